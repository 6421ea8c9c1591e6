import { server } from "../net/http";
import type { CheckedDeck } from "../protocol";
import { words } from "../words/words.svelte";

/** Bytes of a file that are read at all; the server reads no longer request, and most decks are a tenth of it. */
const MOST_BYTES = 64 * 1024;

/** Has the server check a deck that somebody wrote. Nothing in the file is ever run, here or there. */
export async function checkedDeck(game: string, file: File): Promise<CheckedDeck> {
  if (file.size > MOST_BYTES) return refused(words.setup.deckTooLong(file.name, MOST_BYTES));
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return refused(words.setup.deckUnreadable(file.name));
  }
  return server.checkDeck({ game, file: file.name.slice(0, 100), text });
}

function refused(problem: string): CheckedDeck {
  return { deck: null, title: "", summary: "", problems: [problem] };
}
