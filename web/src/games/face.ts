import type { Component } from "svelte";
import type { CardText, LogLine, SheetRow } from "../protocol";
import type { Heard } from "../sound/hearing";
import type { Desk } from "../table/desk.svelte";
import { translated } from "../words/words.svelte";
import { inFolder } from "./folders";

/** A number that a compact seat shows. */
export interface Mark {
  label: string; // one word, also read out, after the number
  value: string;
  strong?: boolean;
}

/** A phase of the game, for the track in the status strip. */
export interface Phase {
  label: string;
  now: boolean;
}

/** Returns the phases of a game, in the order in which its words name them. */
export function phasesOf(labels: Record<string, string>, phase: unknown): Phase[] {
  return Object.entries(labels).map(([name, label]) => ({ label, now: name === phase }));
}

/** A sign on the score sheet and what it means. */
export type Meaning = [sign: string, meaning: string];

/** What every game says alike. */
export interface FaceWords {
  phases: Record<string, string>; // the labels of those that are told, in their order
  score(score: number): string; // what a final score counts
}

/** How a game looks: what the shared parts of the table ask of each game. */
export interface Face {
  Layout: Component<{ desk: Desk; openSeat: (seat: number) => void }>;
  Card: Component<{ card: string; seat: number | string | null; desk: Desk }>;
  SeatDetail: Component<{ desk: Desk; seat: number }>;
  hand?(desk: Desk): string[]; // in the order in which it is held, where anybody holds cards
  covered?(desk: Desk): string[]; // what the one who looks has laid face down
  placed(desk: Desk): string[]; // the touches that the layout draws
  marks?(desk: Desk, seat: number): Mark[]; // of compact seats; without it the layout shows everybody's seat itself
  words: FaceWords;
  read(desk: Desk, card: string, seat: number | string): CardText; // what there is to know of a card
  heard(line: LogLine, eyes: number | null): Heard | null; // what something that happened sounds like
  legend?(desk: Desk): Meaning[]; // of the score sheet
  spokenCell?(desk: Desk, row: SheetRow, seat: number): string | null; // a cell of it that is not read out as it is written
  cardName(desk: Desk, card: string, seat: number | null): string; // as it is read out
  flyKey?(desk: Desk, card: string, seat: number | null): string; // of a card in the hand
  origin(key: string, lines: LogLine[]): string | null; // the anchor a new card comes from
  next?(desk: Desk): string; // what to choose to go with the thing that is held, "" if that is nothing
  main?(desk: Desk): string | null; // the answer that leads on when nothing on the table is chosen, shown large
  dwell: Record<string, number>; // how long an event deserves to be looked at, in milliseconds
}

const FACES = import.meta.glob<{ face: Face }>("./*/face.ts");

/** Returns the face of a game; it is loaded when a table needs it. */
export async function faceOf(game: string): Promise<Face> {
  const load = inFolder(game, "face.ts", FACES);
  const face = load === undefined ? (await import("../plain/face")).plainFace(game) : (await load()).face;
  await translated();
  return face;
}
