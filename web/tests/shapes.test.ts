import { expect, test } from "vitest";
import { SHAPES as SUITS } from "../src/games/shadow_cards/cards";
import { SHAPES as DISCIPLINES } from "../src/games/showdown/cards";

test("no suit and no discipline of any game has the shape of another", () => {
  const shapes = [...Object.values(SUITS), ...Object.values(DISCIPLINES)];
  expect(new Set(shapes).size).toBe(shapes.length);
});
