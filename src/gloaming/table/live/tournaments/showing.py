"""A tournament as somebody sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.games import rulebook
from gloaming.kernel.errors import BadSetup
from gloaming.kernel.tournament.duels import Status
from gloaming.table.live.tournaments.facts import TournamentFacts, facts_of
from gloaming.table.protocol import TournamentOffer, TournamentRule
from gloaming.table.store.store import SavedTournament
from gloaming.table.tournament_protocol import (
    TournamentChapter,
    TournamentEntrant,
    TournamentInfo,
    TournamentLine,
    TournamentPlace,
    TournamentStage,
)
from gloaming.tournament.bracket import bracket, planned_facts
from gloaming.tournament.kinds import kind_of, ways_of
from gloaming.tournament.words import words_for


def offer(game: str) -> TournamentOffer | None:
    """Returns the tournaments of a game as they are offered, if it has any."""
    try:
        ways = ways_of(game)
    except BadSetup:
        return None
    if not ways:
        return None
    words = words_for(game)
    rules = [TournamentRule(rule.name, rule.title, rule.means) for rule in words.house_rules]
    return TournamentOffer(rulebook(game).tournament is not None, words.pitch, words.sizes, rules, ways)


def tournament_info(saved: SavedTournament, person: str | None) -> TournamentInfo:
    """Returns all that there is to show of a tournament."""
    facts = facts_of(saved.facts)
    words, options = words_for(facts.played), kind_of(facts.played).options_of(facts.options)
    tournament = facts.tournament if facts.has_begun else None
    shown: dict[str, Any] = {} if tournament is None else bracket(tournament)
    return TournamentInfo(
        id=saved.id,
        version=saved.version,
        name=facts.name,
        game=facts.played,
        game_title=rulebook(facts.played).title,
        phase=facts.phase,
        private=facts.private,
        size=facts.size,
        level=facts.level,
        clock=facts.clock,
        options=options,
        game_options=facts.game_options,
        house_rules=[rule.told for rule in words.house_rules if options[rule.name]],
        host=facts.host == person,
        host_name=facts.host_name,
        you=facts.number_of(person),
        table=own_table(facts, person),
        entrants=entrants(facts, shown),
        plan=[TournamentChapter(chapter.title, chapter.means) for chapter in words.plan(facts.size, options)],
        stages=stages(facts, shown),
        stage=shown.get("stage"),
        ending=shown.get("ending"),
        because="" if tournament is None else words.because(tournament),
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
    kind, words = kind_of(facts.played), words_for(facts.played)
    options = kind.options_of(facts.options)
    known = {stage.name: stage for stage in kind.every_stage}
    planned = [planned_facts(stage) for stage in kind.planned(facts.size, options)]
    found = msgspec.convert(shown.get("stages", planned), list[TournamentStage])
    for stage in found:
        stage.means = words.means(known[stage.stage], facts.size, options)
        stage.opponents = words.opponents
        stage.may_be_drawn = kind.may_be_drawn(known[stage.stage])
        for row in stage.table:
            row.status = words.status(Status(row.state, row.reason))
        for round in stage.rounds:
            for duel in round.duels:
                duel.table = facts.tables.get(duel.id)
                duel.anew = facts.anew.get(duel.id, 0)
                duel.by_new_rules = facts.why.get(duel.id) == "closed"
    return found


def own_table(facts: TournamentFacts, person: str | None) -> str | None:
    """Returns where somebody plays now."""
    number = facts.number_of(person)
    if number is None or facts.phase != "playing" or facts.entered[number].left:
        return None
    return next((facts.tables.get(duel.id) for duel in facts.tournament.open if number in duel.entrants), None)


def tournament_line(saved: SavedTournament, person: str | None) -> TournamentLine | None:
    """Returns a tournament in a list, if somebody may find it there; also one whose game is not installed any more."""
    facts = facts_of(saved.facts)
    yours = person is not None and (facts.host == person or facts.number_of(person) is not None)
    if not yours and (facts.private or facts.phase == "called off"):
        return None
    champion = facts.tournament.champion if facts.phase == "over" and facts.is_playable else None
    return TournamentLine(
        id=saved.id,
        name=facts.name,
        game_title=rulebook(facts.played).title if facts.is_playable else facts.played,
        phase=facts.phase,
        private=facts.private,
        size=facts.size,
        people=facts.people,
        yours=yours,
        champion=None if champion is None else facts.entered[champion].name,
    )
