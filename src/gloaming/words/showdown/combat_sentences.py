"""What happens in the combats of a duel, told in sentences."""

from __future__ import annotations

from gloaming.games.showdown.cards import NONE
from gloaming.words.english import does, sentence, whose
from gloaming.words.scene import Scene
from gloaming.words.showdown.combats import Deciding, deciding
from gloaming.words.showdown.decks import deck_at, discipline_of, unarticled
from gloaming.words.showdown.phrases import Facts, Teller, laid, plainly, who

REASONS: dict[Deciding, str] = {
    "lower": "same discipline, the lower wins",
    "higher": "different disciplines, the higher wins",
    "tie": "a tie, and one side wins ties",
    "card": "a card decides, not the totals",
}


def feint(facts: Facts, scene: Scene) -> str:
    """Tells a feint."""
    return f"{does(who(facts, scene), 'feints')} with {laid(facts, scene)}."


def strike(facts: Facts, scene: Scene) -> str:
    """Tells that a strike lies face down, and to the seat itself which."""
    card = plainly(facts, scene) if "card" in facts else "a strike"
    return f"{does(who(facts, scene), 'plays')} {card} face down."


def revealed(facts: Facts, scene: Scene) -> str:
    """Tells both strikes."""
    cards = []
    for seat, card in enumerate(facts["strikes"]):
        deck = deck_at(scene, seat)
        discipline = "" if deck is None else f" ({discipline_of(card, deck).capitalize()})"
        cards.append(f"{whose(scene.names[seat])} {unarticled(card)}{discipline}")
    return f"Strikes: {', '.join(cards)}."


def feint_swapped(facts: Facts, scene: Scene) -> str:
    """Tells a feint that took the place of another."""
    return sentence(f"{whose(who(facts, scene))} feint is now {laid(facts, scene)}.")


def strike_swapped(facts: Facts, scene: Scene) -> str:
    """Tells a strike that took the place of another."""
    return sentence(f"{whose(who(facts, scene))} strike is now {laid(facts, scene)}.")


def edge_turned(facts: Facts, scene: Scene) -> str:
    """Tells which edge counts now."""
    return sentence(f"{whose(who(facts, scene))} feint is now {laid(facts, scene)}.")


def verdict(facts: Facts, scene: Scene) -> str:
    """Tells who won the combat, and why."""
    one, other = facts["totals"]
    totals = f"{scene.names[0]} {one}, {scene.names[1]} {other}"
    if facts["winner"] == NONE:
        return f"{totals}: a tie, no damage."
    why = reason(one, other, facts["same_discipline"], facts["winner"])
    return f"{totals}: {why}; {wins(scene.names[facts['winner']])}."


def wins(name: str) -> str:
    """Returns that somebody wins the combat, in the middle of a sentence."""
    words = f"{does(name, 'wins')} the combat"
    return f"y{words[1:]}" if words.startswith("You ") else words


def reason(one: int, other: int, same: bool, winner: int) -> str:
    """Returns what decides between two totals."""
    return REASONS[deciding(one, other, same, winner)]


def unable(facts: Facts, scene: Scene) -> str:
    """Tells who cannot strike."""
    seats = facts["seats"]
    if len(seats) == 2:
        return "Neither can strike: both take damage."
    return f"{does(scene.names[seats[0]], 'has', 'have')} no card to strike with: damage at once."


def cleared(facts: Facts, scene: Scene) -> str:
    """Tells nothing: that combat cards are discarded goes without saying."""
    return ""


COMBAT_SENTENCES: dict[str, Teller] = {
    "feint": feint,
    "strike": strike,
    "revealed": revealed,
    "feint_swapped": feint_swapped,
    "strike_swapped": strike_swapped,
    "edge_turned": edge_turned,
    "verdict": verdict,
    "unable": unable,
    "cleared": cleared,
}
