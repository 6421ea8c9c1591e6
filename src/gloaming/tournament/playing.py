"""Playing the duels of a tournament: bots in processes of their own, a person wherever the caller says."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass

from gloaming.bots import bot, play_bots
from gloaming.games import rulebook
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Listener
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.tournament.duels import Duel, Points, Round, Stage
from gloaming.kernel.tournament.entrants import MOST, Entrant
from gloaming.kernel.tournament.tournament import Tournament
from gloaming.tournament.kinds import PLAYERS, kind_of
from gloaming.workers import processes_for, work_for_the_parent

Choices = Sequence[tuple[Seat, str]]


@dataclass(frozen=True)
class Sitting:
    """A duel as a game to be played: who sits where, the seed, the options with the stage's own, what was chosen."""

    game: str
    entrants: tuple[Entrant, Entrant]
    seed: int
    options: Mapping[str, OptionValue]
    choices: Choices = ()  # made before it was left


PlayMany = Callable[[Sequence[Sitting]], Iterator[Points]]  # in the same order
PlayOwn = Callable[[Sitting], Points | None]  # a person's; None if they have left
Shown = Callable[[Round, Iterator[Points]], Iterator[Points]]  # shows how far a round is


def options_in(stage: Stage, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Returns the options of a game in a stage."""
    return {**options, **stage.options}


def sitting(tournament: Tournament, duel: Duel, game: str, options: Mapping[str, OptionValue]) -> Sitting:
    """Returns a duel as a game to be played."""
    one, other = (tournament.entrants[entrant] for entrant in duel.entrants)
    return Sitting(game, (one, other), duel.seed, options_in(duel.stage, options))


def started(sitting: Sitting, listener: Listener | None = None) -> Game:
    """Returns the game of a duel, where it was left."""
    book = rulebook(sitting.game)
    game = book.start(book.setting(PLAYERS, sitting.seed, sitting.options), listener)
    for seat, token in sitting.choices:
        game.choose(seat, token)
    return game


def play_one(sitting: Sitting) -> Points:
    """Has two bots play a duel, and returns their points."""
    game = started(sitting)
    bots = {
        seat: bot(entrant.bot, sitting.game, sitting.seed * 8191 + seat)
        for seat, entrant in enumerate(sitting.entrants)
    }
    play_bots(game, bots)
    return points_of(game)


def points_of(game: Game) -> Points:
    """Returns what both get for a duel that is over."""
    return kind_of(game.rulebook.name).points_for(game.scores, game.winners)


@contextmanager
def workers(jobs: int) -> Iterator[PlayMany]:
    """Gives a way to have bots play, on so many processes."""
    processes = processes_for(jobs, MOST // 2)
    if processes == 1:
        yield lambda sittings: map(play_one, sittings)
        return
    bystanders = multiprocessing.active_children()
    pool = ProcessPoolExecutor(processes, initializer=work_for_the_parent)
    try:
        yield lambda sittings: pool.map(play_one, sittings)
        pool.shutdown()
    except BaseException:  # whatever stopped us, nobody waits for duels that are half played
        for process in multiprocessing.active_children():
            if process not in bystanders:
                process.terminate()
        pool.shutdown(cancel_futures=True)
        raise


def plainly(round: Round, results: Iterator[Points]) -> Iterator[Points]:
    """Shows nothing."""
    return results


def hold(
    tournament: Tournament,
    seat: Callable[[Duel], Sitting],
    play: PlayMany,
    own: PlayOwn,
    shown: Shown = plainly,
) -> None:
    """Plays a tournament until it is over, or until the person leaves; in each round the person's duel comes first."""
    while not tournament.over:
        round, duels = tournament.rounds[-1], tournament.open
        among_bots = []
        for duel in duels:
            sitting = seat(duel)
            if not any(entrant.is_person for entrant in sitting.entrants):
                among_bots.append(duel)
                continue
            points = own(sitting)
            if points is None:
                return
            tournament.report(duel.id, points)
        results = play([seat(duel) for duel in among_bots])
        for duel, points in zip(among_bots, shown(round, results), strict=True):
            tournament.report(duel.id, points)
