"""Packages that strangers wrote, with games in them, as pip would lay them down in a folder."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

GAME = """
from gloaming.games import Home
from kernel.vigil import VigilRulebook

class Evening(VigilRulebook):
    name = "{name}"
    title = "{title}"

HOME = Home("{package}", rulebook="game:Evening"{parts})
"""


# A game by the rules of Vigil, with something else in its rulebook, and around it.
VARIED = """
from gloaming.games import Home
from gloaming.kernel.rulebook import Rulebook
from kernel.vigil import Bid, Night, Vigil, VigilRulebook, Window
{around}
class Varied(VigilRulebook):
    name = __package__
    {within}
HOME = Home(__package__, rulebook="game:{kind}"{parts})
"""


def varied(within: str = "pass", around: str = "", kind: str = "Varied", parts: str = "") -> str:
    """Returns a module with a game that differs from Vigil."""
    return VARIED.format(within=within, around=around, kind=kind, parts=parts)


BARE = """
class Bare(Rulebook):
    vars().update({{each: said for each, said in vars(VigilRulebook).items() if each[0] != "_" and each != "{fact}"}})
    name = __package__
"""


def lacking(fact: str) -> str:
    """Returns a module with a rulebook that does not say something."""
    return varied(around=BARE.format(fact=fact), kind="Bare")


def unlucky(strike: str) -> str:
    """Returns a module with a game whose rules fail once all have bid."""
    around = f"class Unlucky(Night):\n    def strike(self, game): {strike}"
    within = "chapters = (Unlucky, Bid, Window)\n    def first_chapter(self): return Unlucky()"
    return varied(within, around)


SAYING = """
from gloaming.kernel.events import CardEvent
class Put(CardEvent, frozen=True): says = SENTENCE
"""

REFUSING = """
from gloaming.kernel.reasons import CardName, Reason
class Gone(Reason, frozen=True):
    says = SENTENCE
    card: CardName
"""


def saying(record: str, says: str) -> str:
    """Returns a record with what it says."""
    return record.replace("SENTENCE", repr(says))


# It can be told of a whole number, and is told of half a one.
FAILS_TO_TELL = varied(
    "chapters = (Telling, Bid, Window)\n    def first_chapter(self): return Telling()",
    around="from gloaming.kernel.events import Event\n"
    "class Deep(Event, frozen=True):\n    says = 'It is {depth} deep.'\n    depth: float\n"
    "class Telling(Night):\n    def strike(self, game):\n        game.tell(Deep(0.5))\n"
    "        return super().strike(game)",
)


FAILS_TO_DEAL = varied(  # when it is played, but not when it is tried
    "def fresh_game(self, setting): return Vigil(self, setting) if setting.seed == 0 else {}['a secret']"
)


FACTS = ("title", "pitch", "minutes", "version", "seats", "usual_players", "chapters")


class Broken(NamedTuple):
    """A package whose game cannot be played, and what is said of it."""

    source: str
    complaint: str
    target: str = "{package}.game:HOME"
    rules: bytes = b""


BROKEN = {
    "no-import": Broken("import nothing_of_the_kind", "ModuleNotFoundError: No module named 'nothing_of_the_kind'"),
    "two-lines": Broken("raise RuntimeError('two\\nlines')", "RuntimeError: two lines"),
    "colours": Broken("raise RuntimeError('\\x1b[31mred')", r"RuntimeError: \x1b[31mred"),
    "no-reason": Broken("raise ValueError", "ValueError: for no stated reason"),
    "leaves": Broken("raise SystemExit('enough')", "SystemExit: enough"),
    "home-is-no-home": Broken("HOME = 7", "TypeError: {package}.game:HOME is no gloaming.games.Home"),
    "no-python": Broken("def HOME(: pass", "SyntaxError: invalid syntax (game.py, line 1)"),
    "entry-point-leads-nowhere": Broken(
        "", "ValueError: 'this is no place' is no place of a Home, such as 'package:HOME'", "this is no place"
    ),
    "examples-are-a-number": Broken(
        varied(parts=", examples=7"), "TypeError: the examples of a Home are tuples of texts, by command"
    ),
    "examples-are-one-text": Broken(
        varied(parts=", examples={'play': 'abc'}"), "TypeError: the examples of a Home are tuples of texts, by command"
    ),
    "no-rulebook": Broken(
        varied(around="class Other:\n    name = __package__", kind="Other"),
        "TypeError: game:Other is no gloaming.kernel.rulebook.Rulebook",
    ),
    "another-name": Broken(varied("name = 'showdown'"), "ValueError: its rulebook calls it 'showdown'"),
    **{f"no-{fact}": Broken(lacking(fact), f"TypeError: its rulebook has no '{fact}'") for fact in FACTS},
    "minutes-are-a-text": Broken(
        varied("minutes = 'ten'"), "TypeError: the 'minutes' of its rulebook is 'ten', not a whole number"
    ),
    "version-is-true": Broken(
        varied("version = True"), "TypeError: the 'version' of its rulebook is True, not a whole number"
    ),
    "seats-are-a-list": Broken(varied("seats = [4]"), "TypeError: the 'seats' of its rulebook is [4], not a range"),
    "seats-for-nobody": Broken(varied("seats = range(0)"), "ValueError: the 'seats' of its rulebook are for nobody"),
    "usually-too-many": Broken(
        varied("usual_players = 9"), "ValueError: the 'usual_players' of its rulebook, 9, are none of its 'seats'"
    ),
    "chapters-are-words": Broken(
        varied("chapters = ('Night',)"), "TypeError: the 'chapters' of its rulebook are not all chapters"
    ),
    "rulings-are-words": Broken(
        varied("rulings = ('mode',)"), "TypeError: the 'rulings' of its rulebook are not all rulings"
    ),
    "no-sides": Broken(varied("def sides(self, players, options): 1 / 0"), "ZeroDivisionError: division by zero"),
    "a-seat-on-no-side": Broken(
        varied("def sides(self, players, options): return [[0, 2], [1]]"),
        "ValueError: the sides of 4 players are [[0, 2], [1]]",
    ),
    "no-fresh-game": Broken(
        varied("def fresh_game(self, setting): raise RuntimeError('no table')"), "RuntimeError: no table"
    ),
    "first-step-fails": Broken(
        varied(
            "def first_chapter(self): return Unlucky()",
            around="class Unlucky(Night):\n    def bid(self, game): raise RuntimeError('no deal')",
        ),
        "RuntimeError: no deal",
    ),
    "first-step-returns-nothing": Broken(
        varied(
            "def first_chapter(self): return Unlucky()",
            around="class Unlucky(Night):\n    def bid(self, game): pass",
        ),
        "TypeError: ",
    ),
    "nothing-seen": Broken(
        varied(
            "def fresh_game(self, setting): return Dark(self, setting)",
            around="class Dark(Vigil):\n    def seen_by(self, seat): return None",
        ),
        "TypeError: what is seen of its game is None, not a View",
    ),
    "nothing-hidden": Broken(
        varied(
            "def fresh_game(self, setting): return Open(self, setting)",
            around="from gloaming.kernel.game import Game\nclass Open(Vigil):\n    hidden_from = Game.hidden_from",
        ),
        "TypeError: its game has no 'hidden_from'",
    ),
    "a-sentence-of-no-fact": Broken(
        varied(around=saying(SAYING, "{seet:puts} it.")),
        "ValueError: the sentence '{{seet:puts}} it.': unknown fact of Put 'seet', did you mean 'seat'? "
        "Known: seat, card",
    ),
    "a-sentence-in-no-form": Broken(
        varied(around=saying(SAYING, "{card:puts} it.")),
        "ValueError: the sentence '{{card:puts}} it.': 'card' of Put takes no 'puts'",
    ),
    "a-sentence-left-open": Broken(
        varied(around=saying(SAYING, "{seat:puts it.")),
        "ValueError: the sentence '{{seat:puts it.' of Put cannot be read: ",
    ),
    "a-reason-of-no-fact": Broken(
        varied(around=saying(REFUSING, "{seat:has} no {carb}")),
        "ValueError: the sentence '{{seat:has}} no {{carb}}': unknown fact of Gone 'carb', did you mean 'card'? "
        "Known: seat, card",
    ),
    "a-reason-that-says-nothing": Broken(
        varied(around=saying(REFUSING, "").replace("says", "told")),
        "AttributeError: type object 'Gone' has no attribute 'says'",
    ),
    "rules-in-no-letters": Broken(
        varied(), "GloamingError: its rules.md cannot be read: byte 2 is not UTF-8", rules=b"# \xff"
    ),
    "rules-without-ids": Broken(
        varied(),
        "GloamingError: its rules.md, line 2: neither a chapter nor a rule: 'Play well.'",
        rules=b"## One (A)\nPlay well.",
    ),
}


def install(folder: Path, package: str, name: str, source: str, target: str = "{package}.game:HOME") -> None:
    """Lays a package down that registers a game of a name; its module `game` is to have a HOME."""
    (folder / package).mkdir(parents=True)
    (folder / package / "__init__.py").touch()
    (folder / package / "game.py").write_text(source)
    told = folder / f"{package}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[gloaming.games]\n{name} = {target.format(package=package)}\n")


def install_game(folder: Path, package: str, name: str, title: str = "An Evening", parts: str = "") -> None:
    """Lays a package down with a game that can be played, by the rules of Vigil."""
    install(folder, package, name, GAME.format(package=package, name=name, title=title, parts=parts))


def install_broken(folder: Path, which: str) -> str:
    """Lays down a package whose game cannot be played; returns what is said of it."""
    broken, package = BROKEN[which], f"{which.replace('-', '_')}_games"
    install(folder, package, package, broken.source, broken.target)
    if broken.rules:
        (folder / package / "rules.md").write_bytes(broken.rules)
    return f"the game '{package}' of {package} cannot be loaded: {broken.complaint.format(package=package)}"
