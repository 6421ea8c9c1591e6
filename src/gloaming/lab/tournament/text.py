"""A tournament in plain text, 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.lab.tournament.bracket import OUT, PLAYING, places, table
from gloaming.lab.tournament.duels import Duel, Round
from gloaming.lab.tournament.entrants import Number
from gloaming.lab.tournament.stages import (
    ENOUGH,
    FIELD,
    FINAL,
    FORMATS,
    IN_ROUNDS,
    KNOCKOUT,
    MATCHES,
    PLAY_OFFS,
    QUALIFICATION,
    SEMIFINALISTS,
    SEMIFINALS,
    STRAIGHT,
    WINS,
    Ending,
    Stage,
)
from gloaming.lab.tournament.tournament import Tournament

NAME = 18  # columns for a name
WHO = 12  # and for a bot
AROUND = 5  # lines of a table above and below the person's


def summary(tournament: Tournament, title: str) -> str:
    """Returns all that has happened in a tournament."""
    lines = [f"{title}: a tournament of {len(tournament.entrants)}, seed {tournament.seed}"]
    lines += ["", *qualification(tournament)]
    if rounds_of(tournament, KNOCKOUT):
        lines += ["", *knockout(tournament)]
    if rounds_of(tournament, PLAY_OFFS):
        lines += ["", *play_offs(tournament)]
    if any(round.stage in (SEMIFINALS, FINAL) for round in tournament.rounds):
        lines += ["", *finals(tournament)]
    if tournament.over:
        lines += ["", *outcome(tournament)]
    return "\n".join(line.rstrip() for line in lines)


def rounds_of(tournament: Tournament, stage: Stage) -> list[Round]:
    """Returns the rounds of a stage so far."""
    return [round for round in tournament.rounds if round.stage == stage]


def outcome(tournament: Tournament) -> Iterator[str]:
    """Yields who has won, and why there was no final if there was none."""
    wanted = f"has {ENOUGH} points" if tournament.stage == QUALIFICATION else f"has won {WINS} duels"
    if tournament.ending == Ending.NOBODY_LEFT:
        yield f"No champion: nobody {wanted}, so nobody advances."
        return
    if tournament.ending == Ending.ONE_LEFT:
        others = [one for one in tournament.ranking(tournament.stage) if one.entrant != tournament.champion]
        alone = tournament.stage == KNOCKOUT and all(map(tournament.is_knocked_out, others))
        yield f"Nobody else {'is left' if alone else wanted}, so there is no final."
    yield f"Champion: {named(tournament, tournament.champion)}"


def announcement(tournament: Tournament, person: Number) -> tuple[str, str]:
    """Returns which duel a person plays next, and what there is to know before it."""
    duel = duel_of(tournament, person)
    other = next(entrant for entrant in duel.entrants if entrant != person)
    over = "one match" if duel.stage.contest == "match" else "a best of 3"
    lines = [
        f"You meet {tournament.entrants[other].name} ({tournament.entrants[other].bot}) over {over}.",
        "There is no undo in a tournament, and there are no hints.",
    ]
    if tournament.stage in (QUALIFICATION, KNOCKOUT):
        lines += ["", *standing_of(tournament, tournament.stage, person)]
    else:
        lines += ["", *(line(tournament, duel).strip() for duel in tournament.rounds[-1].duels)]
    return heading(tournament.rounds[-1]), "\n".join(lines)


def duel_of(tournament: Tournament, person: Number) -> Duel:
    """Returns the duel that a person plays next."""
    return next(duel for duel in tournament.open if person in duel.entrants)


def standing_of(tournament: Tournament, stage: Stage, person: Number) -> Iterator[str]:
    """Yields the table of a stage, of which a long one is cut to those around a person."""
    rows = table(tournament, stage)
    place = next(number for number, row in enumerate(rows) if row["entrant"] == person)
    first = max(0, min(place - AROUND, len(rows) - 2 * AROUND - 1))
    yield f"{'':>6} {'':<{NAME}} {'won':>3} {'lost':>4} {'points':>6}"
    for row in rows[first : first + 2 * AROUND + 1]:
        mark = ">" if row["entrant"] == person else " "
        status = "" if row["status"] == PLAYING else row["status"]
        name = named(tournament, row["entrant"])
        yield (
            f"{mark}{row['place']:>4}. {name:<{NAME}} {row['won']:>3} {row['lost']:>4} {row['points']:>6}  {status}"
        ).rstrip()


def result_of(tournament: Tournament, duel: Duel) -> str:
    """Returns what came of a duel, in one line."""
    one, other = (tournament.entrants[entrant].name for entrant in duel.entrants)
    points = duel.points or ("", "")
    round = next(round for round in tournament.rounds if duel in round.duels)
    return f"{heading(round)}: {one} {points[0]}:{points[1]} {other}"


def place_of(tournament: Tournament, person: Number) -> str:
    """Returns where a person has come, once it is over; if nobody has won, only their points."""
    if tournament.ending == Ending.NOBODY_LEFT:
        return f"You have {tournament.standings(tournament.stage)[person].points} points."
    place = next(row["place"] for row in places(tournament) if row["entrant"] == person)
    return f"You finished in place {place} of {len(tournament.entrants)}."


def named(tournament: Tournament, entrant: Number | None) -> str:
    """Returns the name of an entrant, cut if it is long."""
    if entrant is None:
        return "?"
    name = tournament.entrants[entrant].name
    return name if len(name) <= NAME else f"{name[: NAME - 3]}..."


def heading(round: Round) -> str:
    """Returns what a round is called."""
    format = FORMATS[round.stage.format]
    count = f", round {round.number}" if round.stage in IN_ROUNDS else ""
    return f"{round.stage.title}{count} ({format})"


def qualification(tournament: Tournament) -> Iterator[str]:
    """Yields the table of the qualification."""
    qualifies = KNOCKOUT in tournament.stages
    only = "the top two play the final" if tournament.stages == STRAIGHT else f"{ENOUGH} points win the tournament"
    wanted = f"{ENOUGH} points qualify" if qualifies else only
    yield f"{QUALIFICATION.title} (Sumo Rush): {MATCHES} matches each, {wanted}"
    if tournament.as_printed and qualifies:
        yield "  Nobody is called up, however few qualify."
    elif qualifies:
        yield f"  If fewer than {FIELD} qualify, the best of the rest are called up."
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
    yield f"{KNOCKOUT.title} (Controlled): each duel a best of 3"
    if tournament.as_printed:
        yield f"  Only whoever wins {WINS} duels advances; a bye is not a win."
    else:
        yield f"  Win {WINS} duels, or be among the last {SEMIFINALISTS}, to reach the semifinals."
    lost = dict.fromkeys(range(len(tournament.entrants)), 0)
    for round in rounds_of(tournament, KNOCKOUT):
        yield from duels_of(tournament, round)
        for loser in losers(round):
            lost[loser] += 1
        out = [entrant for entrant in losers(round) if lost[entrant] == tournament.losses]
        yield from listed("out", [named(tournament, entrant) for entrant in out])
    through = "semifinalists" if len(tournament.semifinalists) <= SEMIFINALISTS else "through"
    if tournament.ending != Ending.ONE_LEFT:
        yield from listed(through, [named(tournament, entrant) for entrant in tournament.semifinalists])


def play_offs(tournament: Tournament) -> Iterator[str]:
    """Yields the rounds between a knockout from which many came and the semifinals."""
    yield f"{PLAY_OFFS.title} (Fiasco): each duel a best of 3, until {SEMIFINALISTS} are left"
    for round in rounds_of(tournament, PLAY_OFFS):
        yield from duels_of(tournament, round)


def duels_of(tournament: Tournament, round: Round) -> Iterator[str]:
    """Yields the duels of a round, and who has none."""
    yield f"  Round {round.number}"
    yield from (f"    {line(tournament, duel)}" for duel in round.duels)
    yield from (f"    {named(tournament, entrant):>{NAME}}  has a bye" for entrant in round.byes)


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
    """Yields the semifinals and the final as a tree; of three the best is in the final without a semifinal."""
    semifinals = [duel for round in rounds_of(tournament, SEMIFINALS) for duel in round.duels]
    free = [entrant for round in rounds_of(tournament, SEMIFINALS) for entrant in round.byes]
    final = next((duel for round in rounds_of(tournament, FINAL) for duel in round.duels), None)
    waiting = (free[0], None) if free else (None, None)
    right = sides(tournament, final, waiting)
    champion = named(tournament, tournament.champion) if final else "?"
    blank = " " * (NAME + 6)
    if not semifinals:
        yield "Final (Fiasco): a best of 3"
        yield f"  {right[0]}"
        yield f"  {blank}|-- {champion}"
        yield f"  {right[1]}"
        return
    yield f"{'Semifinal' if free else 'Semifinals'} and final (Fiasco): each a best of 3"
    *upper, lower = (sides(tournament, duel) for duel in semifinals)
    if upper:
        yield f"  {upper[0][0]}"
        yield f"  {blank}|-- {right[0]}"
        yield f"  {upper[0][1]}{'':3}{blank}|"
    else:
        yield f"  {blank}    {right[0]}"
        yield f"  {blank}    {blank}|"
    yield f"  {blank}    {blank}|-- {champion}"
    yield f"  {lower[0]}{'':3}{blank}|"
    yield f"  {blank}|-- {right[1]}"
    yield f"  {lower[1]}"


def sides(
    tournament: Tournament, duel: Duel | None, waiting: tuple[Number | None, Number | None] = (None, None)
) -> tuple[str, str]:
    """Returns both sides of a duel in the tree, with their points; before it is drawn, who waits for it."""
    entrants = waiting if duel is None else duel.entrants
    points = ("", "") if duel is None or duel.points is None else duel.points
    one, other = (
        f"{named(tournament, entrant):<{NAME}} {shown:>2} --+" for entrant, shown in zip(entrants, points, strict=True)
    )
    return one, other
