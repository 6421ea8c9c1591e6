import type { TournamentDuel, TournamentInfo, TournamentStage } from "../protocol";

/** Whether a stage is played in rounds, not as the branches of the tree. */
export function inRounds(stage: TournamentStage): boolean {
  return stage.shape !== "tree";
}

/** The stages of the tree that anybody comes to, or still may: as printed, two who come through go straight to the final. */
export function treeOf(tournament: Pick<TournamentInfo, "stages">): TournamentStage[] {
  const tree = tournament.stages.filter((stage) => !inRounds(stage));
  const drawn = tree.findIndex((stage) => stage.rounds.length > 0);
  return tree.slice(Math.max(drawn, 0));
}

/** A place in the tree: who is free there, or a duel, of which all but the last game were drawn. */
export interface Branch {
  free: number | null;
  games: TournamentDuel[];
}

/** The places of a stage of the tree, also before it is drawn: half as many as in the stage before it. */
export function branchesOf(tree: TournamentStage[], stage: TournamentStage): Branch[] {
  const free = stage.rounds.flatMap((round) => round.byes).map((entrant): Branch => ({ free: entrant, games: [] }));
  const duels = stage.rounds.flatMap((round) => round.duels);
  const places = 2 ** (tree.length - 1 - tree.indexOf(stage)) - free.length;
  return [...free, ...Array.from({ length: places }, (_, place): Branch => ({ free: null, games: duels.filter((duel) => duel.place === place + 1) }))];
}

/** Points as people write them. */
export function told(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}
