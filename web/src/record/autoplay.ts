const USUAL = 900; // milliseconds
const SHORTEST = 300; // for a replay that rushes past shows nothing

/** Returns how long a replay that plays by itself stays at a move, after its beats; patience is a multiple of the usual. */
export function spanOfMove(patience: number): number {
  return Math.max(SHORTEST, USUAL * patience);
}
