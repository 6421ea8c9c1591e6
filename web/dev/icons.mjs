// Copies the symbols that the cards use out of the game-icons set (CC BY 3.0, see NOTICE):
//   node web/dev/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";

const WANTED = {
  showdown: {
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
  },
  syndicates: {
    "john-silver": "tie",
    "amy": "bow-tie-ribbon",
    "grandma-boulder": "rocking-chair",
    "ive-montana": "full-motorcycle-helmet",
    "stach": "mustache",
    "pebble": "cookie",
    "echo-nova-byte": "juggler",
    "doc-marzipan": "stethoscope",
    "rex-blaze": "guitar",
    "disco-lenny": "roller-skate",
    "madame-kaboomski": "firework-rocket",
    "captain-gravy": "captain-hat-profile",
    "sir-reginald-snood": "top-hat",
    "marty-caldwell": "falling",
    "mc-collins-de-alpha": "microphone",
    "zuri-makena": "linden-leaf",
    "brother-bongo": "sandal",
    "lola-loophole": "gavel",
    "professor-kettle": "teapot",
    "mildred-mayhem": "cat",
    "carlos-el-jefe-rojas": "cigar",
    "ignacio": "prayer",
    "paloma-vandal": "spray",
    "jasper-lawkins": "biceps",
    "dakota-lawkins": "high-kick",
    "chalk": "ladder",
    "glitch-delgado": "radio-tower",
    "abuela-remedios": "cauldron",
    "tito-tambor": "drum",
    "vito-confetti": "glass-celebration",
    "duchess-dynamo": "ample-dress",
    "uncle-fanfare": "trumpet",
    "lorenzo-velvet": "film-spool",
    "seraphim-kade": "high-punch",
    "bennett-frost": "street-light",
    "whiz": "seated-mouse",
    "sister-siesta": "nun-face",
    "tuna-toni": "double-fish",
    "maestro-cascabel": "musical-score",
    "comet-carmela": "comet-spark",
    "vitamin-c-energy-shot": "orange-slice",
    "triple-thunder-lemonade": "cut-lemon",
    "beetroot-rocket": "beet",
    "glitter-soda-geyser": "soda-can",
    "two-straws": "martini",
    "lukewarm-swamp-smoothie": "swamp",
    "espresso-for-forty": "coffee-cup",
    "expired-unicorn-milk": "unicorn",
    "bottomless-prune-punch": "poison-bottle",
    "the-forbidden-slushie": "brain-freeze",
    "unicornish-jelly-beans": "jelly-beans",
    "cotton-candy-cumulus": "fluffy-cloud",
    "emergency-birthday-cake": "stairs-cake",
    "marching-gummy-bears": "bear-face",
    "chocolate-fountain": "fountain",
    "the-golden-praline": "cupcake",
    "jawbreaker-of-regret": "spiral-lollipop",
    "sugar-crash": "candy-canes",
    "liquorice-lasso": "lasso",
    "seven-layer-toothache": "tooth",
    "jalapeno-honey-chips": "chips-bag",
    "flying-pizza": "full-pizza",
    "party-bucket-of-surprises": "full-metal-bucket",
    "midnight-feast": "meal",
    "all-you-can-eat-flyer": "paper-plane",
    "extra-onions": "garlic",
    "gas-station-sushi": "sushis",
    "suspicious-meatball": "meat",
    "ghost-pepper-dare": "chili-pepper",
    "haunted-leftovers": "floating-ghost",
    "rested": "person-in-bed",
    "pep-talk-from-mum": "rotary-phone",
    "earworm": "earwig",
    "main-character-energy": "star-struck",
    "zen-of-the-traffic-jam": "meditation",
    "group-identity-crisis": "drama-masks",
    "armored-glass": "cracked-glass",
    "spring-loaded-umbrella": "umbrella",
    "mandatory-software-update": "hourglass",
    "smart-lock-of-doom": "combination-lock",
    "inflatable-decoy-boss": "balloon-dog",
    "pocket-weather-machine": "sun-cloud",
    "heat-wave": "sun",
    "surprise-tax-audit": "archive-research",
    "wrong-group-chat": "chat-bubble",
    "karaoke-until-dawn": "old-microphone",
    "banana-peel-parade": "banana-peel",
    "better-offer-elsewhere": "briefcase",
    "leader": "crown",
    "family": "family-tree",
    "friend": "shaking-hands",
    "passionate": "burning-passion",
    "reluctant": "walking-boot",
    "altruist": "sunbeams",
    "energy-boost": "soda-bottle",
    "mental-boost": "brain",
    "high-tech-stuff": "gears",
    "bungle-boost": "stopwatch",
  },
};

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

for (const [game, wanted] of Object.entries(WANTED)) {
  const lines = Object.entries(wanted).map(([name, icon]) => {
    const path = /d="([^"]+)"/.exec(set.icons[icon].body)[1];
    const drawn = game === "showdown" ? path : rounded(path); // few are large there
    return `  ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(drawn)}, // ${icon}`;
  });
  writeFileSync(
    new URL(`../src/games/${game}/symbols.ts`, import.meta.url),
    `${head}export const SYMBOLS: Record<string, string> = {\n${lines.join("\n")}\n};\n`,
  );
}
