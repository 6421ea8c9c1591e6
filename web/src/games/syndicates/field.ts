import type { LogLine, OptionView } from "../../protocol";
import { fact, textOf, type CardText } from "../../table/cardText";
import type { Desk } from "../../table/desk.svelte";
import { sentence } from "../../table/said";
import type { Happening } from "./events";
import { happened } from "./happened";
import type { AttachedFx, SideView, SlotView, SyndicatesView } from "./view";
import { words } from "./words/words";

/** Returns what is seen of the match. */
export function viewOf(desk: Desk): SyndicatesView {
  return desk.sight!.view as unknown as SyndicatesView;
}

/** Returns the side one looks from; a spectator looks from the first one. */
export function ownSide(desk: Desk): number {
  return (desk.sight?.eyes ?? 0) % 2;
}

/** A card with all that is printed on it. */
export interface Printed {
  name: string; // as the rules call it
  title: string;
  subtitle: string;
  faction: string; // "" for a card that both may use
  kind: string;
  rarity: string;
  kt: number;
  duo: string; // the partner, as the rules call them
  helps: boolean;
  label: string; // what kind of text it has
  skill: string; // what the text is called
  says: string;
  text: CardText;
}

/** Returns a card as it is printed; either side may come to own each of them. */
export function printed(desk: Desk, card: string, side = 0): Printed {
  const text = textOf(desk.texts, side, card);
  const word = (name: string): string => String(fact(text, name) ?? "");
  const kt = Number(fact(text, "kt") ?? 0);
  return {
    name: card,
    title: text.title || words.unprinted(card),
    subtitle: word("subtitle"),
    faction: word("faction"),
    kind: word("kind"),
    rarity: word("rarity"),
    kt,
    duo: word("duo"),
    helps: Number(fact(text, "helps") ?? 0) > 0,
    label: word("label"),
    skill: word("skill"),
    says: word("says"),
    text: { ...text, facts: words.facts(word("faction"), word("kind"), kt) },
  };
}

/** The kinds of characters, the most loyal first: the lighter the card, the less the Leader has to say. */
export const LOYALTY = ["leader", "family", "friend", "passionate", "reluctant", "altruist"];

export function isCharacter(card: Pick<Printed, "kind">): boolean {
  return LOYALTY.includes(card.kind);
}

/** Returns a name in one or two letters, for a card that nobody has drawn a picture for. */
export function initials(title: string): string {
  const found = title.replace(/["“”‘’']/g, "").split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return found.length === 0 ? "?" : [found[0]!, ...found.slice(1).slice(-1)].map((word) => word[0]!.toUpperCase()).join("");
}

/** Returns who counts in a slot: the top of the stack. */
export function topOf(slot: SlotView): string | null {
  return slot.stack.at(-1) ?? null;
}

export function isSupporters(slot: SlotView): boolean {
  return slot.name !== "leader" && slot.name !== "family";
}

/** Where what is asked lies below the table and there is little width; with little height as well, it lies beside the table. */
export const NARROW = "(max-width: 599.9px), (max-width: 640px) and (min-height: 620.1px)";

/**
 * Returns the slots of a side in the lines in which they stand, from behind to the front: the whole row where there is room
 * for it. On a phone the Supporters stand before the Core Team.
 */
export function lines(slots: SlotView[], narrow: boolean): SlotView[][] {
  return narrow ? [slots.filter((slot) => !isSupporters(slot)), slots.filter(isSupporters)] : [slots];
}

/** Returns what is tapped when a slot of one's own is meant: whoever stands there, or the place itself. */
export function touchOf(desk: Desk, slot: SlotView, own: boolean): string {
  if (!own) return topOf(slot) ?? `their-${slot.name}`;
  const top = topOf(slot);
  return top === null || desk.optionsOf(slot.name).length > 0 ? slot.name : top;
}

/** What comes of an attack or a hit to a slot: the card that takes it, and what it has left; 0 is the end of it. */
export interface Toll {
  card: string;
  before: number;
  after: number;
}

/** Returns what an attack or a hit would do to a slot of the other side, while its target or its attacker is being chosen. */
export function threat(desk: Desk, side: number, slot: SlotView): Toll | null {
  const held = desk.held;
  const top = topOf(slot);
  if (top === null || side === ownSide(desk)) return null;
  const hit = desk.options.find((option) => option.verb === "hit" && option.touches[0] === top);
  if (hit !== undefined) return toll(desk, side, slot, hit);
  if (held === null) return null;
  const aimed = held === top ? desk.selected : held;
  const attacker = viewOf(desk).sides[1 - side]!.slots.find((each) => topOf(each) === aimed);
  const attack = attacker && desk.jointly(topOf(attacker)!, top).find((option) => option.verb === "attack");
  return attack === undefined ? null : toll(desk, side, slot, attack);
}

/** Returns what the server foretells of an attack or a hit: the KT of the card in the slot that takes it. */
function toll(desk: Desk, side: number, slot: SlotView, option: OptionView): Toll | null {
  const certain = desk.foretold(option)?.certain as Happening[] | undefined;
  const taken = certain?.find((it) => (it.event === "hit" || it.event === "fx_hit") && it.side === side && it.slot === slot.name);
  if (taken?.event !== "hit" && taken?.event !== "fx_hit") return null;
  const before = taken.event === "hit" ? slot.kt : (slot.attached.find((fx: AttachedFx) => fx.card === taken.card)?.kt ?? taken.kt);
  return { card: taken.card, before, after: before - taken.kt };
}

/** Returns by how much the KT in a slot have just changed, as far as that was told. */
export function change(lines: LogLine[], side: number, slot: string): number {
  let sum = 0;
  for (const it of lines.map(happened)) {
    if (it.event === "gained" && it.side === side && it.slot === slot) sum += it.kt;
    if ((it.event === "hit" || it.event === "lost" || it.event === "paid") && it.side === side && it.slot === slot) sum -= it.kt;
  }
  return sum;
}

/** Returns for how many more turns a slot's character can do nothing, or null if nothing of the kind lies there. */
export function timeout(slot: SlotView): number | null {
  const turns = slot.attached.flatMap((fx) => fx.turns_left ?? []);
  return turns.length === 0 ? null : Math.max(...turns);
}

/** Returns what is told of a slot to those who do not see it. */
export function spokenSlot(desk: Desk, side: SideView, at: number, slot: SlotView): string {
  const place = words.slot(slot.name);
  const top = topOf(slot);
  if (top === null) return slot.closed ? words.closed(place) : words.empty(place);
  const card = printed(desk, top, at);
  const owner = slot.owner === null || side.seats.length < 2 ? "" : desk.name(slot.owner);
  return [
    words.stands(card.title, place, slot.kt),
    ...(owner ? [words.commanded(owner)] : []),
    ...slot.attached.map((fx) => words.attached(printed(desk, fx.card, at).title, fx.kt, fx.turns_left)),
    ...(slot.stack.length > 1 ? [words.beneath(slot.stack.slice(0, -1).map((each) => printed(desk, each, at).title))] : []),
    ...(slot.immune ? [words.immune] : []),
    ...(slot.active ? [] : [words.inactive]),
    ...(slot.fit ? [words.fit] : []),
    card.text.text,
  ].join(". ");
}

/** What happened last in a match. */
export interface Lately {
  sentences: string[];
  seat: number | null; // whose turn it was
  card: string | null; // the card that was drawn, played or used
  target: string | null; // whom an attack was aimed at
  die: number | null; // as it fell
}

/** Returns what happened in the newest turn in which anything did, for the middle of the table. */
export function lately(log: LogLine[]): Lately {
  const start = log.findLastIndex(({ facts }) => facts.event === "turn" || facts.event === "match");
  let turn = log.slice(Math.max(0, start));
  if (turn.every((line) => line.said.length === 0 || line.facts.event === "turn")) {
    const before = log.slice(0, Math.max(0, start));
    const first = before.findLastIndex(({ facts }) => facts.event === "turn" || facts.event === "match");
    turn = before.slice(Math.max(0, first));
  }
  const told = turn.filter((line) => line.said.length > 0 && line.facts.event !== "turn");
  const seen = turn.map(happened);
  const act = seen.findLast((it) => it.event === "drew_fx" || it.event === "played_fx" || it.event === "skill" || it.event === "attacked");
  const roll = seen.findLast((it) => it.event === "rolled" && it.why !== "factions");
  return {
    sentences: told.map(sentence).slice(-3),
    seat: act?.seat ?? null,
    card: act === undefined ? null : act.event === "attacked" ? act.attacker : act.card,
    target: act?.event === "attacked" ? act.target : null,
    die: roll?.event === "rolled" ? roll.die : null,
  };
}
