import type { LogLine } from "../../protocol";
import { words } from "../../words/words.svelte";

/** A combat as everybody saw it. */
export interface Combat {
  turn: number;
  feints: (string | null)[];
  strikes: (string | null)[];
  totals: number[];
  winner: number | null;
  same: boolean;
  ended: boolean;
  unable: number[];
}

function begun(turn: number): Combat {
  return { turn, feints: [null, null], strikes: [null, null], totals: [], winner: null, same: false, ended: false, unable: [] };
}

/** Reads all combats out of the log. */
export function combatsIn(log: LogLine[]): Combat[] {
  const combats: Combat[] = [];
  let now = begun(0);
  for (const { facts } of log) {
    const seat = Number(facts.seat);
    switch (facts.event) {
      case "turn":
        now = begun(Number(facts.turn));
        break;
      case "feint":
        if (now.feints.every((each) => each === null)) combats.push(now);
        now.feints[seat] = String(facts.card);
        break;
      case "feint_swapped":
      case "edge_turned":
        now.feints[seat] = String(facts.card);
        break;
      case "revealed":
        now.strikes = [...(facts.strikes as string[])];
        break;
      case "strike_swapped":
        now.strikes[seat] = String(facts.card);
        break;
      case "verdict":
        now.totals = facts.totals as number[];
        now.winner = Number(facts.winner) < 0 ? null : Number(facts.winner);
        now.same = Boolean(facts.same_discipline);
        now.ended = true;
        break;
      case "unable":
        now.unable = facts.seats as number[];
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

/** Returns what decides between two totals: a rule, or a card that wins ties or names the winner. */
export function reasonOf(totals: number[], same: boolean, winner: number | null): string {
  const [one, other] = totals as [number, number];
  if (one === other) return winner === null ? words.showdown.equal : words.showdown.equalButTies;
  const higher = one > other ? 0 : 1;
  if (winner !== (same ? 1 - higher : higher)) return words.showdown.cardDecides;
  return same ? words.showdown.sameDiscipline : words.showdown.differentDisciplines;
}
