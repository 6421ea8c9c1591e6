"""What happens in a duel, told in sentences."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.words.ability_sentences import ABILITY_SENTENCES
from gloaming.games.showdown.words.combat_sentences import COMBAT_SENTENCES
from gloaming.games.showdown.words.decks import CHAMPION, unarticled, view_of
from gloaming.games.showdown.words.phrases import by_title, does, its_text, laid, named_all, whose
from gloaming.words import said
from gloaming.words.english import counted
from gloaming.words.said import NOTHING, NamedCard, Said, Sentences, capital, mid, say, seat
from gloaming.words.scene import Scene

# What a seat does of its own will, as it answers what it is asked.
ACTS: Final = (
    events.Chose,
    events.Passed,
    events.Discarded,
    events.Action,
    events.React,
    events.AceUsed,
    events.Trigger,
    events.Named,
    events.Took,
    events.Recovered,
    events.PutBack,
    events.Feint,
    events.Strike,
    events.AceTurned,
    events.AceHealed,
)

SENTENCES: Final = Sentences(ABILITY_SENTENCES, COMBAT_SENTENCES)


# Setup.


@SENTENCES
def chose(event: events.Chose, scene: Scene) -> Said:
    """Tells that a champion was chosen, and to the seat itself which."""
    if event.champion is UNSET:
        return say("{} chosen a champion.", does(event, scene, "has", "have"))
    chosen = NamedCard(champion(event.champion).name, event.seat, CHAMPION)
    return say("{} {}.", does(event, scene, "chooses", "choose"), chosen)


@SENTENCES
def champions(event: events.Champions, scene: Scene) -> Said:
    """Tells who fights."""
    first, second = (NamedCard(name, at, CHAMPION) for at, name in enumerate(event.champions))
    fights = said.does(scene.names, 0, "fights")
    return say("{} as {}, {} as {}.", fights, first, mid(say("{}", seat(scene.names, 1))), second)


@SENTENCES
def shuffled(event: events.Shuffled, scene: Scene) -> Said:
    """Tells that a deck was shuffled."""
    return capital(say("{} deck is shuffled.", whose(event, scene)))


@SENTENCES
def cut_offered(event: events.CutOffered, scene: Scene) -> Said:
    """Tells who may cut; at the opening nobody is asked."""
    return say("{} may cut it.", seat(scene.names, event.seat)) if event.asked else NOTHING


@SENTENCES
def cut(event: events.Cut, scene: Scene) -> Said:
    """Tells whether the deck was cut."""
    if event.cut:
        return say("{} it.", does(event, scene, "cuts"))
    return say("{} not cut it.", does(event, scene, "does", "do"))


@SENTENCES
def cut_for_first(event: events.CutForFirst, scene: Scene) -> Said:
    """Tells the cards that were cut for the first attack."""
    one, other = (
        say("{} {}", said.whose(scene.names, at), NamedCard(unarticled(card), at, card))
        for at, card in enumerate(event.cards)
    )
    return say("Cut for the first attack: {}, {}.", one, other)


@SENTENCES
def first_player(event: events.FirstPlayer, scene: Scene) -> Said:
    """Tells who attacks first."""
    return say("{} first.", does(event, scene, "attacks"))


# Turns and hands.


@SENTENCES
def turn(event: events.Turn, scene: Scene) -> Said:
    """Tells whose turn begins."""
    return say("Turn {}: {}.", event.turn, said.does(scene.names, event.attacker, "attacks"))


@SENTENCES
def passed(event: events.Passed, scene: Scene) -> Said:
    """Tells who passed."""
    return say("{}.", does(event, scene, "passes", "pass"))


@SENTENCES
def drew(event: events.Drew, scene: Scene) -> Said:
    """Tells who drew, and to the seat itself what."""
    cards = counted(event.count) if event.cards is UNSET else named_all(event.seat, event.cards)
    return say("{} {}.", does(event, scene, "draws"), cards)


@SENTENCES
def discarded(event: events.Discarded, scene: Scene) -> Said:
    """Tells what was discarded."""
    return say("{} {}.", does(event, scene, "discards"), laid(event, scene))


@SENTENCES
def removed(event: events.Removed, scene: Scene) -> Said:
    """Tells what left the game."""
    return say("{} {} from the game.", does(event, scene, "removes"), by_title(event, scene))


# Damage and Aces.


@SENTENCES
def ace_turned(event: events.AceTurned, scene: Scene) -> Said:
    """Tells a hit, with what the Ace does from now on."""
    return say("{} {}.{}", does(event, scene, "reveals"), by_title(event, scene), its_text(event, scene))


@SENTENCES
def ace_healed(event: events.AceHealed, scene: Scene) -> Said:
    """Tells a healed Ace."""
    return say("{} {}: it is face down again.", does(event, scene, "heals"), by_title(event, scene))


@SENTENCES
def aces_shuffled(event: events.AcesShuffled, scene: Scene) -> Said:
    """Tells that nobody knows any longer which Ace is which."""
    return say("{} the face-down Aces.", does(event, scene, "shuffles"))


@SENTENCES
def prevented(event: events.Prevented, scene: Scene) -> Said:
    """Tells that a hit did nothing."""
    return say("{} no damage after all.", does(event, scene, "takes"))


@SENTENCES
def game_over(event: events.GameOver, scene: Scene) -> Said:
    """Tells who won the duel, and how."""
    if not event.winners:
        return say("Both lose the duel at the same moment.")
    wins = said.does(scene.names, event.winners[0], "wins")
    if len(event.losers) == 2:
        return say("Both lose at the same moment; by house rule, {} the duel.", mid(wins))
    loser = 1 - event.winners[0]
    left = any(ace.lies == "down" for ace in view_of(scene).areas[loser].aces)
    why = "deck is empty" if left else "last Ace is revealed"
    return say("{} the duel: {} {}.", wins, said.whose(scene.names, loser), why)
