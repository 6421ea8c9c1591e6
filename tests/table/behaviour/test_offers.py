"""What the table offers before anybody has sat down: games, decks and bots."""

from itertools import pairwise
from pathlib import Path

import pytest

import gloaming
from gloaming.games.showdown.rules.champions import deck_named
from gloaming.kernel.cards.english import listed
from gloaming.kernel.rulebook import OptionValue, rulebook_of
from gloaming.kernel.view import View
from gloaming.rules import rules_of
from gloaming.table.web.doors import game_detail, game_info
from kernel.beacon import BeaconRulebook
from night_ferry.rules import NightFerryRulebook
from promises.games import can_be_set_up

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"


def test_every_deck_says_what_it_is_like() -> None:
    decks = game_info("showdown").decks
    assert len(decks) > 1
    for deck in decks:
        assert deck.pitch == deck_named(deck.name).pitch
        assert deck.pitch.endswith(".")


@pytest.mark.parametrize("game", gloaming.games())
def test_every_level_says_how_often_it_beats_the_one_below_as_it_was_measured(game: str) -> None:
    measured = [line.split(" | ") for line in PAGE.read_text().splitlines() if line.startswith(f"| {game} |")]
    shares = {who: share for _, who, _, share in measured}
    lowest, *_ = levels = game_info(game).levels
    assert lowest.beats_previous is None
    for below, level in pairwise(levels):
        assert level.beats_previous is not None
        assert shares[f"{level.title} against {below.title}"].startswith(f"{level.beats_previous:.0%} (")
        assert level.beats_previous >= 0.6


def test_where_two_levels_would_play_alike_there_is_one_and_it_says_so() -> None:
    assert [level.name for level in game_info("shadow-cards").levels] == ["moth", "wren", "fox", "owl"]
    showdown, syndicates = (game_info(game).levels for game in ("showdown", "syndicates"))
    assert [level.name for level in showdown] == ["moth", "wren", "owl"]
    assert "a Fox would play almost as well" in showdown[-1].pitch
    assert [level.name for level in syndicates] == ["moth", "owl"]
    assert "a Wren or a Fox would play almost as well" in syndicates[-1].pitch


@pytest.mark.parametrize("game", gloaming.games())
def test_the_levels_of_a_game_stand_where_a_program_looks_them_up(game: str) -> None:
    names = [f"`{level.name}`" for level in game_info(game).levels]
    told = " ".join(PAGE.with_name("table.md").read_text().split())
    assert f"{listed(names)} in {gloaming.rulebook(game).title}" in told


@pytest.mark.parametrize("game", gloaming.games())
def test_every_value_that_is_listed_for_an_option_can_be_chosen(game: str) -> None:
    """Alone or together with another option: some formats are not for teams, and some rarities for one format only."""
    book, options = gloaming.rulebook(game), game_info(game).options
    others: list[dict[str, OptionValue]] = [{}, *({each.name: value} for each in options for value in each.choices)]
    for option in options:
        for value in option.choices:
            chosen = [{**other, option.name: value} for other in others]
            assert any(can_be_set_up(book, players, each) for players in book.seats for each in chosen), value
        assert not option.choices or option.default in option.choices


@pytest.mark.parametrize("game", gloaming.games())
def test_every_option_has_a_label_of_its_own_and_no_sentence(game: str) -> None:
    rulings = gloaming.rulebook(game).rulings
    labels = [option.label for option in game_info(game).options]
    assert labels == [ruling.label for ruling in rulings]
    assert len({*labels}) == len(labels)
    for label in labels:
        assert label
        assert len(label) <= 64
        assert not label.startswith("Whether")
        assert not label.endswith(".")


def test_an_option_without_a_label_goes_by_its_name() -> None:
    assert [ruling.called for ruling in BeaconRulebook.rulings] == ["Mode", "Heroes", "Difficulty"]


def test_options_list_what_the_rules_accept_and_nothing_that_only_stands_in_their_words() -> None:
    options = {option.name: option for option in [*game_info("shadow-cards").options, *game_info("showdown").options]}
    assert options["trick_history"].choices == ["none", "last", "all"]
    assert options["round_floor"].choices == [None, 0]
    assert options["zero_reward"].choices == ["P", "2P", "3P"]
    assert options["deck_0"].choices == ["choose", "random", *(deck.name for deck in game_info("showdown").decks)]
    assert [name for name, option in options.items() if option.takes_deck] == ["deck_0", "deck_1"]
    assert [name for name, option in options.items() if option.names_seat] == ["first_starter"]
    assert [name for name, option in options.items() if option.comes_first] == []
    assert [name for name, option in options.items() if option.fewer] == ["first_starter"]
    assert options["first_starter"].fewer[3] == ["random", 0, 1, 2]
    assert 5 not in options["first_starter"].fewer


def test_teams_are_told_who_plays_with_whom_and_which_formats_they_have() -> None:
    game = game_info("syndicates")
    options = {option.name: option for option in game.options}
    assert game.sides == {2: [[0], [1]], 4: [[0, 2], [1, 3]]}
    assert [name for name, option in options.items() if option.comes_first] == ["format", "contest"]
    assert options["format"].fewer == {4: ["sumo-rush", "controlled"]}
    assert [name for name, option in options.items() if option.fewer] == ["format"]
    assert game_info("shadow-cards").sides[3] == [[0], [1], [2]]


def test_all_play_with_one_set_of_cards_or_everybody_with_a_deck() -> None:
    assert {name: game_info(name).one_set for name in gloaming.games() if game_info(name).decks} == {
        "showdown": False,
        "syndicates": True,
    }


@pytest.mark.parametrize("name", gloaming.games())
def test_what_is_seen_in_a_game_and_its_rules_are_told(name: str) -> None:
    told = game_detail(name)
    book = gloaming.rulebook(name)
    view = book.start(book.setting(seed=1)).view(0)
    assert {field.name for field in told.fields} <= set(view.__struct_fields__) - set(View.__struct_fields__)
    assert set(told.acts) <= set(book.events)
    assert [rule for chapter in told.chapters for rule in chapter.rules] == [rule.text for rule in rules_of(name)]


def test_a_game_of_any_package_is_told_of() -> None:
    rulebook_of(NightFerryRulebook)
    told = game_detail("night-ferry")
    assert [(field.title, field.kind, field.by_seat) for field in told.fields] == [
        ("Hand", "cards", False),
        ("Aboard", "cards", False),
        ("Load", "number", False),
        ("Queue", "number", False),
        ("In hand", "number", True),
        ("Lanterns", "number", True),
    ]
    assert told.acts == ["boarded", "waited", "sailed", "sank"]
    assert told.preface.startswith("The last ferries leave the pier")
    assert [chapter.title for chapter in told.chapters] == ["Cards", "Turns", "The ferry", "The end"]


def test_a_game_is_offered_with_the_sides_of_every_mode() -> None:
    told = game_info("beacon")
    assert told.sides[4] == [[0, 1, 2, 3]]
    [other] = told.other_sides
    assert other.options == {"mode": "sides"}
    assert (other.sides[2], other.sides[4]) == ([[0], [1]], [[0, 2], [1, 3]])


@pytest.mark.parametrize("game", [*gloaming.games(), "beacon"])
def test_nothing_changes_the_sides_but_what_comes_first(game: str) -> None:
    book = gloaming.rulebook(game)
    for ruling in book.rulings:
        for value in [] if ruling.comes_first else ruling.choices:
            for players in book.seats:
                chosen = book.defaults | {ruling.name: value}
                assert book.sides(players, chosen) == book.sides(players, book.defaults)
