import type { LogLine } from "../protocol";

/** A part of what is said: plain words, or the name of something. */
export type Part = LogLine["said"][number];

/** Returns the words of a part. */
export function wordsOf(part: Part): string {
  return typeof part === "string" ? part : part.words;
}

/** Returns the words of several parts, one after the other. */
export function wordsIn(parts: Part[]): string {
  return parts.map(wordsOf).join("");
}

/** Returns what somebody did, for a place that already says whose act it is. */
export function actOf(said: Part[], name: string): string {
  const [first, ...rest] = said;
  const named = typeof first === "object" && first.names === "seat" && first.words === name;
  return wordsIn(named ? rest : said).trim();
}

/** Returns what is said of something that happened; nothing for what goes without saying. */
export function sentence({ said }: LogLine): string {
  return wordsIn(said);
}

/** Returns the same without what cards say. */
export function inShort({ said }: LogLine): string {
  return said
    .filter((part) => typeof part === "string" || part.names !== "text")
    .map(wordsOf)
    .join("")
    .trimEnd();
}
