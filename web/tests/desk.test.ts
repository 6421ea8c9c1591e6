import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Wire } from "../src/net/connection";
import type { AnyAnswer, AnyRequest, OptionView, Sight } from "../src/protocol";

/** A socket whose other end is the test. */
class Thread implements Wire {
  sent: AnyRequest[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyRequest);
  }

  close(): void {}

  say(answer: object): void {
    this.onmessage?.({ data: JSON.stringify(answer as AnyAnswer) });
  }

  ref(type: AnyRequest["type"]): number {
    return this.sent.findLast((each) => each.type === type)!.ref;
  }
}

let threads: Thread[] = [];

vi.mock("../src/settings.svelte", () => ({ settings: { still: true, oneTap: false, patience: 1 } }));
vi.mock("../src/sound/ear.svelte", () => ({ ear: { hear: () => undefined } }));
vi.mock("../src/net/connection", async (original) => ({
  ...(await original<object>()),
  surroundings: () => ({
    open: () => {
      threads.push(new Thread());
      return threads.at(-1)!;
    },
    reach: (found: (there: boolean) => void) => found(true),
    now: () => Date.now(),
    later: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
    never: (timer: unknown) => clearTimeout(timer as number),
    keep: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    key: "choice",
  }),
}));

const { Desk } = await import("../src/table/desk.svelte");

const pass = { token: "pass", label: "Pass", verb: "pass", touches: [], ability: "" } as unknown as OptionView;

function sight(seq: number, number: number): Sight {
  const decision = { number, prompt: "Play", verb: "play", options: [pass] };
  return { type: "sight", seq, decision, log: [], log_begins: true, texts: null, table: { rated: false } } as unknown as Sight;
}

function seated(): InstanceType<typeof Desk> {
  const desk = new Desk("t");
  desk.face = { placed: () => [], hand: () => [], heard: () => null, dwell: {} } as unknown as typeof desk.face;
  threads.at(-1)!.say(sight(1, 7));
  return desk;
}

beforeEach(() => {
  vi.useFakeTimers();
  threads = [];
});

it("thinks about a hint until it is told or refused", () => {
  const desk = seated();
  for (const type of ["hinted", "refused"]) {
    desk.askHint();
    expect(desk.hinting).toBe(true);
    threads[0]!.say({ type, ref: threads[0]!.ref("hint"), number: 7, measure: "", advice: [], kind: "busy", reason: "Later." });
    expect(desk.hinting).toBe(false);
  }
});

it("does not wait for a hint that nobody was asked for, or that got lost in a break", () => {
  const desk = seated();
  desk.askHint();
  threads[0]!.onclose!({ code: 1006, reason: "" });
  expect(desk.hinting).toBe(false);
  desk.askHint();
  expect(desk.hinting).toBe(false);
  vi.advanceTimersByTime(400);
  threads[1]!.say(sight(1, 7));
  desk.askHint();
  expect(desk.hinting).toBe(true);
});

it("does not wait for a hint about a question that is gone", () => {
  const desk = seated();
  desk.askHint();
  threads[0]!.say(sight(2, 8));
  expect(desk.hinting).toBe(false);
});

it("offers the choices again only if the choice itself was refused", () => {
  const desk = seated();
  desk.request({ type: "chat", text: "Good evening" });
  desk.choose(pass);
  threads[0]!.say({ type: "refused", ref: threads[0]!.ref("chat"), kind: "busy", reason: "Too fast." });
  expect(desk.sent).toBe("pass");
  threads[0]!.say({ type: "refused", ref: threads[0]!.ref("choose"), kind: "illegal", reason: "No." });
  expect(desk.sent).toBeNull();
});

it("counts every answer once, in the order of the keys", () => {
  const desk = seated();
  const option = (token: string, ...touches: string[]): OptionView => ({ ...pass, token, touches });
  const answers = [pass, option("play b", "b"), option("use a", "a"), option("play a", "a"), option("swap", "a", "b")];
  desk.face = { ...desk.face!, placed: () => ["a"], hand: () => ["b"] };
  desk.now = { ...sight(2, 7), view: {}, decision: { number: 7, prompt: "", verb: "play", options: answers } } as Sight;
  expect(desk.answers.map((each) => each.token)).toEqual(["use a", "play a", "swap", "play b", "pass"]);
});

describe("a choice that names two things", () => {
  const option = (token: string, ...touches: string[]): OptionView => ({ ...pass, token, touches });
  const attacks = [option("attack x with a", "x", "a"), option("attack y with a", "y", "a"), option("attack x with b", "x", "b"), option("use a", "a"), option("draw", "deck")];

  function fighting(): InstanceType<typeof Desk> {
    const desk = seated();
    desk.face = { ...desk.face!, placed: () => ["a", "b", "deck", "x", "y"] };
    desk.now = { ...sight(2, 7), view: {}, refusals: { z: "No." }, decision: { number: 7, prompt: "", verb: "attack", options: [...attacks, pass] } } as unknown as Sight;
    return desk;
  }

  const chosen = (): string | undefined => (threads.at(-1)!.sent.findLast((each) => each.type === "choose") as { token?: string } | undefined)?.token;

  it("is made with two taps, in either order", () => {
    const desk = fighting();
    desk.tap("a");
    expect([desk.held, desk.chosen.map((each) => each.token)]).toEqual(["a", ["use a"]]);
    expect(["a", "b", "x", "y", "deck"].filter((each) => desk.shines(each))).toEqual(["a", "x", "y"]);
    desk.tap("y");
    expect(chosen()).toBe("attack y with a");
    const other = fighting();
    other.tap("x");
    expect(other.partnersOf("x")).toEqual(["a", "b"]);
    other.tap("b");
    expect(chosen()).toBe("attack x with b");
  });

  it("can be looked at before the second tap", () => {
    const desk = fighting();
    desk.tap("a");
    desk.aim("x");
    expect(desk.chosen.map((each) => each.token)).toEqual(["attack x with a"]);
    desk.aim("deck");
    expect(desk.chosen.map((each) => each.token)).toEqual(["use a"]);
    expect(chosen()).toBeUndefined();
  });

  it("is put down with another tap, or by taking up something else", () => {
    const desk = fighting();
    desk.tap("a");
    desk.tap("a");
    expect([desk.held, desk.selected]).toEqual([null, null]);
    desk.tap("a");
    desk.tap("b");
    expect(desk.held).toBe("b");
    desk.tap("deck");
    expect([desk.held, desk.selected]).toEqual([null, "deck"]);
    desk.tap("deck");
    expect(chosen()).toBe("draw");
  });

  it("counts what goes with the thing in hand for the keys", () => {
    const desk = fighting();
    expect(desk.slots.map((slot) => slot.touch ?? slot.option.token)).toEqual(["a", "b", "deck", "x", "y", "pass"]);
    desk.tap("a");
    expect(desk.slots.map((slot) => slot.touch ?? slot.option.token)).toEqual(["x", "y", "use a", "pass"]);
  });

  it("is held together with another one when a hint points at both", () => {
    const desk = fighting();
    desk.point(["a", "x"]);
    expect([desk.held, desk.selected, desk.chosen.length]).toEqual(["a", "x", 1]);
    desk.point(["deck"]);
    expect([desk.held, desk.selected]).toEqual([null, "deck"]);
  });

  it("is left aside when a hint points at what its thing does alone", () => {
    const desk = fighting();
    desk.point(["a"]);
    expect([desk.held, desk.chosen.map((each) => each.token)]).toEqual(["a", ["use a"]]);
  });

  it("stays in hand over a thing within reach that tells why it cannot be chosen", () => {
    const desk = fighting();
    expect([desk.refuses("z"), desk.refuses("x"), desk.refuses("elsewhere")]).toEqual([true, false, false]);
    desk.tap("a");
    desk.tap("z");
    expect([desk.held, desk.notice?.text]).toEqual(["a", "No."]);
    desk.tap("x");
    expect([chosen(), desk.refuses("z")]).toEqual(["attack x with a", false]);
  });

  it("is forgotten with the question", () => {
    const desk = fighting();
    desk.tap("a");
    threads[0]!.say(sight(3, 8));
    expect(desk.held).toBeNull();
  });
});

it("chooses unasked what is open at any time, under the number it was told with", () => {
  const desk = seated();
  const giveUp = { ...pass, token: "surrender" };
  desk.interject(giveUp);
  expect(threads[0]!.sent.filter((each) => each.type === "interject")).toEqual([]);
  desk.now = { ...sight(2, 7), anytime: { number: 3, prompt: "", verb: "surrender", options: [giveUp] } } as Sight;
  desk.interject(giveUp);
  expect(threads[0]!.sent.at(-1)).toMatchObject({ type: "interject", number: 3, token: "surrender" });
});

describe("a stop", () => {
  const windows = { "before verdict": "Before a combat is decided", "after feints": "After both feints", "after strikes": "After the strikes are revealed" };

  function at(window: string, stops: Record<string, "always" | "never">, asked = true): InstanceType<typeof Desk> {
    const desk = seated();
    desk.now = { ...sight(2, 7), windows, window, stops, ...(asked ? {} : { decision: null }) } as unknown as Sight;
    return desk;
  }

  it("is shown for the window in which one is asked, and for those with another than usual, in the order of the game", () => {
    expect(at("after feints", { "after strikes": "never", "before verdict": "always" }).stops).toEqual(["after feints", "before verdict", "after strikes"]);
    expect(at("after feints", { "after feints": "always" }).stops).toEqual(["after feints"]);
    expect(at("after feints", { "after strikes": "never" }, false).stops).toEqual(["after strikes"]);
    expect(at("", {}).stops).toEqual([]);
  });

  it("is as usual unless it was set, and is set with a request", () => {
    const desk = at("after feints", { "after strikes": "never" });
    expect([desk.stopAt("after feints"), desk.stopAt("after strikes")]).toEqual(["ask", "never"]);
    desk.stop("after feints", "always");
    expect(threads[0]!.sent.at(-1)).toMatchObject({ type: "stop", window: "after feints", stop: "always" });
  });
});

describe("what an option leads to", () => {
  it("is asked for once, with all that is looked at in the same moment, and forgotten with the question", async () => {
    const desk = seated();
    const other = { ...pass, token: "play red-7" };
    expect([desk.outcome(pass), desk.outcome(other), desk.outcome(pass)]).toEqual(["", "", ""]);
    await Promise.resolve();
    const asked = threads.at(-1)!.sent.filter((each) => each.type === "foretell");
    expect(asked.map((each) => ("tokens" in each ? each.tokens : []))).toEqual([["pass", "play red-7"]]);
    const told = { token: "pass", text: "“Draw a card.”", quotes: "1:red-7", said: ["You win ", { names: "number", words: "3", value: 3 }, " points."], certain: [] };
    threads.at(-1)!.say({ type: "foretold", ref: asked[0]!.ref, number: 7, options: [told] });
    expect(desk.outcome(pass)).toBe("“Draw a card.” You win 3 points.");
    desk.open = "0:red-7"; // whatever it says, it is another card
    expect(desk.outcome(pass)).toBe("“Draw a card.” You win 3 points.");
    desk.open = "1:red-7";
    expect(desk.outcome(pass)).toBe("You win 3 points.");
    desk.open = "";
    threads.at(-1)!.say(sight(2, 8));
    expect(desk.outcome(pass)).toBe("");
  });
});

describe("a beat", () => {
  const happened = (event: string, beat: boolean): object => ({ at: 1, facts: { event }, said: [`${event}.`], opens: false, rule: null, beat });
  const then = { view: {}, status: "", last_acts: [], ongoing: [] };

  function shownAfter(milliseconds: number, dwell: Record<string, number>, ...changes: object[]): string[] {
    const desk = seated();
    desk.face = { ...desk.face!, dwell };
    for (const [place, change] of changes.entries()) threads.at(-1)!.say({ ...sight(place + 2, 7), log_begins: false, ...change });
    vi.advanceTimersByTime(milliseconds);
    const shown = desk.fresh.map((line) => line.facts.event as string);
    desk.close();
    return shown;
  }

  const tide = { log: [happened("tide", true), happened("boarded", false)], beats: [{ lines: 1, ...then }] };

  it("is looked at though its face knows nothing of it and it cites no rule", () => {
    expect(shownAfter(699, {}, tide)).toEqual(["tide"]);
    expect(shownAfter(700, {}, tide)).toEqual(["boarded"]);
  });

  it("is looked at as long as its face says, but never for less than that", () => {
    expect(shownAfter(699, { tide: 450 }, tide)).toEqual(["tide"]);
    expect(shownAfter(1199, { tide: 1200 }, tide)).toEqual(["tide"]);
    expect(shownAfter(1200, { tide: 1200 }, tide)).toEqual(["boarded"]);
  });

  it("is looked at where its change ends, before the next one is shown", () => {
    const ebb = { log: [happened("ebb", true)], beats: [] };
    const next = { log: [happened("boarded", false)], beats: [] };
    expect(shownAfter(699, {}, ebb, next)).toEqual(["ebb"]);
    expect(shownAfter(700, {}, ebb, next)).toEqual(["boarded"]);
  });
});

describe("looking back", () => {
  const line = (at: number, words: string) => ({ at, facts: { event: words }, said: [`${words}.`], rule: null, opens: false });
  const chain = ["struck", "turned", "won", "drew"].map((words) => line(5, words));
  const beats = [2, 3].map((lines) => ({ lines, view: { lines }, status: "", last_acts: [], ongoing: [] }));
  const change = { ...sight(2, 7), log_begins: false, log: chain, beats, view: { lines: 4 } } as unknown as Sight;

  /** A desk at which a chain of things is being shown, of which only the beginning has been told. */
  function watching(): InstanceType<typeof Desk> {
    const desk = seated();
    desk.face = { ...desk.face!, dwell: { turned: 900, won: 900 } };
    threads[0]!.say({ ...sight(1, 6), log: [line(4, "fainted")] });
    threads[0]!.say(change);
    return desk;
  }

  const answered = (at: number, lines: number, chosen: number | null): void =>
    threads[0]!.say({ type: "looked-back", ref: threads[0]!.ref("look-back"), at, line: chosen, lines, sight: { ...sight(2, 0), view: { lines } } });
  const told = (desk: InstanceType<typeof Desk>): string[] => desk.log.map((each) => String(each.facts.event));

  it("at what is still being shown has all of it told first, so that nothing is missing afterwards", () => {
    const desk = watching();
    expect(told(desk)).toEqual(["fainted", "struck", "turned"]);
    desk.lookBack(5, 1);
    expect([told(desk), desk.behind]).toEqual([["fainted", "struck", "turned", "won", "drew"], false]);
    answered(5, 2, 1);
    expect(told(desk)).toEqual(["fainted", "struck", "turned"]);
    vi.advanceTimersByTime(5000);
    expect(told(desk)).toEqual(["fainted", "struck", "turned"]);
  });

  it("marks the line that was chosen, also where two were told at once", () => {
    const desk = watching();
    for (const chosen of [0, 1]) {
      desk.lookBack(5, chosen);
      answered(5, 2, chosen);
      expect(desk.lookedAt).toBe(desk.ledTo(5)[chosen]);
    }
    desk.lookBack(4);
    answered(4, 1, null);
    expect(desk.lookedAt?.facts.event).toBe("fainted");
    desk.comeBack();
    expect(desk.lookedAt).toBeNull();
  });

  it("steps on from the middle of the last move to the game as it is", () => {
    const desk = watching();
    desk.lookBack(5, 1);
    answered(5, 2, 1);
    vi.advanceTimersByTime(100);
    desk.step(1);
    expect(desk.past).toBeNull();
  });
});

describe("the sentence over the hand", () => {
  const rule = { id: "SC-PTS-1", text: "The winner scores a card." };
  const told = (seq: number, event: string, prompt: string): Sight =>
    ({ ...sight(seq, 7), decision: null, prompt, beats: [], log_begins: false, log: [{ at: seq, facts: { event }, said: [`${event}.`], rule, opens: false }] }) as unknown as Sight;

  function watching(): InstanceType<typeof Desk> {
    const desk = seated();
    desk.face = { ...desk.face!, dwell: { won: 900, scored: 500, played: 400 } };
    return desk;
  }

  const spoken = (desk: InstanceType<typeof Desk>): string => desk.meanwhile || desk.sight!.prompt;

  it("stays while one looks, whatever comes in meanwhile", () => {
    const desk = watching();
    threads[0]!.say(told(2, "won", "Wren picks."));
    expect([spoken(desk), desk.behind, desk.cited]).toEqual(["Wren picks.", false, null]);
    vi.advanceTimersByTime(600);
    threads[0]!.say(told(3, "scored", "Wren thinks."));
    expect([spoken(desk), desk.behind, desk.cited]).toEqual(["Wren picks.", true, null]);
    vi.advanceTimersByTime(300);
    expect(spoken(desk)).toBe("Wren thinks.");
  });

  it("tells what happened where more of it waits, and then what the game waits for", () => {
    const desk = watching();
    threads[0]!.say(told(2, "won", "Wren picks."));
    threads[0]!.say(told(3, "scored", "Wren thinks."));
    threads[0]!.say(told(4, "played", "Rook thinks."));
    vi.advanceTimersByTime(900);
    expect([spoken(desk), desk.cited]).toEqual(["scored.", rule]);
    vi.advanceTimersByTime(500);
    expect([spoken(desk), desk.cited]).toEqual(["Rook thinks.", null]);
  });

  it("takes along why it happened when it is skipped", () => {
    const desk = watching();
    threads[0]!.say(told(2, "won", "Wren picks."));
    threads[0]!.say(told(3, "scored", "Wren thinks."));
    desk.tell(rule.text);
    desk.hurry();
    expect([desk.notice, spoken(desk)]).toEqual([null, "Wren thinks."]);
  });
});
