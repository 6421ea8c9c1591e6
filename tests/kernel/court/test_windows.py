"""Windows at court: in which one a question is asked, and which can open at all."""

from __future__ import annotations

from random import Random

import gloaming
from gloaming.words.windows import titles, titles_in
from kernel.court.positions import court, play
from kernel.court.vocabulary import VOCABULARY


def test_a_question_in_a_window_is_known_by_the_moment_and_by_what_is_answered() -> None:
    game = court("assassin", "knight", hold="parry-b")
    assert game.open_window() == ""
    game.choose(0, "use assassin-a")
    assert game.open_window() == ""  # while it is aimed
    game.choose(0, "pick knight-b")
    assert game.open_window() == "interrupt ability"
    assert game.imagine(1, Random(1)).open_window() == game.clone().open_window() == "interrupt ability"


def test_of_windows_within_each_other_the_innermost_counts() -> None:
    game = court("assassin", "pilgrim avenger widow", hold="rally-b", places="gallows")
    play(game, "0 use assassin-a", "0 pick pilgrim-b")
    assert game.open_window() == "reaction left_play"
    play(game, "1 use avenger-b")
    assert game.open_window() == "reaction challenged"
    play(game, "1 use rally-b", "1 pick avenger-b", "0 bid 0", "1 bid 0")
    assert game.open_window() == "reaction left_play"


def test_only_windows_are_told_that_some_card_of_the_game_may_answer() -> None:
    """Whoever plays knows the cards; forced abilities work by themselves, so that nobody is asked."""
    windows = court().windows()
    assert "interrupt ability" in windows
    assert "reaction left_play" in windows
    assert {window.split(" ")[0] for window in windows} == {"interrupt", "reaction"}
    assert windows == court(hold="parry-b").windows() == court(seats=4).windows()


def test_a_game_without_windows_has_none() -> None:
    game = gloaming.start("shadow-cards", seed=1)
    assert (game.windows(), game.open_window()) == ([], "")


def test_windows_are_called_as_cards_say_when_they_answer() -> None:
    told = titles_in(VOCABULARY)
    assert told["interrupt wounded"] == "Before a courtier is wounded"
    assert told["reaction left_play"] == "After a card leaves play"


def test_windows_of_a_game_without_such_words_are_told_by_their_parts() -> None:
    assert titles(["forced-interrupt left_play", "recess"], None) == {
        "forced-interrupt left_play": "Forced interrupt: left play",
        "recess": "Recess",
    }
