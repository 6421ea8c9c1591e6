import { expect, test } from "vitest";
import { progress, sorted } from "../src/lobby/tables";
import type { SeatInfo, TableInfo } from "../src/protocol";

function seat(name: string, kind: SeatInfo["kind"] = "person"): SeatInfo {
  const level = kind === "bot" ? "wren" : null;
  return { seat: 0, kind, name, owned: kind === "person", level, here: true, ready: false, seconds_left: null, running: false, grace_left: null };
}

function table(id: string, told: Partial<TableInfo>): TableInfo {
  const clock = { kind: "none", seconds: 60, increment: 0, grace: 30 } as const;
  const none = { commitment: null, seed: null, next: null, yours: null, trouble: null, tournament: null };
  const plain = { private: false, rated: false, open_hands: false, lesson: false, sides: [[0], [1]], roles: {}, options: {}, watching: 0, choices: 12, asked: [] };
  return { id, game: "showdown", title: "Showdown", phase: "playing", seats: [seat("Ann"), seat("Bob")], clock, ...plain, ...none, ...told };
}

test("one's own tables begin with those at which it is one's turn", () => {
  const tables = [table("theirs", { yours: 0, asked: [1] }), table("mine", { yours: 0, asked: [0] }), table("both", { yours: 1, asked: [0, 1] })];
  expect(sorted(tables).mine.map(({ id }) => id)).toEqual(["mine", "both", "theirs"]);
});

test("one's own games that stopped come last", () => {
  const tables = [table("broken", { yours: 0, phase: "broken" }), table("closed", { yours: 0, phase: "closed" }), table("running", { yours: 0, asked: [1] })];
  expect(sorted(tables).mine.map(({ id }) => id)).toEqual(["running", "broken", "closed"]);
});

test("an open table has a seat for whoever comes", () => {
  const gathering = { phase: "gathering", choices: 0 } as const;
  const tables = [
    table("open", { ...gathering, seats: [seat("Ann"), seat("", "open")] }),
    table("full", { ...gathering, seats: [seat("Ann"), seat("Wren", "bot")] }),
    table("running", { seats: [seat("Ann"), seat("Wren", "bot")] }),
    table("over", { phase: "over" }),
  ];
  const { mine, open, running } = sorted(tables);
  expect([mine, open, running].map((list) => list.map(({ id }) => id))).toEqual([[], ["open"], ["running"]]);
});

test.each([
  [{ yours: 0, asked: [0, 1] }, "Your turn"],
  [{ yours: 0, asked: [1] }, "waiting for Bob"],
  [{ yours: 0, asked: [0], seats: [{ ...seat("Ann", "bot"), owned: true }, seat("Bob")] }, "a bot is playing for you"],
  [{ yours: 0, phase: "gathering" }, "ready to start"],
  [{ yours: 0, phase: "gathering", seats: [seat("Ann"), seat("", "open")] }, "waiting for players"],
  [{ yours: 0, phase: "broken" }, "out of order"],
  [{ yours: 0, phase: "closed", trouble: "The rules have changed." }, "The rules have changed."],
  [{ yours: 0 }, "12 moves played"],
  [{ asked: [1] }, "12 moves played"],
] as [Partial<TableInfo>, string][])("a table says whose turn it is: %o", (told, words) => {
  expect(progress(table("some", told))).toBe(words);
});
