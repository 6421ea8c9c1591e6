"""The promises would be noticed to be broken: each is broken here, and the tests of whole games must fail by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings

import gloaming
from gloaming.games.showdown.rules import refusing
from gloaming.games.showdown.rules.cards import NAMES, Card
from gloaming.games.showdown.rules.events import CardShown, LookedAtTop, StrikeTurned
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.questions import REACT
from gloaming.kernel.choices import Option
from gloaming.kernel.foresight import Foresight
from gloaming.kernel.game import Game
from gloaming.kernel.reasons import Reason
from promises.games import games
from promises.test_choices import test_no_reason_gives_anything_away_in_the_course_of_a_game as reasons_tell_nothing
from promises.test_foresight import (
    test_nothing_certain_depends_on_what_is_hidden_in_the_course_of_a_game as nothing_depends,
)
from promises.test_foresight import (
    test_what_is_foretold_as_certain_happens_in_the_course_of_a_game as all_comes_true,
)

Promise = Callable[[str, int], None]
SEEDS = range(20)


def looking_at(hint: Callable[[list[Card]], bool]) -> Callable[[Showdown, int, Option], Reason]:
    """Returns a rule against answers that looks into the other hand."""
    honest = refusing.why_no_ability

    def why_no_ability(game: Showdown, seat: int, option: Option) -> Reason:
        if option.question is REACT and hint(game.hand_of(game.opponent(seat))):
            return refusing.NotItsMoment(NAMES[option.value])
        return honest(game, seat, option)

    return why_no_ability


BROKEN = [
    pytest.param(
        reasons_tell_nothing,
        "showdown",
        (refusing, "why_no_ability", looking_at(lambda hand: 7 in hand)),
        id="a reason tells whether the opponent holds a card",
    ),
    pytest.param(
        reasons_tell_nothing,
        "showdown",
        (refusing, "why_no_ability", looking_at(lambda hand: bool(hand) and hand[0] % 2 == 1)),
        id="a reason tells something of the opponent's first card",
    ),
    pytest.param(
        all_comes_true,
        "syndicates",
        (Foresight, "dice_thrown", lambda ahead: 0),
        id="what follows a die is certain",
    ),
    pytest.param(
        all_comes_true,
        "showdown",
        (LookedAtTop, "own", True),
        id="what lies on top of a deck is certain",
    ),
    *(
        pytest.param(promise, "showdown", (kind, "reveals", False), id=f"{kind.__name__} is no news, {how}")
        for kind in (StrikeTurned, CardShown)
        for promise, how in ((all_comes_true, "but does not come true"), (nothing_depends, "but not always the same"))
    ),
]


@pytest.mark.parametrize(("promise", "name", "bent"), BROKEN)
def test_a_broken_promise_is_noticed(
    promise: Promise, name: str, bent: tuple[object, str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(*bent)
    assert any(is_noticed(promise, name, seed) for seed in SEEDS)


def is_noticed(promise: Promise, name: str, seed: int) -> bool:
    """Tells whether the test of a promise fails in a whole game."""
    try:
        promise(name, seed)
    except AssertionError:
        return True
    return False


def test_most_drawn_games_are_under_way() -> None:
    begun, drawn = Counter[str](), Counter[str]()

    @settings(max_examples=60)
    @given(game=games(finished=False))
    def look(game: Game) -> None:
        drawn[game.rulebook.name] += 1
        begun[game.rulebook.name] += game.number > 0

    look()
    assert begun.total() >= 0.8 * drawn.total()
    assert all(begun[name] >= 3 for name in gloaming.games())
