import type { Advice } from "../protocol";

const SEEN = 0.005; // less is no per cent

/** Returns how often a bot would choose each option, by token, where it draws lots between several. */
export function sharesOf(advice: Pick<Advice, "token" | "share">[]): Map<string, number> {
  const drawn = advice.filter((each) => (each.share ?? 0) >= SEEN);
  return new Map(drawn.length > 1 ? drawn.map((each) => [each.token, each.share!]) : []);
}
