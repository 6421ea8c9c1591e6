"""What a player is asked and for what, and how far the game is."""

from __future__ import annotations

from typing import Final

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.symbols import DEFENCE, MOVE, SYMBOLS
from gloaming.games.shadowscape.words.cards import titled, view_of
from gloaming.games.shadowscape.words.heroes import active_hero, asked_hero, hero_called, is_you
from gloaming.games.shadowscape.words.labels import defends, looks_at_fate
from gloaming.kernel.cards.english import listed, number
from gloaming.kernel.choices import Decision
from gloaming.words.english import counted, sentence
from gloaming.words.scene import Scene
from gloaming.words.waiting import YOUR_TURN, awaited, others_awaited, turn_of

PHASES: Final = {"setup": "setting up", "enemies": "Enemy Phase", "over": "the game is over"}
BESIDE: Final = {"claim": "claim a card", "alter": "alter fate", "use": "use an ability"}
ACTION: Final = {"move": "Move", "attack": "attack", "search": "Search", "heal": "Heal"}
BOOSTING: Final = {"boost", "tap", "enough"}
ASKED: Final = {
    "pick": "Choose your Hero.",
    "start": "Choose the room in which {} starts.",
    "go": "Choose how far {} goes.",
    "take": "Take it, or leave it?",
    "drop": "Three Trophies and Treasures are the limit: choose what goes.",
    "spend": "Choose what you pay with.",
    "shed": "You have too much Equipment of this kind: choose what goes under the deck.",
    "wound": "Where does the Wound go? On an Action Card it disables that card.",
    "mend": "Choose from which card a Wound is removed.",
    "discard": "Discard a Fate Card.",
    "strike": "Choose which Enemy attacks next.",
    "spare": "There are not enough tokens: choose which room stays empty.",
    "let": "It is one of the last turns: shall the Enemies act?",
    "draw": "Choose how many Fate Cards you draw.",
    "in": "Choose a room.",
    "choose": "Choose a Hero.",
    "mark": "Choose an Enemy.",
    "flip": "Choose an Action Card to turn over.",
    "refresh": "Choose an exhausted Action Card to make ready.",
    "recover": "Choose a discarded Fate Card.",
    "give": "Choose a Fate Card to give away.",
    "hand": "Choose what you hand over.",
    "renew": "Choose the open card that goes under its deck.",
}


def status(scene: Scene) -> str:
    """Returns the turn, whose it is, the phase and, where it is time that runs out, the Fate deck."""
    view, hero, turn = view_of(scene), active_hero(scene), turn_of(scene)
    parts = [f"Turn {view.turn}" if view.turn else ""]
    if hero is not None and hero.hero is not None and not view.over:
        parts.append(YOUR_TURN if is_you(scene, hero.seat) else str(hero_called(scene, hero.seat, hero.hero)))
    parts.append(PHASES.get(view.phase) or f"{counted(view.actions_left, 'Action')} left")
    if view.mode == "coop" and view.turn and not view.over:
        parts.append(f"{counted(view.fate_deck, 'Fate Card')} left")
    if view.last_turns and not view.over:
        parts.append("last turns")
    if hero is None:
        parts.append(turn)
    elif view.waiting_for and view.waiting_for != [hero.seat]:
        parts.append("your answer" if turn == YOUR_TURN else f"waiting for {' and '.join(others_awaited(scene))}")
    return sentence(" · ".join(filter(None, parts)))


def waiting(scene: Scene) -> str:
    """Says who is waited for."""
    if scene.view.over:
        return scene.log[-1] if scene.log else "The game is over."
    return awaited(scene, "setting up" if view_of(scene).phase == "setup" else "thinking")


def question(scene: Scene, decision: Decision) -> str:
    """Says what the seat is asked, and for which Hero if it leads several."""
    hero, asked = asked_hero(scene), told(scene, decision)
    if hero is None or not decision.role:
        return asked
    who = titled(scene, hero.hero) if hero.hero else f"Hero {decision.role.rpartition('-')[2]}"
    return asked if who in asked else f"{who}: {asked}"


def told(scene: Scene, decision: Decision) -> str:
    """Says what is asked."""
    verbs = {option.question.verb for option in decision.options}
    if "end" in verbs:
        return main_question(scene, verbs)
    if verbs <= BOOSTING:
        return boost_question(scene)
    verb, first = decision.question.verb, decision.options[0]
    match verb:
        case "turn":
            return f"Which side of {titled(scene, first.touches[0])} is face up?"
        case "take" | "leave":
            return f"Take {titled(scene, first.touches[0])}, or leave it?"
        case "wound" if (enemy := view_of(scene).attacker) and view_of(scene).attacked == hero_name(scene):
            return f"{titled(scene, enemy)} wounds {named(scene)}. {ASKED['wound']}"
        case "shift" | "lead":
            return f"Choose where {titled(scene, first.touches[0])} goes."
        case "choose" if view_of(scene).phase == "enemies":
            return f"Choose whom {attacker(scene)} attacks."
        case "accept" | "pass" if looks_at_fate(scene):
            return f"The top card of the Fate deck is {top(scene)}: leave it there?"
        case "accept" | "pass":
            return "Use the ability?"
    who = named(scene)
    return ASKED.get(verb, f"{decision.prompt}.").format("your Hero" if who == "you" else who)


def hero_name(scene: Scene) -> str | None:
    """Returns the Hero that is asked."""
    hero = asked_hero(scene)
    return None if hero is None else hero.hero


def named(scene: Scene) -> str:
    """Returns the Hero that is asked as its player calls it, for the middle of a sentence."""
    hero = asked_hero(scene)
    return "you" if hero is None or hero.hero is None or is_you(scene, hero.seat) else titled(scene, hero.hero)


def top(scene: Scene) -> str:
    """Returns the card that was looked at."""
    seen = scene.seen[-1]
    assert isinstance(seen, events.FateSeen)
    return titled(scene, seen.cards[0]) if isinstance(seen.cards, list) else "one you know"


def attacker(scene: Scene) -> str:
    """Returns the Enemy that is about to attack, if it is known."""
    name = view_of(scene).attacker
    return titled(scene, name) if name else "the Enemy"


def main_question(scene: Scene, verbs: set[str]) -> str:
    """Asks for an Action, and tells what can be done beside."""
    view = view_of(scene)
    beside = [does for verb, does in BESIDE.items() if verb in verbs]
    if view.actions_left <= 0:
        return f"Your Actions are done: {listed([*beside, 'end the Action Phase'], 'or')}."
    left = f"Choose an Action, {number(view.actions_left)} left"
    return f"{left}; you may also {listed(beside, 'or')}." if beside else f"{left}."


def boost_question(scene: Scene) -> str:
    """Asks for boosts, and tells what they are for."""
    view = view_of(scene)
    if view.attacker and defends(scene):
        left, them = counted(view.damage_left, "Wound"), "it" if view.damage_left == 1 else "them"
        attack = f"{titled(scene, view.attacker)}'s attack on {named(scene)}"
        return f"{attack} leaves {left}: boost with {SYMBOLS[DEFENCE].upper()}, or take {them}."
    return f"Boost the {ACTION.get(began(scene), 'Action')}{aim(scene)} with {symbol(scene)}, or leave it at that."


def symbol(scene: Scene) -> str:
    """Returns the symbol that boosts the Action at hand."""
    view, hero = view_of(scene), active_hero(scene)
    card = None if hero is None else next((card for card in hero.cards if card.card == view.in_use), None)
    if card is None or began(scene) == "move":
        return SYMBOLS[MOVE].upper()
    return (card.boost or "").upper()


def began(scene: Scene) -> str:
    """Returns what the latest Action is."""
    for event in reversed(scene.seen):
        if isinstance(event, events.ActionBegan):
            return event.what
    return ""


def aim(scene: Scene) -> str:
    """Returns on whom the Action is, and what it takes."""
    target = view_of(scene).target
    if target is None:
        return ""
    enemies = [enemy for room in view_of(scene).rooms for enemy in room.enemies if enemy.token == target]
    return f" on {titled(scene, target)} (Defence {enemies[0].defence})" if enemies else ""
