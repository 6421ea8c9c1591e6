import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { change, initials, lately, lines, sideOfShown, spokenSlot, threat, timeout, touchOf } from "../src/games/syndicates/field";
import Middle from "../src/games/syndicates/Middle.svelte";
import { asksNext, dismissible, nextDrawn, offered, placed } from "../src/games/syndicates/offers";
import type { Happening } from "../src/games/syndicates/events";
import type { SideView, SlotView } from "../src/games/syndicates/view";
import type { LogLine, OptionView } from "../src/protocol";
import type { Desk } from "../src/table/desk.svelte";

function slot(name: string, stack: string[], kt = 0, more: Partial<SlotView> = {}): SlotView {
  return { name, stack, kt, attached: [], active: stack.length > 0, fit: false, immune: false, strength: 10, owner: null, closed: false, ...more };
}

function side(slots: SlotView[], more: Partial<SideView> = {}): SideView {
  return { faction: "green", seats: [0], black: false, slots, fx_deck: 12, fx_used: [], deck: 16, used: [], reserve: [], due: [], matches: 0, series: 0, points: 0, ...more };
}

const ROW = [slot("s1", ["stach"], 40), slot("leader", ["john-silver"], 60), slot("family", ["amy"], 50), slot("s2", [])];
const ENEMIES = [slot("s1", ["whiz"], 20), slot("leader", ["carlos"], 60, { immune: true }), slot("family", ["ignacio"], 50), slot("s2", ["chalk"], 40)];

/** An answer whose token tells nothing to whoever would cut it apart. */
function option(verb: string, ...touches: string[]): OptionView {
  return { token: [verb, ...touches].join("|"), label: verb, verb, touches, ability: "" };
}

/** A table at which some answers are offered. */
function desk(tokens: OptionView[], held: string | null = null, phase = "turns", toUse = 2): Desk {
  const made = {
    sight: { eyes: 0, view: { phase, to_use: toUse, sides: [side(ROW, { reserve: [{ card: "praline", owner: 0 }] }), side(ENEMIES, { faction: "red", seats: [1] })] } },
    texts: {},
    options: tokens,
    held,
    selected: held,
    optionsOf: (touch: string) => tokens.filter((each) => each.touches.includes(touch)),
    named: (verb: string) => [...new Set(tokens.filter((each) => each.verb === verb).flatMap((each) => each.touches))],
    jointly: (one: string, other: string) => tokens.filter((each) => each.touches.includes(one) && each.touches.includes(other)),
    name: (seat: number) => `Seat ${seat + 1}`,
    isMe: (seat: number) => seat === 0,
  };
  return made as unknown as Desk;
}

function line(facts: Record<string, unknown>, words = ""): LogLine {
  return { at: 1, facts, said: words ? [words] : [], rule: null, opens: false, beat: false };
}

/** The same table, whose server has foretold what comes of some answers. */
function foretelling(made: Desk, certain: Record<string, Happening[]>): Desk {
  return Object.assign(made, { foretold: ({ token }: OptionView) => ({ token, text: "", said: [], certain: certain[token] ?? [] }) });
}

describe("the rows", () => {
  it("are one line where there is room", () => {
    expect(lines(ROW, false)).toEqual([ROW]);
  });

  it("have the Supporters before the Core Team on a phone", () => {
    expect(lines(ROW, true).map((row) => row.map((each) => each.name))).toEqual([["leader", "family"], ["s1", "s2"]]);
  });
});

describe("what is tapped", () => {
  it("is whoever stands in a slot", () => {
    expect(touchOf(desk([option("use", "stach")]), ROW[0]!, true)).toBe("stach");
  });

  it("is the slot itself while places are changed, and where nobody stands", () => {
    const swaps = desk([option("swap", "s1", "s2")], null, "analysis");
    expect(ROW.map((each) => touchOf(swaps, each, true))).toEqual(["s1", "john-silver", "amy", "s2"]);
    expect(touchOf(swaps, slot("s2", []), false)).toBe("their-s2");
  });

  it("has one's own before the others'", () => {
    const places = placed(desk([]));
    expect(places.indexOf("stach")).toBeLessThan(places.indexOf("fx"));
    expect(places.indexOf("praline")).toBeLessThan(places.indexOf("whiz"));
    expect(placed(desk([], null, "factions"))).toEqual(["green", "red"]);
  });
});

describe("an attack", () => {
  const attacks = [option("attack", "whiz", "stach"), option("attack", "ignacio", "stach")];
  const certain: Record<string, Happening[]> = {
    "attack|whiz|stach": [{ event: "hit", side: 1, slot: "s1", card: "whiz", kt: 10 }],
    "attack|ignacio|stach": [{ event: "hit", side: 1, slot: "family", card: "ignacio", kt: 10 }],
  };

  it("shows what every target would have left once the attacker is taken up", () => {
    const found = ENEMIES.map((each) => threat(foretelling(desk(attacks, "stach"), certain), 1, each)?.after ?? null);
    expect(found).toEqual([10, null, 40, null]);
    expect(ENEMIES.map((each) => threat(foretelling(desk(attacks), certain), 1, each))).toEqual([null, null, null, null]);
  });

  it("shows it on the target that was chosen first, while an attacker is pointed at", () => {
    const aiming = foretelling(desk(attacks, "whiz"), certain);
    aiming.selected = "stach";
    expect(threat(aiming, 1, ENEMIES[0]!)?.after).toBe(10);
  });
});

describe("a hit", () => {
  const hits = (...certain: Happening[]): Desk => foretelling(desk([option("hit", "whiz")]), { "hit|whiz": certain });

  it("shows on its targets what is foretold of them, without anybody being taken up", () => {
    const fatal: Happening = { event: "hit", side: 1, slot: "s1", card: "whiz", kt: 20 };
    expect(ENEMIES.map((each) => threat(hits(fatal), 1, each))).toEqual([{ card: "whiz", before: 20, after: 0 }, null, null, null]);
    expect(threat(hits({ ...fatal, kt: 10 }), 1, ENEMIES[0]!)?.after).toBe(10);
  });

  it("shows what becomes of an FX card that takes it", () => {
    const covered = slot("s1", ["whiz"], 20, { attached: [{ card: "glass", kt: 20, turns_left: null }] });
    const stopped: Happening = { event: "fx_hit", side: 1, slot: "s1", card: "glass", kt: 10 };
    expect(threat(hits(stopped), 1, covered)).toEqual({ card: "glass", before: 20, after: 10 });
    expect(threat(hits({ ...stopped, kt: 20 }), 1, covered)).toEqual({ card: "glass", before: 20, after: 0 });
  });

  it("shows nothing where nothing is foretold", () => {
    expect(threat(hits(), 1, ENEMIES[0]!)).toBeNull();
  });
});

describe("what is asked next", () => {
  const next = (held: string, ...tokens: OptionView[]): string => asksNext(desk(tokens, held));
  const attack = option("attack", "whiz", "stach");

  it("is the target or the attacker, by name", () => {
    expect(next("stach", attack, option("use", "stach"))).toBe("Whom does Stach attack?");
    expect(next("whiz", attack)).toBe("Who attacks Whiz?");
  });

  it("is whom a Bodyguard protects, or who comes", () => {
    const move = option("move", "stach", "amy");
    expect(next("stach", attack, move)).toBe("Whom does Stach attack? Whom does Stach protect?");
    expect(next("amy", move)).toBe("Who protects Amy?");
    expect(next("s2", option("move", "stach", "s2"))).toBe("Who goes to slot 2?");
  });

  it("is another place before the match", () => {
    const swap = option("swap", "s1", "s2");
    expect(next("s1", swap)).toBe("Who swaps places with Stach?");
    expect(next("s2", swap)).toBe("Who goes to slot 2?");
  });

  it("is nothing while nobody is taken up", () => {
    expect(asksNext(desk([attack]))).toBe("");
  });
});

describe("what is offered", () => {
  it("is a choice among cards only if there are several", () => {
    expect(offered(desk([option("keep", "praline"), option("apply", "praline")]))).toEqual([]);
    expect(offered(desk([option("apply", "rested"), option("apply", "glass")]))).toEqual(["rested", "glass"]);
  });

  it("has partners to fetch, and those to let go while places can be changed", () => {
    const before = [option("fetch", "ive"), option("dismiss", "stach")];
    expect(placed(desk(before))).toContain("ive");
    expect(dismissible(desk(before))).toEqual([]);
    expect(dismissible(desk([option("ready"), ...before]))).toEqual(["stach"]);
  });
});

describe("what is true of a slot", () => {
  it("is how its KT have just changed", () => {
    const told = [
      line({ event: "paid", side: 0, slot: "s1", kt: 10 }),
      line({ event: "gained", side: 0, slot: "s1", kt: 30 }),
      line({ event: "hit", side: 1, slot: "s1", kt: 20 }),
    ];
    expect([change(told, 0, "s1"), change(told, 1, "s1"), change(told, 0, "s2")]).toEqual([20, -20, 0]);
  });

  it("is for how long nobody can act there", () => {
    expect(timeout(slot("s1", ["amy"], 50))).toBe(0);
    expect(timeout(slot("s1", ["amy"], 50, { attached: [{ card: "earworm", kt: 0, turns_left: 2 }] }))).toBe(2);
  });

  it("is which drawn card comes first, unless one of them may be kept or only some are used", () => {
    const cards = [option("apply", "rested"), option("apply", "glass")];
    expect(nextDrawn(desk(cards))?.token).toBe("apply|rested");
    expect(nextDrawn(desk([...cards, option("keep", "glass")]))).toBeNull();
    expect(nextDrawn(desk([cards[0]!]))).toBeNull();
    expect(nextDrawn(desk(cards, null, "turns", 1))).toBeNull();
  });

  it("is whether a text can be used", () => {
    for (const fit of [true, false]) {
      const told = slot("s1", ["stach"], 60, { fit });
      expect(spokenSlot(desk([]), side([told]), 0, told).includes("skill ready")).toBe(fit);
    }
  });

  it("is told to those who do not see it", () => {
    const told = slot("s1", ["amy", "stach"], 40, { immune: true, active: false, owner: 2, attached: [{ card: "earworm", kt: 0, turns_left: 1 }] });
    const words = spokenSlot(desk([]), side([told], { seats: [0, 2] }), 0, told);
    for (const part of ["Stach, 40 KT, slot 1", "acts for Seat 3", "Earworm on top, for 1 more turn", "underneath: Amy", "immune", "can’t act"]) {
      expect(words).toContain(part);
    }
    const mine = slot("s2", ["amy"], 40, { owner: 0 });
    expect(spokenSlot(desk([]), side([mine], { seats: [0, 2] }), 0, mine)).toContain("acts for you");
    expect(spokenSlot(desk([]), side([]), 0, slot("family", [], 0, { closed: true }))).toContain("closed");
  });
});

describe("what happened last", () => {
  const before = [line({ event: "turn", turn: 1, seat: 0 }, "Turn 1."), line({ event: "attacked", seat: 0, attacker: "stach", target: "whiz", kt: 10 }, "You attack.")];

  it("is the turn that is going on", () => {
    const log = [...before, line({ event: "turn", turn: 2, seat: 1 }, "Turn 2."), line({ event: "drew_fx", seat: 1, card: "rested" }, "Moth draws."), line({ event: "rolled", seat: 1, die: 4 }, "A 4.")];
    expect(lately(log)).toEqual({ sentences: ["Moth draws.", "A 4."], seat: 1, card: "rested", target: null, die: 4 });
  });

  it("is the one before, as long as nothing has happened yet", () => {
    expect(lately([...before, line({ event: "turn", turn: 2, seat: 1 }, "Turn 2.")])).toMatchObject({ sentences: ["You attack."], card: "stach", target: "whiz" });
    expect(lately([])).toMatchObject({ sentences: [], card: null });
  });

  it("has the die of the card that was used last, and none before that is rolled", () => {
    const first = [line({ event: "fx_applied", seat: 0, card: "rested" }, "You use it."), line({ event: "rolled", seat: 0, die: 4 }, "A 4."), line({ event: "lost", kt: 20 }, "Whiz loses 20 KT.")];
    expect(lately(first).die).toBe(4);
    expect(lately([...first, line({ event: "fx_applied", seat: 0, card: "glass" }, "You use another.")]).die).toBeNull();
  });
});

describe("between the two sides", () => {
  const drew = [line({ event: "drew_fx", seat: 0, card: "rested" }, "You draw."), line({ event: "fx_applied", seat: 0, card: "rested" }, "You use it.")];
  const rolled = line({ event: "rolled", seat: 0, die: 4, success: true, why: "rested" }, "A 4.");
  const lost = line({ event: "lost", side: 1, slot: "s1", card: "whiz", kt: 20 }, "Whiz loses 20 KT.");

  /** What is drawn there while a card is in use, or after it. */
  function middle(log: LogLine[], using: object | null): string {
    const made = desk([]);
    Object.assign(made.sight!.view!, { using, drawn: [], newcomer: null, acting: 0, match: 1, turn: 1 });
    return render(Middle, { props: { desk: Object.assign(made, { log, reading: null, hint: null }) } }).body;
  }

  it("the die lies beside the card from the roll on, before and while it does something", () => {
    const using = { seat: 0, card: "rested" };
    const beats = [middle(drew, using), middle([...drew, rolled], using), middle([...drew, rolled, lost], using), middle([...drew, rolled, lost], null)];
    expect(beats.map((drawn) => drawn.includes("rolled"))).toEqual([false, true, true, true]);
  });
});

it("tells what the others have drawn as theirs", () => {
  const table = desk([]);
  Object.assign(table.sight!.view!, { drawn: ["rested"], newcomer: "gravy", acting: 1 });
  expect(["rested", "gravy", "glass"].map((card) => sideOfShown(table, card))).toEqual([1, 1, 0]);
  Object.assign(table.sight!.view!, { acting: 2 });
  expect(sideOfShown(table, "rested")).toBe(0);
});

it("makes letters of a name for a card without a picture", () => {
  expect(['Carlos "El Jefe" Rojas', "Amy", "MC Collins De Alpha", "77"].map(initials)).toEqual(["CR", "A", "MA", "?"]);
});
