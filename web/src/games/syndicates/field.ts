import { MediaQuery } from "svelte/reactivity";
import type { ShapeName } from "../../parts/Shape.svelte";
import type { LogLine } from "../../protocol";
import { textOf, type CardText } from "../../table/cardText";
import type { Desk } from "../../table/desk.svelte";
import { sentence } from "../../table/said";
import { factsOf, seen } from "../../table/seen";
import type { Happening } from "./events";
import type { SideView, SlotView, SyndicatesView } from "./view";
import { words } from "./words/words";

export const viewOf = seen<SyndicatesView>;
export const happened = factsOf<Happening>;

/** Returns the side one looks from; a spectator looks from the first one. */
export function ownSide(desk: Desk): number {
  return (desk.sight?.eyes ?? 0) % 2;
}

/** What is printed on a card beside its name and its text, unless nothing is. */
const UNMARKED = {
  subtitle: "",
  faction: "", // "" for a card that both may use
  kind: "",
  rarity: "",
  kt: 0,
  duo: "", // the partner, as the rules call them
  helps: 0, // 1 if it does good
  label: "", // what kind of text it has
  skill: "", // what the text is called
  says: "",
};

/** Returns whose side a card between the two is of: what was drawn is of whoever acts, what is offered of whoever looks. */
export function sideOfShown(desk: Desk, card: string): number {
  const { drawn, newcomer, acting } = viewOf(desk);
  const own = ownSide(desk);
  return drawn.includes(card) || card === newcomer ? (acting ?? own) % 2 : own;
}

/** A card with all that is printed on it; its name is what the rules call it. */
export type Printed = typeof UNMARKED & { name: string; title: string; text: CardText };

/** Returns a card as it is printed; either side may come to own each of them. */
export function printed(desk: Desk, card: string, side = 0): Printed {
  const text = textOf(desk.texts, side, card);
  const marks = { ...UNMARKED, ...text.marks };
  const title = text.title || words.unprinted(card);
  const facts = words.facts(marks.faction, marks.kind, marks.kt);
  return { ...marks, name: card, title, text: { ...text, title, facts } };
}

/** The kinds of characters, the most loyal first: the lighter the card, the less the Leader has to say. */
export const LOYALTY = ["leader", "family", "friend", "passionate", "reluctant", "altruist"];

/** The colours of their cards, by faction. */
export const SHADES: Record<string, string[]> = {
  green: ["#0b3f31", "#0f5341", "#166a53", "#6fc4a3", "#a2dcc3", "#d2f1e3"],
  red: ["#5d101c", "#7a1926", "#982a33", "#ef9585", "#f6bbad", "#fbdfd7"],
};

/** The signs of the factions; their form tells them apart as well. */
export const SIGNS: Record<string, ShapeName> = { green: "clover", red: "chilli" };

/** The colour of a faction, for its sign and its name. */
export function colour(faction: string): string | undefined {
  return SHADES[faction]?.[1];
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

/** Where what is asked lies below the table and there is little width; with little height as well, it lies beside the table. */
export const narrow = new MediaQuery("(max-width: 599.9px), (max-width: 640px) and (min-height: 620.1px)");

/**
 * Returns the slots of a side in the lines in which they stand, from behind to the front: the whole row where there is room
 * for it. On a phone the Supporters stand before the Core Team.
 */
export function lines(slots: SlotView[], split: boolean): SlotView[][] {
  const core = slots.filter(({ name }) => name === "leader" || name === "family");
  return split ? [core, slots.filter((slot) => !core.includes(slot))] : [slots];
}

/** Returns what is tapped when a slot of one's own is meant: whoever stands there, or the place itself. */
export function touchOf(desk: Desk, slot: SlotView, own: boolean): string {
  if (!own) return topOf(slot) ?? `their-${slot.name}`;
  const top = topOf(slot);
  return top === null || desk.optionsOf(slot.name).length > 0 ? slot.name : top;
}

/**
 * Returns what an attack or a hit would do to a slot of the other side, while its target or its attacker is being chosen:
 * to the card that takes it, with the KT it has left; 0 is the end of it.
 */
export function threat(desk: Desk, side: number, slot: SlotView): { card: string; before: number; after: number } | null {
  const top = topOf(slot);
  if (top === null || side === ownSide(desk)) return null;
  const other = desk.held === top ? desk.selected : desk.held;
  const attacks = other === null || other === top ? [] : desk.jointly(other, top).filter((option) => option.verb === "attack");
  const [option] = [...desk.options.filter((each) => each.verb === "hit" && each.touches[0] === top), ...attacks];
  const certain = (option && desk.foretold(option)?.certain) as Happening[] | undefined;
  const [taken] = (certain ?? []).flatMap((it) => ((it.event === "hit" || it.event === "fx_hit") && it.side === side && it.slot === slot.name ? it : []));
  if (taken === undefined) return null;
  const before = taken.event === "hit" ? slot.kt : (slot.attached.find((fx) => fx.card === taken.card)?.kt ?? taken.kt);
  return { card: taken.card, before, after: before - taken.kt };
}

/** Returns by how much the KT in a slot have just changed, as far as that was told. */
export function change(lines: LogLine[], side: number, slot: string): number {
  const changes = lines.map(happened).map((it) => {
    if (it.event !== "gained" && it.event !== "hit" && it.event !== "lost" && it.event !== "paid") return 0;
    return it.side !== side || it.slot !== slot ? 0 : it.event === "gained" ? it.kt : -it.kt;
  });
  return changes.reduce((sum, kt) => sum + kt, 0);
}

/** Returns for how many more turns a slot's character can do nothing. */
export function timeout({ attached }: SlotView): number {
  return Math.max(0, ...attached.map((fx) => fx.turns_left ?? 0));
}

/** Returns what is told of a slot to those who do not see it. */
export function spokenSlot(desk: Desk, side: SideView, at: number, slot: SlotView): string {
  const place = words.slot(slot.name);
  const top = topOf(slot);
  if (top === null) return slot.closed ? words.closed(place) : words.empty(place);
  const card = printed(desk, top, at);
  const owner = side.seats.length < 2 ? null : slot.owner;
  return [
    words.stands(card.title, place, slot.kt),
    ...(owner === null ? [] : [words.commanded(desk.name(owner), desk.isMe(owner))]),
    ...slot.attached.map((fx) => words.attached(printed(desk, fx.card, at).title, fx.kt, fx.turns_left)),
    ...(slot.stack.length > 1 ? [words.beneath(slot.stack.slice(0, -1).map((each) => printed(desk, each, at).title))] : []),
    ...(slot.immune ? [words.immune] : []),
    ...(slot.active ? [] : [words.inactive]),
    ...(slot.fit ? [words.fit] : []),
    card.text.text,
  ].join(". ");
}

/** Returns what happened in the newest turn in which anything did, for the middle of the table. */
export function lately(log: LogLine[]) {
  const tells = (line: LogLine): boolean => line.said.length > 0 && line.facts.event !== "turn";
  const known = log.slice(0, log.findLastIndex(tells) + 1);
  const turn = known.slice(Math.max(0, known.findLastIndex(({ facts }) => facts.event === "turn" || facts.event === "match")));
  const seen = turn.map(happened);
  const act = seen.findLast((it) => it.event === "drew_fx" || it.event === "played_fx" || it.event === "skill" || it.event === "attacked");
  const use = seen.findLastIndex((it) => it.event === "fx_applied" || it.event === "skill");
  const dice = seen.slice(use + 1).flatMap((it) => (it.event === "rolled" && it.why !== "factions" ? it.die : []));
  return {
    sentences: turn.filter(tells).map(sentence).slice(-3),
    seat: act?.seat ?? null, // whose turn it was
    card: act === undefined ? null : act.event === "attacked" ? act.attacker : act.card, // that was drawn, played or used
    target: act?.event === "attacked" ? act.target : null, // whom an attack was aimed at
    die: dice.at(-1) ?? null, // as it fell for the card that was used last
  };
}
