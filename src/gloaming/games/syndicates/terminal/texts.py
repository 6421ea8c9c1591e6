"""Card texts on the screen: of what is pointed at, of everybody in play, and of the piles."""

from __future__ import annotations

from rich.text import Text

from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.sets import CORE
from gloaming.games.syndicates.terminal.field import COLOURS
from gloaming.games.syndicates.words.cards import printed, set_of, view_of
from gloaming.games.syndicates.words.sides import characters, own, side_owns, slot_called, titles
from gloaming.terminal.dusk import GLOW, MUTED, TEXT
from gloaming.terminal.pages import heading, in_parts
from gloaming.words.scene import Scene

OwnedCard = tuple[int, str]  # the side that a card belongs to, and its name


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
    return view.analysing if view.analysing is not None else scene.own_side if view.acting is None else view.acting % 2


def pointed_at(scene: Scene, pointed: list[str]) -> list[OwnedCard]:
    """Returns the cards meant by the names of cards or of own slots; what is not in play is one's own."""
    known, slots = set_of(scene).names, {slot.name: slot.stack[-1:] for slot in own(scene).slots}
    names = [card for name in pointed for card in ([name] if name in known else slots.get(name, []))]
    sides = {name: side for side, each in enumerate(view_of(scene).sides) for name in characters(each)}
    return [(sides.get(name, scene.own_side), name) for name in names]


def supporters(scene: Scene) -> list[OwnedCard]:
    """Returns one's own Supporters, among whom one chooses before a match."""
    return [(scene.own_side, name) for slot in own(scene).slots if slot.name not in CORE for name in slot.stack]


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
    drawn = [entry(scene, to_act(scene), name) for name in view_of(scene).drawn]
    sides = [side_lines(scene, side) for side in scene.own_first]
    return in_parts([[heading("Drawn"), *drawn], *sides] if drawn else sides)


def side_lines(scene: Scene, side: int) -> list[Text]:
    """Returns the texts of a side."""
    each, lines = view_of(scene).sides[side], [heading(f"{side_owns(scene, side)} side")]
    for slot in each.slots:
        lines += [entry(scene, side, name, f"{slot_called(slot.name)}:") for name in reversed(slot.stack)]
        lines += [Text.assemble("  ", entry(scene, side, fx.card)) for fx in reversed(slot.attached)]
    return [*lines, *(entry(scene, side, fx.card, "kept:") for fx in each.reserve)]


def pile_lines(scene: Scene, side: int) -> list[Text]:
    """Returns who is out of a side, and which FX cards it has used."""
    each, lines = view_of(scene).sides[side], []
    for words, names in (("characters out of play", each.used), ("used FX cards", each.fx_used)):
        lines.append(heading(f"{side_owns(scene, side)} {words} ({len(names)})"))
        lines.append(Text(", ".join(titles(scene, names)) or "none", MUTED))
    return lines
