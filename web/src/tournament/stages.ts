import type { TournamentInfo, TournamentStage } from "../protocol";

/** Whether a stage is played in rounds, not as the branches of the tree. */
export function inRounds(stage: TournamentStage): boolean {
  return stage.stage !== "semifinals" && stage.stage !== "final";
}

/** Whether anybody can come to a stage: the server tells only of those. */
export function hasStage(tournament: Pick<TournamentInfo, "stages">, name: TournamentStage["stage"]): boolean {
  return tournament.stages.some((stage) => stage.stage === name);
}

/** Whether there are semifinals, or still may be: as printed, two who come through go straight to the final. */
export function hasSemifinals(tournament: TournamentInfo): boolean {
  const drawn = (name: string): boolean => tournament.stages.some((stage) => stage.stage === name && stage.rounds.length > 0);
  return drawn("semifinals") || (hasStage(tournament, "semifinals") && !drawn("final"));
}
