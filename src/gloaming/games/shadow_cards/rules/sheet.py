"""The score sheet: a line a round, kept as one flat list so that copies of a game stay small.

For each seat in turn a line holds the prediction cards, how many point cards follow, the point cards, and the
experience of the round.
"""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.prediction import prediction_size


class Line:
    """One round on the score sheet, by seat."""

    def __init__(self, predictions: list[list[int]], points: list[list[int]], experience: list[int]) -> None:
        self.predictions = predictions
        self.points = points
        self.experience = experience

    def written(self) -> list[int]:
        """Returns the line as one list."""
        line: list[int] = []
        for seat in range(len(self.experience)):
            line += self.predictions[seat]
            line.append(len(self.points[seat]))
            line += self.points[seat]
            line.append(self.experience[seat])
        return line[:]  # without the room a growing list keeps in reserve


def first_of(line: Line, seat: int) -> int:
    """Returns where in a line as it is written the prediction of a seat begins."""
    return sum([len(line.predictions[other]) + len(line.points[other]) + 2 for other in range(seat)])


def read_line(line: list[int], players: int) -> Line:
    """Returns what a line says."""
    size = prediction_size(players)
    predictions, points, experience = [], [], []
    place = 0
    for _ in range(players):
        predictions.append(line[place : place + size])
        first = place + size + 1
        last = first + line[first - 1]
        points.append(line[first:last])
        experience.append(line[last])
        place = last + 1
    return Line(predictions, points, experience)
