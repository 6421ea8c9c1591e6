"""Duels to begin a test with: real games of Showdown in the middle of things, made in a line or two.

`|` stands between seats. `7P` is a card of value 7 and discipline Physical (I Intellect, C Cunning), `BJ1` and `BJ2`
are the edges of the Black Joker. Both seats fight with a plain deck whose Aces and triggers do nothing; a test adds
the cards it needs in the words of a card file, with short names: `deck_0="cards: {6P: {action: [draw: 2]}}"`. With a
champion that comes with the game, `deck_0="corvo"`, a card with a text is called by its title, `keep-low`, and `7P` is
one without.
"""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any, Literal, TypedDict, Unpack, cast

import yaml

import gloaming
from gloaming.games.showdown.rules.cards import ACES, DECK, DISCARDS, DOWN, DRAW_DECK, HAND, NAMES, REMOVED, SUITS, UP
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.games.showdown.rules.setup import Duel
from gloaming.games.showdown.rules.turns import Turn
from gloaming.games.showdown.rules.view import PlayArea
from gloaming.kernel.choices import Option
from gloaming.kernel.rulebook import OptionValue
from played import Played, at, begun

Phase = Literal["action", "combat", "draw"]

LETTERS = "PIC"
EDGES = {"BJ1": "first-edge", "BJ2": "second-edge"}
STEPS: dict[Phase, str] = {"action": "action_phase", "combat": "combat_phase", "draw": "draw_phase"}
NOTHING: list[Any] = []  # a trigger may do nothing
BLANK: dict[str, Any] = {"title": "Blank", "ongoing": [{"hand-limit": 7}]}  # which is the limit anyway
PLAIN: dict[str, Any] = {
    "champion": "plain",
    "name": "Jack of Diamonds",
    "epithet": "of the tests",
    "pitch": "Does nothing that is not asked for.",
    "disciplines": {
        "clubs": "P P P P P P P P P P P P",
        "diamonds": "I I I I I I I I I I I I",
        "hearts": "C C C C C C C C C C C C",
        "spades": "P I C P I C P I C P I C",
    },
    "black-joker": ["5 physical", "7 cunning"],
    "triggers": {"physical": NOTHING, "intellect": NOTHING, "cunning": NOTHING},
    "aces": dict.fromkeys(SUITS, BLANK),
    "cards": {},
}


class Options(TypedDict, total=False):
    """The rulings of a duel."""

    mirror_allowed: bool
    first_player: Literal["cut", "coin"]
    ask_opening_cut: bool
    force_strike_if_able: bool
    simultaneous_loss: Literal["draw", "attacker", "more-aces"]
    ace_order: Literal["choose", "pile"]
    bars_bind_hand_cards: bool


class Table(Played[Showdown]):
    """A duel that is played in short words, with everything that was heard of it."""

    # Playing.

    def spelled(self, seat: int, token: str) -> str:
        """Returns a choice in short words as the game spells it."""
        decision = self.game.decision_of(seat)
        for option in decision.options if decision is not None else []:
            if token == self._short_option(seat, option):
                return option.token
        verb, _, word = token.partition(" ")
        if word in EDGES:
            return f"{verb} {EDGES[word]}"
        return f"{verb} {NAMES[card_like(self.game.deck_of(seat), word, [])]}" if is_short(word) else token

    def fight(self, feints: str, strikes: str = "") -> Table:
        """Has both feint, the attacker first, and strike; windows in between must be played by hand."""
        first = self.game.attacker
        seats = (first, 1 - first)
        for verb, words in (("feint", feints), ("strike", strikes)):
            cards = words.split("|") if words else []
            self.play(*[f"{seat} {verb} {cards[seat].strip()}" for seat in seats if cards])
        return self

    def pass_all(self) -> Table:
        """Passes as long as passing is possible."""
        while self.game.decisions and "pass" in self.offered(self.game.decisions[0].seat):
            self.play(f"{self.game.decisions[0].seat} pass")
        return self

    # Looking.

    def offered(self, seat: int | None = None) -> list[str]:
        """Returns what a seat, or the only one asked, may choose now, in short words."""
        if seat is None:
            assert len(self.asked) == 1, f"{len(self.asked)} seats are asked"
            seat = self.asked[0]
        decision = self.game.decision_of(seat)
        return [] if decision is None else [self._short_option(seat, option) for option in decision.options]

    def hand(self, seat: int) -> str:
        """Returns a seat's hand as it sees it."""
        return self.short(seat, self.game.view(seat).hand)

    def area(self, seat: int, seen_by: int | None = None) -> PlayArea:
        """Returns a seat's side of the table as a spectator sees it."""
        return self.game.view(seen_by).areas[seat]

    def sizes(self) -> list[int]:
        """Returns how many cards both hold."""
        return [self.area(seat).hand_size for seat in range(2)]

    def deck_sizes(self) -> list[int]:
        """Returns how many cards are left to draw."""
        return [self.area(seat).deck for seat in range(2)]

    def discards(self, seat: int) -> str:
        """Returns a seat's discard pile, the last card last."""
        return self.short(seat, self.area(seat).discards)

    def lives(self) -> list[int]:
        """Returns how many Aces of both lie face down."""
        return [self.count_aces(seat, "down") for seat in range(2)]

    def count_aces(self, seat: int, lies: str) -> int:
        """Returns how many of a seat's Aces lie in a way."""
        return [ace.lies for ace in self.area(seat).aces].count(cast(Any, lies))

    def aces(self, seat: int) -> list[str]:
        """Returns a seat's Aces by place, as everyone sees them: `clubs:up`, `?`, `spades:down`."""
        shown = self.area(seat).aces
        return [f"{ace.card.removeprefix('ace-of-')}:{ace.lies}" if ace.card else "?" for ace in shown]

    def totals(self) -> list[int | None]:
        """Returns both totals."""
        return [self.area(seat).total for seat in range(2)]

    def final_totals(self) -> list[int]:
        """Returns both totals of the last combat that was decided."""
        return cast(list[int], self.told("verdict")[-1]["totals"])

    def drawn(self) -> list[list[int]]:
        """Returns how many cards both drew, each time they did."""
        drew = self.told("drew")
        return [[cast(int, facts["count"]) for facts in drew if facts["seat"] == seat] for seat in range(2)]

    def kinds(self, *only: str) -> list[str]:
        """Returns what happened, in order, or what among some kinds of events; not that an ability made it happen."""
        return super().kinds(*only) if only else [kind for kind in self.events if kind != "ability"]

    def verdict(self) -> int | None:
        """Returns who won the last combat that was decided, None for a tie."""
        winner = self.told("verdict")[-1]["winner"]
        assert isinstance(winner, int)
        return None if winner < 0 else winner

    def short(self, seat: int, names: list[str]) -> str:
        """Returns some of a seat's cards in short words."""
        return " ".join(short_name(self.game.deck_of(seat), name) for name in names)

    def _short_option(self, seat: int, option: Option) -> str:
        verb, _, name = option.token.partition(" ")
        return f"{verb} {short_name(self.game.deck_of(seat), name)}" if name in NAMES else option.token


def started(seed: int = 1, deck_0: str = "", deck_1: str = "", **options: Unpack[Options]) -> Table:
    """Starts a game from the setup on; it waits in the first Action phase."""
    given: dict[str, OptionValue] = {**cast(dict[str, OptionValue], options), **_decks(deck_0, deck_1)}
    return Table(*begun(Showdown, "showdown", 2, seed, given))


def showdown(
    hands: str = "",
    feints: str = "",
    strikes: str = "",
    phase: Phase = "combat",
    attacker: int = 0,
    aces: str = "",
    lives: str = "",
    discards: str = "",
    tops: str = "",
    deck_sizes: str = "",
    deck_0: str = "",
    deck_1: str = "",
    decks: str = "",
    turn: int = 1,
    seed: int = 1,
    **options: Unpack[Options],
) -> Table:
    """Sets up a turn that begins with a phase; feints and strikes that are given are then played from the hands.

    `hands` that are left out hold five cards. `aces` names Aces from the first place on, each with how it lies:
    `clubs:up hearts spades:removed`, `clubs:known` for one that was healed; those left out follow face down. `lives`
    instead turns up all but so many. A champion's Aces may be called by their titles.
    `tops` lie on the decks, the next card first; with `deck_sizes` all other cards have been discarded.
    """
    given: dict[str, OptionValue] = {
        **cast(dict[str, OptionValue], options),
        **_decks(deck_0 or decks, deck_1 or decks),
    }
    book = gloaming.rulebook("showdown")
    game = book.fresh_game(book.setting(2, seed, given))
    assert isinstance(game, Showdown)
    game.picks = [_pick(seat, str(given[f"deck_{seat}"])) for seat in range(2)]
    game.attacker = attacker
    game.turn = turn
    game.phase = phase
    game.lay_out()
    for seat in range(2):
        _deal(game, seat, _of(hands, seat), _of(discards, seat), _of(tops, seat), _of(deck_sizes, seat))
        _lay_aces(game, seat, _of(aces, seat), _of(lives, seat))
    game.listen_for_cards()
    table = Table(game)
    game.stack = [at(Duel(), "take_turns")]
    game.begin(at(Turn(), STEPS[phase]))
    if phase == "combat":
        table.fight(feints, strikes)
    return table


def clash(champion: str, feints: str, strikes: str = "", attacker: int = 0, aces: str = "", more: str = "") -> Table:
    """Has a champion fight seat 1's plain deck with the cards that are named, and some more; nobody answers anything.

    Without strikes the duel waits for these.
    """
    hands = []
    for seat in range(2):
        words = [_of(text, seat) or "" for text in (feints, strikes, more)]
        hands.append(" ".join(word for word in words if word not in EDGES))
    duel = showdown(hands=" | ".join(hands), attacker=attacker, aces=aces, deck_0=champion)
    for verb, text in (("feint", feints), ("strike", strikes)):
        for seat in (attacker, 1 - attacker) if text else ():
            duel.play(f"{seat} {verb} {_of(text, seat)}").pass_all()
    return duel


def deck_text(changes: str) -> str:
    """Returns the plain deck with some changes, as it travels with a game."""
    whole = json.loads(json.dumps(PLAIN))
    for key, value in (yaml.safe_load(changes) or {}).items():
        if isinstance(value, dict) and isinstance(whole.get(key), dict):
            whole[key].update(value)
        else:
            whole[key] = value
    letters = "".join("".join(whole["disciplines"][suit].split()) for suit in SUITS)
    whole["cards"] = {_long_name(name, letters): _titled(name, entry) for name, entry in whole["cards"].items()}
    whole["aces"] = {suit: _titled(suit, entry) for suit, entry in whole["aces"].items()}
    return json.dumps(whole)


def falling_together() -> str:
    """Returns a deck of which any card, played as an Action, deals both players all the damage they can take."""
    strikes_both = {"title": "Roof", "action": [{"hurt": {"count": ACES, "who": "both"}}]}
    return json.dumps({**PLAIN, "cards": dict.fromkeys(NAMES[:DECK], strikes_both)})


def short_name(deck: Deck, name: str) -> str:
    """Returns a card in short words."""
    if name in EDGES.values():
        return next(short for short, long in EDGES.items() if long == name)
    card = NAMES.index(name)
    if deck.id in ROSTER and deck.titles[card]:
        return re.sub(r"[^a-z0-9]+", "-", deck.titles[card].lower()).strip("-")
    return f"{deck.value(card)}{LETTERS[deck.discipline(card)]}" if card < DECK else name


def is_short(word: str) -> bool:
    """Tells whether a word is a card in short words."""
    return re.fullmatch(r"\d+[PIC]", word) is not None


def card_like(deck: Deck, word: str, taken: list[int]) -> int:
    """Returns the first card of a deck that fits a short word and is still free."""
    for card in range(DECK):
        if card not in taken and word in (NAMES[card], short_name(deck, NAMES[card])):
            return card
    raise AssertionError(f"no card {word} is left")


def _decks(deck_0: str, deck_1: str) -> dict[str, OptionValue]:
    chosen = {}
    for seat, text in enumerate((deck_0, deck_1)):
        chosen[f"deck_{seat}"] = text if text in ("choose", "random", *ROSTER) else deck_text(text)
    return cast(dict[str, OptionValue], chosen)


def _pick(seat: int, deck: str) -> int:
    return ROSTER.index(deck) if deck in ROSTER else len(ROSTER) + seat


def _long_name(name: str, letters: str) -> str:
    if not is_short(name):
        return name
    return next(NAMES[card] for card in range(DECK) if name == f"{card % 12 + 2}{letters[card]}")


def _titled(name: str, entry: dict[str, Any]) -> dict[str, Any]:
    return {"title": f"Test {name}", **entry}


def _of(text: str, seat: int) -> str | None:
    seats = text.split("|")
    return seats[seat].strip() if text and seat < len(seats) else None


def _deal(
    game: Showdown, seat: int, hand: str | None, discards: str | None, tops: str | None, size: str | None
) -> None:
    deck = game.deck_of(seat)
    taken: list[int] = []
    piles: list[list[int]] = []
    for words in (hand, discards, tops):
        piles.append([])
        for word in (words or "").split():
            taken.append(card_like(deck, word, taken))
            piles[-1].append(taken[-1])
    rest = [card for card in range(DECK) if card not in taken]
    Random(f"{game.setting.seed} {seat}").shuffle(rest)
    held = piles[0] if hand is not None else [rest.pop() for _ in range(5)]
    below = int(size) - len(piles[2]) if size else len(rest)
    places = game.places[seat]
    places.cards[DRAW_DECK] = []
    for place, cards in ((HAND, held), (DISCARDS, rest[below:] + piles[1]), (DRAW_DECK, rest[:below] + piles[2][::-1])):
        places.put(place, cards)


def _lay_aces(game: Showdown, seat: int, aces: str | None, lives: str | None) -> None:
    ways = {"": DOWN, "down": DOWN, "up": UP, "removed": REMOVED, "known": DOWN}
    words = (aces or "").split()
    if lives:
        words = [f"{suit}:up" for suit in SUITS[: ACES - int(lives)]]
    titles = [short_name(game.deck_of(seat), f"ace-of-{suit}") for suit in SUITS]
    named = [word.partition(":")[0] for word in words]
    suits = [titles.index(name) if name in titles else SUITS.index(name) for name in named]
    how = [word.partition(":")[2] for word in words] + [""] * (ACES - len(words))
    game.aces[seat] = [*suits, *[suit for suit in range(ACES) if suit not in suits]]
    game.lies[seat] = [ways[way] for way in how]
    game.placed[seat] = [way == "known" for way in how]
    game.scores[seat] = game.face_down(seat)
