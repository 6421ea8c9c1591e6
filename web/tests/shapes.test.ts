import { expect, test } from "vitest";
import { SHAPES as SUITS } from "../src/parts/Shape.svelte";
import { SHAPES as DISCIPLINES } from "../src/games/showdown/cards";

test("no suit and no discipline of any game has the shape of another", () => {
  const shapes = [...Object.values(SUITS), ...Object.values(DISCIPLINES)];
  expect(new Set(shapes).size).toBe(shapes.length);
});
