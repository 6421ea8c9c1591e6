"""What a choice in a duel leads to that its events do not tell, or that nobody can know."""

from __future__ import annotations

from typing import Final

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.view import ShowdownView
from gloaming.games.showdown.words.asking import asked_about
from gloaming.games.showdown.words.decks import deck_at, kinds_of, rules_text, view_of
from gloaming.games.showdown.words.lasting import still_to_count
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.events import Event
from gloaming.words import said
from gloaming.words.english import counted
from gloaming.words.said import NOTHING, Said, Sentences, capital, say
from gloaming.words.scene import Scene

UNKNOWN: Final = Sentences()


def text_of(scene: Scene, option: Option) -> str:
    """Returns what the card says that an option uses, where no event quotes it."""
    return asked_about(scene)[1].text() if option.question.verb == "accept" else ""


def afterwards(before: Scene, after: Scene) -> Said:
    """Returns who fights, what feint and strike add up to, and how far the turn is."""
    then, now, seat = view_of(before), view_of(after), view_of(before).seat
    if seat is None:
        return NOTHING
    if then.champions[seat] != now.champions[seat]:
        chosen = champion(str(now.champions[seat]))
        return say("{}, {}. {}", chosen.name, chosen.epithet, chosen.pitch)
    if then.areas[seat].strike is None and now.areas[seat].strike is not None:
        return struck(after, now, seat)
    if then.areas[seat].feint is None and now.areas[seat].feint is not None:
        return works(after, now, seat, "feint")
    return passed(then, now, seat, before.names)


def struck(after: Scene, now: ShowdownView, seat: Seat) -> Said:
    """Says what a strike makes with the feint, what may still change that, and whether a win would bring a trigger."""
    area = now.areas[seat]
    changes = listed(still_to_count(after, seat) or [""])
    total = say("Together {}{}", area.sum or 0, f", and: {changes}" if changes else "")
    pair = "; a win uses your trigger" if area.pair else ""
    does = works(after, now, seat, "strike")
    return say("{} {}{}.", does, total, pair) if does else say("{}{}.", total, pair)


def works(after: Scene, now: ShowdownView, seat: Seat, part: str) -> Said:
    """Says that a card's text works, or does not, when it is used as a feint or strike."""
    attack, deck = now.areas[seat].feint if part == "feint" else now.areas[seat].strike, deck_at(after, seat)
    if attack is None or attack.card is None or deck is None or not rules_text(attack.card, deck):
        return NOTHING
    kinds = kinds_of(attack.card, deck)
    return say("Its text works." if part in kinds or "combat" in kinds else "Its text has no effect here.")


def passed(then: ShowdownView, now: ShowdownView, seat: Seat, names: list[str]) -> Said:
    """Says that the combat begins, or that the other may act."""
    if then.phase == "action" and now.phase == "combat":
        return say("The combat begins.")
    if then.phase == now.phase == "action" and now.waiting_for == [1 - seat] and then.turn == now.turn:
        return say("{} may play an Action.", said.seat(names, 1 - seat))
    return NOTHING


@UNKNOWN
def champions(event: events.Champions, scene: Scene) -> Said:
    """Tells that it will be known who fights."""
    return say("Both champions are revealed.")


@UNKNOWN
def strikes_turned(event: events.StrikeTurned, scene: Scene) -> Said:
    """Tells that the strikes are turned up."""
    return say("Both strikes are revealed.")


@UNKNOWN
def ace_turned(event: events.AceTurned, scene: Scene) -> Said:
    """Tells that an Ace is turned up."""
    return capital(say("{} Ace is revealed.", said.whose(scene.names, event.seat)))


@UNKNOWN
def drew(event: events.Drew, scene: Scene) -> Said:
    """Tells how many cards are drawn."""
    return say("{} {}.", said.does(scene.names, event.seat, "draws"), counted(event.count))


@UNKNOWN
def flipped(event: events.Flipped, scene: Scene) -> Said:
    """Tells that a card is flipped."""
    return say("{} the top card of the deck.", said.does(scene.names, event.seat, "flips"))


@UNKNOWN
def looked(event: events.Looked, scene: Scene) -> Said:
    """Tells at how many cards somebody looks."""
    hand = said.whose(scene.names, 1 - event.seat)
    return say("{} at {} from {} hand.", said.does(scene.names, event.seat, "looks"), counted(event.count), hand)


@UNKNOWN
def shown(event: events.Shown | events.ShowsNone | events.Counted, scene: Scene) -> Said:
    """Tells that somebody has to say something of their hand."""
    return say("{} what the card asks for, if able.", said.does(scene.names, event.seat, "shows"))


@UNKNOWN
def discarded(event: events.Discarded | events.Removed, scene: Scene) -> Said:
    """Tells that somebody loses a card that nobody can know."""
    return say("{} a card.", said.does(scene.names, event.seat, "loses", "lose"))


def unknown(event: Event, scene: Scene) -> Said:
    """Returns what would happen first that nobody can know."""
    return UNKNOWN.told(event, scene) if type(event) in UNKNOWN.tellers else NOTHING
