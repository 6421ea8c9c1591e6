import type { SetupWords } from "../games/words";
import type { GameInfo, NewTable, OptionInfo } from "../protocol";
import { capital } from "../words/english";
import { words } from "../words/words.svelte";

export type Value = NonNullable<NewTable["options"]>[string];

/** Returns how the setting of a rule is told, to teams or not; what the game has no words for is told as the rules call it. */
export function settingWords(said: SetupWords, option: OptionInfo | undefined, value: Value, teams = false): string {
  if (typeof value === "boolean") return value ? words.setup.yes : words.setup.no;
  if (typeof value === "number" && option?.names_seat) return words.setup.seat(value + 1);
  const name = option?.name ?? "";
  const known = { ...said.settings?.[name], ...(teams ? said.teamSettings?.[name] : {}) };
  return known[value ?? "none"] ?? (value === null ? words.setup.nothing : String(value));
}

/** Returns the same where it stands by itself. */
export function settingAlone(said: SetupWords, option: OptionInfo, value: Value, teams = false): string {
  return capital(settingWords(said, option, value, teams));
}

/** Returns how a game is played, by the rules that come first: what each is set to. */
export function wayAlone(said: SetupWords, game: Pick<GameInfo, "options">, way: Record<string, Value>): string {
  const settings = game.options.filter((option) => option.name in way).map((option) => settingAlone(said, option, way[option.name]!));
  return settings.join(", ");
}

/** Returns what a rule can be set to with so many players. */
export function choicesOf(option: OptionInfo, players: number): Value[] {
  return option.fewer[players] ?? option.choices;
}

/** Returns what a rule is set to, unless so many players cannot have it so. */
export function settled(option: OptionInfo, value: Value, players: number): Value {
  const lost = option.choices.includes(value) && !choicesOf(option, players).includes(value);
  return lost ? option.default : value;
}
