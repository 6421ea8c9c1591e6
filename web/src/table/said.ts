import type { LogLine } from "../protocol";

/** A part of what is said: plain words, or the name of something. */
export type Part = LogLine["said"][number];

/** Returns the words of a part. */
export function wordsOf(part: Part): string {
  return typeof part === "string" ? part : part.words;
}

/** Returns what is said of something that happened; nothing for what goes without saying. */
export function sentence({ said }: LogLine): string {
  return said.map(wordsOf).join("");
}

/** Returns the same without what cards say. */
export function inShort({ said }: LogLine): string {
  return said
    .filter((part) => typeof part === "string" || part.names !== "text")
    .map(wordsOf)
    .join("")
    .trimEnd();
}
