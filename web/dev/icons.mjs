// Copies the symbols that the cards use out of the game-icons set (CC BY 3.0, see NOTICE):
//   node web/dev/icons.mjs
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const GAMES = new URL("../src/games/", import.meta.url);
const FEW = 20; // as many symbols are copied exactly; where there are more, they are rounded

const set = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url)));
const head = "// Written by web/dev/icons.mjs from game-icons.net, CC BY 3.0 (see NOTICE). Drawn on a grid of 512.\n";
/** How many numbers each command of a path takes. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Returns a path in whole numbers, about half as long: each point is rounded where it lies, so that no error adds up. */
function rounded(path) {
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the pen is
  let out = "";
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const numbers = (rest.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    if (kind === "z") {
      out += "z";
      [x, y] = [startX, startY];
    }
    if (TAKES[kind] && numbers.length % TAKES[kind] !== 0) throw new Error(`cannot read ${command}${rest}`);
    for (let at = 0; at < numbers.length; at += TAKES[kind]) {
      const step = numbers.slice(at, at + TAKES[kind]);
      const head = kind === "a" ? step.splice(0, 5).map((each, place) => (place < 2 ? Math.max(1, Math.round(each)) : Math.round(each))) : [];
      const vertical = (place) => kind === "v" || (kind !== "h" && place % 2 === 1);
      const points = step.map((each, place) => each + (relative ? (vertical(place) ? y : x) : 0));
      const pen = [Math.round(x), Math.round(y)];
      const shown = points.map((each, place) => Math.round(each) - pen[vertical(place) ? 1 : 0]);
      out += kind + [...head, ...shown].join(" ").replaceAll(" -", "-");
      if (kind === "h") x = points[0];
      else if (kind === "v") y = points[0];
      else [x, y] = points.slice(-2);
      if (kind === "m" && at === 0) [startX, startY] = [x, y];
    }
  }
  return out;
}

// A game lists the symbols it uses in icons.json, each with its name in the set.
for (const game of readdirSync(GAMES)) {
  const list = new URL(`${game}/icons.json`, GAMES);
  if (!existsSync(list)) continue;
  const wanted = Object.entries(JSON.parse(readFileSync(list, "utf8")));
  const lines = wanted.map(([name, icon]) => {
    const path = /d="([^"]+)"/.exec(set.icons[icon].body)[1];
    const drawn = wanted.length > FEW ? rounded(path) : path;
    return `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(drawn)}, // ${icon}`;
  });
  writeFileSync(new URL(`${game}/symbols.ts`, GAMES), `${head}export const SYMBOLS: Record<string, string> = {\n${lines.join("\n")}\n};\n`);
}
