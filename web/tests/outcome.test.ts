import { expect, it } from "vitest";
import { besides, outcome } from "../src/table/outcome";

it.each([
  ["Pass - the combat begins", "Both have passed then, and the combat begins.", ""],
  ["Pass - the combat begins", "Pass. Both have passed then, and the combat begins.", ""],
  ["Pass - Wren may play an Action", "Pass - if Wren passes too, the combat begins.", "If Wren passes too, the combat begins."],
  ["Use Look, No Hands (Mildred Mayhem)", "Use Look, No Hands (Mildred Mayhem). Draw four FX cards.", "Draw four FX cards."],
  ["Use Out of Concern", "Use Out of Concern (John Silver). Your Family leaves.", "Your Family leaves."],
  ["Lead the red 7", "Lead the red 7.", ""],
  ["Play the red 7 - wins the trick", "Play the red 7: wins the trick.", ""],
  ["Pass - keep it for later", "Pass. It can be used in a later combat.", "It can be used in a later combat."],
  ["Score the red 7 - 9 of 12", "Score the red 7: 3 more are needed.", "3 more are needed."],
])("does not repeat the button %s", (label, preview, said) => {
  expect(outcome({ label, preview })).toBe(said);
});

it("does not repeat the text of the card that lies open", () => {
  const told = "Amy 60 → 50 KT. Hit all enemies for 20 KT. It works on 3 of 6 throws. Whiz would be knocked out.";
  expect(besides(told, "Hit all enemies for 20 KT.")).toBe("Amy 60 → 50 KT. It works on 3 of 6 throws. Whiz would be knocked out.");
  expect(besides(told, "Your Leader gains 30 KT.")).toBe(told);
  expect(besides(told, "")).toBe(told);
});
