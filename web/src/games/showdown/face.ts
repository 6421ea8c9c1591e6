import type { LogLine } from "../../protocol";
import { contest } from "../../sound/hearing";
import { fact } from "../../table/cardText";
import type { Desk } from "../../table/desk.svelte";
import type { Face } from "../face";
import Card from "./Card.svelte";
import { capital, inOrder, known, spoken, viewOf, worthOf } from "./cards";
import { happened } from "./happened";
import Layout from "./Layout.svelte";
import SeatDetail from "./SeatDetail.svelte";
import { words as common } from "../../words/words.svelte";
import { words } from "./words/words";

/** Returns the cards one may choose that lie neither in hand nor among the Aces, such as on the discard pile. */
export function offered(desk: Desk): string[] {
  const view = viewOf(desk);
  const shown = new Set([...view.hand, ...view.areas[desk.sight?.eyes ?? 0]!.aces.map((ace) => ace.card)]);
  const chosen = desk.options.filter((option) => option.verb === "choose").flatMap((option) => option.touches);
  return [...new Set(chosen)].filter((card) => !shown.has(card));
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
  const moved = lines.map(happened).some((it) => ("card" in it && it.card === card) || (it.event === "drew" && String(it.seat) === seat));
  return moved ? `seat:${seat}` : null;
}

export const face: Face = {
  Layout,
  Card,
  SeatDetail,
  hand: (desk) => (desk.sight?.decision?.verb === "pick" ? [] : inOrder(desk, viewOf(desk).hand, desk.sight?.eyes ?? null)),
  covered(desk) {
    const view = viewOf(desk);
    const strike = view.areas[desk.sight?.eyes ?? 0]!.strike;
    return strike?.card && view.same_discipline === null ? [strike.card] : [];
  },
  placed,
  score: (score) => words.score(score),
  track(desk) {
    const { phase } = viewOf(desk);
    return [
      { label: words.phases.action, now: phase === "action" },
      { label: words.phases.combat, now: phase === "combat" },
      { label: words.phases.draw, now: phase === "draw" },
    ];
  },
  read(desk, card, seat) {
    const read = known(desk, seat, card);
    const { text, discipline, sign } = read;
    const worth = discipline === null ? String(fact(text, "epithet") ?? "") : worthOf(read);
    return { ...text, title: text.title || capital(words.card(card)), facts: [worth, sign].filter(Boolean).join(" · ") };
  },
  heard(line, eyes) {
    const it = happened(line);
    if (["feint", "strike", "action", "react"].includes(it.event)) return { sound: "card", caption: common.captions.card };
    if (it.event === "verdict" && it.winner >= 0) return contest(words.contest, it.winner, eyes);
    return it.event === "game_over" ? { sound: "over", caption: common.captions.over } : null;
  },
  legend: () => words.legend,
  spokenCell: () => null,
  cardName: (desk, card, seat) => spoken(desk, card, seat),
  flyKey: (_desk, card, seat) => `${seat}:${card}`,
  origin,
  dwell: { feint: 700, strike: 350, strike_turned: 900, verdict: 1500, action: 1000, react: 1100, ace_used: 1000, ace_turned: 900, trigger: 900, champions: 800, drew: 250 },
};
