"""A tournament in plain text, 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games import rulebook
from gloaming.kernel.tournament.duels import Duel, Round, Stage, Status, told
from gloaming.kernel.tournament.entrants import Number
from gloaming.kernel.tournament.tournament import OUT, Ending, Tournament
from gloaming.tournament.bracket import Facts, places, table
from gloaming.tournament.words import words_for
from gloaming.words.english import ordinal
from gloaming.words.tournaments import TournamentWords

NAME = 18  # columns for a name
WHO = 12  # and for a bot
AROUND = 5  # lines of a table above and below the person's


def summary(tournament: Tournament, game: str) -> str:
    """Returns all that has happened in a tournament of a game."""
    words = words_for(game)
    lines = [f"{rulebook(game).title}: a tournament of {len(tournament.entrants)}, seed {tournament.seed}"]
    *others, final = tournament.stages
    semifinals = others.pop() if others and others[-1].shape == final.shape == "tree" else None
    for stage in others if final.shape == "tree" else tournament.stages:
        if rounds_of(tournament, stage):
            lines += ["", *report(tournament, stage, words)]
    if tournament.stage in (semifinals, final) and final.shape == "tree":
        lines += ["", *finals(tournament, semifinals, final, words)]
    if tournament.over:
        lines += ["", *outcome(tournament, words)]
    return "\n".join(line.rstrip() for line in lines)


def rounds_of(tournament: Tournament, stage: Stage | None) -> list[Round]:
    """Returns the rounds of a stage so far."""
    return [round for round in tournament.rounds if round.stage == stage]


def outcome(tournament: Tournament, words: TournamentWords) -> Iterator[str]:
    """Yields who has won, and why there was no final if there was none."""
    if tournament.ending == Ending.NOBODY_LEFT:
        yield f"No champion: {words.without_final(tournament)}"
        return
    if tournament.ending == Ending.ONE_LEFT:
        yield words.without_final(tournament)
    yield f"Champion: {named(tournament, tournament.champion)}"


def announcement(tournament: Tournament, game: str, person: Number) -> tuple[str, str]:
    """Returns which duel a person plays next, and what there is to know before it."""
    duel = duel_of(tournament, person)
    other = next(entrant for entrant in duel.entrants if entrant != person)
    over = words_for(game).over(duel.stage)
    lines = [
        f"You play {tournament.entrants[other].name} ({tournament.entrants[other].bot}): {over}.",
        "There is no undo in a tournament, and there are no hints.",
    ]
    rows = table(tournament, tournament.stage)
    if rows:
        lines += ["", *ranks_around(tournament, rows, person, words_for(game))]
    else:
        lines += ["", *(line(tournament, duel).strip() for duel in tournament.rounds[-1].duels)]
    return heading(tournament.rounds[-1]), "\n".join(lines)


def duel_of(tournament: Tournament, person: Number) -> Duel:
    """Returns the duel that a person plays next."""
    return next(duel for duel in tournament.open if person in duel.entrants)


def ranks_around(tournament: Tournament, rows: list[Facts], person: Number, words: TournamentWords) -> Iterator[str]:
    """Yields the table of the stage that is played, of which a long one is cut to those around a person."""
    place = next(number for number, row in enumerate(rows) if row["entrant"] == person)
    first = max(0, min(place - AROUND, len(rows) - 2 * AROUND - 1))
    draws = tournament.may_be_drawn(tournament.stage)
    yield f"{'':>6} {'':<{NAME}} {'won':>3} {'drawn ' if draws else ''}{'lost':>4} {'points':>6}"
    for row in rows[first : first + 2 * AROUND + 1]:
        mark = ">" if row["entrant"] == person else " "
        status = words.status(status_in(row))
        name = named(tournament, row["entrant"])
        drawn = f"{row['drawn']:>5} " if draws else ""
        score = f"{row['won']:>3} {drawn}{row['lost']:>4} {told(row['points']):>6}"
        yield f"{mark}{row['place']:>4}. {name:<{NAME}} {score}  {status}".rstrip()


def status_in(row: Facts) -> Status:
    """Returns how somebody stands by a line of a table."""
    return Status(row["state"], row["reason"])


def result_of(tournament: Tournament, duel: Duel) -> str:
    """Returns what came of a duel, in one line."""
    one, other = (tournament.entrants[entrant].name for entrant in duel.entrants)
    round = next(round for round in tournament.rounds if duel in round.duels)
    return f"{heading(round)}: {one} {result(duel)} {other}"


def place_of(tournament: Tournament, person: Number) -> str:
    """Returns where a person has come, once it is over; if nobody has won, only their points."""
    if tournament.ending == Ending.NOBODY_LEFT:
        points = next(row["points"] for row in table(tournament, tournament.stage) if row["entrant"] == person)
        return f"You have {told(points)} {'point' if points == 1 else 'points'}."
    place = next(row["place"] for row in places(tournament) if row["entrant"] == person)
    return f"You finished {ordinal(place)} of {len(tournament.entrants)}."


def named(tournament: Tournament, entrant: Number | None) -> str:
    """Returns the name of an entrant, cut if it is long."""
    if entrant is None:
        return "?"
    name = tournament.entrants[entrant].name
    return name if len(name) <= NAME else f"{name[: NAME - 3]}..."


def heading(round: Round) -> str:
    """Returns what a round is called."""
    count = "" if round.stage.shape == "tree" else f", round {round.number}"
    return f"{round.stage.title}{count}{in_format(round.stage)}"


def in_format(stage: Stage) -> str:
    """Returns in brackets how a stage is played, if that goes by the stage."""
    return f" ({stage.options_told})" if stage.options_told else ""


def report(tournament: Tournament, stage: Stage, words: TournamentWords) -> Iterator[str]:
    """Yields what has happened in a stage before the semifinals: its table or its rounds, and who goes on."""
    first, *terms = words.terms(tournament, stage) or [""]
    yield f"{stage.title}{in_format(stage)}{first and f': {first}'}"
    yield from (f"  {term}" for term in terms)
    if stage.shape in ("league", "swiss"):
        yield from ranks(tournament, stage, words)
        return
    for round in rounds_of(tournament, stage):
        if stage.shape != "tree":
            yield f"  Round {round.number}"
        yield from duels_of(tournament, round)
        yield from listed("out", [named(tournament, entrant) for entrant in tournament.dropped(round)])
    for status, entrants in stopped(tournament, stage).items():
        yield from listed(words.status(status), [named(tournament, entrant) for entrant in entrants])
    what, through = words.through(tournament, stage)
    yield from listed(what, [named(tournament, entrant) for entrant in through])


def stopped(tournament: Tournament, stage: Stage) -> dict[Status, list[Number]]:
    """Returns who is out without having dropped out in a round of a stage, by the reason."""
    found: dict[Status, list[Number]] = {}
    for row in table(tournament, stage):
        if row["state"] == "out" and row["reason"]:
            found.setdefault(status_in(row), []).append(row["entrant"])
    return found


def ranks(tournament: Tournament, stage: Stage, words: TournamentWords) -> Iterator[str]:
    """Yields the table of a stage; where duels can be drawn, it has a column for them."""
    draws = tournament.may_be_drawn(stage)
    opponents = words.opponents_short
    header = f"{'':>5} {'':<{NAME}} {'who':<{WHO}} {'won':>3} "
    yield f"{header}{'drawn ' if draws else ''}{'lost':>4} {'points':>6} {opponents:>9}"
    for row in table(tournament, stage):
        entrant = tournament.entrants[row["entrant"]]
        who = (entrant.bot or entrant.kind)[:WHO]
        status = "" if status_in(row) == OUT else words.status(status_in(row))
        drawn = f"{row['drawn']:>5} " if draws else ""
        others = f"{told(row['opponents_points']):>9}" if draws else f"{row['opponents_points']:>9.2f}"
        yield (
            f"{row['place']:>4}. {named(tournament, row['entrant']):<{NAME}} {who:<{WHO}} {row['won']:>3} "
            f"{drawn}{row['lost']:>4} {told(row['points']):>6} {others}  {status}"
        )


def duels_of(tournament: Tournament, round: Round) -> Iterator[str]:
    """Yields the duels of a round, and who has none."""
    yield from (f"    {line(tournament, duel)}" for duel in round.duels)
    yield from (f"    {named(tournament, entrant):>{NAME}}  has a bye" for entrant in round.byes)


def line(tournament: Tournament, duel: Duel) -> str:
    """Returns a duel with its result."""
    one, other = (named(tournament, entrant) for entrant in duel.entrants)
    by_lot = f" ({named(tournament, duel.lot)} by lot)" if duel.lot is not None else ""
    return f"{one:>{NAME}}  {result(duel)}  {other}{by_lot}"


def result(duel: Duel) -> str:
    """Returns the points of both, with room for them while it is played."""
    return " : " if duel.points is None else ":".join(map(told, duel.points))


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


def finals(tournament: Tournament, before: Stage | None, last: Stage, words: TournamentWords) -> Iterator[str]:
    """Yields the semifinals and the final as a tree; of three the best is in the final without a semifinal."""
    semifinals = deciding(tournament, before)
    free = [entrant for round in rounds_of(tournament, before) for entrant in round.byes]
    final = next(iter(deciding(tournament, last)), None)
    waiting = (free[0], None) if free else (None, None)
    right = sides(tournament, final, waiting)
    champion = named(tournament, tournament.champion) if final else "?"
    blank = " " * (NAME + 6)
    if before is None or not semifinals:
        yield f"{last.title}{in_format(last)}: {words.over(last)}"
        yield from (f"  {term}" for term in words.terms(tournament, last)[1:])
        yield f"  {right[0]}"
        yield f"  {blank}|-- {champion}"
        yield f"  {right[1]}"
        return
    title = f"{before.each if free else before.title} and {last.title.lower()}"
    yield f"{title}{in_format(last)}: each {words.over(last)}"
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


def deciding(tournament: Tournament, stage: Stage | None) -> list[Duel]:
    """Returns the duels of a tree, of those that were played again only the last."""
    duels = [duel for round in rounds_of(tournament, stage) for duel in round.duels]
    return list({duel.place: duel for duel in duels}.values())


def sides(
    tournament: Tournament, duel: Duel | None, waiting: tuple[Number | None, Number | None] = (None, None)
) -> tuple[str, str]:
    """Returns both sides of a duel in the tree, with their points; before it is drawn, who waits for it."""
    entrants = waiting if duel is None else duel.entrants
    points = ("", "") if duel is None or duel.points is None else map(told, duel.points)
    one, other = (
        f"{named(tournament, entrant):<{NAME}} {shown:>2} --+" for entrant, shown in zip(entrants, points, strict=True)
    )
    return one, other
