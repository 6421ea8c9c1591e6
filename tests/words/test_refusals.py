"""Why something cannot be done: the rule that refuses gives the reason, and people read it in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

from duels import showdown
from gloaming.games.shadow_cards.rules import refusing as shadow_cards_refusing
from gloaming.games.showdown.rules import refusing as showdown_refusing
from gloaming.games.syndicates.rules import refusing as syndicates_refusing
from gloaming.kernel.choices import Seat
from gloaming.kernel.game import Game
from gloaming.kernel.reasons import CardName, CardRefused, Reason
from gloaming.rules import rules_of, settled
from gloaming.words.scene import words_of
from matches import analysing, arranged
from positions import before_prediction, shadow_cards
from words.scenes import refused, scene_of

Position = Callable[[], Game]
Case = tuple[Position, str, str]  # a position, a move such as `0 play red-7`, and what its player reads


def said(position: Position, move: str) -> tuple[Reason, str]:
    """Returns why a move is refused: the reason of the rules, and the sentence."""
    game = position()
    seat, _, token = move.partition(" ")
    return refused(game, scene_of(game, [], int(seat)), token, int(seat))


class Owed(Reason, frozen=True):
    says = "{debtor:owes} {cards} to {friends}, and {seat:has} to wait"
    debtor: Seat
    cards: list[CardName]
    friends: list[Seat]


@pytest.mark.parametrize(
    ("debtor", "sentence"),
    [
        (0, "You owe the red 7 and the blue 1 to Teal and Hazel, and you have to wait."),
        (1, "Rook owes the red 7 and the blue 1 to Teal and Hazel, and you have to wait."),
    ],
)
def test_a_reason_names_seats_and_cards_as_people_call_them(debtor: Seat, sentence: str) -> None:
    scene = scene_of(following(), [], 0)
    owed = Owed(debtor, ["red-7", "blue-1"], [2, 3])
    assert words_of("shadow-cards").refusal(scene, owed) == sentence


# Shadow Cards.


def following() -> Game:
    game = shadow_cards(hands="green-5 ... | green-2 red-7 blue-3 ... | ...", predictions="| red-1 blue-4 |")
    game.choose(0, "play green-5")
    return game


def scoring() -> Game:
    game = shadow_cards(hands="green-5 | green-2 | green-3 | green-4")
    for seat, card in enumerate(("green-5", "green-2", "green-3", "green-4")):
        game.choose(seat, f"play {card}")
    return game


SHADOW_CARDS: list[Case] = [
    (following, "1 play red-7", "Green was led and you have green in hand."),
    (following, "1 play red-1", "The red 1 lies in your prediction."),
    (following, "1 play green-5", "The green 5 is not in your hand."),
    (following, "1 predict red-7", "Not now. Play a card to the trick."),
    (following, "2 play red-7", "It is not your move: the game is waiting for Rook."),
    (following, "1 dance", "Nothing here is called 'dance'."),
    (scoring, "0 score red-7", "The red 7 is not part of the trick."),
    (lambda: before_prediction(hands="green-5 ... | green-2"), "0 predict green-2", "The green 2 is not in your hand."),
]

# Showdown.

TEXTS = """
cards:
  6P: {action: [draw: 1]}
  7P: {react: {when: feints, effects: [draw: 1]}}
  8P: {feint: [draw: 1]}
  9P: {react: {when: strikes, effects: [draw: 1]}}
  10P: {action: {if: {wounded: 3}, effects: [draw: 1]}}
  11P: {react: {when: feints, if: {wounded: 3}, effects: [draw: 1]}}
aces:
  hearts: {remove: {when: strikes, effects: [draw: 1]}}
"""
ACES = "hearts:up clubs:removed |"
HEART = "Test hearts (the ace of hearts)"


def acting() -> Game:
    return showdown(hands="2P 6P 7P 8P 10P | 2P 4I", phase="action", aces=ACES, deck_0=TEXTS).game


def answering() -> Game:
    duel = showdown(hands="2P 3P 6P 7P 9P 11P | 2P 4I", aces=ACES, deck_0=TEXTS)
    return duel.play("0 feint 2P", "1 feint 2P").game


def barred(text: str) -> Game:
    text = f"cards: {{6P: {{action: [{text}]}}}}"
    duel = showdown(hands="6P 7P 8I | 5C 9I 9P", phase="action", deck_0=text, bars_bind_hand_cards=True)
    return duel.play("0 play 6P", "1 pass", "0 pass", "0 feint 7P").game


SHOWDOWN: list[Case] = [
    (acting, "0 play 2-of-clubs", "The 2 of clubs is a plain card, not an Action."),
    (acting, "0 play 7-of-clubs", "Test 7P (the 7 of clubs) is a React, not an Action."),
    (acting, "0 play 8-of-clubs", "Test 8P (the 8 of clubs) is a Combat card, not an Action."),
    (acting, "0 play 10-of-clubs", "Test 10P (the 10 of clubs) would change nothing now."),
    (acting, "0 play 4-of-hearts", "The 4 of hearts is not in your hand."),
    (acting, "0 use ace-of-hearts", f"This is not the moment that the text of {HEART} speaks of."),
    (acting, "0 use ace-of-spades", "Blank (the ace of spades) is face down."),
    (acting, "0 use ace-of-clubs", "Blank (the ace of clubs) is removed from the game."),
    (acting, "0 react 7-of-clubs", "Not now. Play an Action, or pass."),
    (answering, "0 react 3-of-clubs", "The 3 of clubs is a plain card, not a React."),
    (answering, "0 react 6-of-clubs", "Test 6P (the 6 of clubs) is an Action, not a React."),
    (answering, "0 react 9-of-clubs", "This is not the moment that the text of Test 9P (the 9 of clubs) speaks of."),
    (answering, "0 react jack-of-clubs", "Test 11P (the jack of clubs) would change nothing now."),
    (answering, "0 dance", "Nothing here is called 'dance'."),
    (
        lambda: showdown(hands="9P | 2P 4I").game,
        "0 feint 9-of-clubs",
        "The 9 of clubs is the last card in hand and is needed for the strike.",
    ),
    (lambda: barred("bar-joker"), "1 feint first-edge", "Card text keeps the Black Joker from being the feint."),
    (
        lambda: barred("bar: cunning"),
        "1 feint 5-of-hearts",
        "Card text bars the 5 of hearts from this combat.",
    ),
]

# Shadows & Syndicates.

RED = "carlos-el-jefe-rojas ignacio | tuna-toni<whiz"


def taking_action() -> Game:
    green = "john-silver amy | rex-blaze@50 disco-lenny+rested ive-montana@60 lola-loophole<stach@20"
    return arranged(green=green, red=RED).game


def alone() -> Game:
    match = arranged(green="john-silver amy | ive-montana@60 rex-blaze", fx=".", green_deck="stach")
    match.game.black[0] = True
    match.game.ask_anew()
    return match.game


def in_a_team() -> Game:
    match = arranged(fx="the-golden-praline", format="sumo-rush", players=4, turn=2)
    match.play("2 draw fx", "2 keep the-golden-praline", "3 attack amy with carlos-el-jefe-rojas")
    return match.game


def hitting() -> Game:
    return arranged(green="john-silver amy | zuri-makena stach", red=RED).play("0 use zuri-makena").game


def rested() -> Game:
    return arranged(green="john-silver - | lola-loophole<stach@60", red=RED).game


def under_a_lock() -> Game:
    return arranged(green="john-silver amy+smart-lock-of-doom | stach", red=RED).game


def with_an_empty_deck() -> Game:
    return arranged(green="john-silver amy | stach", red=RED, green_deck=".").game


def without_a_brother() -> Game:
    return arranged(green="john-silver amy | dakota-lawkins@60", red=RED).game


def looking_over() -> Game:
    return analysing().game


def choosing() -> Game:
    return arranged(green_fx="chocolate-fountain").play("0 draw fx").game


SWAPS = "Only two Supporter slots of one's own change places, and teammates keep to their flanks."
SYNDICATES: list[Case] = [
    (
        taking_action,
        "0 attack carlos-el-jefe-rojas with amy",
        'Carlos "El Jefe" Rojas is immune as long as Ignacio is in play.',
    ),
    (taking_action, "0 attack tuna-toni with amy", "Tuna Toni lies under Whiz."),
    (taking_action, "0 attack amy with rex-blaze", "Amy is not on the other side's field."),
    (taking_action, "0 attack vito-confetti with amy", "Vito Confetti is not on the other side's field."),
    (taking_action, "0 attack whiz with disco-lenny", "Disco Lenny cannot act under Rested."),
    (taking_action, "0 attack whiz with lola-loophole", "Lola Loophole lies under Stach."),
    (taking_action, "0 attack whiz with pebble", "Pebble is not on your field."),
    (taking_action, "0 use rex-blaze", "Rex Blaze needs 60 KT for a skill and has 50."),
    (taking_action, "0 use amy", "Amy has no skill to use."),
    (taking_action, "0 play the-golden-praline", "The Golden Praline was not kept."),
    (taking_action, "0 move amy to stach", "Amy is no Bodyguard."),
    (taking_action, "0 move stach to amy", "Stach needs 60 KT for a move and has 20."),
    (taking_action, "0 ready", "Not now. Take your action."),
    (taking_action, "0 dance", "Nothing here is called 'dance'."),
    (alone, "0 use ive-montana", "Ive Montana needs Stach in play."),
    (alone, "0 use john-silver", "Your faction card is black: the one-time skill is used."),
    (alone, "0 draw fx", "Your FX deck is empty, and used cards do not come back."),
    (rested, "0 use john-silver", "Amy is not in the Family slot, so John Silver cannot send them away."),
    (under_a_lock, "0 use john-silver", "Amy lies under Smart Lock of Doom, so John Silver cannot send them away."),
    (with_an_empty_deck, "0 use john-silver", "There is no character left for John Silver to draw."),
    (without_a_brother, "0 use dakota-lawkins", "The skill of Dakota Lawkins could do nothing now."),
    (rested, "0 move stach to whiz", "A Bodyguard goes to another character of its own side."),
    (in_a_team, "0 play the-golden-praline", "The Golden Praline belongs to Teal, who drew it."),
    (in_a_team, "0 use zuri-makena", "Zuri Makena obeys Teal."),
    (hitting, "0 hit amy", "Amy is not on the other side's field."),
    (hitting, "0 hit tuna-toni", "Tuna Toni lies under Whiz."),
    (hitting, "0 use zuri-makena", "Not now. Choose one enemy."),
    (looking_over, "0 swap s1 s1", SWAPS),
    (choosing, "0 choose amy", "That is not among the choices you have now."),
]


@pytest.mark.parametrize(("position", "move", "sentence"), [*SHADOW_CARDS, *SHOWDOWN, *SYNDICATES])
def test_what_cannot_be_chosen_says_why(position: Position, move: str, sentence: str) -> None:
    assert said(position, move)[1] == sentence


@pytest.mark.parametrize(
    ("declared", "cases"),
    [(shadow_cards_refusing, SHADOW_CARDS), (showdown_refusing, SHOWDOWN), (syndicates_refusing, SYNDICATES)],
)
def test_every_reason_is_shown(declared: ModuleType, cases: list[Case]) -> None:
    assert kinds_in(declared) <= {type(said(position, move)[0]) for position, move, _ in cases}


def kinds_in(declared: ModuleType) -> set[type[Reason]]:
    found = {each for each in vars(declared).values() if isinstance(each, type) and issubclass(each, Reason)}
    return found - {Reason, CardRefused}


@pytest.mark.parametrize(
    ("game", "declared"),
    [("shadow-cards", shadow_cards_refusing), ("showdown", showdown_refusing), ("syndicates", syndicates_refusing)],
)
def test_every_reason_rests_on_rules_that_are_written_down(game: str, declared: ModuleType) -> None:
    written = "\n".join([*(f"**{rule.id}**" for rule in rules_of(game)), *settled(game)])
    for kind in kinds_in(declared):
        assert all(f"**{rule}**" in written for rule in kind.rules), kind
