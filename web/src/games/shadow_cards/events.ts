// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.


/** The game is over; told of every game whose rulebook declares no such record of its own. */
export interface GameOver {
  event: "game_over";
  scores: number[];
  winners: number[];
}

/** Round {round} begins. */
export interface RoundBegins {
  event: "round_begins";
  round: number;
}

/** {seat:starts} this round. */
export interface Starter {
  event: "starter";
  seat: number;
}

/** {seat:is} dealt {count:card}. */
export interface Dealt {
  event: "dealt";
  seat: number;
  count: number;
  cards?: string[];
}

/** {seat:sets} {card:the} aside. */
export interface SetAside {
  event: "set_aside";
  seat: number;
  card: string;
}

/** {seat:has} made a prediction. */
export interface Predicted {
  event: "predicted";
  seat: number;
}

/** {card:the} is the open card. */
export interface OpenCard {
  event: "open_card";
  card: string;
}

/** {seat:plays} {card:the}. */
export interface Played {
  event: "played";
  seat: number;
  card: string;
}

/** {seat:wins} the trick. */
export interface TrickWon {
  event: "trick_won";
  seat: number;
  cards: string[];
}

/** {seat:scores} {card:the}. */
export interface Scored {
  event: "scored";
  seat: number;
  card: string;
}

/** All predictions are turned up, by seat. */
export interface PredictionsShown {
  event: "predictions_shown";
  predictions: string[][];
}

/** A line is written on the score sheet; all numbers are by seat. */
export interface Experience {
  event: "experience";
  round: number;
  predictions: number[];
  trick_points: number[];
  experience: number[];
  totals: number[];
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
