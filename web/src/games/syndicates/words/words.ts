import { spoken } from "../../../words/words.svelte";
import { en } from "./en";

/** What the game says in the client, in the language that is spoken: `words.score(7)`. */
export const words = spoken(en, import.meta.glob<Record<string, typeof en>>(["./*.ts", "!./en.ts", "!./words.ts"]));
