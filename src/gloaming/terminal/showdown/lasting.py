"""What cards have left behind that changes a combat, in words."""

from __future__ import annotations

from textwrap import wrap

from gloaming.games.showdown.cards import card_named
from gloaming.games.showdown.view import Lasting
from gloaming.games.showdown.vocabulary.modifiers import Add, CountAs, ExchangeDisciplines, LockTrigger
from gloaming.kernel.cards.english import listed
from gloaming.kernel.cards.english import sentence as as_text
from gloaming.kernel.cards.words import Ability, Effect
from gloaming.terminal.english import sentence, whose
from gloaming.terminal.face import Scene
from gloaming.terminal.showdown.decks import brief, deck_at, view_of

CHAMPION = "red-joker"


def source(scene: Scene, seat: int, card: str) -> str:
    """Returns whose card it was, in a few characters."""
    return f"{whose(scene.names[seat])} {'trigger' if card == CHAMPION else brief(card)}"


def as_of_now(one: Lasting) -> str:
    """Returns what a card says; the combat that was the next one when it was played may be this one now."""
    if one.next_combat:
        return one.text
    return one.text.replace("the next combat", "this combat").replace("the next turn", "this turn")


def lasting_lines(scene: Scene) -> list[str]:
    """Returns a line for everything that lasts: in which combat, whose card it was, and what that says."""
    return [
        f"{'Next' if one.next_combat else 'This'} combat, {source(scene, one.seat, one.card)}: “{as_of_now(one)}”"
        for one in view_of(scene).lasting
    ]


def lasting_within(scene: Scene, width: int, lines: int) -> list[str]:
    """Returns what lasts in a small space; what does not fit is named, and its text is on the page of texts."""
    full = [line for one in lasting_lines(scene) for line in wrap(one, width, subsequent_indent=" ")]
    if len(full) <= lines or lines < 1:
        return full[: max(lines, 0)]
    names = list(dict.fromkeys(source(scene, one.seat, one.card) for one in view_of(scene).lasting))
    return wrap(f"In effect (t): {listed(names)}", width, subsequent_indent=" ", max_lines=lines, placeholder=" …")


def still_to_count(scene: Scene, seat: int) -> list[str]:
    """Returns what may yet change a seat's strike, total or trigger in this combat; its feint shows what it counts."""
    view = view_of(scene)
    found: list[str] = []
    for one in view.lasting:
        effect = effect_of(scene, one)
        if not one.next_combat and (effect is None or touches_strike(effect, one.seat == seat)):
            found.append(said(scene, seat, one.seat, one.card, as_of_now(one)))
    for owner, area in enumerate(view.areas):
        for card in [ace.card for ace in area.aces if ace.lies == "up" and ace.card]:
            found += [
                said(scene, seat, owner, card, ability.text().partition(": ")[2])
                for ability in constant(scene, owner, card)
                if any(touches_strike(effect, owner == seat) for effect in ability.effects)
            ]
    return found


def said(scene: Scene, seat: int, owner: int, card: str, text: str) -> str:
    """Returns an effect as its owner's card says it; of the opponent's card it is quoted."""
    plain = text.removesuffix(".")
    return plain[:1].lower() + plain[1:] if owner == seat else f"{sentence(source(scene, owner, card))} “{plain}”"


def constant(scene: Scene, seat: int, card: str) -> list[Ability]:
    """Returns the abilities of an Ace that hold as long as it lies open."""
    deck, number = deck_at(scene, seat), card_named(card)
    return [] if deck is None else [deck.abilities[ace][place] for ace, place in deck.lasting if ace == number]


def effect_of(scene: Scene, one: Lasting) -> Effect | None:
    """Returns the word of a card file that says what lasts."""
    deck = deck_at(scene, one.seat)
    abilities = () if deck is None else deck.abilities[card_named(one.card)]
    effects = [effect for ability in abilities for effect in ability.effects]
    return next((effect for effect in effects if one.text.startswith(as_text(effect.text()))), None)


def touches_strike(effect: Effect, own: bool) -> bool:
    """Tells whether an effect may change what a strike of its owner is worth, or else one of the owner's opponent."""
    if isinstance(effect, Add):
        meant = effect.who == "both" or (effect.who == "you") is own
        return meant and (effect.to != "feint" or effect.only_if is not None)
    if isinstance(effect, CountAs):
        return own and effect.part == "strike"
    return isinstance(effect, ExchangeDisciplines) if own else isinstance(effect, LockTrigger)
