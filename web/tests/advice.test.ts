import { expect, it } from "vitest";
import { sharesOf } from "../src/table/advice";

const advised = (...shares: (number | null)[]) => shares.map((share, place) => ({ token: String(place), share }));

it("tells how often a bot would choose what it mixes, and nothing of what it never would", () => {
  expect([...sharesOf(advised(0.7, 0.3, 0, 0.001))]).toEqual([["0", 0.7], ["1", 0.3]]);
});

it("tells no shares where nothing is mixed", () => {
  expect(sharesOf(advised(1, 0)).size).toBe(0);
  expect(sharesOf(advised(null, null)).size).toBe(0);
});
