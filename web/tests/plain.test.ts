import { describe, expect, it } from "vitest";
import { drawn, titled } from "../src/plain/cards";
import { cardsOf, handOf, isNumber, shown } from "../src/plain/fields";
import type { Field } from "../src/protocol";

const FIELDS: Field[] = ([
  { name: "hand", title: "Hand", kind: "cards", by_seat: false },
  { name: "aboard", title: "Aboard", kind: "cards", by_seat: false },
  { name: "load", title: "Load", kind: "number", by_seat: false },
  { name: "lanterns", title: "Lanterns", kind: "number", by_seat: true },
  { name: "piles", title: "Piles", kind: "cards", by_seat: true },
  { name: "trump", title: "Trump", kind: "name", by_seat: false },
  { name: "doubled", title: "Doubled", kind: "truth", by_seat: false },
  { name: "logs", title: "Logs", kind: "cards", by_seat: false, by_role: true },
] as Field[]).map((field) => ({ ...field, by_role: field.by_role ?? false }));
const VIEW = { players: 2, hand: ["red-1"], aboard: ["blue-7"], load: 7, lanterns: [2, 1], piles: [["red-2"], [], ["red-3"]], trump: "red-7", doubled: false, logs: { knight: ["log-1"], "old-king": [] } };

describe("what a view shows", () => {
  const seen = shown(FIELDS, VIEW);

  it("is told with its title, for each seat where there is one for each", () => {
    expect(seen.filter(({ name }) => name === "lanterns").map(({ seat, value }) => [seat, value])).toEqual([[0, 2], [1, 1]]);
    expect(seen.find(({ name }) => name === "load")).toEqual({ name: "load", title: "Load", kind: "number", seat: null, value: 7 });
  });

  it("is numbered in a list that is not one of seats", () => {
    expect(seen.filter(({ title }) => title.startsWith("Piles")).map(({ title, seat }) => [title, seat])).toEqual([["Piles 1", null], ["Piles 2", null], ["Piles 3", null]]);
  });

  it("is told for each role that somebody leads", () => {
    expect(seen.filter(({ title }) => title === "Logs").map(({ name, role, value }) => [name, role, value])).toEqual([["logs-knight", "knight", ["log-1"]], ["logs-old-king", "old-king", []]]);
  });

  it("leaves out one's own hand, which has a place of its own", () => {
    expect(seen.some(({ name }) => name === "hand")).toBe(false);
    expect(handOf(FIELDS, VIEW)).toEqual(["red-1"]);
    expect(handOf([], VIEW)).toEqual([]);
  });

  it("knows cards from words, and numbers from what is not so", () => {
    expect(seen.flatMap(cardsOf)).toEqual(["blue-7", "red-2", "red-3", "red-7", "log-1"]);
    expect(cardsOf({ name: "phase", title: "Phase", kind: "name", seat: null, value: "bidding" })).toEqual([]);
    expect(seen.filter(isNumber).map(({ name }) => name)).toEqual(["load", "lanterns", "lanterns"]);
  });
});

describe("a card", () => {
  it("is drawn in the colour and with the number that its name says", () => {
    expect(drawn("red-7")).toEqual({ tone: "red", value: "7", letter: "R", shape: "triangle", title: "" });
    expect(drawn("blue-dragon-12")).toEqual({ tone: "blue", value: "12", letter: "B", shape: "square", title: "Dragon" });
  });

  it("is drawn in words if its name says neither", () => {
    expect(drawn("old-king")).toEqual({ tone: "ivory", value: "O", letter: "", shape: "crescent", title: "Old king" });
    expect(titled("old-king")).toBe("Old king");
  });
});
