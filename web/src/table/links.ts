import type { LogLine, NamedCard } from "../protocol";

/** A bit of a sentence: plain words, or the name of a card. */
export interface Piece {
  words: string;
  card: NamedCard | null;
}

/** Cuts the sentence of a line at the cards it names. */
export function pieces({ sentence, cards }: LogLine): Piece[] {
  const found: Piece[] = [];
  let start = 0;
  for (const card of cards) {
    const place = sentence.indexOf(card.words, start);
    if (place < 0) continue;
    if (place > start) found.push({ words: sentence.slice(start, place), card: null });
    found.push({ words: card.words, card });
    start = place + card.words.length;
  }
  if (start < sentence.length) found.push({ words: sentence.slice(start), card: null });
  return found;
}
