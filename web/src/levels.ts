import { server } from "./net/http";
import type { GameInfo } from "./protocol";

/** Returns the bot that sits down when nobody asked for another: the weakest that knows what it does. */
export function usualLevel(game: GameInfo): string | null {
  return game.levels[Math.min(1, game.levels.length - 1)]?.name ?? null;
}

/** Returns what is known of a game at this server. */
export async function gameNamed(name: string): Promise<GameInfo | undefined> {
  return (await server.games().catch(() => [])).find((game) => game.name === name);
}
