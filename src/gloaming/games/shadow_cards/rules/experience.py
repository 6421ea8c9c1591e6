"""Chapter 4: receiving experience points, from the predictions and the point cards of a round."""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.rulings import Rulings


def round_experience(rulings: Rulings, round: int, predictions: list[int], points: list[list[int]]) -> list[int]:
    """Returns every seat's experience for a round, counted from 0, given predictions and point-card values."""
    lesson = lesson_of(rulings, round)
    if lesson == 1:
        return [first_lesson(predictions[seat], total_of(points[seat])) for seat in range(len(points))]
    if lesson == 2:
        return [second_lesson(rulings, predictions[seat], total_of(points[seat])) for seat in range(len(points))]
    return normal(rulings, predictions, points)


def lesson_of(rulings: Rulings, round: int) -> int:
    """Returns which of the two teaching rounds a round is, or 0 for a normal one (SC-S1-1, SC-NORM-1)."""
    return round + 1 if rulings.teaching and round < 2 else 0


def total_of(values: list[int]) -> int:
    """Returns the sum of some values."""
    total = 0
    for value in values:
        total += value
    return total


def cards_kept(players: int) -> int:
    """Returns how many point cards count for whoever has the most (SC-MOST-1, SC-TWO-7)."""
    return 5 if players == 2 else 3


def first_lesson(prediction: int, trick_points: int) -> int:
    """Scores a seat in round one of a first game: reach the prediction, get the prediction."""
    return prediction if trick_points >= prediction else 0  # SC-S1-2, SC-S1-3


def second_lesson(rulings: Rulings, prediction: int, trick_points: int) -> int:
    """Scores a seat in round two of a first game: exact, over or under."""
    if trick_points == prediction:
        return exact(rulings, prediction)
    if trick_points > prediction:
        return over(rulings, prediction, trick_points)
    return trick_points  # SC-S2-1


def normal(rulings: Rulings, predictions: list[int], points: list[list[int]]) -> list[int]:
    """Scores all seats by the rules of every normal round."""
    totals = [total_of(cards) for cards in points]
    hit_by_most = seats_hit_by_most(rulings, predictions, totals)
    experience = []
    for seat in range(len(points)):
        prediction = predictions[seat]
        total = totals[seat]
        if total == 0:
            earned = zero(rulings, prediction)
        elif hit_by_most[seat]:
            earned = most(rulings, prediction, points[seat], len(points))
        else:
            earned = second_lesson(rulings, prediction, total)
        experience.append(max(earned, 0) if rulings.floored else earned)
    return experience


def exact(rulings: Rulings, prediction: int) -> int:
    """Rewards a prediction met exactly (SC-NORM-2)."""
    bonus = prediction if rulings.exact_adds_trick_points else 0
    return rulings.exact_factor * prediction + bonus


def over(rulings: Rulings, prediction: int, trick_points: int) -> int:
    """Rewards more trick points than predicted (SC-NORM-3)."""
    return (prediction if rulings.over_adds_prediction else 0) + (trick_points if rulings.over_adds_trick_points else 0)


def zero(rulings: Rulings, prediction: int) -> int:
    """Rewards a round without trick points (SC-ZERO-1 to 3)."""
    reward = rulings.zero_multiple * prediction + rulings.zero_fixed
    return max(reward, exact(rulings, prediction)) if prediction == 0 else reward


def seats_hit_by_most(rulings: Rulings, predictions: list[int], totals: list[int]) -> list[bool]:
    """Finds the seats with the most trick points that did not match their prediction (SC-MOST-1)."""
    highest = max(totals)
    leaders = [seat for seat in range(len(totals)) if totals[seat] == highest]
    matched = [seat for seat in leaders if predictions[seat] == highest]
    tied_pair = len(totals) == 2 and len(leaders) == 2  # SC-TWO-8
    off = tied_pair or (rulings.matched_leader_cancels_most and len(matched) > 0)  # SC-MOST-9
    return [not off and seat in leaders and seat not in matched for seat in range(len(totals))]


def most(rulings: Rulings, prediction: int, cards: list[int], players: int) -> int:
    """Scores the best point cards minus all the others (SC-MOST-1, SC-TWO-7)."""
    kept = cards_kept(players)
    ranked = sorted(cards, reverse=True)
    earned = total_of(ranked[:kept]) - total_of(ranked[kept:])
    if rulings.most_keeps_prediction_bonus and total_of(cards) > prediction:
        earned += prediction
    return earned
