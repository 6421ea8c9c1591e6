import type { Clock } from "../protocol";
import { words } from "../words/words.svelte";

const NONE: Clock = { kind: "none", seconds: 60, increment: 0, grace: 30 };

/** The clocks that one may choose from when a table is opened. */
export const CLOCKS: Record<string, Clock> = {
  none: NONE,
  quick: { ...NONE, kind: "move", seconds: 20 },
  calm: { ...NONE, kind: "move", seconds: 60 },
  game: { ...NONE, kind: "game", seconds: 600, increment: 5 },
  days: { ...NONE, kind: "move", seconds: 86_400 },
};

/** Says how much time a clock gives. */
export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return words.clock.none;
  const span = spanWords(clock.seconds);
  if (clock.kind === "move") return words.clock.eachMove(span);
  return clock.increment > 0 ? words.clock.wholeGameAndMore(span, spanWords(clock.increment)) : words.clock.wholeGame(span);
}

function spanWords(seconds: number): string {
  const units = [[86_400, "day"], [3600, "hour"], [60, "minute"]] as const;
  const [size, unit] = units.find(([each]) => seconds >= each && seconds % each === 0) ?? ([1, "second"] as const);
  return words.clock.span(seconds / size, unit);
}
