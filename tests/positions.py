"""Positions to begin a test with: real games in the middle of things, made in a line or two.

Cards are written in words, and `|` stands between seats. `red-7` is that card, `7` any free card of that value,
`blue` any free card of that suit, `=30` free cards worth 30 together. Seats that are left out, and hands that end
in `...`, are filled from the rest of the deck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from random import Random
from typing import Literal, TypedDict, Unpack, cast

import gloaming
from gloaming.games.shadow_cards.rules import events
from gloaming.games.shadow_cards.rules.cards import DECK, NAMES, SUITS, suit_of, value_of
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.games.shadow_cards.rules.prediction import prediction_size
from gloaming.games.shadow_cards.rules.rounds import Round, WholeGame
from gloaming.games.shadow_cards.rules.sheet import Line
from gloaming.games.shadow_cards.rules.tricks import Tricks
from gloaming.kernel.card_sets import set_of
from gloaming.kernel.rulebook import OptionValue
from played import at

HAND_SIZE = {2: 15, 3: 15, 4: 15, 5: 12}
TRICKS = {2: 12, 3: 13, 4: 13, 5: 10}


class Options(TypedDict, total=False):
    """The rulings of a game of Shadow Cards."""

    teaching: bool
    short_rounds: bool
    zero_reward: str
    exact_factor: int
    exact_adds_trick_points: bool
    over_bonus: Literal["prediction", "none", "only"]
    most_keeps_prediction_bonus: bool
    matched_leader_cancels_most: bool
    round_floor: Literal[0] | None
    first_starter: Literal["random"] | int
    announce_starter_before_prediction: bool
    reveal_predictions: bool
    trick_history: Literal["none", "last", "all"]


class Pile:
    """Cards wanted in one place, and those that were found for it."""

    def __init__(self, words: str, size: int | None = None) -> None:
        self.words = words.replace("...", "").split()
        self.size = size
        self.cards: list[int] = []


def dealt(players: int = 4, seed: int = 1, **options: Unpack[Options]) -> ShadowCards:
    """Starts a game, which waits for the first predictions."""
    game = gloaming.start("shadow-cards", players=players, seed=seed, **options)
    assert isinstance(game, ShadowCards)
    return game


def before_prediction(players: int = 4, hands: str = "", seed: int = 1, **options: Unpack[Options]) -> ShadowCards:
    """Sets up a first round that waits for the predictions."""
    game = _empty_table(players, seed, options)
    piles = [Pile(words, HAND_SIZE[players]) for words in _seats(hands, players)]
    rest = _allot(piles, seed)
    game.hands = [set_of(pile.cards) for pile in piles]
    _set_aside_stacks(game, rest)
    game.clear_for_round()
    game.stack = [at(WholeGame(), "play_rounds")]
    game.begin(at(Round(), "predict"))
    return game


def shadow_cards(
    players: int = 4,
    hands: str = "",
    lead: int = 0,
    predictions: str = "",
    points: str = "",
    open_card: str = "",
    sheet: str = "",
    starter: int | None = None,
    seed: int = 1,
    **options: Unpack[Options],
) -> ShadowCards:
    """Sets up a game that waits for the lead to a trick.

    `points` are the point cards so far; `sheet` what each seat earned in the rounds before, one number a round.
    """
    game = _empty_table(players, seed, options)
    _write_sheet(game, sheet)
    game.starter = lead if starter is None else starter
    game.clear_for_round()
    game.leader = lead
    size = _hand_size(hands, points, players)
    held = [Pile(words, size) for words in _seats(hands, players)]
    aside = [Pile(words, prediction_size(players)) for words in _seats(predictions, players)]
    won = [Pile(words) for words in _seats(points, players)]
    turned = Pile(open_card, 1 if players == 3 else 0)
    rest = _allot([*held, *aside, *won, turned], seed)
    game.hands = [set_of(pile.cards) for pile in held]
    game.predictions = [sorted(pile.cards) for pile in aside]
    game.point_cards = [pile.cards for pile in won]
    _set_aside_stacks(game, rest)
    game.side = game.side[: size + 1] + turned.cards
    game.stack = [at(WholeGame(), "play_rounds"), at(Round(), "receive_experience")]
    game.begin(Tricks())
    return game


def round_scored(
    points: str, predictions: str = "", sheet: str = "", seed: int = 1, **options: Unpack[Options]
) -> ShadowCards:
    """Plays the last trick of a round in which the seats win these points; the game waits for what comes next.

    Seats whose prediction is left out have predicted 20 or 19, and missed.
    """
    won = points.split("|")
    players = len(won)
    wanted = [words.strip() or _missed(won[seat]) for seat, words in enumerate(_seats(predictions, players))]
    winner = next(seat for seat in range(players) if _worth(won[seat]) > 0)
    won[winner], last = _without_last(won[winner])
    game = shadow_cards(
        players,
        hands="|".join(str(last) if seat == winner else "blue" for seat in range(players)),
        lead=winner,
        predictions="|".join(wanted),
        points="|".join(won),
        sheet=sheet,
        seed=seed,
        **options,
    )
    play(game, f"{winner} play red-{last}")
    for step in range(1, players):
        seat = (winner + step) % players
        play(game, f"{seat} play {offered(game)[0]}")
    play(game, f"{winner} score red-{last}")
    return game


def earned(game: ShadowCards) -> list[int]:
    """Returns what every seat received for the last round that was scored."""
    return game.view(None).sheet[-1].experience


def play(game: ShadowCards, *moves: str) -> None:
    """Makes choices such as `2 play red-7`."""
    for move in moves:
        seat, token = move.split(" ", 1)
        game.choose(int(seat), token)


def offered(game: ShadowCards, seat: int | None = None) -> list[str]:
    """Returns the cards that a seat, or the only one asked, may choose now."""
    if seat is None:
        assert len(game.decisions) == 1, f"{len(game.decisions)} seats are asked"
        seat = game.decisions[0].seat
    decision = game.decision_of(seat)
    return [] if decision is None else [option.touches[0] for option in decision.options]


def play_until(game: ShadowCards, done: Callable[[ShadowCards], bool], seed: int = 0) -> ShadowCards:
    """Plays on with random choices until something is so, or the game is over."""
    rng = Random(seed)
    while not game.over and not done(game):
        decision = rng.choice(game.decisions)
        game.choose(decision.seat, rng.choice(decision.options))
    return game


def play_on(game: ShadowCards) -> None:
    """Makes one choice, the first that is offered."""
    decision = game.decisions[0]
    game.choose(decision.seat, decision.options[0])


def finish_predictions(game: ShadowCards, seed: int = 0) -> ShadowCards:
    """Has everyone who has not predicted yet do so."""
    return play_until(game, lambda game: not game.predicting, seed)


def finish_tricks(game: ShadowCards, count: int, seed: int = 0) -> ShadowCards:
    """Plays on until so many tricks of the round have been finished."""
    return play_until(game, lambda game: len(game.played) == count * game.players, seed)


def finish_round(game: ShadowCards, seed: int = 0) -> ShadowCards:
    """Plays the round to its end."""
    rounds = len(game.sheet)
    return play_until(game, lambda game: len(game.sheet) > rounds, seed)


def finish_game(game: ShadowCards, seed: int = 0) -> ShadowCards:
    """Plays the game to its end."""
    return play_until(game, lambda game: game.over, seed)


@dataclass
class Played:
    """A trick as it was heard: who played what, the open card, who won and what was scored."""

    seats: list[int]
    cards: list[str]
    open_card: str | None
    winner: int
    scored: str


@dataclass
class PlayedRound:
    """A round as it was heard: what was dealt, who started, and the tricks."""

    hands: list[list[str]]
    starter: int
    tricks: list[Played]


def heard(game: ShadowCards) -> list[PlayedRound]:
    """Returns the rounds of a game that was played from its first deal, with all hands."""
    told: list[gloaming.Event] = []
    gloaming.replay(gloaming.Record.of(game), listener=told.append)
    rounds: list[PlayedRound] = []
    trick = Played([], [], None, -1, "")
    for event in told:
        match event:
            case events.RoundBegins():
                rounds.append(PlayedRound([], -1, []))
            case events.Starter():
                rounds[-1].starter = event.seat
            case events.Dealt(cards=list(cards)):
                rounds[-1].hands.append(cards)
            case events.OpenCard():
                trick.open_card = event.card
            case events.Played():
                trick.seats.append(event.seat)
                trick.cards.append(event.card)
            case events.Scored():
                trick.winner, trick.scored = event.seat, event.card
                rounds[-1].tricks.append(trick)
                trick = Played([], [], None, -1, "")
    return rounds


def _empty_table(players: int, seed: int, options: Options) -> ShadowCards:
    book = gloaming.rulebook("shadow-cards")
    game = book.fresh_game(book.setting(players, seed, cast(dict[str, OptionValue], options)))
    assert isinstance(game, ShadowCards)
    return game


def _seats(text: str, players: int) -> list[str]:
    seats = text.split("|")
    assert len(seats) <= players, f"{len(seats)} seats for {players} players"
    return seats + [""] * (players - len(seats))


def _hand_size(hands: str, points: str, players: int) -> int:
    """Returns how many cards everyone holds: as many as in the hands that were given whole, or as the points leave."""
    sizes = {len(hand.split()) for hand in hands.split("|") if hand.strip() and "..." not in hand}
    assert len(sizes) <= 1, "before a trick everyone holds the same number of cards"
    won = sum(ceil(int(word[1:]) / 14) if word.startswith("=") else 1 for word in points.replace("|", " ").split())
    return sizes.pop() if sizes else TRICKS[players] - won


def _write_sheet(game: ShadowCards, sheet: str) -> None:
    if not sheet:
        return
    earned = [[int(number) for number in seat.split()] for seat in _seats(sheet, game.players)]
    aside = [[0] * prediction_size(game.players) for _ in range(game.players)]
    nothing: list[list[int]] = [[] for _ in range(game.players)]
    game.sheet = [Line(aside, nothing, list(line)).written() for line in zip(*earned, strict=True)]
    game.scores = [sum(line) for line in earned]
    game.reckonings = len(game.sheet)


def _set_aside_stacks(game: ShadowCards, rest: list[int]) -> None:
    if game.players == 3:
        game.side = rest[:15]
    if game.players == 2 and len(game.sheet) % 2 == 0:
        game.stacks = [rest[:15], rest[15:30]]


def _allot(piles: list[Pile], seed: int) -> list[int]:
    """Finds the cards for all piles, the most particular wishes first; returns the rest, shuffled."""
    free = list(range(DECK))
    for wish in (_named, _of_value, _of_suit, _of_worth):
        for pile in piles:
            for word in pile.words:
                for card in wish(word, pile, free):
                    free.remove(card)
                    pile.cards.append(card)
    Random(seed).shuffle(free)
    for pile in piles:
        while pile.size is not None and len(pile.cards) < pile.size:
            pile.cards.append(free.pop())
        assert pile.size in (None, len(pile.cards)), f"too many cards: {pile.words}"
    return free


def _named(word: str, pile: Pile, free: list[int]) -> list[int]:
    return [NAMES.index(word)] if word in NAMES else []


def _of_value(word: str, pile: Pile, free: list[int]) -> list[int]:
    return [next(card for card in free if value_of(card) == int(word))] if word.isdigit() else []


def _of_suit(word: str, pile: Pile, free: list[int]) -> list[int]:
    return [next(card for card in free if SUITS[suit_of(card)] == word)] if word in SUITS else []


def _of_worth(word: str, pile: Pile, free: list[int]) -> list[int]:
    if not word.startswith("="):
        return []
    count = None if pile.size is None else pile.size - len(pile.cards)
    found = _cards_worth(int(word[1:]), count, sorted(free, key=value_of, reverse=True))
    assert found is not None, f"no free cards are worth {word[1:]}"
    return found


def _cards_worth(total: int, count: int | None, cards: list[int]) -> list[int] | None:
    if count == 0 or (count is None and total == 0):
        return [] if total == 0 else None
    for place, card in enumerate(cards):
        if value_of(card) <= total:
            others = _cards_worth(total - value_of(card), None if count is None else count - 1, cards[place + 1 :])
            if others is not None:
                return [card, *others]
    return None


def _worth(words: str) -> int:
    return sum(int(word.lstrip("=")) for word in words.split())


def _missed(points: str) -> str:
    return "=19" if _worth(points) == 20 else "=20"


def _without_last(points: str) -> tuple[str, int]:
    """Takes the last point card, or the last trick's share of a sum, away from what a seat wins."""
    *others, last = points.split()
    if last.startswith("="):
        share = min(int(last[1:]), 14)
        return " ".join([*others, f"={int(last[1:]) - share}"]), share
    return " ".join(others), int(last)
