"""The Draw phase and the hand limit."""

from duels import showdown
from rule import rule

SEVEN = "2P 3P 4P 5P 6P 7P 8P"


@rule("SD-DRAW-1")
def test_each_draws_two_cards() -> None:
    duel = showdown(hands="2P 3P 4P | 2I 3I 4I 5I", phase="draw")
    assert duel.sizes() == [5, 6]
    assert duel.told("drew") == [{"seat": 0, "count": 2}, {"seat": 1, "count": 2}]


@rule("SD-DRAW-2")
def test_the_draw_is_compulsory() -> None:
    duel = showdown(hands="2P | 2I", phase="draw", deck_sizes="0 | 5")
    assert duel.game.over
    assert duel.game.winners == [1]


@rule("SD-LIM-1")
def test_the_hand_is_cut_down_to_seven() -> None:
    duel = showdown(hands=f"{SEVEN} 9P 10P | 2I", phase="action").play("0 pass", "1 pass")
    assert duel.game.view(None).phase == "action"
    duel.play("0 discard 10P")
    assert duel.asked == [0]
    duel.play("0 discard 9P")
    assert duel.hand(0) == SEVEN
    assert duel.offered()[0].startswith("feint")


@rule("SD-LIM-2")
def test_seven_cards_may_be_kept() -> None:
    duel = showdown(hands=f"{SEVEN} | 2I", phase="action").play("0 pass", "1 pass")
    assert duel.offered()[0].startswith("feint")
    assert duel.told("discarded") == []


@rule("SD-LIM-3")
def test_the_owner_chooses_what_to_discard_for_all_to_see() -> None:
    duel = showdown(hands=f"{SEVEN} 9P | 2I", phase="action").play("0 pass", "1 pass")
    assert duel.asked == [0]
    assert duel.offered() == [f"discard {card}" for card in f"{SEVEN} 9P".split()]
    duel.play("0 discard 5P")
    assert duel.told("discarded", seat=1) == [{"seat": 0, "card": "5-of-clubs"}]
    assert duel.area(0, seen_by=1).discards == ["5-of-clubs"]


@rule("SD-LIM-4")
def test_the_limit_does_not_bind_inside_a_phase() -> None:
    actions = "cards: {6P: {action: [draw: 3]}, 5P: {action: [draw: 1]}}"
    duel = showdown(hands=f"{SEVEN} | 2I", phase="action", deck_0=actions).play("0 play 6P", "1 pass")
    assert duel.sizes()[0] == 9
    assert "play 5P" in duel.offered()


@rule("SD-LIM-5")
def test_cards_in_play_do_not_count() -> None:
    duel = showdown(hands=f"{SEVEN} 9P | {SEVEN} 9P", feints="9P | 9P")  # seven in hand, a feint before them
    assert duel.sizes() == [7, 7]
    area = duel.area(0)
    assert (area.black_joker, len(area.aces)) == (True, 4)
    duel = showdown(hands=f"{SEVEN} | {SEVEN}", phase="action").play("0 pass", "1 pass")
    assert duel.told("discarded") == []


@rule("SD-LIM-6")
def test_the_check_after_combat_catches_what_a_trigger_drew() -> None:
    draws = "triggers: {physical: [draw: 2]}"
    duel = showdown(hands=f"{SEVEN} 9P | 2C 3C", feints="9P | 2C", strikes="8P | 3C", deck_0=draws)
    duel.play("0 trigger physical")
    assert duel.sizes()[0] == 8
    assert duel.kinds("cleared", "drew") == ["drew", "cleared"]
    assert duel.offered()[0].startswith("discard")
    duel.play("0 discard 2P")
    assert duel.kinds("discarded", "drew") == ["drew", "discarded", "drew", "drew"]


@rule("SD-LIM-7")
def test_the_check_after_the_draw_phase_comes_before_the_turn_passes() -> None:
    duel = showdown(hands="2P 3P 4P 5P 6P 7P | 2I", phase="draw", tops="2C 3C |")
    assert duel.sizes()[0] == 8
    assert duel.told("turn") == []
    duel.play("0 discard 2C")
    assert duel.hand(0) == "2P 3P 4P 5P 6P 7P 3C"
    assert duel.told("turn") == [{"turn": 2, "attacker": 1}]


@rule("SD-LIM-1", "SD-LIM-7")
def test_a_hand_limit_set_by_a_card_holds_until_the_end_of_the_turn() -> None:
    text = "cards: {6P: {action: [hand-limit: 9]}}"
    hand = "2P 3P 4P 5P 6P 7P 8P 9P 10P"
    duel = showdown(hands=f"{hand} | 5C 8P 2C 3C", phase="action", deck_0=text).play("0 play 6P").pass_all()
    duel.fight("2P | 5C", "3P | 8P").pass_all()
    assert duel.told("discarded") == []
    assert duel.sizes()[0] == 8  # of nine two were used, and two drawn
    assert duel.offered(0)[0] == "discard 4P"  # at the end of the next Action phase
