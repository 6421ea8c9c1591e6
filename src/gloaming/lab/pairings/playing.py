"""Playing the games of a plan, on one process or several, always in the same order."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

from gloaming.bots import bot, play_bots
from gloaming.lab.pairings.plan import Plan
from gloaming.lab.processes import in_portions, portion_for


def play_one(plan: Plan, number: int) -> str:
    """Plays one game and returns what came of it, as a line of JSON."""
    match = plan.match(number)
    watch = plan.contest.watch([plan.form(deck) for deck in match.decks])
    setting = plan.book.setting(len(match.decks), match.seed, plan.options_of(match.decks))
    game = plan.book.start(setting, watch.hear)
    play_bots(game, {seat: bot(plan.bot, plan.game, match.seed * 8191 + seat) for seat in range(len(match.decks))})
    result = {
        "game": number,
        "decks": match.decks,
        "seed": match.seed,
        "first": watch.first,
        "winner": game.winners[0] if len(game.winners) == 1 else None,
        "turns": watch.turns,
        "choices": game.number,
        "cards": watch.counts(),
    }
    return json.dumps(result, separators=(",", ":")) + "\n"


def play_some(plan: Plan, numbers: range) -> list[str]:
    """Plays some games."""
    return [play_one(plan, number) for number in numbers]


def play(plan: Plan, start: int, jobs: int) -> Iterator[list[str]]:
    """Plays the games of a plan from a number on and yields the results, a portion at a time, in order."""
    return in_portions(partial(play_some, plan), range(start, plan.total), portion_for(plan.bot), jobs)
