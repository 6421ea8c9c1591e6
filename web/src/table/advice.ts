import type { Advice } from "../protocol";

const SEEN = 0.005; // less is no per cent

/** Returns what a bot would choose, the most often first; among what it hardly ever would, the better comes first. */
export function bestFirst<Each extends Pick<Advice, "share" | "worth">>(advice: Each[]): Each[] {
  const often = ({ share }: Each): number => ((share ?? 0) >= SEEN ? share! : 0);
  const drawn = advice.some((each) => each.share !== null); // else they come in their order
  return drawn ? [...advice].sort((one, other) => often(other) - often(one) || other.worth - one.worth) : advice;
}

/** Returns how often a bot would choose each option, by token, where it draws lots between several. */
export function sharesOf(advice: Pick<Advice, "token" | "share">[]): Map<string, number> {
  const drawn = advice.filter((each) => (each.share ?? 0) >= SEEN);
  return new Map(drawn.length > 1 ? drawn.map((each) => [each.token, each.share!]) : []);
}
