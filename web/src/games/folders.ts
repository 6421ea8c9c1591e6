/** Returns what was found in the folder of a game: the folders are named like the games, with _ for -. */
export function inFolder<Found>(game: string, file: string, found: Record<string, Found>): Found | undefined {
  return found[`./${game.replaceAll("-", "_")}/${file}`];
}
