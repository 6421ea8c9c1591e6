import { expect, it } from "vitest";
import type { LogLine } from "../src/protocol";
import { contest, heardIn, type Heard } from "../src/sound/hearing";

const line = (event: string): LogLine => ({ at: 0, facts: { event }, said: [], rule: null, opens: false, beat: false });

const of = ({ facts }: LogLine): Heard | null =>
  facts.event === "played" ? { sound: "card", caption: "Card played" } : facts.event === "won" ? { sound: "won", caption: "Trick won" } : null;

it("lets each sound be heard once, and that one is asked last", () => {
  const heard = heardIn([line("played"), line("played"), line("won"), line("dealt")], of, true);
  expect(heard.map((each) => each.caption)).toEqual(["Card played", "Trick won", "Your turn"]);
});

it("is silent when nothing happened", () => {
  expect(heardIn([line("dealt")], of, false)).toEqual([]);
});

it("tells a contest that was won from one that was lost or only watched", () => {
  const trick = { won: "Trick won", lost: "Trick lost", decided: "Trick decided" };
  expect(contest(trick, 1, 1).sound).toBe("won");
  expect(contest(trick, 1, 0)).toEqual({ sound: "lost", caption: "Trick lost" });
  expect(contest(trick, 1, null)).toEqual({ sound: "card", caption: "Trick decided" });
});
