"""The words of cards: what is done with hands, decks and discard piles."""

from __future__ import annotations

import pytest

from duels import Table, showdown

HANDS = "6P 7P 8P | 2C 3I 4I"


def acting(
    effects: str,
    hands: str = HANDS,
    aces: str = "",
    discards: str = "",
    tops: str = "",
    deck_sizes: str = "",
    target: str = "",
) -> Table:
    """Returns a duel in which seat 0 holds an Action that does something."""
    text = f"cards: {{6P: {{action: {{effects: [{effects}]{target and ', target: '}{target}}}}}}}"
    return showdown(
        hands=hands, aces=aces, discards=discards, tops=tops, deck_sizes=deck_sizes, phase="action", deck_0=text
    )


def useless(duel: Table) -> bool:
    """Tells whether the Action is not offered, since it would change nothing."""
    return duel.offered() == ["pass"]


# Drawing and discarding.


@pytest.mark.parametrize(
    ("effect", "drawn"),
    [
        ("draw", [1, 0]),
        ("draw: 3", [3, 0]),
        ("draw: {count: 2, who: opponent}", [0, 2]),
        ("draw: {count: 2, who: both}", [2, 2]),
        ("draw: {count: wounds}", [2, 0]),
    ],
)
def test_draw_brings_so_many_cards_to_a_hand(effect: str, drawn: list[int]) -> None:
    duel = acting(effect, aces="clubs:up diamonds:up | ")
    before = duel.deck_sizes()
    duel.play("0 play 6P")
    assert duel.sizes() == [2 + drawn[0], 3 + drawn[1]]
    assert duel.deck_sizes() == [before[0] - drawn[0], before[1] - drawn[1]]


def test_to_draw_for_no_wound_is_nothing() -> None:
    assert useless(acting("draw: {count: wounds}"))


@pytest.mark.parametrize(
    ("effect", "asked"),
    [
        ("discard", [0]),
        ("discard: 2", [0, 0]),
        ("discard: {count: 2, who: opponent}", [1, 1]),
        ("discard: {who: both}", [0, 1]),
    ],
)
def test_discard_has_somebody_choose_so_many(effect: str, asked: list[int]) -> None:
    duel = acting(effect, "6P 7P 8P | 2C 3I 4I").play("0 play 6P")
    lowest = {0: ["discard 7P", "discard 8P"], 1: ["discard 3I", "discard 4I"]}
    for seat in asked:
        assert duel.asked == [seat]
        duel.play(f"{seat} {lowest[seat].pop(0)}")
    assert duel.asked == [1]
    assert duel.offered() == ["pass"]
    assert duel.sizes() == [2 - asked.count(0), 3 - asked.count(1)]
    assert [facts["seat"] for facts in duel.told("discarded")] == asked


@pytest.mark.parametrize(("count", "left"), [(1, 2), (2, 1), (4, 0)])
def test_discard_at_random_asks_nobody(count: int, left: int) -> None:
    duel = acting(f"discard: {{count: {count}, who: opponent, random: true}}").play("0 play 6P")
    assert duel.offered(1) == ["pass"]
    assert duel.sizes() == [2, left]
    assert len(duel.told("discarded")) == 3 - left


def test_to_discard_from_an_empty_hand_is_nothing() -> None:
    assert useless(acting("discard: {who: opponent}", "6P 7P | "))
    assert useless(acting("discard", "6P | 2C"))
    assert useless(acting("discard: {count: wounds, who: opponent}"))
    assert not useless(acting("discard: {who: both}", "6P | 2C"))


def test_discard_hand_is_ones_own() -> None:
    duel = acting("discard-hand, draw: 1").play("0 play 6P")
    assert duel.discards(0) == "7P 8P 6P"
    assert duel.sizes() == [1, 3]


@pytest.mark.parametrize("cancels", [True, False])
def test_cancel_stops_what_it_answers(cancels: bool) -> None:
    effects = "cancel, look-at-hand" if cancels else "look-at-hand"
    stops = f"cards: {{2C: {{react: {{when: opponent-acts, effects: [{effects}]}}}}}}"
    text = "cards: {6P: {action: [draw: 2]}}"
    duel = showdown(hands=HANDS, phase="action", deck_0=text, deck_1=stops).play("0 play 6P", "1 react 2C")
    assert duel.sizes() == [2 if cancels else 4, 2]
    assert duel.told("cancelled") == ([{"seat": 1, "what": "action", "card": "6-of-clubs"}] if cancels else [])


# The top of the deck.


@pytest.mark.parametrize(
    ("effect", "top", "kept"),
    [("flip", "13P", False), ("flip: 8", "7I", False), ("flip: 8", "8I", True), ("flip: 8", "9I", True)],
)
def test_flip_shows_the_top_card_and_keeps_it_if_it_is_good(effect: str, top: str, kept: bool) -> None:
    duel = acting(effect, tops=f"{top} | ")
    before = duel.deck_sizes()[0]
    duel.play("0 play 6P")
    assert duel.deck_sizes()[0] == before - 1
    assert duel.hand(0) == (f"7P 8P {top}" if kept else "7P 8P")
    assert duel.discards(0) == ("6P" if kept else f"{top} 6P")


@pytest.mark.parametrize("effect", ["flip", "take-from-top: 3"])
def test_an_empty_deck_has_no_top(effect: str) -> None:
    assert useless(acting(effect, deck_sizes="0 | 9"))
    assert not useless(acting(effect, deck_sizes="1 | 9"))


def test_reorder_puts_so_many_back_from_the_top_down() -> None:
    duel = acting("reorder: 3", tops="9I 10I 11I 12I | ").play("0 play 6P")
    assert duel.offered() == ["choose 9I", "choose 10I", "choose 11I"]
    duel.play("0 choose 10I")
    assert duel.offered() == ["choose 9I", "choose 11I"]
    duel.play("0 choose 11I")
    assert duel.asked == [1]
    assert duel.short(0, duel.game.view(0).known_top) == "10I 11I 9I"
    assert duel.game.view(1).known_top == []


@pytest.mark.parametrize("effect", ["reorder: 3", "take-from-top: 3"])
def test_who_looks_at_the_top_is_told_the_cards_once_and_the_others_how_many(effect: str) -> None:
    duel = acting(effect, tops="9I 10I 11I 12I | ").play("0 play 6P")
    duel.play("0 choose 10I")
    assert duel.told("looked_at_top", 1) == duel.told("looked_at_top") == [{"seat": 0, "count": 3}]
    assert [duel.short(0, facts["cards"]) for facts in duel.told("looked_at_top", 0)] == ["9I 10I 11I"]


def test_who_looks_at_more_cards_than_there_are_is_told_those_there_are() -> None:
    duel = acting("reorder: 3", deck_sizes="2 | 9").play("0 play 6P")
    assert [facts["count"] for facts in duel.told("looked_at_top")] == [2]


def test_a_look_at_a_deck_that_has_run_out_is_none() -> None:
    duel = acting("draw, reorder: 3", deck_sizes="1 | 9").play("0 play 6P")
    assert duel.told("looked_at_top") == []


def test_a_single_card_has_no_order() -> None:
    assert useless(acting("reorder: 2", deck_sizes="1 | 9"))
    assert not useless(acting("reorder: 2", deck_sizes="2 | 9"))


def test_take_from_top_takes_one_and_puts_the_others_under_the_deck() -> None:
    duel = acting("take-from-top: 3", tops="9I 10I 11I 12I | ").play("0 play 6P")
    assert duel.offered() == ["choose 9I", "choose 10I", "choose 11I"]
    before = duel.deck_sizes()[0]
    duel.play("0 choose 10I")
    assert duel.hand(0) == "7P 8P 10I"
    assert duel.deck_sizes()[0] == before - 1
    assert duel.short(0, duel.game.view(0).known_bottom) == "9I 11I"


# The opponent's hand.


@pytest.mark.parametrize(("effect", "count"), [("look-at-hand", 3), ("look-at-hand: 2", 2), ("look-at-hand: 5", 3)])
def test_look_at_hand_shows_so_many_cards_of_the_opponent(effect: str, count: int) -> None:
    duel = acting(effect).play("0 play 6P")
    seen = duel.told("looked", 0)[0]["cards"]
    assert isinstance(seen, list)
    assert len(seen) == count
    assert set(seen) <= {"2-of-hearts", "3-of-diamonds", "4-of-diamonds"}
    assert duel.area(1, seen_by=0).seen_hand == seen
    assert "cards" not in duel.told("looked")[0]


@pytest.mark.parametrize(
    ("effect", "target"), [("look-at-hand", ""), ("show", "a-discipline"), ("count-hand", "a-discipline")]
)
def test_an_empty_hand_shows_nothing(effect: str, target: str) -> None:
    assert useless(acting(effect, "6P 7P | ", target=target))
    assert not useless(acting(effect, "6P 7P | 2C", target=target))


def test_show_has_the_opponent_choose_a_card_of_the_discipline() -> None:
    duel = acting("show", target="a-discipline").play("0 play 6P", "0 name intellect")
    assert duel.asked == [1]
    assert duel.offered() == ["choose 3I", "choose 4I"]
    duel.play("1 choose 4I")
    assert duel.area(1, seen_by=0).seen_hand == ["4-of-diamonds"]
    assert duel.sizes() == [2, 3]


def test_show_has_the_opponent_say_that_there_is_none() -> None:
    duel = acting("show", target="a-discipline").play("0 play 6P", "0 name physical")
    assert duel.offered(1) == ["pass"]
    duel.play("1 pass")
    assert duel.told("shows_none") == [{"seat": 1, "discipline": "physical"}]


@pytest.mark.parametrize(("named", "count"), [("physical", 0), ("intellect", 2), ("cunning", 1)])
def test_count_hand_tells_how_many_there_are(named: str, count: int) -> None:
    duel = acting("count-hand", target="a-discipline").play("0 play 6P")
    assert duel.offered() == ["name physical", "name intellect", "name cunning"]
    duel.play(f"0 name {named}")
    assert duel.told("named") == [{"seat": 0, "discipline": named}]
    assert duel.told("counted", 1) == [{"seat": 1, "discipline": named, "count": count}]


# The discard pile.


@pytest.mark.parametrize(
    ("effect", "hand", "bottom"),
    [("recover", "7P 8P 9I", ""), ("recover: hand", "7P 8P 9I", ""), ("recover: bottom", "7P 8P", "9I")],
)
def test_recover_takes_a_card_of_the_own_discard_pile(effect: str, hand: str, bottom: str) -> None:
    duel = acting(effect, discards="9I 10I | 5C").play("0 play 6P")
    assert duel.offered() == ["choose 9I", "choose 10I"]
    duel.play("0 choose 9I")
    assert duel.hand(0) == hand
    assert duel.short(0, duel.game.view(0).known_bottom) == bottom
    assert duel.discards(0) == "10I 6P"


def test_shuffle_in_takes_so_many_cards_of_the_discard_pile_into_the_deck() -> None:
    duel = acting("shuffle-in: 2", discards="9I 10I 11I | 5C")
    before = duel.deck_sizes()[0]
    duel.play("0 play 6P", "0 choose 9I", "0 choose 11I")
    assert duel.deck_sizes()[0] == before + 2
    assert duel.offered(1) == ["cut deck", "pass"]
    duel.play("1 pass")
    assert duel.discards(0) == "10I 6P"
    assert duel.told("shuffled") == [{"seat": 0}]


@pytest.mark.parametrize("effect", ["recover", "shuffle-in: 2"])
def test_an_empty_discard_pile_gives_nothing_back(effect: str) -> None:
    assert useless(acting(effect, discards=" | 5C"))
    assert not useless(acting(effect, discards="9I | "))


@pytest.mark.parametrize(("effect", "top", "bottom"), [("put-back", "", "7P"), ("put-back: top", "7P", "")])
def test_put_back_lays_a_hand_card_on_or_under_the_deck(effect: str, top: str, bottom: str) -> None:
    duel = acting(effect)
    before = duel.deck_sizes()[0]
    duel.play("0 play 6P")
    assert duel.offered() == ["choose 7P", "choose 8P"]
    duel.play("0 choose 7P")
    assert duel.hand(0) == "8P"
    assert duel.deck_sizes()[0] == before + 1
    assert duel.short(0, duel.game.view(0).known_top) == top
    assert duel.short(0, duel.game.view(0).known_bottom) == bottom


def test_the_card_that_is_played_cannot_be_put_back() -> None:
    assert useless(acting("put-back", "6P | 2C"))


# Out of the game.


def test_remove_from_game_takes_this_card_or_so_many_of_the_hand() -> None:
    duel = acting("remove-from-game, look-at-hand").play("0 play 6P")
    assert (duel.area(0).removed, duel.discards(0)) == (["6-of-clubs"], "")
    duel = acting("remove-from-game: {cards: hand, count: 2}", "6P 7P 8P 9P | 2C").play("0 play 6P", "0 choose 8P")
    assert duel.offered() == ["choose 7P", "choose 9P"]
    duel.play("0 choose 7P")
    assert duel.asked == [1]
    assert duel.area(0).removed == ["8-of-clubs", "7-of-clubs"]
    assert (duel.hand(0), duel.discards(0)) == ("9P", "6P")


def test_remove_from_game_needs_one_hand_card_as_an_effect() -> None:
    assert useless(acting("remove-from-game: {cards: hand, count: 2}", "6P | 2C"))
    assert not useless(acting("remove-from-game: {cards: hand, count: 2}", "6P 7P | 2C"))


def test_remove_from_game_takes_an_ace_that_lies_open() -> None:
    text = "aces: {clubs: {ongoing: {when: feints, limit: turn, effects: [remove-from-game]}}}"
    duel = showdown(hands="7P 9I | 5C 8P", aces="clubs:up | ", deck_0=text).fight("7P | 5C")
    duel.play("0 use ace-of-clubs")
    assert duel.aces(0)[0] == "clubs:removed"
