import { translated } from "../words/words.svelte";
import { inFolder } from "./folders";

/** Words for the settings of a game's rules: by rule, and by what the rules call a setting. */
export type Settings = Record<string, Record<string, string>>;

/** What a game says before it is played. */
export interface SetupWords {
  settings?: Settings;
  teamSettings?: Settings; // where a setting means something else for teams
  teamsMean?: string; // how teams are seated
}

const FOUND = import.meta.glob<{ words: SetupWords }>("./*/words/words.ts");

/** Returns what a game says before it is played; what cannot be loaded is told as the rules call it. */
export async function setupWordsOf(game: string): Promise<SetupWords> {
  const found = await inFolder(game, "words/words.ts", FOUND)?.().catch(() => undefined);
  await translated();
  return found?.words ?? {};
}
