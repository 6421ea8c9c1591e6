"""The score sheet of Shadow Cards: a few rows for each round."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.games.shadow_cards.rules.experience import seats_hit_by_most
from gloaming.games.shadow_cards.rules.rulings import Rulings
from gloaming.games.shadow_cards.rules.view import ShadowCardsView, SheetLine
from gloaming.games.shadow_cards.words.cards import value
from gloaming.kernel.rulebook import OptionValue
from gloaming.words.sheets import Row


def sheet(view: ShadowCardsView, names: list[str], options: Mapping[str, OptionValue]) -> list[Row]:
    """Returns the whole sheet: the names, then four rows a round; x marks who started it."""
    rulings = Rulings(options)
    rows = [Row("", names, "names")]
    for number, line in enumerate(view.sheet, start=1):
        predictions = [prediction(line, seat) for seat in range(view.players)]
        rows += [
            Row(f"Round {number} prediction", predictions, "first", number),
            Row("        points", verdicts(line, number, rulings), "plain", number),
            Row("        experience", [f"{earned:+}" for earned in line.experience], "plain", number),
            Row("        total", [str(total) for total in line.totals], "loud", number),
        ]
    return rows


def prediction(line: SheetLine, seat: int) -> str:
    """Returns a prediction with its cards, where they were shown."""
    cards = line.prediction_cards[seat]
    shown = f"={'+'.join(str(value(card)) for card in cards)}" if cards else ""
    return f"{'x ' if seat == line.starter else ''}{line.predictions[seat]}{shown}"


def verdicts(line: SheetLine, round: int, rulings: Rulings) -> list[str]:
    """Returns everyone's trick points with the word for how they were counted."""
    most = seats_hit_by_most(rulings, line.predictions, line.trick_points)
    cells = []
    for points, predicted, has_most in zip(line.trick_points, line.predictions, most, strict=True):
        if rulings.teaching and round == 1:
            word = first_lesson(points, predicted)
        elif rulings.teaching and round == 2:
            word = second_lesson(points, predicted)
        else:
            word = normal(points, predicted, has_most)
        cells.append(f"{points} {word}")
    return cells


def first_lesson(points: int, predicted: int) -> str:
    """Returns the word for a result in the first lesson, in which more is as good as exact."""
    return "made" if points >= predicted else "under"


def second_lesson(points: int, predicted: int) -> str:
    """Returns the word for a result in the second lesson."""
    return "exact" if points == predicted else "over" if points > predicted else "under"


def normal(points: int, predicted: int, has_most: bool) -> str:
    """Returns the word for a result in any other round."""
    if points == predicted:
        return "exact"
    if points == 0:
        return "none"
    return "most" if has_most else second_lesson(points, predicted)
