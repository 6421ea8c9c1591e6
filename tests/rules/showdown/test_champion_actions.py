"""The champions' cards as they are shipped: Actions.

Seat 0 fights with the champion, seat 1 with a plain deck. Numbers are read off the cards by hand.
"""

from __future__ import annotations

import pytest

from duels import Table, showdown


def acting(
    champion: str, action: str, hands: str = "13P | 5C 8P 9I", aces: str = "", discards: str = "", tops: str = ""
) -> Table:
    """Returns a duel in which the champion has played an Action, with some more cards in hand."""
    duel = showdown(hands=f"{action} {hands}", aces=aces, discards=discards, tops=tops, phase="action", deck_0=champion)
    return duel.play(f"0 play {action}")


def totals_of(duel: Table, feints: str, strikes: str) -> list[int]:
    """Returns the totals of the combat that follows, in which nobody answers anything."""
    for verb, cards in (("feint", feints), ("strike", strikes)):
        for seat, card in enumerate(cards.split(" | ")):
            duel.pass_all().play(f"{seat} {verb} {card}")
    return duel.pass_all().final_totals()


# Cards for cards.


def test_trade_mortar_for_stone() -> None:
    duel = acting("brannagh", "trade-mortar-for-stone", "13P 13C | 2C", tops="4I 5I 9I | ").play("0 discard 13P")
    assert sorted(duel.hand(0).split()) == ["13C", "4I", "5I"]
    assert duel.drawn() == [[2], []]
    assert duel.discards(0) == "13P trade-mortar-for-stone"
    alone = showdown(hands="trade-mortar-for-stone | 2C", phase="action", deck_0="brannagh")
    assert alone.offered() == ["pass"]


@pytest.mark.parametrize(
    ("champion", "action", "top", "bottom"),
    [
        ("brannagh", "survey-the-breach", "", "13P"),
        ("aldous", "evening-prayer", "", "13P"),
        ("ilse", "wind-the-orrery", "13P", ""),
    ],
)
def test_draw_a_card_and_put_one_back(champion: str, action: str, top: str, bottom: str) -> None:
    duel = acting(champion, action, tops="12C 11C | ")
    assert sorted(duel.offered()) == ["choose 12C", "choose 13P"]
    duel.play("0 choose 13P")
    assert duel.hand(0) == "12C"
    assert duel.drawn() == [[1], []]
    assert duel.short(0, duel.game.view(0).known_top) == top
    assert duel.short(0, duel.game.view(0).known_bottom) == bottom


def test_read_three_stars() -> None:
    duel = acting("ilse", "read-three-stars", tops="11I 12I 11C 12C | ")
    assert sorted(duel.offered()) == ["choose 11C", "choose 11I", "choose 12I"]
    duel.play("0 choose 12I")
    assert sorted(duel.hand(0).split()) == ["12I", "13P"]
    assert duel.short(0, duel.game.view(0).known_bottom) == "11I 11C"


def test_fair_exchange() -> None:
    duel = acting("corvo", "fair-exchange")
    assert len(duel.told("discarded")) == 1
    assert duel.drawn() == [[1], [1]]
    assert duel.sizes() == [2, 3]


def test_empty_pockets() -> None:
    duel = acting("corvo", "empty-pockets", tops="12C | ")
    assert sorted(duel.offered()) == ["discard 12C", "discard 13P"]
    duel.play("0 discard 13P")
    assert (duel.hand(0), duel.discards(0)) == ("12C", "13P empty-pockets")
    assert duel.drawn() == [[1], []]


@pytest.mark.parametrize(
    ("aces", "drawn"),
    [
        ("bread-for-everyone:up", [1]),
        ("bread-for-everyone:up the-door-stays-shut:up", [2]),
        ("bread-for-everyone:up the-door-stays-shut:up bind-the-wound:up", [2]),
    ],
)
def test_alms(aces: str, drawn: list[int]) -> None:
    duel = acting("aldous", "alms", aces=f"{aces} | ").play("0 discard 13P")
    assert duel.drawn() == [drawn, []]
    assert duel.discards(0) == "13P alms"


def test_alms_is_for_the_wounded_and_not_for_nothing() -> None:
    for hand, aces in (("alms 13P", ""), ("alms", "bread-for-everyone:up")):
        assert showdown(hands=f"{hand} | 2C", aces=aces, phase="action", deck_0="aldous").offered() == ["pass"]


def test_gather_the_flock() -> None:
    duel = acting("aldous", "gather-the-flock", aces="bread-for-everyone:up | ", discards="11C 12C 11P | ")
    before = duel.deck_sizes()[0]
    duel.play("0 choose 11C", "0 choose 12C", "1 pass")
    assert duel.discards(0) == "11P gather-the-flock"
    assert duel.deck_sizes()[0] == before + 2 - 1
    assert duel.drawn() == [[1], []]
    unhurt = showdown(hands="gather-the-flock | 2C", discards="11C | ", phase="action", deck_0="aldous")
    assert unhurt.offered() == ["pass"]


# What the opponent holds.


def test_ask_the_right_question() -> None:
    duel = acting("ilse", "ask-the-right-question", tops="12C | ").play("0 name physical")
    assert duel.offered(1) == ["choose 8P"]
    duel.play("1 choose 8P")
    assert duel.area(1, seen_by=0).seen_hand == ["8-of-clubs"]
    assert sorted(duel.offered(0)) == ["choose 12C", "choose 13P"]
    duel.play("0 choose 13P")
    assert duel.hand(0) == "12C"
    assert duel.drawn() == [[1], []]
    assert duel.short(0, duel.game.view(0).known_bottom) == "13P"


@pytest.mark.parametrize(("named", "count"), [("physical", 2), ("intellect", 1), ("cunning", 0)])
def test_census(named: str, count: int) -> None:
    duel = acting("oduya", "census", "13P | 8P 9P 9I").play(f"0 name {named}")
    assert duel.told("counted", 0) == [{"seat": 1, "discipline": named, "count": count}]
    assert duel.drawn() == [[1], []]


# The combat to come.


@pytest.mark.parametrize(("champion", "action"), [("brannagh", "close-the-gate"), ("twins", "snuff-the-lamp")])
def test_the_opponents_feint_must_come_from_hand(champion: str, action: str) -> None:
    duel = acting(champion, action, "13P 13C | 5C 8P").pass_all()
    assert "feint BJ1" in duel.offered(0)
    duel.play("0 feint 13P").pass_all()
    assert duel.offered(1) == ["feint 8P", "feint 5C"]


@pytest.mark.parametrize(
    ("champion", "action", "hands", "feints", "strikes", "totals"),
    [
        # -3 if the strikes are alike
        ("corvo", "keep-low", "9I 8P | 5C 8P", "9I | 5C", "8P | 8P", [9 + 8 - 3, 13]),
        ("corvo", "keep-low", "9I 8P | 5C 8I", "9I | 5C", "8P | 8I", [9 + 8, 13]),
        # your Black Joker gets +2, its first edge being a 6
        ("twins", "long-shadow", "9P 9I | 5C 8I", "BJ1 | 5C", "9P | 8I", [6 + 2 + 9, 13]),
        ("twins", "long-shadow", "9P 9I | 5C 8I", "9I | BJ1", "9P | 8I", [9 + 9, 13]),
    ],
)
def test_the_totals_of_this_combat(
    champion: str, action: str, hands: str, feints: str, strikes: str, totals: list[int]
) -> None:
    assert totals_of(acting(champion, action, hands), feints, strikes) == totals


@pytest.mark.parametrize(("feint", "total"), [("BJ1", 6 + 1 + 9), ("9I", 9 + 9)])
def test_whisper_across_the_room(feint: str, total: int) -> None:
    duel = acting("twins", "whisper-across-the-room", "9P 9I | 5C 8I", tops="12C | ").play("0 choose 12C")
    assert duel.drawn() == [[1], []]
    assert duel.short(0, duel.game.view(0).known_bottom) == "12C"
    assert totals_of(duel, f"{feint} | 5C", "9P | 8I") == [total, 13]


@pytest.mark.parametrize(("named", "total"), [("physical", 13 - 3), ("intellect", 13), ("cunning", 13)])
def test_advance_notice(named: str, total: int) -> None:
    duel = acting("oduya", "advance-notice", "11C 13I | 5C 8P").play(f"0 name {named}")
    assert totals_of(duel, "11C | 5C", "13I | 8P") == [24, total]


@pytest.mark.parametrize(("named", "taxed"), [("physical", 1), ("intellect", 0), ("cunning", 0)])
def test_writ_of_levy(named: str, taxed: int) -> None:
    duel = acting("oduya", "writ-of-levy", "11C 13I | 5C 8P 2C 3C").play(f"0 name {named}")
    totals_of(duel, "11C | 5C", "13I | 8P")
    assert [facts["seat"] for facts in duel.told("discarded")] == [1] * taxed
