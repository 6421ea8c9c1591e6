import type { CardText } from "../protocol";

export type { CardText };

export type Texts = { [card: string]: CardText };

const PLAIN: CardText = { title: "", facts: "", text: "", marks: {} };

/** Returns what is written on a card of a seat; nothing for a card nobody has told of. */
export function textOf(texts: Texts, seat: number | string, card: string): CardText {
  return texts[`${seat}:${card}`] ?? PLAIN;
}

/** Returns something a card is drawn with, "" if it is not. */
export function fact(text: CardText, name: string): string {
  return String(text.marks?.[name] ?? "");
}
