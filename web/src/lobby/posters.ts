/** What is told of a game that cannot be played yet. */
export interface Announced {
  name: string;
  title: string;
  pitch: string;
  players: string;
}

export const ANNOUNCED: Announced[] = [
  {
    name: "syndicates",
    title: "Shadows & Syndicates",
    pitch: "Build a crew, hold the streets and the stack, and strike before the other house does.",
    players: "2–4 players",
  },
  {
    name: "shadowscape",
    title: "Shadowscape",
    pitch: "Go down together, room by room, and come back with more than you dared to hope.",
    players: "1–4 players",
  },
  {
    name: "rokugan",
    title: "Legend of the Five Rings: Under Fu Leng’s Shadow",
    pitch: "Hold your provinces side by side against a horde that needs no hand to guide it.",
    players: "1–4 players",
  },
];

/** Returns the players of a game in a few characters. */
export function playersOf(fewest: number, most: number): string {
  return fewest === most ? `${fewest} players` : `${fewest}–${most} players`;
}
