import { SHAPES, type ShapeName } from "../parts/Shape.svelte";

/** How a card is drawn: in a colour that it names, with its number or its first letter, and its other words. */
export interface Drawn {
  tone: string;
  value: string;
  letter: string;
  shape: ShapeName;
  title: string;
}

/** Returns a card as people say it. */
export function spoken(card: string): string {
  return card.replaceAll("-", " ");
}

/** Returns a card as it stands at the beginning of a sentence. */
export function titled(card: string): string {
  return spoken(card).charAt(0).toUpperCase() + spoken(card).slice(1);
}

/** Reads off a card's name how it is drawn: `red-7` is a red seven, `old-king` a card with an O and its name. */
export function drawn(card: string): Drawn {
  const parts = card.split("-");
  const tone = parts.find((part) => part in SHAPES) ?? "ivory";
  const number = parts.findLast((part) => /^\d+$/.test(part));
  const others = parts.filter((part) => part !== number && part !== tone).join(" ");
  const initial = (others || tone).charAt(0).toUpperCase();
  return {
    tone,
    value: number ?? initial,
    letter: tone === "ivory" ? "" : tone.charAt(0).toUpperCase(),
    shape: SHAPES[tone] ?? "crescent",
    title: others.charAt(0).toUpperCase() + others.slice(1),
  };
}
