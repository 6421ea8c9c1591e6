"""The dungeon: five rows of rooms, with their doors, their features and whoever is in them."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.geometry import Size

from gloaming.games.shadowscape.rules.dungeon import WIDTH
from gloaming.games.shadowscape.rules.view import EnemyView, RoomView
from gloaming.games.shadowscape.words.cards import titled, view_of
from gloaming.terminal.cards import CardRow, Sized
from gloaming.terminal.drawing import INK
from gloaming.terminal.dusk import EMBER, GLOW, GROUND, MUTED, TEXT, blend
from gloaming.words.scene import Scene

HEIGHTS: Final = (2, 4)  # lines of a room, on small and on large screens
GAP: Final = 1  # between rooms
NO_DOOR: Final = "-"
HERO, LAIR, TREASURE, EMPTY, SHARD, SHRINE = "@", "⌂", "◆", "◇", "✦", "†"
TYPES: Final = {"beast": "Be", "brigand": "Br", "undead": "Un"}
COLOURS: Final = {"beast": "#58c98b", "brigand": "#f2a65a", "undead": "#b48cf2", "lord": "#f2707a"}
LORD: Final = "♛"


class DungeonMap(Sized):
    """The rooms of the dungeon. What can be chosen is lit, and what is pointed at stands out."""

    DEFAULT_CSS = "DungeonMap { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None
        self.lit: dict[str, str] = {}  # rooms that can be chosen, with the choice or the step behind each
        self.pointed: list[str] = []  # rooms

    def show(self, scene: Scene, lit: dict[str, str], pointed: list[str]) -> None:
        """Shows the dungeon as it is now."""
        self.scene, self.lit, self.pointed = scene, lit, pointed
        self.refresh(layout=True)

    @property
    def breadth(self) -> int:
        """How many columns a room has, with the gap beside it."""
        return (self.size.width or self.app.size.width) // WIDTH

    @property
    def height(self) -> int:
        """How many lines a room has."""
        return HEIGHTS[self.big]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.height * WIDTH

    def on_click(self, event: events.Click) -> None:
        """Chooses the room where it was clicked."""
        rooms = [] if self.scene is None else view_of(self.scene).rooms
        row, column = event.y // self.height, event.x // max(1, self.breadth)
        for room in rooms:
            if (room.row, room.column) == (row, column) and room.name in self.lit:
                self.post_message(CardRow.Chosen(self.lit[room.name]))

    def render(self) -> RenderResult:
        if self.scene is None or not view_of(self.scene).rooms:
            return Text("")
        lines: list[Text] = []
        rooms = view_of(self.scene).rooms
        for first in range(0, len(rooms), WIDTH):
            columns = [self.drawn(self.scene, room) for room in rooms[first : first + WIDTH]]
            lines += [Text.assemble(*(column[line] for column in columns)) for line in range(self.height)]
        return Text("\n").join(lines)

    def drawn(self, scene: Scene, room: RoomView) -> list[Text]:
        """Draws a room, with a gap beside it."""
        width = self.breadth - GAP
        lines = big_lines(scene, room, width) if self.big else small_lines(scene, room, width)
        ground = look(room.name in self.lit, room.name in self.pointed)
        return [Text.assemble(on(line, ground, width, room.name in self.pointed), " " * GAP) for line in lines]


def on(line: Text, ground: Style, width: int, loud: bool) -> Text:
    """Returns a line on the ground of its room; where that is loud, colours would not be seen."""
    line.truncate(width, pad=True)
    if loud:
        return Text(line.plain, ground)
    line.stylize_before(ground)
    return line


def look(lit: bool, pointed: bool) -> Style:
    """Returns how a room is written."""
    if pointed:
        return Style(color=INK, bgcolor=EMBER, bold=True)
    return Style(bgcolor=blend(GLOW, GROUND, 0.72) if lit else blend(MUTED, GROUND, 0.9))


def small_lines(scene: Scene, room: RoomView, width: int) -> list[Text]:
    """Returns a room in two lines: its name with its features, its doors with whoever is there."""
    marks, name = features(room, ""), Text(titled(scene, room.name), TEXT)
    name.truncate(max(0, width - marks.cell_len), overflow="ellipsis", pad=True)
    doors = Text(f"{signs(room)} ", MUTED)
    return [name + marks, doors + inside(scene, room, width - doors.cell_len)]


def big_lines(scene: Scene, room: RoomView, width: int) -> list[Text]:
    """Returns a room in four lines: Heroes and Enemies have a line each."""
    party = Text(" ").join(heroes(scene, room, brief=len(room.heroes) > 2))
    foes = packed(
        [[one(scene, each) for each in room.enemies], [initials(scene, each) for each in room.enemies]], width
    )
    printed = Text.assemble((signs(room), MUTED), features(room, " "))
    return [Text(titled(scene, room.name), f"bold {TEXT}"), printed, party, foes]


def signs(room: RoomView) -> str:
    """Returns the signs on the doors, north, east, south and west."""
    return "".join(NO_DOOR if sign is None else sign[0].upper() for sign in room.doors)


def features(room: RoomView, before: str) -> Text:
    """Returns the features of a room as signs, each with something before it."""
    parts: list[tuple[str, str]] = []
    if room.lair:
        parts.append((f"{LAIR}{TYPES[room.lair]}", COLOURS[room.lair]))
    if room.treasure is not None:
        value = "?" if room.treasure.value is None else room.treasure.value
        parts.append((f"{TREASURE}{value}", f"bold {GLOW}"))
    elif room.treasure_symbol:
        parts.append((EMPTY, MUTED))
    if room.shards:
        parts.append((SHARD * room.shards, GLOW))
    if room.shrine:
        parts.append((f"{SHRINE}{room.shrine[:3].capitalize()}", TEXT))
    return Text.assemble(*[(f"{before}{words}", style) for words, style in parts])


def heroes(scene: Scene, room: RoomView, brief: bool) -> list[Text]:
    """Returns the Heroes in a room, one's own brighter."""
    view = view_of(scene)
    leaders = {hero.hero: hero.seat for hero in view.heroes}
    return [
        Text(
            f"{HERO}{titled(scene, name)[: 3 if brief else None]}",
            f"bold {EMBER if leaders.get(name) == view.seat else GLOW}",
        )
        for name in room.heroes
    ]


def one(scene: Scene, enemy: EnemyView) -> Text:
    """Returns an Enemy by its name."""
    name = f"{LORD} {titled(scene, enemy.token)}" if enemy.type == "lord" else titled(scene, enemy.token)
    return Text(name, COLOURS[enemy.type])


def initials(scene: Scene, enemy: EnemyView) -> Text:
    """Returns an Enemy by the first letters of its name, such as `GS2`."""
    if enemy.type == "lord":
        return Text(LORD, COLOURS["lord"])
    *words, number = titled(scene, enemy.token).split()
    return Text("".join(word[0] for word in words) + number, COLOURS[enemy.type])


def inside(scene: Scene, room: RoomView, width: int) -> Text:
    """Returns who is in a room in one line: by their names if these have room, or by fewer letters."""
    whole = [*heroes(scene, room, brief=False), *[one(scene, enemy) for enemy in room.enemies]]
    short = [*heroes(scene, room, brief=False), *[initials(scene, enemy) for enemy in room.enemies]]
    tight = [*heroes(scene, room, brief=True), *[initials(scene, enemy) for enemy in room.enemies]]
    return packed([whole, short, tight], width)


def packed(ways: list[list[Text]], width: int) -> Text:
    """Returns the first way to say something that has room, or as much of the last as has."""
    for parts in ways:
        line = Text(" ").join(parts)
        if line.cell_len <= width:
            return line
    kept = ways[-1][:]
    while kept and Text(" ").join([*kept, Text("+9")]).cell_len > width:
        kept.pop()
    return Text(" ").join([*kept, Text(f"+{len(ways[-1]) - len(kept)}", MUTED)])
