/** What is told of a game that cannot be played yet. */
export interface Announced {
  comes: number; // the soonest first
  sizes: number[]; // how many may play
  words: { title: string; pitch: string };
}

const FOUND = import.meta.glob<Announced>("./*/announced.ts", { eager: true, import: "announced" });

/** The games that are announced, by the names of their folders. */
export const ANNOUNCED: [folder: string, Announced][] = Object.entries(FOUND)
  .map(([path, announced]): [string, Announced] => [path.split("/")[1]!, announced])
  .sort(([, one], [, other]) => one.comes - other.comes);
