"""A side of the table: a row of slots with their characters, dice and FX cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from textwrap import wrap
from typing import Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.geometry import Size

from gloaming.games.syndicates.rules.view import SideView, SlotView
from gloaming.games.syndicates.words.cards import brief, titled, view_of
from gloaming.games.syndicates.words.sides import kept, slot_sign
from gloaming.terminal.cards import CardRow, Sized
from gloaming.terminal.drawing import INK, style
from gloaming.terminal.dusk import EMBER, GLOW, GROUND, MUTED, blend
from gloaming.terminal.seats import named, short_names
from gloaming.words.scene import Scene

DICE: Final = "·⚀⚁⚂⚃⚄⚅"
COLOURS: Final = {"green": "#58c98b", "red": "#f2707a"}
WIDEST: Final = (16, 20)  # of a slot, on small and on large screens
HEIGHTS: Final = (4, 6)
MARGIN: Final = 2
GAP: Final = 1  # between slots
IMMUNE, RESTING, COVERS, STOPS, WAITS = "◈", "z", "▲", "▣", "⧗"
BRIEFLY: Final = ("bots", "points", "kept", "one-time", "flanks")  # what a long head says less of, in this order


class FieldRow(Sized):
    """One side: a line about it, and its slots. What can be chosen is lit, and what is pointed at stands out."""

    DEFAULT_CSS = "FieldRow { height: auto; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None
        self.side = 0
        self.lit: dict[str, str] = {}  # what can be chosen, with the choice or the step behind it
        self.pointed: list[str] = []

    def show(self, scene: Scene, side: int, lit: dict[str, str], pointed: list[str]) -> None:
        """Shows a side as it is now."""
        self.scene, self.side, self.lit, self.pointed = scene, side, lit, pointed
        self.refresh(layout=True)

    @property
    def slots(self) -> list[SlotView]:
        """The slots of the side."""
        return [] if self.scene is None else view_of(self.scene).sides[self.side].slots

    @property
    def widths(self) -> list[int]:
        """The widths of the slots; what is left over goes to names with words that are longer."""
        if self.scene is None or not self.slots:
            return []
        room = self.app.size.width - MARGIN
        usual = min(WIDEST[self.big], room // len(self.slots))
        left, widths = room - usual * len(self.slots), []
        for slot in self.slots:
            words = titled(self.scene, slot.stack[-1]).split() if slot.stack else [""]
            more = min(left, max(0, max(map(len, words)) + GAP - usual))
            left -= more
            widths.append(usual + more)
        return widths

    @property
    def height(self) -> int:
        """How many lines the slots have; on small screens that for FX cards is left out where none lies."""
        bare = not self.big and not any(slot.attached for slot in self.slots)
        return HEIGHTS[self.big] - bare

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1 + self.height

    def on_click(self, event: events.Click) -> None:
        """Chooses whoever stands where it was clicked."""
        at = sum(event.x - 1 >= end for end in accumulate(self.widths))
        if at < len(self.slots):
            token = next((self.lit[name] for name in self.names_of(self.slots[at]) if name in self.lit), "")
            if token:
                self.post_message(CardRow.Chosen(token))

    def render(self) -> RenderResult:
        if self.scene is None:
            return Text("")
        columns = [self.column(self.scene, slot, width) for slot, width in zip(self.slots, self.widths, strict=True)]
        lines = [Text.assemble(*(column[row] for column in columns)) for row in range(self.height)]
        return Text("\n").join([head(self.scene, self.side, self.size.width), *lines])

    def column(self, scene: Scene, slot: SlotView, width: int) -> list[Text]:
        """Draws a slot, with a gap beside it."""
        names = self.names_of(slot)
        lit, pointed = any(name in self.lit for name in names), any(name in self.pointed for name in names)
        mood = look(view_of(scene).sides[self.side].faction if slot.stack else None, lit, pointed)
        if not slot.stack and not pointed:
            mood = Style(color=blend(MUTED, GROUND, 0.3))
        lines = (big_lines if self.big else small_lines)(scene, slot, width - GAP)
        return [Text.assemble((line[: width - GAP].ljust(width - GAP), mood), " " * GAP) for line in lines]

    def names_of(self, slot: SlotView) -> list[str]:
        """Returns by which names a slot can be chosen: its top character's, and its own on one's own side."""
        own = self.scene is not None and self.side == self.scene.own_side
        return [*slot.stack[-1:], slot.name] if own else slot.stack[-1:]


def look(faction: str | None, lit: bool, pointed: bool) -> Style:
    """Returns how a slot is written."""
    if pointed:
        return Style(color=INK, bgcolor=EMBER, bold=True)
    return style(COLOURS.get(faction or "", MUTED), "lit" if lit else "quiet")


def named_in(title: str, width: int) -> list[str]:
    """Returns a name in two lines, if need be its first words or its last; only a word too long for a line is cut."""
    ways = [wrap(name, width, break_long_words=False) for name in (title, brief(title), title.split()[-1])]
    fits = (lines for lines in ways if len(lines) <= 2 and max(map(len, lines)) <= width)
    lines = next(fits, [f"{ways[-1][0][: width - 1]}…"])
    return [*lines, ""][:2]


def die(slot: SlotView) -> str:
    """Returns a die with what it stands for, and marks for who is immune or cannot act."""
    marks = (IMMUNE if slot.immune else "") + ("" if slot.active else RESTING)
    beneath = f"{COVERS}{len(slot.stack) - 1}" if len(slot.stack) > 1 else ""
    return f"{DICE[slot.kt // 10]} {slot.kt}{' ' if marks or beneath else ''}{marks}{beneath}"


def lying(scene: Scene, slot: SlotView) -> list[tuple[str, str]]:
    """Returns the FX cards on a slot, the uppermost first: a sign of each, and its name."""
    return [
        (f"{STOPS}{fx.kt}" if fx.turns_left is None else f"{WAITS}{fx.turns_left}", titled(scene, fx.card))
        for fx in reversed(slot.attached)
    ]


def signs(scene: Scene, slot: SlotView, width: int) -> str:
    """Returns the FX cards on a slot in one line: a single one by its name if it has room, otherwise their signs."""
    fx = lying(scene, slot)
    named = [f"{sign} {name}" for sign, name in fx]
    if len(fx) == 1 and len(named[0]) <= width:
        return named[0]
    each = [sign for sign, _ in fx]
    lines = [" ".join([*each[:shown], f"+{len(each) - shown}"]) for shown in range(len(each) - 1, -1, -1)]
    return next((line for line in (" ".join(each), *lines) if len(line) <= width), "")


def small_lines(scene: Scene, slot: SlotView, width: int) -> list[str]:
    """Returns a slot in four lines."""
    if not slot.stack:
        return ["", "closed" if slot.closed else f"({slot_sign(slot.name)})", "", ""]
    return [*named_in(titled(scene, slot.stack[-1]), width), die(slot), signs(scene, slot, width)]


def big_lines(scene: Scene, slot: SlotView, width: int) -> list[str]:
    """Returns a slot in six lines: also which it is, and who lies beneath."""
    place = slot_sign(slot.name)
    if not slot.stack:
        return [place, "", f"{'closed' if slot.closed else 'empty':^{width}}", "", "", ""]
    whose = scene.names[slot.owner] if slot.owner is not None and view_of(scene).players > 2 else ""
    tag = f"{place:<{max(0, width - len(whose))}}{whose}" if len(place) + len(whose) < width else place
    beneath = [f"{COVERS} {titled(scene, name)}" for name in reversed(slot.stack[:-1])]
    rest = [*(f"{sign} {name}" for sign, name in lying(scene, slot)), *beneath]
    if len(rest) > 2:
        rest = [rest[0], f"{rest[1][: width - 3]} +{len(rest) - 2}"]
    return [tag, *named_in(titled(scene, slot.stack[-1]), width), die(slot), *rest, "", ""][:6]


def sitting(scene: Scene, side: SideView, briefly: Sequence[str]) -> list[str]:
    """Returns who plays on a side; of two mates, also on which flank."""
    names = [scene.names[seat] for seat in side.seats]
    return names if len(names) == 1 or "flanks" in briefly else [f"{names[0]} (left)", f"{names[1]} (right)"]


def head(scene: Scene, side: int, width: int) -> Text:
    """Returns who plays there, the faction card, and what is left to draw; where it is too long, it says less."""
    each = view_of(scene).sides[side]
    acting = any(seat in view_of(scene).waiting_for for seat in each.seats)
    for count in range(len(BRIEFLY) + 1):
        names, told = sitting(scene, each, BRIEFLY[:count]), facts(scene, side, BRIEFLY[:count])
        line = named(" & ".join(names), acting) + told
        if line.cell_len <= width:
            return line
    room = width - told.cell_len - named(" & " * (len(names) - 1), acting).cell_len
    return named(" & ".join(short_names(names, room // len(names))), acting) + told


def facts(scene: Scene, side: int, briefly: Sequence[str]) -> Text:
    """Returns what stands behind the names of a side; some of it may be said briefly or left out."""
    view = view_of(scene)
    each = view.sides[side]
    skipped = sum(view.skips[seat] for seat in each.seats)
    kinds = sorted({kind for seat in each.seats if (kind := scene.seating.bots[seat])})
    parts: list[tuple[str, str]] = []
    if each.faction is not None:
        skill = "one-time skill" if len(each.seats) == 1 and "one-time" not in briefly else "skill"
        told = (f"{skill} used", MUTED) if each.black else (f"{skill} unused", GLOW)
        parts += [(f"  {each.faction}", f"bold {COLOURS[each.faction]}"), (", ", MUTED), told]
    if skipped:
        parts.append((f"  skips {skipped}", EMBER))
    if each.reserve:
        titles = ", ".join(kept(scene, fx) for fx in each.reserve)
        parts.append((f"  kept {len(each.reserve)}" if "kept" in briefly else f"  kept: {titles}", GLOW))
    if view.contest != "match" and "points" not in briefly:
        parts.append((f"  points {each.points}", GLOW))
    if each.faction is not None:
        parts.append((f"  FX {each.fx_deck}  deck {each.deck}  out: {len(each.used)}", MUTED))
    if kinds and "bots" not in briefly:
        parts.append((f"  {'/'.join(kinds)}", MUTED))
    return Text.assemble(*parts)
