"""Chapter 3, who wins a trick."""

import pytest

import gloaming
from positions import dealt, finish_game, heard, offered, play, shadow_cards
from rule import rule

SONJA, YENNEFER, KHAMUL, TOM = range(4)


def winner_of(cards: str, players: int = 4, open_card: str = "") -> int:
    """Plays a trick, led by seat 0, and returns who is asked for the point card."""
    hands = cards.replace(" ", " | ")
    game = shadow_cards(players, hands=hands, lead=0, open_card=open_card)
    for seat, card in enumerate(cards.split()):
        play(game, f"{seat} play {card}")
    assert game.view(None).phase == "score"
    assert len(game.decisions) == 1
    return game.decisions[0].seat


@rule("SC-TRICK-1")
def test_the_highest_red_wins() -> None:
    assert winner_of("green-14 green-8 red-0 red-3") == 3
    assert winner_of("green-14 red-11 red-10 blue-3") == 1
    assert winner_of("red-5 red-4 red-6 red-0") == 2
    assert winner_of("red-1 blue-14 yellow-14 green-14") == 0


@rule("SC-TRICK-2")
def test_without_red_the_highest_of_the_led_suit_wins() -> None:
    assert winner_of("green-5 green-8 blue-14 green-6") == 1
    assert winner_of("yellow-5 yellow-4 yellow-3 yellow-14") == 3
    assert winner_of("blue-9 blue-4 blue-3 blue-7") == 0


@rule("SC-TRICK-3")
def test_another_suit_never_wins() -> None:
    assert winner_of("yellow-1 blue-14 green-14 green-13") == 0
    assert winner_of("yellow-1 blue-14 yellow-2 green-14") == 2


@rule("SC-TRICK-4")
@pytest.mark.parametrize("suit", ["yellow", "green", "blue"])
def test_red_0_beats_a_14(suit: str) -> None:
    assert winner_of(f"{suit}-14 red-0", players=2) == 1


@rule("SC-TRICK-5")
def test_every_trick_has_one_winner() -> None:
    for players in (2, 3, 4, 5):
        for seed in range(12):
            for played in heard(finish_game(dealt(players, seed), seed)):
                for trick in played.tricks:
                    reds = [card for card in trick.cards if card.startswith("red-")]
                    suit = "red-" if reds else trick.cards[0].split("-")[0] + "-"
                    fighting = [card for card in trick.cards if card.startswith(suit)]
                    values = [int(card.split("-")[1]) for card in fighting]
                    best = fighting[values.index(max(values))]
                    assert values.count(max(values)) == 1
                    assert trick.winner == trick.seats[trick.cards.index(best)]


@rule("SC-TRICK-6", "SC-PLAY-7")
def test_sonja_yennefer_khamul_and_tom() -> None:
    game = shadow_cards(
        hands="green-4 blue-1 | green-8 blue-2 | green-11 red-12 | red-2 yellow-9",
        lead=SONJA,
        predictions="| | | 13 14",
    )
    play(game, "0 play green-4", "1 play green-8")
    with pytest.raises(gloaming.IllegalChoice):
        play(game, "2 play red-12")  # Khamul would like to
    play(game, "2 play green-11", "3 play red-2")
    assert [decision.seat for decision in game.decisions] == [TOM]
    play(game, "3 score green-8")
    assert game.view(SONJA).point_cards[TOM] == ["green-8"]
    assert game.view(SONJA).trick_points == [0, 0, 0, 8]


@rule("SC-TRICK-7", "SC-OPEN-3")
def test_the_open_card_wins_nothing() -> None:
    assert winner_of("green-3 green-9 green-1", players=3, open_card="red-14") == 1
    assert winner_of("green-3 green-9 green-1", players=3, open_card="green-14") == 1


@rule("SC-TRICK-1", "SC-TRICK-2")
def test_the_winner_is_announced() -> None:
    game = shadow_cards(hands="green-4 | green-8 | green-11 | red-2", lead=0)
    told: list[gloaming.Event] = []
    game.listen(told.append)
    for seat in range(4):
        play(game, f"{seat} play {offered(game)[0]}")
    assert told[-1].seen_by(None) == {
        "event": "trick_won",
        "seat": 3,
        "cards": ["green-4", "green-8", "green-11", "red-2"],
    }
