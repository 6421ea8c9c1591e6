"""The table of a match in lines of plain text."""

from __future__ import annotations

from gloaming.games.syndicates.rules.view import SlotView
from gloaming.games.syndicates.words.cards import rules_text, titled, view_of
from gloaming.games.syndicates.words.phrases import side_does, side_owns
from gloaming.games.syndicates.words.prompts import status
from gloaming.games.syndicates.words.sides import kept, my_side, slot_called, titles
from gloaming.kernel.cards.english import listed, some
from gloaming.words.english import counted, sentence
from gloaming.words.scene import Scene, Section


def sections(scene: Scene) -> list[Section]:
    """Returns the table; nobody has a hand."""
    return [Section("status", [status(scene)]), Section("table", table(scene))]


def table(scene: Scene) -> list[str]:
    """Returns the other side, then the own one, slot by slot, each with its texts."""
    view, below = view_of(scene), my_side(scene)
    if view.sides[below].faction is None:
        return []
    lines = list[str]()
    for side in (1 - below, below):
        lines += [head(scene, side), *slots(scene, side), *piles(scene, side)]
    if view.drawn:
        lines.append(f"Drawn: {listed(titles(scene, view.drawn))}.")
        drawer = None if view.acting is None else view.acting % 2
        lines += [f"{titled(scene, name)}: {rules_text(scene, name, drawer)}" for name in view.drawn]
    return [*lines, *skips(scene)]


def head(scene: Scene, side: int) -> str:
    """Returns who plays which faction, and what is left to draw."""
    each = view_of(scene).sides[side]
    spent = "black, the one-time skill is used" if each.black else "white"
    decks = f"{counted(each.fx_deck)} in the FX deck, {each.deck} in the character deck"
    return f"{side_does(scene, side, 'plays')} {each.faction}; the faction card is {spent}; {decks}."


def slots(scene: Scene, side: int) -> list[str]:
    """Returns a row of slots from the left, a line for each."""
    row = view_of(scene).sides[side].slots
    return [f"  {sentence(slot_called(slot.name))}: {in_words(scene, slot, side)}" for slot in row]


def in_words(scene: Scene, slot: SlotView, side: int) -> str:
    """Returns a slot: who stands there with how many KT, on whom, under what, and what the card says."""
    if not slot.stack:
        return "closed." if slot.closed else "empty."
    facts = [f"{titled(scene, slot.stack[-1])}, {slot.kt} KT"]
    if len(slot.stack) > 1:
        facts.append(f"Bodyguard on {listed(titles(scene, slot.stack[-2::-1]))}")
    facts += [under(scene, slot, place) for place in range(len(slot.attached) - 1, -1, -1)]
    if slot.immune:
        facts.append("immune to attacks")
    if not slot.active:
        facts.append("cannot act")
    if slot.owner is not None and view_of(scene).players > 2:
        facts.append(f"acts for {scene.names[slot.owner]}")
    text = rules_text(scene, slot.stack[-1], side)
    return f"{'; '.join(facts)}.{f' {text}' if text else ''}"


def under(scene: Scene, slot: SlotView, place: int) -> str:
    """Returns an FX card on a slot, and what it does there."""
    fx = slot.attached[place]
    if fx.turns_left is None:
        return f"under {titled(scene, fx.card)} with {fx.kt} KT"
    ends = "to the end of this turn" if fx.turns_left == 0 else f"for {some(fx.turns_left, 'more turn')}"
    return f"under {titled(scene, fx.card)} {ends}"


def piles(scene: Scene, side: int) -> list[str]:
    """Returns what lies open beside the decks."""
    each, whose = view_of(scene).sides[side], str(side_owns(scene, side))
    lines = []
    if each.reserve:
        told = [f"{kept(scene, fx)}: {rules_text(scene, fx.card, side)}" for fx in each.reserve]
        lines.append(f"  {whose} kept FX cards: {' '.join(told)}")
    if each.used:
        lines.append(f"  {whose} characters out of play: {listed(titles(scene, each.used))}.")
    if each.fx_used:
        lines.append(f"  {whose} used FX cards: {listed(titles(scene, each.fx_used))}.")
    return lines


def skips(scene: Scene) -> list[str]:
    """Returns who will sit out turns."""
    skipped = [(scene.names[seat], count) for seat, count in enumerate(view_of(scene).skips) if count]
    return [f"Turns to skip: {listed([f'{name} {count}' for name, count in skipped])}."] if skipped else []
