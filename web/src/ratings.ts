import type { Rating } from "./protocol";

/** Says how sure a rating is: the range in which the strength lies nineteen times in twenty. */
export function certainty(rating: Rating): string {
  return `± ${Math.round(2 * rating.deviation)} after ${rating.games} ${rating.games === 1 ? "game" : "games"}`;
}
