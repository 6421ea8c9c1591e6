import type { LogLine, ShadowCardsView } from "../../protocol";
import { contest } from "../../sound/hearing";
import type { Desk } from "../../table/desk.svelte";
import type { Face } from "../face";
import Card from "./Card.svelte";
import { inOrder, printed, spoken } from "./cards";
import Layout from "./Layout.svelte";
import SeatDetail from "./SeatDetail.svelte";
import { words } from "../../words/words.svelte";

/** Returns what is seen of the game. */
export function viewOf(desk: Desk): ShadowCardsView {
  return desk.sight!.view as unknown as ShadowCardsView;
}

function placed(desk: Desk): string[] {
  const view = viewOf(desk);
  if (view.phase !== "score") return [];
  return [...view.trick.map((laid) => laid.card), ...(view.open_card ? [view.open_card] : [])];
}

/** Returns the seat a card came from: whoever played it, or the stack beside the table. */
function origin(key: string, lines: LogLine[]): string | null {
  const line = lines.findLast(({ facts }) => facts.card === key);
  if (line?.facts.event === "played" || line?.facts.event === "scored") return `seat:${String(line.facts.seat)}`;
  if (line?.facts.event === "open_card") return "side";
  return null;
}

export const face: Face = {
  Layout,
  Card,
  SeatDetail,
  drawsSeats: false,
  hand: (desk) => inOrder(viewOf(desk).hand),
  covered: (desk) => inOrder(viewOf(desk).prediction_cards),
  placed,
  marks(desk, seat) {
    const view = viewOf(desk);
    return [
      { label: words.shadowCards.points, value: String(view.trick_points[seat]), strong: true },
      { label: words.shadowCards.cards, value: String(view.hand_sizes[seat]) },
      { label: words.shadowCards.total, value: String(view.scores[seat]) },
    ];
  },
  track(desk) {
    const { phase } = viewOf(desk);
    return [
      { label: words.shadowCards.phases.predict, now: phase === "predict" },
      { label: words.shadowCards.phases.play, now: phase === "play" },
      { label: words.shadowCards.phases.score, now: phase === "score" },
    ];
  },
  read: (_desk, card) => printed(card),
  heard({ facts }, eyes) {
    if (facts.event === "played") return { sound: "card", caption: words.captions.card };
    if (facts.event === "trick_won") return contest(words.captions.trick, Number(facts.seat), eyes);
    return facts.event === "game_over" ? { sound: "over", caption: words.captions.over } : null;
  },
  legend: (desk) => words.shadowCards.legend(viewOf(desk).players === 2 ? 5 : 3, desk.sight?.table.options.teaching === true),
  spokenCell(desk, row, seat) {
    const line = viewOf(desk).sheet[row.line - 1];
    if (row.tone !== "first" || line === undefined) return null;
    const cards = (line.prediction_cards[seat] ?? []).map(spoken);
    return words.shadowCards.spokenPrediction(line.predictions[seat]!, cards, seat === line.starter);
  },
  cardName: (_desk, card) => spoken(card),
  flyKey: (_desk, card) => card,
  origin,
  dwell: { played: 420, trick_won: 900, scored: 520, open_card: 250, experience: 600 },
};
