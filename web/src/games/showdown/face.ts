import type { LogLine } from "../../protocol";
import { contest } from "../../sound/hearing";
import { fact } from "../../table/cardText";
import type { Desk } from "../../table/desk.svelte";
import type { Face } from "../face";
import Card from "./Card.svelte";
import { capital, inOrder, known, spoken, viewOf } from "./cards";
import Layout from "./Layout.svelte";
import SeatDetail from "./SeatDetail.svelte";

const CARD = /-of-/;

/** Returns the cards one may choose that lie neither in hand nor among the Aces, such as on the discard pile. */
export function offered(desk: Desk): string[] {
  const view = viewOf(desk);
  const shown = new Set([...view.hand, ...view.areas[desk.sight?.eyes ?? 0]!.aces.map((ace) => ace.card)]);
  const touches = desk.options.flatMap((option) => option.touches);
  return [...new Set(touches)].filter((touch) => CARD.test(touch) && !shown.has(touch));
}

function placed(desk: Desk): string[] {
  const view = viewOf(desk);
  const decision = desk.sight?.decision;
  if (decision?.verb === "pick") return decision.options.flatMap((option) => option.touches);
  const aces = view.areas[desk.sight?.eyes ?? 0]!.aces;
  const own = aces.map((ace, place) => (decision?.verb === "turn" || decision?.verb === "heal" ? String(place + 1) : (ace.card ?? "")));
  return [...offered(desk), "first-edge", "second-edge", ...own];
}

/** Returns where a card on the table came from. */
function origin(key: string, lines: LogLine[]): string | null {
  const [seat, card = ""] = key.split(":");
  if (card.startsWith("covered")) return `seat:${seat}`;
  return lines.some(({ facts }) => facts.card === card || (facts.event === "drew" && String(facts.seat) === seat)) ? `seat:${seat}` : null;
}

export const face: Face = {
  Layout,
  Card,
  SeatDetail,
  drawsSeats: true,
  hand: (desk) => (desk.sight?.decision?.verb === "pick" ? [] : inOrder(desk, viewOf(desk).hand, desk.sight?.eyes ?? null)),
  placed,
  marks(desk, seat) {
    const area = viewOf(desk).areas[seat]!;
    const life = area.aces.filter((ace) => ace.lies === "down").length;
    return area.aces.length === 0
      ? []
      : [
          { label: life === 1 ? "Ace left" : "Aces left", value: String(life), strong: true },
          { label: "cards", value: String(area.hand_size) },
          { label: "deck", value: String(area.deck) },
        ];
  },
  track(desk) {
    const { phase } = viewOf(desk);
    return [
      { label: "Actions", now: phase === "action" },
      { label: "Combat", now: phase === "combat" },
      { label: "Draw", now: phase === "draw" },
    ];
  },
  read(desk, card, seat) {
    const { text, discipline, value, sign } = known(desk, seat, card);
    const worth = discipline === null ? String(fact(text, "epithet") ?? "") : `${value} ${capital(discipline)}`;
    return { ...text, title: text.title || capital(card.replaceAll("-", " ")), facts: [worth, sign].filter(Boolean).join(" · ") };
  },
  heard({ facts }, eyes) {
    if (["feint", "strike", "action", "react"].includes(String(facts.event))) return { sound: "card", caption: "Card played" };
    if (facts.event === "verdict" && Number(facts.winner) >= 0) return contest("Combat", Number(facts.winner), eyes);
    return facts.event === "game_over" ? { sound: "over", caption: "Game over" } : null;
  },
  cardName: (desk, card, seat) => spoken(desk, card, seat),
  flyKey: (_desk, card, seat) => `${seat}:${card}`,
  origin,
  dwell: { feint: 700, strike: 350, revealed: 1500, verdict: 1500, action: 1000, react: 1100, ace_used: 1000, ace_turned: 900, trigger: 900, champions: 800, drew: 250 },
};
