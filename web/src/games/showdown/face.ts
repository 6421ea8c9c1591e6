import type { LogLine } from "../../protocol";
import { contest, usual } from "../../sound/hearing";
import { fact } from "../../table/cardText";
import type { Desk } from "../../table/desk.svelte";
import type { Face } from "../face";
import Card from "./Card.svelte";
import { aceTouch, inOrder, known, spoken, titleOf, viewOf, worthOf } from "./cards";
import { happened, ownCovered } from "./combats";
import Layout from "./Layout.svelte";
import SeatDetail from "./SeatDetail.svelte";
import { capital } from "../../words/english";
import { words } from "./words/words";

/** Returns the cards one may choose that lie neither in hand nor among the Aces, such as on the discard pile. */
export function offered(desk: Desk): string[] {
  const view = viewOf(desk);
  const shown = new Set([...view.hand, ...view.areas[desk.sight?.eyes ?? 0]!.aces.map((ace) => ace.card)]);
  return desk.named("choose").filter((card) => !shown.has(card));
}

/** Returns the champions one may pick. */
export function picks(desk: Desk): string[] {
  const decision = desk.sight?.decision;
  return decision?.verb === "pick" ? decision.options.flatMap((option) => option.touches) : [];
}

/** Returns where a card on the table came from. */
function origin(key: string, lines: LogLine[]): string | null {
  const [seat, card = ""] = key.split(":");
  const moved = lines.map(happened).some((it) => ("card" in it && it.card === card) || (it.event === "drew" && String(it.seat) === seat));
  return moved || card.startsWith("covered") ? `seat:${seat}` : null;
}

export const face: Face = {
  Layout,
  Card,
  SeatDetail,
  hand: (desk) => (desk.sight?.decision?.verb === "pick" ? [] : inOrder(desk, viewOf(desk).hand, desk.sight?.eyes ?? null)),
  covered: (desk) => [ownCovered(desk)?.card ?? []].flat(),
  placed(desk) {
    const { aces } = viewOf(desk).areas[desk.sight?.eyes ?? 0]!;
    return [...picks(desk), ...offered(desk), "first-edge", "second-edge", ...aces.map((ace, place) => aceTouch(desk, place, ace.card))];
  },
  words,
  read(desk, card, seat) {
    const read = known(desk, seat, card);
    const { text, discipline, sign } = read;
    const worth = discipline === "" ? fact(text, "epithet") : worthOf(read);
    return { ...text, title: capital(titleOf(desk, { seat, card })), facts: [worth, sign].filter(Boolean).join(" · ") };
  },
  heard(line, eyes) {
    const it = happened(line);
    if (it.event === "verdict" && it.winner >= 0) return contest(words.contest, it.winner, eyes);
    return usual(line, ["feint", "strike", "action", "react"]);
  },
  legend: () => words.legend,
  cardName: (desk, card, seat) => spoken(desk, card, seat),
  flyKey: (_desk, card, seat) => `${seat}:${card}`,
  origin,
  dwell: { feint: 700, strike: 350, strike_turned: 900, verdict: 1500, action: 1000, react: 1100, ace_used: 1000, ace_turned: 900, trigger: 900, champions: 800, drew: 250 },
};
