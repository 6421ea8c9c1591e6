// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.


/** The game is over; told of every game whose rulebook declares no such record of its own. */
export interface GameOver {
  event: "game_over";
  scores: number[];
  winners: number[];
  by?: string;
}

/** A round begins. */
export interface RoundBegins {
  event: "round_begins";
  round: number;
  by?: string;
}

/** It is told who leads the first trick. */
export interface Starter {
  event: "starter";
  seat: number;
  by?: string;
}

/** A seat is dealt its hand. */
export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  cards?: string[];
  by?: string;
}

/** A seat sets a card aside for its prediction. */
export interface SetAside {
  event: "set_aside";
  seat: number;
  card: string;
  by?: string;
}

/** A seat has made its prediction. */
export interface Predicted {
  event: "predicted";
  seat: number;
  by?: string;
}

/** The side stack adds a card to the trick. */
export interface OpenCard {
  event: "open_card";
  card: string;
  by?: string;
}

/** A seat plays a card to the trick. */
export interface Played {
  event: "played";
  seat: number;
  card: string;
  by?: string;
}

/** A seat wins the trick. */
export interface TrickWon {
  event: "trick_won";
  seat: number;
  cards: string[];
  by?: string;
}

/** The winner of a trick scores one of its cards. */
export interface Scored {
  event: "scored";
  seat: number;
  card: string;
  by?: string;
}

/** All predictions are turned up, by seat. */
export interface PredictionsShown {
  event: "predictions_shown";
  predictions: string[][];
  by?: string;
}

/** A line is written on the score sheet; all numbers are by seat. */
export interface Experience {
  event: "experience";
  round: number;
  predictions: number[];
  trick_points: number[];
  experience: number[];
  totals: number[];
  by?: string;
}

export type Happening =
  | Dealt
  | Experience
  | GameOver
  | OpenCard
  | Played
  | Predicted
  | PredictionsShown
  | RoundBegins
  | Scored
  | SetAside
  | Starter
  | TrickWon;
