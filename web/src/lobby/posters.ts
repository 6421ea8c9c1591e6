import { words } from "../words/words.svelte";

/** What is told of a game that cannot be played yet. */
export interface Announced {
  name: keyof typeof words.lobby.announced;
  fewest: number;
  most: number;
}

export const ANNOUNCED: Announced[] = [
  { name: "syndicates", fewest: 2, most: 4 },
  { name: "shadowscape", fewest: 1, most: 4 },
  { name: "rokugan", fewest: 1, most: 4 },
];

/** Returns the players of a game in a few characters. */
export function playersOf(fewest: number, most: number): string {
  return words.lobby.players(fewest, most);
}
