import { parse } from "svelte/compiler";
import { render } from "svelte/server";
import { afterEach, describe, expect, it } from "vitest";
import { ANNOUNCED } from "../src/games/announced";
import { en as shadowCards } from "../src/games/shadow_cards/words/en";
import { en as showdown } from "../src/games/showdown/words/en";
import { clockWords } from "../src/lobby/clocks";
import Poster from "../src/lobby/Poster.svelte";
import Nowhere from "../src/parts/Nowhere.svelte";
import { en } from "../src/words/en";
import { asSentence, mark } from "../src/words/phrase";
import { chosen, LANGUAGES, speak, spoken, translated, words, type Words } from "../src/words/words.svelte";

const SOURCES: Record<string, string> = import.meta.glob(["../src/**/*.{svelte,ts}", "!../src/words/**", "!../src/games/*/words/**", "!../src/protocol.ts"], { query: "?raw", import: "default", eager: true });

/** Names and signs that are the same in every language. */
const ALIKE = ["Gloaming", "Authorization: Bearer …"];

/** Attributes and fields whose text is read or heard. */
const READ = /^(aria-label|aria-valuetext|aria-description|aria-roledescription|title|placeholder|alt|label|caption|what|reason|empty|verb|words|facts|text|prompt)$/;

/** What takes selectors and other text that is for the browser. */
const MACHINE = /^(querySelector|querySelectorAll|closest|matches|matchMedia|animate|fetch|ask|addEventListener)$/;

interface Node {
  type: string;
  [field: string]: unknown;
}

/** Returns whatever text in a file people would read that is not from a catalogue. */
function literals(source: string): string[] {
  const found: string[] = [];
  const tree = parse(source, { modern: true }) as unknown as { fragment: Node; instance: Node | null; module: Node | null };
  const wordy = (text: string): boolean => /\p{L}{2}/u.test(text) && !ALIKE.includes(text.trim());
  const sentence = (text: string): boolean => wordy(text) && /(^|\s)\p{L}+[,.:;]? \p{L}/u.test(text);
  const tell = (text: string, read: boolean): void => void ((read ? wordy : sentence)(text) && found.push(text.trim()));

  /** Looks at a node; `read` tells whether a single word there would be read. */
  function look(node: unknown, read: boolean): void {
    if (Array.isArray(node)) return node.forEach((each) => look(each, read));
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const here = node as Node;
    const name = (of: unknown): string => String((of as Node | null)?.name ?? (of as Node | null)?.value ?? "");
    switch (here.type) {
      case "Text":
      case "Literal":
        return typeof (here.data ?? here.value) === "string" ? tell(String(here.data ?? here.value), read) : undefined;
      case "TemplateElement":
        return tell((here.value as { cooked: string }).cooked, read);
      case "ExpressionTag":
        return look(here.expression, read);
      case "Attribute":
        return READ.test(String(here.name)) ? look(here.value, true) : /^on/.test(String(here.name)) ? look(here.value, false) : undefined;
      case "Property":
        return look(here.value, READ.test(name(here.key)));
      case "BinaryExpression":
        return /^[!=]/.test(String(here.operator)) ? undefined : children(here, read);
      case "CallExpression": {
        const callee = here.callee as Node;
        const called = name(callee.type === "MemberExpression" ? callee.property : callee);
        look(callee, false);
        const [first, ...rest] = here.arguments as Node[];
        if (MACHINE.test(called)) return undefined;
        look(first, called === "tell");
        return look(rest, false);
      }
      case "MemberExpression":
        return look(here.object, read);
      case "Fragment":
        return children(here, true);
      case "ArrowFunctionExpression":
      case "FunctionDeclaration":
        return children(here, false);
      case "ImportDeclaration":
      case "ImportExpression":
      case "StyleSheet":
      case "Comment":
        return undefined;
      case "ConditionalExpression":
        look(here.test, false);
        look(here.consequent, read);
        return look(here.alternate, read);
      default:
        return here.type.startsWith("TS") && !("expression" in here) ? undefined : children(here, read && !/Block$|Directive$|^ConstTag$/.test(here.type));
    }
  }

  function children(node: Node, read: boolean): void {
    for (const [field, value] of Object.entries(node)) if (!/^(typeAnnotation|typeArguments|returnType|metadata)$/.test(field)) look(value, read);
  }

  look(tree.module, false);
  look(tree.instance, false);
  look(tree.fragment, true);
  return found;
}

describe("what people read", () => {
  it.each(Object.entries(SOURCES))("is keyed in %s", (file, source) => {
    expect(literals(file.endsWith(".ts") ? `<script lang="ts">\n${source}\n</script>` : source)).toEqual([]);
  });

  it.each([
    ["<p>Sit down</p>", "Sit down"],
    ["{#if open}<p>open</p>{/if}", "open"],
    ["<p>{#if open}open{/if}</p>", "open"],
    ['{#each cards as card}{card.mine ? "mine" : ""}{/each}', "mine"],
    ['<button aria-label="Close">✕</button>', "Close"],
    ['<button aria-label="Chat{unread}">✕</button>', "Chat"],
    ['<p>{busy ? "Dealing …" : words.play}</p>', "Dealing …"],
    ["<p>{`${count} cards`}</p>", "cards"],
    ['<Sheet title="Log">{x}</Sheet>', "Log"],
    ['<script lang="ts">desk.tell("Offline");</script>', "Offline"],
    ['<script lang="ts">const heard = { caption: "Won" };</script>', "Won"],
    ['<script lang="ts">const PAST = "You look back";</script>', "You look back"],
  ])("would be found in %s", (source, text) => {
    expect(literals(source)).toEqual([text]);
  });

  it.each([
    '<p class="muted small" data-anchor="seat:{seat}">{words.table.you} · {place + 1}</p>',
    '{#if phase === "gathering"}<b>{kind === "open" ? "+" : "▲"}</b>{/if}',
    '<script lang="ts">type Light = "green" | "amber"; const wide = matchMedia("(min-width: 1100px) and (hover: none)");</script>',
  ])("is not seen where there is none: %s", (source) => {
    expect(literals(source)).toEqual([]);
  });
});

describe("another language", () => {
  const xx: Words = {
    ...en,
    parts: { ...en.parts, nowhere: "Zappenduster" },
    lobby: { ...en.lobby, playNow: (game) => [mark(`${game}: gegen Bots `), "spielen"] },
    clock: { ...en.clock, none: "Ohne Uhr" },
  };
  const languages = { ...LANGUAGES, xx: { name: "Xx", load: () => Promise.resolve(xx) } };

  afterEach(() => speak("en"));

  it("is what components and functions say once it is spoken", async () => {
    const clock = { kind: "none", seconds: 60, increment: 0, grace: 30 } as const;
    expect(render(Nowhere).body).toContain("Too dark to see");
    expect(clockWords(clock)).toBe("No clock");
    await speak("xx", languages);
    expect(render(Nowhere).body).toContain("Zappenduster");
    expect(render(Nowhere).body).toContain(en.parts.backToGames);
    expect(clockWords(clock)).toBe("Ohne Uhr");
  });

  it("orders the parts of a sentence its own way", async () => {
    await speak("xx", languages);
    const game = { name: "showdown", title: "Showdown", sizes: [2], minutes: 20, pitch: "", lesson: false };
    const { body } = render(Poster, { props: { game: game as never, busy: false, newcomer: false, play: () => {}, invite: () => {} } });
    expect(body.replace(/<!--.*?-->/g, "")).toMatch(/<span class="hidden[^>]*>Showdown: gegen Bots <\/span>spielen/);
  });

  it("is spoken by every game that has a translation, and the others stay with English", async () => {
    const game = spoken({ pass: "Pass", deal: (cards: number) => `${cards} cards` }, { "./xx.ts": () => Promise.resolve({ xx: { pass: "Weiter", deal: (cards: number) => `${cards} Karten` } }) });
    const other = spoken({ pass: "Pass" }, {});
    await speak("xx", languages);
    expect([game.pass, game.deal(3), other.pass]).toEqual(["Weiter", "3 Karten", "Pass"]);
    await speak("en");
    expect([game.pass, game.deal(3), other.pass]).toEqual(["Pass", "3 cards", "Pass"]);
  });

  it("is spoken by a game that is needed later", async () => {
    await speak("xx", languages);
    const game = spoken({ pass: "Pass" }, { "./xx.ts": () => Promise.resolve({ xx: { pass: "Weiter" } }) });
    await translated();
    expect(game.pass).toBe("Weiter");
  });

  it("is not spoken if it cannot be loaded", async () => {
    await speak("xx", { xx: { name: "Xx", load: () => Promise.reject(new Error("offline")) } });
    await speak("yy");
    expect(words.parts.nowhere).toBe("Too dark to see");
  });

  it("is chosen by a setting, else by what the browser likes, else it is English", () => {
    const known = ["en", "de", "ja"];
    expect(chosen("ja", ["de-AT", "en"], known)).toBe("ja");
    expect(chosen("auto", ["fr-CA", "de-AT", "en"], known)).toBe("de");
    expect(chosen("auto", ["fr"], known)).toBe("en");
    expect(chosen("auto", ["de-DE"])).toBe("en");
  });
});

describe("English", () => {
  it("counts", () => {
    expect(en.lobby.choices(1)).toBe("1 move played");
    expect(en.lobby.choices(12)).toBe("12 moves played");
    expect(en.lobby.people(["Ann"], 1)).toBe("Ann, one seat open");
    expect(en.lobby.people(["Ann", "Bo"], 0)).toBe("Ann, Bo");
    expect(en.account.certainty(40, 1)).toBe("± 40 after 1 game");
  });

  it("keeps the id of a rule in one line", () => {
    const told = en.asked.because("Both strikes are turned face up.", "SD-CMB-6");
    expect(told).not.toContain("-");
    expect(told.normalize("NFKC").replaceAll("\u2010", "-")).toBe("Both strikes are turned face up. (SD-CMB-6)");
  });

  it("says where the strength of a bot was measured, if more than two can play", () => {
    expect(en.setup.strength(86, "Moth", false)).toBe("Wins 86 of 100 games against Moth.");
    expect(en.setup.strength(97, "Wren", true)).toBe("With two players, wins 97 of 100 games against Wren.");
  });

  it("says how far an undo would reach", () => {
    expect(en.asked.undoAsked("Ann", 1, "")).toBe("Ann asks to undo their last move.");
    expect(en.asked.undoAsked("Ann", 2, "")).toBe("Ann asks to undo their last move and the move since.");
    expect(en.asked.undoAsked("Ann", 4, "")).toBe("Ann asks to undo their last move and the 3 moves since.");
  });

  it("names the owner of a card that begins with The", () => {
    expect(showdown.carriedOut("Wren", false, "The Lanternless Twins")).toEqual([mark("The Lanternless Twins"), " (Wren’s) is being resolved"]);
    expect(showdown.effect("You", true, "The Wall", "Draw a card.", false)).toEqual([mark("The Wall (yours):"), " Draw a card."]);
  });

  it("writes what the server refuses as a sentence", () => {
    expect(asSentence("there is no table abc")).toBe("There is no table abc.");
    expect(asSentence("Ann closed this table.")).toBe("Ann closed this table.");
    expect(asSentence("")).toBe("");
  });

  it("lists names", () => {
    expect([en.lobby.minutes(1), en.lobby.minutes(20)]).toEqual(["1 minute", "20 minutes"]);
    expect([en.end.nobodyWins(2), en.end.nobodyWins(4)]).toEqual(["Both lose", "Nobody wins"]);
    expect(en.end.wins(["Ann"])).toBe("Ann wins");
    expect(en.end.wins(["Ann", "Bo", "Cy"])).toBe("Ann, Bo and Cy share the win");
  });

  it("reads a prediction out", () => {
    expect(shadowCards.spokenPrediction(22, ["red 10", "blue 12"], true)).toBe("predicted 22, with red 10 and blue 12, started the round");
    expect(shadowCards.spokenPrediction(0, [], false)).toBe("predicted 0");
  });

  it("has a title for every game that is announced", () => {
    expect(ANNOUNCED.map(([, game]) => game.words.title)).not.toContain(undefined);
  });
});

it("says one word for one thing, and calls it so in the code", () => {
  const says = (catalogue: object): string => Object.entries(catalogue).map(([key, said]) => `${key}: ${String(said)}`).join("\n");
  expect(says(shadowCards)).not.toMatch(/promis/i);
  expect(shadowCards.experience).toBe("XP");
  expect(says(en.asked)).not.toMatch(/take ?back/i);
  expect(says(en.tournament)).not.toMatch(/\bplaces\b/);
});
