"""What happens in a duel, told in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from gloaming.games.showdown.champions import champion
from gloaming.kernel.events import Fact
from gloaming.words.english import counted, does, mid, sentence, whose
from gloaming.words.scene import Scene
from gloaming.words.showdown.ability_sentences import ABILITY_SENTENCES
from gloaming.words.showdown.combat_sentences import COMBAT_SENTENCES
from gloaming.words.showdown.decks import unarticled, view_of
from gloaming.words.showdown.phrases import Facts, Teller, by_title, its_text, laid, named_all, who

# What a seat does of its own will, as it answers what it is asked.
ACTS: tuple[str, ...] = (
    "chose",
    "passed",
    "discarded",
    "action",
    "react",
    "ace_used",
    "trigger",
    "named",
    "took",
    "recovered",
    "put_back",
    "feint",
    "strike",
    "ace_turned",
    "ace_healed",
)


def told(facts: Mapping[str, Fact], scene: Scene) -> str:
    """Returns an event, as one seat saw it, in a sentence."""
    return SENTENCES[str(facts["event"])](cast(Facts, facts), scene)


# Setup.


def chose(facts: Facts, scene: Scene) -> str:
    """Tells that a champion was chosen, and to the seat itself which."""
    if "champion" in facts:
        return f"{does(who(facts, scene), 'chooses', 'choose')} {champion(facts['champion']).name}."
    return f"{does(who(facts, scene), 'has', 'have')} chosen a champion."


def champions(facts: Facts, scene: Scene) -> str:
    """Tells who fights."""
    first, second = facts["champions"]
    return f"{does(scene.names[0], 'fights')} as {first}, {mid(scene.names[1])} as {second}."


def shuffled(facts: Facts, scene: Scene) -> str:
    """Tells that a deck was shuffled."""
    return sentence(f"{whose(who(facts, scene))} deck is shuffled.")


def cut_offered(facts: Facts, scene: Scene) -> str:
    """Tells who may cut; at the opening nobody is asked."""
    return f"{who(facts, scene)} may cut it." if facts["asked"] else ""


def cut(facts: Facts, scene: Scene) -> str:
    """Tells whether the deck was cut."""
    if facts["cut"]:
        return f"{does(who(facts, scene), 'cuts')} it."
    return f"{does(who(facts, scene), 'does', 'do')} not cut it."


def cut_for_first(facts: Facts, scene: Scene) -> str:
    """Tells the cards that were cut for the first attack."""
    cards = zip(scene.names, facts["cards"], strict=True)
    return f"Cut for the first attack: {', '.join(f'{whose(name)} {unarticled(card)}' for name, card in cards)}."


def first_player(facts: Facts, scene: Scene) -> str:
    """Tells who attacks first."""
    return f"{does(who(facts, scene), 'attacks')} first."


# Turns and hands.


def turn(facts: Facts, scene: Scene) -> str:
    """Tells whose turn begins."""
    return f"Turn {facts['turn']}: {does(scene.names[facts['attacker']], 'attacks')}."


def passed(facts: Facts, scene: Scene) -> str:
    """Tells who passed."""
    return f"{does(who(facts, scene), 'passes', 'pass')}."


def drew(facts: Facts, scene: Scene) -> str:
    """Tells who drew, and to the seat itself what."""
    cards = named_all(facts["cards"]) if "cards" in facts else counted(facts["count"])
    return f"{does(who(facts, scene), 'draws')} {cards}."


def discarded(facts: Facts, scene: Scene) -> str:
    """Tells what was discarded."""
    return f"{does(who(facts, scene), 'discards')} {laid(facts, scene)}."


def removed(facts: Facts, scene: Scene) -> str:
    """Tells what left the game."""
    return f"{does(who(facts, scene), 'removes')} {by_title(facts, scene)} from the game."


# Damage and Aces.


def ace_turned(facts: Facts, scene: Scene) -> str:
    """Tells a hit, with what the Ace does from now on."""
    return f"{does(who(facts, scene), 'reveals')} {by_title(facts, scene)}.{its_text(facts, scene)}"


def ace_healed(facts: Facts, scene: Scene) -> str:
    """Tells a healed Ace."""
    return f"{does(who(facts, scene), 'heals')} {by_title(facts, scene)}: it is face down again."


def aces_shuffled(facts: Facts, scene: Scene) -> str:
    """Tells that nobody knows any longer which Ace is which."""
    return f"{does(who(facts, scene), 'shuffles')} the face-down Aces."


def prevented(facts: Facts, scene: Scene) -> str:
    """Tells that a hit did nothing."""
    return f"{does(who(facts, scene), 'takes')} no damage after all."


def game_over(facts: Facts, scene: Scene) -> str:
    """Tells who won the duel, and how."""
    if not facts["winners"]:
        return "Both lose the duel at the same moment."
    winner = scene.names[facts["winners"][0]]
    if len(facts["losers"]) == 2:
        return f"Both lose at the same moment; by house rule, {mid(does(winner, 'wins'))} the duel."
    loser = 1 - facts["winners"][0]
    left = any(ace.lies == "down" for ace in view_of(scene).areas[loser].aces)
    why = f"{whose(scene.names[loser])} {'deck is empty' if left else 'last Ace is revealed'}"
    return f"{does(winner, 'wins')} the duel: {why}."


SENTENCES: dict[str, Teller] = {
    "chose": chose,
    "champions": champions,
    "shuffled": shuffled,
    "cut_offered": cut_offered,
    "cut": cut,
    "cut_for_first": cut_for_first,
    "first_player": first_player,
    "turn": turn,
    "passed": passed,
    "drew": drew,
    "discarded": discarded,
    "removed": removed,
    **ABILITY_SENTENCES,
    **COMBAT_SENTENCES,
    "ace_turned": ace_turned,
    "ace_healed": ace_healed,
    "aces_shuffled": aces_shuffled,
    "prevented": prevented,
    "game_over": game_over,
}
