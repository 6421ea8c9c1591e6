"""Damage, Aces and healing."""

from random import Random

import pytest

from duels import showdown
from gloaming.games.showdown.rules.game import Showdown
from rule import rule

HURT = "cards: {6P: {action: [hurt: 2]}, 5P: {action: [hurt: 1]}, 4P: {action: [hurt: 3]}, 3P: {action: [hurt: 1]}}"
HEAL = "cards: {6P: {action: [heal: 1]}, 5P: {action: [heal: 2]}, 4P: {action: [heal: {count: 1, shuffle: true}]}}"


@rule("SD-DMG-1")
def test_each_point_of_damage_turns_an_ace() -> None:
    duel = showdown(hands="6P | 2C", phase="action", deck_0=HURT).play("0 play 6P")
    assert duel.lives() == [4, 2]
    assert duel.told("ace_turned") == [{"seat": 1, "card": "ace-of-clubs"}, {"seat": 1, "card": "ace-of-diamonds"}]


@rule("SD-DMG-2", "SD-WIN-1")
def test_turning_the_last_ace_loses_on_the_spot() -> None:
    kills = "cards: {5P: {action: [hurt: 1, draw: 1]}}"
    reacts = "cards: {2C: {react: {when: hit, effects: [heal: 1]}}}"
    duel = showdown(hands="5P | 2C", phase="action", lives="4 | 1", deck_0=kills, deck_1=reacts).play("0 play 5P")
    assert duel.game.over
    assert duel.game.winners == [0]
    assert duel.kinds() == ["action", "ace_turned", "game_over"]
    assert duel.sizes() == [0, 1]


@rule("SD-DMG-3")
def test_several_points_are_taken_one_by_one() -> None:
    """The Ace turned first heals another before the next is turned."""
    heals = "aces: {hearts: {immediate: [heal: {other: true}]}}"
    duel = showdown(hands="6P | 2C", phase="action", lives="4 | 2", deck_0=HURT, deck_1=heals).play("0 play 6P")
    assert duel.lives() == [4, 1]
    assert duel.offered(1) == ["heal 1", "heal 2"]
    duel.play("1 heal 2")
    assert duel.lives() == [4, 2]
    assert duel.offered(1) == ["turn 2", "turn 4"]
    duel.play("1 turn 4")
    assert not duel.game.over
    assert duel.lives() == [4, 1]
    assert duel.kinds("ace_turned", "ace_healed") == ["ace_turned", "ace_healed", "ace_turned"]


@rule("SD-DMG-4")
def test_revealed_aces_serve_their_owner() -> None:
    aces = "aces: {clubs: {ongoing: [add: 2]}, diamonds: {remove: [draw: 1]}}"
    duel = showdown(hands="7P 9I | 5C 8P", phase="action", aces="clubs:up diamonds:up", deck_0=aces)
    assert duel.offered(0) == ["use ace-of-diamonds", "pass"]
    duel.play("0 pass", "1 pass").fight("7P | 5C", "9I | 8P")
    assert duel.told("verdict")[0]["totals"] == [18, 13]
    assert duel.aces(0)[:2] == ["clubs:up", "diamonds:up"]


@rule("SD-DMG-5")
def test_damage_beyond_the_last_ace_means_nothing() -> None:
    duel = showdown(hands="4P | 2C", phase="action", lives="4 | 1", deck_0=HURT).play("0 play 4P")
    assert len(duel.told("ace_turned")) == 1
    assert duel.game.winners == [0]


@rule("SD-ACE-1")
def test_a_remove_effect_costs_the_ace() -> None:
    aces = "aces: {clubs: {remove: [draw: 2]}}"
    duel = showdown(hands="7P | 5C", phase="action", aces="clubs:up", deck_0=aces)
    assert duel.offered() == ["use ace-of-clubs", "pass"]
    duel.play("0 use ace-of-clubs")
    assert duel.sizes()[0] == 3
    assert duel.aces(0)[0] == "clubs:removed"
    assert duel.offered() == ["pass"]
    assert duel.told("ace_used") == [{"seat": 0, "card": "ace-of-clubs", "removed": True}]


@rule("SD-ACE-1")
def test_a_remove_effect_need_not_be_used() -> None:
    aces = "aces: {clubs: {remove: [draw: 2]}}"
    duel = showdown(hands="7P | 5C", phase="action", aces="clubs:up", deck_0=aces).play("0 pass", "1 pass")
    assert duel.aces(0)[0] == "clubs:up"


@rule("SD-ACE-2")
def test_an_immediate_effect_happens_once_when_revealed() -> None:
    aces = "aces: {clubs: {immediate: [draw: 1]}}"
    duel = showdown(hands="5P 3P 2P | 2C 3C", phase="action", deck_0=HURT, deck_1=aces).play("0 play 5P")
    assert duel.sizes()[1] == 3
    duel.play("1 pass", "0 play 3P")
    assert duel.lives() == [4, 2]
    assert duel.sizes()[1] == 3
    assert duel.offered(1) == ["pass"]


@rule("SD-ACE-3")
def test_an_ongoing_effect_holds_while_the_ace_lies_open() -> None:
    aces = "aces: {clubs: {ongoing: [add: 1]}}"
    duel = showdown(hands="7P 9I 6P 8I | 5C 8P 4C 7P", phase="action", aces="clubs:up", deck_0=aces)
    duel.pass_all().fight("7P | 5C", "9I | 8P").pass_all().fight("6P | 4C", "8I | 7P")
    assert [facts["totals"] for facts in duel.told("verdict")] == [[17, 13], [15, 11]]


@rule("SD-ACE-4")
def test_the_last_ace_never_works() -> None:
    aces = "aces: {spades: {immediate: [heal: 1]}}"
    duel = showdown(hands="5P | 2C", phase="action", lives="4 | 1", deck_0=HURT, deck_1=aces).play("0 play 5P")
    assert duel.game.over
    assert duel.told("ace_healed") == []


@rule("SD-ACE-5")
def test_face_down_aces_have_no_effect() -> None:
    aces = "aces: {clubs: {ongoing: [add: 1]}, diamonds: {remove: [draw: 1]}}"
    duel = showdown(hands="7P 9I | 5C 8P", phase="action", deck_0=aces)
    assert duel.offered() == ["pass"]
    duel.pass_all().fight("7P | 5C", "9I | 8P")
    assert duel.told("verdict")[0]["totals"] == [16, 13]


@rule("SD-ACE-6")
def test_removing_an_open_ace_costs_no_life() -> None:
    aces = "aces: {clubs: {remove: [draw: 1]}}"
    duel = showdown(hands="7P | 5C", phase="action", lives="2 |", deck_0=aces).play("0 use ace-of-clubs")
    assert [duel.count_aces(0, lies) for lies in ("down", "up", "removed")] == [2, 1, 1]
    assert duel.game.scores[0] == 2


@rule("SD-HEAL-1")
def test_healing_turns_an_ace_face_down() -> None:
    duel = showdown(hands="6P | 2C", phase="action", lives="2 |", deck_0=HEAL).play("0 play 6P")
    assert duel.offered() == ["heal 1", "heal 2"]
    duel.play("0 heal 1")
    assert [duel.count_aces(0, lies) for lies in ("down", "up")] == [3, 1]
    assert duel.game.scores[0] == 3


@rule("SD-HEAL-2")
def test_the_place_of_a_healed_ace_is_known_to_both() -> None:
    duel = showdown(hands="6P | 2C", phase="action", lives="2 |", deck_0=HEAL).play("0 play 6P", "0 heal 1")
    for seat in (0, 1, None):
        assert [ace.card for ace in duel.area(0, seen_by=seat).aces] == [
            "ace-of-clubs",
            "ace-of-diamonds",
            None,
            None,
        ]
    for seed in range(20):
        imagined = duel.game.imagine(1, Random(seed))
        assert isinstance(imagined, Showdown)
        assert imagined.aces[0][0] == 0


@rule("SD-HEAL-2")
def test_after_a_shuffle_nobody_knows_the_place() -> None:
    duel = showdown(hands="4P | 2C", phase="action", lives="2 |", deck_0=HEAL).play("0 play 4P", "0 heal 1")
    assert duel.told("aces_shuffled") == [{"seat": 0}]
    assert duel.aces(0) == ["?", "diamonds:up", "?", "?"]
    first = set()
    for seed in range(40):
        imagined = duel.game.imagine(0, Random(seed))
        assert isinstance(imagined, Showdown)
        first.add(imagined.aces[0][0])
    assert first == {0, 2, 3}
    really = set()
    for seed in range(40):
        again = showdown(hands="4P | 2C", phase="action", lives="2 |", deck_0=HEAL, seed=seed)
        again.play("0 play 4P", "0 heal 1")
        really.add(again.game.aces[0][0])
    assert really == {0, 2, 3}


@rule("SD-HEAL-3")
def test_a_removed_ace_cannot_be_healed() -> None:
    duel = showdown(hands="5P | 2C", phase="action", aces="clubs:removed diamonds:up", deck_0=HEAL)
    duel.play("0 play 5P")
    assert duel.offered() == ["heal 2"]
    duel.play("0 heal 2")
    assert [duel.count_aces(0, lies) for lies in ("down", "up", "removed")] == [3, 0, 1]


@rule("SD-HEAL-4")
def test_a_healed_ace_no_longer_works() -> None:
    text = "{aces: {clubs: {ongoing: [add: 1]}}, cards: {6P: {action: [heal: 1]}}}"
    duel = showdown(hands="6P 7P 9I | 5C 8P", phase="action", aces="clubs:up", deck_0=text)
    duel.play("0 play 6P", "0 heal 1").pass_all().fight("7P | 5C", "9I | 8P")
    assert duel.told("verdict")[0]["totals"] == [16, 13]


@rule("SD-HEAL-5")
def test_a_healed_ace_works_again_when_turned_again() -> None:
    heals = "{aces: {clubs: {immediate: [draw: 1]}}, cards: {6P: {action: [heal: 1]}}}"
    duel = showdown(hands="6P 7P | 5P 8P 2C", phase="action", aces="clubs:up", deck_0=heals, deck_1=HURT)
    duel.play("0 play 6P", "0 heal 1", "1 play 5P")
    assert duel.offered(0) == ["turn 1", "turn 2"]
    duel.play("0 turn 1")
    assert duel.told("drew") == [{"seat": 0, "count": 1}]
    assert duel.sizes()[0] == 2


def test_an_ace_turned_in_the_middle_of_a_combat_counts_from_then_on() -> None:
    """B-30: the damage of a combat comes after its totals, so the new Ace helps in the next one."""
    aces = "aces: {clubs: {ongoing: [add: 5]}}"
    duel = showdown(hands="7P 9I 6P 8I | 5C 8P 4C 7P", deck_1=aces)
    duel.fight("7P | 5C", "9I | 8P").pass_all().fight("6P | 4C", "8I | 7P")
    assert [facts["totals"] for facts in duel.told("verdict")] == [[16, 13], [14, 16]]


def test_damage_dealt_to_both_by_a_card_is_simultaneous() -> None:
    """B-50, for card text that hits both."""
    text = "cards: {6P: {action: [hurt: {count: 2, who: both}]}}"
    duel = showdown(hands="6P | 2C", phase="action", attacker=0, deck_0=text).play("0 play 6P")
    assert duel.lives() == [2, 2]
    assert [facts["seat"] for facts in duel.told("ace_turned")] == [0, 1, 0, 1]
    duel = showdown(hands="6P | 2C", phase="action", lives="1 | 1", deck_0=text).play("0 play 6P")
    assert duel.game.winners == []


def test_heal_with_a_shuffle_inside_damage_for_both() -> None:
    heals = "aces: {diamonds: {immediate: [heal: {other: true, shuffle: true}]}}"
    duel = showdown(hands=" | ", aces="clubs:up | clubs:up", feints="BJ1 | BJ2", decks=heals)
    duel.play("0 heal 1", "1 heal 1")
    assert duel.lives() == [3, 3]
    assert [duel.aces(seat)[1] for seat in range(2)] == ["diamonds:up", "diamonds:up"]
    assert [duel.aces(seat).count("?") for seat in range(2)] == [3, 3]


def test_healing_several_asks_for_each() -> None:
    duel = showdown(hands="5P | 2C", phase="action", lives="1 |", deck_0=HEAL).play("0 play 5P", "0 heal 3")
    assert duel.offered() == ["heal 1", "heal 2"]
    assert duel.play("0 heal 1").lives()[0] == 3


@pytest.mark.parametrize("kind", ["hurt: 1", "hurt: {count: 1, who: you}"])
def test_damage_says_whom_it_hits(kind: str) -> None:
    duel = showdown(hands="6P | 2C", phase="action", deck_0=f"cards: {{6P: {{action: [{kind}]}}}}").play("0 play 6P")
    assert duel.lives() == ([4, 3] if kind == "hurt: 1" else [3, 4])


@rule("SD-STRK-4")
def test_a_ward_holds_although_its_owner_is_hit_again_meanwhile() -> None:
    """Both are hit; seat 0 wards it off, seat 1 hits back before its own turn comes: that is another hit."""
    wards = "aces: {clubs: {remove: {when: would-be-hit, effects: [cancel]}}}"
    back = "aces: {clubs: {remove: {when: would-be-hit, effects: [hurt: 1]}}}"
    duel = showdown(hands=" | ", aces="clubs:up | clubs:up", feints="BJ1 | BJ2", deck_0=wards, deck_1=back)
    duel.play("0 use ace-of-clubs", "1 use ace-of-clubs")
    assert duel.lives() == [2, 2]
    assert duel.told("prevented") == [{"seat": 0}]


def test_a_ward_against_one_hit_stops_no_other() -> None:
    wards = "aces: {clubs: {remove: {when: would-be-hit, effects: [cancel]}}}"
    text = "cards: {6P: {action: [hurt: 1, hurt: 1]}}"
    duel = showdown(hands="6P | 2C", phase="action", aces=" | clubs:up", deck_0=text, deck_1=wards)
    duel.play("0 play 6P", "1 use ace-of-clubs")
    assert duel.lives() == [4, 2]
