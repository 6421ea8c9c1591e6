"""A side of the table: a row of slots with their characters, dice and FX cards."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.geometry import Size
from textual.widget import Widget

from gloaming.games.syndicates.view import SideView, SlotView
from gloaming.terminal.cards import CardRow, centred, is_big
from gloaming.terminal.drawing import INK, style
from gloaming.terminal.dusk import EMBER, GLOW, GROUND, MUTED, TEXT, blend
from gloaming.words.scene import Scene
from gloaming.words.syndicates.cards import brief, titled, view_of
from gloaming.words.syndicates.sides import slot_called

DICE: Final = "·⚀⚁⚂⚃⚄⚅"
COLOURS: Final = {"green": "#58c98b", "red": "#f2707a"}
WIDEST: Final = (16, 20)  # of a slot, on small and on large screens
HEIGHTS: Final = (4, 6)
MARGIN: Final = 2
IMMUNE, RESTING, COVERS, STOPS, WAITS = "◈", "z", "▲", "▣", "⧗"


class FieldRow(Widget):
    """One side: a line about it, and its slots. What can be chosen is lit, and what is pointed at stands out."""

    DEFAULT_CSS = "FieldRow { height: auto; padding: 0 1; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None
        self.side = 0
        self.lit: dict[str, str] = {}  # what can be chosen, with the choice or the step behind it
        self.pointed: list[str] = []

    @property
    def big(self) -> bool:
        """Whether slots are drawn large."""
        return is_big(self.app.size)

    def show(self, scene: Scene, side: int, lit: dict[str, str], pointed: list[str]) -> None:
        """Shows a side as it is now."""
        self.scene, self.side, self.lit, self.pointed = scene, side, lit, pointed
        self.refresh(layout=True)

    def width_of(self, slots: int) -> int:
        """Returns the width of a slot."""
        return min(WIDEST[self.big], (self.app.size.width - MARGIN) // slots)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Returns the line about the side and the slots below it."""
        return 1 + HEIGHTS[self.big]

    def on_click(self, event: events.Click) -> None:
        """Chooses whoever stands where it was clicked."""
        if self.scene is None:
            return
        slots = view_of(self.scene).sides[self.side].slots
        at = (event.x - 1) // self.width_of(len(slots))
        if 0 <= at < len(slots):
            token = next((self.lit[name] for name in names_of(slots[at]) if name in self.lit), "")
            if token:
                self.post_message(CardRow.Chosen(token))

    def render(self) -> RenderResult:
        """Draws the side."""
        if self.scene is None:
            return Text("")
        each = view_of(self.scene).sides[self.side]
        width, height = self.width_of(len(each.slots)), HEIGHTS[self.big]
        columns = [self.column(slot, each, width) for slot in each.slots]
        lines = [Text.assemble(*(column[row] for column in columns), no_wrap=True) for row in range(height)]
        return Text("\n").join([head(self.scene, self.side), *lines])

    def column(self, slot: SlotView, side: SideView, width: int) -> list[Text]:
        """Draws a slot, with a gap beside it."""
        assert self.scene is not None
        names = names_of(slot)
        mood = look(side.faction, any(name in self.lit for name in names), any(name in self.pointed for name in names))
        lines = big_lines(self.scene, slot, width - 1) if self.big else small_lines(self.scene, slot, width - 1)
        if not slot.stack:
            mood = mood if any(name in self.pointed for name in names) else Style(color=blend(MUTED, GROUND, 0.3))
        return [Text.assemble((line[: width - 1].ljust(width - 1), mood), " ") for line in lines]


def names_of(slot: SlotView) -> list[str]:
    """Returns by which names a slot can be chosen: its top character's and its own."""
    return [*slot.stack[-1:], slot.name]


def look(faction: str | None, lit: bool, pointed: bool) -> Style:
    """Returns how a slot is written."""
    if pointed:
        return Style(color=INK, bgcolor=EMBER, bold=True)
    return style(COLOURS.get(faction or "", MUTED), "lit" if lit else "quiet")


def named_in(title: str, width: int) -> list[str]:
    """Returns a name in two lines; a word that is too long for one loses its end."""
    lines = wrap(title, width, break_long_words=False)
    if len(lines) > 2:
        lines = wrap(brief(title), width, break_long_words=False)
    return [line[:width] for line in (*lines[:2], "", "")][:2]


def die(slot: SlotView) -> str:
    """Returns a die with what it stands for, and marks for who is immune or cannot act."""
    marks = (IMMUNE if slot.immune else "") + ("" if slot.active else RESTING)
    beneath = f"{COVERS}{len(slot.stack) - 1}" if len(slot.stack) > 1 else ""
    return f"{DICE[slot.kt // 10]} {slot.kt}{' ' if marks or beneath else ''}{marks}{beneath}"


def lying(scene: Scene, slot: SlotView) -> list[str]:
    """Returns the FX cards on a slot, the uppermost first."""
    return [
        f"{STOPS}{fx.kt} {titled(scene, fx.card)}"
        if fx.turns_left is None
        else f"{WAITS}{fx.turns_left} {titled(scene, fx.card)}"
        for fx in reversed(slot.attached)
    ]


def place_of(slot: SlotView) -> str:
    """Returns which slot it is, in a word."""
    return slot_called(slot.name).removesuffix(" slot").removesuffix("'s")


def small_lines(scene: Scene, slot: SlotView, width: int) -> list[str]:
    """Returns a slot in four lines."""
    if not slot.stack:
        return ["", "closed" if slot.closed else f"({place_of(slot)})", "", ""]
    fx = lying(scene, slot)
    more = f"+{len(fx) - 1}" if len(fx) > 1 else ""
    last = f"{fx[0][: width - len(more)]}{more}" if fx else ""
    return [*named_in(titled(scene, slot.stack[-1]), width), die(slot), last]


def big_lines(scene: Scene, slot: SlotView, width: int) -> list[str]:
    """Returns a slot in six lines: also which it is, and who lies beneath."""
    place = place_of(slot)
    if not slot.stack:
        return [place, "", *centre("closed" if slot.closed else "empty", width), "", "", ""][:6]
    whose = scene.names[slot.owner] if slot.owner is not None and view_of(scene).players > 2 else ""
    tag = f"{place:<{max(0, width - len(whose))}}{whose}" if len(place) + len(whose) < width else place
    beneath = [f"{COVERS} {titled(scene, name)}" for name in reversed(slot.stack[:-1])]
    rest = [*lying(scene, slot), *beneath]
    if len(rest) > 2:
        rest = [rest[0], f"{rest[1][: width - 3]} +{len(rest) - 2}"]
    return [tag, *named_in(titled(scene, slot.stack[-1]), width), die(slot), *rest, "", ""][:6]


def centre(words: str, width: int) -> list[str]:
    """Returns words in the middle of a line."""
    return [centred(Text(words), width).plain]


def sitting(scene: Scene, side: SideView) -> list[str]:
    """Returns who plays on a side; of two mates, also on which flank."""
    names = [scene.names[seat] for seat in side.seats]
    return names if len(names) == 1 else [f"{names[0]} (left)", f"{names[1]} (right)"]


def head(scene: Scene, side: int) -> Text:
    """Returns who plays there, the faction card, and what is left to draw."""
    view = view_of(scene)
    each = view.sides[side]
    acting = any(seat in view.waiting_for for seat in each.seats)
    kinds = {scene.seating.bots[seat] for seat in each.seats} - {None}
    colour = COLOURS.get(each.faction or "", MUTED)
    parts: list[tuple[str, str]] = [
        ("▶ " if acting else "  ", EMBER),
        (" & ".join(sitting(scene, each)), f"bold {EMBER if acting else TEXT}"),
        (f" {'/'.join(sorted(str(kind) for kind in kinds))}" if kinds else "", MUTED),
    ]
    if each.faction is not None:
        card = ("■ black", MUTED) if each.black else ("□ white", GLOW)
        parts += [(f"  {each.faction} ", f"bold {colour}"), card]
        parts.append((f"  FX {each.fx_deck}  deck {each.deck}  out {len(each.used)}", MUTED))
    if view.contest != "match":
        parts.append((f"  points {each.points}", GLOW))
    skipped = [seat for seat in each.seats if view.skips[seat]]
    if skipped:
        parts.append((f"  sits out {sum(view.skips[seat] for seat in skipped)}", EMBER))
    if each.reserve:
        parts.append((f"  kept: {', '.join(titled(scene, name) for name in each.reserve)}", GLOW))
    return Text.assemble(*parts, no_wrap=True, overflow="ellipsis")
