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

/** {seat:'s} deck is shuffled. */
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

/** {seat:attacks} first. */
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

/** {seat:passes}. */
export interface Passed {
  event: "passed";
  seat: number;
  by?: string;
}

/** {seat:plays} {card:title}.{card:text} */
export interface Action {
  event: "action";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:reacts} with {card:title}.{card:text} */
export interface React {
  event: "react";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:uses} {card:title}{removed:, which is removed from the game}.{card:text} */
export interface AceUsed {
  event: "ace_used";
  seat: number;
  card: string;
  removed: boolean;
  by?: string;
}

/** {seat:feints} with {card}. */
export interface Feint {
  event: "feint";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:'s} feint is now {card}. */
export interface FeintSwapped {
  event: "feint_swapped";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:'s} feint is now {card}. */
export interface EdgeTurned {
  event: "edge_turned";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:plays} {card:plain} face down. */
export interface Strike {
  event: "strike";
  seat: number;
  card?: string;
  by?: string;
}

/** {seat:'s} strike: {card:printed}. */
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

/** {seat:'s} strike is now {card}. */
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

/** {seat:uses} the {discipline:trigger}.{discipline:text} */
export interface Trigger {
  event: "trigger";
  seat: number;
  discipline: string;
  by?: string;
}

/** {seat:takes} no damage after all. */
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

/** {seat:reveals} {card:title}.{card:text} */
export interface AceTurned {
  event: "ace_turned";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:heals} {card:title}: it is face down again. */
export interface AceHealed {
  event: "ace_healed";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:shuffles} the face-down Aces. */
export interface AcesShuffled {
  event: "aces_shuffled";
  seat: number;
  by?: string;
}

/** {seat:draws} {cards}. */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards?: string[];
  by?: string;
}

/** {seat:discards} {card}. */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:removes} {card:title} from the game. */
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

/** {seat:looks} at {count:card} on top of the deck{cards:after}. */
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

/** {seat:shows} {card}. */
export interface Shown {
  event: "shown";
  seat: number;
  card: string;
  by?: string;
}

/** {seat:has} no {discipline} card. */
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

/** A seat takes a card out of its discard pile. */
export interface Recovered {
  event: "recovered";
  seat: number;
  card: string;
  to: string;
  by?: string;
}

/** {seat:puts} {card:plain} {to}. */
export interface PutBack {
  event: "put_back";
  seat: number;
  to: string;
  card?: string;
  by?: string;
}

/** {seat:names} {discipline}. */
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
