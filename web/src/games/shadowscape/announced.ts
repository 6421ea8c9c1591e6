import { spoken } from "../../words/words.svelte";
import type { Announced } from "../announced";
import { en } from "./words/en";

const words = spoken(en, import.meta.glob<Record<string, typeof en>>(["./*.ts", "!./en.ts"], { base: "./words" }));

export const announced: Announced = { comes: 1, sizes: [1, 2, 3, 4], words };
