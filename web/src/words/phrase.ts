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
