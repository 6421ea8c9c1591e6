// Takes pictures of every screen of a running table and runs axe over it:
//   gloaming serve --pace 0.05 & node web/dev/shots.mjs http://127.0.0.1:8000 FOLDER [name ...]
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const [base, folder, ...only] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
mkdirSync(folder, { recursive: true });

const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1600, height: 900 } };
const settle = (page, time = 700) => page.waitForTimeout(time);

/** Plays whatever is offered until a request is fulfilled. */
async function playUntil(page, request, most = 60) {
  for (let turn = 0; turn < most; turn += 1) {
    if (await page.evaluate(request)) return true;
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
  learn: async (page) => page.goto(`${base}/learn`),
  nowhere: async (page) => page.goto(`${base}/elsewhere`),
};

const bots = (count) => Array(count).fill({ kind: "bot" });

/** Opens a table without clicking. */
async function opened(page, request) {
  await page.goto(base);
  await page.evaluate(() => fetch("/api/me").then((answer) => answer.json()));
  const made = await page.evaluate(
    async (body) => (await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json(),
    request,
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
        const request = { type: "choose", ref, number: sight.decision.number, token: sight.decision.options[0].token };
        await fetch(`/api/tables/${table}/requests`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request) });
      }
    }
  }, id);
  return id;
}

// A game brings its own screens.
const GAMES = new URL("../src/games/", import.meta.url);
for (const game of readdirSync(GAMES)) {
  const home = new URL(`${game}/shots.mjs`, GAMES);
  if (existsSync(home)) Object.assign(SCREENS, (await import(home)).screens({ base, settle, is, playUntil, opened, fresh, finished }));
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
