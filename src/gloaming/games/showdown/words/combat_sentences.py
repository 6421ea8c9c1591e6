"""What happens in the combats of a duel, told in sentences."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import NONE
from gloaming.games.showdown.words.combats import REASONS
from gloaming.games.showdown.words.decks import deck_at, discipline_of, unarticled
from gloaming.games.showdown.words.phrases import does, laid, plainly, whose
from gloaming.words import said
from gloaming.words.said import NOTHING, NamedCard, Said, Sentences, capital, mid, say, seat
from gloaming.words.scene import Scene

COMBAT_SENTENCES: Final = Sentences()


@COMBAT_SENTENCES
def feint(event: events.Feint, scene: Scene) -> Said:
    """Tells a feint."""
    return say("{} with {}.", does(event, scene, "feints"), laid(event, scene))


@COMBAT_SENTENCES
def strike(event: events.Strike, scene: Scene) -> Said:
    """Tells that a strike lies face down, and to the seat itself which."""
    card = "a strike" if event.card is UNSET else plainly(event.seat, event.card, scene)
    return say("{} {} face down.", does(event, scene, "plays"), card)


@COMBAT_SENTENCES
def strike_turned(event: events.StrikeTurned, scene: Scene) -> Said:
    """Tells a strike that is turned up, with its discipline."""
    deck = deck_at(scene, event.seat)
    discipline = "" if deck is None else f" ({discipline_of(event.card, deck).capitalize()})"
    card = NamedCard(unarticled(event.card), event.seat, event.card)
    return capital(say("{} strike: {}{}.", whose(event, scene), card, discipline))


@COMBAT_SENTENCES
def feint_changed(event: events.FeintSwapped | events.EdgeTurned, scene: Scene) -> Said:
    """Tells a feint that took the place of another, or which edge counts now."""
    return capital(say("{} feint is now {}.", whose(event, scene), laid(event, scene)))


@COMBAT_SENTENCES
def strike_swapped(event: events.StrikeSwapped, scene: Scene) -> Said:
    """Tells a strike that took the place of another."""
    return capital(say("{} strike is now {}.", whose(event, scene), laid(event, scene)))


@COMBAT_SENTENCES
def verdict(event: events.Verdict, scene: Scene) -> Said:
    """Tells who won the combat, and why."""
    one, other = event.totals
    totals = say("{} {}, {} {}", seat(scene.names, 0), one, seat(scene.names, 1), other)
    if event.winner == NONE:
        return say("{}: a tie, no damage.", totals)
    return say(
        "{}: {}; {} the combat.", totals, REASONS[event.decided_by], mid(said.does(scene.names, event.winner, "wins"))
    )


@COMBAT_SENTENCES
def unable(event: events.Unable, scene: Scene) -> Said:
    """Tells who cannot strike."""
    if len(event.seats) == 2:
        return say("Neither can strike: both take damage.")
    has = said.does(scene.names, event.seats[0], "has", "have")
    return say("{} no card to strike with: damage at once.", has)


@COMBAT_SENTENCES
def unsaid(event: events.Cleared | events.Revealed, scene: Scene) -> Said:
    """Tells nothing: that combat cards are discarded goes without saying, and each strike has been told."""
    return NOTHING
