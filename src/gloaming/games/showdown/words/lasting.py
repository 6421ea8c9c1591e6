"""What cards have left behind that changes a combat, in words."""

from __future__ import annotations

from gloaming.games.showdown.rules.view import Lasting
from gloaming.games.showdown.words.decks import CHAMPION, brief, view_of
from gloaming.words.english import sentence, whose
from gloaming.words.scene import OngoingEffect, Scene


def source(scene: Scene, seat: int, card: str) -> str:
    """Returns whose card it was, in a few characters."""
    return f"{whose(scene.names[seat])} {'trigger' if card == CHAMPION else brief(card)}"


def lasting_lines(scene: Scene) -> list[str]:
    """Returns a line for everything that lasts: in which combat, whose card it was, and what that says."""
    return [
        f"{'Next' if one.next_combat else 'This'} combat, {source(scene, one.seat, one.card)}: “{one.text}”"
        for one in view_of(scene).lasting
    ]


def ongoing(scene: Scene) -> list[OngoingEffect]:
    """Returns everything that lasts, what open Aces do first."""
    return [
        OngoingEffect(one.seat, one.card, one.text, one.next_combat, bool(one.still_counts_for))
        for one in (*view_of(scene).standing, *view_of(scene).lasting)
    ]


def still_to_count(scene: Scene, seat: int) -> list[str]:
    """Returns what may yet change a seat's strike, total or trigger in this combat; its feint shows what it counts."""
    now = [one for one in view_of(scene).lasting if not one.next_combat] + view_of(scene).standing
    return [said(scene, seat, one) for one in now if seat in one.still_counts_for]


def said(scene: Scene, seat: int, one: Lasting) -> str:
    """Returns an effect as it reads for whoever looks; the opponent's card is quoted."""
    plain = one.text.removesuffix(".")
    if one.seat == seat:
        return plain[:1].lower() + plain[1:]
    return f"{sentence(source(scene, one.seat, one.card))} “{plain}”"
