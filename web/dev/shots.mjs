// Takes pictures of every screen of a running table and runs axe over it:
//   gloaming serve --pace 0.05 & node web/dev/shots.mjs http://127.0.0.1:8000 FOLDER [name ...]
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const [base, folder, ...only] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
mkdirSync(folder, { recursive: true });

const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1600, height: 900 } };
const settle = (page, time = 700) => page.waitForTimeout(time);

/** Plays whatever is offered until a wish is fulfilled. */
async function playUntil(page, wish, most = 60) {
  for (let turn = 0; turn < most; turn += 1) {
    if (await page.evaluate(wish)) return true;
    const card = page.locator(".touch.playable").first();
    const option = page.locator("[data-token]").first();
    const main = page.locator(".button.main").first();
    if (await main.count()) await main.click({ timeout: 1500 }).catch(() => {});
    else if (await card.count()) {
      await card.click({ timeout: 1500 }).catch(() => {});
      const held = await page.locator(".touch.paired.selected").count(); // an attacker waits for its target
      const act = page.locator(held ? ".touch.playable[aria-pressed=false]" : ".button.act").first();
      if (await act.count()) await act.click({ timeout: 1500 }).catch(() => {});
    } else if (await option.count()) await option.click({ timeout: 1500 }).catch(() => {});
    await settle(page, 300);
  }
  return false;
}

const is = (words) => `document.body.innerText.includes(${JSON.stringify(words)})`;

const SCREENS = {
  lobby: async (page) => page.goto(base),
  setup: async (page) => {
    await page.goto(base);
    await page.getByRole("button", { name: /Invite friends/ }).first().click();
  },
  account: async (page) => page.goto(`${base}/account`),
  learn: async (page) => page.goto(`${base}/learn/showdown`),
  nowhere: async (page) => page.goto(`${base}/elsewhere`),
  gathering: async (page) => {
    const id = await opened(page, { game: "shadow-cards", seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "wren" }] });
    await page.goto(`${base}/table/${id}`);
  },
  over: async (page) => page.goto(`${base}/table/${await finished(page, "shadow-cards", 4)}`),
  "over-duel": async (page) => page.goto(`${base}/table/${await finished(page, "showdown", 2)}`),
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
  chat: async (page) => {
    await fresh(page, "shadow-cards", 4);
    await page.keyboard.press("c");
  },
  replay: async (page) => page.goto(`${base}/record/${await finished(page, "shadow-cards", 4)}?at=60`),
  factions: async (page) => syndicates(page, `!!document.querySelector("[data-touch='green'].playable")`),
  analysis: async (page) => syndicates(page, ANALYSIS, { format: "fiasco" }),
  "analysis-team": async (page) => syndicates(page, ANALYSIS, { format: "controlled" }, 4),
  match: async (page) => syndicates(page, TURN, { format: "sumo-rush" }),
  fiasco: async (page) => syndicates(page, TURN, { format: "fiasco" }),
  team: async (page) => syndicates(page, TURN, { format: "controlled" }, 4),
  attack: async (page) => {
    await syndicates(page, TURN, { format: "controlled" });
    await page.locator(".side.own .row .touch.playable").first().click();
  },
  effect: async (page) => {
    await syndicates(page, TURN, { format: "controlled" });
    await page.locator("[data-touch='fx'].playable").click();
    await page.locator(".button.act").first().click();
  },
  pile: async (page) => {
    await syndicates(page, TURN, { format: "sumo-rush" });
    await page.locator(".side.own .used").first().click();
  },
  "over-match": async (page) => page.goto(`${base}/table/${await finished(page, "syndicates", 2)}`),
  "replay-match": async (page) => page.goto(`${base}/record/${await finished(page, "syndicates", 2)}?at=20`),
  "replay-duel": async (page) => {
    await page.goto(`${base}/record/${await finished(page, "showdown", 2)}?at=33`);
    await page.locator("#eyes").selectOption("0");
  },
};

const ANALYSIS = `!!document.querySelector(".analysis")`;
const TURN = `!!document.querySelector(".match [data-touch='fx'].playable")`;

/** Opens tables of Shadows & Syndicates until a wish is fulfilled; the dice decide who chooses a faction. */
async function syndicates(page, wish, options = {}, players = 2) {
  for (let table = 0; table < 8; table += 1) {
    await fresh(page, "syndicates", players, options);
    if (await playUntil(page, wish, 4)) return;
  }
  throw new Error(`there was never a moment with ${wish}`);
}

const bots = (count) => Array(count).fill({ kind: "bot", level: "wren" });

/** Opens a table without clicking. */
async function opened(page, wish) {
  await page.goto(base);
  await page.evaluate(() => fetch("/api/me").then((answer) => answer.json()));
  const made = await page.evaluate(
    async (body) => (await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json(),
    wish,
  );
  if (!made.id) throw new Error(made.reason);
  return made.id;
}

async function fresh(page, game, players, options = {}) {
  const id = await opened(page, { game, seats: [{ kind: "me" }, ...bots(players - 1)], options, start: true });
  await page.goto(`${base}/table/${id}`);
  await settle(page, 1200);
}

/** Plays a whole game without looking, always the first answer. */
async function finished(page, game, players) {
  const id = await opened(page, { game, seats: [{ kind: "me" }, ...bots(players - 1)], start: true });
  await page.evaluate(async (table) => {
    for (let ref = 1; ; ref += 1) {
      const sight = await (await fetch(`/api/tables/${table}/sight`)).json();
      if (sight.table.phase === "over") return;
      if (!sight.decision) await new Promise((done) => setTimeout(done, 60));
      else {
        const wish = { type: "choose", ref, number: sight.decision.number, token: sight.decision.options[0].token };
        await fetch(`/api/tables/${table}/requests`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) });
      }
    }
  }, id);
  return id;
}

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--no-proxy-server"] });
let faults = 0;
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ["dusk", "dawn"]) {
    for (const [name, open] of Object.entries(SCREENS)) {
      if (only.length > 0 && !only.includes(name) && !only.includes(`${name}-${size}-${theme}`)) continue;
      const context = await browser.newContext({ viewport, hasTouch: size === "phone", isMobile: size === "phone", colorScheme: theme === "dawn" ? "light" : "dark", bypassCSP: false });
      const page = await context.newPage();
      page.setDefaultTimeout(6000);
      const said = [];
      page.on("console", (message) => message.type() === "error" && said.push(message.text()));
      page.on("pageerror", (error) => said.push(String(error)));
      try {
        await open(page);
        await settle(page, 900);
      } catch (error) {
        said.push(String(error).slice(0, 200));
      }
      await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) said.push(`${over} px too wide`);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("button:not(.when), a.button, a.icon-button, select, input:not(.hidden):not([type=checkbox])")]
          .filter((each) => { const box = each.getBoundingClientRect(); return box.width > 0 && (box.width < 43.5 || box.height < 43.5); })
          .map((each) => `${each.className}:${(each.textContent || each.ariaLabel || "").trim().slice(0, 20)} ${Math.round(each.getBoundingClientRect().width)}x${Math.round(each.getBoundingClientRect().height)}`));
      if (small.length > 0) said.push(`small targets: ${[...new Set(small)].slice(0, 5).join("; ")}`);
      // The policy of the page forbids foreign scripts, so axe comes in through the debugger.
      const session = await context.newCDPSession(page);
      await session.send("Runtime.evaluate", { expression: axe });
      const { result } = await session.send("Runtime.evaluate", { expression: "axe.run().then(r => JSON.stringify(r.violations.map(v => v.id + ': ' + v.nodes.slice(0,3).map(n => n.target.join(' ') + ' ' + (n.any[0]?.message ?? n.failureSummary)).join(' | '))))", awaitPromise: true });
      said.push(...JSON.parse(result.value ?? "[]"));
      faults += said.length;
      console.log(`${name} ${size} ${theme}: ${said.length === 0 ? "good" : said.join("\n    ")}`);
      await context.close();
    }
  }
}
await browser.close();
process.exit(faults > 0 ? 1 : 0);
