import type { LogLine } from "../protocol";

export type Sound = "turn" | "card" | "won" | "lost" | "over" | "chat";

/** A sound, and in a few words what it stands for. */
export interface Heard {
  sound: Sound;
  caption: string;
}

const TURN: Heard = { sound: "turn", caption: "Your turn" };

/** Returns what is to be heard of a change: each sound once, in the order of what happened, that one is asked last. */
export function heardIn(lines: LogLine[], of: (line: LogLine) => Heard | null, asked: boolean): Heard[] {
  const found: Heard[] = [];
  for (const line of lines) {
    const heard = of(line);
    if (heard !== null && !found.some((each) => each.sound === heard.sound)) found.push(heard);
  }
  return asked ? [...found, TURN] : found;
}

/** Returns what is heard of a contest: it is won, lost, or only watched. */
export function contest(what: string, winner: number, eyes: number | null): Heard {
  if (winner === eyes) return { sound: "won", caption: `${what} won` };
  return eyes === null ? { sound: "card", caption: `${what} decided` } : { sound: "lost", caption: `${what} lost` };
}
