"""The score sheet of Shadow Cards, as rows of cells."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.games.shadow_cards.experience import seats_hit_by_most
from gloaming.games.shadow_cards.rulings import Rulings
from gloaming.games.shadow_cards.view import ShadowCardsView, SheetLine
from gloaming.kernel.rulebook import OptionValue
from gloaming.terminal.shadow_cards.sentences import value


def sheet(view: ShadowCardsView, names: list[str], options: Mapping[str, OptionValue]) -> list[list[str]]:
    """Returns the whole sheet: a heading, then four rows a round."""
    rulings = Rulings(options)
    rows = [["", *names]]
    for number, line in enumerate(view.sheet):
        rows.append([f"Round {number + 1}", *("x started" if seat == line.starter else "" for seat in all_seats(view))])
        rows.append(["prediction", *(prediction(line, seat) for seat in all_seats(view))])
        rows.append(["points", *verdicts(line, number, rulings)])
        rows.append(["experience", *(f"{earned:+}" for earned in line.experience)])
        rows.append(["total", *map(str, line.totals)])
    return rows


def all_seats(view: ShadowCardsView) -> range:
    """Returns the seats in order."""
    return range(view.players)


def prediction(line: SheetLine, seat: int) -> str:
    """Returns a prediction with its cards, where they were shown."""
    cards = line.prediction_cards[seat]
    shown = f" ({'+'.join(str(value(card)) for card in cards)})" if cards else ""
    return f"{line.predictions[seat]}{shown}"


def verdicts(line: SheetLine, round: int, rulings: Rulings) -> list[str]:
    """Returns everyone's trick points with the word for how they were counted."""
    teaching = rulings.teaching and round < 2
    most = seats_hit_by_most(rulings, line.predictions, line.trick_points)
    cells = []
    for seat, points in enumerate(line.trick_points):
        predicted = line.predictions[seat]
        if points == predicted:
            word = "exact"
        elif not teaching and points == 0:
            word = "none"
        elif not teaching and most[seat]:
            word = "most"
        else:
            word = "over" if points > predicted else "under"
        cells.append(f"{points} {word}")
    return cells
