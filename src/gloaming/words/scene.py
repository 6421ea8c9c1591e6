"""What is said of a moment at the table, and what every table asks of a game's words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from dataclasses import replace as replaced
from functools import cache
from typing import ClassVar, Literal

import msgspec

from gloaming.games import made, rulebook
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.events import Event
from gloaming.kernel.reasons import Reason
from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.view import View
from gloaming.words import refusing, windows
from gloaming.words.said import NOTHING, Quote, Said
from gloaming.words.seating import Seating
from gloaming.words.sheets import Row
from gloaming.words.tournaments import TournamentWords


@dataclass(frozen=True)
class Scene:
    """One moment at the table as one seat sees it: all that may be shown."""

    view: View
    decision: Decision | None
    seating: Seating
    options: Mapping[str, OptionValue] = field(default_factory=dict)  # those the game is played with
    seen: list[Event] = field(default_factory=list)  # everything these eyes have seen happen
    log: list[str] = field(default_factory=list)  # the same in sentences
    wide: bool = False  # whether there is room for whole names, and not just for what fits on a button

    @property
    def names(self) -> list[str]:
        """The name at every seat."""
        return self.seating.names

    @property
    def verb(self) -> str:
        """What is asked, such as `play`; nothing if these eyes are not asked."""
        return "" if self.decision is None else self.decision.question.verb

    @property
    def choices(self) -> list[Option]:
        """What can be chosen; nothing if these eyes are not asked."""
        return [] if self.decision is None else self.decision.options

    @property
    def sides(self) -> list[list[Seat]]:
        """The sides that play against each other, each with its seats."""
        book = rulebook(self.view.game)
        return book.sides(self.view.players, book.defaults | dict(self.options))

    @property
    def own_side(self) -> int:
        """The side of whoever looks, where two sides sit in turn; a spectator looks from the first one."""
        return (self.view.seat or 0) % 2

    @property
    def own_first(self) -> tuple[int, int]:
        """The two sides as they lie before whoever looks: the own one, and the other beyond it."""
        return self.own_side, 1 - self.own_side

    @property
    def roles(self) -> dict[str, Seat]:
        """The roles of the game, each with the seat that leads it."""
        book = rulebook(self.view.game)
        return book.roles(self.view.players, book.defaults | dict(self.options))


Mark = str | int


class CardText(msgspec.Struct, frozen=True):
    """What is printed on a card, for people to read."""

    title: str
    facts: str  # such as `7 Cunning`
    text: str  # its rules text, if it has one
    marks: dict[str, Mark] = {}  # what it is drawn with, such as its value


class Section(msgspec.Struct, frozen=True):
    """A part of the table in plain text: what it is about, and its lines."""

    about: Literal["status", "table", "hand"]
    lines: list[str]


class OngoingEffect(msgspec.Struct, frozen=True):
    """What a card has left behind: whose and which it was, and what that does, as it reads for whoever looks."""

    seat: Seat
    card: str
    text: str
    later: bool  # whether it does so only later, such as from the next round on
    counts: bool  # whether it may yet change anything


class Words(ABC):
    """All that a game says, in plain text. There is one for each rulebook, and it remembers nothing."""

    unscored: str  # what an empty score sheet says
    acts: tuple[type[Event], ...]  # what somebody does of their own will
    uncovers: tuple[type[Event], ...] = ()  # what turns up what somebody did face down, and is told in its stead
    restates: tuple[type[Event], ...] = ()  # what tells beside these only what was chosen just now
    tells_choices: bool = False  # whether a preview tells what is chosen as well, and not only what comes of it
    routine: tuple[type[Event], ...] = ()  # what follows as always, and is no news beforehand
    reckoned: tuple[type[Event], ...] = ()  # what is written on the score sheet, so that it is worth reading out
    tournament: ClassVar[TournamentWords | None] = None  # the words of its book's own tournament, if it has one

    @abstractmethod
    def help(self, scene: Scene) -> str:
        """Returns the rules in short, as they are in force now."""

    def guide(self, scene: Scene) -> str:
        """Returns what somebody who plays for the first time should hear now, or nothing."""
        return ""

    @abstractmethod
    def sentence(self, event: Event, scene: Scene) -> Said:
        """Returns what happened as a sentence, or nothing for what goes without saying."""

    @abstractmethod
    def status(self, scene: Scene) -> str:
        """Returns how far the game is, in one line."""

    @abstractmethod
    def prompt(self, scene: Scene) -> str:
        """Returns in one sentence what is asked, or who is waited for."""

    @abstractmethod
    def label(self, scene: Scene, option: Option) -> str:
        """Returns what the button of an option says: in a few words, what is done by pressing it."""

    def text_of(self, scene: Scene, option: Option) -> Quote | None:
        """Returns what the card says that an option uses, where the event of its use does not quote it."""
        return None

    def foretold(self, event: Event, scene: Scene) -> Said:
        """Returns what would happen as a sentence, mostly as if it had happened; some things only follow as always."""
        return NOTHING if isinstance(event, self.routine) else self.sentence(event, scene)

    def all_foretold(self, events: list[Event], scene: Scene) -> list[Said]:
        """Returns what would happen, one sentence for each event, or for several that are alike."""
        return [self.foretold(event, scene) for event in events]

    def unknown(self, event: Event, scene: Scene) -> Said:
        """Returns what would happen first that nobody can know, without saying what comes of it."""
        return NOTHING

    def learned(self, event: Event, scene: Scene) -> Said:
        """Returns what a seat would learn first, its secrets left open; mostly that is told as what is unknown."""
        return NOTHING

    def afterwards(self, before: Scene, after: Scene) -> Said:
        """Returns what a choice changes for certain that no event tells, such as a total."""
        return NOTHING

    def steps(self, scene: Scene) -> dict[str, list[Option]]:
        """Returns what can be chosen first, each with all the choices it leads to: mostly there is only itself."""
        return {} if scene.decision is None else {option.token: [option] for option in scene.decision.options}

    def step(self, scene: Scene, step: str) -> str:
        """Returns what a first step says that leads to several choices."""
        return step

    @abstractmethod
    def measure(self, scene: Scene) -> str:
        """Returns what the outlooks of a bot tell, such as `your chance of winning the duel`."""

    @abstractmethod
    def outlook(self, scene: Scene, worth: float) -> str:
        """Returns what a bot expects of a choice of such a worth, on the scale on which it thinks ahead."""

    def ability_titles(self, scene: Scene) -> dict[str, str]:
        """Returns what the abilities of one's own cards are called, by id; none in games where none is optional."""
        return {}

    def windows(self, scene: Scene, ids: list[str]) -> dict[str, str]:
        """Returns what windows are called, by their ids, in the order in which people read of them."""
        library = rulebook(scene.view.game).library
        return windows.titles(ids, None if library is None else library.vocabulary)

    def called(self, scene: Scene, card: str) -> str:
        """Returns a card as people call it in the middle of a sentence."""
        return f"the {card.replace('-', ' ')}"

    def refusal(self, scene: Scene, reason: Reason) -> str:
        """Returns why a choice cannot be made, in one friendly sentence."""
        return refusing.refusal(self, scene, reason)

    @abstractmethod
    def within_reach(self, scene: Scene) -> dict[str, str]:
        """Returns what a seat might try to use now, whether it may or not, each with the token of that choice."""

    @abstractmethod
    def sections(self, scene: Scene) -> list[Section]:
        """Returns the table in plain text, part by part."""

    def describe(self, scene: Scene) -> list[str]:
        """Returns the table in lines of plain text."""
        return [line for section in self.sections(scene) for line in section.lines]

    @abstractmethod
    def card_text(self, scene: Scene, seat: Seat, card: str) -> CardText:
        """Returns what is printed on a card of a seat, as far as the seat's deck is known."""

    def readable(self, scene: Scene) -> tuple[object, ...]:
        """Returns something that differs when other cards than before have texts now."""
        return ()

    def texts(self, scene: Scene) -> dict[str, CardText]:
        """Returns all cards that carry more than their name and may be known now, by `seat:card`."""
        return {}

    def ongoing(self, scene: Scene) -> list[OngoingEffect]:
        """Returns what lies on the table beside the cards: effects that last."""
        return []

    def actors(self, event: Event, scene: Scene) -> list[Seat]:
        """Returns who did what happened."""
        seat: Seat = event.seat  # type: ignore[attr-defined]  # what is done of one's own will is done by a seat
        return [seat]

    def last_acts(self, scene: Scene) -> list[Said]:
        """Returns for every seat the last thing it did; nothing for a seat that has done nothing yet."""
        last = [NOTHING] * len(scene.names)
        for event in reversed(scene.seen):
            if all(last):
                break
            if isinstance(event, (*self.acts, *self.uncovers)):
                for seat in self.actors(event, scene):
                    last[seat] = last[seat] or self.sentence(event, scene).in_short
        return last

    @abstractmethod
    def sheet(self, scene: Scene) -> list[Row]:
        """Returns the score sheet, the names first."""

    @abstractmethod
    def sheet_title(self, lines: int) -> str:
        """Returns the title of the score sheet when so many lines have been written."""

    def reckons(self, event: Event) -> bool:
        """Tells whether something that happened wrote a line of the score sheet."""
        return isinstance(event, self.reckoned)

    @abstractmethod
    def reckonings(self, scene: Scene) -> int:
        """Returns how many lines of the score sheet were worth stopping for when they were written."""


@cache
def words_of(game: str) -> Words:
    """Returns the words of a game."""
    own = made(game, "words", Words)  # type: ignore[type-abstract]
    if own is None:
        from gloaming.words.plain import PlainWords

        return PlainWords(game)
    return own


def told(words: Words, scene: Scene) -> Scene:
    """Returns a scene with everything that was seen in sentences, too."""
    return replaced(scene, log=[str(said) for event in scene.seen if (said := words.sentence(event, scene))])
