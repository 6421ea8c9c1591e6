// Written by web/protocol.py from the types of the server. Do not edit: change those and run it again.


export const MOST_BYTES = 65536;
export const RECORDS_AT_ONCE = 50;
export const NOT_ALLOWED = 4003;
export const MOST_FORETOLD = 20;

/** Somebody at this server: a guest, or one with an account. */
export interface Person {
  id: string;
  name: string;
  account: string | null;
}

/** A request to be called something. */
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
  label: string;
  default: number | string | boolean | null;
  allowed: string;
  choices: (number | string | boolean | null)[];
  fewer: { [name: string]: (number | string | boolean | null)[] };
  settles: string;
  takes_deck: boolean;
  names_seat: boolean;
  comes_first: boolean;
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

/** A house rule of a tournament that its host may choose. */
export interface TournamentRule {
  name: string;
  title: string;
  means: string;
}

/** The tournaments of a game as they are offered: what is played, and what may be chosen. */
export interface TournamentOffer {
  printed: boolean;
  pitch: string;
  sizes: string;
  house_rules: TournamentRule[];
  ways: ({ [name: string]: number | string | boolean | null })[];
}

/** Who plays against whom where options that come first are not the usual ones, for so many players. */
export interface OtherSides {
  options: { [name: string]: number | string | boolean | null };
  sides: { [name: string]: number[][] };
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  pitch: string;
  minutes: number;
  youngest: number;
  sizes: number[];
  usual: number;
  sides: { [name: string]: number[][] };
  other_sides: OtherSides[];
  options: OptionInfo[];
  decks: DeckInfo[];
  one_set: boolean;
  levels: LevelInfo[];
  lesson: boolean;
  hands: boolean;
  tournament: TournamentOffer | null;
}

/** A chapter of a rulebook, rule by rule. */
export interface RuleChapter {
  title: string;
  rules: string[];
}

/** What a client has to know of a game for which it has neither a face nor a guide. */
export interface GameDetail {
  name: string;
  title: string;
  fields: Field[];
  acts: string[];
  preface: string;
  chapters: RuleChapter[];
}

/** A field of a view: what it is called, what it holds, and whether it holds that for each seat or each role. */
export interface Field {
  name: string;
  title: string;
  kind: "cards" | "name" | "number" | "seat" | "truth";
  by_seat: boolean;
  by_role: boolean;
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

/** A request for a table. */
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
  sides: number[][];
  roles: { [name: string]: number };
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

/** An option as a button: its token, what it does in a few words, and its verb with what it touches, in order. */
export interface OptionView {
  token: string;
  label: string;
  verb: string;
  touches: string[];
  ability: string;
}

/** A question for the one who looks. */
export interface DecisionView {
  number: number;
  prompt: string;
  verb: string;
  options: OptionView[];
  role: string;
}

/** A rule of the game's book. */
export interface CitedRule {
  id: string;
  text: string;
}

/** Something that happened, as the one who looks saw it: after which choice, in facts and as a sentence. */
export interface LogLine {
  at: number;
  facts: { [name: string]: unknown };
  said: (string | NamedCard | NamedSeat | NamedNumber | Quote)[];
  opens: boolean;
  rule: CitedRule | null;
  beat: boolean;
}

/** A card: in which words, whose it is, and which. */
export interface NamedCard {
  names: "card";
  words: string;
  seat: number;
  card: string;
}

/** Who sits at a seat, as the reader calls them. */
export interface NamedSeat {
  names: "seat";
  words: string;
  seat: number;
}

/** A number. */
export interface NamedNumber {
  names: "number";
  words: string;
  value: number;
}

/** What a card says: in which words, whose it is, and which. */
export interface Quote {
  names: "text";
  words: string;
  seat: number;
  card: string;
}

/** A moment in the middle of a change that is worth a look: the game as it was then. */
export interface Beat {
  lines: number;
  view: { [name: string]: unknown };
  status: string;
  last_acts: ((string | NamedCard | NamedSeat | NamedNumber | Quote)[])[];
  ongoing: OngoingEffect[];
}

/** What a card has left behind: whose and which it was, and what that does, as it reads for whoever looks. */
export interface OngoingEffect {
  seat: number;
  card: string;
  text: string;
  later: boolean;
  counts: boolean;
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
  beats: Beat[];
  log_begins: boolean;
  last_acts: ((string | NamedCard | NamedSeat | NamedNumber | Quote)[])[];
  text: Section[];
  sheet: SheetRow[];
  ongoing: OngoingEffect[];
  texts: { [name: string]: CardText } | null;
  refusals: { [name: string]: string };
  lesson: string;
  automatic: { [name: string]: "always" | "never" };
  abilities: { [name: string]: string };
  answered: string;
  windows: { [name: string]: string };
  window: string;
  stops: { [name: string]: "always" | "never" };
}

/** A part of the table in plain text: what it is about, and its lines. */
export interface Section {
  about: "hand" | "status" | "table";
  lines: string[];
}

/** What is printed on a card, for people to read. */
export interface CardText {
  title: string;
  facts: string;
  text: string;
  marks: { [name: string]: string | number };
}

/** A request has been carried out, and what it changed is on disk. */
export interface Done {
  type: "done";
  ref: number;
  seq: number;
}

/** A request was not carried out, and nothing has changed. */
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

/** What an option would lead to. */
export interface Foretelling {
  token: string;
  text: string;
  quotes: string;
  said: (string | NamedCard | NamedSeat | NamedNumber | Quote)[];
  certain: { [name: string]: unknown }[];
}

/** What options of a question would lead to, as far as the one who is asked can know. */
export interface Foretold {
  type: "foretold";
  ref: number;
  number: number;
  options: Foretelling[];
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
  line: number | null;
  lines: number;
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
  lost_together: boolean;
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

/** A request to play on from a moment of a finished game, in a seat, against bots. */
export interface Fork {
  at: number;
  seat: number;
  level?: string | null;
}

/** Why a request over HTTP was refused. */
export interface Problem {
  reason: string;
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

/** Undoes one's last choice, or asks the table for it. */
export interface Undo {
  type: "undo";
  ref: number;
}

/** Allows or refuses that another undoes a choice. */
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

/** Asks for the game as one saw it after so many choices, or when a line of what the last one led to was told. */
export interface LookBack {
  type: "look-back";
  ref: number;
  at: number;
  line?: number | null;
}

/** Has an ability used always or never, or asks to be asked again. */
export interface AutomaticAnswer {
  type: "automatic-answer";
  ref: number;
  ability: string;
  answer: "always" | "never" | "ask";
}

/** Asks to be asked in a window always, never, or whenever there is a choice. */
export interface SetStop {
  type: "stop";
  ref: number;
  window: string;
  stop: "always" | "never" | "ask";
}

/** Asks why something cannot be done. */
export interface Why {
  type: "why";
  ref: number;
  token: string;
}

/** Asks what some of the open options would lead to. */
export interface Foretell {
  type: "foretell";
  ref: number;
  number: number;
  tokens: string[];
}

/** Asks whether the server is there. */
export interface Ping {
  type: "ping";
  ref: number;
}

/** A request for a tournament. */
export interface NewTournament {
  name: string;
  entrants: number;
  private?: boolean;
  level?: string | null;
  clock?: Clock;
  join?: boolean;
  options?: { [name: string]: number | string | boolean | null };
  game_options?: { [name: string]: number | string | boolean | null };
  game?: string | null;
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
  place: number;
  entrants: number[];
  points: number[] | null;
  winner: number | null;
  by_lot: boolean;
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
export interface TournamentRank {
  place: number;
  entrant: number;
  won: number;
  drawn: number;
  lost: number;
  byes: number;
  points: number;
  opponents_points: number;
  state: "out" | "playing" | "through";
  reason: string;
  status: string;
}

/** A stage, which may not have begun, with its rounds so far and its table if it has one. */
export interface TournamentStage {
  stage: string;
  title: string;
  shape: "league" | "rounds" | "swiss" | "tree";
  each: string;
  options: { [name: string]: number | string | boolean | null };
  options_told: string;
  rounds: TournamentRound[];
  table: TournamentRank[];
  means: string;
  opponents: string;
  may_be_drawn: boolean;
}

/** A part of a tournament, as it is explained before it begins. */
export interface TournamentChapter {
  title: string;
  means: string;
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
  game: string;
  game_title: string;
  phase: "called off" | "gathering" | "over" | "playing";
  private: boolean;
  size: number;
  level: string;
  clock: Clock;
  options: { [name: string]: boolean };
  game_options: { [name: string]: number | string | boolean | null };
  house_rules: string[];
  host: boolean;
  host_name: string;
  you: number | null;
  table: string | null;
  entrants: TournamentEntrant[];
  plan: TournamentChapter[];
  stages: TournamentStage[];
  stage: string | null;
  ending: "final" | "nobody left" | "one left" | null;
  because: string;
  champion: number | null;
  places: TournamentPlace[];
}

/** A tournament in a list. */
export interface TournamentLine {
  id: string;
  name: string;
  game_title: string;
  phase: "called off" | "gathering" | "over" | "playing";
  private: boolean;
  size: number;
  people: number;
  yours: boolean;
  champion: string | null;
}

export type AnyRequest = Choose | Interject | Undo | AnswerUndo | AutomaticAnswer | SetStop | Sit | Stand | Place | Start | Close | Rematch | Chat | Hint | Look | LookBack | Why | Foretell | Ping;

export type AnyAnswer = Sight | Done | Refused | Said | Hinted | Because | Foretold | LookedBack;
