import { expect, it } from "vitest";
import { en } from "../src/words/en";
import type { TournamentDuel, TournamentRound, TournamentStage } from "../src/protocol";
import { branchesOf, inRounds, told, treeOf } from "../src/tournament/stages";

const round: TournamentRound = { round: 1, over: false, duels: [], byes: [] };
const stage = (shape: TournamentStage["shape"], name: string, ...rounds: TournamentRound[]): TournamentStage => ({
  stage: name, title: "", shape, each: "", options: {}, options_told: "", rounds, table: [], means: "", opponents: "", may_be_drawn: false,
});
const duel = (id: string, place: number): TournamentDuel => ({ id, place, entrants: [0, 1], points: null, winner: null, by_lot: false, table: null, anew: 0, by_new_rules: false });
const named = (stages: TournamentStage[]): string[] => stages.map((each) => each.stage);

it("plays everything but the tree in rounds", () => {
  const shapes = ["league", "swiss", "rounds", "tree"] as const;
  expect(shapes.filter((shape) => inRounds(stage(shape, "")))).toEqual(["league", "swiss", "rounds"]);
});

it("has semifinals until two go straight to the final", () => {
  const tree = (...stages: TournamentStage[]): string[] => named(treeOf({ stages }));
  expect(tree(stage("tree", "semifinals"), stage("tree", "final"))).toEqual(["semifinals", "final"]);
  expect(tree(stage("tree", "semifinals", round), stage("tree", "final", round))).toEqual(["semifinals", "final"]);
  expect(tree(stage("tree", "semifinals"), stage("tree", "final", round))).toEqual(["final"]);
  expect(tree(stage("league", "qualification"))).toEqual([]);
});

it("keeps the places of duels that are not drawn yet", () => {
  const tree = [stage("tree", "quarterfinals"), stage("tree", "semifinals"), stage("tree", "final")];
  expect(tree.map((each) => branchesOf(tree, each).length)).toEqual([4, 2, 1]);
});

it("shows a duel that is played again in its place, and whoever is free above the others", () => {
  const again = stage("tree", "semifinals", { ...round, duels: [duel("semifinal-1", 1), duel("semifinal-2", 2), duel("semifinal-1-game-2", 1)] });
  const final = stage("tree", "final");
  expect(branchesOf([again, final], again).map(({ games }) => games.map((each) => each.id))).toEqual([["semifinal-1", "semifinal-1-game-2"], ["semifinal-2"]]);
  const three = stage("tree", "semifinals", { ...round, duels: [duel("semifinal-1", 1)], byes: [7] });
  expect(branchesOf([three, final], three).map(({ free, games }) => [free, games.length])).toEqual([[7, 0], [null, 1]]);
});

it("writes half points as people do", () => {
  expect([3, 0, 0.5, 2.5].map(told)).toEqual(["3", "0", "½", "2½"]);
});

it("names the stages of the tree in one line", () => {
  expect(en.tournament.bracket(["Final"])).toBe("Final");
  expect(en.tournament.bracket(["Semifinals", "Final"])).toBe("Semifinals and final");
  expect(en.tournament.bracket(["Quarterfinals", "Semifinals", "Final"])).toBe("Quarterfinals, semifinals and final");
});
