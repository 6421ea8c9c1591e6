import { expect, it } from "vitest";
import type { LogLine } from "../src/protocol";
import { lastWords, stepped } from "../src/table/past";
import { actOf, sentence, type Part } from "../src/table/said";

function line(at: number, words: string): LogLine {
  return { at, facts: {}, said: words ? [words] : [], rule: null, opens: false, beat: false };
}

const story = [line(0, "Round 1 begins."), line(0, "You start."), line(2, "Ann plays."), line(3, ""), line(5, "You win."), line(8, "Ann wins.")];

it("steps from one moment that was told of to the next", () => {
  expect(stepped(story, 5, -1)).toBe(2);
  expect(stepped(story, 2, -1)).toBe(0);
  expect(stepped(story, 0, 1)).toBe(2);
  expect(stepped(story, 3, 1)).toBe(5);
});

it("steps from the middle of a move to its end, and back to the move before", () => {
  expect(stepped(story, 5 - 0.5, 1)).toBe(5);
  expect(stepped(story, 5 - 0.5, -1)).toBe(2);
  expect(stepped(story, 8 - 0.5, 1)).toBeNull();
});

it("finds nothing before the beginning, and nothing but the game itself at the end", () => {
  expect(stepped(story, 0, -1)).toBeNull();
  expect(stepped(story, 5, 1)).toBeNull();
  expect(stepped(story, 8, 1)).toBeNull();
  expect(stepped([], 0, 1)).toBeNull();
});

it("tells a moment by what happened last, without the text of a card", () => {
  expect(lastWords(story.slice(0, 4))).toBe("Ann plays.");
  const said: Part[] = ["You react with Slip the Noose.", " ", { names: "text", words: "“If you would lose.”", seat: 0, card: "8-clubs" }];
  expect(lastWords([{ at: 1, facts: {}, said, rule: null, opens: false, beat: false }])).toBe("You react with Slip the Noose.");
  expect(lastWords([])).toBe("");
});

it("leaves out whose act it is where that is known", () => {
  const said: Part[] = [{ names: "seat", words: "Ann", seat: 1 }, " plays ", { names: "card", words: "red 7", seat: 1, card: "red-7" }, "."];
  expect(actOf(said, "Ann")).toBe("plays red 7.");
  expect(actOf(said, "Anna")).toBe("Ann plays red 7.");
  expect(actOf([], "Ann")).toBe("");
});

it("says a sentence in words, whatever its parts name", () => {
  const said: Part[] = ["Cut: your ", { names: "card", words: "9 of clubs", seat: 0, card: "9-of-clubs" }, ", ", { names: "number", words: "+4", value: 4 }];
  expect(sentence({ at: 1, facts: {}, said, rule: null, opens: false, beat: false })).toBe("Cut: your 9 of clubs, +4");
  expect(sentence(line(1, ""))).toBe("");
});
