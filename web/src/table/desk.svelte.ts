import { tick, type Snippet } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Face } from "../games/face";
import { Connection, surroundings, type Light, type RequestBody } from "../net/connection";
import { self } from "../person.svelte";
import { MOST_FORETOLD, type AnyAnswer, type CitedRule, type Foretelling, type Hinted, type LogLine, type LookedBack, type OptionView, type Said, type Sight } from "../protocol";
import { settings } from "../settings.svelte";
import { ear } from "../sound/ear.svelte";
import { heardIn } from "../sound/hearing";
import type { Texts } from "./cardText";
import { fly, whereabouts } from "./flight";
import { cardAt, type Found } from "./glass";
import { sentence, wordsOf } from "./said";
import { Pace } from "./pace";
import { lastWords, stepped } from "./past";
import { asSentence } from "../words/phrase";
import { words } from "../words/words.svelte";

export interface Notice {
  text: string;
  tone: "plain" | "no";
  number: number;
}

/** Something that can be chosen with a key: a card or another thing on the table, or an answer without one. */
export interface Slot {
  touch: string | null;
  option: OptionView;
}

/** Where one is asked in a window: whenever one can act, always, or never. */
export type StopAt = "ask" | "always" | "never";

/** A card that can be looked at, and whose it is. */
export interface CardOf {
  seat: number | string;
  card: string;
}

const NOTICE_STAYS = 5000;
const LONGEST_DWELL = 1600;
const WORTH_A_LOOK = 700; // for a beat at least, and for what happens by a rule that it cites
const STRIDE = 80; // milliseconds: a key that is held down steps no faster than the server likes

/** All that a table screen shows, and all one can do there; a replay is one without a connection. */
export class Desk {
  now: Sight | null = $state.raw(null); // the game as it is
  past: LookedBack | null = $state.raw(null); // the earlier moment one looks back at
  story: LogLine[] = $state.raw([]); // all that has happened
  fresh: LogLine[] = $state.raw([]); // what happened last
  /** What is on the screen: the game as it is or was, at the table as it is. */
  sight: Sight | null = $derived(this.past === null || this.now === null ? this.now : { ...this.past.sight, table: this.now.table });
  /** What had happened by then. */
  log: LogLine[] = $derived.by(() => {
    const past = this.past;
    if (past === null) return this.story;
    const before = this.story.filter((line) => line.at < past.at);
    return [...before, ...this.ledTo(past.at).slice(0, this.recalled)];
  });
  /** The line that one looks back to: the one that was chosen, or else the last that had been told by then. */
  lookedAt: LogLine | null = $derived.by(() => {
    const past = this.past;
    if (past === null) return null;
    const chosen = past.line === null ? undefined : this.ledTo(past.at)[past.line];
    return chosen ?? this.log.findLast((line) => line.said.length > 0) ?? null;
  });
  behind = $state(false); // whether more has happened than is shown
  texts: Texts = $state.raw({});
  face: Face | null = $state.raw(null);
  said: Said[] = $state([]);
  light: Light = $state("amber");
  notice: Notice | null = $state.raw(null);
  hint: Hinted | null = $state.raw(null);
  selected: string | null = $state(null); // what was pointed at, by its touch
  held: string | null = $state(null); // the first of two things that a choice names, taken up
  reading: CardOf | null = $state.raw(null); // the card whose text lies open
  open = $state(""); // whose text is shown on the table now, as `seat:card`
  shown: CardOf | null = $state.raw(null); // the card whose sheet lies open
  heldUp: Found | null = $state.raw(null); // the card that is held up large for a while
  sent: string | null = $state(null); // the token that is on its way
  gone: string | null = $state(null); // why there is nothing here
  low = $state(false); // whether hand and prompt lie beside the table, for want of height
  under: Snippet | null = $state.raw(null); // what is read under the hand then, as the table has no room for it
  root: HTMLElement | null = null;
  told = 0; // when the game was shown as it is, in milliseconds

  private connection: Connection | null = null;
  private hintRef: number | null = $state(null); // the reference of the hint that is being thought about
  private choiceRef: number | null = null; // the reference of the choice that is on its way
  private whys = new SvelteMap<number, string>();
  private foreseen = new SvelteMap<string, Foretelling>(); // what options lead to, by question and token
  private wondered = new Set<string>(); // those that were asked for
  private wondering = new Map<number, string[]>(); // those that will be with the next message, by question
  private readonly pace: Pace;
  private readonly walk: Pace; // through the moments of the past
  private passes = $state(false); // whether more waited when this was shown: so what happened is told, not what is awaited
  private recalled = $state(0); // how much of what happened at the moment looked back at has been told
  private notices = 0;
  private looking: number | null = null; // the reference of the look back that is under way
  private strode = 0; // when the last step was taken

  constructor(readonly table: string | null) {
    const timer = {
      later: (work: () => void, milliseconds: number): unknown => setTimeout(work, milliseconds),
      never: (handle: unknown): void => clearTimeout(handle as number),
    };
    this.pace = new Pace((sight) => void this.show(sight), (lines) => this.dwell(lines), timer);
    this.walk = new Pace((sight) => this.recall(sight), (lines) => this.dwell(lines), timer);
    if (table !== null) this.listen(table);
  }

  // What is on the table.

  get live(): boolean {
    return this.table !== null;
  }

  /** What can be chosen now: nothing before the table is laid out, or a card would first be offered as a button. */
  get options(): OptionView[] {
    return this.sent === null && this.face !== null ? (this.sight?.decision?.options ?? []) : []; // the past asks nothing
  }

  optionsOf(touch: string): OptionView[] {
    return this.options.filter((option) => option.touches.includes(touch));
  }

  /** What the answers of one kind name, each once. */
  named(verb: string): string[] {
    const answers = this.options.filter((option) => option.verb === verb);
    return [...new Set(answers.flatMap((option) => option.touches))];
  }

  /** The answers that are no thing on the table, such as to pass. */
  get loose(): OptionView[] {
    const placed = new Set(this.places);
    return this.options.filter((option) => !option.touches.some((touch) => placed.has(touch)));
  }

  /** Everything one can point at, in the order of the screen. */
  get places(): string[] {
    return this.face === null || this.sight?.view == null ? [] : [...this.face.placed(this), ...(this.face.hand?.(this) ?? [])];
  }

  /** What a choice names besides a thing, if both are on the table: tapping one and then the other chooses it. */
  partnersOf(touch: string): string[] {
    const places = this.places;
    return places.filter((each) => each !== touch && this.jointly(touch, each).length > 0);
  }

  /** The choices that name both of two things. */
  jointly(one: string, other: string): OptionView[] {
    return this.optionsOf(one).filter((option) => option.touches.includes(other));
  }

  /** The choices of a thing that name no other one on the table. */
  aloneOf(touch: string): OptionView[] {
    const placed = new Set(this.places);
    return this.optionsOf(touch).filter((option) => !option.touches.some((each) => each !== touch && placed.has(each)));
  }

  /** Whether tapping a thing now does something with it: with one thing in hand, only what goes with it shines. */
  shines(touch: string): boolean {
    if (this.held === null || this.held === touch) return this.optionsOf(touch).length > 0;
    return this.jointly(this.held, touch).length > 0;
  }

  /** Whether a thing lies within reach but cannot be chosen now, and tells why when it is tapped. */
  refuses(touch: string): boolean {
    return this.asked && this.sight?.refusals[touch] !== undefined;
  }

  /** What can be done with what is pointed at, or with the two things that are. */
  get chosen(): OptionView[] {
    if (this.held !== null && this.selected !== null && this.selected !== this.held) return this.jointly(this.held, this.selected);
    if (this.held !== null) return this.aloneOf(this.held);
    return this.selected === null ? [] : this.optionsOf(this.selected);
  }

  get slots(): Slot[] {
    const held = this.held;
    if (held !== null) {
      const partners = this.partnersOf(held).map((touch) => ({ touch, option: this.jointly(held, touch)[0]! }));
      return [...partners, ...[...this.aloneOf(held), ...this.loose].map((option) => ({ touch: null, option }))];
    }
    const placed = this.places.flatMap((touch) => this.optionsOf(touch).slice(0, 1).map((option) => ({ touch, option })));
    return [...placed, ...this.loose.map((option) => ({ touch: null, option }))];
  }

  /** Every answer once, in the order of the slots: what a list counts is what the keys count. */
  get answers(): OptionView[] {
    const offered = this.places.flatMap((touch) => this.optionsOf(touch));
    return [...new Set([...offered, ...this.loose])];
  }

  slotOf(touch: string): number {
    return this.slots.findIndex((slot) => slot.touch === touch);
  }

  /** Whether a bot thinks about a hint. */
  get hinting(): boolean {
    return this.hintRef !== null;
  }

  get asked(): boolean {
    return this.options.length > 0;
  }

  /** Whether the game waits for an answer, also while one looks back. */
  get turn(): boolean {
    return this.now?.decision != null && this.sent === null;
  }

  /** Whether the game waits for a seat. */
  awaits(seat: number): boolean {
    const view = this.sight?.view;
    return view != null && !view.over && (view.waiting_for as number[]).includes(seat);
  }

  name(seat: number): string {
    if (this.isMe(seat)) return words.table.you;
    return this.sight?.table.seats[seat]?.name || words.table.seat(seat + 1);
  }

  /** Whether a seat is one's own and one looks through its eyes. */
  isMe(seat: number): boolean {
    return seat === this.sight?.eyes && this.sight.you === seat;
  }

  /** What a choice led to, as far as it has been told. */
  ledTo(choice: number): LogLine[] {
    return this.story.filter((line) => line.at === choice);
  }

  /** What was told first of a choice, by its number. */
  toldAt(choice: number): string {
    return this.log.filter((line) => line.at === choice).map(sentence).find(Boolean) ?? "";
  }

  // What one can do.

  /** Points at something; pointing again, or a single tap where one likes that, chooses it. */
  tap(touch: string): void {
    this.pace.hurry();
    const options = this.optionsOf(touch);
    if (this.past !== null) this.tell(words.notices.lookingBack, "no");
    else if (this.held !== null && this.shines(touch)) this.join(touch);
    else if (options.length === 0) {
      if (this.held === null || !this.refuses(touch)) this.letGo(); // what is in hand may still go elsewhere
      this.why(touch);
    } else if (this.partnersOf(touch).length > 0) {
      this.held = this.selected = touch;
    } else if (options.length === 1 && (this.selected === touch || settings.oneTap)) {
      this.choose(options[0]!);
    } else {
      this.held = null;
      this.selected = touch;
    }
  }

  /** Puts what is held and another thing together; the held thing itself is put down again. */
  private join(touch: string): void {
    if (touch === this.held) return this.letGo();
    const options = this.jointly(this.held!, touch);
    if (options.length === 1) this.choose(options[0]!);
    else this.selected = touch; // buttons tell the several ways apart
  }

  /** Points at what would go together with what is held, to see what comes of it. */
  aim(touch: string | null): void {
    if (this.held === null) return;
    this.selected = touch !== null && touch !== this.held && this.shines(touch) ? touch : this.held;
  }

  /** Points at all that a choice names: at one thing, or at one that is held and another that goes with it. */
  point(touches: string[]): void {
    const [first, second] = touches;
    if (first === undefined) return this.letGo();
    this.held = this.partnersOf(first).length > 0 ? first : null;
    this.selected = second ?? first;
  }

  /** Points at nothing. */
  letGo(): void {
    this.selected = this.held = null;
  }

  choose(option: OptionView): void {
    const decision = this.sight?.decision;
    if (!decision || this.connection === null) return;
    this.sent = option.token;
    this.letGo();
    this.hint = this.reading = null; // they were about this choice, and what comes of it needs the room
    this.choiceRef = this.connection.send({ type: "choose", number: decision.number, token: option.token });
    if (this.light === "red") this.tell(words.notices.offlineKept);
  }

  /** Makes a choice that is open at any time. */
  interject(option: OptionView): void {
    const anytime = this.sight?.anytime;
    if (anytime) this.request({ type: "interject", number: anytime.number, token: option.token });
  }

  request(body: RequestBody): number {
    if (this.connection === null) return 0;
    if (this.light === "red" && body.type !== "chat") this.tell(words.notices.offline, "no");
    return this.connection.send(body);
  }

  undo(): void {
    if (this.past !== null) this.tell(words.notices.lookingBack, "no");
    else if (this.sight?.may_undo === "no") this.tell(this.whyNoUndo(), "no");
    else this.request({ type: "undo" });
  }

  private whyNoUndo(): string {
    const you = this.sight?.you ?? null;
    const by = you === null ? undefined : this.sight?.undo_refused[you];
    return you === null || by === undefined ? words.notices.nothingToUndo : this.refusedUndo(you, by);
  }

  /** Says that one seat did not let another undo a choice. */
  refusedUndo(asked: number, by: number): string {
    return words.asked.undoRefused(this.name(asked), this.isMe(asked), this.name(by));
  }

  askHint(): void {
    if (this.past !== null) this.tell(words.notices.lookingBack, "no");
    else if (!this.asked) this.tell(words.notices.hintNotNow, "no");
    else if (this.sight?.table.rated) this.tell(words.notices.hintNotRated, "no");
    else {
      const ref = this.request({ type: "hint" });
      this.hintRef = this.connection?.awaits(ref) ? ref : null;
    }
  }

  /** Has an ability used always or never, or asks to be asked about it. */
  settle(ability: string, answer: "always" | "never" | "ask"): void {
    this.request({ type: "automatic-answer", ability, answer });
  }

  /** The windows whose stops are shown by the question: the one it is asked in, and those with another than usual. */
  get stops(): string[] {
    const { windows, window, stops } = this.now ?? { windows: {}, window: "", stops: {} };
    const open = this.asked && window in windows ? [window] : [];
    return [...new Set([...open, ...Object.keys(windows).filter((each) => each in stops)])];
  }

  /** Where one is asked in a window. */
  stopAt(window: string): StopAt {
    return this.now?.stops[window] ?? "ask";
  }

  /** Asks to be asked in a window always, never, or whenever one can act. */
  stop(window: string, stop: StopAt): void {
    this.request({ type: "stop", window, stop });
  }

  // Looking back.

  /** Shows the table as it was after so many choices, or at a line of what the last led to; the game goes on meanwhile. */
  lookBack(at: number, line: number | null = null): void {
    this.pace.hurry(); // what waits to be told belongs to the story as well
    this.looking = this.request({ type: "look-back", at, line });
  }

  /** Steps to the moment before or after the one that is looked at; the newest moment is the game itself. */
  step(by: 1 | -1): void {
    if (this.past === null || Date.now() - this.strode < STRIDE) return;
    this.strode = Date.now();
    const halfway = this.past.lines < this.ledTo(this.past.at).length;
    const at = stepped(this.story, halfway ? this.past.at - 0.5 : this.past.at, by);
    if (at !== null) this.lookBack(at);
    else if (by > 0) this.comeBack();
  }

  /** Returns to the game as it is. */
  comeBack(): void {
    this.walk.stop();
    this.past = null;
    this.looking = null;
  }

  /** Holds up a card of the screen so that it can be read, or puts it away again; tells whether there is one. */
  holdUp(element: Element | null): boolean {
    const found = cardAt(element);
    if (found !== null) this.heldUp = this.heldUp?.element === found.element ? null : found;
    return found !== null;
  }

  /** What an option leads to, as soon as the server has said it; the first look at it asks. */
  foretold(option: OptionView, number = this.sight?.decision?.number): Foretelling | null {
    if (number === undefined || !this.live) return null;
    const key = `${number} ${option.token}`;
    const known = this.foreseen.get(key);
    if (known === undefined && !this.wondered.has(key)) {
      this.wondered.add(key);
      if (this.wondering.size === 0) queueMicrotask(() => this.wonder());
      this.wondering.set(number, [...(this.wondering.get(number) ?? []), option.token]);
    }
    return known ?? null;
  }

  /** What an option leads to, in words: with what its card says, unless that can be read on the table. */
  outcome(option: OptionView, number?: number): string {
    const told = this.foretold(option, number);
    if (told === null) return "";
    const text = told.quotes === this.open ? "" : told.text;
    return [text, told.said.map(wordsOf).join("")].filter(Boolean).join(" ");
  }

  private wonder(): void {
    for (const [number, tokens] of this.wondering) {
      for (let first = 0; first < tokens.length; first += MOST_FORETOLD) {
        this.connection?.send({ type: "foretell", number, tokens: tokens.slice(first, first + MOST_FORETOLD) });
      }
    }
    this.wondering.clear();
  }

  /** Says why something cannot be done; if the sight does not say it, the server is asked. */
  why(touch: string): void {
    const reason = this.sight?.refusals[touch];
    if (reason) this.tell(reason, "no");
    else if (this.sight?.decision && this.connection !== null) {
      const verb = this.sight.decision.verb;
      this.whys.set(this.connection.send({ type: "why", token: `${verb} ${touch}` }), touch);
    } else if (this.sight?.prompt) this.tell(this.sight.prompt);
  }

  tell(text: string, tone: Notice["tone"] = "plain"): void {
    const number = ++this.notices;
    this.notice = { text: asSentence(text), tone, number };
    setTimeout(() => {
      if (this.notice?.number === number) this.notice = null;
    }, NOTICE_STAYS);
  }

  /** Shows the game as it is, without what happened on the way, nor why it did. */
  hurry(): void {
    this.notice = null;
    this.pace.hurry();
  }

  /** What has just happened, where more of it was to come: so a sentence stays as long as what it is about. */
  get meanwhile(): string {
    return this.passes ? lastWords(this.fresh) : "";
  }

  /** The rule by which it did, if it cites one. */
  get cited(): CitedRule | null {
    return this.passes ? (this.fresh.findLast((line) => line.rule !== null)?.rule ?? null) : null;
  }

  nudge(): void {
    this.connection?.nudge();
  }

  close(): void {
    this.pace.stop();
    this.walk.stop();
    this.connection?.close();
  }

  /** Shows a moment of a finished game; one that goes on from the last is shown beat by beat. */
  present(sight: Sight): void {
    this.pace.add(sight, sight.log_begins);
    this.behind = this.pace.length > 0;
  }

  // What comes in.

  private listen(table: string): void {
    this.connection = new Connection(surroundings(table, () => self.meetAgain()), {
      sight: (sight, first) => {
        this.pace.add(sight, first || sight.log_begins || this.now?.eyes !== sight.eyes);
        this.behind = this.pace.length > 0;
      },
      other: (answer) => this.hear(answer),
      light: (light) => (this.light = light),
      forgot: (ref) => this.forget(ref),
      closed: (reason) => (this.gone = asSentence(reason) || words.errors.noTable),
      turnedAway: (reason) => (this.gone = words.errors.turnedAway(reason)),
    });
    const kept = this.connection.pending;
    if (kept) {
      this.sent = kept.token;
      this.choiceRef = kept.ref;
    }
  }

  private forget(ref: number): void {
    if (ref === this.hintRef) this.hintRef = null;
    if (ref === this.looking) this.looking = null;
    this.whys.delete(ref);
  }

  private hear(answer: Exclude<AnyAnswer, Sight>): void {
    if (answer.type === "said") {
      if (this.said.some((each) => each.id === answer.id)) return;
      this.said.push(answer);
      const another = answer.seat === null || answer.seat !== this.now?.you;
      if (this.now !== null && another) ear.hear([{ sound: "chat", caption: words.captions.chat(answer.name) }]);
    } else if (answer.type === "looked-back") {
      if (answer.ref !== this.looking) return;
      if (this.past === null) this.reading = null; // it was about the present
      const onward = this.past !== null && this.past.at < answer.at && answer.line === null;
      this.recalled = onward ? 0 : answer.lines;
      this.past = { ...answer, sight: this.past?.sight ?? answer.sight };
      this.walk.stop();
      this.walk.add({ ...answer.sight, log: onward ? this.ledTo(answer.at) : [] }, !onward);
    } else if (answer.type === "refused" && answer.ref !== null && answer.ref === this.looking) {
      this.comeBack();
      this.tell(answer.reason, "no");
    } else if (answer.type === "hinted") {
      if (answer.ref === this.hintRef) this.hintRef = null;
      if (answer.number === this.sight?.decision?.number) this.hint = answer;
    } else if (answer.type === "foretold") {
      for (const told of answer.options) this.foreseen.set(`${answer.number} ${told.token}`, told);
    } else if (answer.type === "because") {
      this.whys.delete(answer.ref);
      this.tell(answer.reason, "no");
    } else if (answer.type === "refused") {
      // Without a reference the server does not say what it refuses, and it may be anything.
      if (answer.ref === null || answer.ref === this.hintRef) this.hintRef = null;
      if (answer.ref === null || answer.ref === this.choiceRef) this.sent = null;
      // A stale choice is no mistake of the player: the sight that follows shows what has happened.
      if (answer.kind !== "stale") this.tell(answer.reason, "no");
    }
  }

  /** Shows an earlier moment, or a beat on the way there. */
  private recall(sight: Sight): void {
    this.recalled += sight.log.length;
    if (this.past !== null) this.past = { ...this.past, sight };
  }

  private async show(sight: Sight): Promise<void> {
    this.behind = this.passes = this.pace.length > 0;
    const before = this.root !== null && this.past === null && !settings.still ? whereabouts(this.root) : null;
    const first = this.now === null;
    const asked = this.now?.decision?.number;
    this.fresh = first || sight.log_begins ? [] : sight.log;
    this.story = sight.log_begins ? sight.log : [...this.story, ...sight.log];
    if (sight.texts !== null) this.texts = sight.texts;
    this.told = Date.now();
    this.now = sight;
    if (sight.log_begins) this.lookAgain();
    if (sight.decision?.number !== asked || sight.decision === null) {
      this.sent = null;
      this.letGo();
      this.hint = null;
      this.hintRef = null;
      this.foreseen.clear();
      this.wondered.clear();
    }
    if (sight.answered) this.tell(sight.answered);
    if (!first && this.live) this.listenFor(sight, sight.decision !== null && sight.decision.number !== asked);
    if (before === null || this.fresh.length === 0) return;
    await tick();
    const face = this.face;
    if (this.root !== null && face !== null) fly(this.root, before, (card) => face.origin(card, this.fresh));
  }

  /** After the story was told anew: other eyes look, or choices were undone, and the past may be another one. */
  private lookAgain(): void {
    if (this.past === null) return;
    if (this.past.sight.eyes !== this.now?.eyes || !this.story.some((line) => line.at >= this.past!.at)) this.comeBack();
    else this.lookBack(this.past.at, this.past.line);
  }

  private listenFor(sight: Sight, turn: boolean): void {
    const face = this.face;
    if (face !== null) ear.hear(heardIn(this.fresh, (line) => face.heard(line, sight.eyes), turn));
  }

  private dwell(lines: LogLine[]): number {
    if (this.face === null) return 0;
    const spans = this.face.dwell;
    const deserved = lines.map((line) => {
      const span = spans[String(line.facts.event)] ?? (line.rule === null ? 0 : WORTH_A_LOOK);
      return line.beat ? Math.max(WORTH_A_LOOK, span) : span;
    });
    return settings.patience * Math.min(LONGEST_DWELL, Math.max(0, ...deserved));
  }
}
