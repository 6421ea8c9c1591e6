import type { LogLine } from "../../protocol";
import type { Verdict } from "./events";
import { happened } from "./happened";

/** What decides a combat. */
export type DecidedBy = Verdict["decided_by"];

/** A combat as everybody saw it. */
export interface Combat {
  turn: number;
  feints: (string | null)[];
  strikes: (string | null)[];
  totals: number[];
  winner: number | null;
  decidedBy: DecidedBy;
  ended: boolean;
  unable: number[];
}

function begun(turn: number): Combat {
  return { turn, feints: [null, null], strikes: [null, null], totals: [], winner: null, decidedBy: "nothing", ended: false, unable: [] };
}

/** Reads all combats out of the log. */
export function combatsIn(log: LogLine[]): Combat[] {
  const combats: Combat[] = [];
  let now = begun(0);
  for (const line of log) {
    const it = happened(line);
    switch (it.event) {
      case "turn":
        now = begun(it.turn);
        break;
      case "feint":
        if (now.feints.every((each) => each === null)) combats.push(now);
        now.feints[it.seat] = it.card;
        break;
      case "feint_swapped":
      case "edge_turned":
        now.feints[it.seat] = it.card;
        break;
      case "revealed":
        now.strikes = [...it.strikes];
        break;
      case "strike_swapped":
        now.strikes[it.seat] = it.card;
        break;
      case "verdict":
        now.totals = it.totals;
        now.winner = it.winner < 0 ? null : it.winner;
        now.decidedBy = it.decided_by;
        now.ended = true;
        break;
      case "unable":
        now.unable = it.seats;
        now.ended = true;
        break;
    }
  }
  return combats;
}

/** Counts the disciplines of a seat's feints and strikes; only what lay open for all counts. */
export function habits(
  combats: Combat[],
  seat: number,
  disciplineOf: (card: string) => string | null,
): Record<"feints" | "strikes", Record<string, number>> {
  const found = { feints: {} as Record<string, number>, strikes: {} as Record<string, number> };
  for (const combat of combats) {
    for (const part of ["feints", "strikes"] as const) {
      const card = combat[part][seat];
      const discipline = card ? disciplineOf(card) : null;
      if (discipline) found[part][discipline] = (found[part][discipline] ?? 0) + 1;
    }
  }
  return found;
}
