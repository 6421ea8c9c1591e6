"""Everything a seat is ever asked in a match, with the cards of its set."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.games.syndicates.rules.formats import SLOT_NAMES
from gloaming.games.syndicates.rules.sets import FACTIONS, CardSet
from gloaming.kernel.cards.using import SingleWord
from gloaming.kernel.choices import Option, Question, by_verb

SUPPORTER_SLOTS: Final = SLOT_NAMES[2:]
KTS: Final = ["10", "20", "30", "40", "50", "60"]

TAKE: Final = Question("take", FACTIONS, "Take a faction", "Play {}")
READY: Final = SingleWord("ready", ["ready"], "Look over your team, then choose Ready", "Ready")
DRAW: Final = Question("draw", ["fx"], "Take your action", "Draw an FX card")
GIVE: Final = Question("give", KTS, "Choose how much to give", "Give {} KT")
ENTER: Final = Question("enter", SUPPORTER_SLOTS, "Choose a slot for the newcomer", "Enter the {}")
SURRENDER: Final = SingleWord("surrender", ["surrender"], "Surrender the match", "Surrender the match")


class Pairs(Question):
    """A question answered with two things at once, as in `attack amy with stach`."""

    def __init__(self, verb: str, firsts: list[str], joint: str, seconds: list[str], prompt: str, phrase: str) -> None:
        self.firsts = firsts
        self.seconds = seconds
        super().__init__(verb, [f"{one} {joint}{other}" for one in firsts for other in seconds], prompt, phrase)

    def pairs(self, firsts: list[int], seconds: list[int]) -> list[Option]:
        """Returns the options of each of some things with each of others, first by first, by their places."""
        options = self.options
        width: i64 = len(self.seconds)
        return [options[first * width + second] for first in firsts for second in seconds]

    def first(self, option: Option) -> int:
        """Returns the first of the two things an option names."""
        return option.value // len(self.seconds)

    def second(self, option: Option) -> int:
        """Returns the second."""
        return option.value % len(self.seconds)

    def label(self, value: int) -> str:
        return self.phrase.format(*[name.replace("-", " ") for name in self.touches(value)])

    def touches(self, value: int) -> list[str]:
        return [self.firsts[value // len(self.seconds)], self.seconds[value % len(self.seconds)]]


SWAP: Final = Pairs("swap", SUPPORTER_SLOTS, "", SUPPORTER_SLOTS, "Look over your team", "Swap {} and {}")


class Questions:
    """The questions about the cards of one set; a card's place in the set is the value of the option that names it."""

    def __init__(self, cards: CardSet) -> None:
        names = cards.names
        people = [names[card] for card in range(len(names)) if cards.is_character(card)]
        assert people == names[: len(people)], "characters come first in a set"
        self.attack = Pairs("attack", people, "with ", people, "Take your action", "Attack {} with {}")
        self.use = Question("use", people, "Take your action", "Use the skill of {}")
        self.play = Question("play", names, "Take your action", "Play {}")
        self.move = Pairs("move", people, "to ", people + SUPPORTER_SLOTS, "Take your action", "Move {} to {}")
        self.hit = Question("hit", people, "Choose one enemy", "Choose {}")
        self.choose = Question("choose", people, "Choose one of your characters", "Choose {}")
        self.guard = Question("guard", people, "Choose whom the newcomer protects", "Protect {}")
        self.apply = Question("apply", names, "Choose the FX card to use next", "Use {}")
        self.keep = Question("keep", names, "Keep the Super Rare, or use it", "Keep {}")
        self.fetch = Question("fetch", people, "Look over your team", "Bring in {} from the deck")
        self.discard = Question("discard", people, "Choose who makes room", "Send {} away")
        self.dismiss = Question("dismiss", people, "Choose who leaves first", "Let {} go")
        asked: list[Question] = [self.attack, self.use, self.play, self.move, self.hit, self.choose, self.guard]
        asked += [self.apply, self.keep, self.fetch, self.discard, self.dismiss]
        self.by_verb = by_verb(*asked, TAKE, READY, DRAW, GIVE, ENTER, SWAP, SURRENDER)
