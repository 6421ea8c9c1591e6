import type { LogLine } from "../../protocol";
import { contest } from "../../sound/hearing";
import type { Desk } from "../../table/desk.svelte";
import type { Face } from "../face";
import Card from "./Card.svelte";
import { inOrder, printed, spoken } from "./cards";
import { happened } from "./happened";
import Layout from "./Layout.svelte";
import SeatDetail from "./SeatDetail.svelte";
import { words as common } from "../../words/words.svelte";
import type { ShadowCardsView } from "./view";
import { words } from "./words/words";

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
  const it = lines.map(happened).findLast((each) => "card" in each && each.card === key);
  if (it?.event === "played" || it?.event === "scored") return `seat:${it.seat}`;
  return it?.event === "open_card" ? "side" : null;
}

export const face: Face = {
  Layout,
  Card,
  SeatDetail,
  hand: (desk) => inOrder(viewOf(desk).hand),
  covered: (desk) => inOrder(viewOf(desk).prediction_cards),
  placed,
  marks(desk, seat) {
    const view = viewOf(desk);
    return [
      { label: words.points, value: String(view.trick_points[seat]), strong: true },
      { label: words.cards, value: String(view.hand_sizes[seat]) },
      { label: words.total, value: String(view.scores[seat]) },
    ];
  },
  score: (score) => words.score(score),
  track(desk) {
    const { phase } = viewOf(desk);
    return [
      { label: words.phases.predict, now: phase === "predict" },
      { label: words.phases.play, now: phase === "play" },
      { label: words.phases.score, now: phase === "score" },
    ];
  },
  read: (_desk, card) => printed(card),
  heard(line, eyes) {
    const it = happened(line);
    if (it.event === "played") return { sound: "card", caption: common.captions.card };
    if (it.event === "trick_won") return contest(words.contest, it.seat, eyes);
    return it.event === "game_over" ? { sound: "over", caption: common.captions.over } : null;
  },
  legend: (desk) => words.legend(viewOf(desk).players === 2 ? 5 : 3, desk.sight?.table.options.teaching === true),
  spokenCell(desk, row, seat) {
    const line = viewOf(desk).sheet[row.line - 1];
    if (row.tone !== "first" || line === undefined) return null;
    const cards = (line.prediction_cards[seat] ?? []).map(spoken);
    return words.spokenPrediction(line.predictions[seat]!, cards, seat === line.starter);
  },
  cardName: (_desk, card) => spoken(card),
  flyKey: (_desk, card) => card,
  origin,
  dwell: { played: 420, trick_won: 900, scored: 520, open_card: 250, experience: 600 },
};
