"""Duos: looking for the partner before the match, and what two do together."""

from matches import Match, analysing, arranged
from rule import rule

RED = "carlos-el-jefe-rojas ignacio | tito-tambor whiz tuna-toni glitch-delgado"
RED_DRAW = "tito-tambor whiz tuna-toni glitch-delgado"


def with_ive() -> Match:
    """Green has drawn Ive, and Stach is still in the deck."""
    return analysing(green="ive-montana zuri-makena mc-collins-de-alpha rex-blaze", red=RED_DRAW)


@rule("SS-DUO-1")
def test_half_a_duo_may_look_for_the_other_half() -> None:
    assert with_ive().offered(0, "fetch") == ["fetch stach"]
    other = analysing(green="stach zuri-makena rex-blaze brother-bongo", red=RED_DRAW)
    assert other.offered(0, "fetch") == ["fetch ive-montana"]
    two = analysing(green="stach grandma-boulder rex-blaze brother-bongo", red=RED_DRAW)
    assert sorted(two.offered(0, "fetch")) == ["fetch ive-montana", "fetch pebble"]


@rule("SS-DUO-1")
def test_nobody_is_fetched_for_a_whole_duo_or_for_none() -> None:
    whole = analysing(green="ive-montana stach zuri-makena rex-blaze", red=RED_DRAW)
    assert whole.offered(0, "fetch") == []
    assert whole.play("0 ready").offered(1, "fetch") == []


@rule("SS-DUO-2")
def test_the_partner_costs_another_character_drawn_before() -> None:
    match = with_ive().play("0 fetch stach")
    assert sorted(match.offered(0)) == ["discard mc-collins-de-alpha", "discard rex-blaze", "discard zuri-makena"]
    match.play("0 discard zuri-makena")
    assert match.kt("stach") == 40
    assert match.kt("zuri-makena") is None
    assert match.told("fetched") == [{"side": 0, "card": "stach"}]
    assert match.told("discarded") == [{"side": 0, "card": "zuri-makena"}]
    assert sum(len(stack) for stack in match.game.stacks[0]) == 6


@rule("SS-DUO-2")
def test_a_21_who_made_room_is_out_of_the_match() -> None:
    match = with_ive().play("0 fetch stach", "0 discard zuri-makena")
    assert match.used(0) == ["zuri-makena"]
    assert "zuri-makena" not in match.deck(0)
    assert "stach" not in match.deck(0)


@rule("SS-DUO-2")
def test_the_search_can_be_made_for_each_duo() -> None:
    match = analysing(green="stach grandma-boulder rex-blaze brother-bongo", red=RED_DRAW)
    match.play("0 fetch ive-montana", "0 discard rex-blaze", "0 fetch pebble", "0 discard brother-bongo", "0 ready")
    assert [match.kt(name) for name in ("stach", "ive-montana", "grandma-boulder", "pebble")] == [40, 50, 50, 40]
    assert match.asked == [1]


@rule("SS-DUO-3")
def test_the_deck_is_shuffled_after_the_search() -> None:
    match = with_ive()
    before = len(match.told("shuffled"))
    match.play("0 fetch stach", "0 discard rex-blaze")
    assert match.told("shuffled")[before:] == [{"side": 0}]
    orders = set()
    for seed in range(4):
        again = analysing(
            green="ive-montana zuri-makena mc-collins-de-alpha rex-blaze",
            red=RED_DRAW,
            green_deck="stach echo-nova-byte pebble captain-gravy doc-marzipan disco-lenny",
            seed=seed,
        )
        again.play("0 fetch stach", "0 discard rex-blaze")
        orders.add(tuple(again.game.decks[0][-5:]))
    assert len(orders) > 1


@rule("SS-DUO-4")
def test_once_the_match_has_begun_nobody_searches() -> None:
    match = with_ive().play("0 ready", "1 ready")
    assert match.asked == [0]
    assert match.offered(0, "fetch") == []
    match.refuses("0 fetch stach")


@rule("SS-DUO-5")
def test_half_a_duo_drawn_in_the_match_comes_alone() -> None:
    match = arranged(
        green="john-silver amy | ive-montana stach rex-blaze zuri-makena",
        red="carlos-el-jefe-rojas ignacio | tito-tambor whiz tuna-toni -",
        turn="red",
        red_deck="dakota-lawkins jasper-lawkins",
        red_fx="all-you-can-eat-flyer",
    )
    match.play("1 draw fx")
    assert match.kt("dakota-lawkins") == 40
    assert match.kt("jasper-lawkins") is None
    assert match.asked == [0]
    match.play("0 attack tito-tambor with stach")
    assert match.offered(1, "fetch") == []
    match.refuses("1 fetch jasper-lawkins")


@rule("SS-DUO-6")
def test_partners_need_not_stand_side_by_side() -> None:
    row = "john-silver amy | ive-montana@60 rex-blaze zuri-makena stach@10"
    match = arranged(green=row, red=RED).play("0 use ive-montana", "0 hit ignacio")
    assert match.kt("ignacio") == 30
    passive = arranged(green=row, red=RED, duo_attack_is_passive=True).play("0 attack ignacio with ive-montana")
    assert passive.kt("ignacio") == 30


@rule("SS-DUO-6", "SS-DUO-7")
def test_a_19_by_its_label_the_duo_attack_is_a_skill_and_a_plain_attack_stays_10() -> None:
    row = "john-silver amy | ive-montana@60 rex-blaze zuri-makena stach@10"
    match = arranged(green=row, red=RED).play("0 attack ignacio with ive-montana")
    assert match.kt("ignacio") == 40
    assert match.kt("ive-montana") == 60


@rule("SS-DUO-7")
def test_without_the_partner_the_duo_does_nothing_special() -> None:
    row = "john-silver amy | ive-montana@60 rex-blaze zuri-makena -"
    match = arranged(green=row, red=RED)
    assert "use ive-montana" not in match.offered(0)
    passive = arranged(green=row, red=RED, duo_attack_is_passive=True).play("0 attack ignacio with ive-montana")
    assert passive.kt("ignacio") == 40


@rule("SS-DUO-7")
def test_the_duo_ends_with_the_partners_knockout() -> None:
    row = "john-silver amy | ive-montana@60 rex-blaze zuri-makena stach@10"
    match = arranged(green=row, red=RED, turn="red").play("1 attack stach with whiz")
    assert match.kt("stach") is None
    assert "use ive-montana" not in match.offered(0)
    passive = arranged(green=row, red=RED, turn="red", duo_attack_is_passive=True)
    passive.play("1 attack stach with whiz", "0 attack ignacio with ive-montana")
    assert passive.kt("ignacio") == 40


@rule("SS-DUO-7")
def test_a_6_a_covered_partner_is_in_play() -> None:
    row = "john-silver amy | ive-montana@60 stach<echo-nova-byte@20 rex-blaze zuri-makena"
    match = arranged(green=row, red=RED).play("0 use ive-montana", "0 hit ignacio")
    assert match.kt("ignacio") == 30


@rule("SS-DUO-8")
def test_nobody_has_to_search() -> None:
    match = with_ive().play("0 ready")
    assert match.asked == [1]
    assert match.told("fetched") == []
    names = ("ive-montana", "zuri-makena", "mc-collins-de-alpha", "rex-blaze")
    assert [match.kt(name) for name in names] == [50, 20, 50, 20]
