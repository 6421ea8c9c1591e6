// The screens of this game, for web/dev/shots.mjs.
const ANALYSIS = `!!document.querySelector(".analysis")`;
const TURN = `!!document.querySelector(".match [data-touch='fx'].playable")`;

export function screens({ base, playUntil, fresh, finished }) {
  /** Opens tables until a request is fulfilled; the dice decide who chooses a faction. */
  async function reach(page, request, options = {}, players = 2) {
    for (let table = 0; table < 8; table += 1) {
      await fresh(page, "syndicates", players, options);
      if (await playUntil(page, request, 4)) return;
    }
    throw new Error(`there was never a moment with ${request}`);
  }

  return {
    factions: async (page) => reach(page, `!!document.querySelector("[data-touch='green'].playable")`),
    analysis: async (page) => reach(page, ANALYSIS, { format: "fiasco" }),
    "analysis-team": async (page) => reach(page, ANALYSIS, { format: "controlled" }, 4),
    match: async (page) => reach(page, TURN, { format: "sumo-rush" }),
    fiasco: async (page) => reach(page, TURN, { format: "fiasco" }),
    team: async (page) => reach(page, TURN, { format: "controlled" }, 4),
    attack: async (page) => {
      await reach(page, TURN, { format: "controlled" });
      await page.locator(".side.own .row .touch.playable").first().click();
    },
    effect: async (page) => {
      await reach(page, TURN, { format: "controlled" });
      await page.locator("[data-touch='fx'].playable").click();
      await page.locator(".button.act").first().click();
    },
    pile: async (page) => {
      await reach(page, TURN, { format: "sumo-rush" });
      await page.locator(".side.own .used").first().click();
    },
    "over-match": async (page) => page.goto(`${base}/table/${await finished(page, "syndicates", 2)}`),
    "replay-match": async (page) => page.goto(`${base}/record/${await finished(page, "syndicates", 2)}?at=20`),
  };
}
