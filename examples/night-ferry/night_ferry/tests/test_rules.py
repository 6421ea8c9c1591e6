"""The rules of Night Ferry, shown in play."""

from __future__ import annotations

from itertools import chain

import pytest

from gloaming.kernel.errors import IllegalChoice
from gloaming.kernel.events import Event
from gloaming.kernel.rulebook import rulebook_of
from gloaming.rules import rule
from night_ferry.rules import CARDS, Boarded, Drew, NightFerry, NightFerryRulebook, Sailed, Sank, Waited

BOOK = rulebook_of(NightFerryRulebook)


def cards(names: str) -> list[int]:
    """Returns the cards of names such as `red-7 blue-1`."""
    return sorted(CARDS.index(name) for name in names.split())


def night(hands: str, queue: str = "", seed: int = 1) -> tuple[NightFerry, list[Event]]:
    """Starts a game with hands such as `red-7 blue-1 | green-3`, seat 0 first, and what will be heard of it."""
    held = [cards(hand) for hand in hands.split("|")]
    heard: list[Event] = []
    game = BOOK.start(BOOK.setting(len(held), seed), heard.append)
    assert isinstance(game, NightFerry)
    game.hands, game.queue, game.turn = held, cards(queue), 0
    here = [*chain(*held), *game.queue]
    game.gone = [card for card in range(len(CARDS)) if card not in here]
    game.ask_anew()
    return game, heard


def board(game: NightFerry, *names: str) -> None:
    """Boards passengers, each by whose turn it is."""
    for name in names:
        game.choose(game.decisions[0].seat, f"board {name}")


@rule("NF-DECK-1")
def test_there_are_four_colours_of_seven_weights() -> None:
    assert len(CARDS) == len(set(CARDS)) == 28
    assert [name for name in CARDS if name.startswith("green-")] == [f"green-{weight}" for weight in range(1, 8)]


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("NF-DECK-2", "NF-DECK-3")
def test_everyone_is_dealt_five_and_two_lanterns(players: int) -> None:
    game = BOOK.start(BOOK.setting(players, seed=3))
    assert isinstance(game, NightFerry)
    assert [len(hand) for hand in game.hands] == [5] * players
    assert sorted([*chain(*game.hands), *game.queue]) == list(range(28))
    assert game.lanterns == [2] * players


@rule("NF-TURN-1")
def test_the_first_player_is_drawn_and_turns_go_round() -> None:
    assert {BOOK.start(BOOK.setting(3, seed)).decisions[0].seat for seed in range(20)} == {0, 1, 2}
    game, _ = night("red-1 red-2 | blue-1 blue-2 | green-1 green-2")
    seats = []
    for name in ("red-1", "blue-1", "green-1", "red-2"):
        seats.append(game.decisions[0].seat)
        board(game, name)
    assert seats == [0, 1, 2, 0]


@rule("NF-TURN-2", "NF-FERRY-1")
def test_a_passenger_of_the_hand_comes_aboard_and_the_ferry_stays() -> None:
    game, heard = night("red-7 red-2 | blue-7 blue-1")
    with pytest.raises(IllegalChoice, match="not in the seat's hand"):
        game.choose(0, "board blue-1")
    board(game, "red-7", "blue-7")
    assert heard == [Boarded(0, "red-7", 7), Boarded(1, "blue-7", 14)]
    assert game.view(None).aboard == ["red-7", "blue-7"]  # type: ignore[attr-defined]
    assert game.scores == [0, 0]


@rule("NF-TURN-3")
def test_a_lantern_lets_a_turn_go_by_as_long_as_there_is_one() -> None:
    game, heard = night("red-7 red-2 | blue-7 blue-1")
    game.choose(0, "wait ashore")
    assert (heard, game.lanterns, game.decisions[0].seat) == ([Waited(0)], [1, 2], 1)
    game.choose(1, "wait ashore")
    game.choose(0, "wait ashore")
    game.choose(1, "wait ashore")
    with pytest.raises(IllegalChoice, match="no lanterns left"):
        game.choose(0, "wait ashore")


@rule("NF-TURN-4")
def test_who_boards_draws_and_nobody_else_sees_what() -> None:
    game, heard = night("red-7 | blue-7", queue="green-4")
    board(game, "red-7")
    assert heard[-1] == Drew(0, "green-4")
    assert heard[-1].seen_by(1) == {"event": "drew", "seat": 0}
    board(game, "blue-7")
    assert not isinstance(heard[-1], Drew)


@rule("NF-TURN-5")
def test_who_has_nobody_left_has_no_more_turns() -> None:
    game, _ = night("red-1 | blue-1 blue-2 | green-1 green-2")
    board(game, "red-1", "blue-1", "green-1")
    assert game.decisions[0].seat == 1


@rule("NF-FERRY-2", "NF-FERRY-3", "NF-FERRY-6")
def test_who_fills_the_ferry_is_paid_and_more_for_the_colour_of_the_last() -> None:
    game, heard = night("red-7 red-2 | blue-6 blue-1")
    board(game, "red-7", "blue-6", "red-2")
    assert heard[-1] == Sailed(0, ["red-7", "blue-6", "red-2"], 5)
    assert game.scores == [5, 0]
    assert (game.load, set(cards("red-7 blue-6 red-2")) - set(game.gone)) == (0, set())


@rule("NF-FERRY-4")
def test_who_sinks_the_ferry_pays_the_one_before() -> None:
    game, heard = night("red-7 red-5 | blue-6 blue-1")
    board(game, "red-7", "blue-6", "red-5")
    assert heard[-1] == Sank(0, 1, 2)
    assert (game.scores, game.load) == ([0, 2], 0)


@rule("NF-FERRY-5")
def test_nobody_is_paid_where_the_one_before_was_oneself() -> None:
    game, heard = night("red-7 red-6 red-5 | blue-1 blue-2")
    board(game, "red-7")
    game.choose(1, "wait ashore")
    board(game, "red-6")
    game.choose(1, "wait ashore")
    board(game, "red-5")
    assert heard[-1] == Sank(0, 0, 0)
    assert game.scores == [0, 0]


@rule("NF-END-1", "NF-END-2")
def test_the_night_ends_with_the_hands_and_the_most_points_win() -> None:
    game, _ = night("red-7 red-2 | blue-6 blue-1")
    board(game, "red-7", "blue-6", "red-2")
    assert not game.over
    board(game, "blue-1")
    assert (game.over, game.scores, game.winners) == (True, [5, 0], [0])


@rule("NF-END-2")
def test_equals_share_the_win() -> None:
    game, _ = night("red-7 | blue-6")
    board(game, "red-7", "blue-6")
    assert (game.over, game.winners) == (True, [0, 1])
