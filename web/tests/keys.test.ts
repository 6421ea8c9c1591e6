import { describe, expect, it } from "vitest";
import type { Sight } from "../src/protocol";
import { commandFor } from "../src/table/keys";
import { readTyped } from "../src/table/typed";

describe("keys", () => {
  it("choose by number, from one", () => {
    expect(commandFor({ key: "1" }, "table")).toEqual({ do: "pick", slot: 0 });
    expect(commandFor({ key: "9" }, "button")).toEqual({ do: "pick", slot: 8 });
  });

  it("move, act and pass", () => {
    expect(commandFor({ key: "ArrowRight" }, "table")).toEqual({ do: "move", by: 1 });
    expect(commandFor({ key: "Enter" }, "table")).toEqual({ do: "act" });
    expect(commandFor({ key: " " }, "table")).toEqual({ do: "pass" });
  });

  it("leave Enter and Space to a focused button", () => {
    expect(commandFor({ key: "Enter" }, "button")).toBeNull();
    expect(commandFor({ key: " " }, "button")).toBeNull();
  });

  it("pass with Space even when a card is focused, which takes Enter itself", () => {
    expect(commandFor({ key: " " }, "card")).toEqual({ do: "pass" });
    expect(commandFor({ key: "Enter" }, "card")).toBeNull();
  });

  it("are letters in a field, but Esc still closes", () => {
    expect(commandFor({ key: "u" }, "field")).toBeNull();
    expect(commandFor({ key: "Escape" }, "field")).toEqual({ do: "back" });
  });

  it("leave the browser's own shortcuts alone", () => {
    expect(commandFor({ key: "l", ctrlKey: true }, "table")).toBeNull();
    expect(commandFor({ key: "1", metaKey: true }, "table")).toBeNull();
  });

  it("know the letters, large and small", () => {
    expect(commandFor({ key: "U" }, "table")).toEqual({ do: "undo" });
    expect(commandFor({ key: "l" }, "table")).toEqual({ do: "log" });
    expect(commandFor({ key: "?" }, "table")).toEqual({ do: "help" });
    expect(commandFor({ key: "/" }, "table")).toEqual({ do: "command" });
    expect(commandFor({ key: "x" }, "table")).toBeNull();
  });
});

const option = (token: string, label: string) => ({ token, label, verb: "play", touches: [] });
const asked = {
  status: "Round 1",
  prompt: "Play a card.",
  text: [
    { about: "status", lines: ["Round 1"] },
    { about: "table", lines: ["Trick: Ann G8"] },
    { about: "hand", lines: ["Du hältst R7 und G3."] },
  ],
  log: [],
  decision: {
    number: 1,
    prompt: "Play a card.",
    verb: "play",
    options: [option("play red-7", "Play the red 7"), option("play green-3", "Play the green 3"), option("pass", "Pass")],
  },
} as unknown as Sight;

describe("typed commands", () => {
  it.each([
    ["play red 7", "play red-7"],
    ["red 7", "play red-7"],
    ["Play the green 3", "play green-3"],
    ["2", "play green-3"],
    ["pass", "pass"],
  ])("%s", (line, token) => {
    expect(readTyped(line, asked)).toMatchObject({ do: "choose", option: { token } });
  });

  it("take an answer that only begins like a command for what it is", () => {
    const ready = { ...asked, decision: { ...asked.decision!, options: [{ ...option("ready", "Ready"), ability: "" }] } };
    expect(readTyped("ready", ready)).toMatchObject({ do: "choose", option: { token: "ready" } });
  });

  it("ask which one when several fit", () => {
    expect(readTyped("play", asked)).toMatchObject({ do: "unclear" });
  });

  it("say what there is when nothing fits", () => {
    const typed = readTyped("dance", asked);
    expect(typed.do).toBe("unclear");
    expect(JSON.stringify(typed)).toContain("Play the red 7");
  });

  it("read the board and the hand", () => {
    expect(readTyped("read hand", asked)).toEqual({ do: "read", lines: ["Du hältst R7 und G3."] });
    expect(readTyped("read hand", { ...asked, text: [] })).toEqual({ do: "read", lines: ["You have no hand."] });
    expect(readTyped("read board", asked)).toMatchObject({ do: "read", lines: ["Round 1", "Trick: Ann G8", "Du hältst R7 und G3.", "Play a card."] });
  });

  it("do nothing when nothing is asked", () => {
    expect(readTyped("pass", { ...asked, decision: null })).toMatchObject({ do: "unclear" });
  });
});
