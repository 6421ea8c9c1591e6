import type { RecordInfo } from "../protocol";
import { teamsOf } from "../teams";
import { words } from "../words/words.svelte";

/** Returns how a game ended that nobody has won. */
export function withoutWinner(record: Pick<RecordInfo, "names" | "lost_together">): string {
  return (record.lost_together ? words.end.allLose : words.end.nobodyWins)(record.names.length);
}

/** Returns how a game ended, in a few words for whoever sits at a seat, or for a spectator. */
export function endOf(sides: number[][], winners: number[], you: number | null, nameOf: (seat: number) => string): string {
  const seats = sides.flat();
  const won = you !== null && winners.includes(you);
  const names = winners.map(nameOf);
  if (sides.length === 1 && winners.length === 0) {
    if (you === null) return words.end.lose(seats.map(nameOf));
    return seats.length === 1 ? words.end.youLose : words.end.youLoseTogether;
  }
  if (winners.length === 0) return words.end.nobodyWins(seats.length);
  if (sides.length === 1 && seats.length > 1) return won ? words.end.youWinTogether : words.end.teamWins(names);
  if (teamsOf(sides).some((side) => side.join() === winners.toSorted().join())) return won ? words.end.yourTeamWins : words.end.teamWins(names);
  if (won) return winners.length > 1 ? words.end.youShare : words.end.youWin;
  return words.end.wins(names);
}
