import { readFileSync } from "node:fs";

const GAMES = new URL("src/games/", import.meta.url);
const SET = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url); // CC BY 3.0, see NOTICE
const NAME = /^symbols:(\w+)$/;
const FEW = 20; // as many symbols are copied exactly; where there are more, they are rounded
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

/** Lets a game import the symbols it lists in icons.json, drawn on a grid of 512, by the name of its folder: `import { SYMBOLS } from "symbols:folder"`. */
export function symbols() {
  return {
    name: "symbols",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const game = NAME.exec(id.slice(1))?.[1];
      if (game === undefined) return undefined;
      const list = new URL(`${game}/icons.json`, GAMES);
      this.addWatchFile(list.pathname);
      const { icons } = JSON.parse(readFileSync(SET, "utf8"));
      const wanted = Object.entries(JSON.parse(readFileSync(list, "utf8")));
      const drawn = wanted.map(([name, icon]) => {
        const path = /d="([^"]+)"/.exec(icons[icon].body)[1];
        return [name, wanted.length > FEW ? rounded(path) : path];
      });
      return `export const SYMBOLS = ${JSON.stringify(Object.fromEntries(drawn))};`;
    },
  };
}
