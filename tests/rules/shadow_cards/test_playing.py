"""Chapter 3, playing a card: following suit."""

import pytest

import gloaming
from gloaming.games.shadow_cards.rules.game import ShadowCards
from positions import dealt, finish_game, finish_predictions, heard, offered, play, shadow_cards
from rule import rule


def led(card: str, hand: str, predictions: str = "") -> ShadowCards:
    """Seat 3 has led a card, and seat 0 with this hand is to follow."""
    size = len(hand.split())
    game = shadow_cards(
        hands=f"{hand} | ... | ... | {card} {' '.join(['blue'] * (size - 1))}", lead=3, predictions=predictions
    )
    play(game, f"3 play {card}")
    return game


@rule("SC-PLAY-1")
def test_clockwise_from_the_leader_one_card_each() -> None:
    game = shadow_cards(lead=2)
    order = []
    while game.view(None).phase == "play":
        order.append(game.decisions[0].seat)
        play(game, f"{order[-1]} play {offered(game)[0]}")
    assert order == [2, 3, 0, 1]
    assert game.view(None).hand_sizes == [12, 12, 12, 12]


@rule("SC-PLAY-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_so_it_is_in_all_tricks(players: int) -> None:
    for played in heard(finish_game(dealt(players))):
        for trick in played.tricks:
            assert trick.seats == [(trick.seats[0] + step) % players for step in range(players)]


@rule("SC-PLAY-2")
def test_the_led_suit_must_be_followed() -> None:
    game = led("green-5", hand="green-3 red-9 blue-14")
    assert offered(game) == ["green-3"]
    for card in ("red-9", "blue-14"):
        with pytest.raises(gloaming.IllegalChoice, match="green was led"):
            play(game, f"0 play {card}")


@rule("SC-PLAY-3")
def test_without_the_led_suit_any_card_may_be_played() -> None:
    assert set(offered(led("green-5", hand="red-9 blue-14 yellow-0"))) == {"red-9", "blue-14", "yellow-0"}


@rule("SC-PLAY-4")
def test_nobody_must_trump() -> None:
    game = led("green-5", hand="red-9 blue-14")
    play(game, "0 play blue-14")
    assert game.view(1).trick[-1].card == "blue-14"


@rule("SC-PLAY-5")
def test_nobody_must_beat_what_lies_there() -> None:
    game = led("green-5", hand="green-2 green-12")
    assert offered(game) == ["green-2", "green-12"]
    play(game, "0 play green-2")


@rule("SC-PLAY-6")
def test_red_is_followed_like_any_suit() -> None:
    assert offered(led("red-4", hand="red-1 blue-14")) == ["red-1"]


@rule("SC-PLAY-7")
def test_khamul_would_like_to_trump_but_must_follow() -> None:
    game = led("green-5", hand="green-6 red-12")
    with pytest.raises(gloaming.IllegalChoice, match="the seat has green in hand"):
        play(game, "0 play red-12")
    assert offered(game) == ["green-6"]


@rule("SC-PLAY-8")
def test_a_card_in_the_prediction_does_not_bind() -> None:
    game = led("green-5", hand="red-9 blue-14", predictions="green-6 green-7")
    assert set(offered(game)) == {"red-9", "blue-14"}
    play(game, "0 play red-9")


@rule("SC-PLAY-9")
def test_played_cards_are_known_to_all() -> None:
    game = shadow_cards(hands="... | green-8 ...", lead=1)
    play(game, "1 play green-8")
    for seat in (0, 1, 2, 3, None):
        assert [(laid.seat, laid.card) for laid in game.view(seat).trick] == [(1, "green-8")]


@rule("SC-PLAY-9")
def test_everyone_hears_of_every_card() -> None:
    game = finish_game(dealt(4))
    played = [[event for event in gloaming.events(game, seat) if event["event"] == "played"] for seat in (0, 3, None)]
    assert played[0] == played[1] == played[2]
    assert len(played[0]) == 3 * 52


@rule("SC-PLAY-10")
def test_a_card_that_may_not_be_played_changes_nothing() -> None:
    game = led("green-5", hand="green-3 red-9")
    before = game.clone()
    for token in ("play red-9", "play green-5", "play yellow-14", "score green-3", "predict green-3"):
        with pytest.raises(gloaming.IllegalChoice):
            game.choose(0, token)
    with pytest.raises(gloaming.UnreadableChoice):
        game.choose(0, "play purple-3")
    assert game == before


@rule("SC-PLAY-10")
def test_a_played_card_cannot_be_taken_back() -> None:
    game = finish_predictions(dealt(4, first_starter=0))
    first, second = offered(game)[:2]
    play(game, f"0 play {first}")
    before = game.clone()
    for card in (first, second):
        with pytest.raises(gloaming.IllegalChoice, match="waiting for seat 1"):
            play(game, f"0 play {card}")
    with pytest.raises(gloaming.StaleChoice):
        game.choose(1, f"play {offered(game)[0]}", number=game.decisions[0].number - 1)
    assert game == before
