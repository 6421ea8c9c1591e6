import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type Light, type Surroundings, type Wire } from "../src/net/connection";
import type { AnyAnswer, AnyRequest, Sight } from "../src/protocol";

/** A socket whose other end is the test. */
class Thread implements Wire {
  sent: AnyRequest[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyRequest);
  }

  close(): void {
    this.closed = true;
  }

  say(answer: Partial<AnyAnswer>): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }

  break(code = 1006): void {
    this.onclose?.({ code, reason: "" });
  }
}

function sight(seq: number, asked: number | null = null, more: Partial<Sight> = {}): Sight {
  const decision = asked === null ? null : { number: asked, prompt: "Play", verb: "play", options: [] };
  return { type: "sight", seq, decision, log: [], log_begins: false, ...more } as unknown as Sight;
}

/** A browser without a network: time moves when the test says so. */
class World implements Surroundings {
  threads: Thread[] = [];
  time = 1_000_000;
  timers: { at: number; work: () => void }[] = [];
  kept = new Map<string, string>();
  key = "choice";
  keep = {
    getItem: (key: string) => this.kept.get(key) ?? null,
    setItem: (key: string, value: string) => void this.kept.set(key, value),
    removeItem: (key: string) => void this.kept.delete(key),
  };

  up = true; // whether the server answers at all

  reach(found: (there: boolean) => void): void {
    found(this.up);
  }

  introductions = 0;

  introduce(met: (known: boolean) => void): void {
    this.introductions += 1;
    met(this.up);
  }

  open(): Wire {
    const thread = new Thread();
    this.threads.push(thread);
    return thread;
  }

  now(): number {
    return this.time;
  }

  later(work: () => void, milliseconds: number): unknown {
    const timer = { at: this.time + milliseconds, work };
    this.timers.push(timer);
    return timer;
  }

  never(timer: unknown): void {
    this.timers = this.timers.filter((each) => each !== timer);
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.timers.filter((each) => each.at <= end).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.time = next.at;
      this.never(next);
      next.work();
    }
    this.time = end;
  }

  get thread(): Thread {
    return this.threads.at(-1)!;
  }
}

let world: World;
let seen: Sight[];
let heard: AnyAnswer[];
let lights: Light[];
let ended: string[];
let strangers: string[];
let forgotten: number[];

function connect(): Connection {
  return new Connection(world, {
    sight: (each) => seen.push(each),
    other: (each) => heard.push(each),
    light: (each) => lights.push(each),
    forgot: (each) => forgotten.push(each),
    closed: (reason) => ended.push(reason),
    turnedAway: (reason) => strangers.push(reason),
  });
}

beforeEach(() => {
  world = new World();
  seen = [];
  heard = [];
  lights = [];
  ended = [];
  strangers = [];
  forgotten = [];
});

describe("a connection", () => {
  it("turns green with the first sight", () => {
    connect();
    expect(lights).toEqual(["amber"]);
    world.thread.say(sight(3));
    expect(lights).toEqual(["amber", "green"]);
    expect(seen).toHaveLength(1);
  });

  it("drops a sight older than the one it has", () => {
    connect();
    world.thread.say(sight(5));
    world.thread.say(sight(4));
    expect(seen.map((each) => each.seq)).toEqual([5]);
  });

  it("does not tell the same story twice", () => {
    connect();
    world.thread.say(sight(5));
    const line = { at: 1, facts: {}, said: ["Ann plays."], rule: null, opens: false, beat: false };
    world.thread.say(sight(6, null, { log: [line] }));
    world.thread.say(sight(6, null, { log: [line] }));
    expect(seen.flatMap((each) => each.log)).toHaveLength(1);
  });

  it("comes back after a break and believes a server that counts anew", () => {
    connect();
    world.thread.say(sight(40));
    world.thread.break();
    world.pass(400);
    expect(world.threads).toHaveLength(2);
    world.thread.say(sight(2, null, { log_begins: true }));
    expect(seen.map((each) => each.seq)).toEqual([40, 2]);
    expect(lights.at(-1)).toBe("green");
  });

  it("waits longer each time, and turns red", () => {
    connect();
    for (let turn = 0; turn < 5; turn += 1) {
      world.thread.break();
      world.pass(12_000);
    }
    const before = world.threads.length;
    world.thread.break();
    world.pass(1000);
    expect(world.threads).toHaveLength(before);
    expect(lights.at(-1)).toBe("red");
  });

  it("tries at once when it is nudged", () => {
    const connection = connect();
    for (let turn = 0; turn < 5; turn += 1) {
      world.thread.break();
      world.pass(12_000);
    }
    world.thread.break();
    const before = world.threads.length;
    connection.nudge();
    expect(world.threads).toHaveLength(before + 1);
  });

  it("opens no socket while the server does not answer, and one as soon as it does", () => {
    connect();
    world.thread.say(sight(1));
    world.up = false;
    world.thread.break();
    world.pass(30_000);
    expect(world.threads).toHaveLength(1);
    expect(lights.at(-1)).toBe("red");
    world.up = true;
    world.pass(2000);
    expect(world.threads).toHaveLength(2);
  });

  it("asks a silent server whether it is there, and leaves it if not", () => {
    connect();
    world.thread.say(sight(1));
    world.pass(22_000);
    expect(world.thread.sent.map((each) => each.type)).toContain("ping");
    world.pass(6000);
    expect(world.threads.length).toBeGreaterThan(1);
  });

  it("introduces itself to a server that has forgotten it", () => {
    connect();
    world.thread.say(sight(1));
    for (let turn = 1; turn < 4; turn += 1) {
      world.thread.break(4003);
      expect(world.introductions).toBe(turn);
      world.thread.say(sight(1, null, { log_begins: true }));
      expect(lights.at(-1)).toBe("green");
    }
    expect(strangers).toEqual([]);
  });

  it("tries on if it cannot introduce itself, and gives up if that does not help", () => {
    connect();
    world.up = false;
    world.thread.break(4003);
    world.pass(5000);
    expect(world.threads).toHaveLength(1);
    world.up = true;
    world.pass(2000);
    world.thread.break(4003);
    world.thread.break(4003);
    world.pass(60_000);
    expect(world.introductions).toBe(2);
    expect(world.threads).toHaveLength(3);
    expect(strangers).toHaveLength(1);
  });

  it("gives up when the server says that there is nothing", () => {
    connect();
    world.thread.break(4404);
    world.pass(60_000);
    expect(world.threads).toHaveLength(1);
    expect(ended).toHaveLength(1);
  });
});

describe("an unanswered choice", () => {
  it("is said again with the same reference if it is still asked", () => {
    const connection = connect();
    world.thread.say(sight(1, 7));
    const ref = connection.send({ type: "choose", number: 7, token: "play red-7" });
    world.thread.break();
    world.pass(400);
    world.thread.say(sight(1, 7, { log_begins: true }));
    expect(world.thread.sent).toEqual([{ type: "choose", ref, number: 7, token: "play red-7" }]);
  });

  it("is forgotten if it had arrived before the break", () => {
    const connection = connect();
    world.thread.say(sight(1, 7));
    connection.send({ type: "choose", number: 7, token: "play red-7" });
    world.thread.break();
    world.pass(400);
    world.thread.say(sight(9, 12, { log_begins: true }));
    expect(world.thread.sent).toEqual([]);
    expect(connection.pending).toBeNull();
    expect(world.kept.size).toBe(0);
  });

  it("that is made offline goes out as soon as there is a connection", () => {
    const connection = connect();
    world.thread.say(sight(1, 7));
    world.thread.break();
    connection.send({ type: "choose", number: 7, token: "pass" });
    world.pass(400);
    world.thread.say(sight(1, 7, { log_begins: true }));
    expect(world.thread.sent.map((each) => each.type)).toEqual(["choose"]);
  });

  it("survives a reload of the page", () => {
    const before = connect();
    world.thread.say(sight(1, 7));
    const ref = before.send({ type: "choose", number: 7, token: "pass" });
    before.close();
    const after = connect();
    expect(after.pending?.token).toBe("pass");
    world.thread.say(sight(1, 7, { log_begins: true }));
    expect(world.thread.sent).toEqual([{ type: "choose", ref, number: 7, token: "pass" }]);
  });

  it("is done with when it is answered", () => {
    const connection = connect();
    world.thread.say(sight(1, 7));
    const ref = connection.send({ type: "choose", number: 7, token: "pass" });
    world.thread.say({ type: "done", ref, seq: 2 });
    expect(connection.pending).toBeNull();
    expect(heard).toHaveLength(1);
  });

  it("turns the light amber when the answer is late", () => {
    const connection = connect();
    world.thread.say(sight(1, 7));
    connection.send({ type: "choose", number: 7, token: "pass" });
    world.pass(3000);
    expect(lights.at(-1)).toBe("amber");
  });
});

it("says that words it is not sure of are said again", () => {
  const connection = connect();
  world.thread.say(sight(1, 7));
  const ref = connection.send({ type: "chat", text: "yes" });
  expect(world.thread.sent.at(-1)).toEqual({ type: "chat", ref, text: "yes" });
  world.thread.break();
  world.pass(400);
  world.thread.say(sight(1, 7, { log_begins: true }));
  expect(world.thread.sent).toEqual([{ type: "chat", ref, text: "yes", again: true }]);
});

it("never uses a reference twice, not even after a reload", () => {
  const one = connect();
  world.thread.say(sight(1));
  const refs = [one.send({ type: "undo" }), one.send({ type: "undo" })];
  one.close();
  world.time += 1;
  const other = connect();
  world.thread.say(sight(1));
  refs.push(other.send({ type: "undo" }));
  expect(new Set(refs).size).toBe(3);
});

it("does not repeat a request to take back after a break: it would take back twice", () => {
  const connection = connect();
  world.thread.say(sight(1));
  const ref = connection.send({ type: "undo" });
  world.thread.break();
  world.pass(400);
  world.thread.say(sight(1, null, { log_begins: true }));
  expect(world.thread.sent).toEqual([]);
  expect(forgotten).toEqual([ref]);
});
