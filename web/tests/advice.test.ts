import { expect, it } from "vitest";
import { bestFirst, sharesOf } from "../src/table/advice";

const advised = (...shares: (number | null)[]) => shares.map((share, place) => ({ token: String(place), share }));

it("tells how often a bot would choose what it mixes, and nothing of what it never would", () => {
  expect([...sharesOf(advised(0.7, 0.3, 0, 0.001))]).toEqual([["0", 0.7], ["1", 0.3]]);
});

it("tells no shares where nothing is mixed", () => {
  expect(sharesOf(advised(1, 0)).size).toBe(0);
  expect(sharesOf(advised(null, null)).size).toBe(0);
});

const worth = (share: number | null, worth: number) => ({ token: `${share} ${worth}`, share, worth });
const worths = (...advice: ReturnType<typeof worth>[]): number[] => bestFirst(advice).map((each) => each.worth);

it("puts first what a bot would choose most often, and among what it hardly ever would the better", () => {
  expect(worths(worth(0.994, 0.38), worth(0.003, 0.32), worth(0.002, 0.3), worth(0.001, 0.34))).toEqual([0.38, 0.34, 0.32, 0.3]);
  expect(worths(worth(0.6, 0.31), worth(0.4, 0.33), worth(0.001, 0.2), worth(0, 0.3))).toEqual([0.31, 0.33, 0.3, 0.2]);
});

it("keeps the choice of a bot that draws no lots on top", () => {
  expect(worths(worth(null, 0.34), worth(null, 0.38), worth(null, 0.3))).toEqual([0.34, 0.38, 0.3]);
});
