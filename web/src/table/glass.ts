import type { CardOf } from "./desk.svelte";

/** Something that stands for a card on the screen. */
export interface Found extends CardOf {
  element: Element;
}

/** A part of the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Extent {
  width: number;
  height: number;
}

const GAP = 10; // pixels between a card and its enlargement, and around this one
const LARGER = 1.4; // than it lies on the table
const LARGE = 220; // pixels across: however small a card lies, it is held up as wide as this where there is room

/** Returns the card that a part of the screen stands for, be it the card itself or the button it lies in. */
export function cardAt(target: EventTarget | null): Found | null {
  if (!(target instanceof Element)) return null;
  const marked = target.closest("[data-card]") ?? target.closest("[data-touch]")?.querySelector("[data-card]");
  if (!(marked instanceof HTMLElement) || marked.closest("[popover]")) return null;
  const [seat = "", ...rest] = marked.dataset.card!.split(":");
  return { seat: /^\d+$/.test(seat) ? Number(seat) : seat, card: rest.join(":"), element: marked };
}

/** Returns where something is drawn; what only groups others has no box of its own. */
export function boxOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  return box.width === 0 && element.firstElementChild ? boxOf(element.firstElementChild) : box;
}

/** Returns how wide a card is held up: clearly wider than one that covers as much of the screen as this one does. */
export function widthFor(card: Box, room: Extent): number {
  const drawn = Math.sqrt((card.right - card.left) * (card.bottom - card.top) * (5 / 7)); // a mere name is low, and so no large card
  const least = Math.min(LARGE, 0.38 * room.width, 0.3 * room.height);
  const most = Math.min(0.5 * room.width, 0.6 * room.height);
  return Math.round(Math.min(Math.max(least, drawn * LARGER), most));
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Returns where a card is held up: near where it lies but not over it, never over what must be clear while there is
 * another place, and rather not over what had better be.
 */
export function placeFor(size: Extent, room: Extent, card: Box, must: Box[], should: Box[]): { left: number; top: number } {
  const near = [card, ...must, ...should];
  const lefts = [(card.left + card.right - size.width) / 2, ...near.flatMap((box) => [box.right + GAP, box.left - GAP - size.width])];
  const tops = [(card.top + card.bottom - size.height) / 2, ...near.flatMap((box) => [box.top - GAP - size.height, box.bottom + GAP])];
  const within = (place: number, length: number, all: number): number => Math.max(GAP, Math.min(place, all - GAP - length));
  const places = lefts.flatMap((left) => tops.map((top) => ({ left: within(left, size.width, room.width), top: within(top, size.height, room.height) })));

  function cost({ left, top }: { left: number; top: number }): number {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const covered = (boxes: Box[]): number => boxes.reduce((sum, each) => sum + overlap(box, each), 0);
    const away = Math.hypot(left + size.width / 2 - (card.left + card.right) / 2, top + size.height / 2 - (card.top + card.bottom) / 2);
    return covered(must) * 10_000 + covered([card]) * 100 + covered(should) + away;
  }

  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}
