"""All that a page about a tournament shows, as plain data: tables, rounds with results, and who came how far."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from gloaming.kernel.tournament.duels import Duel, Round, Stage
from gloaming.kernel.tournament.entrants import Number
from gloaming.kernel.tournament.tournament import Tournament

Facts = dict[str, Any]


def bracket(tournament: Tournament) -> Facts:
    """Returns all that there is to show; entrants are numbers, counted from 0 in the order of the list."""
    return {
        "entrants": [
            {**asdict(entrant), **fate(tournament, number)} for number, entrant in enumerate(tournament.entrants)
        ],
        "stages": [stage_facts(tournament, stage) for stage in tournament.stages],
        "stage": tournament.stage.name,
        "over": tournament.over,
        "ending": tournament.ending,
        "champion": tournament.champion,
        "places": places(tournament),
    }


def stage_facts(tournament: Tournament, stage: Stage) -> Facts:
    """Returns what is shown of a stage, which may not have begun."""
    return {
        **planned_facts(stage),
        "rounds": [round_facts(round) for round in tournament.rounds if round.stage == stage],
        "table": table(tournament, stage),
    }


def planned_facts(stage: Stage) -> Facts:
    """Returns what is shown of a stage before the tournament begins."""
    return {
        "stage": stage.name,
        "title": stage.title,
        "shape": stage.shape,
        "each": stage.each,
        "options": dict(stage.options),
        "options_told": stage.options_told,
        "rounds": [],
        "table": [],
    }


def round_facts(round: Round) -> Facts:
    """Returns what is shown of a round."""
    return {
        "round": round.number,
        "over": round.over,
        "duels": [duel_facts(duel) for duel in round.duels],
        "byes": list(round.byes),
    }


def duel_facts(duel: Duel) -> Facts:
    """Returns what is shown of a duel, and what is needed to play it."""
    return {
        "id": duel.id,
        "stage": duel.stage.name,
        "round": duel.round,
        "place": duel.place,
        "options": dict(duel.stage.options),
        "entrants": list(duel.entrants),
        "seed": duel.seed,
        "points": None if duel.points is None else list(duel.points),
        "winner": duel.winner,
        "by_lot": duel.lot is not None,
    }


def table(tournament: Tournament, stage: Stage) -> list[Facts]:
    """Returns the table of a stage that has one, the best first; elsewhere duels tell the rest by themselves."""
    return [
        {
            "place": place,
            "entrant": rank.entrant,
            "won": rank.won,
            "drawn": rank.drawn,
            "lost": rank.lost,
            "byes": rank.byes,
            "points": rank.points,
            "opponents_points": round(float(rank.opponents_points), 2),
            **asdict(tournament.status(stage, rank)),
        }
        for place, rank in enumerate(tournament.ranking(stage), start=1)
    ]


def fate(tournament: Tournament, entrant: Number) -> Facts:
    """Returns how far somebody has come: in which stage and round they played last, and whether they are out."""
    rounds = [round for round in tournament.rounds if takes_part(round, entrant)]
    last = rounds[-1]
    return {"stage": last.stage.name, "round": last.number, "out": tournament.is_out(entrant)}


def takes_part(round: Round, entrant: Number) -> bool:
    """Tells whether somebody plays in a round, or has a bye in it."""
    return entrant in round.byes or any(entrant in duel.entrants for duel in round.duels)


def places(tournament: Tournament) -> list[Facts]:
    """Returns who has come where, once somebody has won; who lose in the same round of the finals share it."""
    if tournament.champion is None:
        return []
    rankings = [tournament.ranking(stage) for stage in reversed(tournament.stages)]
    with_table = [stage for stage, ranking in zip(reversed(tournament.stages), rankings, strict=True) if ranking]
    order = [[tournament.champion]]
    order += [round.losers for round in reversed(tournament.rounds) if round.stage not in with_table]
    for ranking in rankings:
        before = {entrant for shared in order for entrant in shared}
        order += [[rank.entrant] for rank in ranking if rank.entrant not in before]
    found: list[Facts] = []
    for shared in order:
        place = len(found) + 1
        found.extend({"place": place, "entrant": entrant} for entrant in shared)
    return found
