// The screens of this game, for web/dev/shots.mjs.
export const screens = ({ base, settle, is, playUntil, opened, fresh, finished }) => ({
  gathering: async (page) => {
    const id = await opened(page, { game: "shadow-cards", seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "wren" }] });
    await page.goto(`${base}/table/${id}`);
  },
  over: async (page) => page.goto(`${base}/table/${await finished(page, "shadow-cards", 4)}`),
  predict: async (page) => {
    await fresh(page, "shadow-cards", 4);
  },
  trick: async (page) => {
    await fresh(page, "shadow-cards", 4);
    await playUntil(page, `document.querySelectorAll(".trick .touch").length > 1 && document.querySelector(".hand, .touch.playable") && document.querySelectorAll(".points .token").length > 3`);
    await page.locator(".touch.playable").first().click().catch(() => {});
  },
  score: async (page) => {
    await fresh(page, "shadow-cards", 3);
    await playUntil(page, is("Which card counts"), 80);
  },
  five: async (page) => {
    await fresh(page, "shadow-cards", 5);
    await playUntil(page, `document.querySelectorAll(".points .token").length > 5 && !!document.querySelector(".touch.playable")`);
  },
  round: async (page) => {
    await fresh(page, "shadow-cards", 5);
    await playUntil(page, is("is scored"), 120);
  },
  hint: async (page) => {
    await fresh(page, "shadow-cards", 4);
    await playUntil(page, `document.querySelectorAll(".trick .touch").length > 1`);
    await page.getByRole("button", { name: "Hint" }).click();
    await settle(page, 3000);
  },
  score_sheet: async (page) => {
    await page.goto(`${base}/table/${await finished(page, "shadow-cards", 4)}`);
    await page.getByRole("button", { name: "Score sheet" }).first().click();
  },
  more: async (page) => {
    await fresh(page, "shadow-cards", 4);
    await page.getByRole("button", { name: "More" }).click();
  },
  chat: async (page) => {
    await fresh(page, "shadow-cards", 4);
    await page.keyboard.press("c");
  },
  replay: async (page) => page.goto(`${base}/record/${await finished(page, "shadow-cards", 4)}?at=60`),
});
