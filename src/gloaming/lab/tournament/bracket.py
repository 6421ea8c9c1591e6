"""All that a page about a tournament shows, as plain data: tables, rounds with results, and who came how far."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from gloaming.lab.tournament.duels import Duel, Round
from gloaming.lab.tournament.entrants import Number
from gloaming.lab.tournament.stages import (
    ENOUGH,
    FINAL,
    FORMATS,
    KNOCKOUT,
    PLAY_OFFS,
    QUALIFICATION,
    SEMIFINALISTS,
    SEMIFINALS,
    STRAIGHT,
    WINS,
    Stage,
)
from gloaming.lab.tournament.standings import Standing
from gloaming.lab.tournament.tournament import Tournament

Facts = dict[str, Any]

# How somebody stands in a table.
QUALIFIED = "qualified"  # by points
CALLED_UP = "called up"  # as one of the best of the others
THROUGH = "through"  # three duels won, while others still play or before the play-offs
SEMIFINALIST = "semifinalist"
CHAMPION = "champion"  # already here, because nobody else is left
FINALIST = "finalist"  # after the qualification, where there is nothing between it and the final
OUT = "out"
PLAYING = "playing"


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
        "stage": stage.name,
        "title": stage.title,
        "format": stage.format,
        "format_title": FORMATS[stage.format],
        "contest": stage.contest,
        "rounds": [round_facts(round) for round in tournament.rounds if round.stage == stage],
        "table": table(tournament, stage),
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
        "format": duel.stage.format,
        "contest": duel.stage.contest,
        "entrants": list(duel.entrants),
        "seed": duel.seed,
        "points": None if duel.points is None else list(duel.points),
        "winner": duel.winner,
    }


def table(tournament: Tournament, stage: Stage) -> list[Facts]:
    """Returns the table of the qualification or of the knockout, the best first; duels tell the rest by themselves."""
    if stage not in (QUALIFICATION, KNOCKOUT):
        return []
    return [
        {
            "place": place,
            "entrant": standing.entrant,
            "won": standing.won,
            "lost": standing.lost,
            "byes": standing.byes,
            "points": standing.points,
            "opponents_points": round(float(standing.opponents_points), 2),
            "status": status(tournament, stage, standing),
        }
        for place, standing in enumerate(tournament.ranking(stage), start=1)
    ]


def status(tournament: Tournament, stage: Stage, standing: Standing) -> str:
    """Returns how somebody stands in the qualification or in the knockout."""
    if stage == QUALIFICATION:
        return status_in_qualification(tournament, standing)
    if is_out(tournament, standing.entrant) and standing.entrant not in tournament.semifinalists:
        return OUT
    if tournament.stage == KNOCKOUT and tournament.over:
        return CHAMPION
    if 0 < len(tournament.semifinalists) <= SEMIFINALISTS:
        return SEMIFINALIST
    return THROUGH if standing.won >= WINS else PLAYING


def status_in_qualification(tournament: Tournament, standing: Standing) -> str:
    """Returns how somebody stands in the qualification; six points are enough at any time, if there is a knockout."""
    if tournament.stage == QUALIFICATION and tournament.champion == standing.entrant:
        return CHAMPION
    if KNOCKOUT in tournament.stages and standing.points >= ENOUGH:
        return QUALIFIED
    if tournament.stage == QUALIFICATION and not tournament.over:
        return PLAYING
    if tournament.stages == STRAIGHT:
        return FINALIST if standing.entrant in tournament.rounds[-1].duels[0].entrants else OUT
    return CALLED_UP if standing.entrant in tournament.field else OUT


def fate(tournament: Tournament, entrant: Number) -> Facts:
    """Returns how far somebody has come: in which stage and round they played last, and whether they are out."""
    rounds = [round for round in tournament.rounds if takes_part(round, entrant)]
    last = rounds[-1]
    return {"stage": last.stage.name, "round": last.number, "out": is_out(tournament, entrant)}


def takes_part(round: Round, entrant: Number) -> bool:
    """Tells whether somebody plays in a round, or has a bye in it."""
    return entrant in round.byes or any(entrant in duel.entrants for duel in round.duels)


def is_out(tournament: Tournament, entrant: Number) -> bool:
    """Tells whether somebody has no duel left to play."""
    if entrant not in tournament.left:
        return True
    if tournament.stage == KNOCKOUT:
        return tournament.is_knocked_out(tournament.standings(KNOCKOUT)[entrant])
    return tournament.stage != QUALIFICATION and any(duel.loser == entrant for duel in tournament.rounds[-1].duels)


def places(tournament: Tournament) -> list[Facts]:
    """Returns who has come where, once somebody has won; who lose in the same round of the finals share it."""
    if tournament.champion is None:
        return []
    lost = [
        [duel.loser for duel in round.duels]
        for round in reversed(tournament.rounds)
        if round.stage in (PLAY_OFFS, SEMIFINALS, FINAL)
    ]
    order: list[list[Number | None]] = [[tournament.champion], *lost]
    for stage in (KNOCKOUT, QUALIFICATION):
        if stage in tournament.stages:
            before = {entrant for shared in order for entrant in shared}
            order += [[one.entrant] for one in tournament.ranking(stage) if one.entrant not in before]
    found: list[Facts] = []
    for shared in order:
        place = len(found) + 1
        found.extend({"place": place, "entrant": entrant} for entrant in shared)
    return found
