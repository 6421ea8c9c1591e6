import type { Field } from "../protocol";

export type View = { [name: string]: unknown };

/** Something that can be seen: under which title, whose, and what. */
export interface Shown {
  name: string; // of the field
  title: string;
  kind: Field["kind"];
  seat: number | null;
  role?: string;
  value: unknown;
}

export const HAND = "hand"; // what the field with one's own cards is called

/** Returns what a view shows besides one's own hand; a list that is not one of seats is numbered. */
export function shown(fields: Field[], view: View): Shown[] {
  return fields.flatMap(({ name, title, kind, by_seat, by_role }): Shown[] => {
    const value = view[name];
    if (by_role) return Object.entries(value as View).map(([role, each]) => ({ name: `${name}-${role}`, title, kind, seat: null, role, value: each }));
    if (!by_seat) return name === HAND ? [] : [{ name, title, kind, seat: null, value }];
    const values = value as unknown[];
    if (values.length === view.players) return values.map((each, seat) => ({ name, title, kind, seat, value: each }));
    return values.map((each, place) => ({ name: `${name}-${place}`, title: `${title} ${place + 1}`, kind, seat: null, value: each }));
  });
}

/** Returns one's own cards, or none in a game without a hand. */
export function handOf(fields: Field[], view: View): string[] {
  return fields.some((field) => field.name === HAND && field.kind === "cards") ? (view[HAND] as string[]) : [];
}

/** Returns the cards of something that is seen, a single card included; any other word is none. */
export function cardsOf({ kind, value }: Shown): string[] {
  if (kind === "cards") return value as string[];
  return kind === "name" && isCard(value) ? [value] : [];
}

/** Whether a word is the name of a card: of several parts, such as `red-7`, or with a number in it. */
export function isCard(value: unknown): value is string {
  return typeof value === "string" && /[-\d]/.test(value);
}

/** Whether something is to be told as a number: also that it is so. */
export function isNumber({ kind, value }: Shown): boolean {
  return value !== null && (kind === "number" || (kind === "truth" && value === true));
}
