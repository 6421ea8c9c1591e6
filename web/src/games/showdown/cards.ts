import type { ShowdownView } from "./view";
import type { ShapeName } from "../../parts/Shape.svelte";
import { fact, textOf } from "../../table/cardText";
import type { Desk } from "../../table/desk.svelte";
import { seen } from "../../table/seen";
import { words } from "./words/words";

/** Whose a champion is that nobody has chosen yet. */
export const CHAMPION = "champion";

export const SHAPES: Record<string, ShapeName> = { physical: "cross", intellect: "sun", cunning: "crescent" };

export const TONES: Record<string, string> = { physical: "red", intellect: "blue", cunning: "yellow" };

export const viewOf = seen<ShowdownView>;

/** Returns what is tapped when an Ace of one's own is meant: its place where one chooses among places. */
export function aceTouch(desk: Desk, place: number, card: string | null): string {
  const verb = desk.sight?.decision?.verb;
  return verb === "turn" || verb === "heal" ? String(place + 1) : (card ?? `ace-${place}`);
}

/** Returns value and discipline of a card: 9 Physical. */
export function worthOf({ value, discipline }: ReturnType<typeof known>): string {
  return discipline === "" ? "" : words.worth(value, words.disciplines[discipline] ?? discipline);
}

/** Returns what is known of a card of a seat. */
export function known(desk: Desk, seat: number | string | null, card: string) {
  const text = textOf(desk.texts, seat ?? 0, card);
  const value = fact(text, "value");
  return {
    value: value === "" ? null : Number(value),
    discipline: fact(text, "discipline"), // "" if it has none
    sign: fact(text, "sign"), // rank and suit, as on the corner of a playing card
    text,
  };
}

/** Returns what a card is called: by its own title, or as in the rules. */
export function titleOf(desk: Desk, { seat, card }: { seat: number | string; card: string }): string {
  return known(desk, seat, card).text.title || words.card(card);
}

/** Returns a card as it is read out. */
export function spoken(desk: Desk, card: string, seat: number | null): string {
  const read = known(desk, seat, card);
  const { title, text } = read.text;
  const plain = words.card(card);
  const name = card.endsWith("-edge") ? words.blackJoker : title && title.toLowerCase() !== plain ? words.titled(title, plain) : plain;
  return words.spoken(name, worthOf(read), text);
}

/** Orders a hand by discipline, low values first. */
export function inOrder(desk: Desk, cards: string[], seat: number | null): string[] {
  const place = (card: string): number => {
    const { discipline, value } = known(desk, seat, card);
    return Object.keys(SHAPES).indexOf(discipline) * 100 + (value ?? 0);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}
