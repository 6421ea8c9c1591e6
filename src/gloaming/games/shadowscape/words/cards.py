"""What is seen of the game, and how its cards, tokens and rooms are called."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, cast

from gloaming.games.shadowscape.rules.box import Box
from gloaming.games.shadowscape.rules.reading.boxes import box_named
from gloaming.games.shadowscape.rules.rulings import BASE
from gloaming.games.shadowscape.rules.symbols import SYMBOLS
from gloaming.games.shadowscape.rules.view import ShadowscapeView
from gloaming.words.scene import Scene

LONGEST: Final = 40  # what has room on a button
TREASURE: Final = "treasure-"  # begins the name of every Treasure token


class Thing(NamedTuple):
    """What a name stands for: its kind, and its place among those of that kind."""

    kind: str
    place: int


def view_of(scene: Scene) -> ShadowscapeView:
    """Returns what is seen of the game."""
    return cast(ShadowscapeView, scene.view)


def box_of(scene: Scene) -> Box:
    """Returns the box that is played with."""
    return box_named(str(scene.options.get("cards", BASE)))


@cache
def things_in(box: Box) -> dict[str, Thing]:
    """Returns everything in a box by its name; names that several kinds have stand for the first."""
    kinds = {
        "hero": box.heroes.names,
        "action": box.actions.names,
        "fate": box.fates.names,
        "gear": box.gear.names,
        "whisper": box.whispers.names,
        "enemy": box.enemies.names,
        "kind": box.enemies.kind_names,
        "lord": box.lords.names,
        "room": box.rooms.names,
        "treasure": box.questions.treasure_names,
    }
    found: dict[str, Thing] = {}
    for kind, names in kinds.items():
        for place, name in enumerate(names):
            found.setdefault(name, Thing(kind, place))
    return found


def thing(scene: Scene, name: str) -> Thing:
    """Returns what a name stands for."""
    return things_in(box_of(scene)).get(name, Thing("", 0))


def titled(scene: Scene, name: str) -> str:
    """Returns a thing as people call it, such as `Sand in the Eyes`, `Bristlemaw 2` or `a Treasure of value 3`."""
    return title_in(box_of(scene), name)


@cache
def title_in(box: Box, name: str) -> str:
    """Returns the same for a box."""
    kind, place = things_in(box).get(name, Thing("", 0))
    match kind:
        case "enemy":
            number, of = name.rpartition("-")[2], box.enemies.kinds[place]
            return f"{box.enemies.kind_titles[of]} {number}"
        case "treasure":
            return f"a Treasure of value {box.treasures[place]}"
        case "":
            return name.replace("-", " ").capitalize()
    titles = {
        "hero": box.heroes.titles,
        "action": box.actions.titles,
        "fate": box.fates.titles,
        "gear": box.gear.titles,
        "whisper": box.whispers.titles,
        "kind": box.enemies.kind_titles,
        "lord": box.lords.titles,
        "room": box.rooms.titles,
    }
    return titles[kind][place]


def symbol_of(scene: Scene, fate: str) -> str:
    """Returns the symbol of a Fate Card as cards write it, such as `BATTLE`."""
    fates = box_of(scene).fates
    return SYMBOLS[fates.symbols[fates.names.index(fate)]].upper()


def with_symbol(scene: Scene, fate: str) -> str:
    """Returns a Fate Card with its symbol."""
    return f"{titled(scene, fate)} ({symbol_of(scene, fate)})"


def type_name(foe: str, many: bool = False) -> str:
    """Returns an Enemy type.

    >>> type_name("beast"), type_name("brigand", many=True), type_name("undead", many=True)
    ('Beast', 'Brigands', 'Undead')
    """
    return foe.capitalize() if foe == "undead" or not many else f"{foe.capitalize()}s"


def fitted(scene: Scene, words: str, shorter: str = "") -> str:
    """Returns what a button says, and something shorter where that has no room."""
    if scene.wide or len(words) <= LONGEST:
        return words
    words = shorter or words
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 2].rstrip()} …"
