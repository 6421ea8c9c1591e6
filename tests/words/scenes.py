"""Moments of a game, as one seat sees them, for tests of what is said there."""

from random import Random

import msgspec
import pytest

import gloaming
from duels import Table as Duel
from gloaming.kernel.choices import Option
from gloaming.kernel.errors import Refused
from gloaming.kernel.events import Event, Facts
from gloaming.kernel.game import Game
from gloaming.kernel.reasons import Reason
from gloaming.words.foretelling import prospect
from gloaming.words.scene import Scene, told, words_of
from gloaming.words.seating import against_bots

LONGEST = 40  # what has room on a button


def scene_of(game: Game, heard: list[Event], seat: int | None = 0) -> Scene:
    seen = [shown for event in heard if (shown := event.shown_to(seat)) is not None]
    decision = None if seat is None else game.decision_of(seat)
    bare = Scene(game.view(seat), decision, against_bots(game.players, 0, "random", 3), game.setting.options, seen)
    return told(words_of(game.rulebook.name), bare)


def recorded(game: str, facts: Facts) -> Event:
    """Returns the record of an event from its facts."""
    return msgspec.convert(facts, gloaming.rulebook(game).events[facts["event"]])


def sentence_of(game: str, facts: Facts, scene: Scene) -> str:
    """Returns what is said of an event with these facts."""
    return str(words_of(game).sentence(recorded(game, facts), scene))


def last_acts(scene: Scene) -> list[str]:
    """Returns what every seat did last, in words."""
    return [str(act) for act in words_of(scene.view.game).last_acts(scene)]


def preview_in(game: Game, scene: Scene, option: Option, seat: int = 0) -> str:
    """Returns a choice and what it leads to."""
    words = words_of(game.rulebook.name)
    return str(prospect(words, scene, game, seat, option, Random(1)).told_with(words.label(scene, option)))


def seen_at(table: Duel, seat: int = 0) -> Scene:
    return scene_of(table.game, table.heard, seat)


def asked_to(verb: str, seed: int = 3, **options: str | bool) -> tuple[Game, Scene]:
    """Returns a duel played at random until seat 0 is asked to do something, having a choice."""
    for more in range(200):
        heard: list[Event] = []
        book = gloaming.rulebook("showdown")
        game = book.start(book.setting(2, seed + more, options), heard.append)
        rng = Random(more)
        while not game.over:
            asked = game.decision_of(0)
            if asked is not None and len(asked.options) > 1 and verb in [each.question.verb for each in asked.options]:
                return game, scene_of(game, heard)
            decision = rng.choice(game.decisions)
            game.choose(decision.seat, rng.choice(decision.options))
    raise AssertionError(f"nobody was ever asked to {verb}")


def refused(game: Game, scene: Scene, token: str, seat: int = 0) -> tuple[Reason, str]:
    """Returns the reason for which a choice is not taken, and what its player reads."""
    with pytest.raises(Refused) as refusal:
        game.choose(seat, token)
    reason = refusal.value.reason
    assert game.reason_against(seat, token) == reason
    return reason, words_of(game.rulebook.name).refusal(scene, reason)
