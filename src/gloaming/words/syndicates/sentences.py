"""What happens in a contest, told in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from gloaming.kernel.cards.english import listed
from gloaming.kernel.events import Fact
from gloaming.words.english import does, sentence, whose
from gloaming.words.scene import Scene
from gloaming.words.syndicates.cards import rules_text, says, set_of, text_on, titled, view_of
from gloaming.words.syndicates.field_sentences import FIELD_SENTENCES
from gloaming.words.syndicates.sides import of_side, side_does, side_mid, slot_called, titles

Facts = Mapping[str, Any]
Teller = Callable[[Facts, Scene], str]

# What a seat, or a side, does of its own will.
ACTS: tuple[str, ...] = (
    "swapped",
    "fetched",
    "ready",
    "attacked",
    "skill",
    "drew_fx",
    "played_fx",
    "kept",
    "moved",
    "surrendered",
)
DRAWS = {
    "repetition": "the same position has come up for the third time",
    "length": "two hundred turns have been played",
    "idle": "nobody can act any more",
}


def told(facts: Mapping[str, Fact], scene: Scene) -> str:
    """Returns an event in a sentence."""
    return SENTENCES[str(facts["event"])](cast(Facts, facts), scene)


def who(facts: Facts, scene: Scene) -> str:
    """Returns the name of whom an event is about."""
    return scene.names[facts["seat"]]


def card(facts: Facts, scene: Scene) -> str:
    """Returns the card of an event."""
    return titled(scene, facts["card"])


def quoted(facts: Facts, scene: Scene) -> str:
    """Returns what the card of an event says to whoever reads it, in quotation marks."""
    text = says(scene, facts["card"], facts["seat"] % 2)
    return f" “{text}”" if text else ""


# Setting up.


def match(facts: Facts, scene: Scene) -> str:
    """Tells that a match begins."""
    return f"Match {facts['match']} begins."


def rolled(facts: Facts, scene: Scene) -> str:
    """Tells a throw for the factions, or for a card, and what came of it."""
    if facts["why"] == "factions":
        return f"{side_does(scene, facts['side'], 'rolls')} a {facts['die']} for the factions."
    text = text_on(scene, facts["why"])
    name = text.name if text is not None and text.name else titled(scene, facts["why"])
    came = f"{name} works" if facts["success"] else f"{name} fails"
    return f"{does(who(facts, scene), 'rolls')} a {facts['die']}: {came}."


def factions(facts: Facts, scene: Scene) -> str:
    """Tells who plays for whom."""
    cards = set_of(scene)
    sides = []
    for side, word in enumerate(facts["factions"]):
        leader = cards.titles[cards.leaders[0 if word == "green" else 1]]
        plays = side_does(scene, side, "plays") if side == 0 else side_mid(scene, side, "plays")
        sides.append(f"{plays} {word}, with {leader}")
    return f"{listed(sides)}."


def shuffled(facts: Facts, scene: Scene) -> str:
    """Tells that a character deck was shuffled."""
    return sentence(f"{of_side(scene, facts['side'])} characters are shuffled.")


def fx_cut(facts: Facts, scene: Scene) -> str:
    """Tells how large the FX deck is."""
    deck = sentence(f"{of_side(scene, facts['side'])} FX deck has {facts['count']} cards")
    return f"{deck}; {facts['aside']} more stay in the box."


def drew_supporters(facts: Facts, scene: Scene) -> str:
    """Tells who was drawn for the Supporter slots, from the left."""
    return f"{side_does(scene, facts['side'], 'draws')} {listed(titles(scene, facts['cards']))}."


def swapped(facts: Facts, scene: Scene) -> str:
    """Tells which slots changed places."""
    one, other = (slot_called(name).removesuffix(" slot") for name in facts["slots"])
    return f"{side_does(scene, facts['side'], 'swaps')} the {one} and the {other} slot."


def fetched(facts: Facts, scene: Scene) -> str:
    """Tells who was searched for."""
    return f"{side_does(scene, facts['side'], 'brings', 'bring')} in {card(facts, scene)} from the deck."


def discarded(facts: Facts, scene: Scene) -> str:
    """Tells who made room."""
    return f"{side_does(scene, facts['side'], 'sends')} {card(facts, scene)} away."


def ready(facts: Facts, scene: Scene) -> str:
    """Tells that a side is ready."""
    return f"{side_does(scene, facts['side'], 'is', 'are')} ready."


def first(facts: Facts, scene: Scene) -> str:
    """Tells who begins."""
    return f"{does(who(facts, scene), 'has', 'have')} the first turn."


# Turns.


def turn(facts: Facts, scene: Scene) -> str:
    """Tells whose turn begins."""
    return f"Turn {facts['turn']}: {whose(who(facts, scene))} turn."


def skipped(facts: Facts, scene: Scene) -> str:
    """Tells that a turn is lost."""
    return f"{does(who(facts, scene), 'skips')} this turn."


def passed(facts: Facts, scene: Scene) -> str:
    """Tells that nothing could be done."""
    return f"{does(who(facts, scene), 'passes', 'pass')}: there is nothing to do."


def attacked(facts: Facts, scene: Scene) -> str:
    """Tells an attack."""
    target, attacker = titles(scene, [facts["target"], facts["attacker"]])
    return f"{does(who(facts, scene), 'attacks')} {target} with {attacker} for {facts['kt']} KT."


def skill(facts: Facts, scene: Scene) -> str:
    """Tells which skill is used, with its text."""
    return f"{does(who(facts, scene), 'uses')} {card(facts, scene)}'s {facts['name']}.{quoted(facts, scene)}"


def drew_fx(facts: Facts, scene: Scene) -> str:
    """Tells which FX card was drawn, with its text."""
    return f"{does(who(facts, scene), 'draws')} {card(facts, scene)}.{quoted(facts, scene)}"


def played_fx(facts: Facts, scene: Scene) -> str:
    """Tells which card is played that was kept."""
    return f"{does(who(facts, scene), 'plays')} {card(facts, scene)}.{quoted(facts, scene)}"


def kept(facts: Facts, scene: Scene) -> str:
    """Tells which FX card is kept."""
    return f"{does(who(facts, scene), 'keeps')} {card(facts, scene)} for later."


def drew_character(facts: Facts, scene: Scene) -> str:
    """Tells who was drawn."""
    text = rules_text(scene, facts["card"], facts["seat"] % 2)
    return f"{does(who(facts, scene), 'draws')} {card(facts, scene)}.{f' “{text}”' if text else ''}"


def moved(facts: Facts, scene: Scene) -> str:
    """Tells where a Bodyguard went."""
    start, goal = slot_called(facts["from"]), slot_called(facts["to"])
    return f"{does(who(facts, scene), 'moves')} {card(facts, scene)} from the {start} to the {goal}."


def will_skip(facts: Facts, scene: Scene) -> str:
    """Tells that the next turn is lost."""
    return f"{does(who(facts, scene), 'will', 'will')} skip the next turn."


# The end.


def surrendered(facts: Facts, scene: Scene) -> str:
    """Tells who gave up."""
    return f"{does(who(facts, scene), 'surrenders')} the match."


def match_won(facts: Facts, scene: Scene) -> str:
    """Tells who won the match."""
    return f"{side_does(scene, facts['side'], 'wins')} the match."


def match_drawn(facts: Facts, scene: Scene) -> str:
    """Tells that nobody won, and why."""
    return f"The match is a draw: {DRAWS[facts['why']]}. It is played again."


def series_won(facts: Facts, scene: Scene) -> str:
    """Tells who won the series."""
    return f"{side_does(scene, facts['side'], 'wins')} the series, which is worth another point."


def contest_over(facts: Facts, scene: Scene) -> str:
    """Tells how the contest ended; a single match has been told already."""
    if view_of(scene).contest == "match":
        return ""
    one, other = facts["scores"][:2]
    if one == other:
        return f"The contest is drawn, {one} points each."
    winner = 0 if one > other else 1
    return f"{side_does(scene, winner, 'wins')} the contest by {max(one, other)} to {min(one, other)} points."


SENTENCES: dict[str, Teller] = {
    "match": match,
    "rolled": rolled,
    "factions": factions,
    "shuffled": shuffled,
    "fx_cut": fx_cut,
    "drew_supporters": drew_supporters,
    "swapped": swapped,
    "fetched": fetched,
    "discarded": discarded,
    "ready": ready,
    "first": first,
    "turn": turn,
    "skipped": skipped,
    "passed": passed,
    "attacked": attacked,
    "skill": skill,
    "drew_fx": drew_fx,
    "played_fx": played_fx,
    "kept": kept,
    "drew_character": drew_character,
    "moved": moved,
    "will_skip": will_skip,
    **FIELD_SENTENCES,
    "surrendered": surrendered,
    "match_won": match_won,
    "match_drawn": match_drawn,
    "series_won": series_won,
    "contest_over": contest_over,
}
