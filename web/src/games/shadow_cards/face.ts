import { contest, usual } from "../../sound/hearing";
import { factsOf, seen } from "../../table/seen";
import type { Face } from "../face";
import Card from "./Card.svelte";
import { inOrder, printed, spoken } from "./cards";
import Layout from "./Layout.svelte";
import SeatDetail from "./SeatDetail.svelte";
import type { Happening } from "./events";
import type { ShadowCardsView } from "./view";
import { words } from "./words/words";

export const viewOf = seen<ShadowCardsView>;
const happened = factsOf<Happening>;

export const face: Face = {
  Layout,
  Card,
  SeatDetail,
  hand: (desk) => inOrder(viewOf(desk).hand),
  covered: (desk) => inOrder(viewOf(desk).prediction_cards),
  placed(desk) {
    const { phase, trick, open_card } = viewOf(desk);
    return phase === "score" ? [...trick.map((laid) => laid.card), ...(open_card ? [open_card] : [])] : [];
  },
  marks(desk, seat) {
    const view = viewOf(desk);
    return [
      { label: words.points(view.trick_points[seat]!), value: String(view.trick_points[seat]), strong: true },
      { label: words.cards(view.hand_sizes[seat]!), value: String(view.hand_sizes[seat]) },
      { label: words.experience, value: String(view.scores[seat]) },
    ];
  },
  words,
  read: (_desk, card) => printed(card),
  heard(line, eyes) {
    const it = happened(line);
    return it.event === "trick_won" ? contest(words.contest, it.seat, eyes) : usual(line, ["played"]);
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
  origin(key, lines) {
    const it = lines.map(happened).findLast((each) => "card" in each && each.card === key);
    if (it?.event === "played" || it?.event === "scored") return `seat:${it.seat}`;
    return it?.event === "open_card" ? "side" : null; // the stack beside the table
  },
  dwell: { played: 420, trick_won: 900, scored: 520, open_card: 250, experience: 600 },
};
