import type { LogLine } from "../../protocol";
import type { Desk } from "../../table/desk.svelte";
import { factsOf } from "../../table/seen";
import { viewOf } from "./cards";
import type { Happening, Unable, Verdict } from "./events";
import type { Attack } from "./view";

export const happened = factsOf<Happening>;

/** A combat as everybody saw it. */
export interface Combat {
  turn: number;
  feints: (string | null)[];
  strikes: (string | null)[];
  end: Verdict | Unable | null;
}

function begun(turn: number): Combat {
  return { turn, feints: [null, null], strikes: [null, null], end: null };
}

/** Reads all combats out of the log. */
export function combatsIn(log: LogLine[]): Combat[] {
  const turns = [begun(0)];
  for (const it of log.map(happened)) {
    const now = turns.at(-1)!;
    if (it.event === "turn") turns.push(begun(it.turn));
    else if (it.event === "verdict" || it.event === "unable") now.end = it;
    else if (it.event === "strike_turned" || it.event === "strike_swapped") now.strikes[it.seat] = it.card;
    else if (it.event === "feint" || it.event === "feint_swapped" || it.event === "edge_turned") now.feints[it.seat] = it.card;
  }
  return turns.filter(({ feints }) => feints.some((card) => card !== null));
}

/** Returns one's own strike while it lies face down; one of the two is turned up first. */
export function ownCovered(desk: Desk): Attack | null {
  const eyes = desk.sight?.eyes ?? null;
  const { areas, same_discipline } = viewOf(desk);
  const turned = same_discipline !== null || (eyes !== null && combatsIn(desk.log).at(-1)?.strikes[eyes]);
  return eyes === null || turned ? null : areas[eyes]!.strike;
}

/** Returns a seat's feints or strikes of all combats; only what lay open for all counts. */
export function shownBy(seat: number, part: "feints" | "strikes", combats: Combat[]): string[] {
  return combats.flatMap((combat) => combat[part][seat] ?? []);
}
