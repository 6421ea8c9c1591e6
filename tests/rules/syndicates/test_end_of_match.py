"""The end of a match: a fallen Leader, or giving up."""

import pytest

from matches import arranged, cards_with, started
from rule import rule


@rule("SS-WIN-1")
def test_a_leader_at_0_has_lost_at_once() -> None:
    match = arranged(red="carlos-el-jefe-rojas@10 - | tito-tambor")
    match.play("0 attack carlos-el-jefe-rojas with rex-blaze")
    assert match.game.winner == 0
    assert match.game.over
    assert match.game.winners == [0]
    assert match.kinds("match_won", "match_drawn", "contest_over") == ["match_won", "contest_over"]
    assert match.happened("match_won", side=0)


@rule("SS-WIN-1")
def test_a_leader_with_10_left_has_not_lost() -> None:
    match = arranged(red="carlos-el-jefe-rojas@20 - | tito-tambor")
    match.play("0 attack carlos-el-jefe-rojas with rex-blaze")
    assert match.kt("carlos-el-jefe-rojas") == 10
    assert not match.game.over
    assert match.asked == [1]


@rule("SS-WIN-1")
def test_a_leader_may_bring_its_own_side_down() -> None:
    """A drink that costs the own Leader its last 10 KT loses the match."""
    match = arranged(green="john-silver@10 amy | rex-blaze", fx="surprise-tax-audit")
    match.play("0 draw fx")
    assert match.game.winner == 1
    assert match.game.scores == [0, 1]


@rule("SS-WIN-1")
def test_a_leader_who_leaves_has_lost() -> None:
    """A-28: a side cannot play without; no card of the first season does that."""
    farewell = cards_with("1: {one-time: null, other-face: null, last-act: {name: Farewell, effects: [leave]}}")
    match = arranged(card_set=farewell).play("0 use john-silver")
    assert match.game.winner == 1
    assert match.game.scores == [0, 1]


@rule("SS-WIN-1")
def test_a_guarded_leader_survives_what_befalls_the_guard() -> None:
    match = arranged(red="carlos-el-jefe-rojas<tuna-toni@10 - |")
    match.play("0 attack tuna-toni with rex-blaze")
    assert match.slot(1, "leader") == "carlos-el-jefe-rojas@60"
    assert not match.game.over


@rule("SS-WIN-2")
@pytest.mark.parametrize(("seat", "turn"), [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_whoever_gives_up_loses(seat: int, turn: int) -> None:
    """A-51: in the other's turn as well."""
    match = arranged(turn=turn).play(f"{seat} surrender")
    assert match.game.over
    assert match.game.winner == 1 - seat
    assert match.game.scores[1 - seat] == 1
    assert match.told("surrendered") == [{"seat": seat}]


@rule("SS-WIN-2")
def test_giving_up_is_no_answer_to_a_question_but_always_possible() -> None:
    match = arranged(fx="vitamin-c-energy-shot").play("0 draw fx")
    assert match.offered(0, "choose")
    for seat in range(2):
        assert "surrender" not in match.offered(seat)
        assert [option.token for option in match.game.anytime(seat)] == ["surrender"]
    match.play("1 surrender")
    assert match.game.winner == 0


@rule("SS-WIN-2")
def test_one_mate_gives_up_for_both() -> None:
    match = arranged(format="sumo-rush", players=4).play("3 surrender")
    assert match.game.winner == 0
    assert match.game.scores == [1, 0, 1, 0]


@rule("SS-WIN-2")
def test_giving_up_ends_a_match_and_not_the_series() -> None:
    """A-51."""
    match = arranged(contest="best-of-3").play("0 surrender")
    assert not match.game.over
    assert match.game.scores == [0, 1]
    assert match.game.matches == [0, 1]


@rule("SS-WIN-2")
def test_the_setup_of_a_match_can_be_given_up() -> None:
    """A-51: at any time."""
    match = started()
    match.play(f"{match.asked[0]} take green")
    match.play("1 surrender")
    assert match.game.winner == 0


@rule("SS-WIN-3")
def test_a_lonely_leader_plays_on() -> None:
    match = arranged(red="carlos-el-jefe-rojas@60 - |")
    match.play("0 attack carlos-el-jefe-rojas with rex-blaze")
    assert not match.game.over
    assert match.asked == [1]
    assert match.offered(1, "attack")


@rule("SS-WIN-3")
def test_losing_the_last_supporter_and_the_family_loses_nothing_else() -> None:
    match = arranged(red="carlos-el-jefe-rojas ignacio@10 | tito-tambor@10")
    match.play("0 attack ignacio with rex-blaze", "1 attack amy with tito-tambor")
    match.play("0 attack tito-tambor with rex-blaze")
    assert match.field(1) == "carlos-el-jefe-rojas@60 - | - - - -"
    assert match.game.closed == [False, True]
    assert not match.game.over


@rule("SS-WIN-4")
def test_nothing_more_happens_once_a_leader_has_fallen() -> None:
    """The hits of one skill go from left to right; those behind the Leader are spared."""
    match = arranged(
        green="john-silver amy | madame-kaboomski",
        red="carlos-el-jefe-rojas@20 - | vito-confetti tuna-toni@30 lorenzo-velvet whiz",
        dice=[2],
    )
    match.play("0 use madame-kaboomski")
    assert match.game.over
    assert match.game.winner == 0
    assert [match.kt(name) for name in ("vito-confetti", "tuna-toni")] == [40, 10]
    assert [match.kt(name) for name in ("lorenzo-velvet", "whiz")] == [60, 20]
    assert [facts["slot"] for facts in match.told("hit")] == ["s1", "s2", "leader"]


@rule("SS-WIN-4")
def test_a_finished_match_takes_no_more_actions() -> None:
    match = arranged(red="carlos-el-jefe-rojas@10 - | tito-tambor")
    match.play("0 attack carlos-el-jefe-rojas with rex-blaze")
    assert match.asked == []
    assert "over" in match.refuses("1 draw fx")


@rule("SS-WIN-3")
def test_the_two_hundredth_turn_ends_a_match_without_a_winner() -> None:
    """A-49: nobody gets a point, and the match is played again."""
    match = arranged()
    match.game.turn = 200
    match.play("0 attack ignacio with rex-blaze")
    assert match.told("match_drawn") == [{"why": "length"}]
    assert match.told("match_won") == []
    assert match.game.scores == [0, 0]
    assert not match.game.over
    assert "take green" in match.offered()


@rule("SS-WIN-1")
def test_a_win_in_the_two_hundredth_turn_counts() -> None:
    match = arranged(red="carlos-el-jefe-rojas@10 - | tito-tambor")
    match.game.turn = 200
    match.play("0 attack carlos-el-jefe-rojas with rex-blaze")
    assert match.game.winners == [0]
