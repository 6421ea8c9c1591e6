"""The command `gloaming tournament`, except for how a person plays."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gloaming.bots import bot
from gloaming.games import rulebook
from gloaming.kernel.errors import BadRecord, BadSetup, GloamingError
from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.spelling import unknown
from gloaming.lab.progress import bar
from gloaming.lab.tournament.bracket import bracket, is_out
from gloaming.lab.tournament.duels import Duel, Points, Round
from gloaming.lab.tournament.entrants import Number, read_entrants
from gloaming.lab.tournament.playing import Sitting, hold, options_in, sitting, workers
from gloaming.lab.tournament.rulings import RULINGS
from gloaming.lab.tournament.stages import STAGES
from gloaming.lab.tournament.text import announcement, heading, place_of, result_of, summary
from gloaming.lab.tournament.tournament import Tournament

GAME = "syndicates"  # the only game whose book has a tournament
SET = ("format", "contest")  # options of the game that go by the stage


PlayAnnounced = Callable[[Sitting, str, str], Points | None]  # a person's duel, with its title and what is said of it


@dataclass(frozen=True)
class Evening:
    """A tournament, the game it is played in, and the options of that game."""

    tournament: Tournament
    game: str
    options: Mapping[str, OptionValue]

    def check(self) -> None:
        """Refuses what cannot be played, before the first duel."""
        for stage in STAGES:
            rulebook(self.game).setting(2, 0, options_in(stage, self.options))
        for name in {entrant.bot for entrant in self.tournament.entrants if not entrant.is_person}:
            bot(name, self.game, 0)

    @property
    def person(self) -> Number | None:
        """The person who plays, if there is one."""
        return next((number for number, one in enumerate(self.tournament.entrants) if one.is_person), None)

    def seat(self, duel: Duel) -> Sitting:
        """Returns a duel as a game to be played."""
        return sitting(self.tournament, duel, self.game, self.options)

    def as_json(self) -> dict[str, Any]:
        """Returns all there is to know as plain data, with the bracket for whoever shows it."""
        return {
            "game": self.game,
            "game_options": dict(self.options),
            **self.tournament.as_json(),
            "bracket": bracket(self.tournament),
        }


def prepared(game: str, entrants: str, bots: str, seed: int, words: Sequence[str]) -> Evening:
    """Reads what a person asked for."""
    check_game(game)
    own, others = split_options(words, list(rulebook(game).defaults))
    tournament = Tournament(read_entrants(entrants, seed, bots), seed, own)
    return Evening(tournament, game, rulebook(game).read_options(others))


def check_game(game: str) -> None:
    """Refuses a game without a tournament."""
    title = rulebook(game).title
    if game != GAME:
        raise BadSetup(f"the rules of {title} know no tournament. A game with one: {GAME}")


def split_options(words: Sequence[str], of_game: Sequence[str]) -> tuple[dict[str, OptionValue], list[str]]:
    """Tells the options of the tournament from those of the game, which are left as they were written."""
    rulings = {ruling.name: ruling for ruling in RULINGS}
    own: dict[str, OptionValue] = {}
    others: list[str] = []
    for word in words:
        name, equals, text = word.partition("=")
        if name in SET:
            raise BadSetup(f"option {name} is what the tournament sets, stage by stage")
        if equals and name in rulings:
            own[name] = rulings[name].read(text)
        elif equals and name not in of_game:
            known = [*rulings, *(each for each in of_game if each not in SET)]
            raise BadSetup(unknown("option of a tournament", name, known))
        else:
            others.append(word)
    return own, others


def resumed(file: Path) -> Evening:
    """Reads a tournament from the file in which it was kept."""
    try:
        facts = json.loads(file.read_text(encoding="utf-8"))
        evening = Evening(Tournament.from_json(facts), facts["game"], facts["game_options"])
        check_game(evening.game)
    except OSError as error:
        raise BadRecord(str(file), 0, f"cannot be read: {error.strerror}") from error
    except (ValueError, KeyError, TypeError, GloamingError) as error:
        reason = str(error) if isinstance(error, GloamingError) else "it holds no tournament"
        raise BadRecord(str(file), 0, f"cannot be continued: {reason}") from error
    if evening.tournament.over:
        raise BadSetup(f"the tournament in {file} is over")
    return evening


def run(evening: Evening, own: PlayAnnounced, jobs: int = 1, file: Path | None = None) -> None:
    """Plays a tournament and prints what came of it; an interrupted one is worth looking at, too."""
    if jobs < 1:
        raise BadSetup(f"--jobs starts at 1, not at {jobs}")
    evening.check()
    if file is not None:
        keep(evening, file)  # better now than after an hour
    tournament = evening.tournament

    def announced(sitting: Sitting) -> Points | None:
        assert evening.person is not None
        if file is not None:
            keep(evening, file)  # whatever becomes of the terminal
        return own(sitting, *announcement(tournament, evening.person))

    def shown(round: Round, results: Iterator[Points]) -> Iterator[Points]:
        tell_person(evening, round)
        if file is not None:
            keep(evening, file)
        return watched(round, results)

    try:
        with workers(jobs) as play:
            hold(tournament, evening.seat, play, announced, shown)
    except BrokenExecutor as error:
        raise BadSetup("a process that played was ended from outside") from error
    finally:
        print("\n" * (evening.person is not None) + summary(tournament, rulebook(evening.game).title))
        if file is not None:
            keep(evening, file)
        if not tournament.over:
            print("", how_to_go_on(file), sep="\n")
        elif evening.person is not None:
            print(place_of(tournament, evening.person))


def tell_person(evening: Evening, round: Round) -> None:
    """Tells the person what came of their duel, or that the others play on without them, before bots play."""
    tournament, person = evening.tournament, evening.person
    if person is None:
        return
    mine = [duel for duel in round.duels if person in duel.entrants]
    if mine:
        print(result_of(tournament, mine[0]))
    elif is_out(tournament, person):
        print(f"{heading(round)}: you are out, and the others play on")
    else:
        print(f"{heading(round)}: you have no duel, and the others play on")
    sys.stdout.flush()


def how_to_go_on(file: Path | None) -> str:
    """Says how to continue a tournament that is not over."""
    if file is None:
        return "The tournament is not kept; --json FILE would have kept it."
    return (
        f"The tournament is kept. Continue it with: gloaming tournament --resume {file}\n"
        "A duel that was not finished begins anew."
    )


def keep(evening: Evening, file: Path) -> None:
    """Writes a tournament down."""
    try:
        file.write_text(json.dumps(evening.as_json(), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"{file} cannot be written: {error.strerror}") from error


def watched(round: Round, results: Iterator[Points]) -> Iterator[Points]:
    """Shows on a terminal how far a round is."""
    among_bots = [duel for duel in round.duels if duel.points is None]
    with bar(0, len(among_bots), heading(round), "duels") as progress:
        for points in results:
            yield points
            progress(1)
