"""The table of Shadowscape on the screen."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from gloaming.games.shadowscape.terminal.dungeon import EMPTY, HERO, LAIR, LORD, SHARD, SHRINE, TREASURE, DungeonMap
from gloaming.games.shadowscape.terminal.texts import hero_strip, heroes_page, reading, texts_page
from gloaming.games.shadowscape.words.cards import thing, titled, view_of
from gloaming.games.shadowscape.words.heroes import asked_hero, own_card
from gloaming.games.shadowscape.words.labels import CARD_AT, LEAD, first_steps, label, room_with, words_for
from gloaming.games.shadowscape.words.texts import printed
from gloaming.kernel.choices import Option
from gloaming.terminal.cards import CardRow, Spot, keyed
from gloaming.terminal.face import Face, Leaf
from gloaming.terminal.layout import Layout
from gloaming.terminal.log import RecentLog
from gloaming.terminal.menu import Menu
from gloaming.words.scene import Scene


class ShadowscapeLayout(Layout):
    """The dungeon, one's own Hero below it, then what can be chosen; texts and log where there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = ""  # the first step of a choice that takes two
        self.asked = -1  # the question it belongs to

    def compose(self) -> ComposeResult:
        yield DungeonMap(id="map")
        yield Static(id="hero")
        with Horizontal(id="below"):
            yield Menu(id="menu")
            with VerticalScroll(id="reading", classes="framed", can_focus=False):
                yield Static(id="text")
            yield RecentLog(id="story")
        yield RecentLog(id="recent")

    def lay_out(self, scene: Scene) -> None:
        number = -1 if scene.decision is None else scene.decision.number
        if number != self.asked:
            self.asked, self.begun = number, ""
        menu = self.query_one(Menu)
        found, menu.leads = spots(scene, self.begun)
        menu.show(found)
        self.query_one("#hero", Static).update(hero_strip(scene))

    def show_pointed(self, scene: Scene) -> None:
        menu = self.query_one(Menu)
        names = [] if menu.pointed is None else about(scene, menu.pointed.token)
        lit = {room: spot.token for spot in reversed(menu.spots) for room in rooms_of(scene, about(scene, spot.token))}
        self.query_one("#map", DungeonMap).show(scene, lit, rooms_of(scene, names))
        self.query_one("#text", Static).update(reading(scene, names))

    def share_room(self, scene: Scene) -> None:
        """Leaves the newest sentence the lines it needs."""
        recent = self.query_one("#recent", RecentLog)
        recent.styles.height = recent.newest

    def active_row(self) -> CardRow:
        return self.query_one(Menu)

    def narrow(self, token: str) -> bool:
        if not token.startswith(LEAD):
            return False
        self.begun = token
        return True

    def widen(self) -> bool:
        begun, self.begun = self.begun, ""
        return bool(begun)

    def question(self, scene: Scene) -> str:
        if self.begun not in first_steps(scene):
            return ""
        return f"{titled(scene, self.begun.removeprefix(LEAD))}: what is it used for? Esc goes back."

    def note(self, scene: Scene, token: str) -> str:
        name = token.removeprefix(LEAD)
        card = own_card(scene, name) if token.startswith(LEAD) else None
        if card is None:
            return ""
        return str(printed(scene, view_of(scene).seat or 0, name).marks[f"{card.side}_says"])


class ShadowscapeFace(Face):
    """The look of Shadowscape."""

    table = ShadowscapeLayout
    leaves = (Leaf("t", "Texts", "Texts", texts_page), Leaf("p", "Heroes", "Heroes", heroes_page))
    signs = f"""\
Doors, north east south west: C crown, H hand, E eye, K key
{LAIR}Be {LAIR}Br {LAIR}Un Lairs of Beasts, Brigands, Undead   {TREASURE}3 Treasure of value 3   {EMPTY} none left
{SHARD} Shadow Shard   {SHRINE}Arc Shrine   {HERO} a Hero   {LORD} the Lord   GS2 Ghoren Slinger 2"""


def spots(scene: Scene, begun: str) -> tuple[list[Spot], dict[str, str]]:
    """Returns the menu, and which of its spots leads to which choice."""
    steps = first_steps(scene)
    if begun in steps:
        found = {option.token: second_step(scene, option) for option in steps[begun]}
        leads = {}
    else:
        found = {step: words_for(scene, step) for step in steps}
        leads = {option.token: step for step, options in steps.items() for option in options}
    return keyed([Spot(None, below=words, token=token, lit=True) for token, words in found.items()]), leads


def second_step(scene: Scene, option: Option) -> str:
    """Returns what a second step says, the card being chosen: only where it leads, or whom it hits."""
    names = option.touches
    match option.question.verb:
        case "move":
            hero = asked_hero(scene)
            stays = hero is not None and hero.room == names[1]
            return "Stay here" if stays else f"Move to {titled(scene, names[1])}"
        case "attack":
            return f"Attack {titled(scene, names[0])}"
        case verb if verb in CARD_AT and len(names) == 1 and verb != "act":
            return verb.capitalize()
    return label(scene, option)


def about(scene: Scene, token: str) -> list[str]:
    """Returns what a spot of the menu names."""
    if token.startswith(LEAD):
        return [token.removeprefix(LEAD)]
    return [name for option in scene.choices if option.token == token for name in option.touches]


def rooms_of(scene: Scene, names: list[str]) -> list[str]:
    """Returns the rooms that are meant by some names: rooms, or where a Hero or an Enemy is."""
    found = []
    for name in names:
        match thing(scene, name).kind:
            case "room":
                found.append(name)
            case "enemy" | "lord":
                found.append(room_with(scene, name))
            case "hero":
                found += [hero.room or "" for hero in view_of(scene).heroes if hero.hero == name]
    return [room for room in found if room]
