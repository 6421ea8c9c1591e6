"""Setup: factions, the Core Team, decks and Supporters."""

from random import Random

import pytest

from gloaming.games.syndicates.rules.game import Syndicates
from matches import Match, started
from rule import rule


def chosen(format: str = "controlled", seed: int = 1) -> Match:
    """Starts a match and takes a faction, so that everything is laid out."""
    match = started(format, seed)
    return match.play(f"{match.asked[0]} take green")


def throws(match: Match) -> list[tuple[object, object]]:
    return [(facts["side"], facts["die"]) for facts in match.told("rolled")]


@rule("SS-SETA-1")
@pytest.mark.parametrize(("dice", "winner"), [([5, 3], 0), ([3, 5], 1), ([1, 6], 1), ([2, 1], 0)])
def test_the_higher_throw_wins(dice: list[int], winner: int) -> None:
    match = started(dice=dice)
    assert throws(match) == [(0, dice[0]), (1, dice[1])]
    assert match.asked == [winner]


@rule("SS-SETA-1")
def test_either_side_may_win_the_throw() -> None:
    winners = [started(seed=seed).asked[0] for seed in range(1, 101)]
    assert 30 < winners.count(0) < 70


@rule("SS-SETA-2")
def test_equal_throws_are_repeated() -> None:
    for seed in range(1, 60):
        match = started(seed=seed)
        dice = [facts["die"] for facts in match.told("rolled")]
        pairs = list(zip(dice[::2], dice[1::2], strict=True))
        assert all(one == other for one, other in pairs[:-1])
        assert pairs[-1][0] != pairs[-1][1]
    assert len(started(dice=[4, 4, 6, 1]).told("rolled")) == 4


@rule("SS-SETA-3", "SS-SETA-4")
@pytest.mark.parametrize(("dice", "taken", "factions"), [([6, 1], "red", [1, 0]), ([6, 1], "green", [0, 1])])
def test_the_winner_takes_a_faction_and_the_loser_gets_the_other(
    dice: list[int], taken: str, factions: list[int]
) -> None:
    match = started(dice=dice)
    assert match.offered(0) == ["take green", "take red"]
    assert match.offered(1) == []
    match.play(f"0 take {taken}")
    assert match.game.factions == factions
    named = ["green", "red"] if taken == "green" else ["red", "green"]
    assert match.told("factions") == [{"factions": named}]


@rule("SS-SETA-4")
def test_the_loser_has_no_say() -> None:
    match = started(dice=[1, 6])
    assert match.refuses("0 take green")
    match.play("1 take green")
    assert match.game.factions == [1, 0]


@rule("SS-TURN-2", "SS-SETA-1")
@pytest.mark.parametrize(("dice", "first"), [([5, 3], 1), ([3, 5], 0)])
def test_the_loser_of_the_throw_begins(dice: list[int], first: int) -> None:
    match = started(dice=dice).set_up()
    assert match.asked == [first]
    assert match.told("first") == [{"seat": first}]


@rule("SS-SETA-5")
def test_faction_cards_begin_with_the_white_side_up() -> None:
    match = chosen()
    assert match.game.black == [False, False]


@rule("SS-SETA-6")
def test_leader_and_family_are_not_drawn() -> None:
    match = chosen()
    green = match.game.factions.index(0)
    assert match.field(green).startswith("john-silver@60 amy@50 | ")
    assert match.field(1 - green).startswith("carlos-el-jefe-rojas@60 ignacio@50 | ")
    drawn = [name for names in match.drawn_supporters() for name in names]
    for name in ("john-silver", "amy", "carlos-el-jefe-rojas", "ignacio"):
        assert name not in drawn
        assert all(name not in match.deck(side) for side in range(2))


@rule("SS-SETB-1")
def test_the_other_characters_are_the_deck() -> None:
    match = chosen()
    for side, drawn in enumerate(match.drawn_supporters()):
        first = 20 * match.game.factions[side]
        cards = [match.card(name) for name in drawn] + match.game.decks[side]
        assert sorted(cards) == list(range(first + 2, first + 20))


@rule("SS-SETB-1", "SS-SETB-2")
def test_decks_are_shuffled() -> None:
    orders = {tuple(chosen(seed=seed).deck(0)) for seed in range(1, 11)}
    assert len(orders) == 10
    orders = {tuple(chosen(seed=seed).fx_deck(0)) for seed in range(1, 11)}
    assert len(orders) == 10
    assert chosen(seed=3).deck(0) == chosen(seed=3).deck(0)
    assert {facts["side"] for facts in chosen().told("shuffled")} == {0, 1}


@rule("SS-SETB-2", "SS-SETB-3")
@pytest.mark.parametrize(("format", "fx"), [("sumo-rush", 12), ("controlled", 16), ("fiasco", 20)])
def test_the_fx_deck_is_cut_and_the_rest_put_aside(format: str, fx: int) -> None:
    match = chosen(format)
    assert [len(deck) for deck in match.game.fx_decks] == [fx, fx]
    for facts in match.told("fx_cut"):
        assert (facts["count"], facts["aside"]) == (fx, 48 - fx)


@rule("SS-SETB-3")
def test_cards_put_aside_are_nowhere_in_the_match() -> None:
    match = started("sumo-rush").set_up()
    before = set(match.game.fx_decks[0])
    match.play_until(lambda match: False)
    drawn = {facts["card"] for facts in match.told("drew_fx") if facts["seat"] == 0}
    assert drawn <= {match.name(card) for card in before}


@rule("SS-SETB-4")
@pytest.mark.parametrize(("format", "count"), [("sumo-rush", 2), ("controlled", 4), ("fiasco", 6)])
def test_supporters_are_drawn_from_the_top_of_the_deck(format: str, count: int) -> None:
    match = chosen(format)
    for side, drawn in enumerate(match.drawn_supporters()):
        assert len(drawn) == count
        assert len(match.game.decks[side]) == 18 - count
        standing = [word.split("@")[0] for word in match.field(side).split(" | ")[1].split()]
        assert standing == drawn


@rule("SS-SETB-4", "SS-SLOT-8")
def test_players_place_their_supporters_before_the_match() -> None:
    match = chosen()
    first = match.asked[0]
    one, two = match.slot(first, "s1"), match.slot(first, "s2")
    match.play(f"{first} swap s1 s2")
    assert (match.slot(first, "s1"), match.slot(first, "s2")) == (two, one)


@rule("SS-SETB-5")
def test_john_silvers_die_shows_a_six() -> None:
    assert chosen().kt("john-silver") == 60


@rule("SS-SETB-6")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_supporters_lie_open_and_decks_do_not(seat: int | None) -> None:
    match = chosen()
    view = match.game.view(seat)
    for side in range(2):
        for slot, stack in enumerate(match.game.stacks[side]):
            assert view.sides[side].slots[slot].stack == [match.name(card) for card in stack]


@rule("SS-SETB-6")
def test_the_order_of_the_decks_has_to_be_imagined() -> None:
    """From either seat the own deck may lie in any order, with the same cards in it."""
    game = chosen().game
    for seat in range(2):
        orders = set()
        for number in range(20):
            imagined = game.imagine(seat, Random(number))
            assert isinstance(imagined, Syndicates)
            orders.add((tuple(imagined.decks[0]), tuple(imagined.decks[1])))
            assert [sorted(deck) for deck in imagined.decks] == [sorted(deck) for deck in game.decks]
        assert len(orders) > 15
