"""The field: a row of slots, with the Core Team in the middle."""

from itertools import permutations

import pytest

from matches import analysing, arranged, started
from rule import rule

ROWS = {
    "sumo-rush": "s1 leader family s2",
    "controlled": "s1 s2 leader family s3 s4",
    "fiasco": "s1 s2 s3 leader family s4 s5 s6",
}
DRAWN = ["rex-blaze", "disco-lenny", "zuri-makena", "lola-loophole"]


@rule("SS-SLOT-1", "SS-SLOT-2", "SS-SLOT-3")
@pytest.mark.parametrize("format", list(ROWS))
def test_the_slots_of_a_row_have_fixed_places(format: str) -> None:
    game = arranged(format=format).game
    assert len(game.stacks[0]) == len(game.stacks[1]) <= 8
    assert " ".join(game.format.name_of(slot) for slot in range(game.format.slots)) == ROWS[format]


@rule("SS-SLOT-2", "SS-SETA-6")
def test_the_leader_stands_left_of_the_middle_with_the_family_at_the_right() -> None:
    match = started()
    match.play(f"{match.asked[0]} take green")
    green = match.game.factions.index(0)
    assert match.slot(green, 2) == "john-silver@60"
    assert match.slot(green, 3) == "amy@50"
    assert match.slot(1 - green, 2) == "carlos-el-jefe-rojas@60"
    assert match.slot(1 - green, 3) == "ignacio@50"


@rule("SS-SLOT-4")
@pytest.mark.parametrize(("format", "slots"), [("sumo-rush", 2), ("controlled", 4), ("fiasco", 6)])
def test_there_are_so_many_supporter_slots(format: str, slots: int) -> None:
    game = arranged(green="john-silver amy |", format=format).game
    assert len(game.free_slots(0)) == slots


@rule("SS-SLOT-6", "SS-SETB-6")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_both_decks_lie_with_their_backs_up(seat: int | None) -> None:
    """Of a deck everybody sees how many cards it has, and nothing else."""
    side = arranged().game.view(seat).sides[0]
    assert side.fx_deck == 16
    assert side.deck == 20 - 6


@rule("SS-SLOT-7")
@pytest.mark.parametrize("place", ["leader", "family"])
def test_the_core_team_has_its_places(place: str) -> None:
    match = analysing(" ".join(DRAWN))
    assert match.knows_no(f"0 swap s1 {place}")
    assert not [token for token in match.offered(0) if place in token]


@rule("SS-SLOT-8")
@pytest.mark.parametrize("wanted", list(permutations(DRAWN)))
def test_supporters_go_into_any_slots(wanted: tuple[str, ...]) -> None:
    match = analysing(" ".join(DRAWN))
    for place in range(4):
        now = match.field(0).split(" | ")[1].split()
        other = next(number for number in range(4) if now[number].startswith(wanted[place]))
        if other != place:
            match.play(f"0 swap s{place + 1} s{other + 1}")
    assert [word.split("@")[0] for word in match.field(0).split(" | ")[1].split()] == list(wanted)


@rule("SS-SLOT-8")
def test_supporters_take_their_dice_along() -> None:
    match = analysing(" ".join(DRAWN)).play("0 swap s1 s2")
    assert match.field(0) == "john-silver@60 amy@50 | disco-lenny@60 rex-blaze@20 zuri-makena@20 lola-loophole@20"


@rule("SS-SLOT-9")
def test_supporters_may_change_places_until_the_player_is_ready() -> None:
    match = analysing(" ".join(DRAWN)).play("0 swap s1 s4", "0 swap s1 s4", "0 swap s1 s4", "0 ready")
    assert match.field(0).startswith("john-silver@60 amy@50 | lola-loophole@20")
    assert match.refuses("0 swap s1 s4")
    match.play("1 ready")
    assert match.refuses("0 swap s1 s4")


@rule("SS-SLOT-9")
def test_a_player_arranges_only_the_own_row() -> None:
    match = analysing(" ".join(DRAWN))
    assert match.refuses("1 swap s1 s2")
