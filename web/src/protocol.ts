// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.


export const MOST_BYTES = 65536;
export const RECORDS_AT_ONCE = 50;
export const NOT_ALLOWED = 4003;

/** Somebody at this server: a guest, or one with an account. */
export interface Person {
  id: string;
  name: string;
  account: string | null;
}

/** A wish to be called something. */
export interface Naming {
  name: string;
}

/** A login and a password. */
export interface Credentials {
  login: string;
  password: string;
}

/** A token by which a program acts for a person. */
export interface ApiToken {
  token: string;
}

/** How strong somebody is at a game, by rated tables. */
export interface Rating {
  game: string;
  value: number;
  deviation: number;
  games: number;
}

/** A ruling that a table may choose. */
export interface OptionInfo {
  name: string;
  default: number | string | boolean | null;
  allowed: string;
  choices: (number | string | boolean | null)[];
  settles: string;
  takes_deck: boolean;
  names_seat: boolean;
}

/** A deck that a seat may bring. */
export interface DeckInfo {
  name: string;
  title: string;
  pitch: string;
}

/** A deck that somebody wrote, to be checked: for which game, the name of its file, and what stands in it. */
export interface DeckFile {
  game: string;
  file: string;
  text: string;
}

/** What is told of a deck file: the deck as an option takes it, or everything that is wrong with the file. */
export interface CheckedDeck {
  deck: string | null;
  title: string;
  summary: string;
  problems: string[];
}

/** A bot that may take a seat: its name, what it is like, and how often it beats the one below it. */
export interface LevelInfo {
  name: string;
  title: string;
  pitch: string;
  beats_previous: number | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  pitch: string;
  minutes: number;
  sizes: number[];
  usual: number;
  options: OptionInfo[];
  decks: DeckInfo[];
  levels: LevelInfo[];
  lesson: boolean;
  hands: boolean;
}

/** How a seat shall be filled: kept open, for the one who asks, or by a bot of a level. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  level?: string | null;
}

/** How much time there is: for each move, or for a whole game with an increment for each move. */
export interface Clock {
  kind: "game" | "move" | "none";
  seconds: number;
  increment: number;
  grace: number;
}

/** A wish for a table. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: { [name: string]: number | string | boolean | null };
  private?: boolean;
  rated?: boolean;
  open_hands?: boolean;
  clock?: Clock;
  start?: boolean;
  lesson?: boolean;
}

/** Who sits at a seat. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  owned: boolean;
  level: string | null;
  here: boolean;
  ready: boolean;
  seconds_left: number | null;
  running: boolean;
  grace_left: number | null;
}

/** A table as everyone may see it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  phase: "broken" | "closed" | "gathering" | "over" | "playing";
  private: boolean;
  rated: boolean;
  open_hands: boolean;
  lesson: boolean;
  seats: SeatInfo[];
  options: { [name: string]: number | string | boolean | null };
  clock: Clock;
  watching: number;
  choices: number;
  asked: number[];
  commitment: string | null;
  seed: string | null;
  next: string | null;
  yours: number | null;
  trouble: string | null;
  tournament: string | null;
}

/** A new table, and where to go. */
export interface TableMade {
  id: string;
}

/** An option as a button: its token, its outcome in a few words, a preview, and what it touches. */
export interface OptionView {
  token: string;
  label: string;
  preview: string;
  touches: string[];
  ability: string;
}

/** A question for the one who looks. */
export interface DecisionView {
  number: number;
  prompt: string;
  verb: string;
  options: OptionView[];
}

/** Something that happened, as the one who looks saw it: after which choice, in facts and as a sentence. */
export interface LogLine {
  at: number;
  facts: { [name: string]: unknown };
  sentence: string;
  cards: NamedCard[];
}

/** A card that a sentence names: in which words, whose it is, and which. */
export interface NamedCard {
  words: string;
  seat: number;
  card: string;
}

/** A row of the score sheet. */
export interface SheetRow {
  heading: string;
  cells: string[];
  tone: string;
  line: number;
}

/** All that somebody sees of a table at one moment. `log` holds what happened since the last sight. */
export interface Sight {
  type: "sight";
  seq: number;
  table: TableInfo;
  you: number | null;
  host: boolean;
  eyes: number | null;
  view: { [name: string]: unknown } | null;
  decision: DecisionView | null;
  anytime: DecisionView | null;
  locked: boolean;
  may_undo: "ask" | "free" | "no";
  undo_asked: number | null;
  undo_awaited: number[];
  undo_reach: number;
  undo_refused: { [name: string]: number };
  status: string;
  prompt: string;
  log: LogLine[];
  log_begins: boolean;
  last_acts: string[];
  text: string[];
  sheet: SheetRow[];
  ongoing: OngoingEffect[];
  texts: { [name: string]: CardText } | null;
  refusals: { [name: string]: string };
  lesson: string;
  standing: { [name: string]: "always" | "never" };
  answered: string;
}

/** What a card has left behind: whose and which it was, and what that does, as it reads for whoever looks. */
export interface OngoingEffect {
  seat: number;
  card: string;
  text: string;
  later: boolean;
  counts: boolean;
}

/** What is printed on a card, for people to read. */
export interface CardText {
  title: string;
  facts: string;
  text: string;
  marks: { [name: string]: string | number };
}

/** Answers the decision of a number. */
export interface Choose {
  type: "choose";
  ref: number;
  number: number;
  token: string;
}

/** Makes a choice that is open at any time, asked or not; the number is the one told with it. */
export interface Interject {
  type: "interject";
  ref: number;
  number: number;
  token: string;
}

/** Takes an open seat, or one's own seat back from a bot. */
export interface Sit {
  type: "sit";
  ref: number;
  seat: number;
}

/** Leaves one's seat; in a running game a bot plays on. */
export interface Stand {
  type: "stand";
  ref: number;
}

/** Puts a bot at an open seat, or none at a bot's, while people gather; later, one for a player who is gone. */
export interface Place {
  type: "place";
  ref: number;
  seat: number;
  level?: string | null;
}

/** Starts the game. */
export interface Start {
  type: "start";
  ref: number;
}

/** Closes a table at which the game has not started; it stays closed. */
export interface Close {
  type: "close";
  ref: number;
}

/** Asks for another game with the same people. */
export interface Rematch {
  type: "rematch";
  ref: number;
}

/** Says something to everyone at the table. */
export interface Chat {
  type: "chat";
  ref: number;
  text: string;
  again?: boolean;
}

/** Takes one's last choice back, or asks the table for it. */
export interface Undo {
  type: "undo";
  ref: number;
}

/** Allows or refuses that another takes a choice back. */
export interface AnswerUndo {
  type: "answer-undo";
  ref: number;
  allow: boolean;
}

/** Asks what the strongest bot would do. */
export interface Hint {
  type: "hint";
  ref: number;
}

/** Looks through other eyes, where the table allows it. */
export interface Look {
  type: "look";
  ref: number;
  eyes: number | null;
}

/** Asks for the game as one saw it after so many choices. */
export interface LookBack {
  type: "look-back";
  ref: number;
  at: number;
}

/** Has an ability used always or never, or asks to be asked again. */
export interface StandingAnswer {
  type: "standing-answer";
  ref: number;
  ability: string;
  answer: "always" | "never" | "ask";
}

/** Asks why something cannot be done. */
export interface Why {
  type: "why";
  ref: number;
  token: string;
}

/** Asks whether the server is there. */
export interface Ping {
  type: "ping";
  ref: number;
}

/** A wish has been carried out, and what it changed is on disk. */
export interface Done {
  type: "done";
  ref: number;
  seq: number;
}

/** A wish was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused";
  ref: number | null;
  kind: "broken" | "busy" | "forbidden" | "illegal" | "stale" | "unreadable";
  reason: string;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** An option and what a bot expects of it. */
export interface Advice {
  token: string;
  label: string;
  worth: number;
  outlook: string;
  share: number | null;
}

/** What the strongest bot would do, the best first. */
export interface Hinted {
  type: "hinted";
  ref: number;
  number: number;
  measure: string;
  advice: Advice[];
}

/** Why something cannot be done, or that it can be. */
export interface Because {
  type: "because";
  ref: number;
  reason: string;
}

/** The game as one saw it after so many choices; nothing is asked there, and its log is the one told already. */
export interface LookedBack {
  type: "looked-back";
  ref: number;
  at: number;
  sight: Sight;
}

/** A finished game. */
export interface RecordInfo {
  id: string;
  game: string;
  title: string;
  names: string[];
  scores: number[];
  winners: number[];
  choices: number;
  finished: number;
  rated: boolean;
  rules: number;
  outdated: string | null;
  yours: number | null;
}

/** A finished game at one of its choices, through one pair of eyes; the record tells no result before the end. */
export interface Replay {
  record: RecordInfo;
  at: number;
  sight: Sight;
  views: { [name: string]: unknown }[];
}

/** A wish to play on from a moment of a finished game, in a seat, against bots. */
export interface Fork {
  at: number;
  seat: number;
  level?: string | null;
}

/** Why a request over HTTP was refused. */
export interface Problem {
  reason: string;
}

/** A wish for a tournament. */
export interface NewTournament {
  name: string;
  entrants: number;
  private?: boolean;
  level?: string | null;
  clock?: Clock;
  join?: boolean;
  options?: { [name: string]: number | string | boolean | null };
}

/** Somebody who takes part, and how far they have come. */
export interface TournamentEntrant {
  name: string;
  kind: "bot" | "person";
  stage: string | null;
  round: number;
  out: boolean;
  left: boolean;
}

/** Two entrants who meet, by their numbers, and their points once it is over. */
export interface TournamentDuel {
  id: string;
  entrants: number[];
  points: number[] | null;
  winner: number | null;
  table: string | null;
  anew: number;
  by_new_rules: boolean;
}

/** The duels of a round, and who is in the stage without one. */
export interface TournamentRound {
  round: number;
  over: boolean;
  duels: TournamentDuel[];
  byes: number[];
}

/** A line of the table of a stage. */
export interface TournamentStanding {
  place: number;
  entrant: number;
  won: number;
  lost: number;
  byes: number;
  points: number;
  opponents_points: number;
  status: "called up" | "champion" | "finalist" | "out" | "playing" | "qualified" | "semifinalist" | "through";
}

/** A stage, which may not have begun, with its rounds so far and its table if it has one. */
export interface TournamentStage {
  stage: "final" | "knockout" | "play-offs" | "qualification" | "semifinals";
  title: string;
  format: string;
  format_title: string;
  contest: string;
  rounds: TournamentRound[];
  table: TournamentStanding[];
}

/** Who has come where; some share a place. */
export interface TournamentPlace {
  place: number;
  entrant: number;
}

/** All there is to show of a tournament. Entrants are told by their numbers, counted from 0. */
export interface TournamentInfo {
  id: string;
  version: number;
  name: string;
  phase: "called off" | "gathering" | "over" | "playing";
  private: boolean;
  size: number;
  level: string;
  clock: Clock;
  options: { [name: string]: boolean };
  host: boolean;
  host_name: string;
  you: number | null;
  table: string | null;
  entrants: TournamentEntrant[];
  stages: TournamentStage[];
  stage: string | null;
  ending: "final" | "nobody left" | "one left" | null;
  champion: number | null;
  places: TournamentPlace[];
}

/** A tournament in a list. */
export interface TournamentLine {
  id: string;
  name: string;
  phase: "called off" | "gathering" | "over" | "playing";
  private: boolean;
  size: number;
  people: number;
  yours: boolean;
  champion: string | null;
}

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
  phase: "over" | "play" | "predict" | "score";
  prediction_size: number;
  starter: number | null;
  leader: number | null;
  hand: string[];
  hand_sizes: number[];
  prediction_cards: string[];
  prediction: number;
  predicted: boolean[];
  trick: Laid[];
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
  lasting: Lasting[];
  standing: Lasting[];
  using: ShowdownInUse | null;
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
  total: number | null;
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

/** Something that changes how a combat is read: whose card made it, and what it does. */
export interface Lasting {
  seat: number;
  card: string;
  text: string;
  next_combat: boolean;
  still_counts_for: number[];
}

/** An ability that is being carried out: which of its card's, what it asks for, and whose cards are meant. */
export interface ShowdownInUse {
  seat: number;
  card: string;
  ability: number;
  asks: string;
  about: number;
}

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
  using: SyndicatesInUse | null;
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
export interface SyndicatesInUse {
  seat: number;
  card: string;
  name: string;
  effect: number;
  giver: string | null;
  receiver: string | null;
}

export type AnyRequest = Choose | Interject | Sit | Stand | Place | Start | Close | Rematch | Undo | AnswerUndo | StandingAnswer | Chat | Hint | Look | LookBack | Why | Ping;

export type AnyAnswer = Sight | Done | Refused | Said | Hinted | Because | LookedBack;
