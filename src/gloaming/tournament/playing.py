"""Playing the duels of a tournament: bots in processes of their own, a person wherever the caller says."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass

from gloaming.bots import bot, play_bots
from gloaming.faults import faults_named
from gloaming.games import rulebook
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Listener
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import OptionValue
from gloaming.kernel.tournament.duels import Duel, Points, Round, Stage
from gloaming.kernel.tournament.entrants import BOT, MOST, USUAL_BOT, Entrant
from gloaming.kernel.tournament.tournament import Tournament
from gloaming.tournament.kinds import SIDES, kind_of, players_of
from gloaming.words.seating import YOU
from gloaming.workers import processes_for, work_for_the_parent

Choices = Sequence[tuple[Seat, str]]


@dataclass(frozen=True)
class Sitting:
    """A duel as a game to be played: who meets, the seed, the options with the stage's own, what was chosen.

    An entrant has a side: the first seat of it is their own, and at the others sit bots.
    """

    game: str
    entrants: tuple[Entrant, Entrant]
    seed: int
    options: Mapping[str, OptionValue]
    choices: Choices = ()  # made before it was left
    players: int = SIDES

    def seats(self) -> dict[Seat, Entrant]:
        """Returns who sits at each seat: the entrants, and bots as their teammates."""
        sides = sides_in(self.game, self.players, self.options)
        found: dict[Seat, Entrant] = {}
        for entrant, (first, *others) in zip(self.entrants, sides, strict=True):
            found[first] = entrant
            for number, seat in enumerate(others, start=2):
                found[seat] = Entrant(teammate(entrant.name, number), BOT, entrant.bot or USUAL_BOT)
        return dict(sorted(found.items()))


def teammate(name: str, number: int) -> str:
    """Returns what the bot is called that sits at another seat of somebody's side, the first of which is their own.

    >>> teammate("Ada", 2), teammate("You", 3)
    ("Ada's teammate", 'Your teammate 2')
    """
    whose = "Your" if name == YOU else f"{name}'s"
    return f"{whose} teammate" if number == 2 else f"{whose} teammate {number - 1}"


def sides_in(game: str, players: int, options: Mapping[str, OptionValue]) -> list[list[Seat]]:
    """Returns the sides of a game for so many players, one for each entrant of a duel."""
    book = rulebook(game)
    return book.sides(players, book.defaults | dict(options))


PlayMany = Callable[[Sequence[Sitting]], Iterator[Points]]  # in the same order
PlayOwn = Callable[[Sitting], Points | None]  # a person's; None if they have left
Shown = Callable[[Round, Iterator[Points]], Iterator[Points]]  # shows how far a round is


def options_in(stage: Stage, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Returns the options of a game in a stage."""
    return {**options, **stage.options}


def sitting(
    tournament: Tournament, duel: Duel, game: str, options: Mapping[str, OptionValue], players: int | None = None
) -> Sitting:
    """Returns a duel as a game to be played, by so many players or the fewest who are two sides."""
    one, other = (tournament.entrants[entrant] for entrant in duel.entrants)
    chosen = options_in(duel.stage, options)
    return Sitting(game, (one, other), duel.seed, chosen, players=players_of(game, chosen, players))


def started(sitting: Sitting, listener: Listener | None = None) -> Game:
    """Returns the game of a duel, where it was left."""
    book = rulebook(sitting.game)
    game = book.start(book.setting(sitting.players, sitting.seed, sitting.options), listener)
    for seat, token in sitting.choices:
        game.choose(seat, token)
    return game


@faults_named()
def play_one(sitting: Sitting) -> Points:
    """Has two bots play a duel, and returns their points."""
    game = started(sitting)
    bots = {
        seat: bot(entrant.bot, sitting.game, sitting.seed * 8191 + seat) for seat, entrant in sitting.seats().items()
    }
    play_bots(game, bots)
    return points_of(game)


def points_of(game: Game) -> Points:
    """Returns what both get for a duel that is over."""
    return points_for(game.rulebook.name, game.sides, game.scores, game.winners)


def points_for(game: str, sides: list[list[Seat]], scores: Sequence[int], winners: Sequence[Seat]) -> Points:
    """Returns what both get for a game, by what it says of the seats of their sides."""
    won = [number for number, side in enumerate(sides) if not set(side).isdisjoint(winners)]
    return kind_of(game).points_for([scores[side[0]] for side in sides], won)


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
