"""The dungeon: 5 by 5 rooms, the doors between them, and who can go where (SHS-SET-2, SHS-SET-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloaming.games.shadowscape.rules.box import ROOMS
from gloaming.games.shadowscape.rules.symbols import EAST, NONE, NORTH, SIGNS, SOUTH, WEST, Room

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.box import Box
    from gloaming.games.shadowscape.rules.tabletop import Tabletop

WIDTH: Final = 5
CORNERS: Final = [0, 4, 20, 24]
TURNED: Final = {0: True, 4: True, 20: False, 24: False}  # by 180 degrees, so that the doors of a corner line up
SIDE_B: Final = {0: True, 4: False, 20: False, 24: True}  # whose doors are north and west, not north and east


def next_cell(cell: int, direction: int) -> int:
    """Returns the cell in some direction, or none outside.

    >>> next_cell(12, NORTH), next_cell(4, EAST), next_cell(20, WEST), next_cell(7, SOUTH)
    (7, -1, -1, 12)
    """
    row, column = cell // WIDTH, cell % WIDTH
    if direction == NORTH:
        return cell - WIDTH if row > 0 else NONE
    if direction == SOUTH:
        return cell + WIDTH if row < WIDTH - 1 else NONE
    if direction == EAST:
        return cell + 1 if column < WIDTH - 1 else NONE
    return cell - 1 if column > 0 else NONE


def doors_in(box: Box, room: Room, cell: int) -> list[int]:
    """Returns the signs on the doors of a room that lies in a cell: north, east, south, west, or no door."""
    signs = box.rooms.signs[room]
    if not box.rooms.is_start(room):
        return signs
    one, other = (signs[2], signs[3]) if SIDE_B[cell] else (signs[0], signs[1])
    found = [NONE, NONE, NONE, NONE]
    found[SOUTH if TURNED[cell] else NORTH] = one
    if SIDE_B[cell]:
        found[EAST if TURNED[cell] else WEST] = other
    else:
        found[WEST if TURNED[cell] else EAST] = other
    return found


def lay_out(game: Tabletop, cells: list[Room]) -> None:
    """Lays the rooms into their cells and finds out where their doors lead."""
    box = game.box
    game.cells = cells
    game.ways = [NONE] * (ROOMS * len(SIGNS))
    game.outside = [0] * ROOMS
    game.neighbours = [[] for _ in range(ROOMS)]
    for cell in range(ROOMS):
        room = cells[cell]
        doors = doors_in(box, room, cell)
        for direction in range(len(doors)):
            sign = doors[direction]
            if sign == NONE:
                continue
            beyond = next_cell(cell, direction)
            if beyond == NONE:
                game.outside[room] |= 1 << sign
            else:
                game.ways[room * len(SIGNS) + sign] = cells[beyond]
                game.neighbours[room].append(cells[beyond])


def way_through(game: Tabletop, room: Room, sign: int) -> Room:
    """Returns the room behind the door with a sign, or none (SHS-EMV-2)."""
    return game.ways[room * len(SIGNS) + sign]


def room_towards(game: Tabletop, room: Room, direction: int) -> Room:
    """Returns the room in some direction, or none."""
    cell = next_cell(game.cells.index(room), direction)
    return NONE if cell == NONE or game.cells[cell] not in game.neighbours[room] else game.cells[cell]


def reach(game: Tabletop, start: Room, points: int, passes: bool) -> list[Room]:
    """Returns the rooms that a Hero can enter with so many points, nearest first, its own before all others.

    Who enters a room with an Enemy must stop there (SHS-MOVE-6), unless something lets the Hero pass.
    """
    found = [start]
    begun = 0
    neighbours, foes = game.neighbours, game.foes
    for _ in range(points):
        last = len(found)
        for place in range(begun, last):
            room = found[place]
            if place > 0 and foes[room] > 0 and not passes:
                continue
            for beyond in neighbours[room]:
                if beyond not in found:
                    found.append(beyond)
        begun = last
    return found


def steps_to(game: Tabletop, start: Room, goal: Room, points: int, passes: bool) -> int:
    """Returns how many points a Hero needs to get somewhere within reach."""
    for needed in range(points):
        if goal in reach(game, start, needed, passes):
            return needed
    return points
