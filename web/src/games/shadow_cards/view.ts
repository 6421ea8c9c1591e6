// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.


/** A seat's view of Shadow Cards. */
export interface ShadowCardsView {
  game: string;
  seat: number | null;
  players: number;
  over: boolean;
  scores: number[];
  winners: number[];
  waiting_for: number[];
  round: number;
  rounds: number;
  scoring: "first lesson" | "normal" | "second lesson";
  phase: "over" | "play" | "predict" | "score" | "scored";
  prediction_size: number;
  starter: number | null;
  leader: number | null;
  hand: string[];
  hand_sizes: number[];
  prediction_cards: string[];
  prediction: number;
  to_go: number;
  predicted: boolean[];
  trick: Laid[];
  holds: number | null;
  open_card: string | null;
  point_cards: string[][];
  trick_points: number[];
  tricks: FinishedTrick[];
  side_stack: number;
  stacks: number[];
  sheet: SheetLine[];
  memory: Memory;
}

/** A card on the table and whose it is. */
export interface Laid {
  seat: number;
  card: string;
}

/** A trick that was won: its cards in order, the open card with three players, and what was scored. */
export interface FinishedTrick {
  cards: Laid[];
  open_card: string | null;
  winner: number;
  scored: string;
}

/** One round on the score sheet. The prediction cards are there if they were turned up, or one's own. */
export interface SheetLine {
  starter: number;
  predictions: number[];
  prediction_cards: (string[] | null)[];
  point_cards: string[][];
  trick_points: number[];
  experience: number[];
  totals: number[];
}

/** What anyone who pays attention knows: the cards that are out, and the suits each seat has shown to lack. */
export interface Memory {
  out: string[];
  voids: string[][];
}
