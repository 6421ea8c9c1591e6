"""The champions' cards as they are shipped: feints and strikes, and the edges of the Black Jokers.

Seat 0 fights with the champion, seat 1 with a plain deck. Numbers are read off the cards by hand.
"""

from __future__ import annotations

import pytest

from duels import clash, showdown


@pytest.mark.parametrize(
    ("champion", "feints", "strikes", "totals"),
    [
        # +4 if your feint is Physical
        ("brannagh", "9P | 5C", "ram-and-wedge | 8P", [9 + 2 + 4, 13]),
        ("brannagh", "9I | 5C", "ram-and-wedge | 8P", [9 + 2, 13]),
        # the opponent's strike gets -4 if the strikes differ
        ("brannagh", "cracked-footing | 5C", "9I | 8P", [5 + 9, 13 - 4]),
        ("brannagh", "cracked-footing | 5C", "9P | 8P", [5 + 9, 13]),
        # +1 if the strikes differ
        ("brannagh", "9P | 5C", "lean-into-it | 8P", [9 + 7 + 1, 13]),
        ("brannagh", "9P | 5C", "lean-into-it | 8I", [9 + 7, 13]),
        # -3 if the strikes are alike
        ("ilse", "9I | 5C", "conjunction | 8P", [9 + 6 - 3, 13]),
        ("ilse", "9I | 5C", "conjunction | 8I", [9 + 6, 13]),
        ("corvo", "9I | 5P", "duck-and-lift | 8C", [9 + 6 - 3, 13]),
        ("corvo", "9I | 5P", "duck-and-lift | 8P", [9 + 6, 13]),
        # -3 if the strikes are alike
        ("corvo", "9I | 5P", "under-the-guard | 8C", [9 + 8 - 3, 13]),
        ("corvo", "9I | 5P", "under-the-guard | 8P", [9 + 8, 13]),
        # +2 if the opponent's feint is the Black Joker, whose first edge is a 5
        ("twins", "laugh-behind-you | BJ1", "9P | 8I", [7 + 2 + 9, 13]),
        ("twins", "laugh-behind-you | 5C", "9P | 8I", [7 + 9, 13]),
        # the opponent's feint gets -1
        ("twins", "a-step-to-the-side | 5C", "9P | 8I", [9 + 9, 13 - 1]),
        # your strike gets +2 if it is Physical
        ("twins", "left-hand-right-hand | 5C", "9P | 8I", [11 + 9 + 2, 13]),
        ("twins", "left-hand-right-hand | 5P", "9I | 8P", [11 + 9, 13]),
        # the value of the opponent's feint
        ("twins", "echo | 8C", "9P | 8I", [8 + 9, 16]),
        # +3 if the opponent's strike is Physical
        ("oduya", "9P | 5C", "penalty-clause | 8P", [9 + 6 + 3, 13]),
        ("oduya", "9P | 5P", "penalty-clause | 8C", [9 + 6, 13]),
        # +3 if the opponent's strike is Intellect
        ("oduya", "9P | 5C", "contradiction | 8I", [9 + 7 + 3, 13]),
        ("oduya", "9P | 5I", "contradiction | 8P", [9 + 7, 13]),
        # +1 if the strikes differ
        ("oduya", "9P | 5C", "by-the-book | 8P", [9 + 11 + 1, 13]),
        ("oduya", "9P | 5C", "by-the-book | 8I", [9 + 11, 13]),
    ],
)
def test_a_feint_or_strike_changes_the_totals(champion: str, feints: str, strikes: str, totals: list[int]) -> None:
    assert clash(champion, feints, strikes).final_totals() == totals


@pytest.mark.parametrize(
    ("champion", "feint", "attacking", "defending"),
    [("brannagh", "first-over-the-wall", 8 + 1, 8), ("aldous", "hold-the-threshold", 9, 9 + 1)],
)
def test_a_feint_is_worth_more_in_one_role(champion: str, feint: str, attacking: int, defending: int) -> None:
    for attacker, value in enumerate((attacking, defending)):
        duel = clash(champion, f"{feint} | 5C", "8P | 7I", attacker=attacker)
        assert duel.final_totals() == [value + 8, 12]


@pytest.mark.parametrize(
    ("strikes", "unhurt", "twice"),
    [
        ("stand-where-you-fell | 8P", 6, 6 + 2),
        ("scars-for-armour | 8P", 10, 10 + 2),  # if the strikes differ
        ("scars-for-armour | 8I", 10, 10),
    ],
)
def test_a_strike_of_mother_aldous_grows_with_her_wounds(strikes: str, unhurt: int, twice: int) -> None:
    open_aces = "bread-for-everyone:up the-door-stays-shut:up | "
    assert clash("aldous", "9P | 5C", strikes).final_totals() == [9 + unhurt, 13]
    assert clash("aldous", "9P | 5C", strikes, aces=open_aces).final_totals() == [9 + twice, 13]


def test_turn_the_other_cheek() -> None:
    duel = clash("aldous", "turn-the-other-cheek | 5C", "9P | 8I", aces="bread-for-everyone:up the-door-stays-shut:up")
    assert duel.final_totals() == [5 + 2 + 9, 13]
    assert duel.drawn() == [[1, 2], [2]]  # and two in the Draw phase


def test_echo_draws_a_card() -> None:
    assert clash("twins", "echo | 8C", "9P | 8I").drawn() == [[1, 2], [2]]


@pytest.mark.parametrize(
    ("champion", "feints", "strikes", "drawn"),
    [
        # if you lose
        ("ilse", "9P | 5C", "lesson-learned | 13P", [1, 2]),  # 17 to 18
        ("ilse", "9P | 5C", "lesson-learned | 12P", [2]),  # 17 to 17
        ("ilse", "9P | 5C", "lesson-learned | 11P", [2]),
        ("oduya", "filed-in-triplicate | 10C", "9I | 12P", [1, 2]),  # 21 to 22
        ("oduya", "filed-in-triplicate | 10C", "9I | 11P", [2]),
        ("oduya", "filed-in-triplicate | 10C", "9I | 10P", [2]),
        # if you win
        ("ilse", "9I | 5C", "a-note-in-the-margin | 13I", [1, 2]),  # 19 to 18
        ("ilse", "9I | 6C", "a-note-in-the-margin | 13I", [2]),
        ("ilse", "9I | 7C", "a-note-in-the-margin | 13I", [2]),
        ("twins", "paid-in-advance | 10C", "9P | 10I", [1, 2]),  # 21 to 20
        ("twins", "paid-in-advance | 10C", "9P | 11I", [2]),
        ("twins", "paid-in-advance | 10C", "9P | 12I", [2]),
    ],
)
def test_a_card_is_drawn_for_how_the_combat_went(champion: str, feints: str, strikes: str, drawn: list[int]) -> None:
    assert clash(champion, feints, strikes).drawn() == [drawn, [2]]


def test_sidelong_glance() -> None:
    duel = clash("ilse", "sidelong-glance | 5C", more="9P | 8P 9P 10P")
    looked = duel.told("looked", 0)
    assert [facts["count"] for facts in looked] == [1]
    assert duel.area(1, seen_by=0).seen_hand == looked[0]["cards"]


@pytest.mark.parametrize(("feint", "same"), [("6C", True), ("6I", False)])
def test_borrowed_face(feint: str, same: bool) -> None:
    """The printed discipline of the opponent's feint; an Intellect of its own."""
    duel = clash("corvo", f"9P | {feint}", "borrowed-face | 8C")
    assert duel.told("verdict") == [
        {
            "winner": 0 if same else 1,
            "totals": [9 + 4, 14],
            "same_discipline": same,
            "decided_by": "lower" if same else "higher",
        }
    ]


@pytest.mark.parametrize(("answer", "total", "same"), [("accept", 8 + 10 + 1, True), ("pass", 8 + 10, False)])
def test_change_of_costume(answer: str, total: int, same: bool) -> None:
    """A Cunning feint and a Physical strike; with the disciplines exchanged the Cunning strikes are alike."""
    duel = showdown(hands="change-of-costume 8C 3I | 5P 8C", deck_0="corvo")
    duel.fight("8C | 5P", "change-of-costume | 8C")
    assert duel.offered() == ["accept", "pass"]
    duel.play(f"0 {answer}").pass_all()
    verdict = duel.told("verdict")[0]
    assert (verdict["totals"], verdict["same_discipline"]) == ([total, 13], same)


@pytest.mark.parametrize(("strike", "left"), [("8C", 1), ("8P", 2)])
def test_red_ink(strike: str, left: int) -> None:
    """A Cunning strike costs the opponent one of two cards."""
    duel = clash("oduya", "red-ink | 5C", f"9P | {strike}", more=" | 2C 3C")
    assert [facts["seat"] for facts in duel.told("discarded")] == [1] * (2 - left)


@pytest.mark.parametrize(
    ("champion", "first", "second"),
    [
        ("brannagh", "6 physical", "6 cunning"),
        ("ilse", "5 intellect", "6 cunning"),
        ("corvo", "5 cunning", "5 physical"),
        ("aldous", "6 intellect", "5 physical"),
        ("twins", "6 physical", "6 intellect"),
        ("oduya", "6 physical", "6 intellect"),
    ],
)
def test_the_black_joker_has_two_edges(champion: str, first: str, second: str) -> None:
    for edge, printed in (("BJ1", first), ("BJ2", second)):
        feint = showdown(hands="13P 13I | 5C 8C", deck_0=champion).play(f"0 feint {edge}").area(0).feint
        assert feint is not None
        assert f"{feint.value} {feint.discipline}" == printed
