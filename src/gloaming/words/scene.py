"""What is said of a moment at the table, and what every table asks of a game's words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from dataclasses import replace as replaced
from functools import cache
from importlib import import_module

import msgspec
from msgspec.structs import replace

from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.events import Fact
from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.view import View
from gloaming.words.seating import Seating
from gloaming.words.sheets import Row

HOMES = {
    "shadow-cards": ("gloaming.words.shadow_cards.speaking", "ShadowCardsWords"),
    "showdown": ("gloaming.words.showdown.speaking", "ShowdownWords"),
    "syndicates": ("gloaming.words.syndicates.speaking", "SyndicatesWords"),
}


@dataclass(frozen=True)
class Scene:
    """One moment at the table as one seat sees it: all that may be shown."""

    view: View
    decision: Decision | None
    seating: Seating
    options: Mapping[str, OptionValue] = field(default_factory=dict)  # those the game is played with
    seen: list[dict[str, Fact]] = field(default_factory=list)  # everything these eyes have seen happen
    log: list[str] = field(default_factory=list)  # the same in sentences

    @property
    def names(self) -> list[str]:
        """The name at every seat."""
        return self.seating.names


Mark = str | int


class CardText(msgspec.Struct, frozen=True):
    """What is printed on a card, for people to read."""

    title: str
    facts: str  # such as `7 Cunning`
    text: str  # its rules text, if it has one
    marks: dict[str, Mark] = {}  # what it is drawn with, such as its value


class NamedCard(msgspec.Struct, frozen=True):
    """A card that a sentence names: in which words, whose it is, and which."""

    words: str
    seat: Seat
    card: str


class OngoingEffect(msgspec.Struct, frozen=True):
    """What a card has left behind: whose and which it was, and what that does, as it reads for whoever looks."""

    seat: Seat
    card: str
    text: str
    later: bool  # whether it waits for the next combat
    counts: bool  # whether it may yet change anything


class Words(ABC):
    """All that a game says, in plain text. There is one for each rulebook, and it remembers nothing."""

    unscored: str  # what an empty score sheet says

    @abstractmethod
    def help(self, scene: Scene) -> str:
        """Returns the rules in short, as they are in force now."""

    def guide(self, scene: Scene) -> str:
        """Returns what somebody who plays for the first time should hear now, or nothing."""
        return ""

    @abstractmethod
    def sentence(self, facts: Mapping[str, Fact], scene: Scene) -> str:
        """Returns what happened as a sentence, or nothing for what goes without saying."""

    @abstractmethod
    def cards_of(self, facts: Mapping[str, Fact], scene: Scene) -> list[NamedCard]:
        """Returns the cards that something happened with, in the words and the order in which they may be named."""

    def named_in(self, sentence: str, facts: Mapping[str, Fact], scene: Scene) -> list[NamedCard]:
        """Returns the cards that the sentence about something that happened names, in its own letters."""
        found, small, start = [], sentence.lower(), 0
        for named in self.cards_of(facts, scene) if sentence else []:
            place = small.find(named.words.lower(), start)
            if place >= 0:
                start = place + len(named.words)
                found.append(replace(named, words=sentence[place:start]))
        return found

    @abstractmethod
    def status(self, scene: Scene) -> str:
        """Returns how far the game is, in one line."""

    @abstractmethod
    def prompt(self, scene: Scene) -> str:
        """Returns in one sentence what is asked, or who is waited for."""

    @abstractmethod
    def preview(self, scene: Scene, token: str) -> str:
        """Returns a choice and what it would do, as far as the seat can know, in sentences that need no label."""

    @abstractmethod
    def label(self, scene: Scene, option: Option) -> str:
        """Returns what the button of an option says: in a few words, what comes of pressing it."""

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

    def ability(self, scene: Scene, option: Option) -> str:
        """Returns the optional ability that an option uses, if one may want to answer it the same way each time."""
        return ""

    @abstractmethod
    def refusal(self, scene: Scene, token: str) -> str:
        """Returns why a choice cannot be made, in one friendly sentence."""

    @abstractmethod
    def within_reach(self, scene: Scene) -> dict[str, str]:
        """Returns what a seat might try to use now, whether it may or not, each with the token of that choice."""

    @abstractmethod
    def describe(self, scene: Scene) -> list[str]:
        """Returns the table in lines of plain text."""

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

    @abstractmethod
    def act(self, facts: Mapping[str, Fact], scene: Scene) -> str:
        """Returns in one sentence what a seat did, or nothing for what nobody did of their own will."""

    def last_acts(self, scene: Scene) -> list[str]:
        """Returns for every seat the last thing it did; nothing for a seat that has done nothing yet."""
        last = [""] * len(scene.names)
        for facts in reversed(scene.seen):
            if all(last):
                break
            seat = facts.get("seat")
            if isinstance(seat, int) and not last[seat]:
                last[seat] = self.act(facts, scene)
        return last

    @abstractmethod
    def sheet(self, scene: Scene) -> list[Row]:
        """Returns the score sheet, the names first."""

    @abstractmethod
    def sheet_title(self, lines: int) -> str:
        """Returns the title of the score sheet when so many lines have been written."""

    @abstractmethod
    def reckons(self, facts: Mapping[str, Fact]) -> bool:
        """Tells whether something that happened wrote a line of the score sheet."""

    @abstractmethod
    def reckonings(self, scene: Scene) -> int:
        """Returns how many lines of the score sheet were worth stopping for when they were written."""


@cache
def words_of(game: str) -> Words:
    """Returns the words of a game."""
    if game not in HOMES:
        raise BadSetup(f"{game} has no words yet")
    module, cls = HOMES[game]
    made: Words = getattr(import_module(module), cls)()
    return made


def told(words: Words, scene: Scene) -> Scene:
    """Returns a scene with everything that was seen in sentences, too."""
    return replaced(scene, log=[said for facts in scene.seen if (said := words.sentence(facts, scene))])
