"""What a player of Shadow Cards is asked, and how far the game is."""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words.cards import led_suit
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Decision
from gloaming.words.english import does
from gloaming.words.seating import YOU


def status(view: ShadowCardsView, names: list[str]) -> str:
    """Returns round, phase, lesson and whose turn it is."""
    parts = [f"Round {view.round} of {view.rounds}", phase(view)]
    if view.scoring != "normal":
        parts.append(view.scoring)
    acting = [names[seat] for seat in view.waiting_for]
    if YOU in acting:
        parts.append("your turn")
    elif len(acting) == 1:
        parts.append(f"{acting[0]}'s turn")
    return " · ".join(parts)


def phase(view: ShadowCardsView) -> str:
    """Returns what is being done now."""
    if view.over:
        return "the game is over"
    if view.phase == "predict":
        return "predictions"
    finished = sum(len(cards) for cards in view.point_cards)
    leader = view.leader or 0
    tricks = finished + view.hand_sizes[leader] + (1 if view.trick else 0)
    return f"trick {finished + 1} of {tricks}"


def waiting(view: ShadowCardsView, names: list[str]) -> str:
    """Says who is waited for."""
    others = [names[seat] for seat in view.waiting_for if names[seat] != YOU]
    if view.over:
        winners = listed([names[seat] for seat in view.winners])
        return f"The game is over: {does(winners, 'wins') if len(view.winners) == 1 else winners + ' share the win'}."
    if not others:
        return "Your turn."
    if view.phase == "predict":
        return f"{listed(others)} still {'has' if len(others) == 1 else 'have'} to predict ..."
    if view.phase == "score":
        return f"{others[0]} won the trick and picks a card to score ..."
    return f"{others[0]} is thinking ..."


def question(view: ShadowCardsView, decision: Decision) -> str:
    """Says what the seat is asked."""
    verb = decision.question.verb
    if verb == "predict":
        number = len(view.prediction_cards) + 1
        return f"Set aside card {number} of {view.prediction_size}. Their sum is your secret prediction."
    if verb == "score":
        points = view.trick_points[decision.seat]
        return f"You won the trick. Which card do you score? You have {points} of {view.prediction}."
    led = led_suit(view)
    if led is None:
        return "You lead. Play any card."
    if all(option.touches[0].startswith(led) for option in decision.options):
        return f"{led.capitalize()} was led, and you have {led}: follow suit."
    trump = "" if led == "red" else " Red is trump."
    return f"{led.capitalize()} was led, and you have none. Play any card.{trump}"
