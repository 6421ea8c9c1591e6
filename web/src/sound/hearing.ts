import type { LogLine } from "../protocol";
import { words } from "../words/words.svelte";

export type Sound = "turn" | "card" | "won" | "lost" | "over" | "chat";

/** A sound, and in a few words what it stands for. */
export interface Heard {
  sound: Sound;
  caption: string;
}

/** Returns what is to be heard of a change: each sound once, in the order of what happened, that one is asked last. */
export function heardIn(lines: LogLine[], of: (line: LogLine) => Heard | null, asked: boolean): Heard[] {
  const found: Heard[] = [];
  for (const line of lines) {
    const heard = of(line);
    if (heard !== null && !found.some((each) => each.sound === heard.sound)) found.push(heard);
  }
  return asked ? [...found, { sound: "turn", caption: words.captions.turn }] : found;
}

/** Returns what is heard of what sounds alike in every game: a card that is laid, by the names of such events, and the end. */
export function usual({ facts }: LogLine, laid: string[], end = "game_over"): Heard | null {
  if (laid.includes(String(facts.event))) return { sound: "card", caption: words.captions.card };
  return facts.event === end ? { sound: "over", caption: words.captions.over } : null;
}

/** Returns what is heard of a contest: it is won, lost, or only watched. */
export function contest(captions: { won: string; lost: string; decided: string }, winner: number, eyes: number | null): Heard {
  if (winner === eyes) return { sound: "won", caption: captions.won };
  return eyes === null ? { sound: "card", caption: captions.decided } : { sound: "lost", caption: captions.lost };
}
