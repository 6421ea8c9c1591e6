import type { LogLine } from "../protocol";
import type { Desk } from "./desk.svelte";

/** Returns what is seen of a game, as the game itself describes it. */
export function seen<View>(desk: Desk): View {
  return desk.sight!.view as unknown as View;
}

/** Returns what a line of the log is about, as the game itself describes it. */
export function factsOf<Happening>({ facts }: LogLine): Happening {
  return facts as unknown as Happening;
}
