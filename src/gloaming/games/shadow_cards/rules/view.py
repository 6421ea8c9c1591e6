"""What a seat sees of Shadow Cards."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloaming.games.shadow_cards.rules.cards import NAMES, SUITS, names_of, sum_of
from gloaming.games.shadow_cards.rules.experience import lesson_of
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.games.shadow_cards.rules.prediction import prediction_size
from gloaming.games.shadow_cards.rules.rounds import rounds_in_game
from gloaming.games.shadow_cards.rules.tricks import winning
from gloaming.kernel.card_sets import cards_of, count_of
from gloaming.kernel.view import Follows, View, every_view

Phase = Literal["predict", "play", "score", "scored", "over"]
Scoring = Literal["first lesson", "second lesson", "normal"]
SCORINGS: tuple[Scoring, ...] = ("normal", "first lesson", "second lesson")  # by the number of the lesson


class Laid(msgspec.Struct):
    """A card on the table and whose it is."""

    seat: int
    card: str


class FinishedTrick(msgspec.Struct):
    """A trick that was won: its cards in order, the open card with three players, and what was scored."""

    cards: list[Laid]
    open_card: str | None
    winner: int
    scored: str


class SheetLine(msgspec.Struct):
    """One round on the score sheet. The prediction cards are there if they were turned up, or one's own."""

    starter: int
    predictions: list[int]
    prediction_cards: list[list[str] | None]
    point_cards: list[list[str]]
    trick_points: list[int]
    experience: list[int]
    totals: list[int]


class Memory(msgspec.Struct):
    """What anyone who pays attention knows: the cards that are out, and the suits each seat has shown to lack."""

    out: list[str]
    voids: list[list[str]]


class ShadowCardsView(View, kw_only=True):
    """A seat's view of Shadow Cards."""

    round: int
    rounds: int
    scoring: Scoring
    phase: Phase
    prediction_size: int
    starter: int | None
    leader: int | None
    hand: list[str]
    hand_sizes: list[int]
    prediction_cards: list[str]
    prediction: int
    to_go: Follows[int]  # how many points the seat still lacks; below 0 it has more than it predicted
    predicted: list[bool]
    trick: list[Laid]
    holds: int | None  # which card of the trick wins it as it lies, counted from the lead
    open_card: str | None
    point_cards: list[list[str]]
    trick_points: list[int]
    tricks: list[FinishedTrick]
    side_stack: int
    stacks: list[int]
    sheet: list[SheetLine]
    memory: Memory


def view_for(game: ShadowCards, seat: int | None) -> ShadowCardsView:
    """Builds the view of a seat, or of a spectator, from what it is entitled to."""
    size = prediction_size(game.players)
    prediction = sum_of(game.predictions[seat]) if seat is not None else 0
    knows_starter = game.starter_known or not game.predicting
    return ShadowCardsView(
        **every_view(game, seat),
        round=min(len(game.sheet) + 1, rounds_in_game(game.players)),
        rounds=rounds_in_game(game.players),
        scoring=SCORINGS[lesson_of(game.rulings, len(game.sheet))],
        phase=phase_of(game),
        prediction_size=size,
        starter=game.starter if knows_starter else None,
        leader=game.leader if knows_starter else None,
        hand=names_of(cards_of(game.hands[seat])) if seat is not None else [],
        hand_sizes=hand_sizes(game, seat),
        prediction_cards=names_of(game.predictions[seat]) if seat is not None else [],
        prediction=prediction,
        to_go=prediction - sum_of(game.point_cards[seat]) if seat is not None else 0,
        predicted=[len(cards) == size for cards in game.predictions],
        trick=laid(game.leader, game.trick, game.players),
        holds=winning(game.trick) if game.trick else None,
        open_card=open_card(game),
        point_cards=[names_of(cards) for cards in game.point_cards],
        trick_points=[sum_of(cards) for cards in game.point_cards],
        tricks=finished_tricks(game),
        side_stack=len(game.side) if game.players == 3 else 0,
        stacks=[len(stack) for stack in game.stacks],
        sheet=sheet_lines(game, seat),
        memory=Memory(names_of(sorted(game.cards_out())), [[SUITS[suit] for suit in suits] for suits in game.voids()]),
    )


def phase_of(game: ShadowCards) -> Phase:
    """Returns what is being done now: after its last trick a round is scored, until the next one is dealt."""
    if game.over:
        return "over"
    if game.predicting:
        return "predict"
    if len(game.trick) == game.players:
        return "score"
    return "play" if game.trick or any(game.hands) else "scored"


def hand_sizes(game: ShadowCards, seat: int | None) -> list[int]:
    """Returns how many cards everyone holds; a prediction half made is not noticed by the others."""
    size, sizes = prediction_size(game.players), [count_of(hand) for hand in game.hands]
    for other, aside in enumerate(game.predictions):
        if other != seat and len(aside) < size:
            sizes[other] += len(aside)
    return sizes


def laid(leader: int, cards: list[int], players: int) -> list[Laid]:
    """Returns the cards of a trick with whose they are."""
    return [Laid((leader + place) % players, NAMES[card]) for place, card in enumerate(cards)]


def open_card(game: ShadowCards) -> str | None:
    """Returns the card turned up for the trick on the table."""
    turned, finished = len(game.open_cards), len(game.played) // game.players
    return NAMES[game.open_cards[-1]] if turned > finished else None


def finished_tricks(game: ShadowCards) -> list[FinishedTrick]:
    """Returns the finished tricks that the ruling on the trick history lets everyone look at."""
    scored = [iter(cards) for cards in game.point_cards]
    tricks = list(game.tricks())
    shown = {"none": 0, "last": 1, "all": len(tricks)}[game.rulings.trick_history]
    finished = []
    for number, (leader, cards) in enumerate(tricks):
        winner = (leader + winning(cards)) % game.players
        scored_card = NAMES[next(scored[winner])]
        if number >= len(tricks) - shown:
            turned = NAMES[game.open_cards[number]] if game.open_cards else None
            finished.append(FinishedTrick(laid(leader, cards, game.players), turned, winner, scored_card))
    return finished


def sheet_lines(game: ShadowCards, seat: int | None) -> list[SheetLine]:
    """Returns the score sheet as far as it is written."""
    lines = []
    totals = [0] * game.players
    first = game.starter - (len(game.sheet) - (1 if game.over else 0))
    for round, line in enumerate(game.lines()):
        totals = [total + earned for total, earned in zip(totals, line.experience, strict=True)]
        lines.append(
            SheetLine(
                starter=(first + round) % game.players,
                predictions=[sum_of(cards) for cards in line.predictions],
                prediction_cards=[
                    names_of(cards) if game.rulings.reveal_predictions or other == seat else None
                    for other, cards in enumerate(line.predictions)
                ],
                point_cards=[names_of(cards) for cards in line.points],
                trick_points=[sum_of(cards) for cards in line.points],
                experience=line.experience,
                totals=totals,
            )
        )
    return lines
