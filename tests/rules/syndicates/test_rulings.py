"""What the printed rules leave open: every ruling, its default and its alternatives.

The numbers are those of the points in docs/rules/syndicates.md. Rulings without an option are tested with their rules.
"""

import pytest

import gloaming
from gloaming.kernel.rulebook import OptionValue
from matches import Match, arranged, cards_with, started
from rule import rule

DEFAULTS: dict[str, OptionValue] = {
    "card_set": "season-1",
    "format": "controlled",
    "contest": "match",
    "rarities": "CO+UC+RA+SR",
    "fresh_roll": True,
    "boosts_pass_under_attachments": False,
    "final_blow_is_skill": False,
    "duo_attack_is_passive": False,
    "leader_face": "out-of-concern",
    "bodyguard_may_step_down": False,
}
REFUSED: dict[str, list[OptionValue]] = {
    "card_set": ["season-9", "", "{}", None, 1],
    "format": ["chess", "Controlled", None, 4],
    "contest": ["best-of-5", True, None],
    "rarities": ["", "SR+CO", "CO+CO", "co", "CO,SR", None],
    "fresh_roll": [1, "yes", None],
    "boosts_pass_under_attachments": [0, None],
    "final_blow_is_skill": [1, None],
    "duo_attack_is_passive": [1, None],
    "leader_face": ["both", True, None],
    "bodyguard_may_step_down": [1, None],
}
GREEN = "john-silver amy | stach@40 rex-blaze@20 zuri-makena@20 pebble@40"
RED = "carlos-el-jefe-rojas ignacio | tito-tambor@20 whiz@20 tuna-toni@20 chalk@40"


def test_every_ruling_has_its_default() -> None:
    assert {ruling.name: ruling.default for ruling in gloaming.rulebook("syndicates").rulings} == DEFAULTS
    assert gloaming.start("syndicates", seed=1).setting.options == DEFAULTS


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in REFUSED.items() for value in values])
def test_values_that_make_no_sense_are_refused(name: str, value: OptionValue) -> None:
    with pytest.raises(gloaming.BadSetup, match=name):
        gloaming.rulebook("syndicates").setting(options={name: value})


# The set, the format and the contest.


@rule("SS-WORD-1")
def test_a_set_of_ones_own_can_be_played() -> None:
    changed = cards_with("41: {effects: [{gain: {kt: 30, who: one-supporter}}]}")
    printed = arranged(green=GREEN, red=RED, green_fx="vitamin-c-energy-shot").play("0 draw fx", "0 choose stach")
    assert printed.kt("stach") == 50
    own = arranged(green=GREEN, red=RED, green_fx="vitamin-c-energy-shot", card_set=changed)
    assert own.play("0 draw fx", "0 choose rex-blaze").kt("rex-blaze") == 50


@rule("SS-LAY-4")
def test_a_30_fx_cards_bound_to_a_faction_are_not_in_the_other_ones_deck() -> None:
    changed = cards_with("{41: {faction: green}, 42: {faction: red}}")
    found = set()
    for seed in range(12):
        match = started(format="fiasco", seed=seed, card_set=changed).set_up(green=0)
        found |= {(side, card) for side in range(2) for card in match.fx_deck(side)}
    assert {(0, "vitamin-c-energy-shot"), (1, "triple-thunder-lemonade")} <= found
    assert (1, "vitamin-c-energy-shot") not in found
    assert (0, "triple-thunder-lemonade") not in found


@rule("SS-PEN-1")
def test_a_24_a_penalty_cannot_name_the_other_faction() -> None:
    changed = cards_with("35: {penalty: {name: Stage Fright, effects: [{leaves-if: [Rex Blaze]}]}}")
    with pytest.raises(gloaming.BadSetup, match="Rex Blaze is not another character of this faction"):
        gloaming.start("syndicates", seed=1, card_set=changed)


@rule("SS-FMT-13")
@pytest.mark.parametrize(
    ("format", "supporters", "fx"), [("sumo-rush", 2, 12), ("controlled", 4, 16), ("fiasco", 6, 20)]
)
def test_the_format_is_an_option(format: str, supporters: int, fx: int) -> None:
    match = started(format=format).set_up()
    assert match.game.format.slots == supporters + 2
    assert [len(deck) for deck in match.game.fx_decks] == [fx, fx]


@rule("SS-FMT-10", "SS-FMT-11")
def test_a_51_giving_up_ends_a_match_and_not_the_series() -> None:
    single = arranged(green=GREEN, red=RED).play("0 surrender")
    assert single.game.over
    assert single.game.scores == [0, 1]
    series = arranged(green=GREEN, red=RED, contest="best-of-3").play("0 surrender")
    assert not series.game.over
    assert series.game.scores == [0, 1]
    series.set_up().play("0 surrender")
    assert series.game.over
    assert series.game.scores == [0, 3]
    assert series.told("series_won") == [{"side": 1}]


@rule("SS-FMT-4", "SS-FMT-5")
@pytest.mark.parametrize(("format", "matches", "points"), [("sumo-rush", 8, 9), ("controlled", 6, 9), ("fiasco", 6, 9)])
def test_a_casual_contest_has_its_number_of_matches(format: str, matches: int, points: int) -> None:
    match = started(format=format, contest="casual")
    for _ in range(matches):
        assert not match.game.over
        match.set_up().play("1 surrender")
    assert match.game.over
    assert len(match.told("match_won")) == matches
    assert match.game.scores == [points, 0]


@rule("SS-MIX-2")
@pytest.mark.parametrize("rarities", ["CO", "CO+SR", "CO+UC"])
def test_the_rarities_can_be_restricted(rarities: str) -> None:
    match = started(rarities=rarities).set_up(green=0)
    game = match.game
    there = [card for row in game.stacks for stack in row for card in stack]
    there += [card for deck in game.decks + game.fx_decks for card in deck]
    assert {game.cards.rarities[card] for card in there} <= set(rarities.split("+"))
    assert "UC" in {game.cards.rarities[card] for deck in started().set_up().game.fx_decks for card in deck}


@rule("SS-MIX-3")
@pytest.mark.parametrize(
    ("rarities", "format", "fits"),
    [
        ("CO", "fiasco", True),
        ("CO+SR", "fiasco", True),
        ("UC+RA+SR", "controlled", True),
        ("RA+SR", "sumo-rush", True),  # four Supporters of a side and twelve FX cards are just enough
        ("RA+SR", "controlled", False),
        ("RA", "sumo-rush", False),
        ("SR", "sumo-rush", False),
        ("UC", "fiasco", False),
    ],
)
def test_a_53_the_rarities_must_leave_enough_cards(rarities: str, format: str, fits: bool) -> None:
    if fits:
        assert gloaming.start("syndicates", seed=1, rarities=rarities, format=format)
    else:
        with pytest.raises(gloaming.BadSetup, match=r"has \d+ of the \d+ .* needs"):
            gloaming.start("syndicates", seed=1, rarities=rarities, format=format)


# The course of a series.


@rule("SS-TURN-2", "SS-SETA-1")
def test_a_1_each_match_begins_with_a_new_throw() -> None:
    match = arranged(green=GREEN, red=RED, contest="best-of-3").play("0 surrender")
    assert [facts["why"] for facts in match.told("rolled")][-2:] == ["factions", "factions"]
    assert sorted(match.offered()) == ["take green", "take red"]


@rule("SS-TURN-2")
@pytest.mark.parametrize("loser", [0, 1])
def test_a_1_or_both_keep_their_factions_and_the_loser_begins(loser: int) -> None:
    match = arranged(green=GREEN, red=RED, contest="best-of-3", fresh_roll=False).play(f"{loser} surrender")
    assert match.told("rolled") == []
    assert match.game.factions == [0, 1]
    assert match.asked == [loser]
    assert "ready" in match.offered(loser)
    match.set_up()
    assert match.told("first") == [{"seat": loser}]
    assert match.asked == [loser]


@rule("SS-TURN-2")
def test_a_1_after_a_draw_the_same_side_begins_again() -> None:
    match = arranged(green=GREEN, red=RED, contest="best-of-3", fresh_roll=False)
    match.play("1 surrender").set_up()
    assert match.asked == [1]
    match.game.turn = 200
    match.play("1 draw fx").play_until(lambda match: bool(match.told("match_drawn")))
    assert match.set_up().asked == [1]
    assert match.game.factions == [0, 1]
    assert match.game.scores == [1, 0]


# Cards.


@rule("SS-BOOST-2")
def test_a_13_boosts_may_pass_under_attached_cards() -> None:
    row = "john-silver amy | stach@40+rested rex-blaze@20+earworm zuri-makena@20 pebble@40"
    printed = arranged(green=row, red=RED, green_fx="vitamin-c-energy-shot").play("0 draw fx")
    assert sorted(printed.offered(0)) == ["choose pebble", "choose zuri-makena"]
    passing = arranged(green=row, red=RED, green_fx="vitamin-c-energy-shot", boosts_pass_under_attachments=True)
    passing.play("0 draw fx")
    names = ["pebble", "rex-blaze", "stach", "zuri-makena"]
    assert sorted(passing.offered(0)) == [f"choose {name}" for name in names]
    passing.play("0 choose stach")
    assert passing.slot(0, "s1") == "stach@50+rested:10"


@rule("SS-BOOST-2")
def test_a_13_then_what_is_for_the_whole_team_passes_under_them_too() -> None:
    row = "john-silver@30 amy@30 | stach@20+rested rex-blaze@20 - -"
    printed = arranged(green=row, red=RED, green_fx="midnight-feast").play("0 draw fx")
    assert printed.field(0) == "john-silver@50 amy@50 | stach@20+rested:10 rex-blaze@40 - -"
    passing = arranged(green=row, red=RED, green_fx="midnight-feast", boosts_pass_under_attachments=True)
    assert passing.play("0 draw fx").field(0) == "john-silver@50 amy@50 | stach@40+rested:10 rex-blaze@40 - -"


@rule("SS-CARD-10")
def test_a_18_a_final_blow_may_be_a_skill() -> None:
    row = "john-silver amy | zuri-makena@{} stach rex-blaze pebble"
    enemies = "carlos-el-jefe-rojas ignacio | tito-tambor@60 whiz tuna-toni chalk"
    free = arranged(green=row.format(30), red=enemies).play("0 use zuri-makena", "0 hit tito-tambor")
    assert free.kt("tito-tambor") == 30
    whole = arranged(green=row.format(60), red=enemies).play("0 use zuri-makena", "0 hit tito-tambor")
    assert whole.kt("tito-tambor") is None
    arranged(green=row.format(30), red=enemies, final_blow_is_skill=True).refuses("0 use zuri-makena")
    skill = arranged(green=row.format(60), red=enemies, final_blow_is_skill=True)
    assert skill.play("0 use zuri-makena", "0 hit tito-tambor").kt("tito-tambor") == 10


@rule("SS-CARD-10")
def test_a_18_the_option_is_for_all_last_acts() -> None:
    row = "john-silver amy@10 | brother-bongo@{} stach rex-blaze pebble"
    free = arranged(green=row.format(20), red=RED).play("0 use brother-bongo", "0 choose amy")
    assert free.kt("amy") == 30
    arranged(green=row.format(20), red=RED, final_blow_is_skill=True).refuses("0 use brother-bongo")
    skill = arranged(green=row.format(60), red=RED, final_blow_is_skill=True)
    assert skill.play("0 use brother-bongo", "0 choose amy").kt("amy") == 60


@rule("SS-CARD-4", "SS-ATK-3")
def test_a_19_a_duo_attack_may_be_passive() -> None:
    row = "john-silver amy | ive-montana@{} stach rex-blaze pebble"
    skill = arranged(green=row.format(60), red=RED)
    assert "use ive-montana" in skill.offered(0)
    assert skill.play("0 attack ignacio with ive-montana").kt("ignacio") == 40
    passive = arranged(green=row.format(60), red=RED, duo_attack_is_passive=True)
    assert "use ive-montana" not in passive.offered(0)
    assert passive.play("0 attack ignacio with ive-montana").kt("ignacio") == 30


@rule("SS-CARD-4", "SS-ATK-3")
def test_a_19_the_option_is_for_duo_attacks_alone() -> None:
    row = "john-silver amy | ive-montana stach@60 rex-blaze@60 pebble"
    match = arranged(green=row, red=RED, duo_attack_is_passive=True)
    assert {"use stach", "use rex-blaze"} <= set(match.offered(0))
    assert match.play("0 attack ignacio with rex-blaze").kt("ignacio") == 40


@rule("SS-CARD-4")
def test_a_19_a_blow_at_all_enemies_stays_a_skill() -> None:
    storm = "{name: Storm, while: Stach, effects: [hit: {kt: 20, who: all-enemies}]}"
    row = "john-silver amy | ive-montana@60 stach rex-blaze pebble"
    match = arranged(green=row, red=RED, duo_attack_is_passive=True, card_set=cards_with(f"4: {{skill: {storm}}}"))
    assert "use ive-montana" in match.offered(0)
    assert match.play("0 attack ignacio with ive-montana").kt("ignacio") == 40


@rule("SS-CARD-4")
def test_a_19_the_option_holds_for_the_duo_of_the_other_faction() -> None:
    row = "carlos-el-jefe-rojas ignacio | paloma-vandal@20 whiz tuna-toni chalk"
    match = arranged(green=GREEN, red=row, turn="red", duo_attack_is_passive=True)
    assert match.play("1 attack amy with paloma-vandal").kt("amy") == 30


@rule("SS-CARD-2", "SS-ONE-3")
@pytest.mark.parametrize(("seat", "leader"), [(0, "john-silver"), (1, "carlos-el-jefe-rojas")])
def test_a_20_both_leaders_have_the_same_face(seat: int, leader: str) -> None:
    decks = {"green_deck": "echo-nova-byte", "red_deck": "glitch-delgado"}
    newcomer = list(decks.values())[seat]
    concern = arranged(green=GREEN, red=RED, turn=seat, **decks).play(f"{seat} use {leader}")  # type: ignore[arg-type]
    assert concern.slot(seat, "family") == f"{newcomer}@20"
    assert concern.slot(seat, "leader") == f"{leader}@50"
    guard = arranged(green=GREEN, red=RED, turn=seat, leader_face="bodyguard", **decks)  # type: ignore[arg-type]
    guard.play(f"{seat} use {leader}")
    assert guard.slot(seat, "leader") == f"{leader}<{newcomer}@20"
    assert guard.kt(("amy", "ignacio")[seat]) == 50


@rule("SS-BG-8", "SS-ACT-6")
def test_a_44_a_bodyguard_may_step_down() -> None:
    row = "john-silver amy | stach<echo-nova-byte@60 - zuri-makena -"
    stays = arranged(green=row, red=RED)
    goals = ["amy", "john-silver", "zuri-makena"]
    assert sorted(stays.offered(0, "move")) == [f"move echo-nova-byte to {goal}" for goal in goals]
    stays.refuses("0 move echo-nova-byte to s2")
    steps = arranged(green=row, red=RED, bodyguard_may_step_down=True)
    goals = ["amy", "john-silver", "s2", "s4", "zuri-makena"]
    assert sorted(steps.offered(0, "move")) == [f"move echo-nova-byte to {goal}" for goal in goals]
    steps.play("0 move echo-nova-byte to s2")
    assert steps.field(0) == "john-silver@60 amy@50 | stach@60 echo-nova-byte@60 zuri-makena@20 -"
    assert steps.asked == [1]


# Rulings without an option that have no rule of their own.


@rule("SS-BG-4")
def test_a_7_a_fresh_bodyguard_has_its_printed_kt() -> None:
    row = "john-silver amy | stach@10 rex-blaze zuri-makena pebble"
    match = arranged(green=row, red=RED, green_deck="echo-nova-byte", green_fx="all-you-can-eat-flyer")
    match.play("0 draw fx", "0 guard stach")
    assert match.slot(0, "s1") == "stach<echo-nova-byte@20"
    assert match.kt("stach") == 60


@rule("SS-KT-7", "SS-DMG-4")
def test_a_38_what_a_destroyed_card_could_not_take_is_lost() -> None:
    green = "john-silver amy | rex-blaze@60 stach zuri-makena pebble"
    glass = "carlos-el-jefe-rojas ignacio | tito-tambor@20+rested whiz<chalk@10 tuna-toni -"
    fx = arranged(green=green, red=glass, dice=[2]).play("0 use rex-blaze", "0 hit tito-tambor")
    assert fx.slot(1, "s1") == "tito-tambor@20"
    guard = arranged(green=green, red=glass, dice=[2]).play("0 use rex-blaze", "0 hit chalk")
    assert guard.slot(1, "s2") == "whiz@60"


def shuffling(**options: str) -> Match:
    """Both sides have a Bodyguard that could walk to and fro for ever."""
    return arranged(
        green="john-silver amy | stach<echo-nova-byte@60 rex-blaze@60 - -",
        red="carlos-el-jefe-rojas ignacio | whiz<chalk@60 tuna-toni@60 - -",
        **options,  # type: ignore[arg-type]
    )


@rule("SS-BG-9")
def test_a_49_the_same_position_for_the_third_time_is_a_draw() -> None:
    match = shuffling()
    moves = [("0", "echo-nova-byte", ("rex-blaze", "stach")), ("1", "chalk", ("tuna-toni", "whiz"))]
    made = 0
    while not match.told("match_drawn"):
        seat, guard, goals = moves[made % 2]
        match.play(f"{seat} move {guard} to {goals[made // 2 % 2]}")
        made += 1
        assert made < 12
    assert match.told("match_drawn") == [{"why": "repetition"}]
    assert made in (8, 9)  # four moves lead back to where they began
    assert match.game.scores == [0, 0]


@rule("SS-BG-9")
def test_a_49_the_200th_turn_is_the_last() -> None:
    match = arranged(green=GREEN, red=RED)
    match.game.turn = 199
    match.play("0 attack ignacio with stach")
    assert match.told("match_drawn") == []
    assert match.game.turn == 200
    match.play("1 attack amy with whiz")
    assert match.told("match_drawn") == [{"why": "length"}]


@rule("SS-WIN-4")
def test_a_29_a_drawn_match_is_played_again() -> None:
    match = arranged(green=GREEN, red=RED)
    match.game.turn = 200
    match.play("0 attack ignacio with stach")
    assert match.told("match_drawn") == [{"why": "length"}]
    assert match.game.scores == [0, 0]
    assert not match.game.over
    assert len(match.told("match")) == 1
    match.set_up().play("0 surrender")
    assert match.game.scores == [0, 1]
    assert match.game.over
