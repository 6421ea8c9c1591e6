// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.


/** The game is over; told of every game whose rulebook declares no such record of its own. */
export interface GameOver {
  event: "game_over";
  scores: number[];
  winners: number[];
  by?: string;
}

/** Round {round} begins. */
export interface RoundBegins {
  event: "round_begins";
  round: number;
  by?: string;
}

/** {seat:starts} this round. */
export interface Starter {
  event: "starter";
  seat: number;
  by?: string;
}

/** {seat:is} dealt {count:card}. */
export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  cards?: string[];
  by?: string;
}

/** {seat:sets} {card:the} aside. */
export interface SetAside {
  event: "set_aside";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:has} made a prediction. */
export interface Predicted {
  event: "predicted";
  seat: number;
  by?: string;
}

/** {card:the} is the open card. */
export interface OpenCard {
  event: "open_card";
  card: string;
  by?: string;
}

/** {seat:plays} {card:the}. */
export interface Played {
  event: "played";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:wins} the trick. */
export interface TrickWon {
  event: "trick_won";
  seat: number;
  cards: string[];
  by?: string;
}

/** {seat:scores} {card:the}. */
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
