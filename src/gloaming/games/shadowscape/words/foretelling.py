"""What a choice leads to that nobody can know."""

from __future__ import annotations

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.words.heroes import hero_called
from gloaming.kernel.events import Event
from gloaming.words.english import counted
from gloaming.words.said import NOTHING, Said, say
from gloaming.words.scene import Scene


def unknown(event: Event, scene: Scene) -> Said:
    """Returns that cards are drawn or turned up, without saying which."""
    match event:
        case events.Drew():
            return say("{} {}.", hero_called(scene, event.seat, event.hero, "draws"), counted(event.count, "Fate Card"))
        case events.FateDrawn():
            return say("A Fate Card says which Enemies are activated.")
        case events.Revealed():
            return say("The next card is turned up.")
        case events.FateSeen():
            return say("{} at the top card of the Fate deck.", hero_called(scene, event.seat, event.hero, "looks"))
        case events.FateShuffled():
            return say("The Fate deck is shuffled anew.")
        case events.Summoned() | events.Spawned():
            return say("An Enemy is drawn from its pile.")
        case events.Searched():
            return say("The Treasure there is turned up.")
        case events.FateLost():
            return say("The top card of the Fate deck is discarded.")
    return NOTHING
