"""The guide of a first game: the right word at the right moment, and silence once all is known."""

from __future__ import annotations

import gloaming
from gloaming.bots import Eyes, bot
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words import guide
from gloaming.kernel.game import Game
from gloaming.words.scene import Scene, words_of
from gloaming.words.seating import Seating

WORDS = words_of("shadow-cards")


def heard(game: Game, seat: int = 0) -> str:
    scene = Scene(game.view(seat), game.decision_of(seat), Seating(["You", "Ann", "Ben", "Cleo"], [None] * 4))
    return WORDS.guide(scene)


def first_game(seed: int = 3) -> ShadowCards:
    book = gloaming.rulebook("shadow-cards")
    game = book.start(book.setting(4, seed, book.lesson))
    assert isinstance(game, ShadowCards)
    return game


def lesson(seed: int) -> list[tuple[ShadowCardsView, str]]:
    """Plays a guided game to its end and returns what was heard, with what was seen at that moment."""
    game = first_game(seed)
    careful = {seat: bot("careful", "shadow-cards", seat) for seat in range(4)}
    said = []
    while not game.over:
        decision = game.decisions[0]
        if decision.seat == 0 and len(decision.options) > 1 and (words := heard(game)):  # else the table answers
            said.append((game.view(0), words))
        game.choose(decision.seat, careful[decision.seat].choose(Eyes(game, decision.seat)))
    return [*said, (game.view(0), heard(game))]


LESSONS_HEARD = [lesson(seed) for seed in range(30)]


def test_the_promise_is_explained_before_the_first_card_and_the_loss_of_cards_before_the_second() -> None:
    game = first_game()
    assert heard(game) == guide.PREDICTING["first lesson"]
    game.choose(0, game.decisions[0].options[0])
    assert heard(game) == guide.SECOND_CARD


def test_every_lesson_tells_of_trumps_and_of_taking_points_and_what_is_new_in_each_round() -> None:
    for heard_in_one in LESSONS_HEARD:
        said = [words for _, words in heard_in_one]
        assert [words for words in said if words in guide.PREDICTING.values()][::2] == list(guide.PREDICTING.values())
        assert any("trump" in words for words in said)
        assert any("scores one of its cards" in words for words in said)
        assert said[-1] == guide.END


def test_what_is_said_is_true_of_the_trick_on_the_table() -> None:
    met = set()
    for view, words in (moment for heard_in_one in LESSONS_HEARD for moment in heard_in_one):
        met.add(words)
        led = view.trick[0].card.split("-")[0] if view.trick else None
        colours = {card.split("-")[0] for card in view.hand}
        if words == guide.LEADING:
            assert led is None
        if words in (guide.FOLLOWING, guide.FOLLOWING_RED):
            assert led in colours
            assert (words == guide.FOLLOWING_RED) == (led == "red")
        if words == guide.FREE:
            assert led not in colours
            assert led != "red"
            assert "red" in colours
        if words == guide.HELPLESS:
            assert led not in colours
            assert "red" not in colours
    assert {guide.LEADING, guide.FOLLOWING, guide.FOLLOWING_RED, guide.FREE, guide.HELPLESS} <= met
    assert {guide.WON, guide.CLOSE} <= met


def test_taking_points_is_explained_once_at_the_first_trick_that_is_won() -> None:
    for heard_in_one in LESSONS_HEARD:
        scoring = [words for view, words in heard_in_one if view.phase == "score"]
        assert guide.WON not in scoring[1:]
        assert scoring[:1] in ([], [guide.WON])


def test_after_the_first_round_only_what_is_new_is_told() -> None:
    for heard_in_one in LESSONS_HEARD:
        later = {words for view, words in heard_in_one if view.round > 1 and not view.over}
        assert later <= {guide.PREDICTING["second lesson"], guide.PREDICTING["normal"], guide.WON}


def test_other_games_are_not_guided_yet() -> None:
    game = gloaming.start("showdown", seed=1)
    assert words_of("showdown").guide(Scene(game.view(0), None, Seating(["You", "Ann"], [None] * 2))) == ""
