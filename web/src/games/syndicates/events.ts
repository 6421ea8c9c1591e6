// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.


/** Match {match} begins. */
export interface Match {
  event: "match";
  match: number;
  by?: string;
}

/** It is known who plays which faction, by side. */
export interface Factions {
  event: "factions";
  factions: string[];
  by?: string;
}

/** {side:'s} characters are shuffled. */
export interface Shuffled {
  event: "shuffled";
  side: number;
  by?: string;
}

/** {side:'s} FX deck has {count} cards; {aside} more stay in the box. */
export interface FxCut {
  event: "fx_cut";
  side: number;
  count: number;
  aside: number;
  by?: string;
}

/** {side:draws} {cards}. */
export interface DrewSupporters {
  event: "drew_supporters";
  side: number;
  cards: string[];
  by?: string;
}

/** {side:swaps} the {slots} slots. */
export interface Swapped {
  event: "swapped";
  side: number;
  slots: string[];
  by?: string;
}

/** {side:sends} {card} away. */
export interface Discarded {
  event: "discarded";
  side: number;
  card: string;
  by?: string;
}

/** {side:brings} in {card} from the deck. */
export interface Fetched {
  event: "fetched";
  side: number;
  card: string;
  by?: string;
}

/** {side:is} ready. */
export interface Ready {
  event: "ready";
  side: number;
  by?: string;
}

/** {seat:has} the first turn. */
export interface First {
  event: "first";
  seat: number;
  by?: string;
}

/** Turn {turn}: {seat:'s} turn. */
export interface Turn {
  event: "turn";
  turn: number;
  seat: number;
  by?: string;
}

/** {seat:skips} this turn. */
export interface Skipped {
  event: "skipped";
  seat: number;
  by?: string;
}

/** {seat:passes}: there is nothing to do. */
export interface Passed {
  event: "passed";
  seat: number;
  by?: string;
}

/** {seat:will} skip the next turn. */
export interface WillSkip {
  event: "will_skip";
  seat: number;
  by?: string;
}

/** {seat:attacks} {target} with {attacker} for {kt} KT. */
export interface Attacked {
  event: "attacked";
  seat: number;
  attacker: string;
  target: string;
  kt: number;
  by?: string;
}

/** {seat:uses} {card}'s {name}.{card:says} */
export interface Skill {
  event: "skill";
  seat: number;
  card: string;
  name: string;
  text: string;
  by?: string;
}

/** A seat uses an FX card. */
export interface FxApplied {
  event: "fx_applied";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:draws} {card}.{card:says} */
export interface DrewFx {
  event: "drew_fx";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:plays} {card}.{card:says} */
export interface PlayedFx {
  event: "played_fx";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:keeps} {card} for later. */
export interface Kept {
  event: "kept";
  seat: number;
  card: string;
  by?: string;
}

/** {cards:goes} unused. */
export interface UnusedFx {
  event: "unused_fx";
  seat: number;
  cards: string[];
  by?: string;
}

/** {seat:draws} {card}.{card:text} */
export interface DrewCharacter {
  event: "drew_character";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:moves} {card} from the {start} to the {goal}. */
export interface Moved {
  event: "moved";
  seat: number;
  card: string;
  from: string;
  to: string;
  by?: string;
}

/** A side rolls for the factions, or a seat for a card, which works or does not. */
export interface Rolled {
  event: "rolled";
  by?: string;
  seat?: number;
  side?: number;
  die: number;
  success?: boolean;
  why: string;
  text?: string;
}

/** {card} affects nobody. */
export interface NoTarget {
  event: "no_target";
  card: string;
  by?: string;
}

/** A character takes its place. */
export interface Entered {
  event: "entered";
  side: number;
  slot: string;
  card: string;
  kt: number;
  by?: string;
}

/** A character gains KT. */
export interface Gained {
  event: "gained";
  side: number;
  slot: string;
  card: string;
  kt: number;
  by?: string;
}

/** {card} loses {kt} KT. */
export interface Hit {
  event: "hit";
  side: number;
  slot: string;
  card: string;
  kt: number;
  by?: string;
}

/** {card} loses {kt} KT. */
export interface Lost {
  event: "lost";
  side: number;
  slot: string;
  card: string;
  kt: number;
  by?: string;
}

/** {card} pays {kt} KT. */
export interface Paid {
  event: "paid";
  side: number;
  slot: string;
  card: string;
  kt: number;
  by?: string;
}

/** {card} is uncovered, with {kt} KT. */
export interface Uncovered {
  event: "uncovered";
  side: number;
  slot: string;
  card: string;
  kt: number;
  by?: string;
}

/** An FX card is laid on a slot. */
export interface Attached {
  event: "attached";
  side: number;
  slot: string;
  card: string;
  kt: number;
  by?: string;
}

/** {card} on {side:'s} {slot} stops it and loses {kt} KT. */
export interface FxHit {
  event: "fx_hit";
  side: number;
  slot: string;
  card: string;
  kt: number;
  by?: string;
}

/** {card} is destroyed. */
export interface FxGone {
  event: "fx_gone";
  side: number;
  slot: string;
  card: string;
  kt: number;
  by?: string;
}

/** {card} wears off on {side:'s} {slot}. */
export interface TimeoutOver {
  event: "timeout_over";
  side: number;
  slot: string;
  card: string;
  kt: number;
  by?: string;
}

/** An FX card goes to the used pile. */
export interface FxUsed {
  event: "fx_used";
  side: number;
  card: string;
  by?: string;
}

/** A character leaves the field, or never takes a slot. */
export interface Left {
  event: "left";
  side: number;
  slot: string;
  card: string;
  why: string;
  by?: string;
}

/** {side:'s} faction card turns black: the one-time skill is used. */
export interface TurnedBlack {
  event: "turned_black";
  side: number;
  by?: string;
}

/** {seat:surrenders} the match. */
export interface Surrendered {
  event: "surrendered";
  seat: number;
  by?: string;
}

/** {side:wins} the match. */
export interface MatchWon {
  event: "match_won";
  side: number;
  by?: string;
}

/** The match is a draw: {why}. It is played again. */
export interface MatchDrawn {
  event: "match_drawn";
  why: string;
  by?: string;
}

/** {side:wins} the series, which is worth another point. */
export interface SeriesWon {
  event: "series_won";
  side: number;
  by?: string;
}

/** The last match has been played. */
export interface ContestOver {
  event: "contest_over";
  scores: number[];
  by?: string;
}

export type Happening =
  | Attached
  | Attacked
  | ContestOver
  | Discarded
  | DrewCharacter
  | DrewFx
  | DrewSupporters
  | Entered
  | Factions
  | Fetched
  | First
  | FxApplied
  | FxCut
  | FxGone
  | FxHit
  | FxUsed
  | Gained
  | Hit
  | Kept
  | Left
  | Lost
  | Match
  | MatchDrawn
  | MatchWon
  | Moved
  | NoTarget
  | Paid
  | Passed
  | PlayedFx
  | Ready
  | Rolled
  | SeriesWon
  | Shuffled
  | Skill
  | Skipped
  | Surrendered
  | Swapped
  | TimeoutOver
  | Turn
  | TurnedBlack
  | Uncovered
  | UnusedFx
  | WillSkip;
