import type { GameInfo, NewTable } from "./protocol";

/** Returns the sides of a table if they are teams; where everybody plays alone, or all together, there are none. */
export function teamsOf(sides: number[][]): number[][] {
  return sides.length > 1 && sides.some((side) => side.length > 1) ? sides : [];
}

/** Returns the sides that so many players are with some options. */
export function sidesOf(game: GameInfo, players: number, options: NonNullable<NewTable["options"]>): number[][] {
  const other = game.other_sides.find((each) => Object.entries(each.options).every(([name, value]) => options[name] === value));
  return (other ?? game).sides[players]!;
}
