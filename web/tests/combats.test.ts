import { render } from "svelte/server";
import { expect, it } from "vitest";
import Clash from "../src/games/showdown/Clash.svelte";
import { face } from "../src/games/showdown/face";
import { combatsIn, shownBy } from "../src/games/showdown/combats";
import { spoken } from "../src/games/showdown/cards";
import type { Desk } from "../src/table/desk.svelte";
import { inOrder } from "../src/games/shadow_cards/cards";

const lines = (...facts: Record<string, unknown>[]) => facts.map((each) => ({ at: 0, facts: each, said: [], rule: null, opens: false, beat: false }));

const log = lines(
  { event: "turn", turn: 1, attacker: 0 },
  { event: "feint", seat: 0, card: "4-of-clubs" },
  { event: "feint", seat: 1, card: "first-edge" },
  { event: "edge_turned", seat: 1, card: "second-edge" },
  { event: "strike", seat: 1 },
  { event: "strike_turned", seat: 0, card: "9-of-clubs" },
  { event: "strike_turned", seat: 1, card: "8-of-hearts" },
  { event: "revealed", strikes: ["9-of-clubs", "8-of-hearts"] },
  { event: "verdict", totals: [13, 14], winner: 1, same_discipline: false, decided_by: "card" },
  { event: "turn", turn: 2, attacker: 1 },
  { event: "feint", seat: 1, card: "3-of-hearts" },
);

it("reads combats out of what happened", () => {
  const [first, second] = combatsIn(log);
  expect(first).toMatchObject({ turn: 1, feints: ["4-of-clubs", "second-edge"], strikes: ["9-of-clubs", "8-of-hearts"], end: { totals: [13, 14], winner: 1, decided_by: "card" } });
  expect(second).toMatchObject({ turn: 2, feints: [null, "3-of-hearts"], end: null });
});

it("knows of a seat only what lay open", () => {
  expect(shownBy(1, "feints", combatsIn(log))).toEqual(["second-edge", "3-of-hearts"]);
  expect(shownBy(1, "strikes", combatsIn(log))).toEqual(["8-of-hearts"]);
});

it("reads a card without a title of its own out once", () => {
  const texts = { "0:king-of-hearts": { title: "King of hearts", facts: "", text: "", marks: { value: 13, discipline: "physical" } } };
  const desk = { texts } as unknown as Desk;
  expect(spoken(desk, "king-of-hearts", 0)).toBe("king of hearts, 13 Physical");
});

it("holds a hand by suit, high cards first", () => {
  expect(inOrder(["blue-1", "red-2", "red-10", "green-0"])).toEqual(["red-10", "red-2", "green-0", "blue-1"]);
});

/** The moment at which the attacker's strike has been turned up and the other one not yet, as the first seat sees it. */
function halfTurned(attacker: number): Desk {
  const strikes = ["9-of-clubs", "8-of-hearts"];
  const area = (seat: number) => {
    const card = seat === 0 || seat === attacker ? strikes[seat]! : null;
    return { aces: [], total: null, feint: { card: "4-of-clubs", value: 4, discipline: "physical" }, strike: { card, value: null, discipline: null } };
  };
  const view = { hand: [], areas: [area(0), area(1)], attacker, winner: null, ahead: null, decided_by: null, same_discipline: null };
  const feints = [0, 1].map((seat) => ({ event: "feint", seat, card: "4-of-clubs" }));
  const story = lines({ event: "turn", turn: 1, attacker }, ...feints, { event: "strike", seat: 0 }, { event: "strike", seat: 1 });
  const fresh = lines({ event: "strike_turned", seat: attacker, card: strikes[attacker] });
  const options = { optionsOf: () => [], refuses: () => false, name: (seat: number) => `seat ${seat}`, isMe: (seat: number) => seat === 0 };
  return { sight: { eyes: 0, you: 0, view }, log: [...story, ...fresh], fresh, texts: {}, held: null, ...options } as unknown as Desk;
}

it("never calls unequal totals equal, however little of what happened has been told", () => {
  const desk = halfTurned(0);
  const [feints, strikes] = [["4-of-clubs", "4-of-clubs"], ["9-of-clubs", "8-of-hearts"]];
  const area = (seat: number) => ({
    aces: [],
    total: [9, 18][seat],
    beside: [0, 9][seat],
    feint: { card: feints[seat], value: 4, discipline: "physical" },
    strike: { card: strikes[seat], value: 5, discipline: "cunning" },
  });
  const decided = { areas: [area(0), area(1)], winner: 1, ahead: 1, decided_by: "higher", same_discipline: false };
  const before = lines({ event: "feint", seat: 0, card: "2-of-clubs" }, { event: "verdict", totals: [3, 3], winner: -1, same_discipline: false, decided_by: "nothing" });
  const late = { ...desk, sight: { ...desk.sight, view: { ...desk.sight!.view, ...decided } }, log: [...before, ...desk.log] } as unknown as Desk;
  const { body } = render(Clash, { props: { desk: late, seats: [1, 0] } });
  expect(body).toContain("Different disciplines: the higher total wins. seat 1 wins.");
  expect(body).not.toContain("Equal totals");
});

it("keeps the totals that were compared, whatever counts afterwards", () => {
  const desk = halfTurned(0);
  const area = (total: number, beside: number) => ({ aces: [], total, beside, feint: { card: "4-of-clubs", value: 4, discipline: "physical" }, strike: { card: "9-of-clubs", value: 9, discipline: "cunning" } });
  const now = { areas: [area(12, -1), area(15, 2)], winner: 1, ahead: 1, decided_by: "higher", same_discipline: false };
  const verdict = lines({ event: "verdict", totals: [13, 15], winner: 1, same_discipline: false, decided_by: "higher" });
  const shown = (log: Desk["log"]): string => render(Clash, { props: { desk: { ...desk, sight: { ...desk.sight, view: { ...desk.sight!.view, ...now } }, log } as unknown as Desk, seats: [1, 0] } }).body;
  const sums = (body: string): string[] => [...body.matchAll(/muted">([^<]*)<\/span> <!--\[0--><b[^>]*>(\d+)/g)].map(([, sum, total]) => `${sum} = ${total}`);
  expect(sums(shown(desk.log))).toEqual(["4 + 9 + 2 = 15", "4 + 9 − 1 = 12"]);
  expect(sums(shown([...desk.log, ...verdict]))).toEqual(["4 + 9 + 2 = 15", "4 + 9 = 13"]);
});

it.each([
  [0, []],
  [1, ["9-of-clubs"]],
])("says only of one's own strike that nobody else can see it, until it is turned up: seat %d attacks", (attacker, covered) => {
  const desk = halfTurned(attacker);
  const { body } = render(Clash, { props: { desk, seats: [1, 0] } });
  const [theirs, own] = body.split('aria-label="seat 0"');
  expect(theirs).not.toContain("only you can see it");
  expect(own!.includes("only you can see it")).toBe(covered.length > 0);
  expect(face.covered!(desk)).toEqual(covered);
});
