"""A tournament in plain text, 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.lab.tournament.bracket import OUT, PLAYING, table
from gloaming.lab.tournament.duels import Duel, Round
from gloaming.lab.tournament.entrants import Number
from gloaming.lab.tournament.stages import (
    ENOUGH,
    FINAL,
    FORMATS,
    KNOCKOUT,
    MATCHES,
    QUALIFICATION,
    SEMIFINALS,
    WINS,
)
from gloaming.lab.tournament.tournament import Tournament

NAME = 18  # columns for a name
WHO = 12  # and for a bot


def summary(tournament: Tournament, title: str) -> str:
    """Returns all that has happened in a tournament."""
    lines = [f"{title}: a tournament of {len(tournament.entrants)}, seed {tournament.seed}"]
    lines += ["", *qualification(tournament)]
    if tournament.field:
        lines += ["", *knockout(tournament)]
    if any(round.stage in (SEMIFINALS, FINAL) for round in tournament.rounds):
        lines += ["", *finals(tournament)]
    if tournament.champion is not None:
        lines += ["", f"Champion: {named(tournament, tournament.champion)}"]
    return "\n".join(line.rstrip() for line in lines)


def named(tournament: Tournament, entrant: Number | None) -> str:
    """Returns the name of an entrant, cut if it is long."""
    if entrant is None:
        return "?"
    name = tournament.entrants[entrant].name
    return name if len(name) <= NAME else f"{name[: NAME - 3]}..."


def heading(round: Round) -> str:
    """Returns what a round is called."""
    format = FORMATS[round.stage.format]
    count = f", round {round.number}" if round.stage in (QUALIFICATION, KNOCKOUT) else ""
    return f"{round.stage.title}{count} ({format})"


def qualification(tournament: Tournament) -> Iterator[str]:
    """Yields the table of the qualification."""
    wanted = f", {ENOUGH} points lead on" if KNOCKOUT in tournament.stages else ", the two best play the final"
    yield f"{QUALIFICATION.title} (Sumo Rush): {MATCHES} matches each{wanted}"
    yield f"{'':>5} {'':<{NAME}} {'who':<{WHO}} {'won':>3} {'lost':>4} {'points':>6} {'opponents':>9}"
    for row in table(tournament, QUALIFICATION):
        entrant = tournament.entrants[row["entrant"]]
        who = (entrant.bot or entrant.kind)[:WHO]
        status = "" if row["status"] in (OUT, PLAYING) else row["status"]
        yield (
            f"{row['place']:>4}. {named(tournament, row['entrant']):<{NAME}} {who:<{WHO}} {row['won']:>3} "
            f"{row['lost']:>4} {row['points']:>6} {row['opponents_points']:>9.2f}  {status}"
        )


def knockout(tournament: Tournament) -> Iterator[str]:
    """Yields the rounds of the knockout, and who goes on."""
    yield f"{KNOCKOUT.title} (Controlled): duels over a best of 3, {WINS} won lead to the semifinals"
    lost = dict.fromkeys(range(len(tournament.entrants)), 0)
    for round in tournament.rounds:
        if round.stage == KNOCKOUT:
            yield f"  Round {round.number}"
            yield from (f"    {line(tournament, duel)}" for duel in round.duels)
            yield from (f"    {named(tournament, entrant):>{NAME}}  has a bye" for entrant in round.byes)
            for loser in losers(round):
                lost[loser] += 1
            out = [entrant for entrant in losers(round) if lost[entrant] == tournament.losses]
            yield from listed("out", [named(tournament, entrant) for entrant in out])
    yield from listed("semifinalists", [named(tournament, entrant) for entrant in tournament.semifinalists])


def losers(round: Round) -> list[Number]:
    """Returns who has lost a duel in a round."""
    return [duel.loser for duel in round.duels if duel.loser is not None]


def line(tournament: Tournament, duel: Duel) -> str:
    """Returns a duel with its result."""
    one, other = (named(tournament, entrant) for entrant in duel.entrants)
    result = " : " if duel.points is None else f"{duel.points[0]}:{duel.points[1]}"
    return f"{one:>{NAME}}  {result}  {other}"


def listed(what: str, names: list[str], width: int = 80) -> Iterator[str]:
    """Yields lines with a list of names, none of which is broken."""
    shown = f"  {what}:"
    for number, name in enumerate(names):
        more = f" {name}{',' if number < len(names) - 1 else ''}"
        if len(shown) + len(more) > width:
            yield shown
            shown = "   "
        shown += more
    if names:
        yield shown


def finals(tournament: Tournament) -> Iterator[str]:
    """Yields the semifinals and the final as a tree."""
    duels = {
        stage: [duel for round in tournament.rounds if round.stage == stage for duel in round.duels]
        for stage in (SEMIFINALS, FINAL)
    }
    blank = " " * (NAME + 6)
    final = duels[FINAL][0] if duels[FINAL] else None
    champion = named(tournament, tournament.champion) if final else "?"
    right = sides(tournament, final)
    if not duels[SEMIFINALS]:
        yield "Final (Fiasco): a best of 3"
        yield f"  {right[0]}"
        yield f"  {blank}|-- {champion}"
        yield f"  {right[1]}"
        return
    yield "Semifinals and final (Fiasco): each a best of 3"
    first, second = (sides(tournament, duel) for duel in duels[SEMIFINALS])
    yield f"  {first[0]}"
    yield f"  {blank}|-- {right[0]}"
    yield f"  {first[1]}{'':3}{blank}|"
    yield f"  {blank}    {blank}|-- {champion}"
    yield f"  {second[0]}{'':3}{blank}|"
    yield f"  {blank}|-- {right[1]}"
    yield f"  {second[1]}"


def sides(tournament: Tournament, duel: Duel | None) -> tuple[str, str]:
    """Returns both sides of a duel in the tree, with their points."""
    entrants: tuple[Number | None, Number | None] = (None, None) if duel is None else duel.entrants
    points = ("", "") if duel is None or duel.points is None else duel.points
    one, other = (
        f"{named(tournament, entrant):<{NAME}} {shown:>2} --+" for entrant, shown in zip(entrants, points, strict=True)
    )
    return one, other
