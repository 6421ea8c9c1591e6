import type { Clock } from "../protocol";

export interface ClockChoice {
  words: string;
  clock: Clock;
}

const NONE: Clock = { kind: "none", seconds: 60, increment: 0, grace: 30 };

/** The clocks that one may choose from when a table is opened. */
export const CLOCKS: Record<string, ClockChoice> = {
  none: { words: "No clock", clock: NONE },
  quick: choice({ ...NONE, kind: "move", seconds: 20 }),
  calm: choice({ ...NONE, kind: "move", seconds: 60 }),
  game: choice({ ...NONE, kind: "game", seconds: 600, increment: 5 }),
  days: choice({ ...NONE, kind: "move", seconds: 86_400 }),
};

function choice(clock: Clock): ClockChoice {
  return { words: clockWords(clock), clock };
}

/** Says how much time a clock gives. */
export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return "No clock";
  if (clock.kind === "move") return `${span(clock.seconds)} for each move`;
  const more = clock.increment > 0 ? `, and ${span(clock.increment)} more for each move` : "";
  return `${span(clock.seconds)} for the game${more}`;
}

function span(seconds: number): string {
  const units: [number, string][] = [[86_400, "day"], [3600, "hour"], [60, "minute"]];
  const [size, unit] = units.find(([each]) => seconds >= each && seconds % each === 0) ?? [1, "second"];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
