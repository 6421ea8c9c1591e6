import { expect, it } from "vitest";
import { combatsIn, habits } from "../src/games/showdown/combats";
import { spoken } from "../src/games/showdown/cards";
import type { Desk } from "../src/table/desk.svelte";
import { inOrder } from "../src/games/shadow_cards/cards";

const lines = (...facts: Record<string, unknown>[]) => facts.map((each) => ({ at: 0, facts: each, said: [], rule: null, opens: false }));

const log = lines(
  { event: "turn", turn: 1, attacker: 0 },
  { event: "feint", seat: 0, card: "4-of-clubs" },
  { event: "feint", seat: 1, card: "first-edge" },
  { event: "edge_turned", seat: 1, card: "second-edge" },
  { event: "strike", seat: 1 },
  { event: "revealed", strikes: ["9-of-clubs", "8-of-hearts"] },
  { event: "verdict", totals: [13, 14], winner: 1, same_discipline: false, decided_by: "card" },
  { event: "turn", turn: 2, attacker: 1 },
  { event: "feint", seat: 1, card: "3-of-hearts" },
);

it("reads combats out of what happened", () => {
  const [first, second] = combatsIn(log);
  expect(first).toMatchObject({ turn: 1, feints: ["4-of-clubs", "second-edge"], strikes: ["9-of-clubs", "8-of-hearts"], winner: 1, decidedBy: "card", ended: true });
  expect(second).toMatchObject({ turn: 2, feints: [null, "3-of-hearts"], ended: false });
});

it("counts only what lay open", () => {
  const shown = habits(combatsIn(log), 1, (card) => (card.endsWith("hearts") ? "cunning" : "physical"));
  expect(shown).toEqual({ feints: { physical: 1, cunning: 1 }, strikes: { cunning: 1 } });
});

it("reads a card without a title of its own out once", () => {
  const texts = { "0:king-of-hearts": { title: "King of hearts", facts: "", text: "", marks: { value: 13, discipline: "physical" } } };
  const desk = { texts } as unknown as Desk;
  expect(spoken(desk, "king-of-hearts", 0)).toBe("king of hearts, 13 Physical");
});

it("holds a hand by suit, high cards first", () => {
  expect(inOrder(["blue-1", "red-2", "red-10", "green-0"])).toEqual(["red-10", "red-2", "green-0", "blue-1"]);
});
