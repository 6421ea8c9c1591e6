"""What a player of Shadow Cards is asked and can answer, and how far the game is."""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words.cards import led_suit, view_of
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Decision, Option
from gloaming.words.english import does
from gloaming.words.scene import Scene
from gloaming.words.telling import called
from gloaming.words.waiting import awaited, others_awaited, turn_of


def status(scene: Scene) -> str:
    """Returns round, phase, lesson and whose turn it is."""
    view = view_of(scene)
    lesson = "" if view.scoring == "normal" else view.scoring
    parts = [f"Round {view.round} of {view.rounds}", phase(view), lesson, turn_of(scene)]
    return " · ".join(filter(None, parts))


def phase(view: ShadowCardsView) -> str:
    """Returns what is being done now."""
    if view.over:
        return "the game is over"
    if view.phase == "predict":
        return "predictions"
    if view.phase == "scored":
        return "the round is over"
    finished = sum(len(cards) for cards in view.point_cards)
    leader = view.leader or 0
    tricks = finished + view.hand_sizes[leader] + (1 if view.trick else 0)
    return f"trick {finished + 1} of {tricks}"


def waiting(scene: Scene) -> str:
    """Says who is waited for."""
    view, others = view_of(scene), others_awaited(scene)
    if view.over:
        winners = listed([scene.names[seat] for seat in view.winners])
        return f"The game is over: {does(winners, 'wins') if len(view.winners) == 1 else winners + ' share the win'}."
    if others and view.phase == "predict":
        return f"{listed(others)} still {'has' if len(others) == 1 else 'have'} to predict ..."
    if others and view.phase == "score":
        return f"{others[0]} won the trick and picks a card to score ..."
    return awaited(scene)


def within_reach(scene: Scene) -> dict[str, str]:
    """Returns the hand, each card with what would be done with it."""
    decision = scene.decision
    return {} if decision is None else {name: f"{decision.question.verb} {name}" for name in view_of(scene).hand}


def question(scene: Scene, decision: Decision) -> str:
    """Says what the seat is asked."""
    view, verb = view_of(scene), decision.question.verb
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


def label(scene: Scene, option: Option) -> str:
    """Says what a choice does."""
    verb, [name] = option.question.verb, option.touches
    if verb == "predict":
        return f"Set the {called(name)} aside"
    if verb == "score":
        return f"Score the {called(name)}"
    return f"{'Play' if view_of(scene).trick else 'Lead'} the {called(name)}"
