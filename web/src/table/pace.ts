import type { LogLine, Sight } from "../protocol";

export interface Timer {
  later(work: () => void, milliseconds: number): unknown;
  never(timer: unknown): void;
}

const FAR = 20_000; // milliseconds: with more than this left to look at we hurry; between two choices there is less
const HASTE = 0.35;

/** Returns a change as it is shown: the table at each of its beats, with what was told by then, and as it is now. */
export function frames(sight: Sight, before: Sight | null): Sight[] {
  const still = before?.decision && before.decision.number === sight.decision?.number ? before.decision : null;
  let told = 0;
  const shown = sight.beats.map(({ lines, ...then }) => {
    const log = sight.log.slice(told, lines);
    told = lines;
    return { ...sight, ...then, log, beats: [], decision: still, prompt: "", answered: "" };
  });
  return [...shown, { ...sight, log: sight.log.slice(told), beats: [] }];
}

/** Returns one sight for several: the last one, with everything that happened on the way. */
export function merged(sights: Sight[]): Sight {
  const last = sights[sights.length - 1]!;
  const begins = sights.findLastIndex((sight) => sight.log_begins);
  const told = sights.slice(Math.max(begins, 0)).flatMap((sight) => sight.log);
  const answered = sights.map((sight) => sight.answered).filter(Boolean).join(" ");
  return { ...last, log: told, log_begins: begins >= 0, answered };
}

/** Shows sights beat by beat, each long enough to see what moved; a person may always hurry. */
export class Pace {
  private waiting: Sight[] = [];
  private timer: unknown = null;
  private busy = false;
  private last: Sight | null = null; // the newest that was taken in

  constructor(
    private readonly show: (sight: Sight) => void,
    private readonly dwell: (lines: LogLine[]) => number,
    private readonly time: Timer,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  /** Takes a sight in; one that begins the story anew is shown at once, and what waited is forgotten. */
  add(sight: Sight, anew: boolean): void {
    if (anew) {
      this.stop();
      this.last = sight;
      this.show({ ...sight, beats: [] });
      return;
    }
    this.waiting.push(...frames(sight, this.last));
    this.last = sight;
    if (!this.busy) this.next();
  }

  /** Shows the newest sight now, and what comes next at once. */
  hurry(): void {
    const last = this.waiting.length > 0 ? merged(this.waiting) : null;
    this.stop();
    if (last !== null) this.show(last);
  }

  stop(): void {
    this.time.never(this.timer);
    this.waiting = [];
    this.busy = false;
  }

  private next(): void {
    const sight = this.waiting.shift();
    this.busy = sight !== undefined;
    if (sight === undefined) return;
    this.show(sight);
    const left = this.waiting.reduce((sum, each) => sum + this.dwell(each.log), 0);
    const wait = this.dwell(sight.log) * (left > FAR ? HASTE : 1);
    if (wait <= 0 && this.waiting.length === 0) this.busy = false;
    else this.timer = this.time.later(() => this.next(), wait);
  }
}
