"""A running game, whatever the rulebook."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, ParamSpec

from mypy_extensions import i64, mypyc_attr

from gloaming.kernel import reasons
from gloaming.kernel.asking import NOBODY, NOBODY_ASKED, Asking
from gloaming.kernel.choices import MAIN, Choices, Decision, Option, Question, Seat, read_token
from gloaming.kernel.dice import Dice, Luck
from gloaming.kernel.errors import BadSetup, IllegalChoice
from gloaming.kernel.events import Event, GameOver, Listener
from gloaming.kernel.flow import AGAIN, DONE, NEXT, REPEAT, WAIT, Flow, Step, Together
from gloaming.kernel.plain import copied, facts_of, fields_of, set_facts
from gloaming.kernel.reasons import Reason
from gloaming.kernel.saving import decision_state, frame_state, restored_decision, restored_frame
from gloaming.kernel.spelling import LONG, told

if TYPE_CHECKING:
    from gloaming.kernel.dealing import Unknown
    from gloaming.kernel.rulebook import Rulebook, Setting
    from gloaming.kernel.view import View

NO_DICE: Final = Dice("", "")  # before the game begins

Facts = ParamSpec("Facts")  # of an event

# Picks one of a decision's options in a game that may be looked at whole, such as an imagined one.
Policy = Callable[["Game", Decision, Random], Option]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Asking):
    """A running game: plain data that waits at a decision, or is over.

    A rulebook's game adds its table (hands, piles, scores) as attributes made of plain data. What all copies of a
    game share and no rule changes is named in `shared`; lists whose entries no rule changes once they are there, in
    `written_once`; what is worked out from the rest, and can be made without arguments, in `made_anew`: it is no part
    of state and copies.
    """

    shared: ClassVar[tuple[str, ...]] = ()
    written_once: ClassVar[tuple[str, ...]] = ()
    made_anew: ClassVar[tuple[str, ...]] = ()

    rulebook: Rulebook
    setting: Setting
    players: i64
    scores: list[int]
    over: bool
    number: i64
    reckonings: int
    stack: list[Flow]
    setup_dice: Dice
    dice: Dice
    heard: bool
    changed: bool
    _choices: Choices | None
    _listeners: list[Listener]
    _entering: Flow | None

    def __init__(self, rulebook: Rulebook, setting: Setting, questions: dict[str, Question]) -> None:
        super().__init__(questions)
        self.rulebook = rulebook
        self.setting = setting
        self.players = setting.players
        self.scores = [0] * setting.players
        self.over = False
        self.number = 0  # of choices made
        self.reckonings = 0
        self.stack = []
        self.setup_dice = NO_DICE
        self.dice = NO_DICE
        self.heard = False
        self.changed = False  # whether something is to be looked after before anybody is asked
        self._choices = None
        self._listeners = []
        self._entering = None

    # What a rulebook's game must answer.

    @abstractmethod
    def seen_by(self, seat: Seat | None) -> View:
        """Returns what a seat, or a spectator, may see, built up from what it may know."""

    @abstractmethod
    def hidden_from(self, seat: Seat) -> list[Unknown]:
        """Returns what could be something else, as far as the seat can tell, in the order in which it is made up."""

    @abstractmethod
    def won_by(self) -> list[Seat]:
        """Returns whom the rules name the winners of a game that has come to its end: maybe several, maybe nobody."""

    # What a rulebook's game may answer better.

    def twin(self) -> Game:
        """Returns a copy of the rulebook's own part of the table; the kernel copies the rest.

        Compiled games have it written out field by field (`native_frames.py`).
        """
        twin = type(self).__new__(type(self))
        Game.__init__(twin, self.rulebook, self.setting, self.questions)
        shared, written_once, made_anew = type(self).shared, type(self).written_once, type(self).made_anew
        for name in fields_of(self):
            if name not in KERNELS_OWN:
                value = getattr(self, name)
                if name in made_anew:
                    value = type(value)()
                elif name in written_once:
                    value = value[:]
                elif name not in shared:
                    value = copied(value)
                setattr(twin, name, value)
        return twin

    def why_not(self, seat: Seat, option: Option) -> Reason:
        """Returns the rule that stands against an option for a seat that is asked, in facts that the seat may know."""
        asked = self.decision_of(seat)
        assert asked is not None
        if option.question in [other.question for other in asked.options]:
            return reasons.NotOffered(option.token)
        return reasons.OtherQuestion(asked.question.verb, asked.prompt)

    def leads(self) -> list[float]:
        """Returns how well each seat is doing: by how much it is ahead of its rivals' mean and of the best of them.

        Without rivals it is the score itself. Bots without an instinct for the game try their options and take the one
        after which this is best for them.
        """
        leads = []
        for seat in range(self.players):
            rivals = [self.scores[rival] for rival in self.rivals(seat)]
            ahead_of = 0.5 * sum(rivals) / len(rivals) + 0.5 * max(rivals) if rivals else 0.0
            leads.append(self.scores[seat] - ahead_of)
        return leads

    # What everyone asks a game.

    @property
    def winners(self) -> list[Seat]:
        """The seats that won; empty while the game goes on, and where nobody has won."""
        return self.won_by() if self.over else []

    @property
    def front_runners(self) -> list[Seat]:
        """The seats with the highest score."""
        best = max(self.scores)
        return [seat for seat in range(self.players) if self.scores[seat] == best]

    @property
    def choices(self) -> list[tuple[Seat, str]]:
        """Every choice made so far, as seat and token. An imagined game remembers none."""
        return [] if self._choices is None else self._choices.tokens()

    @property
    def remembered(self) -> bool:
        """Whether the game knows its own choices; an imagined one does not."""
        return self._choices is not None

    @property
    def sides(self) -> list[list[Seat]]:
        """The sides that play against each other, each with its seats."""
        return self.rulebook.sides(self.players, self.setting.options)

    def check_seat(self, seat: object) -> None:
        """Refuses a seat that is not there."""
        players: int = self.players
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise BadSetup(str(reasons.NoSuchSeat.among(players, seat)))

    def rivals(self, seat: Seat) -> list[Seat]:
        """Returns whom a seat plays against: everybody on another side."""
        self.check_seat(seat)
        return [other for side in self.sides if seat not in side for other in side]

    @property
    def roles(self) -> dict[str, Seat]:
        """The roles of the game, each with the seat that leads it."""
        return self.rulebook.roles(self.players, self.setting.options)

    def anytime(self, seat: object) -> list[Option]:
        """Returns what a seat may choose at any time, asked or not."""
        self.check_seat(seat)
        assert isinstance(seat, int)
        return self.open_anytime(seat)

    def look_after_change(self) -> Flow | None:
        """Returns the chapter that follows by itself when something has `changed`, if any; it may change more."""
        return None

    def optional_ability(self, seat: Seat, option: Option) -> str:
        """Returns which ability a seat uses with an option that it may also leave, by its id; most games have none."""
        return ""

    def open_window(self) -> str:
        """Returns the id of the window in which the open question is asked, or nothing; most games have no windows."""
        return ""

    def windows(self) -> list[str]:
        """Returns the ids of all windows that can open in this game, as far as everybody knows."""
        return []

    def open_anytime(self, seat: Seat) -> list[Option]:
        """Returns the same of a seat that is there; most rulebooks know nothing of the kind."""
        return []

    def interject(self, seat: Seat, option: Option) -> Step:
        """Carries out an option of `anytime`, which may close chapters; what is open then goes on as the step says.

        With WAIT the questions that are open stay open, also while seats act together.
        """
        raise NotImplementedError

    def view(self, seat: object) -> View:
        """Returns what a seat may see; the seat None is a spectator."""
        if seat is None:
            return self.seen_by(None)
        self.check_seat(seat)
        assert isinstance(seat, int)
        return self.seen_by(seat)

    def choose(self, seat: object, choice: object, number: object = None) -> None:
        """Takes a seat's choice, an option or its token, and runs the rules to the next decision.

        With `number`, the choice is for the decision of that number and is refused if that is no longer open.
        """
        asked: int = self._seat  # a number without bounds, like the seat that is compared with it
        expected = isinstance(seat, int) and seat == asked and not isinstance(seat, bool) and number is None
        if expected and isinstance(choice, Option) and self._offers(choice):
            self._answer(self._seat, choice)
            return
        players: int = self.players
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise IllegalChoice(reasons.NoSuchSeat.among(players, seat), seat, as_token(choice), [])
        option = self._meant(choice)
        if option is not None:
            for decision in self.decisions:
                if decision.asks(seat) and decision.offers(option) and (number is None or number == decision.number):
                    self._answer_decision(decision, seat, option)
                    return
        if number is None and option in self.open_anytime(seat):
            self._interrupt(seat, option)
            return
        own = self._own(option)
        if own is not option:
            self.choose(seat, own, number)
            return
        reason = self.reason_against(seat, choice, number)
        raise reason.error(reason, seat, as_token(choice), self._legal(seat))

    def act(self, place: object) -> None:
        """Answers for the seat `to_act` with what stands at a place of `legal()`, counted from 0.

        It is checked and recorded like `choose`, and the shortest way for programs that play many games.
        """
        open_to_one = self._seat != NOBODY
        count: int = self._count_offered() if open_to_one else self._decisions[0].count() if self._decisions else 0
        if not isinstance(place, int) or isinstance(place, bool) or not 0 <= place < count:
            reason = reasons.NoSuchPlace(told(place), count) if count else reasons.AlreadyOver()
            legal = [option.token for option in self.decisions[0].options] if count else []
            raise reason.error(reason, self.to_act, told(place), legal)
        if open_to_one:
            self._answer(self._seat, self._any_offered(place))
        else:
            decision = self._decisions[0]
            self._answer_decision(decision, decision.seat, decision.option_at(place))

    def reason_against(self, seat: Seat, choice: object, number: object = None) -> Reason:
        """Returns why a choice is refused that is not open to a seat, or not for the decision of that number."""
        option = self._meant(choice)
        if option is None and isinstance(choice, str):
            return reasons.NoSuchOption(choice[:LONG])
        if option is None:
            return reasons.NotAChoice(type(choice).__name__)
        if self.questions.get(option.question.verb) is not option.question:
            return reasons.OtherGame()
        if self.over:
            return reasons.AlreadyOver()
        asked = [decision.number for decision in self.decisions if decision.asks(seat)]
        if number is not None and number not in asked:
            return reasons.QuestionClosed(number if is_small(number) else told(number))
        if not asked:
            return reasons.NotAsked([waiting for decision in self.decisions for waiting in decision.seats])
        return self.why_not(seat, option)

    def playout(self, rng: Random) -> list[int]:
        """Plays on with random choices to the end and returns the scores."""
        luck = Luck(rng)
        while not self.over:
            if self._seat != NOBODY:
                self._answer(self._seat, self._any_offered(luck.below(self._count_offered())))
            else:
                decision = self._decisions[0]
                option = decision.option_at(luck.below(decision.count()))
                self._answer_decision(decision, decision.seat, option)
        return self.scores[:]

    def play_on(self, policy: Policy, rng: Random, reckonings: int) -> None:
        """Plays on with a policy until scores have been settled so many times in all, or the game is over."""
        while not self.over and self.reckonings < reckonings:
            decision = self.decisions[0]
            self._answer_decision(decision, decision.seat, policy(self, decision, rng))

    def take(self, decision: Decision, option: Option) -> None:
        """Answers an open decision with one of its options, unchecked: the door for search."""
        self._answer_decision(decision, decision.seat, option)

    def listen(self, listener: Listener) -> None:
        """Tells a listener of every event from now on."""
        self._listeners.append(listener)
        self.heard = True

    def tell(self, event: Event) -> None:
        """Tells all listeners what happened."""
        for listener in self._listeners:
            listener(event)

    def report(self, kind: Callable[Facts, Event], *facts: Facts.args, **named: Facts.kwargs) -> None:
        """Tells the facts of what happened, if anybody listens; where search comes by often, asking first is faster."""
        if self.heard:
            self.tell(kind(*facts, **named))

    # Copies.

    def clone(self) -> Game:
        """Returns an equal game that goes its own way; nobody listens to it yet."""
        twin = self._without_choices()
        twin._choices = None if self._choices is None else self._choices.clone()
        return twin

    def _take_dice(self) -> None:
        """Takes the dice of the setting's seed."""
        key = str(self.setting.seed)
        self.setup_dice, self.dice = Dice(key, "setup"), Dice(key, "play")

    def _without_choices(self) -> Game:
        twin = self.twin()
        twin.scores = self.scores[:]
        twin.over = self.over
        twin.number = self.number
        twin.asked = self.asked
        twin.reckonings = self.reckonings
        twin.changed = self.changed
        twin.stack = [frame.clone() for frame in self.stack]
        twin._ask_alike(self)
        twin.setup_dice = self.setup_dice.clone()
        twin.dice = self.dice.clone()
        return twin

    def imagine(self, seat: object, rng: Random) -> Game:
        """Returns a copy in which all that the seat cannot know is made up anew from what it knows."""
        self.check_seat(seat)
        assert isinstance(seat, int)
        twin = self._without_choices()  # the hidden ones are part of what is made up
        twin.setting = self.setting.with_seed(rng.getrandbits(48))  # the real one would give everything away
        twin._take_dice()
        twin.resample(seat, rng)
        twin.ask_anew()
        return twin

    def resample(self, seat: Seat, rng: Random) -> None:
        """Replaces everything the seat cannot know by something it could just as well be, in every game alike."""
        for unknown in self.hidden_from(seat):
            unknown.make_up(rng)

    def state(self) -> dict[str, Any]:
        """Returns the whole state as plain data."""
        return {
            "over": self.over,
            "number": self.number,
            "asked": self.asked,
            "reckonings": self.reckonings,
            "changed": self.changed,
            "scores": list(self.scores),
            "table": facts_of(self, KERNEL_FIELDS + type(self).shared + type(self).made_anew),
            "stack": [frame_state(frame) for frame in self.stack],
            "decisions": [decision_state(decision) for decision in self.decisions],
            "dice": [self.setup_dice.state(), self.dice.state()],
        }

    def restore(self, state: dict[str, Any], choices: list[tuple[Seat, str]] | None) -> None:
        """Puts a fresh game into a state that `state` returned."""
        self._give_questions_a_home()
        chapters: dict[str, type[Flow]] = {flow.__name__: flow for flow in self.rulebook.chapters}
        self.over = state["over"]
        self.number = state["number"]
        self.asked = state["asked"]
        self.reckonings = state["reckonings"]
        self.changed = state["changed"]
        self.scores = list(state["scores"])
        set_facts(self, state["table"])
        self.stack = [restored_frame(frame, chapters) for frame in state["stack"]]
        self._ask_again(tuple([restored_decision(decision, self.questions) for decision in state["decisions"]]))
        self.setup_dice, self.dice = [Dice(each["key"], each["stream"], each["drawn"]) for each in state["dice"]]
        self._choices = None
        if choices is not None:
            self._choices = Choices([seat for seat, _ in choices], [self._remembered(token) for _, token in choices])

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return game_in, (self.rulebook, self.setting, self.state(), self.choices if self.remembered else None)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.rulebook is other.rulebook and self.setting == other.setting and self.state() == other.state()

    def __repr__(self) -> str:
        return f"<{self.rulebook.title}, {self.players} players, {self.number} choices made>"

    # What the rules call.

    def begin(self, flow: Flow) -> None:
        """Opens the rulebook at its first chapter."""
        self._give_questions_a_home()
        self._take_dice()
        self._choices = Choices([], [])
        self.stack.append(flow)
        self._run(self.stack, AGAIN)
        self._settle()

    def ask_role(self, role: str, options: list[Option]) -> Step:
        """Asks the seat that leads a role; one that leads several acting together is asked for one after the other."""
        seat = self.roles[role]
        if self._branch != MAIN and any(decision.asks(seat) for decision in self._decisions):
            return WAIT
        step = self.ask(seat, options)
        if step == WAIT:
            self._as_decision().role = role
        return step

    def enter(self, flow: Flow) -> Step:
        """Enters another chapter; the next step of this one follows when it is done."""
        self._entering = flow
        return NEXT

    def enter_and_return(self, flow: Flow) -> Step:
        """Enters another chapter; the same step runs again when it is done."""
        self._entering = flow
        return AGAIN

    def end(self) -> Step:
        """Ends the game at once, whatever chapters are open, and whatever is asked or entered after it."""
        self._ended = True
        self.stack.clear()
        self._ask_nobody()
        return DONE

    # The machine.

    def _answer(self, seat: Seat, option: Option) -> None:
        """Takes the answer of the only one who was asked."""
        choices = self._choices
        if choices is not None:
            choices.seats.append(seat)
            choices.options.append(option)
        self.number += 1
        self._seat = NOBODY
        self._decisions = NOBODY_ASKED
        step = self.stack[-1].respond(self, seat, option)
        if step != WAIT or self._settled is not None or self.changed:
            self._run(self.stack, step)
            if not self._waits:
                self._settle()

    def _answer_decision(self, decision: Decision, seat: Seat, option: Option) -> None:
        """Takes an answer to a question, which may be one of several that are open."""
        if decision.branch == MAIN:
            self._answer(seat, option)
        else:
            self._answer_in_branch(decision, seat, option)

    def _note(self, seat: Seat, option: Option) -> None:
        choices = self._choices
        if choices is not None:
            choices.seats.append(seat)
            choices.options.append(option)
        self.number += 1

    def _interrupt(self, seat: Seat, option: Option) -> None:
        """Takes a choice that nobody asked for."""
        self._note(seat, option)
        step = self.interject(seat, option)
        if step != WAIT:
            self._ask_nobody()
            self._run(self.stack, step)
        if not self._waits:
            self._settle()

    def _answer_in_branch(self, decision: Decision, seat: Seat, option: Option) -> None:
        self._note(seat, option)
        stack = self._stack_of(decision)
        self._decisions = tuple([other for other in self._decisions if other.number != decision.number])
        self._branch = decision.branch
        frame = stack[-1]
        self._run(stack, frame.respond(self, seat, option))
        if decision.role:
            self._ask_next_role()
        self._branch = MAIN
        if not self._waits:
            self._settle()

    def _ask_next_role(self) -> None:
        """Has the roles ask again that had to wait until their seat had answered for another."""
        together = self.stack[-1] if self.stack else None
        branches = together.branches if isinstance(together, Together) else []
        for index in range(len(branches)):
            if branches[index] and all(decision.branch != index for decision in self._decisions):
                self._branch = index
                self._run(branches[index], AGAIN)

    def _settle(self) -> None:
        """Goes on after the last open branch, and ends the game when the rules are through."""
        stack = self.stack
        while not self._waits and stack and not self._ended:
            if isinstance(stack[-1], Together):
                stack.pop()
                self.changed = True  # whatever the branches have changed is looked after now
            self._run(stack, AGAIN)
        self.over = not self._waits
        if self.over and self.heard and self.rulebook.events.get("game_over") is GameOver:
            self.tell(GameOver(self.scores[:], self.won_by()))

    def _run(self, stack: list[Flow], step: Step) -> None:
        """Runs the rules on one stack until somebody is asked or the stack is empty."""
        while stack and not self._ended:
            frame = stack[-1]
            if step == WAIT:
                if self._settled is None and not self._has_changed:
                    return
                step = self._ask_nobody_after_all(frame)
                continue
            if step == NEXT:
                frame.at += 1
            elif step != AGAIN:
                self._turn(frame, step)
            if self._entering is not None:
                frame = self._entering
                self._entering = None
                stack.append(frame)
                if isinstance(frame, Together):
                    self._open_branches(frame)
                    return
            if self._has_changed and self._enter_what_follows():
                step = AGAIN
            elif frame.at < len(frame.chapter.steps):
                step = frame.perform(self)
            else:
                stack.pop()
                step = AGAIN

    def _turn(self, frame: Flow, step: Step) -> None:
        """Leaves a chapter, or begins it again."""
        if step == DONE:
            frame.at = len(frame.chapter.steps)
        elif step == REPEAT:
            frame.at = 0
        else:
            step_at = frame.steps[frame.at]
            raise TypeError(f"{type(frame).__name__}.{step_at} returns {told(step)}, which is no step")

    @property
    def _has_changed(self) -> bool:
        """Whether something is to be looked after; what branches change is, when the last of them is done."""
        return self.changed and self._branch == MAIN

    def _enter_what_follows(self) -> bool:
        """Looks after a change; tells whether a chapter follows by itself, or the game is over."""
        self.changed = False
        follows = self.look_after_change()
        if follows is not None:
            self.stack.append(follows)
        return follows is not None or self._ended

    def _ask_nobody_after_all(self, frame: Flow) -> Step:
        """Withdraws what was asked too early, as something follows from a change first, or takes a settled answer."""
        settled = self._settled
        self._settled = None
        if settled is not None and not self._has_changed:
            return frame.respond(self, NOBODY, settled)
        if settled is None:
            self._ask_nobody()
            self.asked -= 1
        return AGAIN

    def _open_branches(self, together: Together) -> None:
        assert self._branch == MAIN, "seats that act together cannot open branches of their own"
        for index in range(len(together.branches)):
            if self._ended:
                break
            self._branch = index
            self._run(together.branches[index], AGAIN)
        self._branch = MAIN

    def ask_anew(self) -> None:
        """Asks the open questions again, after the table has changed under them.

        A step that asks can be run once more until it is answered: it changes and tells nothing then.
        """
        open_questions, asked = self.decisions, self.asked
        self._ask_nobody()
        last = -1
        for decision in open_questions:
            if decision.number == last:
                continue  # asked together with a mate
            last = decision.number
            self.asked = decision.number
            self._branch = decision.branch
            self._stack_of(decision)[-1].perform(self)
        self.asked = asked
        self._branch = MAIN

    def _stack_of(self, decision: Decision) -> list[Flow]:
        if decision.branch == MAIN:
            return self.stack
        together = self.stack[-1]
        assert isinstance(together, Together)
        return together.branches[decision.branch]

    def _give_questions_a_home(self) -> None:
        for verb, question in self.questions.items():
            if question.home is None:
                usual = self.rulebook.usual_game
                alike = usual.questions.get(verb) is question  # an option must give neither dice nor decks away
                question.home = (self.rulebook, usual.setting if alike else self.setting.with_seed(0))

    def _meant(self, choice: object) -> Option | None:
        if isinstance(choice, Option):
            return choice
        return read_token(self.questions, choice) if isinstance(choice, str) else None

    def _own(self, option: Option | None) -> Option | None:
        """Returns this game's own option for one of a question made anew, as for a card file that was read again."""
        if option is None:
            return None
        asked, question = option.question, self.questions.get(option.question.verb)
        return question.options[option.value] if question is not None and question.names == asked.names else option

    def _legal(self, seat: Seat) -> list[str]:
        return [option.token for decision in self.decisions if decision.asks(seat) for option in decision.options]

    def _remembered(self, token: str) -> Option:
        option = read_token(self.questions, token)
        assert option is not None, f"a state remembers {token!r}, which is no option"
        return option


def as_token(choice: object) -> str:
    """Returns the token of a choice, or whatever else was brought as one."""
    return str(choice) if isinstance(choice, (Option, str)) else told(choice)


def is_small(number: object) -> bool:
    """Tells whether something is a number that a question can have."""
    return isinstance(number, int) and -(2**31) <= number < 2**31


def game_in(
    rulebook: Rulebook, setting: Setting, state: dict[str, Any], choices: list[tuple[Seat, str]] | None
) -> Game:
    """Returns a game in a state that `state` returned, with its choices if it remembered them."""
    game = rulebook.fresh_game(setting)
    game.restore(state, choices)
    return game


KERNEL_FIELDS: Final = (
    "rulebook",
    "setting",
    "players",
    "questions",
    "scores",
    "over",
    "number",
    "asked",
    "reckonings",
    "stack",
    "setup_dice",
    "dice",
    "heard",
    "changed",
    "_seat",
    "_number",
    "_question",
    "_cards",
    "_values",
    "_options",
    "_decisions",
    "_choices",
    "_listeners",
    "_entering",
    "settlements",
    "_settled",
    "_branch",
    "_ended",
)

KERNELS_OWN: Final = frozenset(KERNEL_FIELDS)
