import type { OptionView } from "../../protocol";
import type { Desk } from "../../table/desk.svelte";
import { ownSide, printed, topOf, touchOf, viewOf } from "./field";
import { words } from "./words/words";

/** Returns the FX cards one chooses among, such as those that were drawn; a single one is no choice among cards. */
export function offered(desk: Desk): string[] {
  const cards = [...new Set([...desk.named("apply"), ...desk.named("keep")])];
  return cards.length > 1 ? cards : [];
}

/** Returns the drawn card that is used next if all are, from the left; nothing if another choice is open, too. */
export function nextDrawn(desk: Desk): OptionView | null {
  const uses = desk.options.filter((option) => option.verb === "apply");
  const all = uses.length === desk.options.length && uses.length === viewOf(desk).to_use;
  return uses.length > 1 && all ? uses[0]! : null;
}

/** Returns who would have to leave, where one may let them go by hand while places can still be changed. */
export function dismissible(desk: Desk): string[] {
  return desk.options.some((option) => option.verb === "ready") ? desk.named("dismiss") : [];
}

/** Returns everything on the table that can be pointed at, one's own first. */
export function placed(desk: Desk): string[] {
  const view = viewOf(desk);
  if (view.phase === "factions") return ["green", "red"];
  const own = ownSide(desk);
  const mine = view.sides[own]!.slots.map((slot) => touchOf(desk, slot, true));
  const theirs = view.sides[1 - own]!.slots.map((slot) => touchOf(desk, slot, false));
  return [...mine, ...desk.named("fetch"), ...dismissible(desk), ...offered(desk), ...desk.named("give"), "fx", ...view.sides[own]!.reserve.map((fx) => fx.card), ...theirs];
}

/** Returns what is to be chosen next once somebody, or a slot, is taken up: a target, an attacker, somebody to protect, a place. */
export function asksNext(desk: Desk): string {
  const held = desk.held;
  if (held === null) return "";
  const own = ownSide(desk);
  const [slot] = viewOf(desk).sides.flatMap(({ slots }, side) => slots.filter((each) => touchOf(desk, each, side === own) === held));
  const top = slot === undefined ? null : topOf(slot);
  const title = top === null ? words.slot(held) : printed(desk, top).title;
  const offers = (verb: string, place?: number): boolean => desk.optionsOf(held).some((option) => option.verb === verb && (place === undefined || option.touches[place] === held));

  if (offers("swap")) return (top === null ? words.next.comes : words.next.swaps)(title);
  const asked = [
    ...(offers("attack", 1) ? [words.next.attacks(title)] : []),
    ...(offers("attack", 0) ? [words.next.attacked(title)] : []),
    ...(offers("move", 0) ? [words.next.protects(title)] : []),
    ...(offers("move", 1) ? [(top === null ? words.next.comes : words.next.protected)(title)] : []),
  ];
  return asked.join(" ");
}
