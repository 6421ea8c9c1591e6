"""The champions' cards as they are shipped: Aces.

Seat 0 fights with the champion, seat 1 with a plain deck. Numbers are read off the cards by hand.
"""

from __future__ import annotations

import pytest

from duels import Table, showdown

HURTS = "cards: {5P: {action: [hurt: 1]}}"


def turned(champion: str, ace: str, hands: str = "13P 13I | 5C 8C", discards: str = "", others: str = "") -> Table:
    """Returns a duel in which the champion has been hit and has turned an Ace."""
    mine, yours = hands.split(" | ")
    duel = showdown(
        hands=f"{mine} | 5P {yours}",
        attacker=1,
        aces=f"{others} {ace} | ",
        discards=discards,
        phase="action",
        deck_0=champion,
        deck_1=HURTS,
    )
    duel.play("1 play 5P")
    return duel.play("0 pass") if champion in ("ilse", "oduya") else duel  # who might have cancelled the Action


def fighting(champion: str, ace: str, hands: str, feints: str, strikes: str = "") -> Table:
    """Returns a duel that has come to where the champion may use an open Ace; nothing else was answered before."""
    duel = showdown(hands=hands, aces=f"{ace}:up | ", deck_0=champion).fight(feints)
    return duel.pass_all().fight("", strikes) if strikes else duel


# Immediate.


@pytest.mark.parametrize(
    ("champion", "ace", "drawn"),
    [
        ("brannagh", "spare-timber", [1, 0]),
        ("aldous", "bread-for-everyone", [1, 1]),
        ("twins", "one-steps-back", [2, 0]),
    ],
)
def test_cards_are_drawn_for_an_ace(champion: str, ace: str, drawn: list[int]) -> None:
    duel = turned(champion, ace)
    assert [sum(counts) for counts in duel.drawn()] == drawn
    assert duel.lives() == [3, 4]


def test_falling_masonry() -> None:
    duel = turned("brannagh", "falling-masonry")
    assert duel.offered(1) == ["discard 5C", "discard 8C"]
    assert duel.play("1 discard 5C").asked == [0]
    assert duel.sizes() == [2, 1]


def test_a_second_sky() -> None:
    duel = turned("ilse", "a-second-sky", "13P 13I | 5C 8C")
    assert duel.drawn() == [[2], []]
    assert len(duel.offered(0)) == 4
    duel.play("0 discard 13P")
    assert duel.offered(0) == ["pass"]
    assert duel.sizes() == [3, 2]
    assert duel.discards(0) == "13P"


def test_nothing_up_my_sleeve() -> None:
    duel = turned("corvo", "nothing-up-my-sleeve", discards="11C 11P | ")
    assert sorted(duel.offered(0)) == ["choose 11C", "choose 11P"]
    duel.play("0 choose 11C")
    assert sorted(duel.hand(0).split()) == ["11C", "13I", "13P"]


def test_bind_the_wound() -> None:
    duel = turned("aldous", "bind-the-wound", others="bread-for-everyone:up candles-in-the-dark:up")
    assert duel.offered(0) == ["heal 1", "heal 2"]  # and not this one
    duel.play("0 heal 1")
    assert duel.lives() == [2, 4]
    assert duel.aces(0) == ["?", "spades:up", "hearts:up", "?"]
    assert duel.told("aces_shuffled") == [{"seat": 0}]


def test_full_audit() -> None:
    duel = turned("oduya", "full-audit")
    assert duel.told("looked", 0) == [{"seat": 0, "count": 2, "cards": ["5-of-hearts", "8-of-hearts"]}]
    assert duel.drawn() == [[1], []]


# Ongoing.


@pytest.mark.parametrize(
    ("champion", "aces", "strikes", "totals", "winner"),
    [
        # you win ties
        ("brannagh", "immovable:up", "12I | 13P", [13 + 12, 12 + 13], 0),
        ("brannagh", "immovable", "12I | 13P", [13 + 12, 12 + 13], None),
        # -1 if the strikes are alike
        ("corvo", "light-fingers:up", "12I | 10I", [13 + 12 - 1, 12 + 10], 1),
        ("corvo", "light-fingers:up", "12I | 10P", [13 + 12, 12 + 10], 0),
        # +1 if at least two Aces lie open
        ("aldous", "candles-in-the-dark:up bread-for-everyone:up", "12I | 10P", [13 + 12 + 1, 12 + 10], 0),
        ("aldous", "candles-in-the-dark:up bread-for-everyone", "12I | 10P", [13 + 12, 12 + 10], 0),
    ],
)
def test_an_open_ace_changes_the_combat(
    champion: str, aces: str, strikes: str, totals: list[int], winner: int | None
) -> None:
    duel = showdown(hands="13P 12I | 12C 13P 10I 10P", aces=f"{aces} | ", deck_0=champion).fight("13P | 12C", strikes)
    assert duel.pass_all().final_totals() == totals
    assert duel.verdict() == winner


def test_slow_clockwork() -> None:
    duel = showdown(hands="13P 13I | 5C 8C", aces="slow-clockwork:up | ", phase="draw", deck_0="ilse")
    assert duel.offered(0) == ["use slow-clockwork", "pass"]
    duel.play("0 use slow-clockwork", "0 choose 13P")
    assert duel.short(0, duel.game.view(0).known_bottom) == "13P"
    assert duel.drawn() == [[2, 1], [2]]
    assert duel.sizes() == [4, 4]
    assert duel.game.phase == "action"  # once per turn


@pytest.mark.parametrize(("feint", "asked"), [("BJ1", True), ("11P", False)])
def test_which_of_us(feint: str, asked: bool) -> None:
    duel = showdown(hands="11P 13I 10P | 5C 8C", aces="which-of-us:up | ", deck_0="twins").fight(f"{feint} | 5C")
    assert ("use which-of-us" in duel.offered(0)) is asked
    if asked:
        duel.play("0 use which-of-us", "0 edge second")
        shown = duel.area(0).feint
        assert shown is not None
        assert (shown.value, shown.discipline) == (6, "intellect")
        assert "use which-of-us" not in duel.offered(0)  # once per combat


def test_open_ledger() -> None:
    duel = showdown(hands="13P 13I | 5C 8C 9C", aces="open-ledger:up | ", deck_0="oduya").fight("13P | 5C")
    assert duel.offered(0) == ["use open-ledger", "pass"]
    duel.play("0 use open-ledger")
    assert [facts["count"] for facts in duel.told("looked")] == [1]
    assert duel.asked == [0, 1]  # once per combat


# Remove.


def removed(duel: Table, ace: str) -> Table:
    """Has the champion use an Ace, which leaves the game."""
    duel.play(f"0 use {ace}")
    assert [facts["removed"] for facts in duel.told("ace_used")] == [True]
    assert duel.count_aces(0, "removed") == 1
    return duel


@pytest.mark.parametrize(
    ("champion", "ace", "feints", "strikes", "totals"),
    [
        ("brannagh", "the-last-stone", "13P | 5C", "13I | 8C", [26 + 4, 13]),
        ("twins", "both-blink", "13P | 5C", "13I | 8C", [13, 8]),
        ("twins", "swap-places", "13P | 5C", "13I | 8C", [5 + 13, 13 + 8]),
    ],
)
def test_an_ace_changes_the_totals(champion: str, ace: str, feints: str, strikes: str, totals: list[int]) -> None:
    duel = fighting(champion, ace, "13P 13I | 5C 8C", feints, strikes)
    assert removed(duel, ace).pass_all().final_totals() == totals


def test_all_spheres_aligned() -> None:
    duel = removed(fighting("ilse", "all-spheres-aligned", "13P 13I | 5C 8C 9C", "13P | 5C"), "all-spheres-aligned")
    assert duel.told("looked", 0) == [{"seat": 0, "count": 2, "cards": ["8-of-hearts", "9-of-hearts"]}]


def test_retrograde() -> None:
    """Two strikes of Intellect, the higher of which now wins."""
    duel = removed(fighting("ilse", "retrograde", "13P 13I | 5C 8I", "13P | 5C", "13I | 8I"), "retrograde")
    assert duel.pass_all().told("verdict") == [
        {"winner": 0, "totals": [26, 13], "same_discipline": False, "decided_by": "higher"}
    ]


def test_mirror_mirror() -> None:
    """Intellect and Physical count as alike, so that the lower total wins, for a card."""
    duel = fighting("corvo", "mirror-mirror", "2P 3I 13C | 5C 8P", "2P | 5C", "3I | 8P")
    removed(duel, "mirror-mirror").play("0 discard 13C")
    assert duel.pass_all().told("verdict") == [
        {"winner": 0, "totals": [5, 13], "same_discipline": True, "decided_by": "lower"}
    ]
    poor = showdown(hands="2P 3I | 5C 8P", aces="mirror-mirror:up | ", deck_0="corvo").fight("2P | 5C", "3I | 8P")
    assert "use mirror-mirror" not in poor.offered(0)


def test_not_so_fast() -> None:
    text = "triggers: {physical: [draw: 1]}"
    duel = showdown(hands="2P 3I | 12P 13P", aces="not-so-fast:up | ", deck_0="corvo", deck_1=text)
    duel.fight("2P | 12P", "3I | 13P").play("1 trigger physical")
    assert duel.offered(0) == ["use not-so-fast", "pass"]
    assert removed(duel, "not-so-fast").drawn() == [[2], [2]]  # in the Draw phase


def test_the_door_stays_shut() -> None:
    duel = showdown(hands="2P 3I 13C 13P | 12C 13P", aces="the-door-stays-shut:up | ", deck_0="aldous")
    duel.fight("2P | 12C", "3I | 13P").play("0 use the-door-stays-shut")
    assert duel.lives() == [3, 4]
    assert duel.count_aces(0, "removed") == 1
    assert sorted(duel.discards(0).split()) == ["13C", "13P", "2P", "3I"]


@pytest.mark.parametrize(("named", "total"), [("cunning", 13 - 3), ("physical", 13)])
def test_struck_from_the_record(named: str, total: int) -> None:
    ace = "struck-from-the-record"
    duel = removed(fighting("oduya", ace, "13P 13I | 5P 8C", "13P | 5P"), ace).play(f"0 name {named}")
    assert duel.pass_all().play("0 strike 13I", "1 strike 8C").pass_all().final_totals() == [26, total]


def test_amended_entry() -> None:
    duel = fighting("oduya", "amended-entry", "13P 2I 13I 9C | 5C 8P", "13P | 5C", "2I | 8P")
    removed(duel, "amended-entry").play("0 discard 9C")
    assert duel.offered(0) == ["choose 13I"]
    assert duel.play("0 choose 13I").pass_all().final_totals() == [26, 13]
    assert "2I" in duel.hand(0)
