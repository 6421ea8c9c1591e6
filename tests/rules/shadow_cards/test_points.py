"""Chapter 3, trick points: the card the winner keeps."""

import pytest

import gloaming
from gloaming.games.shadow_cards.rules.game import ShadowCards
from positions import (
    TRICKS,
    dealt,
    finish_game,
    finish_predictions,
    finish_tricks,
    heard,
    offered,
    play,
    round_scored,
    shadow_cards,
)
from rule import rule

TOM = 3


def tom_wins(cards: str = "green-4 green-8 green-11 red-2") -> ShadowCards:
    """Tom, in seat 3, has won a trick and is to choose his point card; everyone has two more cards."""
    laid = cards.split()
    game = shadow_cards(hands=" | ".join(f"{card} blue blue" for card in laid), lead=0)
    for seat, card in enumerate(laid):
        play(game, f"{seat} play {card}")
    return game


@rule("SC-PTS-1")
def test_the_winner_chooses_one_card() -> None:
    game = tom_wins()
    assert [decision.seat for decision in game.decisions] == [TOM]
    play(game, "3 score green-8")
    assert game.view(0).trick_points == [0, 0, 0, 8]
    assert game.view(0).point_cards == [[], [], [], ["green-8"]]
    with pytest.raises(gloaming.IllegalChoice):
        play(game, "3 score green-11")


@rule("SC-PTS-1")
def test_only_the_winner_chooses_and_only_from_the_trick() -> None:
    game = tom_wins()
    with pytest.raises(gloaming.IllegalChoice, match="waiting for seat 3"):
        play(game, "2 score green-11")
    with pytest.raises(gloaming.IllegalChoice, match="not part of the trick"):
        play(game, "3 score green-14")


@rule("SC-PTS-2")
def test_any_card_of_the_trick_may_be_chosen() -> None:
    assert set(offered(tom_wins())) == {"green-4", "green-8", "green-11", "red-2"}


@rule("SC-PTS-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_so_it_is_in_every_trick(players: int) -> None:
    game = finish_predictions(dealt(players))
    for count in range(TRICKS[players]):
        finish_tricks(game, count)
        while game.view(None).phase == "play":
            play(game, f"{game.decisions[0].seat} play {offered(game)[-1]}")
        view = game.view(None)
        turned = [view.open_card] if view.open_card else []
        assert sorted(offered(game)) == sorted([*(laid.card for laid in view.trick), *turned])


@rule("SC-PTS-3")
@pytest.mark.parametrize(("card", "value"), [("green-0", 0), ("green-14", 14), ("red-2", 2), ("green-11", 11)])
def test_the_trick_is_worth_the_chosen_card(card: str, value: int) -> None:
    game = tom_wins("green-0 green-14 green-11 red-2")
    play(game, f"3 score {card}")
    assert game.view(0).trick_points[TOM] == value


@rule("SC-PTS-4")
def test_choosing_is_compulsory() -> None:
    game = tom_wins("green-9 green-12 green-13 red-14")
    assert min(int(card.split("-")[1]) for card in offered(game)) == 9
    for card in game.view(TOM).hand:
        with pytest.raises(gloaming.IllegalChoice):
            play(game, f"3 play {card}")
    assert [decision.seat for decision in game.decisions] == [TOM]


@rule("SC-PTS-4", "SC-PTS-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_trick_of_a_round_leaves_one_face_up_card(players: int) -> None:
    game = finish_game(dealt(players))
    for line, played in zip(game.view(None).sheet, heard(game), strict=True):
        for seat in range(players):
            assert line.point_cards[seat] == [trick.scored for trick in played.tricks if trick.winner == seat]
        assert sum(len(cards) for cards in line.point_cards) == TRICKS[players]


@rule("SC-PTS-5")
def test_two_tricks_make_two_stacks_with_a_card_on_top_of_each() -> None:
    game = shadow_cards(hands="green-4 blue-1 | green-8 blue-2 | green-11 blue-3 | red-2 red-9", lead=0)
    play(game, "0 play green-4", "1 play green-8", "2 play green-11", "3 play red-2", "3 score green-8")
    assert len(game.view(0).tricks) == 1  # the stack won last may still be looked through
    assert game.view(0).point_cards == [[], [], [], ["green-8"]]
    play(game, "3 play red-9", "0 play blue-1", "1 play blue-2", "2 play blue-3", "3 score blue-3")
    assert game.view(0).sheet[0].point_cards == [[], [], [], ["green-8", "blue-3"]]


@rule("SC-PTS-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_point_cards_stay_visible(players: int) -> None:
    game = finish_predictions(dealt(players))
    for count in range(TRICKS[players]):
        finish_tricks(game, count)
        tricks = heard(game)[0].tricks
        expected = [[trick.scored for trick in tricks if trick.winner == seat] for seat in range(players)]
        for seat in (*range(players), None):
            view = game.view(seat)
            assert view.point_cards == expected
            assert view.trick_points == [sum(int(card.split("-")[1]) for card in cards) for cards in expected]


@rule("SC-PTS-7")
def test_toms_28_trick_points() -> None:
    game = shadow_cards(points="| | | 8 4 9 2 5 0")
    assert game.view(0).trick_points == [0, 0, 0, 28]
    game = round_scored(points="8 4 9 2 5 0 | =30 | =20 | =15", predictions="13 14")
    assert game.view(0).sheet[0].trick_points == [28, 30, 20, 15]


@rule("SC-PTS-8")
def test_the_choice_cannot_be_changed_later() -> None:
    game = tom_wins()
    number = game.decisions[0].number
    play(game, "3 score green-8")
    before = game.clone()
    with pytest.raises(gloaming.IllegalChoice, match="Play a card to the trick"):
        play(game, "3 score green-11")
    with pytest.raises(gloaming.StaleChoice):
        game.choose(TOM, "score green-11", number=number)
    assert game == before


@rule("SC-PTS-8")
def test_the_choice_comes_before_the_next_lead() -> None:
    game = tom_wins()
    with pytest.raises(gloaming.IllegalChoice, match="choose the card whose value you score"):
        play(game, f"3 play {game.view(TOM).hand[0]}")


@rule("SC-PTS-9")
def test_the_number_of_tricks_is_worth_nothing() -> None:
    game = round_scored(points="0 0 0 5 | 5 | =30 | =20", predictions="=28 | =28")
    line = game.view(0).sheet[0]
    assert line.trick_points[:2] == [5, 5]
    assert line.experience[:2] == [5, 5]


@rule("SC-PTS-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cards_of_finished_tricks_are_out_of_play(players: int) -> None:
    game = finish_game(dealt(players))
    for played in heard(game):
        laid = [card for trick in played.tricks for card in trick.cards]
        laid += [trick.open_card for trick in played.tricks if trick.open_card]
        assert len(laid) == len(set(laid)) == TRICKS[players] * (4 if players == 3 else players)


@rule("SC-PTS-10")
def test_a_card_won_lies_in_no_hand() -> None:
    game = tom_wins()
    play(game, "3 score green-8")
    for seat in range(4):
        assert not {"green-4", "green-8", "green-11", "red-2"} & set(game.view(seat).hand)
