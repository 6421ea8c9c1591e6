"""Why an option is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloaming.games.syndicates.rules.questions import DRAW, SWAP
from gloaming.games.syndicates.rules.sets import NONE, Card
from gloaming.games.syndicates.rules.tabletop import MOST_KT
from gloaming.games.syndicates.rules.texts import USED
from gloaming.kernel.choices import Option, Seat

if TYPE_CHECKING:
    from gloaming.games.syndicates.rules.game import Syndicates

ACTIONS: Final = ("attack", "use", "draw", "play", "move")  # the questions of a turn


def why_not(game: Syndicates, seat: Seat, option: Option) -> str:
    """Returns the rule that stands against an option for a seat that is asked."""
    asked = game.decision_of(seat)
    assert asked is not None
    questions = game.cards.questions
    side = game.side_of(seat)
    if asked.question.verb not in ACTIONS or option.question.verb not in ACTIONS:
        if option.question not in [each.question for each in asked.options]:
            return f"the seat is asked to {asked.question.verb}"
        if option.question is SWAP:
            return "only two different Supporter slots of one's own can be swapped"
        return f"{option.touches[0] if option.touches else option.token} is not among those that can be chosen now"
    if option.question is questions.attack:
        attacker, target = questions.attack.second(option), questions.attack.first(option)
        return why_not_act(game, seat, attacker) or why_not_target(game, 1 - side, target)
    if option.question is questions.use:
        return why_not_act(game, seat, option.value) or why_not_use(game, seat, option.value)
    if option.question is DRAW:
        return "the FX deck is empty, and used cards do not come back (A-17)"
    if option.question is questions.play:
        return why_not_play(game, seat, option.value)
    guard = questions.move.first(option)
    return why_not_act(game, seat, guard) or why_not_move(game, side, guard)


def why_not_act(game: Syndicates, seat: Seat, card: Card) -> str:
    """Returns why a character cannot act for a seat, if it cannot."""
    side, name = game.side_of(seat), game.cards.names[card]
    slot = game.slot_of(side, card)
    if slot == NONE:
        return f"{name} is not on this side's field"
    if game.top(side, slot) != card:
        return f"{name} lies under a Bodyguard and cannot act (SS-CHR-10)"
    if not game.commands(seat, slot):
        return f"{name} answers to the other teammate (A-35)"
    if not game.is_active(side, slot):
        return f"{name} is inactive under an FX card (SS-FX-6)"
    return ""


def why_not_target(game: Syndicates, side: int, card: Card) -> str:
    """Returns why a character cannot be attacked."""
    name = game.cards.names[card]
    slot = game.slot_of(side, card)
    if slot == NONE:
        return f"{name} is not on the other side's field (A-40)"
    if game.top(side, slot) != card:
        return f"{name} lies under a Bodyguard and cannot be attacked (SS-CHR-8)"
    return f"{name} is immune to attacks (SS-ATK-4)"


def why_not_use(game: Syndicates, seat: Seat, card: Card) -> str:
    """Returns why a character cannot use its skill."""
    side, name = game.side_of(seat), game.cards.names[card]
    text = game.text_of(card)
    if text is None or text.kind not in USED:
        return f"{name} has no skill to use"
    if game.costs(text) and game.kt[side][game.slot_of(side, card)] < MOST_KT:
        return f"{name} needs {MOST_KT} KT for a skill (SS-SKL-7)"
    if text.kind in ("one-time", "other-face") and game.black[side]:
        return "the faction card is black: the one-time skill is used (SS-ONE-8)"
    partner = game.cards.partners[card]
    if partner != NONE and game.slot_of(side, partner) == NONE:
        return f"{name} needs {game.cards.names[partner]} in play (SS-DUO-7)"
    return f"the skill of {name} could do nothing now"


def why_not_play(game: Syndicates, seat: Seat, card: Card) -> str:
    """Returns why an FX card cannot be played that was not drawn just now."""
    name = game.cards.names[card]
    if any(card in game.reserves[mate] for mate in game.team(game.side_of(seat))):
        return f"{name} belongs to the teammate who drew it (A-31)"
    return f"{name} was not kept (SS-FX-7)"


def why_not_move(game: Syndicates, side: int, card: Card) -> str:
    """Returns why a character cannot move as a Bodyguard."""
    name = game.cards.names[card]
    slot = game.slot_of(side, card)
    if not game.is_bodyguard(side, slot):
        return f"{name} is no Bodyguard (SS-ACT-6)"
    if game.kt[side][slot] < MOST_KT:
        return f"{name} needs {MOST_KT} KT to leave (SS-BG-6)"
    return "a Bodyguard goes to another own character or Bodyguard (SS-BG-8, A-44)"
