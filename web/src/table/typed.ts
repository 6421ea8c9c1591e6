import type { DecisionView, OptionView, Section, Sight } from "../protocol";
import { sentence } from "./said";
import { words } from "../words/words.svelte";

/** What a typed line asks for. */
export type Typed =
  | { do: "choose"; option: OptionView }
  | { do: "read"; lines: string[] }
  | { do: "undo" | "hint" | "log" | "help" }
  | { do: "unclear"; words: string };

/** Reads a command: a choice by its words or its number, `pass`, `read board`, `undo`. */
export function readTyped(line: string, sight: Sight): Typed {
  const { typed } = words;
  const said = line.trim().toLowerCase().replace(/\s+/g, " ");
  if (said === "") return { do: "unclear", words: typed.empty };
  const command = (["undo", "hint", "log", "help"] as const).find((each) => said === typed[each]);
  if (command !== undefined) return { do: command };
  if (said === typed.read || said.startsWith(`${typed.read} `)) return { do: "read", lines: reading(said.slice(typed.read.length).trim(), sight) };
  return answer(said, sight.decision);
}

function reading(what: string, sight: Sight): string[] {
  const linesOf = (sections: Section[]): string[] => sections.flatMap((section) => section.lines);
  if (what === words.typed.hand) {
    const held = linesOf(sight.text.filter((section) => section.about === "hand"));
    return held.length > 0 ? held : [words.typed.noHand];
  }
  if (words.typed.choices.includes(what)) {
    return sight.decision?.options.map((option, place) => `${place + 1}: ${option.label}`) ?? [words.typed.notAsked];
  }
  if (what === words.typed.log) return sight.log.map(sentence).filter(Boolean).slice(-5);
  return [...linesOf(sight.text), sight.prompt].filter(Boolean);
}

function answer(said: string, decision: DecisionView | null): Typed {
  if (decision === null) return { do: "unclear", words: words.typed.notAskedNow };
  const options = decision.options;
  const byNumber = /^\d+$/.test(said) ? options[Number(said) - 1] : undefined;
  const plain = (text: string): string => text.toLowerCase().split(/[\s-]+/).filter((each) => !words.typed.fillers.includes(each)).join(" ").trim();
  const wanted = plain(said);
  const exact = options.find((option) => plain(option.token) === wanted || plain(option.label) === wanted);
  if (exact ?? byNumber) return { do: "choose", option: (exact ?? byNumber)! };
  const near = options.filter((option) => ` ${plain(option.token)} ${plain(option.label)} `.includes(` ${wanted}`));
  if (near.length === 1) return { do: "choose", option: near[0]! };
  if (near.length > 1) return { do: "unclear", words: words.typed.which(near.map((option) => option.label)) };
  return { do: "unclear", words: words.typed.unknown(said, options.slice(0, 4).map((option) => option.label)) };
}
