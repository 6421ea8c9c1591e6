"""The command `gloaming tournament`, except for how a person plays."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from gloaming.arguments import AS_USUAL, Setup
from gloaming.games import rulebook
from gloaming.kernel.errors import BadRecord, BadSetup
from gloaming.kernel.rulebook import SHORTS, OptionValue, Rulebook
from gloaming.kernel.spelling import LONG, for_shell
from gloaming.kernel.tournament.duels import Points, Round
from gloaming.kernel.tournament.tournament import Tournament
from gloaming.lab.progress import bar
from gloaming.tournament.entrants import read_entrants
from gloaming.tournament.evening import Evening, read, write
from gloaming.tournament.kinds import kind_of, players_of, unknown_option
from gloaming.tournament.playing import Choices, Sitting, hold, workers
from gloaming.tournament.text import announcement, duel_of, heading, place_of, result_of, summary
from gloaming.workers import processes_for


@dataclass(frozen=True)
class Invitation:
    """A person's duel: what is said of it, the game, and where each choice is kept, if anywhere."""

    title: str
    announcement: str
    sitting: Sitting
    keep: Callable[[Choices], None] | None


PlayInvited = Callable[[Invitation], Points | None]  # None if the person has left


def prepared(game: str, entrants: str, bots: str, seed: int, setup: Setup = AS_USUAL) -> Evening:
    """Reads what a person asked for."""
    kind, book = kind_of(game, setup.players), rulebook(game)
    own, others = split_options(setup.option or [], kind, list(book.defaults))
    check_shorts(setup, kind)
    tournament = kind(read_entrants(entrants, seed, bots), seed, own)
    chosen = replace(setup, option=others, deck=None).options(book)
    players = players_of(game, chosen, setup.players)
    for_all = setup.decks if book.deck_box is None else setup.decks[:1] * players
    options = replace(setup, option=others, deck=for_all).options(book)
    if book.deck_box is None or len(setup.decks) < 2:
        return Evening(tournament, game, options, players=setup.players)
    return Evening(tournament, game, chosen, players=setup.players, decks=for_each(book, setup.decks, tournament))


def for_each(book: Rulebook, decks: Sequence[str], tournament: Tournament) -> list[str]:
    """Reads a deck for each entrant, in the order in which they were named."""
    entrants = len(tournament.entrants)
    if len(decks) != entrants:
        raise BadSetup(f"--deck takes 1 deck for all or {entrants}, one for each entrant, not {len(decks)}")
    return [str(value) for deck in decks for value in book.read_decks([deck]).values()]


def check_shorts(setup: Setup, kind: type[Tournament]) -> None:
    """Refuses what a person would choose with a word of its own, and the tournament sets."""
    by_stage = {name for stage in kind.every_stage for name in stage.options}
    for name in SHORTS:
        if getattr(setup, name) is not None and name in by_stage:
            raise BadSetup(f"--{name} is set by the tournament, stage by stage")


def split_options(
    words: Sequence[str], kind: type[Tournament], of_game: Sequence[str]
) -> tuple[dict[str, OptionValue], list[str]]:
    """Tells the options of the tournament from those of the game, which are left as they were written."""
    rulings = {ruling.name: ruling for ruling in kind.rulings}
    by_stage = {name for stage in kind.every_stage for name in stage.options}
    own: dict[str, OptionValue] = {}
    others: list[str] = []
    for word in words:
        name, equals, text = word.partition("=")
        if name in by_stage:
            raise BadSetup(f"option {name} is set by the tournament, stage by stage")
        if equals and name in rulings:
            own[name] = rulings[name].read(text)
        elif equals and name not in of_game:
            known = [*rulings, *(each for each in of_game if each not in by_stage)]
            raise BadSetup(unknown_option(name, known))
        else:
            others.append(word)
    return own, others


def resumed(file: Path, game: str | None = None) -> Evening:
    """Reads a tournament that was left, of the game that was named if one was."""
    evening = read(file)
    if game not in (None, evening.game):
        raise BadSetup(f"{file} holds a tournament of {evening.game}, not of {str(game)[:LONG]}")
    if evening.tournament.over:
        raise BadSetup(f"the tournament in {file} is over")
    return evening


def check_free(file: Path) -> None:
    """Refuses to write a new tournament over one that can go on."""
    try:
        waits = not read(file).tournament.over
    except BadRecord:
        return
    if waits:
        raise BadSetup(f"{file} holds a tournament that is not over: continue it with --resume, or choose another name")


def run(evening: Evening, own: PlayInvited, jobs: int = 1, file: Path | None = None) -> None:
    """Plays a tournament and prints what came of it; an interrupted one is worth looking at, too."""
    processes = processes_for(jobs, len(evening.tournament.entrants) // 2)
    evening.check()
    if file is not None:
        write(evening.as_json(), file)  # better now than after an hour
    tournament = evening.tournament

    def invited(sitting: Sitting) -> Points | None:
        points = own(invitation(evening, sitting, file))
        if points is not None:
            evening.running = None
        return points

    def shown(round: Round, results: Iterator[Points]) -> Iterator[Points]:
        tell_person(evening, round)
        if file is not None:
            write(evening.as_json(), file)
        return watched(round, results)

    try:
        with workers(processes) as play:
            hold(tournament, evening.seat, play, invited, shown)
    except BrokenExecutor as error:
        raise BadSetup("a worker process was killed") from error
    finally:
        print("\n" * (evening.person is not None) + summary(tournament, evening.game))
        if file is not None:
            write(evening.as_json(), file)
        if not tournament.over:
            print("", how_to_go_on(evening, file), sep="\n")
        elif evening.person is not None:
            print(place_of(tournament, evening.person))


def invitation(evening: Evening, sitting: Sitting, file: Path | None) -> Invitation:
    """Returns the person's next duel; in a tournament that is kept, so is every choice, whatever ends the terminal."""
    assert evening.person is not None
    duel = duel_of(evening.tournament, evening.person)
    title, text = announcement(evening.tournament, evening.game, evening.person)
    if sitting.choices:
        text = f"{text}\n\nThis duel picks up where you left off."
    elif duel.id in evening.anew:
        text = f"{text}\n\nThe rules have changed since this duel began, so it starts over with other dice."
    if file is None:
        return Invitation(title, text, sitting, None)
    facts = evening.as_json()
    write(facts, file)

    def keep(choices: Choices) -> None:
        evening.note(duel.id, choices)
        write({**facts, **evening.duel_as_json()}, file)

    return Invitation(title, text, sitting, keep)


def tell_person(evening: Evening, round: Round) -> None:
    """Tells the person what came of their duel, or that the others play on without them, before bots play."""
    tournament, person = evening.tournament, evening.person
    if person is None:
        return
    mine = [duel for duel in round.duels if person in duel.entrants]
    if mine:
        print(result_of(tournament, mine[0]))
    elif tournament.is_out(person):
        print(f"{heading(round)}: you are out, and the others play on")
    else:
        print(f"{heading(round)}: you have no duel, and the others play on")
    sys.stdout.flush()


def how_to_go_on(evening: Evening, file: Path | None) -> str:
    """Says how to continue a tournament that is not over."""
    if file is None:
        return "The tournament was not saved; --json FILE would have saved it."
    kept = f"The tournament is saved. Continue it with: gloaming tournament --resume {for_shell(str(file))}"
    return kept if evening.running is None else f"{kept}\nYour duel picks up where you left off."


def watched(round: Round, results: Iterator[Points]) -> Iterator[Points]:
    """Shows on a terminal how far a round is."""
    among_bots = [duel for duel in round.duels if duel.points is None]
    with bar(0, len(among_bots), heading(round), "duels") as progress:
        for points in results:
            yield points
            progress(1)
