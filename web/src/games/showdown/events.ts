// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.


/** A seat has chosen its champion. */
export interface Chose {
  event: "chose";
  seat: number;
  champion?: string;
  by?: string;
}

/** Both champions are turned up, by seat. */
export interface Champions {
  event: "champions";
  champions: string[];
  by?: string;
}

/** A seat shuffles its deck. */
export interface Shuffled {
  event: "shuffled";
  seat: number;
  by?: string;
}

/** A seat may cut the deck of the other. */
export interface CutOffered {
  event: "cut_offered";
  seat: number;
  asked: boolean;
  by?: string;
}

/** A seat cuts the deck of the other, or does not. */
export interface Cut {
  event: "cut";
  seat: number;
  cut: boolean;
  by?: string;
}

/** Both cut their decks for the first turn; the cards are by seat. */
export interface CutForFirst {
  event: "cut_for_first";
  cards: string[];
  by?: string;
}

/** It is known who attacks first. */
export interface FirstPlayer {
  event: "first_player";
  seat: number;
  by?: string;
}

/** A turn begins. */
export interface Turn {
  event: "turn";
  turn: number;
  attacker: number;
  by?: string;
}

/** A seat passes. */
export interface Passed {
  event: "passed";
  seat: number;
  by?: string;
}

/** A seat plays an action from its hand. */
export interface Action {
  event: "action";
  seat: number;
  card: string;
  by?: string;
}

/** A seat answers with a card from its hand. */
export interface React {
  event: "react";
  seat: number;
  card: string;
  by?: string;
}

/** A seat uses an open Ace. */
export interface AceUsed {
  event: "ace_used";
  seat: number;
  card: string;
  removed: boolean;
  by?: string;
}

/** A seat feints. */
export interface Feint {
  event: "feint";
  seat: number;
  card: string;
  by?: string;
}

/** A seat puts another feint in the place of the first. */
export interface FeintSwapped {
  event: "feint_swapped";
  seat: number;
  card: string;
  by?: string;
}

/** A seat turns its edge card round. */
export interface EdgeTurned {
  event: "edge_turned";
  seat: number;
  card: string;
  by?: string;
}

/** A seat lays its strike face down. */
export interface Strike {
  event: "strike";
  seat: number;
  card?: string;
  by?: string;
}

/** The strike of a seat is turned up. */
export interface StrikeTurned {
  event: "strike_turned";
  seat: number;
  card: string;
  by?: string;
}

/** Both strikes are turned up, by seat. */
export interface Revealed {
  event: "revealed";
  strikes: string[];
  by?: string;
}

/** A seat puts another strike in the place of the first. */
export interface StrikeSwapped {
  event: "strike_swapped";
  seat: number;
  card: string;
  by?: string;
}

/** Some seats have nothing to strike with. */
export interface Unable {
  event: "unable";
  seats: number[];
  by?: string;
}

/** The totals, by seat, are compared; if nothing decides, nobody wins. */
export interface Verdict {
  event: "verdict";
  winner: number;
  totals: number[];
  same_discipline: boolean;
  decided_by: "card" | "higher" | "lower" | "nothing" | "ties";
  by?: string;
}

/** A seat uses the trigger of its champion for a discipline. */
export interface Trigger {
  event: "trigger";
  seat: number;
  discipline: string;
  by?: string;
}

/** A seat is spared a wound. */
export interface Prevented {
  event: "prevented";
  seat: number;
  by?: string;
}

/** The cards of a combat leave the table. */
export interface Cleared {
  event: "cleared";
  turn: number;
  by?: string;
}

/** An Ace of a seat is turned up: a wound. */
export interface AceTurned {
  event: "ace_turned";
  seat: number;
  card: string;
  by?: string;
}

/** An Ace of a seat is turned down again. */
export interface AceHealed {
  event: "ace_healed";
  seat: number;
  card: string;
  by?: string;
}

/** A seat shuffles the Aces that lie face down. */
export interface AcesShuffled {
  event: "aces_shuffled";
  seat: number;
  by?: string;
}

/** A seat draws cards. */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards?: string[];
  by?: string;
}

/** A card of a seat is discarded. */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
  by?: string;
}

/** A card of a seat is removed from the game. */
export interface Removed {
  event: "removed";
  seat: number;
  card: string;
  by?: string;
}

/** A seat turns up the top card of its deck, and may keep it. */
export interface Flipped {
  event: "flipped";
  seat: number;
  card: string;
  kept: boolean;
  by?: string;
}

/** A seat looks at the top cards of its deck, the one it would draw next first. */
export interface LookedAtTop {
  event: "looked_at_top";
  seat: number;
  count: number;
  cards?: string[];
  by?: string;
}

/** A seat takes one of the cards it has looked at. */
export interface Took {
  event: "took";
  seat: number;
  of: number;
  card?: string;
  by?: string;
}

/** A seat looks at cards of the other, who knows which. */
export interface Looked {
  event: "looked";
  seat: number;
  count: number;
  cards?: string[];
  by?: string;
}

/** A seat shows a card from its hand. */
export interface Shown {
  event: "shown";
  seat: number;
  card: string;
  by?: string;
}

/** A seat has no card of a discipline to show. */
export interface ShowsNone {
  event: "shows_none";
  seat: number;
  discipline: string;
  by?: string;
}

/** A seat says how many cards of a discipline it holds. */
export interface Counted {
  event: "counted";
  seat: number;
  discipline: string;
  count: number;
  by?: string;
}

/** A card of a seat comes back from a pile. */
export interface Recovered {
  event: "recovered";
  seat: number;
  card: string;
  to: string;
  by?: string;
}

/** A seat puts a card from its hand back. */
export interface PutBack {
  event: "put_back";
  seat: number;
  to: string;
  card?: string;
  by?: string;
}

/** A seat names a discipline. */
export interface Named {
  event: "named";
  seat: number;
  discipline: string;
  by?: string;
}

/** The duel is over. */
export interface GameOver {
  event: "game_over";
  losers: number[];
  scores: number[];
  winners: number[];
  by?: string;
}

/** A seat has paid for an ability of a card, which is carried out now. */
export interface AbilityUsed {
  event: "ability";
  seat: number;
  card: string;
  kind: string;
  by?: string;
}

/** A seat stops what would happen. */
export interface Cancelled {
  event: "cancelled";
  seat: number;
  what: string;
  card: string | null;
  by?: string;
}

export type Happening =
  | AbilityUsed
  | AceHealed
  | AceTurned
  | AceUsed
  | AcesShuffled
  | Action
  | Cancelled
  | Champions
  | Chose
  | Cleared
  | Counted
  | Cut
  | CutForFirst
  | CutOffered
  | Discarded
  | Drew
  | EdgeTurned
  | Feint
  | FeintSwapped
  | FirstPlayer
  | Flipped
  | GameOver
  | Looked
  | LookedAtTop
  | Named
  | Passed
  | Prevented
  | PutBack
  | React
  | Recovered
  | Removed
  | Revealed
  | Shown
  | ShowsNone
  | Shuffled
  | Strike
  | StrikeSwapped
  | StrikeTurned
  | Took
  | Trigger
  | Turn
  | Unable
  | Verdict;
