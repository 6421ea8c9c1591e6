// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.


/** A seat's view of a match. */
export interface SyndicatesView {
  game: string;
  seat: number | null;
  players: number;
  over: boolean;
  scores: number[];
  winners: number[];
  waiting_for: number[];
  format: string;
  contest: string;
  card_set: string;
  match: number;
  turn: number;
  phase: "analysis" | "factions" | "over" | "turns";
  first: number | null;
  acting: number | null;
  analysing: number | null;
  fetched: string | null;
  sides: SideView[];
  skips: number[];
  using: InUse | null;
  drawn: string[];
  to_use: number;
  newcomer: string | null;
  match_winner: number | null;
}

/** One side of the table. */
export interface SideView {
  faction: string | null;
  seats: number[];
  black: boolean;
  slots: SlotView[];
  fx_deck: number;
  fx_used: string[];
  deck: number;
  used: string[];
  reserve: KeptFx[];
  due: string[];
  matches: number;
  series: number;
  points: number;
}

/** A slot, with all that lies there. */
export interface SlotView {
  name: string;
  stack: string[];
  kt: number;
  attached: AttachedFx[];
  active: boolean;
  fit: boolean;
  immune: boolean;
  strength: number;
  owner: number | null;
  closed: boolean;
}

/** An FX card on a slot: what it can still stop, and for how many turns of both sides a Timeout lasts. */
export interface AttachedFx {
  card: string;
  kt: number;
  turns_left: number | null;
}

/** A Super Rare that was kept, and the seat that drew it and may play it. */
export interface KeptFx {
  card: string;
  owner: number;
}

/** A card whose text is being carried out. */
export interface InUse {
  seat: number;
  card: string;
  name: string;
  effect: number;
  giver: string | null;
  receiver: string | null;
}
