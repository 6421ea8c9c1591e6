import type { AttachedFx, LogLine, OptionView, SideView, SlotView, SyndicatesView } from "../../protocol";
import { fact, textOf, type CardText } from "../../table/cardText";
import type { Desk } from "../../table/desk.svelte";
import { outcome } from "../../table/outcome";
import { words } from "../../words/words.svelte";

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
    title: text.title || words.syndicates.unprinted(card),
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
    text: { ...text, facts: words.syndicates.facts(word("faction"), word("kind"), kt) },
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

/** What comes of so much damage to a slot: the card that takes it, and what it has left; 0 is the end of it. */
export interface Toll {
  card: string;
  before: number;
  after: number;
}

/** Returns what damage does to a slot: the topmost FX card with KT takes it, else the character; the rest is lost. */
export function toll(slot: SlotView, damage: number): Toll | null {
  const top = topOf(slot);
  if (top === null) return null;
  const shield = slot.attached.findLast((fx: AttachedFx) => fx.kt > 0);
  const before = shield?.kt ?? slot.kt;
  return { card: shield?.card ?? top, before, after: Math.max(0, before - damage) };
}

/** Returns what an attack or a hit would do to a slot of the other side, while its target or its attacker is being chosen. */
export function threat(desk: Desk, side: number, slot: SlotView): Toll | null {
  const held = desk.held;
  const top = topOf(slot);
  if (top === null || side === ownSide(desk)) return null;
  const hit = desk.options.find((option) => option.token === `hit ${top}`);
  if (hit !== undefined) return foretold(desk, side, slot, hit);
  if (held === null) return null;
  const aimed = held === top ? desk.selected : held;
  const attacker = viewOf(desk).sides[1 - side]!.slots.find((each) => topOf(each) === aimed);
  const attacks = attacker !== undefined && desk.jointly(topOf(attacker)!, top).some((option) => option.token.startsWith("attack "));
  return attacks ? toll(slot, attacker.strength) : null;
}

/** Returns what the server foretells of a hit: the KT before and after of the card that takes it, unless it destroys an FX card. */
function foretold(desk: Desk, side: number, slot: SlotView, hit: OptionView): Toll | null {
  const taken = toll(slot, 0);
  if (taken === null || outcome(hit) === "") return null;
  const start = `${printed(desk, taken.card, side).title} ${taken.before} → `;
  const at = hit.preview.indexOf(start);
  if (at >= 0) return { ...taken, after: Number.parseInt(hit.preview.slice(at + start.length), 10) };
  return taken.card === topOf(slot) ? null : { ...taken, after: 0 };
}

const GAINS = new Set(["gained"]);
const LOSSES = new Set(["hit", "lost", "paid"]);

/** Returns by how much the KT in a slot have just changed, as far as that was told. */
export function change(lines: LogLine[], side: number, slot: string): number {
  return lines
    .filter(({ facts }) => facts.side === side && facts.slot === slot)
    .map(({ facts }) => (GAINS.has(String(facts.event)) ? Number(facts.kt) : LOSSES.has(String(facts.event)) ? -Number(facts.kt) : 0))
    .reduce((sum, each) => sum + each, 0);
}

/** Returns for how many more turns a slot's character can do nothing, or null if nothing of the kind lies there. */
export function timeout(slot: SlotView): number | null {
  const turns = slot.attached.flatMap((fx) => fx.turns_left ?? []);
  return turns.length === 0 ? null : Math.max(...turns);
}

/** Returns what is told of a slot to those who do not see it. */
export function spokenSlot(desk: Desk, side: SideView, at: number, slot: SlotView): string {
  const { syndicates } = words;
  const place = syndicates.slot(slot.name);
  const top = topOf(slot);
  if (top === null) return slot.closed ? syndicates.closed(place) : syndicates.empty(place);
  const card = printed(desk, top, at);
  const owner = slot.owner === null || side.seats.length < 2 ? "" : desk.name(slot.owner);
  return [
    syndicates.stands(card.title, place, slot.kt),
    ...(owner ? [syndicates.commanded(owner)] : []),
    ...slot.attached.map((fx) => syndicates.attached(printed(desk, fx.card, at).title, fx.kt, fx.turns_left)),
    ...(slot.stack.length > 1 ? [syndicates.beneath(slot.stack.slice(0, -1).map((each) => printed(desk, each, at).title))] : []),
    ...(slot.immune ? [syndicates.immune] : []),
    ...(slot.active ? [] : [syndicates.inactive]),
    ...(slot.fit ? [syndicates.fit] : []),
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
  if (turn.every((line) => !line.sentence || line.facts.event === "turn")) {
    const before = log.slice(0, Math.max(0, start));
    const first = before.findLastIndex(({ facts }) => facts.event === "turn" || facts.event === "match");
    turn = before.slice(Math.max(0, first));
  }
  const told = turn.filter((line) => line.sentence && line.facts.event !== "turn");
  const act = turn.findLast(({ facts }) => ["drew_fx", "played_fx", "skill", "attacked"].includes(String(facts.event)));
  const roll = turn.findLast(({ facts }) => facts.event === "rolled" && facts.why !== "factions");
  return {
    sentences: told.map((line) => line.sentence).slice(-3),
    seat: act === undefined ? null : Number(act.facts.seat),
    card: act === undefined ? null : String(act.facts.attacker ?? act.facts.card),
    target: act?.facts.target === undefined ? null : String(act.facts.target),
    die: roll === undefined ? null : Number(roll.facts.die),
  };
}
