"""The command `gloaming cards`: read a game's cards, and check one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

import gloaming
from gloaming.arguments import NameOfGame
from gloaming.examples import examples, exemplified, with_examples
from gloaming.kernel.cards import glossary
from gloaming.kernel.cards.library import Entry, Library
from gloaming.kernel.errors import BadCards, BadSetup
from gloaming.kernel.spelling import LONG, printable, unknown

app = App(
    name="cards",
    help=with_examples("Read a game's cards, and check your own card files.", *examples("cards show")[:1]),
    help_format="plaintext",
)

FIRST_EXAMPLE: Final = next(iter(examples("cards check")), "gloaming cards check GAME FILE")

GameName = Annotated[NameOfGame, Parameter(help="The name of a game with card files.")]


def library_of(game: str) -> Library:
    """Returns the cards of a game, or says that it has none, or that a file was named instead of it."""
    if game not in gloaming.games() and (Path(game).suffix or Path(game).exists()):
        raise BadSetup(f"{game[:LONG]!r} is not a game: name the game before the file, as in: {FIRST_EXAMPLE}")
    library = gloaming.rulebook(game).library
    if library is None:
        named = [name for name in gloaming.games() if gloaming.rulebook(name).library is not None]
        raise BadSetup(f"{gloaming.rulebook(game).title} has no card files. Games that have some: {', '.join(named)}")
    return library


def deck_of(library: Library, deck: str) -> str:
    """Returns a deck that comes with the game, or the one in a file."""
    if deck in library.decks():
        return deck
    if Path(deck).suffix or Path(deck).exists():
        return library.read(Path(deck))
    raise BadSetup(unknown("deck", deck, library.decks()))


@app.command(name="list")
@exemplified("cards list")
def list_cards(
    game: GameName, deck: Annotated[str | None, Parameter(help="A deck's name or file; all decks if left out.")] = None
) -> None:
    """List the decks of a game, or the cards of a deck."""
    library = library_of(game)
    if deck is None:
        for name in library.decks():
            print(f"{name:<10}  {library.describe(name)}")
        return
    for entry in library.entries(deck_of(library, deck)):
        print(f"{entry.id:<18}  {entry.facts:<24}  {entry.title}".rstrip())


@app.command
@exemplified("cards show")
def show(
    game: GameName,
    deck: Annotated[str | None, Parameter(help="A deck's name or file.")] = None,
    card: Annotated[str | None, Parameter(help="A card, such as 2-of-clubs; all cards with text if left out.")] = None,
) -> None:
    """Show cards with their rules text."""
    library = library_of(game)
    if deck is None:
        raise BadSetup(f"name a deck of {gloaming.rulebook(game).title}, or a file: {', '.join(library.decks())}")
    name = deck_of(library, deck)
    entries = library.entries(name)
    if card is not None:
        chosen = [entry for entry in entries if entry.id == card]
        if not chosen:
            raise BadSetup(unknown("card", card, [entry.id for entry in entries]))
    else:
        print(library.describe(name), end="\n\n")
        chosen = [entry for entry in entries if entry.texts]
    print("\n\n".join(shown(entry) for entry in chosen))


def shown(entry: Entry) -> str:
    """Returns a card as text."""
    title = f"{entry.title} - " if entry.title else ""
    return "\n".join([f"{title}{entry.id} ({entry.facts})", *[f"  {text}" for text in entry.texts]])


@app.command
@exemplified("cards check")
def check(
    game: GameName,
    file: Annotated[list[Path] | None, Parameter(negative="", help="Card files; the game's own if left out.")] = None,
) -> None:
    """Check card files, and report every problem with its line."""
    library = library_of(game)
    problems: list[str] = []
    for path in file or []:
        try:
            library.read(path)
            print(printable(f"{path}: no problems found."))
        except BadCards as error:
            problems += error.problems
    if problems:
        raise BadCards(problems)
    if not file:
        for name in library.decks():
            print(f"{name}: {len(library.entries(name))} cards, no problems found.")


@app.command
@exemplified("cards terms")
def terms(
    game: GameName,
    *,
    markdown: Annotated[bool, Parameter(help="Print the terms as Markdown tables.", negative="")] = False,
) -> None:
    """List every term that card files can be written with, and the values it takes."""
    vocabulary = library_of(game).vocabulary
    print(glossary.markdown(vocabulary) if markdown else glossary.listing(vocabulary))


@app.command
@exemplified("cards schema")
def schema(game: GameName) -> None:
    """Print the JSON Schema of a game's card files, for editors that complete and check YAML."""
    print(json.dumps(library_of(game).schema(), indent=2))
