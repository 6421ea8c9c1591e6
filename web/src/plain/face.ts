import { server } from "../net/http";
import type { Field, LogLine } from "../protocol";
import { usual } from "../sound/hearing";
import type { Desk } from "../table/desk.svelte";
import { words } from "../words/words.svelte";
import type { Face, Mark } from "../games/face";
import Card from "./Card.svelte";
import { spoken, titled } from "./cards";
import { cardsOf, handOf, isNumber, shown, type Shown, type View } from "./fields";
import Layout from "./Layout.svelte";
import SeatDetail from "./SeatDetail.svelte";

const LOOKED_AT = 450; // milliseconds for what somebody does

/** The face of a game that has none of its own, made from what its view shows. */
export interface PlainFace extends Face {
  fields: Field[];
}

/** Returns what is seen of a game. */
export function seenAt(desk: Desk): Shown[] {
  return shown((desk.face as PlainFace).fields, viewOf(desk));
}

/** Returns what is seen of a game that belongs to a seat. */
export function seenOf(desk: Desk, seat: number): Shown[] {
  return seenAt(desk).filter((each) => each.seat === seat);
}

function viewOf(desk: Desk): View {
  return desk.sight!.view!;
}

/** Returns the numbers of a seat, its points first. */
export function marksOf(desk: Desk, seat: number): Mark[] {
  const points = { label: words.plain.points, value: String((viewOf(desk).scores as number[])[seat]), strong: true };
  return [points, ...seenOf(desk, seat).filter(isNumber).map(markOf)];
}

/** Returns the roles that a seat leads, as people say them. */
export function rolesOf(desk: Desk, seat: number): string[] {
  return Object.entries(desk.sight!.table.roles).filter(([, leader]) => leader === seat).map(([role]) => spoken(role));
}

/** Returns a number with its title; what is so is only named. */
export function markOf({ title, kind, value }: Shown): Mark {
  return { label: title.toLowerCase(), value: kind === "truth" ? "✓" : String(value) };
}

/** Returns where a card came from: from whoever did something with it. */
function origin(key: string, lines: LogLine[]): string | null {
  const line = lines.findLast(({ facts }) => facts.card === key && typeof facts.seat === "number");
  return line === undefined ? null : `seat:${String(line.facts.seat)}`;
}

/** Returns the face of a game, after asking the server what there is to be seen. */
export async function plainFace(game: string): Promise<PlainFace> {
  const { fields, acts } = await server.game(game);
  return {
    fields,
    Layout,
    Card,
    SeatDetail,
    hand: (desk) => handOf(fields, viewOf(desk)),
    placed: (desk) => seenAt(desk).flatMap(cardsOf),
    marks: (desk, seat) => [...marksOf(desk, seat), ...rolesOf(desk, seat).map((role) => ({ label: role, value: "" }))],
    words: { phases: {}, score: (score) => words.plain.score(score) },
    read: (_desk, card) => ({ title: titled(card), facts: "", text: "", marks: {} }),
    heard: (line) => usual(line, typeof line.facts.card === "string" ? acts : []),
    cardName: (_desk, card) => spoken(card),
    flyKey: (_desk, card) => card,
    origin,
    dwell: Object.fromEntries(acts.map((act) => [act, LOOKED_AT])),
  };
}
