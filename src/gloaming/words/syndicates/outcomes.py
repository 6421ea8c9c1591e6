"""What damage, Boosts and newcomers would lead to, reckoned from what everybody sees."""

from __future__ import annotations

from typing import Final

from gloaming.games.syndicates.texts import FX, Text
from gloaming.games.syndicates.vocabulary.attaching import Attach
from gloaming.games.syndicates.vocabulary.effect import Effect
from gloaming.games.syndicates.vocabulary.hitting import Hit
from gloaming.games.syndicates.vocabulary.strengthening import Gain, Lose
from gloaming.kernel.cards.english import listed
from gloaming.words.english import mid, sentence
from gloaming.words.scene import Scene
from gloaming.words.syndicates.cards import for_reader, rulings_of, set_of, titled, view_of
from gloaming.words.syndicates.sides import Place, called, characters, due, my_side, place_of, side_mid, theirs, titles

MOST: Final = 60


def change(title: str, before: int, after: int) -> str:
    """Returns a die before and after, such as `Amy 50 → 40 KT`."""
    return f"{title} stays at {before} KT" if before == after else f"{title} {before} → {after} KT"


def gains(scene: Scene, place: Place, kt: int) -> str:
    """Returns what becomes of a character that gains KT."""
    return change(titled(scene, place.top), place.slot.kt, min(MOST, place.slot.kt + kt))


def loses(scene: Scene, place: Place, kt: int) -> list[str]:
    """Returns what becomes of a character that loses KT, and of others if that is its end."""
    if kt < place.slot.kt:
        return [change(titled(scene, place.top), place.slot.kt, place.slot.kt - kt)]
    return [f"{titled(scene, place.top)} {place.slot.kt} → 0 KT: knocked out", *goes(scene, place)]


def goes(scene: Scene, place: Place) -> list[str]:
    """Returns what comes of a top character leaving its slot."""
    cards, found = set_of(scene), []
    if cards.card(place.top) in cards.leaders:
        return [f"{side_mid(scene, 1 - place.side, 'wins')} the match"]
    if len(place.slot.stack) > 1:
        found.append(f"{titled(scene, place.slot.stack[-2])} beneath is uncovered, at {MOST} KT")
    return [*found, *exposed(scene, place)]


def exposed(scene: Scene, place: Place) -> list[str]:
    """Returns who is immune only as long as a character is in play."""
    cards, side = set_of(scene), view_of(scene).sides[place.side]
    present = [name for name in characters(side) if name != place.top]
    found = []
    for slot in side.slots:
        if slot.immune and slot.stack[-1] != place.top:
            shields = [cards.names[card] for card in cards.shields[cards.card(slot.stack[-1])]]
            if not any(name in present for name in shields):
                found.append(f"{titled(scene, slot.stack[-1])} is no longer immune")
    return found


def struck(scene: Scene, place: Place, kt: int, attacker: str | None) -> list[str]:
    """Returns what damage to a slot leads to: the uppermost card with KT takes it, and no other (SS-DMG-1)."""
    cards = set_of(scene)
    for fx in reversed(place.slot.attached):
        if fx.kt > kt:
            return [change(titled(scene, fx.card), fx.kt, fx.kt - kt)]
        if fx.kt:
            attach = cards.attachments[cards.card(fx.card)]
            gone = (
                []
                if attach is None
                else [word for each in attach.gone for word in left_behind(scene, each, place, attacker)]
            )
            return [f"destroys {titled(scene, fx.card)}", *gone]
    return loses(scene, place, kt)


def left_behind(scene: Scene, effect: Effect, place: Place, attacker: str | None) -> list[str]:
    """Returns what a destroyed FX card does, of which only the attacker is sure to be known."""
    if isinstance(effect, Hit) and effect.who == "the-attacker" and isinstance(effect.kt, int):
        at = None if attacker is None else place_of(scene, attacker)
        return [] if at is None else struck(scene, at, effect.kt, None)
    return [f"then, for {mid(called(scene, place.side))}: “{for_reader(effect.text(), place.side, scene)}”"]


def sure(scene: Scene, text: Text) -> list[str]:
    """Returns what a text does without asking: to the own core team, and which enemies fall if all are hit."""
    found: list[str] = []
    for effect in text.effects:
        if isinstance(effect, (Gain, Lose)) and effect.who in ("leader", "family") and isinstance(effect.kt, int):
            place = core(scene, effect.who)
            if place is not None:
                kt = effect.kt
                found += [gains(scene, place, kt)] if isinstance(effect, Gain) else loses(scene, place, kt)
        elif isinstance(effect, Hit) and effect.who == "all-enemies" and isinstance(effect.kt, int):
            falling = fallen(scene, effect.kt, text.kind != FX)
            found += [f"{listed(falling)} would be knocked out"] if falling else []
    return found


def core(scene: Scene, who: str) -> Place | None:
    """Returns the own Leader or Family, if a card can change its KT."""
    cards, side = set_of(scene), my_side(scene)
    people = cards.leaders if who == "leader" else cards.families
    for at, slot in enumerate(view_of(scene).sides[side].slots):
        if slot.stack and cards.card(slot.stack[-1]) in people:
            return Place(side, at, slot) if slot.active or rulings_of(scene).boosts_pass_under_attachments else None
    return None


def fallen(scene: Scene, kt: int, by_attack: bool) -> list[str]:
    """Returns which enemies would not survive that all of them are hit."""
    return [
        titled(scene, slot.stack[-1])
        for slot in theirs(scene).slots
        if slot.stack and slot.kt <= kt and not any(fx.kt for fx in slot.attached) and not (by_attack and slot.immune)
    ]


def lies(scene: Scene, attach: Attach, place: Place) -> list[str]:
    """Returns what comes of an FX card laid on a slot."""
    who = titled(scene, place.top)
    if attach.timeout:
        return [f"{who} cannot act before the end of your next turn"]
    active = "and stays active" if attach.stays_active else "but cannot act as long as it lies there"
    return [f"{who} is shielded by {attach.kt} KT {active}"]


def penalties(scene: Scene, present: list[str], already: bool = False) -> list[str]:
    """Returns who would have to leave among some characters; those whose penalty is due anyway only if wanted."""
    now = [] if already else [name for name, _ in due(scene, characters(view_of(scene).sides[my_side(scene)]))]
    return [
        f"{titled(scene, name)} has to leave because of {listed(titles(scene, because))}"
        for name, because in due(scene, present)
        if name not in now
    ]


def ended(words: list[str]) -> str:
    """Returns what would happen as a sentence, or nothing."""
    return f" {sentence('; '.join(words))}." if words else ""
