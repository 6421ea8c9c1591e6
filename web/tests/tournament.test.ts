import { expect, it } from "vitest";
import { en } from "../src/words/en";
import type { TournamentInfo, TournamentRound, TournamentStage } from "../src/protocol";
import { hasSemifinals, hasStage, inRounds } from "../src/tournament/stages";

const round: TournamentRound = { round: 1, over: false, duels: [], byes: [] };
const stage = (name: TournamentStage["stage"], ...rounds: TournamentRound[]): TournamentStage => ({
  stage: name, title: "", format: "fiasco", format_title: "Fiasco", contest: "best-of-3", rounds, table: [],
});
const played = (...stages: TournamentStage[]): TournamentInfo => ({ stages }) as TournamentInfo;

it("plays everything but the tree in rounds", () => {
  const names = ["qualification", "knockout", "play-offs", "semifinals", "final"] as const;
  expect(names.filter((name) => inRounds(stage(name)))).toEqual(["qualification", "knockout", "play-offs"]);
});

it("has semifinals until two go straight to the final", () => {
  expect(hasSemifinals(played(stage("semifinals"), stage("final")))).toBe(true);
  expect(hasSemifinals(played(stage("semifinals", round), stage("final", round)))).toBe(true);
  expect(hasSemifinals(played(stage("semifinals"), stage("final", round)))).toBe(false);
  expect(hasSemifinals(played(stage("final")))).toBe(false);
});

it("promises no stage that nobody can come to", () => {
  expect(hasStage(played(stage("qualification")), "final")).toBe(false);
  expect(hasStage(played(stage("qualification"), stage("final")), "final")).toBe(true);
  expect(en.tournament.means("qualification", 2, { as_printed: true })).toContain("Six points win the tournament");
  expect(en.tournament.means("knockout", 3, { as_printed: true })).toContain("The other is the champion");
});
