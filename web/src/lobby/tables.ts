import type { TableInfo } from "../protocol";
import { words } from "../words/words.svelte";

/** The tables of the lobby: one's own, those with an open seat, and those to watch. */
export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
  running: TableInfo[];
}

/** Returns whether the one who looks is asked something at a table, and no bot plays for them. */
export function isYourTurn(table: TableInfo): boolean {
  return table.yours !== null && table.asked.includes(table.yours) && table.seats[table.yours]!.level === null;
}

/** Returns whether a game ended without a result: it broke down, or its rules had changed. */
export function hasStopped(table: TableInfo): boolean {
  return table.phase === "broken" || table.phase === "closed";
}

/** Sorts tables by what one can do at them: of one's own, those come first at which it is one's turn, and last those that stopped. */
export function sorted(tables: TableInfo[]): Tables {
  const mine = tables.filter((table) => table.yours !== null && table.phase !== "over");
  const others = tables.filter((table) => table.yours === null);
  return {
    mine: mine.toSorted((one, other) => urgency(other) - urgency(one)),
    open: others.filter((table) => table.phase === "gathering" && table.seats.some((seat) => seat.kind === "open")),
    running: others.filter((table) => table.phase === "playing"),
  };
}

function urgency(table: TableInfo): number {
  return Number(isYourTurn(table)) - Number(hasStopped(table));
}

/** Returns how far a table is; of one's own, whom one waits for, or why nothing is played there any more. */
export function progress(table: TableInfo): string {
  if (table.phase === "closed" && table.trouble !== null) return table.trouble;
  if (hasStopped(table)) return words.lobby.broken;
  if (table.phase === "gathering") return table.seats.some((seat) => seat.kind === "open") ? words.lobby.waiting : words.lobby.full;
  if (isYourTurn(table)) return words.lobby.yourTurn;
  if (table.yours !== null && table.seats[table.yours]!.level !== null) return words.lobby.botPlays;
  if (table.yours !== null && table.asked.length > 0) return words.lobby.waitingFor(table.asked.map((seat) => table.seats[seat]!.name));
  return table.choices === 0 ? words.lobby.justBegun : words.lobby.choices(table.choices);
}
