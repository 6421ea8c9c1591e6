import { readFileSync } from "node:fs";
import { Marked } from "marked";

// What is only true at a terminal has no place in the browser: commands, and the chapter on keys.
const TERMINAL = /^## In the terminal[\s\S]*?(?=^## |(?![\s\S]))/m;
const COMPLETE = /^The complete rules with every ruling[^\n]*\n/m;
const LEAD_INS = [/^If this is your first game, start with[\s\S]*?\n\n/m, /^Both choose at the same time, unless[\s\S]*?(?=^## )/m];

/** Lets the client import the guides of the documentation as HTML: `import html from "guide:showdown"`. */
export function guides() {
  const prefix = "guide:";
  return {
    name: "guides",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const file = new URL(name === "cards" ? "../docs/cards.md" : `../docs/play/${name}.md`, import.meta.url);
      this.addWatchFile(file.pathname);
      const text = readFileSync(file, "utf8");
      return `export default ${JSON.stringify(html(name === "cards" ? withoutLinks(text) : played(text)))};`;
    },
  };
}

/** Returns a guide to a game without what is said for the terminal. */
function played(text) {
  let plain = text.replace(TERMINAL, "").replace(COMPLETE, "").replace(/^ {4}\S.*\n/gm, "");
  for (const words of LEAD_INS) plain = plain.replace(words, "");
  return plain;
}

/** Returns a page of the documentation without its links to other pages, which are not here. */
function withoutLinks(text) {
  return text.replace(/\[([^\]]+)\]\([^)]+\.md\)/g, "$1");
}

function html(text) {
  const written = new Marked({ gfm: true }).parse(text, { async: false });
  const reached = written.replace(/<(pre|table)>/g, '<$1 tabindex="0">'); // they may scroll, so keys must get there
  return reached.replace(/<thead>\s*<tr>(\s*<th><\/th>)+\s*<\/tr>\s*<\/thead>/g, ""); // a head without words is none
}
