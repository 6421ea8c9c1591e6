import { server } from "../net/http";
import { MOST_BYTES, type CheckedDeck, type DeckFile } from "../protocol";
import { words } from "../words/words.svelte";

/** Has the server check a deck that somebody wrote. Nothing in the file is ever run, here or there. */
export async function checkedDeck(game: string, file: File): Promise<CheckedDeck> {
  if (file.size > MOST_BYTES) return refused(words.setup.deckTooLong(file.name, MOST_BYTES));
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return refused(words.setup.deckUnreadable(file.name));
  }
  const request: DeckFile = { game, file: file.name.slice(0, 100), text };
  if (bytesOf(request) > MOST_BYTES) return refused(words.setup.deckTooLong(file.name, MOST_BYTES));
  return server.checkDeck(request);
}

/** Returns how long a request is on its way: JSON writes line ends and quotes with two signs. */
function bytesOf(request: DeckFile): number {
  return new TextEncoder().encode(JSON.stringify(request)).length;
}

function refused(problem: string): CheckedDeck {
  return { deck: null, title: "", summary: "", problems: [problem] };
}
