import { expect, it } from "vitest";
import type { LogLine } from "../src/protocol";
import { pieces } from "../src/table/links";
import { lastWords, stepped } from "../src/table/past";

function line(at: number, sentence: string, ...cards: LogLine["cards"]): LogLine {
  return { at, facts: {}, sentence, cards };
}

const story = [line(0, "Round 1 begins."), line(0, "You start."), line(2, "Ann plays."), line(3, ""), line(5, "You win."), line(8, "Ann wins.")];

it("steps from one moment that was told of to the next", () => {
  expect(stepped(story, 5, -1)).toBe(2);
  expect(stepped(story, 2, -1)).toBe(0);
  expect(stepped(story, 0, 1)).toBe(2);
  expect(stepped(story, 3, 1)).toBe(5);
});

it("finds nothing before the beginning, and nothing but the game itself at the end", () => {
  expect(stepped(story, 0, -1)).toBeNull();
  expect(stepped(story, 5, 1)).toBeNull();
  expect(stepped(story, 8, 1)).toBeNull();
  expect(stepped([], 0, 1)).toBeNull();
});

it("tells a moment by what happened last, without the text of a card", () => {
  expect(lastWords(story.slice(0, 4))).toBe("Ann plays.");
  expect(lastWords([line(1, "You react with Slip the Noose. “If you would lose.”")])).toBe("You react with Slip the Noose.");
  expect(lastWords([])).toBe("");
});

it("cuts a sentence at the cards it names", () => {
  const cards = [{ words: "9 of clubs", seat: 0, card: "9-of-clubs" }, { words: "4 of hearts", seat: 1, card: "4-of-hearts" }];
  expect(pieces(line(1, "Cut: You the 9 of clubs and Ann the 4 of hearts.", ...cards)).map((piece) => [piece.words, piece.card?.card])).toEqual([
    ["Cut: You the ", undefined],
    ["9 of clubs", "9-of-clubs"],
    [" and Ann the ", undefined],
    ["4 of hearts", "4-of-hearts"],
    [".", undefined],
  ]);
});

it("leaves a sentence whole that names no card, or another one than was said", () => {
  expect(pieces(line(1, "You pass."))).toEqual([{ words: "You pass.", card: null }]);
  expect(pieces(line(1, "You pass.", { words: "red 7", seat: 0, card: "red-7" }))).toHaveLength(1);
  expect(pieces(line(1, "Red 7 is up.", { words: "Red 7", seat: 0, card: "red-7" }))[0]?.card?.card).toBe("red-7");
});
