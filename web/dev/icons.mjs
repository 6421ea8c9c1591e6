// Copies the symbols that the cards use out of the game-icons set (CC BY 3.0, see NOTICE):
//   node web/dev/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";

const WANTED = {
  brannagh: "siege-tower",
  ilse: "orrery",
  corvo: "domino-mask",
  aldous: "candles",
  twins: "two-shadows",
  oduya: "scroll-quill",
  champion: "crossed-swords",
  physical: "fist",
  intellect: "all-seeing-eye",
  cunning: "fox-head",
  joker: "daggers",
  ace: "candle-flame",
};

const set = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url)));
const lines = Object.entries(WANTED).map(([name, icon]) => {
  const path = /d="([^"]+)"/.exec(set.icons[icon].body)[1];
  return `  ${name}: ${JSON.stringify(path)}, // ${icon}`;
});
const head = "// Written by web/dev/icons.mjs from game-icons.net, CC BY 3.0 (see NOTICE). Drawn on a grid of 512.\n";
writeFileSync(
  new URL("../src/games/showdown/symbols.ts", import.meta.url),
  `${head}export const SYMBOLS: Record<string, string> = {\n${lines.join("\n")}\n};\n`,
);
