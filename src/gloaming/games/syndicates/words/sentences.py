"""What happens in a contest, told in sentences."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.words.cards import rules_text, set_of, text_on, titled, view_of
from gloaming.games.syndicates.words.field_sentences import FIELD_SENTENCES
from gloaming.games.syndicates.words.phrases import (
    card,
    cards,
    does,
    its_text,
    side_does,
    side_mid,
    side_owns,
)
from gloaming.games.syndicates.words.sides import slot_called, slot_sign
from gloaming.words import said
from gloaming.words.said import NOTHING, NamedCard, Said, Sentences, quoted, say
from gloaming.words.scene import Scene

# What a seat, or a side, does of its own will.
ACTS: Final = (
    events.Swapped,
    events.Fetched,
    events.Ready,
    events.Attacked,
    events.Skill,
    events.DrewFx,
    events.PlayedFx,
    events.Kept,
    events.Moved,
    events.Surrendered,
)
DRAWS: Final = {
    "repetition": "the same position has come up for the third time",
    "length": "two hundred turns have been played",
    "idle": "nobody can act any more",
}

SENTENCES: Final = Sentences(FIELD_SENTENCES)


def used(event: events.CardUsed, scene: Scene) -> NamedCard:
    """Returns the card that a seat does something with."""
    return card(scene, event.seat % 2, event.card)


# Setting up.


@SENTENCES
def match(event: events.Match, scene: Scene) -> Said:
    """Tells that a match begins."""
    return say("Match {} begins.", event.match)


@SENTENCES
def rolled(event: events.Rolled, scene: Scene) -> Said:
    """Tells a throw for the factions, or for a card, and what came of it."""
    if event.seat is UNSET:
        assert event.side is not UNSET
        return say("{} a {} for the factions.", side_does(scene, event.side, "rolls"), event.die)
    text = text_on(scene, event.why)
    name = text.name if text is not None and text.name else titled(scene, event.why)
    came = say("{} {}", NamedCard(name, event.seat % 2, event.why), "works" if event.success else "fails")
    return say("{} a {}: {}.", said.does(scene.names, event.seat, "rolls"), event.die, came)


@SENTENCES
def factions(event: events.Factions, scene: Scene) -> Said:
    """Tells who plays for whom."""
    known = set_of(scene)
    sides = []
    for side, word in enumerate(event.factions):
        leader = known.names[known.leaders[0 if word == "green" else 1]]
        plays = side_does(scene, side, "plays") if side == 0 else side_mid(scene, side, "plays")
        sides.append(say("{} {}, with {}", plays, word, card(scene, side, leader)))
    return say("{}; {}.", *sides)


@SENTENCES
def shuffled(event: events.Shuffled, scene: Scene) -> Said:
    """Tells that a character deck was shuffled."""
    return say("{} characters are shuffled.", side_owns(scene, event.side))


@SENTENCES
def fx_cut(event: events.FxCut, scene: Scene) -> Said:
    """Tells how large the FX deck is."""
    deck = say("{} FX deck has {} cards", side_owns(scene, event.side), event.count)
    return say("{}; {} more stay in the box.", deck, event.aside)


@SENTENCES
def drew_supporters(event: events.DrewSupporters, scene: Scene) -> Said:
    """Tells who was drawn for the Supporter slots, from the left."""
    return say("{} {}.", side_does(scene, event.side, "draws"), cards(scene, event.side, event.cards))


@SENTENCES
def swapped(event: events.Swapped, scene: Scene) -> Said:
    """Tells which slots changed places."""
    one, other = (slot_sign(name) for name in event.slots)
    return say("{} the {} and {} slots.", side_does(scene, event.side, "swaps"), one, other)


@SENTENCES
def fetched(event: events.Fetched, scene: Scene) -> Said:
    """Tells who was searched for."""
    brings = side_does(scene, event.side, "brings", "bring")
    return say("{} in {} from the deck.", brings, card(scene, event.side, event.card))


@SENTENCES
def discarded(event: events.Discarded, scene: Scene) -> Said:
    """Tells who made room."""
    return say("{} {} away.", side_does(scene, event.side, "sends"), card(scene, event.side, event.card))


@SENTENCES
def ready(event: events.Ready, scene: Scene) -> Said:
    """Tells that a side is ready."""
    return say("{} ready.", side_does(scene, event.side, "is", "are"))


@SENTENCES
def first(event: events.First, scene: Scene) -> Said:
    """Tells who begins."""
    return say("{} the first turn.", does(event, scene, "has", "have"))


# Turns.


@SENTENCES
def turn(event: events.Turn, scene: Scene) -> Said:
    """Tells whose turn begins."""
    return say("Turn {}: {} turn.", event.turn, said.whose(scene.names, event.seat))


@SENTENCES
def skipped(event: events.Skipped, scene: Scene) -> Said:
    """Tells that a turn is lost."""
    return say("{} this turn.", does(event, scene, "skips"))


@SENTENCES
def passed(event: events.Passed, scene: Scene) -> Said:
    """Tells that nothing could be done."""
    return say("{}: there is nothing to do.", does(event, scene, "passes", "pass"))


@SENTENCES
def attacked(event: events.Attacked, scene: Scene) -> Said:
    """Tells an attack."""
    side = event.seat % 2
    target, attacker = card(scene, 1 - side, event.target), card(scene, side, event.attacker)
    return say("{} {} with {} for {} KT.", does(event, scene, "attacks"), target, attacker, event.kt)


@SENTENCES
def skill(event: events.Skill, scene: Scene) -> Said:
    """Tells which skill is used, with its text."""
    text = its_text(scene, event.seat, event.card)
    return say("{} {}'s {}.{}", does(event, scene, "uses"), used(event, scene), event.name, text)


@SENTENCES
def drew_fx(event: events.DrewFx, scene: Scene) -> Said:
    """Tells which FX card was drawn, with its text."""
    text = its_text(scene, event.seat, event.card)
    return say("{} {}.{}", does(event, scene, "draws"), used(event, scene), text)


@SENTENCES
def played_fx(event: events.PlayedFx, scene: Scene) -> Said:
    """Tells which card is played that was kept."""
    text = its_text(scene, event.seat, event.card)
    return say("{} {}.{}", does(event, scene, "plays"), used(event, scene), text)


@SENTENCES
def kept(event: events.Kept, scene: Scene) -> Said:
    """Tells which FX card is kept."""
    return say("{} {} for later.", does(event, scene, "keeps"), used(event, scene))


@SENTENCES
def drew_character(event: events.DrewCharacter, scene: Scene) -> Said:
    """Tells who was drawn."""
    text = quoted(rules_text(scene, event.card, event.seat % 2))
    return say("{} {}.{}", does(event, scene, "draws"), used(event, scene), text)


@SENTENCES
def moved(event: events.Moved, scene: Scene) -> Said:
    """Tells where a Bodyguard went."""
    start, goal = slot_called(event.start), slot_called(event.goal)
    return say("{} {} from the {} to the {}.", does(event, scene, "moves"), used(event, scene), start, goal)


@SENTENCES
def will_skip(event: events.WillSkip, scene: Scene) -> Said:
    """Tells that the next turn is lost."""
    return say("{} skip the next turn.", does(event, scene, "will", "will"))


# The end.


@SENTENCES
def surrendered(event: events.Surrendered, scene: Scene) -> Said:
    """Tells who gave up."""
    return say("{} the match.", does(event, scene, "surrenders"))


@SENTENCES
def match_won(event: events.MatchWon, scene: Scene) -> Said:
    """Tells who won the match."""
    return say("{} the match.", side_does(scene, event.side, "wins"))


@SENTENCES
def match_drawn(event: events.MatchDrawn, scene: Scene) -> Said:
    """Tells that nobody won, and why."""
    return say("The match is a draw: {}. It is played again.", DRAWS[event.why])


@SENTENCES
def series_won(event: events.SeriesWon, scene: Scene) -> Said:
    """Tells who won the series."""
    return say("{} the series, which is worth another point.", side_does(scene, event.side, "wins"))


@SENTENCES
def contest_over(event: events.ContestOver, scene: Scene) -> Said:
    """Tells how the contest ended; a single match has been told already."""
    if view_of(scene).contest == "match":
        return NOTHING
    one, other = event.scores[:2]
    if one == other:
        return say("The contest is drawn, {} points each.", one)
    wins = side_does(scene, 0 if one > other else 1, "wins")
    return say("{} the contest by {} to {} points.", wins, max(one, other), min(one, other))
