"""What abilities do in a duel, told in sentences."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.words.decks import CHAMPION
from gloaming.games.showdown.words.phrases import (
    by_title,
    does,
    its_text,
    laid,
    named_all,
    plainly,
    trigger_as_read,
    with_worth,
)
from gloaming.kernel.cards.events import AbilityUsed, Cancelled
from gloaming.words import said
from gloaming.words.english import counted
from gloaming.words.said import NOTHING, NamedCard, Said, Sentences, say
from gloaming.words.scene import Scene
from gloaming.words.seating import YOU

BACK: Final = {"hand": "back into hand", "bottom": "under the deck", "deck": "back into the deck"}

ABILITY_SENTENCES: Final = Sentences()


@ABILITY_SENTENCES
def action(event: events.Action, scene: Scene) -> Said:
    """Tells an Action with its text."""
    return say("{} {}.{}", does(event, scene, "plays"), by_title(event, scene), its_text(event, scene))


@ABILITY_SENTENCES
def react(event: events.React, scene: Scene) -> Said:
    """Tells a React with its text."""
    return say("{} with {}.{}", does(event, scene, "reacts"), by_title(event, scene), its_text(event, scene))


@ABILITY_SENTENCES
def ace_used(event: events.AceUsed, scene: Scene) -> Said:
    """Tells an Ace that was used."""
    gone = ", which leaves the game" if event.removed else ""
    return say("{} {}{}.{}", does(event, scene, "uses"), by_title(event, scene), gone, its_text(event, scene))


@ABILITY_SENTENCES
def trigger(event: events.Trigger, scene: Scene) -> Said:
    """Tells a trigger with its text."""
    text = trigger_as_read(event.discipline, event.seat, scene)
    used = NamedCard(f"{event.discipline.capitalize()} trigger", event.seat, CHAMPION)
    return say("{} the {}.{}", does(event, scene, "uses"), used, said.quoted(text))


@ABILITY_SENTENCES
def ability(event: AbilityUsed, scene: Scene) -> Said:
    """Tells nothing: what is used has been announced, and what it does is told."""
    return NOTHING


@ABILITY_SENTENCES
def cancelled(event: Cancelled, scene: Scene) -> Said:
    """Tells that something was stopped."""
    return say("{} it.", does(event, scene, "cancels"))


@ABILITY_SENTENCES
def named_discipline(event: events.Named, scene: Scene) -> Said:
    """Tells which discipline was named."""
    return say("{} {}.", does(event, scene, "names"), event.discipline.capitalize())


@ABILITY_SENTENCES
def flipped(event: events.Flipped, scene: Scene) -> Said:
    """Tells a flipped card and what became of it."""
    then = "keep" if event.kept else "discard"
    theirs = "" if scene.names[event.seat] == YOU else "s"
    return say("{} {} and {} it.", does(event, scene, "flips"), laid(event, scene), f"{then}{theirs}")


@ABILITY_SENTENCES
def took(event: events.Took, scene: Scene) -> Said:
    """Tells that a card was taken off the top of a deck, and to the seat itself which."""
    card = "one" if event.card is UNSET else with_worth(event.seat, event.card, scene)
    looks = say("{} at the top {} of the deck", does(event, scene, "looks"), event.of)
    return say("{}, taking {} and putting the others under the deck.", looks, card)


@ABILITY_SENTENCES
def looked(event: events.Looked, scene: Scene) -> Said:
    """Tells who looked at the other's hand, and to both of them at which cards."""
    other = 1 - event.seat
    cards = say(": {}", named_all(other, event.cards)) if event.cards is not UNSET and event.cards else NOTHING
    hand = say("{} from {} hand{}", counted(event.count), said.whose(scene.names, other), cards)
    return say("{} at {}.", does(event, scene, "looks"), hand)


@ABILITY_SENTENCES
def shown(event: events.Shown, scene: Scene) -> Said:
    """Tells a card that was shown."""
    return say("{} {}.", does(event, scene, "shows"), laid(event, scene))


@ABILITY_SENTENCES
def shows_none(event: events.ShowsNone, scene: Scene) -> Said:
    """Tells that there was no such card."""
    return say("{} no {} card.", does(event, scene, "has", "have"), event.discipline.capitalize())


@ABILITY_SENTENCES
def told_count(event: events.Counted, scene: Scene) -> Said:
    """Tells how many cards of a discipline somebody holds."""
    cards = f"{event.discipline.capitalize()} card{'' if event.count == 1 else 's'}"
    return say("{} {} {}.", does(event, scene, "holds"), event.count, cards)


@ABILITY_SENTENCES
def recovered(event: events.Recovered, scene: Scene) -> Said:
    """Tells a card that came back from the discard pile."""
    return say("{} {} from the discard pile {}.", does(event, scene, "takes"), laid(event, scene), BACK[event.to])


@ABILITY_SENTENCES
def put_back(event: events.PutBack, scene: Scene) -> Said:
    """Tells that a hand card went to the deck, and to the seat itself which."""
    card = "a card" if event.card is UNSET else plainly(event.seat, event.card, scene)
    return say("{} {} {} the deck.", does(event, scene, "puts"), card, "on" if event.to == "top" else "under")
