"""Why a player of Shadow Cards cannot make a choice, in one friendly sentence."""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words.cards import card, led_suit
from gloaming.games.shadow_cards.words.prompts import waiting
from gloaming.kernel.choices import Decision, Option

TASKS = {
    "predict": "set a card aside for your prediction first",
    "play": "play a card to the trick first",
    "score": "you won the trick, choose one of its cards first",
}
DOING = {"predict": "set {} aside", "play": "play {}"}


def refusal(view: ShadowCardsView, decision: Decision | None, names: list[str], option: Option) -> str:
    """Says why a choice cannot be made, from what is asked and what the seat sees."""
    verb, [name] = option.question.verb, option.touches
    if decision is None:
        return f"Not now. {waiting(view, names)}"
    asked = decision.question.verb
    if verb != asked:
        return f"Not now: {TASKS[asked]}."
    if asked == "score":
        return f"You cannot score {card(name)}: it is not part of the trick."
    return f"You cannot {DOING[asked].format(card(name))}: {why_not(view, name)}."


def why_not(view: ShadowCardsView, name: str) -> str:
    """Says what stands against a card of the hand."""
    if name in view.prediction_cards:
        return "it lies in your prediction"
    if name not in view.hand:
        return "it is not in your hand"
    led = led_suit(view)
    return f"{led} was led and you have {led} in hand"
