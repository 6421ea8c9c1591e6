import type { LogLine } from "../protocol";
import { inShort } from "./said";

/**
 * Returns the moment before or after one that is looked at, by how many choices had been made; null where there is none.
 * Only moments of which something was told count: what others do covered happens between them. The newest moment is the
 * game as it is, which is not in the past. In the middle of what a choice led to, half of it has been made.
 */
export function stepped(story: LogLine[], at: number, by: 1 | -1): number | null {
  const moments = [...new Set(story.filter((line) => line.said.length > 0).map((line) => line.at))];
  if (by < 0) return moments.findLast((moment) => moment < at) ?? null;
  return moments.slice(0, -1).find((moment) => moment > at) ?? null;
}

/** Returns what happened at a moment in one sentence, without the text of a card. */
export function lastWords(log: LogLine[]): string {
  const last = log.findLast((line) => line.said.length > 0);
  return last === undefined ? "" : inShort(last);
}
