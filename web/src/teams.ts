/** Returns the sides of a table if they are teams; where everybody plays alone there are none. */
export function teamsOf(sides: number[][]): number[][] {
  return sides.some((side) => side.length > 1) ? sides : [];
}
