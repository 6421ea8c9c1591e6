import type { LogLine } from "../../protocol";
import { contest, usual } from "../../sound/hearing";
import type { Face } from "../face";
import Card from "./Card.svelte";
import { happened, ownSide, printed } from "./field";
import Layout from "./Layout.svelte";
import { asksNext, placed } from "./offers";
import SeatDetail from "./SeatDetail.svelte";
import { words } from "./words/words";

/** Returns where a card on the table came from: whoever enters comes from a player. */
function origin(key: string, lines: LogLine[]): string | null {
  const [side, card = ""] = key.split(":");
  const arrives = lines.map(happened).some((it) => (it.event === "entered" || it.event === "kept" || it.event === "drew_fx") && it.card === card);
  return arrives ? `seat:${side}` : null;
}

export const face: Face = {
  Layout,
  Card,
  SeatDetail,
  placed,
  next: asksNext,
  main: (desk) => (desk.selected === null && desk.options.some((option) => option.verb === "ready") ? "ready" : null),
  words,
  read: (desk, card, seat) => printed(desk, card, Number(seat) % 2).text,
  heard(line, eyes) {
    const it = happened(line);
    if (it.event === "match_won") return contest(words.contest, it.side, eyes === null ? null : eyes % 2);
    const caption = words.captions[it.event];
    return caption ? { sound: "card", caption } : usual(line, [], "contest_over");
  },
  legend: () => words.legend,
  cardName: (desk, card) => printed(desk, card, ownSide(desk)).title,
  origin,
  dwell: { attacked: 900, skill: 800, rolled: 1000, drew_fx: 1200, played_fx: 1200, fx_applied: 900, hit: 500, lost: 500, gained: 500, left: 800, entered: 800, moved: 700, skipped: 900, attached: 700, match_won: 1500, factions: 600, swapped: 250 },
};
