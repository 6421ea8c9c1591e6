import type { NewTable, OptionInfo } from "../protocol";
import { words } from "../words/words.svelte";

export type Value = NonNullable<NewTable["options"]>[string];

/** Returns how the setting of a rule is told to so many players; what nobody has words for is told as the rules call it. */
export function settingWords(option: OptionInfo | undefined, value: Value, players = 2): string {
  if (typeof value === "boolean") return value ? words.setup.yes : words.setup.no;
  if (typeof value === "number" && option?.names_seat) return words.setup.seat(value + 1);
  const known = { ...words.setup.settings[option?.name ?? ""], ...(players > 2 ? words.setup.teamSettings[option?.name ?? ""] : {}) };
  return known[value ?? "none"] ?? (value === null ? words.setup.nothing : String(value));
}

/** The rules that settle what is played at all, and how long: nobody should have to look for them among the others. */
export const FIRST_RULES = ["format", "contest"];

/** What only two can play, by the rule that would set it. */
const FOR_TWO: Record<string, Value[]> = { format: ["fiasco"] };

/** Returns what a rule can be set to with so many players: no seat that is not there, and nothing that is for two alone. */
export function choicesOf(option: OptionInfo, players: number): Value[] {
  const there = option.choices.filter((choice) => !option.names_seat || typeof choice !== "number" || choice < players);
  return players === 2 ? there : there.filter((choice) => !FOR_TWO[option.name]?.includes(choice));
}

/** Returns what a rule is set to, unless so many players cannot have it so. */
export function settled(option: OptionInfo, value: Value, players: number): Value {
  const lost = option.choices.includes(value) && !choicesOf(option, players).includes(value);
  return lost ? option.default : value;
}
