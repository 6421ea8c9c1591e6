/** What is written on a card, as the server tells it. */
export interface CardText {
  title: string;
  facts: Record<string, string | number> | string;
  text: string;
}

export type Texts = Record<string, CardText>;

const PLAIN: CardText = { title: "", facts: {}, text: "" };

/** Returns what is written on a card of a seat; nothing for a card nobody has told of. */
export function textOf(texts: Texts, seat: number | string, card: string): CardText {
  return texts[`${seat}:${card}`] ?? PLAIN;
}

/** Returns a fact of a card. */
export function fact(text: CardText, name: string): string | number | undefined {
  return typeof text.facts === "string" ? undefined : text.facts[name];
}
