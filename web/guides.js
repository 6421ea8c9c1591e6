import { readdirSync, readFileSync } from "node:fs";
import { Marked } from "marked";

const DOCS = new URL("../docs/", import.meta.url);

// What is only true at a terminal has no place in the browser: commands, the chapter on keys, and what a guide marks so.
const TERMINAL = /^## In the terminal[\s\S]*?(?=^## |(?![\s\S]))/m;
const MARKED = /^<!-- terminal -->\n[\s\S]*?^<!-- \/terminal -->\n\n/gm;
const COMPLETE = /^The complete rules with every ruling[^\n]*\n/m;
const HEADING = /^# (?:How to play )?(.+)$/m;

/** Lets the client import the guides of the documentation as HTML, those to all games and the one to writing cards: `import { games, cards } from "guides"`. */
export function guides() {
  const name = "guides";
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const read = (page) => {
        const file = new URL(page, DOCS);
        this.addWatchFile(file.pathname);
        return readFileSync(file, "utf8");
      };
      const pages = readdirSync(new URL("play/", DOCS)).filter((page) => page.endsWith(".md")).sort();
      const games = pages.map((page) => guide(page.replace(/\.md$/, ""), read(`play/${page}`)));
      return `export const games = ${JSON.stringify(games)};\nexport const cards = ${JSON.stringify(html(withoutLinks(read("cards.md"))))};`;
    },
  };
}

/** Returns the guide to a game: what the game is called in its address and in its heading, and the page. */
function guide(name, text) {
  return { name, title: HEADING.exec(text)?.[1] ?? name, html: html(played(text)) };
}

/** Returns a guide to a game without what is said for the terminal. */
function played(text) {
  return text.replace(MARKED, "").replace(TERMINAL, "").replace(COMPLETE, "").replace(/^ {4}\S.*\n/gm, "");
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
