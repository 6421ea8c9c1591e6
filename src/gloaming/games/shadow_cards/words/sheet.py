"""The score sheet of Shadow Cards: a few rows for each round."""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.experience import lesson_of, seats_hit_by_most
from gloaming.games.shadow_cards.rules.rulings import Rulings
from gloaming.games.shadow_cards.rules.view import SheetLine
from gloaming.games.shadow_cards.words.cards import value, view_of
from gloaming.words.scene import Scene
from gloaming.words.sheets import Row


def sheet(scene: Scene) -> list[Row]:
    """Returns the whole sheet: the names, then four rows a round; x marks who started it."""
    rulings = Rulings(scene.options)
    rows = [Row("", scene.names, "names")]
    for number, line in enumerate(view_of(scene).sheet, start=1):
        most = seats_hit_by_most(rulings, line.predictions, line.trick_points)
        lesson = lesson_of(rulings, number - 1)
        points = [f"{line.trick_points[seat]} {verdict(line, seat, lesson, hit)}" for seat, hit in enumerate(most)]
        rows += [
            Row(f"Round {number} prediction", [prediction(line, seat) for seat in range(len(most))], "first", number),
            Row("        points", points, "plain", number),
            Row("        experience", [f"{earned:+}" for earned in line.experience], "plain", number),
            Row("        total", [str(total) for total in line.totals], "loud", number),
        ]
    return rows


def prediction(line: SheetLine, seat: int) -> str:
    """Returns a prediction with its cards, where they were shown."""
    cards = line.prediction_cards[seat]
    shown = f"={'+'.join(str(value(card)) for card in cards)}" if cards else ""
    return f"{'x ' if seat == line.starter else ''}{line.predictions[seat]}{shown}"


def verdict(line: SheetLine, seat: int, lesson: int, hit_by_most: bool) -> str:
    """Returns the word for how a seat's trick points were counted; in the first lesson more is as good as exact."""
    points, predicted = line.trick_points[seat], line.predictions[seat]
    if lesson == 1 and points >= predicted:
        return "made"
    if points == predicted:
        return "exact"
    if lesson == 0 and points == 0:
        return "none"
    if lesson == 0 and hit_by_most:
        return "most"
    return "over" if points > predicted else "under"
