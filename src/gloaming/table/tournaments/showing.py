"""A tournament as somebody sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.lab.tournament.bracket import bracket
from gloaming.lab.tournament.rulings import options_of
from gloaming.lab.tournament.stages import FORMATS, Stage, stages_for
from gloaming.table.store.store import SavedTournament
from gloaming.table.tournaments.facts import TournamentFacts, facts_of
from gloaming.table.tournaments.protocol import (
    TournamentEntrant,
    TournamentInfo,
    TournamentLine,
    TournamentPlace,
    TournamentStage,
)


def tournament_info(saved: SavedTournament, person: str | None) -> TournamentInfo:
    """Returns all that there is to show of a tournament."""
    facts = facts_of(saved.facts)
    shown: dict[str, Any] = bracket(facts.tournament) if facts.has_begun else {}
    return TournamentInfo(
        id=saved.id,
        version=saved.version,
        name=facts.name,
        phase=facts.phase,
        private=facts.private,
        size=facts.size,
        level=facts.level,
        clock=facts.clock,
        options=options_of(facts.options),
        host=facts.host == person,
        host_name=facts.host_name,
        you=facts.number_of(person),
        table=own_table(facts, person),
        entrants=entrants(facts, shown),
        stages=stages(facts, shown),
        stage=shown.get("stage"),
        ending=shown.get("ending"),
        champion=shown.get("champion"),
        places=msgspec.convert(shown.get("places", []), list[TournamentPlace]),
    )


def entrants(facts: TournamentFacts, shown: dict[str, Any]) -> list[TournamentEntrant]:
    """Returns who takes part, and how far they have come."""
    fates = shown.get("entrants", [{} for _ in facts.entered])
    return [
        TournamentEntrant(
            name=each.name,
            kind="bot" if each.person is None else "person",
            stage=fate.get("stage"),
            round=fate.get("round", 0),
            out=fate.get("out", False),
            left=each.left,
        )
        for each, fate in zip(facts.entered, fates, strict=True)
    ]


def stages(facts: TournamentFacts, shown: dict[str, Any]) -> list[TournamentStage]:
    """Returns the stages, with the tables of their duels; the seeds of games are nobody's business."""
    if not facts.has_begun:
        return [planned(stage) for stage in stages_for(facts.size, options_of(facts.options)["as_printed"], through=0)]
    found = msgspec.convert(shown["stages"], list[TournamentStage])
    for stage in found:
        for round in stage.rounds:
            for duel in round.duels:
                duel.table = facts.tables.get(duel.id)
                duel.anew = facts.anew.get(duel.id, 0)
                duel.by_new_rules = facts.why.get(duel.id) == "closed"
    return found


def planned(stage: Stage) -> TournamentStage:
    """Returns a stage of a tournament that has not begun."""
    printed = {"stage": stage.name, "title": stage.title, "format": stage.format, "contest": stage.contest}
    return msgspec.convert(
        {**printed, "format_title": FORMATS[stage.format], "rounds": [], "table": []}, TournamentStage
    )


def own_table(facts: TournamentFacts, person: str | None) -> str | None:
    """Returns where somebody plays now."""
    number = facts.number_of(person)
    if number is None or facts.phase != "playing" or facts.entered[number].left:
        return None
    return next((facts.tables.get(duel.id) for duel in facts.tournament.open if number in duel.entrants), None)


def tournament_line(saved: SavedTournament, person: str | None) -> TournamentLine | None:
    """Returns a tournament in a list, if somebody may find it there."""
    facts = facts_of(saved.facts)
    yours = person is not None and (facts.host == person or facts.number_of(person) is not None)
    if not yours and (facts.private or facts.phase == "called off"):
        return None
    champion = facts.tournament.champion if facts.phase == "over" else None
    return TournamentLine(
        id=saved.id,
        name=facts.name,
        phase=facts.phase,
        private=facts.private,
        size=facts.size,
        people=facts.people,
        yours=yours,
        champion=None if champion is None else facts.entered[champion].name,
    )
