const WIDE = 12; // letters that fit into a line

/** Returns the hue of a game without a poster of its own: by its name, so that it stays the same. */
export function hueOf(game: string): number {
  return [...game].reduce((hue, letter) => (hue * 31 + letter.codePointAt(0)!) % 360, 7);
}

/** Breaks a title into lines for a poster. */
export function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
