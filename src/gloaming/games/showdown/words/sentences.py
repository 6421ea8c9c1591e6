"""What happens in a duel, told in sentences."""

from __future__ import annotations

from typing import Final

from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.cards import NONE
from gloaming.games.showdown.words.combats import reason
from gloaming.games.showdown.words.decks import CHAMPION, unarticled, view_of
from gloaming.games.showdown.words.phrases import fact
from gloaming.kernel.cards.events import AbilityUsed, Cancelled
from gloaming.words.said import NamedCard, Said, Sentences, does, mid, say, seat, whether, whose
from gloaming.words.scene import Scene
from gloaming.words.seating import YOU

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
RECOVERED: Final = {"hand": ("takes", "into"), "deck": ("puts", "into"), "bottom": ("puts", "under")}

# Most records of events declare their sentences themselves.
SENTENCES: Final = Sentences(
    fill=fact,
    events=events,
    told={
        events.Chose: whether("champion", "{seat:chooses} {champion}.", "{seat:has} chosen a champion."),
        events.CutOffered: whether("asked", "{seat} may cut it.", ""),  # at the opening nobody is asked
        events.Cut: whether("cut", "{seat:cuts} it.", "{seat:does} not cut it."),
        AbilityUsed: "",  # what is used has been announced, and what it does is told
        Cancelled: "{seat:cancels} it.",
        events.Flipped: whether(
            "kept",
            "{seat:flips} {card:within} and {seat:...keeps} it.",
            "{seat:flips} {card:within} and {seat:...discards} it.",
        ),
        events.Looked: "{seat:looks} at {count:card} from {other:'s} hand{cards:after}.",
    },
)


@SENTENCES
def champions(event: events.Champions, scene: Scene) -> Said:
    """Tells who fights."""
    first, second = (NamedCard(name, at, CHAMPION) for at, name in enumerate(event.champions))
    other = mid(say("{}", seat(scene.names, 1)))
    return say("{} as {}, {} as {}.", does(scene.names, 0, "fights"), first, other, second)


@SENTENCES
def cut_for_first(event: events.CutForFirst, scene: Scene) -> Said:
    """Tells the cards that were cut for the first attack."""
    one, other = (
        say("{} {}", whose(scene.names, at), NamedCard(unarticled(card), at, card))
        for at, card in enumerate(event.cards)
    )
    return say("Cut for the first attack: {}, {}.", one, other)


@SENTENCES
def turn(event: events.Turn, scene: Scene) -> Said:
    """Tells whose turn begins."""
    return say("Turn {}: {}.", event.turn, does(scene.names, event.attacker, "attacks"))


@SENTENCES
def verdict(event: events.Verdict, scene: Scene) -> Said:
    """Tells who won the combat, and why."""
    one, other = (say("{} {}", does(scene.names, at, "has"), total) for at, total in enumerate(event.totals))
    if event.winner == NONE:
        return say("{}, {}: a tie, no damage.", one, mid(other))
    why = reason(scene.names, event.decided_by, event.winner)
    if event.decided_by == "ties":
        return say("{}, {}: {}.", one, mid(other), why)
    wins = mid(does(scene.names, event.winner, "wins"))
    return say("{}, {}: {}; {} the combat.", one, mid(other), why, wins)


@SENTENCES
def unable(event: events.Unable, scene: Scene) -> str:
    """Tells who cannot strike."""
    if len(event.seats) == 2:
        return "Neither can strike: both take damage."
    return "{seats:has} no card to strike with and {seats:...takes} one damage."


@SENTENCES
def took(event: events.Took, scene: Scene) -> str:
    """Tells which card somebody takes of those just looked at, and where the others go."""
    return "{seat:takes} {card:within}" + (" and {seat:...puts} the others under the deck." if event.of > 1 else ".")


@SENTENCES
def recovered(event: events.Recovered, scene: Scene) -> str:
    """Tells where a card of the discard pile goes: taking it is for the hand."""
    verb, where = RECOVERED[event.to]
    own, place = "your" if scene.names[event.seat] == YOU else "their", "hand" if event.to == "hand" else "deck"
    return f"{{seat:{verb}}} {{card:within}} from {own} discard pile {where} {own} {place}."


@SENTENCES
def told_count(event: events.Counted, scene: Scene) -> str:
    """Tells how many cards of a discipline somebody holds."""
    return "{seat:holds} {count} {discipline} card" + ("." if event.count == 1 else "s.")


@SENTENCES
def game_over(event: events.GameOver, scene: Scene) -> str:
    """Tells who won the duel, and how."""
    if not event.winners:
        return "Both lose the duel at the same moment."
    if len(event.losers) == 2:
        return "Both lose at the same moment; by house rule, {winners:wins} the duel."
    left = any(ace.lies == "down" for ace in view_of(scene).areas[event.losers[0]].aces)
    return "{winners:wins} the duel: {losers:'s} " + ("deck is empty." if left else "last Ace is revealed.")
