import { expect, it } from "vitest";
import { en as shadowCards } from "../src/games/shadow_cards/words/en";
import { en as showdown } from "../src/games/showdown/words/en";
import { en as syndicates } from "../src/games/syndicates/words/en";
import { choicesOf, settingAlone, settingWords, settled } from "../src/lobby/houseRules";
import type { OptionInfo } from "../src/protocol";

const option = (given: Partial<OptionInfo>): OptionInfo => ({
  name: "", label: "", default: "random", allowed: "", choices: [], fewer: {}, settles: "", takes_deck: false, names_seat: false, comes_first: false, ...given,
});
const starter = option({ name: "first_starter", choices: ["random", 0, 1, 2, 3, 4], fewer: { 3: ["random", 0, 1, 2], 4: ["random", 0, 1, 2, 3] }, names_seat: true });

it("counts seats as the sheet does, and only those that are there", () => {
  expect(choicesOf(starter, 3).map((choice) => settingWords(shadowCards, starter, choice))).toEqual(["drawn at random", "Seat 1", "Seat 2", "Seat 3"]);
});

it("forgets a seat that is taken away", () => {
  expect(settled(starter, 4, 5)).toBe(4);
  expect(settled(starter, 4, 4)).toBe("random");
});

it("has words for what the rules call by one, and falls back on that", () => {
  expect(settingWords(shadowCards, option({ name: "over_bonus" }), "only")).toBe("the prediction only");
  expect(settingWords(showdown, option({ name: "deck_0" }), "choose")).toBe("chosen at the table");
  expect(settingWords(shadowCards, option({ name: "round_floor" }), null)).toBe("no minimum");
  expect(settingWords(shadowCards, option({ name: "exact_factor" }), 3)).toBe("three times the prediction");
  expect(settingWords(shadowCards, option({ name: "exact_factor" }), 1)).toBe("the prediction");
  expect(settingWords({}, undefined, "new-word")).toBe("new-word");
  expect(settingWords({}, undefined, true)).toBe("yes");
  expect(settingAlone(showdown, option({ name: "deck_0" }), "choose")).toBe("Chosen at the table");
});

it("tells teams how many they are", () => {
  const format = option({ name: "format" });
  expect(settingWords(syndicates, format, "sumo-rush")).toContain("four characters a side");
  expect(settingWords(syndicates, format, "sumo-rush", true)).toContain("six characters a team");
  expect(settingWords(syndicates, option({ name: "contest" }), "best-of-3", true)).toBe("best of three");
});

it("offers a team nothing that is for two alone", () => {
  const format = option({ name: "format", default: "controlled", choices: ["sumo-rush", "controlled", "fiasco"], fewer: { 4: ["sumo-rush", "controlled"] } });
  expect(choicesOf(format, 2)).toContain("fiasco");
  expect(choicesOf(format, 4)).toEqual(["sumo-rush", "controlled"]);
  expect(settled(format, "fiasco", 4)).toBe("controlled");
  expect(settled(format, "sumo-rush", 4)).toBe("sumo-rush");
});

it("offers a team the contests that two players have", () => {
  const contest = option({ name: "contest", default: "match", choices: ["match", "best-of-3", "casual"] });
  expect(choicesOf(contest, 4)).toEqual(["match", "best-of-3", "casual"]);
  expect(settled(contest, "casual", 4)).toBe("casual");
});

it("keeps a set of cards that somebody brought", () => {
  expect(settled(option({ name: "card_set", default: "season-1", choices: ["season-1"], takes_deck: true }), "{}", 4)).toBe("{}");
});
