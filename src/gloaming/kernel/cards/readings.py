"""How the cards in play are to be read now: what they can do, who controls them, and what their numbers are.

All of it follows from the state, is worked out when somebody asks, and is forgotten at the next change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloaming.kernel.cards.catalogue import gained_number
from gloaming.kernel.cards.changing import CONTROL, TEXT, Changing
from gloaming.kernel.cards.moments import Player
from gloaming.kernel.cards.using import Use

if TYPE_CHECKING:
    from gloaming.kernel.cards.in_play import InPlay

Listener = tuple[int, int]  # a card in play, and the number of one of its abilities


class Held:
    """A modifier that holds now, with the use that it reads."""

    modifier: Changing
    use: Use
    source: int  # the serial of the lasting effect, or a card in play, counted down from -2

    def __init__(self, modifier: Changing, use: Use, source: int) -> None:
        self.modifier = modifier
        self.use = use
        self.source = source


NOTHING_HELD: Final[list[Held]] = []
NONE_PRINTED: Final[list[int]] = []
SLOTS: Final = 8  # so many abilities of one card can be told apart: it gains no more
NO_LISTENERS: Final[list[Listener]] = []


class Readings:
    """What is known of the cards in play as they are now."""

    known: bool
    blanked: dict[int, bool]
    gained: dict[int, list[int]]
    controllers: dict[int, Player]
    held: dict[str, list[Held]]  # by what they change
    values: dict[str, dict[int, int]]  # by what they say, and card
    listeners: dict[str, dict[str, list[Listener]]] | None  # by moment, and kind of what happens
    actions: list[Listener]

    def __init__(self) -> None:
        self.known = False
        self.blanked = {}
        self.gained = {}
        self.controllers = {}
        self.held = {}
        self.values = {}
        self.listeners = None
        self.actions = []

    def forget(self) -> None:
        """Forgets everything, since something has changed."""
        self.known = False

    def find_out(self, game: InPlay) -> None:
        """Works out what holds: first what changes texts and control, lasting or standing on a card, then the rest."""
        self.known = True
        self.blanked, self.gained, self.controllers, self.held, self.values = {}, {}, {}, {}, {}
        self.listeners = None
        for held in game.lasting_changes():
            self.hold(held)
        self.change_texts(game)
        self.change_control(game)
        kinds, stands, rules = game.cards.kinds, game.cards.stands, game.cards.rules
        ruling = [card for card in game.in_play if rules[kinds[card]] or card in self.gained]
        if ruling:
            for card in ruling:
                self.hold_standing(game, card, True)
            self.change_texts(game)
            self.change_control(game)
        for card in game.in_play:
            if stands[kinds[card]] or card in self.gained:
                self.hold_standing(game, card, False)

    def hold_standing(self, game: InPlay, card: int, ruling: bool) -> None:
        """Notes what holds by itself on a card in play: what changes texts and control, or the rest."""
        player = self.controllers[card] if card in self.controllers else game.cards.owners[card]
        for number in self.numbers(game, card):
            if game.catalogue[game.entry_of(card, number)].standing:
                for held in game.standing_changes(card, number, player):
                    if (held.modifier.changes == TEXT or held.modifier.changes == CONTROL) == ruling:
                        self.hold(held)

    def hold(self, held: Held) -> None:
        """Notes what holds under what it changes."""
        if held.modifier.changes in self.held:
            self.held[held.modifier.changes].append(held)
        else:
            self.held[held.modifier.changes] = [held]

    def change_texts(self, game: InPlay) -> None:
        """Finds out which cards are blanked, and what they gain."""
        self.blanked, self.gained = {}, {}
        for held in self.held.get(TEXT, NOTHING_HELD):
            places = held.modifier.gives(game, held.use)
            for card in held.modifier.cards(game, held.use):
                if held.modifier.blanks():
                    self.blanked[card] = True
                if places:
                    more = [gained_number(held.source, place) for place in places]
                    self.gained[card] = self.gained.get(card, []) + more

    def change_control(self, game: InPlay) -> None:
        """Finds out who controls cards that are not their owners'; what came last counts."""
        for held in self.held.get(CONTROL, NOTHING_HELD):
            for card in held.modifier.cards(game, held.use):
                self.controllers[card] = held.modifier.controller(game, held.use)

    def numbers(self, game: InPlay, card: int) -> list[int]:
        """Returns the abilities of a card: those printed unless it is blanked, and as many of those gained as fit."""
        printed = NONE_PRINTED if card in self.blanked else game.printed_numbers(card)
        return (printed + self.gained[card])[:SLOTS] if card in self.gained else printed

    def value(self, game: InPlay, what: str, card: int, printed: int) -> int:
        """Returns a number of a card as everything that holds changes it."""
        values = self.values.get(what)
        if values is None:
            values = {}
            self.values[what] = values
        if card in values:
            return values[card]
        value = printed
        for held in self.held.get(what, NOTHING_HELD):
            if held.modifier.reaches(game, held.use, card):
                value = held.modifier.changed(game, held.use, card, value)
        values[card] = value
        return value

    def listening(self, game: InPlay, moment: str, kind: str) -> list[Listener]:
        """Returns the abilities in play that answer a kind of thing at a moment."""
        if self.listeners is None:
            self.find_abilities(game)
        assert self.listeners is not None
        return self.listeners.get(moment, {}).get(kind, NO_LISTENERS)

    def acting(self, game: InPlay) -> list[Listener]:
        """Returns the abilities in play that are actions."""
        if self.listeners is None:
            self.find_abilities(game)
        return self.actions

    def find_abilities(self, game: InPlay) -> None:
        """Finds what the cards in play can do, by when they can."""
        listeners: dict[str, dict[str, list[Listener]]] = {}
        self.actions = []
        for card in game.in_play:
            for number in self.numbers(game, card):
                ability = game.catalogue[game.entry_of(card, number)]
                if ability.place:
                    continue
                if ability.action:
                    self.actions.append((card, number))
                for event, when in ability.answered:
                    listeners.setdefault(when, {}).setdefault(event, []).append((card, number))
        self.listeners = listeners
