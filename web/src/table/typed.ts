import type { DecisionView, OptionView, Sight } from "../protocol";

/** What a typed line asks for. */
export type Typed =
  | { do: "choose"; option: OptionView }
  | { do: "read"; lines: string[] }
  | { do: "undo" | "hint" | "log" | "help" }
  | { do: "unclear"; words: string };

/** Reads a command such as `play green 8`, `3`, `pass`, `read board` or `undo`. */
export function readTyped(line: string, sight: Sight): Typed {
  const words = line.trim().toLowerCase().replace(/\s+/g, " ");
  if (words === "") return { do: "unclear", words: "Type an answer, or read board, read hand, undo, hint." };
  if (words === "undo" || words === "hint" || words === "log" || words === "help") return { do: words };
  if (words.startsWith("read")) return { do: "read", lines: reading(words.slice(4).trim(), sight) };
  return answer(words, sight.decision);
}

function reading(what: string, sight: Sight): string[] {
  if (what === "hand") return sight.text.filter((line) => /^(hand|you hold|your hand)/i.test(line));
  if (what === "choices" || what === "options") {
    return sight.decision?.options.map((option, place) => `${place + 1}: ${option.label}`) ?? ["Nothing is asked of you."];
  }
  if (what === "log") return sight.log.map((each) => each.sentence).filter(Boolean).slice(-5);
  return [sight.status, ...sight.text, sight.prompt].filter(Boolean);
}

function answer(words: string, decision: DecisionView | null): Typed {
  if (decision === null) return { do: "unclear", words: "Nothing is asked of you now." };
  const options = decision.options;
  const byNumber = /^\d+$/.test(words) ? options[Number(words) - 1] : undefined;
  const plain = (text: string): string => text.toLowerCase().replaceAll("-", " ").replace(/\b(the|with|of|on)\b/g, "").replace(/\s+/g, " ").trim();
  const wanted = plain(words);
  const exact = options.find((option) => plain(option.token) === wanted || plain(option.label) === wanted);
  if (exact ?? byNumber) return { do: "choose", option: (exact ?? byNumber)! };
  const near = options.filter((option) => ` ${plain(option.token)} ${plain(option.label)} `.includes(` ${wanted}`));
  if (near.length === 1) return { do: "choose", option: near[0]! };
  if (near.length > 1) return { do: "unclear", words: `Which one: ${near.map((option) => option.label).join(", ")}?` };
  return { do: "unclear", words: `Nothing here is called “${words}”. Try: ${options.slice(0, 4).map((option) => option.label).join(", ")}.` };
}
