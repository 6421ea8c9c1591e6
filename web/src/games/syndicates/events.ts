// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.


/** A match begins. */
export interface Match {
  event: "match";
  match: number;
}

/** It is known who plays which faction, by side. */
export interface Factions {
  event: "factions";
  factions: string[];
}

/** A side shuffles its characters. */
export interface Shuffled {
  event: "shuffled";
  side: number;
}

/** A side cuts its FX deck; what lies aside stays in the box. */
export interface FxCut {
  event: "fx_cut";
  side: number;
  count: number;
  aside: number;
}

/** A side draws its Supporters, from the left. */
export interface DrewSupporters {
  event: "drew_supporters";
  side: number;
  cards: string[];
}

/** A side swaps two slots. */
export interface Swapped {
  event: "swapped";
  side: number;
  slots: string[];
}

/** A side sends a character away to make room. */
export interface Discarded {
  event: "discarded";
  side: number;
  card: string;
}

/** A side brings a character in from its deck. */
export interface Fetched {
  event: "fetched";
  side: number;
  card: string;
}

/** A side has looked its team over. */
export interface Ready {
  event: "ready";
  side: number;
}

/** It is known who has the first turn. */
export interface First {
  event: "first";
  seat: number;
}

/** A turn begins. */
export interface Turn {
  event: "turn";
  turn: number;
  seat: number;
}

/** A seat loses its turn. */
export interface Skipped {
  event: "skipped";
  seat: number;
}

/** A seat can do nothing. */
export interface Passed {
  event: "passed";
  seat: number;
}

/** A seat will lose its next turn. */
export interface WillSkip {
  event: "will_skip";
  seat: number;
}

/** A seat attacks. */
export interface Attacked {
  event: "attacked";
  seat: number;
  attacker: string;
  target: string;
  kt: number;
}

/** A seat uses the skill of a character. */
export interface Skill {
  event: "skill";
  seat: number;
  card: string;
  name: string;
}

/** A seat uses an FX card. */
export interface FxApplied {
  event: "fx_applied";
  seat: number;
  card: string;
}

/** A seat draws an FX card. */
export interface DrewFx {
  event: "drew_fx";
  seat: number;
  card: string;
}

/** A seat plays an FX card that was kept. */
export interface PlayedFx {
  event: "played_fx";
  seat: number;
  card: string;
}

/** A seat keeps an FX card for later. */
export interface Kept {
  event: "kept";
  seat: number;
  card: string;
}

/** Drawn FX cards are not used. */
export interface UnusedFx {
  event: "unused_fx";
  seat: number;
  cards: string[];
}

/** A seat draws a character. */
export interface DrewCharacter {
  event: "drew_character";
  seat: number;
  card: string;
}

/** A seat moves a Bodyguard from one slot to another. */
export interface Moved {
  event: "moved";
  seat: number;
  card: string;
  from: string;
  to: string;
}

/** A side rolls for the factions, or a seat for a card, which works or does not. */
export interface Rolled {
  event: "rolled";
  seat?: number;
  side?: number;
  die: number;
  success?: boolean;
  why: string;
}

/** A card finds nobody to be used on. */
export interface NoTarget {
  event: "no_target";
  card: string;
}

/** A character takes its place. */
export interface Entered {
  event: "entered";
  side: number;
  slot: string;
  card: string;
  kt: number;
}

/** A character gains KT. */
export interface Gained {
  event: "gained";
  side: number;
  slot: string;
  card: string;
  kt: number;
}

/** A character takes a hit. */
export interface Hit {
  event: "hit";
  side: number;
  slot: string;
  card: string;
  kt: number;
}

/** A character loses KT. */
export interface Lost {
  event: "lost";
  side: number;
  slot: string;
  card: string;
  kt: number;
}

/** A character pays KT for its skill. */
export interface Paid {
  event: "paid";
  side: number;
  slot: string;
  card: string;
  kt: number;
}

/** A character lies on top again. */
export interface Uncovered {
  event: "uncovered";
  side: number;
  slot: string;
  card: string;
  kt: number;
}

/** An FX card is laid on a slot. */
export interface Attached {
  event: "attached";
  side: number;
  slot: string;
  card: string;
  kt: number;
}

/** An attached FX card takes a hit. */
export interface FxHit {
  event: "fx_hit";
  side: number;
  slot: string;
  card: string;
  kt: number;
}

/** An attached FX card is destroyed. */
export interface FxGone {
  event: "fx_gone";
  side: number;
  slot: string;
  card: string;
  kt: number;
}

/** A Timeout ends. */
export interface TimeoutOver {
  event: "timeout_over";
  side: number;
  slot: string;
  card: string;
  kt: number;
}

/** An FX card goes to the used pile. */
export interface FxUsed {
  event: "fx_used";
  side: number;
  card: string;
}

/** A character leaves the field, or never takes a slot. */
export interface Left {
  event: "left";
  side: number;
  slot: string;
  card: string;
  why: string;
}

/** The faction card of a side is turned: its one-time skill is used. */
export interface TurnedBlack {
  event: "turned_black";
  side: number;
}

/** A seat gives the match up. */
export interface Surrendered {
  event: "surrendered";
  seat: number;
}

/** A side wins the match. */
export interface MatchWon {
  event: "match_won";
  side: number;
}

/** Nobody wins the match. */
export interface MatchDrawn {
  event: "match_drawn";
  why: string;
}

/** A side wins the series. */
export interface SeriesWon {
  event: "series_won";
  side: number;
}

/** The last match has been played. */
export interface ContestOver {
  event: "contest_over";
  scores: number[];
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
