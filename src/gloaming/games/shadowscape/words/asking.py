"""What somebody might try to use now, and what the abilities of their cards are called."""

from __future__ import annotations

from gloaming.games.shadowscape.words.cards import box_of, titled, view_of
from gloaming.games.shadowscape.words.heroes import asked_hero
from gloaming.kernel.cards.using import ability_id
from gloaming.words.scene import Scene


def within_reach(scene: Scene) -> dict[str, str]:
    """Returns one's Fate Cards and Action Cards and what lies open, each with the choice it would be used for."""
    hero, offered = asked_hero(scene), {option.question.verb for option in scene.choices}
    if hero is None or scene.decision is None:
        return {}
    hand = hero.hand or []
    if "end" in offered:
        view, reach = view_of(scene), {card: f"alter {card}" for card in hand}
        for name in [*view.whisper_row, *view.equipment_row, *view.action_row]:
            reach[name] = f"claim {name}"
        used = {option.touches[0]: option.token for option in scene.choices if option.question.verb == "move"}
        for card in hero.cards:
            reach[card.card] = used.get(card.card, f"move {card.card} to {hero.room}")
        return reach
    verb = next((verb for verb in ("boost", "discard", "give") if verb in offered), "")
    if verb:
        return {card: f"{verb} {card}" for card in hand}
    verb = next((verb for verb in ("wound", "mend") if verb in offered), "")
    cards = [card.card for card in hero.cards] + ([hero.hero] if hero.hero else [])
    return {card: f"{verb} {card}" for card in cards} if verb else {}


def ability_titles(scene: Scene) -> dict[str, str]:
    """Returns what the optional abilities of one's own cards are called."""
    box, found = box_of(scene), dict[str, str]()
    for hero in view_of(scene).heroes:
        if hero.seat != view_of(scene).seat or hero.hero is None:
            continue
        for name in [hero.hero, *hero.equipment]:
            card = box.card_names.index(name, box.from_hero)
            for number, ability in enumerate(box.abilities[card]):
                if ability.optional:
                    found[ability_id(name, number)] = (
                        f"{titled(scene, name)}'s ability" if name == hero.hero else titled(scene, name)
                    )
    return found
