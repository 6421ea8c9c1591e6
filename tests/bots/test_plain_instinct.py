"""Bots in a game for which nobody has written an instinct: they try their options and look who leads."""

from __future__ import annotations

from random import Random

from gloaming.bots import CarefulBot, Eyes
from gloaming.bots.instinct import PlainInstinct, instinct
from gloaming.kernel.rulebook import Setting, rulebook_of
from night_ferry.rules import CARDS, NightFerry, NightFerryRulebook

BOOK = rulebook_of(NightFerryRulebook)


def pier(aboard: str, hand: str, other: str = "blue-6 blue-7") -> NightFerry:
    """Returns a game for two in which seat 0 is asked, with passengers aboard that seat 1 has brought."""
    game = next(each for seed in range(9) if (each := BOOK.start(BOOK.setting(2, seed))).decisions[0].seat == 0)
    assert isinstance(game, NightFerry)
    game.aboard, *hands = [[CARDS.index(name) for name in names.split()] for names in (aboard, hand, other)]
    game.hands, game.turn, game.boarder = hands, 0, 1
    game.queue = [card for card in range(len(CARDS)) if card not in [*game.aboard, *hands[0], *hands[1]]]
    game.ask_anew()
    return game


def chosen(game: NightFerry, seed: int) -> str:
    return CarefulBot(instinct("night-ferry"), seed).choose(Eyes(game, 0)).token


def test_a_game_without_an_instinct_has_a_plain_one() -> None:
    assert isinstance(instinct("night-ferry"), PlainInstinct)


def test_who_can_fill_the_ferry_does() -> None:
    assert {chosen(pier("red-7 red-6", "red-2 red-5 green-1"), seed) for seed in range(10)} == {"board red-2"}


def test_nobody_sinks_it_who_can_wait() -> None:
    assert "board red-5" not in {chosen(pier("red-7 red-6", "red-5 green-1"), seed) for seed in range(10)}


def test_it_knows_no_more_than_the_seat() -> None:
    """What the other holds makes no difference, as long as nobody knows it."""
    worths = []
    for other in ("blue-6 blue-7", "green-2 yellow-2"):
        game = pier("red-7 red-3", "red-2 red-4 green-1", other)
        worths.append(PlainInstinct().judge(game, game.decisions[0], Random(3)))
    assert len(set(map(tuple, worths))) == 1


class Hoarder(NightFerry):
    """Counts nothing but lanterns."""

    def leads(self) -> list[float]:
        return [float(lanterns) for lanterns in self.lanterns]


class HoardersRulebook(NightFerryRulebook):
    """The same rules, with another idea of who leads."""

    name = "hoarders"

    def fresh_game(self, setting: Setting) -> Hoarder:
        return Hoarder(self, setting)


def test_one_function_says_what_is_worth_having() -> None:
    book = HoardersRulebook()
    game = book.start(book.setting(2, seed=1))
    decision = game.decisions[0]
    worths = PlainInstinct().judge(game, decision, Random(1))
    assert decision.options[-1].token == "wait ashore"
    assert worths[-1] == min(worths) == 1.0
    assert set(worths[:-1]) == {2.0}
