"""What a seat sees of a duel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from gloaming.games.showdown.rules import cards
from gloaming.games.showdown.rules.cards import DISCIPLINES, FEINTED, NAMES, NONE, STRUCK, names_of
from gloaming.games.showdown.rules.events import DecidedBy
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.hidden import champion_is_hidden
from gloaming.games.showdown.rules.tabletop import Phase
from gloaming.games.showdown.rules.vocabulary.modifiers import CombatModifier
from gloaming.kernel.cards.english import sentence
from gloaming.kernel.cards.lasting import Lasting as LeftBehind
from gloaming.kernel.cards.reader import Reader, reader_of
from gloaming.kernel.cards.terms import Effect
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Seat
from gloaming.kernel.view import Follows, View, Wording, every_view

Lies = Literal["down", "up", "removed"]
LIES: tuple[Lies, ...] = ("down", "up", "removed")


class Attack(msgspec.Struct):
    """A feint or strike on the table, as it counts now; a covered strike of the other seat shows nothing."""

    card: str | None
    value: int | None
    discipline: str | None


class AceView(msgspec.Struct):
    """An Ace in its place; which one it is, if that can be known."""

    lies: Lies
    card: str | None


class PlayArea(msgspec.Struct):
    """One player's side of the table, from left to right as its owner sees it; the discard pile has its own place."""

    black_joker: bool  # whether it lies in its place, and not on the table as a feint
    red_joker: str | None  # the champion
    aces: list[AceView]
    deck: int
    discards: list[str]
    removed: list[str]
    in_use: list[str]
    hand_size: int
    seen_hand: list[str]
    feint: Attack | None
    strike: Attack | None
    sum: int | None  # of the feint as it counts and the strike as it is printed, if both are seen
    pair: bool  # whether feint and strike are seen to be of one discipline: a win then brings the trigger
    total: int | None
    beside: Follows[int | None]  # what counts in the total beside feint and strike


class Lasting(msgspec.Struct):
    """Something that changes how a combat is read: whose card made it, and what it does, as it reads for the seat."""

    seat: int
    card: str
    text: Wording
    next_combat: bool
    still_counts_for: list[int]  # the seats whose strike, total or trigger it may yet change


class InUse(msgspec.Struct):
    """An ability that is being carried out: which of its card's, what it asks for, and whose cards are meant."""

    seat: int
    card: str
    ability: int
    asks: Wording
    about: int


class ShowdownView(View, kw_only=True):
    """A seat's view of a duel."""

    turn: int
    phase: Phase
    attacker: int | None
    champions: list[str | None]
    hand: list[str]
    areas: list[PlayArea]
    winner: int | None  # of the combat on the table
    same_discipline: bool | None  # whether the strikes count as the same discipline, once they are revealed
    ahead: int | None  # who wins the combat as it stands, once the strikes are revealed
    decided_by: DecidedBy | None  # what decides it then
    lasting: list[Lasting]  # what cards have left behind for this combat or the next
    standing: list[Lasting]  # what Aces do as long as they lie open
    using: InUse | None
    known_top: list[str]  # the cards on top of the own deck that the seat has looked at, the next one first
    known_bottom: list[str]  # those at the bottom, the last one last


def view_for(game: Showdown, seat: Seat | None) -> ShowdownView:
    """Builds the view of a seat, or of a spectator, from what it is entitled to."""
    ahead, decided_by = game.decided() if game.revealed else (NONE, None)
    return ShowdownView(
        **every_view(game, seat),
        turn=game.turn,
        phase=game.phase,
        attacker=game.attacker if game.turn > 0 else None,
        champions=[champion_for(game, seat, other) for other in range(2)],
        hand=names_of(game.hand_of(seat)) if seat is not None else [],
        areas=[area_for(game, seat, other) for other in range(2)],
        winner=game.winner if game.winner != NONE else None,
        same_discipline=game.strikes_match() if game.revealed else None,
        ahead=ahead if ahead != NONE else None,
        decided_by=decided_by,
        lasting=[lasting(game, each, seat) for each in game.lasting if each.stamp >= game.turn],
        standing=[one for owner in range(2) for one in standing(game, owner, reader_of(owner, seat))],
        using=in_use(game),
        known_top=names_of(game.places[seat].known_top(cards.DRAW_DECK, seat)[::-1]) if seat is not None else [],
        known_bottom=names_of(game.places[seat].known_bottom(cards.DRAW_DECK, seat)[::-1]) if seat is not None else [],
    )


def lasting(game: Showdown, left: LeftBehind, reader: Seat | None) -> Lasting:
    """Returns a lasting modifier as it reads for a seat; what was named to make it is said with it."""
    use, later = left.use(), left.stamp > game.turn
    effect, to = left.effect(game), reader_of(use.player, reader)
    assert isinstance(effect, CombatModifier)
    said = effect.text(to) if later else effect.says(to, "this combat")
    text = sentence(to.told(effect.clause(to)._replace(text=said)))
    if use.target != NONE:
        text = f"{text} (Named: {DISCIPLINES[use.target]}.)"
    return Lasting(use.player, NAMES[use.card], text, later, still_counting(use.player, (effect,)))


def standing(game: Showdown, seat: Seat, to: Reader) -> list[Lasting]:
    """Returns what a seat's Aces do as long as they lie open, as it reads for somebody."""
    return [
        Lasting(seat, NAMES[card], ability.says(to), False, still_counting(seat, ability.effects))
        for card in game.open_aces(seat)
        for ability in game.abilities_of(seat, card)
        if ability.standing
    ]


def still_counting(owner: Seat, effects: Sequence[Effect]) -> list[int]:
    """Returns the seats whose strike, total or trigger some effects of an owner may yet change."""
    modifiers = [effect for effect in effects if isinstance(effect, CombatModifier)]
    return [seat for seat in range(2) if any(modifier.still_counts(seat == owner) for modifier in modifiers)]


def in_use(game: Showdown) -> InUse | None:
    """Returns the ability that is being carried out, if one is."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Use):
        return None
    word = top.at_work(game)
    asks, about = ("", top.player) if word is None else (word.asks(top), word.about(game, top))
    return InUse(top.player, NAMES[top.card], top.number, asks, about)


def champion_for(game: Showdown, seat: Seat | None, other: Seat) -> str | None:
    """Returns a seat's champion, as far as it may be known."""
    if game.picks[other] == NONE or champion_is_hidden(game, seat, other):
        return None
    return game.deck_of(other).id


def area_for(game: Showdown, seat: Seat | None, other: Seat) -> PlayArea:
    """Returns a side of the table as a seat sees it."""
    feint = attack(game, other, FEINTED, True)
    strike = attack(game, other, STRUCK, game.revealed or other in (seat, game.turned_first))
    seen = feint is not None and strike is not None and strike.card is not None
    total = game.total(other) if game.revealed else None
    laid = sum(part.value or 0 for part in (feint, strike) if part is not None)
    lying = game.places[other].cards
    return PlayArea(
        black_joker=game.feint_of(other) < cards.FIRST_ACE,
        red_joker=champion_for(game, seat, other),
        aces=[ace_for(game, other, place) for place in range(len(game.aces[other]))],
        deck=len(game.draw_deck(other)),
        discards=names_of(lying[cards.DISCARDS]),
        removed=names_of(lying[cards.GONE]),
        in_use=names_of(lying[cards.IN_USE]),
        hand_size=len(game.hand_of(other)),
        seen_hand=names_of(game.seen_in_hand(other)) if seat is not None else [],  # the log tells what all may know
        feint=feint,
        strike=strike,
        sum=game.value(other, FEINTED) + game.deck_of(other).value(game.strike_of(other)) if seen else None,
        pair=seen and game.discipline(other, FEINTED) == game.discipline(other, STRUCK),
        total=total,
        beside=None if total is None else total - laid,
    )


def ace_for(game: Showdown, seat: Seat, place: int) -> AceView:
    """Returns an Ace; a face-down one only if both know which it is (SD-SETUP-5, SD-HEAL-2)."""
    lies = game.lies[seat][place]
    known = lies != cards.DOWN or game.placed[seat][place]
    return AceView(LIES[lies], NAMES[cards.FIRST_ACE + game.aces[seat][place]] if known else None)


def attack(game: Showdown, seat: Seat, part: int, visible: bool) -> Attack | None:
    """Returns a feint or strike, or that there is one (SD-VIS-5)."""
    card = game.played(seat, part)
    if card == NONE:
        return None
    if not visible:
        return Attack(None, None, None)
    return Attack(NAMES[card], game.value(seat, part), DISCIPLINES[game.discipline(seat, part)])
