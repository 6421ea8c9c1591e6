/** Returns what the server says as a sentence of its own: it leaves the first letter small and the end open. */
export function asSentence(text: string): string {
  const ended = /[.!?…]$/.test(text) || text === "" ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

/** A part of a sentence that is shown in another way: as a link, large, or for the ear only. */
export interface Marked {
  marked: string;
}

/** A sentence with such parts, in the order of its language. */
export type Phrase = (string | Marked)[];

/** Marks a part of a sentence. */
export function mark(part: string | number): Marked {
  return { marked: String(part) };
}
