import { sentence } from "../src/table/said";
import { beforeEach, expect, it } from "vitest";
import type { LogLine, Sight } from "../src/protocol";
import { frames, merged, Pace } from "../src/table/pace";

function line(event: string): LogLine {
  return { at: 0, facts: { event }, said: [event], rule: null, opens: false, beat: false };
}

function sight(seq: number, ...events: string[]): Sight {
  return { seq, log: events.map(line), beats: [], log_begins: false } as unknown as Sight;
}

let now: number;
let timers: { at: number; work: () => void }[];
let shown: { at: number; seq: number; told: string[] }[];
let pace: Pace;

function pass(milliseconds: number): void {
  const end = now + milliseconds;
  for (;;) {
    const next = timers.filter((each) => each.at <= end).sort((one, other) => one.at - other.at)[0];
    if (next === undefined) break;
    now = next.at;
    timers = timers.filter((each) => each !== next);
    next.work();
  }
  now = end;
}

beforeEach(() => {
  now = 0;
  timers = [];
  shown = [];
  const time = {
    later: (work: () => void, milliseconds: number): unknown => {
      const timer = { at: now + milliseconds, work };
      timers.push(timer);
      return timer;
    },
    never: (timer: unknown): void => {
      timers = timers.filter((each) => each !== timer);
    },
  };
  const spans: Record<string, number> = { played: 400, trick_won: 900 };
  const dwell = (lines: LogLine[]): number => Math.max(0, ...lines.map((each) => spans[String(each.facts.event)] ?? 0));
  pace = new Pace((each) => shown.push({ at: now, seq: each.seq, told: each.log.map(sentence) }), dwell, time);
});

it("loses no sentence about what was answered for one when it hurries", () => {
  const answered = ["Passed on it, as you said.", "", "Used it, as you said."];
  const sights = answered.map((words, seq) => ({ ...sight(seq), answered: words }));
  expect(merged(sights).answered).toBe("Passed on it, as you said. Used it, as you said.");
});

it("shows the first change at once and the next when the first was seen", () => {
  pace.add(sight(1, "played"), false);
  pace.add(sight(2, "played"), false);
  expect(shown.map((each) => each.seq)).toEqual([1]);
  pass(400);
  expect(shown.map((each) => each.seq)).toEqual([1, 2]);
});

it("lets a won trick lie longer than a played card", () => {
  pace.add(sight(1, "played", "trick_won"), false);
  pace.add(sight(2, "scored"), false);
  pass(899);
  expect(shown).toHaveLength(1);
  pass(1);
  expect(shown).toHaveLength(2);
});

it("hurries to the newest and loses nothing that was told", () => {
  pace.add(sight(1, "played"), false);
  pace.add(sight(2, "played"), false);
  pace.add(sight(3, "trick_won"), false);
  pace.hurry();
  expect(shown.at(-1)).toEqual({ at: 0, seq: 3, told: ["played", "trick_won"] });
  pass(5000);
  expect(shown).toHaveLength(2);
});

it("shows who hurries what comes next at once, also after the last that there was", () => {
  pace.add(sight(1, "trick_won"), false);
  pace.hurry();
  pace.add(sight(2, "scored"), false);
  expect(shown.map((each) => each.seq)).toEqual([1, 2]);
});

it("does not wait for what needs no looking at", () => {
  pace.add(sight(1), false);
  pace.add(sight(2), false);
  pass(0);
  expect(shown.map((each) => each.seq)).toEqual([1, 2]);
});

it("forgets what waits when the story begins anew", () => {
  pace.add(sight(1, "played"), false);
  pace.add(sight(2, "played"), false);
  pace.add(sight(9), true);
  pass(5000);
  expect(shown.map((each) => each.seq)).toEqual([1, 9]);
});

it("keeps its pace through all that bots do before one is asked again", () => {
  for (let seq = 1; seq <= 12; seq += 1) pace.add(sight(seq, "played"), false);
  pass(400 * 11 - 1);
  expect(shown).toHaveLength(11);
});

it("keeps its pace through a change of many beats", () => {
  const beats = [1, 2, 3, 4, 5, 6, 7, 8].map((lines) => ({ lines, view: {} }));
  pace.add({ ...sight(1, ...Array<string>(8).fill("trick_won")), beats } as unknown as Sight, false);
  pass(900 * 7 - 1);
  expect(shown).toHaveLength(7);
});

it("goes faster as long as one is far behind", () => {
  for (let seq = 1; seq <= 100; seq += 1) pace.add(sight(seq, "played"), false);
  pass(400 * 49);
  expect(shown.length).toBeGreaterThan(80);
  expect(shown.at(-1)!.at - shown.at(-2)!.at).toBe(400);
});

it("merges sights into the last one with everything told", () => {
  const whole = { ...sight(2, "dealt"), log_begins: true };
  const one = merged([sight(1, "lost"), whole, sight(3, "played")]);
  expect(one.seq).toBe(3);
  expect(one.log_begins).toBe(true);
  expect(one.log.map(sentence)).toEqual(["dealt", "played"]);
});

it("shows a change beat by beat, each with what was told by then", () => {
  const change = { ...sight(1, "played", "trick_won", "scored"), view: { trick: [] }, beats: [{ lines: 2, view: { trick: ["red-7"] } }] } as unknown as Sight;
  pace.add(change, false);
  expect(shown).toEqual([{ at: 0, seq: 1, told: ["played", "trick_won"] }]);
  pass(900);
  expect(shown[1]).toEqual({ at: 900, seq: 1, told: ["scored"] });
});

it("skips the beats that are left when somebody hurries, and loses nothing that was told", () => {
  const beats = [1, 2].map((lines) => ({ lines, view: {} }));
  pace.add({ ...sight(1, "played", "trick_won", "scored"), beats } as unknown as Sight, false);
  pace.hurry();
  expect(shown.map((each) => each.told)).toEqual([["played"], ["trick_won", "scored"]]);
  expect(pace.length).toBe(0);
});

it("asks nothing at a beat but what was asked before and still is", () => {
  const asked = (number: number) => ({ ...sight(1), decision: { number } }) as unknown as Sight;
  const change = { ...asked(4), beats: [{ lines: 0, view: {}, status: "", last_acts: [], ongoing: [] }] };
  expect(frames(change, asked(4)).map((each) => each.decision?.number)).toEqual([4, 4]);
  expect(frames(change, asked(3)).map((each) => each.decision?.number)).toEqual([undefined, 4]);
});

it("forgets the beats of a story that begins anew", () => {
  pace.add({ ...sight(1, "played", "trick_won"), beats: [{ lines: 1, view: {} }] } as unknown as Sight, true);
  expect(shown.map((each) => each.told)).toEqual([["played", "trick_won"]]);
});
