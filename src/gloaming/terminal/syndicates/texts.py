"""Card texts on the screen: of what is pointed at, of everybody in play, and of the piles."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gloaming.games.syndicates.texts import LABELS
from gloaming.terminal.dusk import EMBER, GLOW, MUTED, TEXT
from gloaming.terminal.syndicates.field import COLOURS
from gloaming.words.english import sentence
from gloaming.words.scene import Scene
from gloaming.words.syndicates.cards import printed, set_of, text_on, titled, view_of
from gloaming.words.syndicates.sides import my_side, of_side, own, slot_called

ACTIONS: Final = ("attacked", "skill", "drew_fx", "played_fx", "moved")
CORE: Final = ("leader", "family")  # the slots that are not changed before a match


def entry(scene: Scene, name: str, whose: str = "") -> Text:
    """Returns a card's name, what it is, and its text."""
    text, found = text_on(scene, name), printed(scene, name)
    colour = COLOURS.get(str(found.marks["faction"]), GLOW)
    label = "" if text is None else f"{LABELS[text.kind]}, {text.name}: " if text.name else ""
    return Text.assemble(
        (f"{whose} " if whose else "", MUTED),
        (found.title, f"bold {colour}"),
        (f"  {label}", TEXT),
        ("" if text is None else text.text(), MUTED),
    )


def heading(words: str) -> Text:
    """Returns a line above a part of a page."""
    return Text(words, f"bold {EMBER}")


def reading(scene: Scene, pointed: list[str]) -> Text:
    """Returns what can be read beside the table: what is in use or drawn, who is pointed at, or what is at hand."""
    view = view_of(scene)
    names = [view.using.card] if view.using is not None else []
    names += [*view.drawn, *([view.newcomer] if view.newcomer else []), *([view.fetched] if view.fetched else [])]
    for name in pointed_at(scene, pointed):
        names.append(name)
        for side in view.sides:
            names += [fx.card for slot in side.slots if slot.stack[-1:] == [name] for fx in slot.attached]
    names = names or (supporters(scene) if view.phase == "analysis" else latest(scene))
    return Text("\n\n").join(entry(scene, name) for name in dict.fromkeys(names))


def pointed_at(scene: Scene, pointed: list[str]) -> list[str]:
    """Returns the cards that are meant by the names of cards, or of one's own slots."""
    known, slots = set_of(scene).names, {slot.name: slot.stack[-1:] for slot in own(scene).slots}
    return [card for name in pointed for card in ([name] if name in known else slots.get(name, []))]


def supporters(scene: Scene) -> list[str]:
    """Returns one's own Supporters, among whom one chooses before a match."""
    return [name for slot in own(scene).slots if slot.name not in CORE for name in slot.stack]


def latest(scene: Scene) -> list[str]:
    """Returns the cards of the last action: the card that was drawn, played or used, or attacker and target."""
    for facts in reversed(scene.seen):
        if facts["event"] in ACTIONS:
            return [str(facts[role]) for role in ("card", "attacker", "target") if role in facts]
    return []


def texts_page(scene: Scene) -> Text:
    """Returns the texts of what was drawn, of everybody in play and all that lies on them, and of what was kept."""
    view, below = view_of(scene), my_side(scene)
    lines: list[Text] = []
    if view.drawn:
        lines += [heading("Drawn"), *(entry(scene, name) for name in view.drawn), Text("")]
    for side in (below, 1 - below):
        each = view.sides[side]
        lines.append(heading(f"{sentence(of_side(scene, side))} side"))
        for slot in each.slots:
            lines += [entry(scene, name, f"{slot_called(slot.name)}:") for name in reversed(slot.stack)]
            lines += [Text.assemble("  ", entry(scene, fx.card)) for fx in reversed(slot.attached)]
        lines += [entry(scene, name, "kept:") for name in each.reserve]
        lines.append(Text(""))
    return Text("\n").join(lines[:-1])


def piles_page(scene: Scene) -> Text:
    """Returns who is out and which FX cards were used, on both sides."""
    view, below = view_of(scene), my_side(scene)
    lines: list[Text] = []
    for side in (below, 1 - below):
        each, whose = view.sides[side], sentence(of_side(scene, side))
        for words, names in ((f"{whose} characters who are out", each.used), (f"{whose} used FX cards", each.fx_used)):
            lines.append(heading(f"{words} ({len(names)})"))
            lines.append(Text(", ".join(titled(scene, name) for name in names) or "none", MUTED))
        lines.append(Text(""))
    return Text("\n").join(lines[:-1])
