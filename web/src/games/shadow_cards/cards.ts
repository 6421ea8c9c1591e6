import { SHAPES } from "../../parts/Shape.svelte";
import type { CardText } from "../../protocol";
import { capital } from "../../words/english";
import { words } from "./words/words";

/** Returns suit and number of a card such as `green-8`. */
export function parts(card: string): { suit: string; number: number } {
  const [suit = "", number = "0"] = card.split("-");
  return { suit, number: Number(number) };
}

/** Orders a hand by suit, high cards first. */
export function inOrder(cards: string[]): string[] {
  const place = (card: string): number => Object.keys(SHAPES).indexOf(parts(card).suit) * 100 + 50 - parts(card).number;
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** Returns what a suit is called. */
export function suitName(suit: string): string {
  return words.suits[suit] ?? suit;
}

/** Returns a card as it is read out. */
export function spoken(card: string): string {
  const { suit, number } = parts(card);
  return words.card(suitName(suit), number);
}

/** Returns what there is to know of a card. */
export function printed(card: string): CardText {
  const { suit, number } = parts(card);
  return {
    title: capital(spoken(card)),
    facts: words.worth(number),
    text: suit === "red" ? words.trump : words.plain(suitName(suit)),
    marks: {},
  };
}
