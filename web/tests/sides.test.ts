import { expect, it, test } from "vitest";
import type { GameInfo } from "../src/protocol";
import { endOf, withoutWinner } from "../src/table/ending";
import { sidesOf } from "../src/teams";

const TEAMS = [[0, 2], [1, 3]];

test.each([
  [[[0], [1]], [0], 0, "You win"],
  [[[0], [1]], [0], 1, "Ann wins"],
  [[[0], [1]], [0, 1], 0, "You share the win"],
  [[[0], [1]], [], 0, "Both lose"],
  [TEAMS, [0, 2], 2, "Your team wins"],
  [TEAMS, [0, 2], null, "Ann and Cat win"],
  [TEAMS, [], 2, "Nobody wins"],
  [[[0]], [0], 0, "You win"],
  [[[0]], [], 0, "You lose"],
  [[[0]], [], null, "Ann loses"],
  [[[0, 1]], [0, 1], 0, "You win together"],
  [[[0, 1]], [0, 1], null, "Ann and Bob win"],
  [[[0, 1]], [], 1, "You lose together"],
  [[[0, 1, 2]], [], null, "Ann, Bob and Cat lose"],
] as [number[][], number[], number | null, string][])("a game of %o that %o win has ended for seat %o: %s", (sides, winners, you, told) => {
  expect(endOf(sides, winners, you, (seat) => ["Ann", "Bob", "Cat", "Dan"][seat]!)).toBe(told);
});

test.each([
  [["Ann"], true, "Lost"],
  [["Ann", "Bob", "Cat"], true, "All lose together"],
  [["Ann", "Bob"], false, "Both lose"],
  [["Ann", "Bob", "Cat"], false, "Nobody wins"],
])("an old game of %o that all lost together (%s) ended so: %s", (names, lost_together, told) => {
  expect(withoutWinner({ names, lost_together })).toBe(told);
});

it("knows the sides of a game by all that is chosen", () => {
  const game = { sides: { 2: [[0, 1]], 4: [[0, 1, 2, 3]] }, other_sides: [{ options: { mode: "sides" }, sides: { 2: [[0], [1]], 4: TEAMS } }] } as unknown as GameInfo;
  expect(sidesOf(game, 4, { mode: "together", wind: 2 })).toEqual([[0, 1, 2, 3]]);
  expect(sidesOf(game, 4, { mode: "sides", wind: 2 })).toEqual(TEAMS);
});
