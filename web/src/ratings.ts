import type { Rating } from "./protocol";
import { words } from "./words/words.svelte";

/** Says how sure a rating is: the range in which the strength lies nineteen times in twenty. */
export function certainty(rating: Rating): string {
  return words.account.certainty(Math.round(2 * rating.deviation), rating.games);
}
