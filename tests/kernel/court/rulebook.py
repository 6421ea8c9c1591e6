"""The rulebook of the court."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from gloaming.kernel.cards import answering, batches, initiating, periods
from gloaming.kernel.cards.people import BY_DICE, BY_RULE
from gloaming.kernel.cards.readings import SLOTS
from gloaming.kernel.cards.using import ACCEPT, ENOUGH, PASS
from gloaming.kernel.choices import Question, Seat, by_verb
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.events import Event, declared_in
from gloaming.kernel.flow import Flow, chapters_in
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue, Rulebook, Ruling, Setting
from kernel.court import chapters, contests, events
from kernel.court.game import Court
from kernel.court.printing import LETTERS, Deal, prints_of
from kernel.court.table import MOST_BID
from kernel.court.vocabulary import VOCABULARY


def is_position(value: OptionValue) -> bool:
    """Tells whether a value may be a position."""
    return isinstance(value, str)


class CourtRulebook(Rulebook):
    """The rules of the court."""

    name: ClassVar[str] = "court"
    title: ClassVar[str] = "The Court"
    pitch: ClassVar[str] = "A toy with every hard case of card games."
    minutes: ClassVar[int] = 1
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 7)
    usual_players: ClassVar[int] = 2
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling(
            "automaton",
            "none",
            "'none', 'rule' or 'dice'",
            ("none", "rule", "dice"),
            "What decides for one more player on the second side; somebody alone always plays against one.",
            "It is a toy.",
        ),
        Ruling(
            "players",
            1,
            "1 or 2",
            (1, 2),
            "How many players each seat leads.",
            "It is a toy.",
            only_for={2: (1, 2)},
        ),
        Ruling(
            "position",
            "",
            "a position, as `positions.py` writes it",
            ("",),
            "What lies where at the start, instead of a deal.",
            "It is a toy.",
            also=is_position,
        ),
        Ruling("concessions", False, "true or false", (True, False), "Whether one may concede.", "It is a toy."),
        Ruling("captains", False, "true or false", (True, False), "Whether captains pass for all.", "It is a toy."),
    )
    chapters: ClassVar[tuple[type[Flow], ...]] = chapters_in(
        chapters, contests, answering, batches, initiating, periods
    )

    def fresh_game(self, setting: Setting) -> Court:
        people = deciders_of(setting)
        deal = deal_for(len(people))
        teams = teams_of(people, setting.players)
        return Court(self, setting, questions_for(len(people)), teams, people, deal)

    def sides(self, players: int, options: Mapping[str, OptionValue]) -> list[list[Seat]]:
        return [list(range(side, players, 2)) for side in range(min(2, players))]

    def roles(self, players: int, options: Mapping[str, OptionValue]) -> dict[str, Seat]:
        if options["players"] != 2:
            return {}
        return {LETTERS[player]: player % players for player in range(2 * players)}

    def check(self, players: int, options: Mapping[str, OptionValue]) -> None:
        if players > 2 and options["players"] == 2:
            raise BadSetup("more than two seats lead one player each")

    def hides(self, question: Question) -> bool:
        return question.verb == "bid"

    @property
    def events(self) -> dict[str, type[Event]]:
        return declared_in(events)

    def summary(self, game: Game) -> dict[str, object]:
        return {"first": 0}


def deciders_of(setting: Setting) -> list[int]:
    """Returns who decides for each player: seats in turn, and perhaps an automaton last."""
    led = setting.players * int(setting.options["players"] or 1)
    automata = {"none": [], "rule": [BY_RULE], "dice": [BY_DICE]}[str(setting.options["automaton"])]
    if setting.players == 1 and not automata:
        automata = [BY_RULE]  # nobody plays alone
    return [player % setting.players for player in range(led)] + automata


def teams_of(deciders: list[int], seats: int) -> list[list[int]]:
    """Returns the two sides: even seats, then odd ones with the automaton."""
    teams: list[list[int]] = [[], []]
    for player, decider in enumerate(deciders):
        teams[1 if decider < 0 else decider % 2].append(player)
    return teams


@cache
def deal_for(players: int) -> Deal:
    """Returns the cards of a game for so many players."""
    return Deal(prints_of(VOCABULARY), players)


@cache
def questions_for(players: int) -> dict[str, Question]:
    """Returns all that is asked in a game for so many players."""
    names = deal_for(players).names
    slots = [f"{name}{f'/{slot + 1}' if slot else ''}" for name in names for slot in range(SLOTS)]
    return by_verb(
        Question("use", slots, "Use an ability", "Use {}"),
        Question("play", names, "Play a card", "Play {}"),
        Question("challenge", names, "Challenge the other side", "Challenge with {}"),
        Question("defend", names, "Defend", "Defend with {}"),
        Question("on", names, "Give it to a courtier", "Give it to {}"),
        Question("bid", [str(bid) for bid in range(MOST_BID + 1)], "Bid in secret", "Bid {}"),
        Question("discard", names, "Discard a card", "Discard {}"),
        Question("pick", names, "Choose a courtier", "Choose {}"),
        Question("first", names, "Say what comes first", "First {}"),
        Question("about", names, "Say which one it is about", "About {}"),
        Question("concede", ["the-game"], "Concede", "Concede {}"),
        PASS,
        ACCEPT,
        ENOUGH,
    )


BOOK = CourtRulebook()
