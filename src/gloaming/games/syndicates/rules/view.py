"""What a seat sees of a match: everything but what lies in the decks (SS-SETB-6)."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloaming.games.syndicates.rules.analysis import Analysis
from gloaming.games.syndicates.rules.arrival import Arrival
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.sets import FACTIONS, NONE
from gloaming.games.syndicates.rules.tabletop import OUT, Side, Slot
from gloaming.games.syndicates.rules.uses import CardUse, DrawnFx, GoneUse
from gloaming.kernel.choices import Seat
from gloaming.kernel.view import View, Wording, every_view

Phase = Literal["factions", "analysis", "turns", "over"]


class AttachedFx(msgspec.Struct):
    """An FX card on a slot: what it can still stop, and for how many turns of both sides a Timeout lasts."""

    card: str
    kt: int
    turns_left: int | None


class SlotView(msgspec.Struct):
    """A slot, with all that lies there."""

    name: str
    stack: list[str]  # from the bottom up; the last one counts
    kt: int
    attached: list[AttachedFx]  # from the bottom up
    active: bool
    fit: bool  # whether the top character can use its text
    immune: bool
    strength: int  # what a standard attack by the top character takes
    owner: int | None  # the seat that acts with it; None for both mates
    closed: bool


class KeptFx(msgspec.Struct):
    """A Super Rare that was kept, and the seat that drew it and may play it."""

    card: str
    owner: int


class SideView(msgspec.Struct):
    """One side of the table."""

    faction: str | None
    seats: list[int]
    black: bool
    slots: list[SlotView]
    fx_deck: int
    fx_used: list[str]
    deck: int
    used: list[str]
    reserve: list[KeptFx]
    due: list[str]  # who has to leave because of somebody else in play
    matches: int  # won in the series
    series: int  # won
    points: int


class InUse(msgspec.Struct):
    """A card whose text is being carried out."""

    seat: int
    card: str
    name: Wording
    effect: int  # which of its effects is being done, counted from 0
    giver: str | None  # the slot chosen to give KT
    receiver: str | None  # the slot chosen to receive them


class SyndicatesView(View, kw_only=True):
    """A seat's view of a match."""

    format: str
    contest: str
    card_set: str
    match: int
    turn: int
    phase: Phase
    first: int | None  # who has the first turn
    acting: int | None  # whose turn it is
    analysing: int | None  # the side that looks its team over
    fetched: str | None  # the duo partner for whom somebody must make room
    sides: list[SideView]
    skips: list[int]  # by seat, turns to be skipped
    using: InUse | None
    drawn: list[str]  # FX cards drawn and not used yet
    to_use: int  # how many of those drawn last are still to be used
    newcomer: str | None  # a character who looks for a place
    match_winner: int | None  # the side that won the match just played


def view_for(game: Syndicates, seat: Seat | None) -> SyndicatesView:
    """Builds the view of a seat, or of a spectator."""
    names = game.cards.names
    top = game.stack[-1] if game.stack else None
    uses = [each for each in game.stack if isinstance(each, CardUse) and not isinstance(each, GoneUse)]
    drawn = [frame for frame in game.stack if isinstance(frame, DrawnFx)]
    return SyndicatesView(
        **every_view(game, seat),
        format=game.format.name,
        contest=game.rulings.contest,
        card_set=game.cards.id,
        match=game.match,
        turn=game.turn,
        phase=phase_of(game),
        first=game.starter if game.starter != NONE else None,
        acting=game.seat_of_turn(game.turn) if game.turn and not game.over else None,
        analysing=top.side if isinstance(top, Analysis) else None,
        fetched=names[top.fetched] if isinstance(top, Analysis) and top.fetched != NONE else None,
        sides=[side_of(game, side) for side in range(2)],
        skips=list(game.skips),
        using=in_use(game, uses[-1]) if uses else None,
        drawn=[names[card] for frame in drawn for card in frame.cards],
        to_use=drawn[-1].uses if drawn else 0,
        newcomer=names[top.card] if isinstance(top, Arrival) and top.card != NONE else None,
        match_winner=game.winner if game.winner != NONE else None,
    )


def phase_of(game: Syndicates) -> Phase:
    """Returns what is being done now."""
    if game.over or game.turn:
        return "over" if game.over else "turns"
    return "factions" if game.factions[0] == NONE else "analysis"


def in_use(game: Syndicates, use: CardUse) -> InUse:
    """Returns what is being carried out."""
    giver, receiver = (game.format.name_of(slot) if slot != NONE else None for slot in (use.giver, use.receiver))
    return InUse(use.player, game.cards.names[use.card], use.text(game).name, use.place, giver, receiver)


def side_of(game: Syndicates, side: Side) -> SideView:
    """Returns a side of the table."""
    cards, faction = game.cards, game.factions[side]
    return SideView(
        faction=FACTIONS[faction] if faction != NONE else None,
        seats=game.team(side),
        black=game.black[side],
        slots=[slot_of(game, side, slot) for slot in range(game.format.slots)],
        fx_deck=len(game.fx_decks[side]),
        fx_used=cards.names_of(game.fx[side].cards[OUT]),
        deck=len(game.decks[side]),
        used=cards.names_of(game.characters[side].cards[OUT]),
        reserve=[KeptFx(cards.names[card], seat) for seat in game.team(side) for card in game.reserves[seat]],
        due=cards.names_of(game.penalised(side)),
        matches=game.matches[side],
        series=game.series[side],
        points=game.scores[side],
    )


def slot_of(game: Syndicates, side: Side, slot: Slot) -> SlotView:
    """Returns a slot."""
    cards, stack = game.cards, game.stacks[side][slot]
    owners = [seat for seat in game.team(side) if game.commands(seat, slot)]
    return SlotView(
        name=game.format.name_of(slot),
        stack=cards.names_of(stack),
        kt=game.kt[side][slot],
        attached=[
            AttachedFx(cards.names[fx], kt, None if ends == NONE else max(0, ends - game.turn))
            for fx, kt, ends in game.attached[side][slot]
        ],
        active=game.is_active(side, slot),
        fit=any(game.can_use(seat, slot) for seat in owners),
        immune=game.is_immune(side, slot),
        strength=game.strength(side, slot) if stack else 0,
        owner=owners[0] if len(owners) == 1 else None,
        closed=slot == game.format.family and game.closed[side],
    )
