"""What a player of Shadow Cards is asked, told beforehand, and refused."""

from __future__ import annotations

from gloaming.games.shadow_cards.cards import beats, card_named
from gloaming.games.shadow_cards.tricks import winning
from gloaming.games.shadow_cards.view import ShadowCardsView
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Decision
from gloaming.terminal.english import does
from gloaming.terminal.seating import YOU
from gloaming.terminal.shadow_cards.sentences import card, value


def status(view: ShadowCardsView) -> list[str]:
    """Returns the parts of the status line: round, phase, lesson."""
    parts = [f"Round {view.round} of {view.rounds}", phase(view)]
    if view.scoring != "normal":
        parts.append(view.scoring)
    return parts


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


def led_suit(view: ShadowCardsView) -> str | None:
    """Returns the suit that was led."""
    return view.trick[0].card.split("-")[0] if view.trick else None


def holder(view: ShadowCardsView) -> int | None:
    """Returns which card of the trick would win it now, counted from the lead."""
    return winning([card_named(laid.card) for laid in view.trick]) if view.trick else None


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
        return f"{others[0]} won the trick and chooses the card that counts ..."
    return f"{others[0]} is thinking ..."


def question(view: ShadowCardsView, decision: Decision) -> str:
    """Says what the seat is asked."""
    verb = decision.question.verb
    if verb == "predict":
        number = len(view.prediction_cards) + 1
        return f"Set aside card {number} of {view.prediction_size}. Their sum is your secret prediction."
    if verb == "score":
        return (
            f"You won the trick. Which card counts? You have {view.trick_points[decision.seat]} of {view.prediction}."
        )
    led = led_suit(view)
    if led is None:
        return "You lead. Play any card."
    if all(option.touches[0].startswith(led) for option in decision.options):
        return f"{led.capitalize()} was led, and you have {led}: follow suit."
    trump = "" if led == "red" else " Red is trump."
    return f"{led.capitalize()} was led, and you have none. Play any card.{trump}"


def preview(view: ShadowCardsView, names: list[str], token: str) -> str:
    """Says what a choice would do."""
    verb, name = token.split(" ", 1)
    if verb == "predict":
        return preview_prediction(view, name)
    if verb == "score":
        return preview_score(view, name)
    return preview_play(view, names, name)


def preview_prediction(view: ShadowCardsView, name: str) -> str:
    """Says what the prediction would be."""
    values = [value(aside) for aside in [*view.prediction_cards, name]]
    sum_so_far = f"{' + '.join(map(str, values))} = {sum(values)}" if len(values) > 1 else str(values[0])
    if len(values) == view.prediction_size:
        return f"Set {card(name)} aside: you predict {sum_so_far} trick points."
    return f"Set {card(name)} aside: {sum_so_far} so far."


def preview_score(view: ShadowCardsView, name: str) -> str:
    """Says how many trick points there would be."""
    assert view.seat is not None
    before = view.trick_points[view.seat]
    after = before + value(name)
    verdict = way_to_go(view, after)
    verdict = {"exact": "exactly your prediction", "reached": "your prediction is reached"}.get(verdict, verdict)
    return f"Score {card(name)}: {before} + {value(name)} = {after} of {view.prediction}, {verdict}."


def way_to_go(view: ShadowCardsView, points: int) -> str:
    """Says how far some trick points are from the seat's own prediction, as the round is scored."""
    gap = view.prediction - points
    if gap > 0:
        return f"{gap} to go"
    if view.scoring == "first lesson":
        return "reached"
    return "exact" if gap == 0 else f"{-gap} over"


def preview_play(view: ShadowCardsView, names: list[str], name: str) -> str:
    """Says whether the card would hold the trick."""
    held = holder(view)
    if held is None:
        return f"Lead {card(name)}."
    best = view.trick[held]
    last = len(view.trick) == view.players - 1
    if beats(card_named(name), card_named(best.card)):
        return f"Play {card(name)}: it {'wins the trick' if last else f'beats {names[best.seat]} so far'}."
    return f"Play {card(name)}: {names[best.seat]} {'wins' if last else 'stays ahead'} with {card(best.card)}."
