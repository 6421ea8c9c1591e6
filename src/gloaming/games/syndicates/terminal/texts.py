"""Card texts on the screen: of what is pointed at, of everybody in play, and of the piles."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.terminal.field import COLOURS
from gloaming.games.syndicates.words.cards import printed, set_of, titled, view_of
from gloaming.games.syndicates.words.phrases import side_owns
from gloaming.games.syndicates.words.sides import my_side, own, place_of, slot_called
from gloaming.terminal.dusk import EMBER, GLOW, MUTED, TEXT
from gloaming.words.scene import Scene

OwnedCard = tuple[int, str]  # the side that a card belongs to, and its name
CORE: Final = ("leader", "family")  # the slots that are not changed before a match


def entry(scene: Scene, side: int, name: str, whose: str = "") -> Text:
    """Returns the name of a side's card, what it is, and its text."""
    found = printed(scene, name, side)
    colour, skill = COLOURS.get(str(found.marks["faction"]), GLOW), found.marks["skill"]
    label = f"{found.marks['label']}, {skill}: " if skill else ""
    return Text.assemble(
        (f"{whose} " if whose else "", MUTED),
        (found.title, f"bold {colour}"),
        (f"  {label}", TEXT),
        (str(found.marks["says"]), MUTED),
    )


def heading(words: str) -> Text:
    """Returns a line above a part of a page."""
    return Text(words, f"bold {EMBER}")


def reading(scene: Scene, pointed: list[str]) -> Text:
    """Returns what can be read beside the table: what is in use or drawn, who is pointed at, or what is at hand."""
    view = view_of(scene)
    cards = [(view.using.seat % 2, view.using.card)] if view.using is not None else []
    cards += [(to_act(scene), name) for name in (*view.drawn, view.newcomer, view.fetched) if name]
    for side, name in pointed_at(scene, pointed):
        cards.append((side, name))
        slots = view.sides[side].slots
        cards += [(side, fx.card) for slot in slots if slot.stack[-1:] == [name] for fx in slot.attached]
    cards = cards or (supporters(scene) if view.phase == "analysis" else latest(scene))
    return Text("\n\n").join(entry(scene, side, name) for side, name in dict.fromkeys(cards))


def to_act(scene: Scene) -> int:
    """Returns the side that acts, or looks its team over."""
    view = view_of(scene)
    return view.analysing if view.analysing is not None else my_side(scene) if view.acting is None else view.acting % 2


def pointed_at(scene: Scene, pointed: list[str]) -> list[OwnedCard]:
    """Returns the cards meant by the names of cards or of own slots; what is not in play is one's own."""
    known, slots = set_of(scene).names, {slot.name: slot.stack[-1:] for slot in own(scene).slots}
    names = [card for name in pointed for card in ([name] if name in known else slots.get(name, []))]
    places = [place_of(scene, name) for name in names]
    return [(my_side(scene) if place is None else place.side, name) for place, name in zip(places, names, strict=True)]


def supporters(scene: Scene) -> list[OwnedCard]:
    """Returns one's own Supporters, among whom one chooses before a match."""
    return [(my_side(scene), name) for slot in own(scene).slots if slot.name not in CORE for name in slot.stack]


def latest(scene: Scene) -> list[OwnedCard]:
    """Returns the cards of the last action: the card that was drawn, played or used, or attacker and target."""
    for event in reversed(scene.seen):
        match event:
            case events.Attacked():
                return [(event.seat % 2, event.attacker), (1 - event.seat % 2, event.target)]
            case events.Skill() | events.DrewFx() | events.PlayedFx() | events.Moved():
                return [(event.seat % 2, event.card)]
    return []


def texts_page(scene: Scene) -> Text:
    """Returns the texts of what was drawn, of everybody in play and all that lies on them, and of what was kept."""
    view, below = view_of(scene), my_side(scene)
    lines: list[Text] = []
    if view.drawn:
        lines += [heading("Drawn"), *(entry(scene, to_act(scene), name) for name in view.drawn), Text("")]
    for side in (below, 1 - below):
        each = view.sides[side]
        lines.append(heading(f"{side_owns(scene, side)} side"))
        for slot in each.slots:
            lines += [entry(scene, side, name, f"{slot_called(slot.name)}:") for name in reversed(slot.stack)]
            lines += [Text.assemble("  ", entry(scene, side, fx.card)) for fx in reversed(slot.attached)]
        lines += [entry(scene, side, fx.card, "kept:") for fx in each.reserve]
        lines.append(Text(""))
    return Text("\n").join(lines[:-1])


def piles_page(scene: Scene) -> Text:
    """Returns who is out and which FX cards were used, on both sides."""
    view, below = view_of(scene), my_side(scene)
    lines: list[Text] = []
    for side in (below, 1 - below):
        each, whose = view.sides[side], str(side_owns(scene, side))
        for words, names in ((f"{whose} characters out of play", each.used), (f"{whose} used FX cards", each.fx_used)):
            lines.append(heading(f"{words} ({len(names)})"))
            lines.append(Text(", ".join(titled(scene, name) for name in names) or "none", MUTED))
        lines.append(Text(""))
    return Text("\n").join(lines[:-1])
