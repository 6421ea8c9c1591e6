import { NOT_ALLOWED, type AnyAnswer, type AnyRequest, type Choose, type Sight } from "../protocol";

/** green: live; amber: connecting or waiting for an answer; red: offline. */
export type Light = "green" | "amber" | "red";

/** A request as the table makes it: the connection gives it its reference. */
export type RequestBody = AnyRequest extends infer Each ? (Each extends AnyRequest ? Omit<Each, "ref"> : never) : never;

/** The part of a WebSocket that is used here, so that tests can play the server. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export interface Surroundings {
  open(): Wire;
  reach(found: (there: boolean) => void): void; // asks whether the server answers at all
  introduce(met: (known: boolean) => void): void; // has the server get to know us, and tells whether it answered
  now(): number;
  later(work: () => void, milliseconds: number): unknown;
  never(timer: unknown): void;
  keep: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  key: string; // under which an unanswered choice survives a reload
}

export interface Ears {
  sight(sight: Sight, first: boolean): void;
  other(answer: Exclude<AnyAnswer, Sight>): void;
  light(light: Light): void;
  forgot(ref: number): void; // a request got lost in a break and is not said again
  closed(reason: string): void; // the server wants no more of us, such as for a table that is not there
  turnedAway(reason: string): void; // the server does not know us, although we have told it who we are
}

const WAITS = [250, 500, 1000];
const STEADY = 1500; // a server that starts again is found within two seconds
const WEARY = 8000; // but after a while we bother it less
const TIRING = 60; // tries
const SILENCE = 20_000; // after so long we ask whether the server is there
const PATIENCE = 6_000; // and so long we wait for any answer
const SLOW = 1_500; // an unanswered request turns the light amber
const GONE = 4400; // close codes from here on are final
const REPEATED = new Set(["choose", "chat"]); // what is said again after a break; the reference tells the server that it is the same

/** A lasting conversation with a table: breaks are mended, an unanswered choice is kept and said again. */
export class Connection {
  private wire: Wire | null = null;
  private tries = 0;
  private first = true;
  private seq = -1;
  private ended = false;
  private reached = true;
  private introduced = false;
  private heardAt = 0;
  private retry: unknown = null;
  private watch: unknown = null;
  private lastRef: number;
  private unanswered = new Map<number, { request: AnyRequest; since: number }>();
  private shown: Light | null = null;

  constructor(
    private readonly world: Surroundings,
    private readonly ears: Ears,
  ) {
    // References never repeat, not even after a reload: the server knows a repeated request by them.
    this.lastRef = world.now() * 1000;
    const kept = world.keep.getItem(world.key);
    if (kept !== null) this.recall(kept);
    this.connect();
  }

  /** Sends a request, now or as soon as there is a connection, and returns its reference. */
  send(body: RequestBody): number {
    const ref = ++this.lastRef;
    const request = { ...body, ref } as AnyRequest;
    if (request.type === "choose") this.forgetChoices();
    if (this.wire === null && !REPEATED.has(request.type)) return ref; // said to nobody: the light tells
    if (request.type !== "ping") this.unanswered.set(ref, { request, since: this.world.now() });
    if (request.type === "choose") this.world.keep.setItem(this.world.key, JSON.stringify(request));
    if (this.wire !== null && !this.first) this.wire.send(JSON.stringify(request));
    this.glow();
    return ref;
  }

  /** Whether a request may still be answered. */
  awaits(ref: number): boolean {
    return this.unanswered.has(ref);
  }

  /** The choice that is on its way, if there is one. */
  get pending(): Choose | null {
    for (const { request } of this.unanswered.values()) if (request.type === "choose") return request;
    return null;
  }

  /** Tries again at once: the network is back, or the page is looked at again. */
  nudge(): void {
    if (this.ended) return;
    if (this.wire === null) {
      this.world.never(this.retry);
      this.tries = 0;
      this.tryAgain();
    } else if (this.world.now() - this.heardAt > PATIENCE) {
      this.lose();
    }
  }

  close(): void {
    this.ended = true;
    this.world.never(this.retry);
    this.world.never(this.watch);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private connect(): void {
    const wire = this.world.open();
    this.wire = wire;
    this.first = true;
    this.heardAt = this.world.now();
    this.glow();
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(JSON.parse(event.data) as AnyAnswer);
    };
    wire.onclose = (event) => {
      if (wire !== this.wire) return;
      if (event.code >= GONE) {
        this.wire = null;
        this.ended = true;
        this.show("red");
        this.ears.closed(event.reason);
      } else if (event.code === NOT_ALLOWED) {
        this.introduce(event.reason);
      } else {
        this.lose();
      }
    };
    this.world.never(this.watch);
    this.attend();
  }

  /** Tells the server who we are, once; if it still does not know us, it is of no use to try again. */
  private introduce(reason: string): void {
    this.wire = null;
    if (this.introduced) {
      this.ended = true;
      this.show("red");
      this.ears.turnedAway(reason);
      return;
    }
    this.forgetLost();
    this.glow();
    this.world.introduce((known) => {
      if (this.ended || this.wire !== null) return;
      this.introduced = known;
      if (known) this.connect();
      else this.lose();
    });
  }

  /** Looks every second whether the other side is still there. */
  private attend(): void {
    this.watch = this.world.later(() => {
      if (this.ended || this.wire === null) return;
      const silent = this.world.now() - this.heardAt;
      if (silent > SILENCE + PATIENCE || (this.first && silent > PATIENCE)) {
        this.lose();
        return;
      }
      if (silent > SILENCE && !this.first) this.send({ type: "ping" });
      this.glow();
      this.attend();
    }, 1000);
  }

  private lose(): void {
    const wire = this.wire;
    this.wire = null;
    wire?.close();
    this.forgetLost();
    const wait = WAITS[this.tries] ?? (this.tries < TIRING ? STEADY : WEARY);
    this.tries += 1;
    this.glow();
    this.retry = this.world.later(() => this.tryAgain(), wait * (0.8 + 0.4 * Math.random()));
  }

  private forgetLost(): void {
    for (const [ref, { request }] of this.unanswered) {
      if (REPEATED.has(request.type)) continue;
      this.unanswered.delete(ref);
      this.ears.forgot(ref);
    }
  }

  /** Opens a socket only if the server answers: browsers punish sockets that fail with delays of many seconds. */
  private tryAgain(): void {
    this.world.reach((there) => {
      if (this.ended || this.wire !== null) return;
      if (there && !this.reached) this.tries = 0; // it is back: from here on every moment counts
      this.reached = there;
      if (there) this.connect();
      else this.lose();
    });
  }

  private hear(answer: AnyAnswer): void {
    this.heardAt = this.world.now();
    if (answer.type === "sight") this.look(answer);
    else {
      if (answer.type !== "said" && answer.ref !== null) this.settle(answer.ref);
      this.ears.other(answer);
    }
    this.glow();
  }

  private look(sight: Sight): void {
    const first = this.first;
    // A restarted server may count anew, so the first sight of a connection is always believed.
    if (!first && sight.seq < this.seq) return;
    const repeated = !first && sight.seq === this.seq && !sight.log_begins;
    this.seq = sight.seq;
    this.first = false;
    this.introduced = false;
    this.tries = 0;
    this.ears.sight(repeated ? { ...sight, log: [] } : sight, first);
    if (first) this.sayAgain(sight);
  }

  /** After a break: a choice is said again if it is still asked, else it has arrived or is out of date. */
  private sayAgain(sight: Sight): void {
    for (const { request } of [...this.unanswered.values()]) {
      if (request.type === "choose" && request.number !== sight.decision?.number) this.settle(request.ref);
      else this.wire?.send(JSON.stringify(request.type === "chat" ? { ...request, again: true } : request));
    }
  }

  private settle(ref: number): void {
    const found = this.unanswered.get(ref);
    this.unanswered.delete(ref);
    if (found?.request.type === "choose") this.world.keep.removeItem(this.world.key);
  }

  private forgetChoices(): void {
    for (const [ref, { request }] of this.unanswered) if (request.type === "choose") this.unanswered.delete(ref);
  }

  private recall(kept: string): void {
    try {
      const request = JSON.parse(kept) as Choose;
      this.unanswered.set(request.ref, { request, since: this.world.now() });
    } catch {
      this.world.keep.removeItem(this.world.key);
    }
  }

  private glow(): void {
    if (this.wire === null) this.show(this.tries > 1 ? "red" : "amber");
    else if (this.first) this.show(this.tries > 2 ? "red" : "amber");
    else {
      const oldest = Math.min(...[...this.unanswered.values()].map((each) => each.since));
      this.show(this.world.now() - oldest > SLOW ? "amber" : "green");
    }
  }

  private show(light: Light): void {
    if (light === this.shown) return;
    this.shown = light;
    this.ears.light(light);
  }
}

/** Opens the socket of a table in a browser. */
export function surroundings(table: string, introduce: () => Promise<void>): Surroundings {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return {
    open: () => new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket?texts=true`) as unknown as Wire,
    reach: (found) => {
      const patience = AbortSignal.timeout(PATIENCE);
      fetch("/dusk.svg", { method: "HEAD", cache: "no-store", signal: patience }).then(
        (answer) => found(answer.ok),
        () => found(false),
      );
    },
    introduce: (met) => void introduce().then(() => met(true), () => met(false)),
    now: () => Date.now(),
    later: (work, milliseconds) => setTimeout(work, milliseconds),
    never: (timer) => clearTimeout(timer as number),
    keep: sessionStorage,
    key: `gloaming:choice:${table}`,
  };
}
