import type { LogLine } from "../../protocol";
import type { Happening } from "./events";

/** Returns what a line of the log is about. */
export function happened({ facts }: LogLine): Happening {
  return facts as unknown as Happening;
}
