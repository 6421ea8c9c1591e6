import type { NewTable, OptionInfo } from "../protocol";
import { words } from "../words/words.svelte";

export type Value = NonNullable<NewTable["options"]>[string];

/** Returns how the setting of a rule is told; what nobody has words for is told as the rules call it. */
export function settingWords(option: OptionInfo | undefined, value: Value): string {
  if (typeof value === "boolean") return value ? words.setup.yes : words.setup.no;
  if (typeof value === "number" && option?.names_seat) return words.setup.seat(value + 1);
  const known = words.setup.settings[option?.name ?? ""];
  return known?.[value ?? "none"] ?? (value === null ? words.setup.nothing : String(value));
}

/** Returns what a rule can be set to with so many players: no seat that is not there. */
export function choicesOf(option: OptionInfo, players: number): Value[] {
  return option.choices.filter((choice) => !option.names_seat || typeof choice !== "number" || choice < players);
}

/** Returns what a rule is set to, unless that is a seat that is not there any more. */
export function settled(option: OptionInfo, value: Value, players: number): Value {
  return option.names_seat && !choicesOf(option, players).includes(value) ? option.default : value;
}
