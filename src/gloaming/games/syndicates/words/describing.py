"""The table of a match in lines of plain text."""

from __future__ import annotations

from gloaming.games.syndicates.rules.view import AttachedFx, SlotView
from gloaming.games.syndicates.words.cards import rules_text, titled, view_of
from gloaming.games.syndicates.words.prompts import status
from gloaming.games.syndicates.words.sides import kept, of_side, side_owns, slot_called, titles
from gloaming.kernel.cards.english import listed, some
from gloaming.words.english import counted, does, sentence, within
from gloaming.words.scene import Scene, Section


def sections(scene: Scene) -> list[Section]:
    """Returns the table; nobody has a hand."""
    return [Section("status", [status(scene)]), Section("table", table(scene))]


def table(scene: Scene) -> list[str]:
    """Returns the other side, then the own one, slot by slot, each with its texts."""
    view, below = view_of(scene), scene.own_side
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
    return f"{of_side(scene, side, 'plays')} {each.faction}; the faction card is {spent}; {decks}."


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
    facts += [under(scene, fx) for fx in reversed(slot.attached)]
    if slot.immune:
        facts.append("immune to attacks")
    if not slot.active:
        facts.append("cannot act")
    if slot.owner is not None and view_of(scene).players > 2:
        facts.append(f"acts for {within(scene.names[slot.owner])}")
    text = rules_text(scene, slot.stack[-1], side)
    return f"{'; '.join(facts)}.{f' {text}' if text else ''}"


def under(scene: Scene, fx: AttachedFx) -> str:
    """Returns an FX card on a slot, and what it does there."""
    name = titled(scene, fx.card)
    if fx.turns_left is None:
        return f"under {name} with {fx.kt} KT"
    ends = f"for {some(fx.turns_left, 'more turn')}" if fx.turns_left else "to the end of this turn"
    return f"under {name} {ends}"


def piles(scene: Scene, side: int) -> list[str]:
    """Returns what lies open beside the decks."""
    each = view_of(scene).sides[side]
    held = " ".join(f"{kept(scene, fx)}: {rules_text(scene, fx.card, side)}" for fx in each.reserve)
    lines = [f"kept FX cards: {held}"] if held else []
    for what, names in (("characters out of play", each.used), ("used FX cards", each.fx_used)):
        if names:
            lines.append(f"{what}: {listed(titles(scene, names))}.")
    return [f"  {side_owns(scene, side)} {line}" for line in lines]


def skips(scene: Scene) -> list[str]:
    """Returns who will sit out turns."""
    skipped = [(seat, count) for seat, count in enumerate(view_of(scene).skips) if count]
    return [f"{does(scene.names[seat], 'will')} skip {some(count, 'turn')}." for seat, count in skipped]
