"""Tunes the constants of the instinct for Shadow Cards by self-play (cross-entropy method).

    python -m bench.tune_instinct --players 4 --minutes 5 --jobs 16

A candidate sits at one seat against the best constants so far, over the same deals for all candidates of a
generation; its fitness is the mean margin over the others. Prints the constants to put into
src/gloaming/games/shadow_cards/instinct.py.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import astuple
from multiprocessing import Pool
from multiprocessing.pool import Pool as ThePool
from random import Random

import gloaming
from gloaming.games.shadow_cards.instinct import TEMPERS, ShadowCardsInstinct, Temper
from gloaming.workers import processes_for

CANDIDATES = 48
ELITE = 10
GAMES = 120
RIVALRY = 0.6  # how much the candidate's own score counts beside its margin


def margin(task: tuple[int, list[float], list[float], int, int]) -> float:
    """Returns the mean margin of a candidate over rivals with other constants."""
    players, candidate, champion, first_seed, games = task
    bold = ShadowCardsInstinct({players: Temper(*candidate)})
    calm = ShadowCardsInstinct({players: Temper(*champion)})
    rng = Random(0)
    total = 0.0
    for number in range(games):
        seat = number % players
        game = gloaming.start("shadow-cards", players=players, seed=first_seed + number // players)
        while not game.over:
            decision = game.decisions[0]
            instinct = bold if decision.seat == seat else calm
            game.take(decision, instinct.pick(game, decision, rng))
        others = [score for other, score in enumerate(game.scores) if other != seat]
        total += game.scores[seat] - (1 - RIVALRY) * sum(others) / len(others) - RIVALRY * max(others)
    return total / games


def check(pool: ThePool, jobs: int, players: int, candidate: list[float], champion: list[float]) -> float:
    """Returns the margin over many games; among equals it is not zero, since the best of several rivals counts."""
    tasks = [(players, candidate, champion, 9_000_000 + part * 1000, 800 // jobs) for part in range(jobs)]
    return sum(pool.map(margin, tasks, chunksize=1)) / jobs


def tune(players: int, minutes: float, asked: int) -> list[float]:
    """Returns better constants for a number of players."""
    rng = Random(players)
    mean = list(astuple(TEMPERS[players]))
    champion = list(mean)
    spread = [0.25 * abs(value) + 0.02 for value in mean]
    end = time.monotonic() + 60 * minutes
    generation = 0
    jobs = processes_for(asked, CANDIDATES)
    with Pool(jobs) as pool:
        par = check(pool, jobs, players, champion, champion)
        while time.monotonic() < end:
            first_seed = 1_000_000 + generation * GAMES
            people = [[max(0.0, rng.gauss(m, s)) for m, s in zip(mean, spread, strict=True)] for _ in range(CANDIDATES)]
            people.append(list(mean))
            tasks = [(players, person, champion, first_seed, GAMES) for person in people]
            margins = pool.map(margin, tasks, chunksize=1)
            ranked = sorted(zip(margins, people, strict=True), reverse=True)[:ELITE]
            for index in range(len(mean)):
                column = [person[index] for _, person in ranked]
                center = sum(column) / ELITE
                deviation = (sum((value - center) ** 2 for value in column) / ELITE) ** 0.5
                mean[index] += 0.4 * (center - mean[index])
                spread[index] += 0.25 * (deviation - spread[index]) + 0.0005 * abs(mean[index])
            generation += 1
            if generation % 8 == 0:
                gain = check(pool, jobs, players, mean, champion) - par
                print(f"{players} players, generation {generation}: {gain:+.2f} points over the champion", flush=True)
                if gain > 0.3:
                    champion = list(mean)
                    par = check(pool, jobs, players, champion, champion)
                    print(f"    {players}: Temper{tuple(round(value, 3) for value in champion)},", flush=True)
    return champion


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5), required=True)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    champion = tune(chosen.players, chosen.minutes, chosen.jobs)
    print(f"    {chosen.players}: Temper{tuple(round(value, 3) for value in champion)},")


if __name__ == "__main__":
    main()
