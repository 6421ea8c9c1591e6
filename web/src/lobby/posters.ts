import { words } from "../words/words.svelte";

/** What is told of a game that cannot be played yet. */
export interface Announced {
  name: keyof typeof words.lobby.announced;
  sizes: number[]; // how many may play
}

export const ANNOUNCED: Announced[] = [
  { name: "shadowscape", sizes: [1, 2, 3, 4] },
  { name: "rokugan", sizes: [1, 2, 3, 4] },
];

/** Returns the teams of a game, each by its seats; none where everybody plays alone. */
export function teamsOf(game: string, players: number): number[][] {
  return game === "syndicates" && players === 4 ? [[0, 2], [1, 3]] : [];
}
