import { expect, it } from "vitest";
import { spanOfMove } from "../src/record/autoplay";

it("shows a move of a replay at the speed that is set", () => {
  expect([2, 1, 0.5].map(spanOfMove)).toEqual([1800, 900, 450]);
});

it("can be followed even where nothing else waits", () => {
  expect(spanOfMove(0)).toBe(300);
});
