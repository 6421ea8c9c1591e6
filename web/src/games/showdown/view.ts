// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.


/** A seat's view of a duel. */
export interface ShowdownView {
  game: string;
  seat: number | null;
  players: number;
  over: boolean;
  scores: number[];
  winners: number[];
  waiting_for: number[];
  turn: number;
  phase: "action" | "combat" | "draw" | "over" | "setup";
  attacker: number | null;
  champions: (string | null)[];
  hand: string[];
  areas: PlayArea[];
  winner: number | null;
  same_discipline: boolean | null;
  ahead: number | null;
  decided_by: "card" | "higher" | "lower" | "nothing" | "ties" | null;
  lasting: Lasting[];
  standing: Lasting[];
  using: InUse | null;
  known_top: string[];
  known_bottom: string[];
}

/** One player's side of the table, from left to right as its owner sees it; the discard pile has its own place. */
export interface PlayArea {
  black_joker: boolean;
  red_joker: string | null;
  aces: AceView[];
  deck: number;
  discards: string[];
  removed: string[];
  in_use: string[];
  hand_size: number;
  seen_hand: string[];
  feint: Attack | null;
  strike: Attack | null;
  sum: number | null;
  pair: boolean;
  total: number | null;
  beside: number | null;
}

/** An Ace in its place; which one it is, if that can be known. */
export interface AceView {
  lies: "down" | "removed" | "up";
  card: string | null;
}

/** A feint or strike on the table, as it counts now; a covered strike of the other seat shows nothing. */
export interface Attack {
  card: string | null;
  value: number | null;
  discipline: string | null;
}

/** Something that changes how a combat is read: whose card made it, and what it does, as it reads for the seat. */
export interface Lasting {
  seat: number;
  card: string;
  text: string;
  next_combat: boolean;
  still_counts_for: number[];
}

/** An ability that is being carried out: which of its card's, what it asks for, and whose cards are meant. */
export interface InUse {
  seat: number;
  card: string;
  ability: number;
  asks: string;
  about: number;
}
