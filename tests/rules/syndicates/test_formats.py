"""Formats: how many characters, matches and points."""

import pytest

import gloaming
from gloaming.games.syndicates.rules.formats import CONTROLLED, FIASCO, SUMO_RUSH, Format
from gloaming.games.syndicates.rules.tabletop import OUT
from matches import Match, arranged, started
from rule import rule


def won_by(match: Match, *sides: int) -> Match:
    """Plays matches in which the other side gives up, one after the other."""
    for side in sides:
        match.set_up().play(f"{1 - side} surrender")
    return match


@rule("SS-FMT-1", "SS-FMT-2", "SS-FMT-3")
@pytest.mark.parametrize(("format", "characters"), [("sumo-rush", 4), ("controlled", 6), ("fiasco", 8)])
def test_a_side_has_so_many_characters(format: str, characters: int) -> None:
    match = started(format)
    match.play(f"{match.asked[0]} take green")
    for side in range(2):
        assert [len(stack) for stack in match.game.stacks[side]] == [1] * characters


@rule("SS-FMT-2")
def test_controlled_is_played_unless_something_else_was_agreed() -> None:
    assert arranged().game.format == CONTROLLED


@rule("SS-FMT-13", "SS-EQP-2")
@pytest.mark.parametrize(
    ("format", "characters", "supporters", "fx", "dice"),
    [(SUMO_RUSH, 4, 2, 12, 4), (CONTROLLED, 6, 4, 16, 6), (FIASCO, 8, 6, 20, 8)],
)
def test_four_numbers_go_with_a_format(format: Format, characters: int, supporters: int, fx: int, dice: int) -> None:
    match = started(format.name)
    match.play(f"{match.asked[0]} take red")
    game = match.game
    for side in range(2):
        assert len([stack for stack in game.stacks[side] if stack]) == characters
        assert len(match.drawn_supporters()[side]) == supporters
        assert len(game.fx_decks[side]) == fx
        assert len(game.kt[side]) == dice


# Points.


@rule("SS-FMT-10")
def test_a_match_is_worth_a_point() -> None:
    match = won_by(started(), 0)
    assert match.game.over
    assert match.game.scores == [1, 0]
    assert match.game.reckonings == 1
    assert match.game.winners == [0]
    assert match.happened("match_won", side=0)


@rule("SS-FMT-10")
@pytest.mark.parametrize("format", ["sumo-rush", "controlled", "fiasco"])
def test_a_match_is_worth_a_point_in_every_format(format: str) -> None:
    assert won_by(started(format), 1).game.scores == [0, 1]


@rule("SS-FMT-10")
def test_both_mates_have_the_points_of_their_team() -> None:
    match = started("sumo-rush", players=4).set_up().play("2 surrender")
    assert match.game.scores == [0, 1, 0, 1]
    assert match.game.winners == [1, 3]


@rule("SS-FMT-11")
def test_a_series_is_worth_a_point_more() -> None:
    match = won_by(started(contest="best-of-3"), 0, 1, 0)
    assert match.game.over
    assert match.game.scores == [2 + 1, 1]
    assert match.told("series_won") == [{"side": 0}]
    assert match.told("contest_over") == [{"scores": [3, 1]}]


@rule("SS-FMT-11")
def test_a_series_that_is_not_over_is_worth_nothing_yet() -> None:
    match = won_by(started(contest="best-of-3"), 0, 1)
    assert not match.game.over
    assert match.game.scores == [1, 1]
    assert match.game.matches == [1, 1]


@rule("SS-FMT-11")
def test_a_best_of_three_ends_with_the_second_win() -> None:
    match = won_by(started(contest="best-of-3"), 1, 1)
    assert match.game.over
    assert match.game.scores == [0, 3]


# Contests among friends.


@rule("SS-FMT-4")
def test_sumo_rush_among_friends_goes_over_eight_matches() -> None:
    match = won_by(started("sumo-rush", contest="casual"), 0, 0, 0, 0, 0, 1, 1)
    assert not match.game.over
    won_by(match, 1)
    assert match.game.over
    assert len(match.told("match")) == 8
    assert match.game.scores == [5 + 1, 3]
    assert match.game.winners == [0]


@rule("SS-FMT-4")
def test_four_wins_each_call_for_a_ninth_match() -> None:
    """A-2: it is worth the point for the series, and no other."""
    match = won_by(started("sumo-rush", contest="casual"), 0, 1, 0, 1, 0, 1, 0, 1)
    assert not match.game.over
    assert match.game.scores == [4, 4]
    won_by(match, 1)
    assert match.game.over
    assert len(match.told("match")) == 9
    assert match.game.scores == [4, 5]
    assert match.game.winners == [1]


@rule("SS-FMT-5", "SS-FMT-6")
@pytest.mark.parametrize("format", ["controlled", "fiasco"])
def test_a_duel_that_is_decided_after_two_matches_has_no_third(format: str) -> None:
    match = won_by(started(format, contest="casual"), 0, 0)
    assert match.game.series == [1, 0]
    assert match.game.matches == [0, 0]
    assert match.game.scores == [3, 0]
    assert not match.game.over


@rule("SS-FMT-5", "SS-FMT-6")
@pytest.mark.parametrize("format", ["controlled", "fiasco"])
def test_a_casual_contest_has_three_duels(format: str) -> None:
    """A-4: all three are played, with a point for each match and each duel."""
    match = won_by(started(format, contest="casual"), 0, 1, 0, 1, 1)
    assert match.game.series == [1, 1]
    won_by(match, 0, 0)
    assert match.game.over
    assert match.game.series == [2, 1]
    assert match.game.scores == [4 + 2, 3 + 1]
    assert match.game.winners == [0]
    assert len(match.told("match")) == 7


@rule("SS-FMT-5", "SS-FMT-11")
def test_the_third_duel_is_played_though_two_are_won() -> None:
    """A-4: the most points win, and each duel gives some."""
    match = won_by(started(contest="casual"), 0, 0, 0, 0)
    assert not match.game.over
    won_by(match, 1, 1)
    assert match.game.over
    assert match.game.scores == [6, 3]


@rule("SS-2V2-14", "SS-FMT-4")
def test_teams_play_eight_matches_of_sumo_rush_and_a_ninth_for_the_series() -> None:
    """SS-2V2-14: teams have the contests that two players have, and both mates their points."""
    match = won_by(started("sumo-rush", players=4, contest="casual"), 0, 1, 0, 1, 0, 1, 0, 1)
    assert match.game.scores == [4, 4, 4, 4]
    assert not match.game.over
    won_by(match, 1)
    assert match.game.over
    assert len(match.told("match")) == 9
    assert match.game.scores == [4, 5, 4, 5]
    assert match.game.winners == [1, 3]


@rule("SS-2V2-14", "SS-FMT-5")
def test_teams_play_three_duels_of_controlled() -> None:
    match = won_by(started(players=4, contest="casual"), 0, 1, 0, 1, 1)
    assert (match.game.series, match.game.scores) == ([1, 1], [3, 4, 3, 4])
    won_by(match, 0, 0)
    assert match.game.over
    assert match.game.scores == [4 + 2, 3 + 1, 4 + 2, 3 + 1]
    assert match.game.winners == [0, 2]


@rule("SS-2V2-14", "SS-FMT-4")
def test_a_casual_contest_of_teams_is_played_to_its_end_by_bots() -> None:
    """Every match is set up anew, for four, until the series has its winner."""
    game = gloaming.start("syndicates", players=4, seed=5, format="sumo-rush", contest="casual")
    match = Match(game).play_until(lambda each: each.game.over)  # type: ignore[arg-type]
    assert sum(match.game.matches) in (8, 9)
    assert sum(match.game.scores) == 2 * (8 + 1)


# Who begins the next match.


@rule("SS-TURN-2", "SS-FMT-11")
def test_every_match_begins_with_a_new_throw() -> None:
    """A-1: whoever loses that throw has the first turn."""
    match = won_by(started(contest="best-of-3", seed=5), 0, 1)
    assert "take green" in match.offered()
    assert [facts["match"] for facts in match.told("match")] == [1, 2, 3]
    loser = 1 - match.asked[0]
    match.set_up()
    assert match.asked == [loser]


@rule("SS-TURN-2", "SS-FMT-11")
@pytest.mark.parametrize("winner", [0, 1])
def test_factions_may_stay_for_a_series(winner: int) -> None:
    """A-1 without `fresh_roll`: who lost a match begins the next, with the faction it had."""
    match = started(contest="best-of-3", fresh_roll=False).set_up(green=1)
    throws = len(match.told("rolled"))
    won_by(match, winner)
    assert match.asked == [1 - winner]
    assert "ready" in match.offered()
    match.set_up()
    assert match.asked == [1 - winner]
    assert match.game.factions == [1, 0]
    assert len(match.told("rolled")) == throws


@rule("SS-TURN-2", "SS-FMT-5")
def test_a_new_duel_begins_with_a_new_throw_in_any_case() -> None:
    """A-1: factions are kept through a series, and the next duel is another one."""
    match = won_by(started(contest="casual", fresh_roll=False), 0, 0)
    assert "take green" in match.offered()


@rule("SS-DECK-6", "SS-DECK-7", "SS-SETA-5")
def test_the_next_match_begins_afresh() -> None:
    """What was used up, kept or spent in one match is there again in the next (A-31)."""
    match = arranged(
        green="john-silver amy | rex-blaze disco-lenny", green_held="the-golden-praline", contest="best-of-3"
    )
    match.play("0 use john-silver", "1 surrender").set_up()
    game = match.game
    assert game.black == [False, False]
    assert game.reserves == [[], []]
    assert [fx.cards[OUT] for fx in game.fx] == [[], []]
    assert game.closed == [False, False]
    assert game.skips == [0, 0]
    assert len(match.told("match")) == 1
