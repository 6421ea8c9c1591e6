"""What a careful gang boss does."""

from __future__ import annotations

import pytest

from gloaming.bots import Eyes, SearchBot, bot
from gloaming.bots.instinct import instinct
from gloaming.games.syndicates.instinct.race import Race, Taste
from matches import Match, analysing, arranged

SEEDS = range(8)


def chosen(match: Match, seat: int = 0) -> set[str]:
    """Returns the kinds of action that careful bots of different luck choose."""
    eyes = Eyes(match.game, seat)
    return {bot("careful", "syndicates", seed).choose(eyes).token.split()[0] for seed in SEEDS}


def race(own: int, theirs: int) -> Match:
    """Returns a match in which only Leaders are left, with so many KT each; green is to act."""
    return arranged(
        green=f"john-silver@{own} - | sir-reginald-snood - - -",
        red=f"carlos-el-jefe-rojas@{theirs} - | seraphim-kade - - -",
    )


@pytest.mark.parametrize(("own", "theirs"), [(20, 20), (30, 20), (60, 30)])
def test_whoever_is_ahead_goes_on_attacking(own: int, theirs: int) -> None:
    assert chosen(race(own, theirs)) == {"attack"}


@pytest.mark.parametrize(("own", "theirs"), [(10, 30), (20, 50), (10, 60)])
def test_whoever_must_lose_the_race_draws_in_the_hope_for_a_wonder(own: int, theirs: int) -> None:
    assert chosen(race(own, theirs)) == {"draw"}


def test_the_same_gamble_is_worth_the_more_the_further_one_is_behind() -> None:
    gamble = [4.0, -1.0]
    worths = [Race(race(own, 40).game, 0, Taste()).gamble(gamble) for own in (60, 40, 20, 10)]
    assert worths == sorted(worths)
    assert worths[0] < sum(gamble) / 2 < worths[-1]


def test_a_lead_promises_the_more_the_shorter_the_race() -> None:
    hopes = [Race(race(kt + 10, kt).game, 0, Taste()).hope() for kt in (50, 40, 30, 20, 10)]
    assert hopes == sorted(hopes)
    assert all(0 < hope < 1 for hope in hopes)


def test_a_search_tries_the_same_attack_once_whoever_makes_it() -> None:
    match = arranged(
        green="john-silver amy | stach rex-blaze zuri-makena -", red="carlos-el-jefe-rojas ignacio | whiz chalk - -"
    )
    tried = SearchBot(instinct("syndicates"), 1, playouts=400).weigh(Eyes(match.game, 0))
    targets = [each.option.token.split()[1] for each in tried if each.option.token.startswith("attack ")]
    assert sorted(targets) == ["chalk", "ignacio", "whiz"]
    assert "draw fx" in [each.option.token for each in tried]


def test_a_search_moves_nobody_before_the_match_without_need() -> None:
    match = analysing(green="marty-caldwell mc-collins-de-alpha rex-blaze stach")
    tried = SearchBot(instinct("syndicates"), 1, playouts=400).weigh(Eyes(match.game, 0))
    assert "ready" in [each.option.token for each in tried]
    assert [each.option.token for each in tried if each.option.token.startswith("swap ")] == []
