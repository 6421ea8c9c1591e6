import { expect, test } from "vitest";
import { CLOCKS, clockWords } from "../src/lobby/clocks";

test.each([
  [{ kind: "none", seconds: 60, increment: 0, grace: 30 }, "No clock"],
  [{ kind: "move", seconds: 20, increment: 0, grace: 30 }, "20 seconds per move"],
  [{ kind: "move", seconds: 86_400, increment: 0, grace: 30 }, "1 day per move"],
  [{ kind: "game", seconds: 600, increment: 5, grace: 30 }, "10 minutes per player, plus 5 seconds per move"],
  [{ kind: "game", seconds: 90, increment: 0, grace: 30 }, "90 seconds per player"],
] as const)("a clock says how much time it gives: %o", (clock, words) => {
  expect(clockWords(clock)).toBe(words);
});

test("every clock that can be chosen is told apart from the others", () => {
  const words = Object.values(CLOCKS).map(clockWords);
  expect(new Set(words).size).toBe(words.length);
});
