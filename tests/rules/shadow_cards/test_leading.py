"""Who starts a round and who leads a trick."""

import pytest

import gloaming
from positions import dealt, finish_game, finish_predictions, heard, offered, play, shadow_cards
from rule import rule


@rule("SC-LEAD-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_somebody_is_drawn_to_start(players: int) -> None:
    starters = set()
    for seed in range(40):
        game = dealt(players, seed)
        starter = game.view(0).starter
        assert starter == dealt(players, seed).view(0).starter
        assert {game.view(seat).starter for seat in (*range(players), None)} == {starter}
        starters.add(starter)
    assert starters == set(range(players))


@rule("SC-LEAD-1", "SC-LEAD-2")
@pytest.mark.parametrize("seed", range(6))
def test_the_starter_leads_the_first_trick_and_carries_the_x(seed: int) -> None:
    game = finish_predictions(dealt(4, seed))
    starter = game.view(0).starter
    assert [decision.seat for decision in game.decisions] == [starter]
    for other in set(range(4)) - {starter}:
        with pytest.raises(gloaming.IllegalChoice, match=f"waiting for seat {starter}"):
            play(game, f"{other} play {game.view(other).hand[0]}")
    finish_game(game)
    assert game.view(0).sheet[0].starter == starter


@rule("SC-LEAD-3", "SC-PAD-4")
@pytest.mark.parametrize(
    ("players", "first", "starters"),
    [(4, 2, [2, 3, 0]), (4, 0, [0, 1, 2]), (3, 1, [1, 2, 0]), (5, 4, [4, 0, 1]), (2, 1, [1, 0, 1, 0])],
)
def test_the_start_passes_to_the_left(players: int, first: int, starters: list[int]) -> None:
    game = finish_game(dealt(players, first_starter=first))
    rounds = heard(game)
    assert [played.starter for played in rounds] == starters
    assert [played.tricks[0].seats[0] for played in rounds] == starters
    assert [line.starter for line in game.view(0).sheet] == starters


@rule("SC-LEAD-4")
def test_winning_the_last_trick_does_not_give_the_next_start() -> None:
    game = shadow_cards(5, hands="blue-1 | blue-2 | blue-3 | red-9 | blue-4", lead=3, starter=1)
    play(game, "3 play red-9", "4 play blue-4", "0 play blue-1", "1 play blue-2", "2 play blue-3", "3 score red-9")
    assert game.view(0).round == 2
    finish_predictions(game)
    assert [decision.seat for decision in game.decisions] == [2]


@rule("SC-LEAD-5")
def test_the_winner_leads_the_next_trick() -> None:
    game = shadow_cards(hands="green-4 blue-1 | green-8 blue-2 | green-11 blue-3 | red-2 yellow-1", lead=0)
    play(game, "0 play green-4", "1 play green-8", "2 play green-11", "3 play red-2", "3 score green-8")
    assert [decision.seat for decision in game.decisions] == [3]
    assert game.view(0).leader == 3


@rule("SC-LEAD-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_so_it_is_in_all_tricks(players: int) -> None:
    for played in heard(finish_game(dealt(players))):
        for trick, following in zip(played.tricks, played.tricks[1:], strict=False):
            assert following.seats[0] == trick.winner


@rule("SC-LEAD-6")
def test_any_card_may_be_led_from_the_first_trick_on() -> None:
    game = shadow_cards(hands="red-5 ...", lead=0)
    hand = game.view(0).hand
    assert len(hand) == 13
    assert {card.split("-")[0] for card in hand} == {"red", "yellow", "green", "blue"}
    assert offered(game) == hand
    play(game, "0 play red-5")
    assert game.view(1).trick[0].card == "red-5"


@rule("SC-LEAD-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_starts_are_shared_out(players: int) -> None:
    starters = [played.starter for played in heard(finish_game(dealt(players)))]
    if players == 2:
        assert sorted(starters) == [0, 0, 1, 1]
        assert starters[:2] == starters[2:]
    else:
        assert len(set(starters)) == 3
