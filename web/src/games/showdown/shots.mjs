// The screens of this game, for web/dev/shots.mjs.
export const screens = ({ base, settle, is, playUntil, fresh, finished }) => ({
  "over-duel": async (page) => page.goto(`${base}/table/${await finished(page, "showdown", 2)}`),
  champions: async (page) => {
    await fresh(page, "showdown", 2);
    await page.locator(".touch.playable").nth(1).click();
  },
  feint: async (page) => {
    await fresh(page, "showdown", 2, { deck_0: "corvo", deck_1: "ilse" });
    await playUntil(page, `document.querySelectorAll(".clash .touch").length > 0 && document.body.innerText.includes("face down")`);
    await page.locator(".touch.playable").nth(1).click().catch(() => {});
  },
  duel: async (page) => {
    await fresh(page, "showdown", 2, { deck_0: "brannagh", deck_1: "oduya" });
    await playUntil(page, is("turn 3"), 60);
  },
  back: async (page) => {
    await fresh(page, "showdown", 2, { deck_0: "corvo", deck_1: "brannagh" });
    await playUntil(page, is("turn 2"), 60);
    if (!(await page.locator(".when").count())) await page.keyboard.press("l");
    await page.locator(".when").last().click({ position: { x: 3, y: 3 } });
  },
  card: async (page) => {
    await fresh(page, "showdown", 2, { deck_0: "corvo", deck_1: "brannagh" });
    await page.keyboard.press("l");
    await page.locator("a.link:visible").first().click();
  },
  chips: async (page) => {
    await fresh(page, "showdown", 2, { deck_0: "corvo", deck_1: "brannagh" });
    await playUntil(page, `!!document.querySelector("[aria-label='Automatic answers']")`, 60);
  },
  seat: async (page) => {
    await page.goto(`${base}/table/${await finished(page, "showdown", 2)}`);
    await page.getByRole("button", { name: "View the table" }).click();
    await page.locator(".champion").first().click();
  },
  text: async (page) => {
    await fresh(page, "showdown", 2, { deck_0: "twins", deck_1: "aldous" });
    await page.keyboard.press("t");
  },
  log: async (page) => {
    await page.goto(`${base}/table/${await finished(page, "showdown", 2)}`);
    await settle(page);
    await page.keyboard.press("l");
  },
  "replay-duel": async (page) => {
    await page.goto(`${base}/record/${await finished(page, "showdown", 2)}?at=33`);
    await page.locator("#eyes").selectOption("0");
  },
});
