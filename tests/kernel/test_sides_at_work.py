"""Teams whose members have options of their own, giving up at any time, and an end that is final."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

import gloaming
from gloaming.bots import Eyes, RandomBot, play_bots
from gloaming.kernel.choices import Option, Question
from gloaming.kernel.dealing import Unknown
from gloaming.kernel.flow import DONE, NEXT, WAIT, Flow, Step, Together
from gloaming.kernel.game import Game, game_in
from gloaming.kernel.rulebook import Rulebook, Ruling, Setting
from gloaming.kernel.view import View

PLAY = Question("play", [str(card) for card in range(8)], "Play a card", "Play {}")
SEAL = Question("seal", ["low", "high", "end"], "Seal a bid", "Seal {}")
YIELD = Question("yield", ["now"], "Give up", "Give up")
NOD = Question("nod", ["politely"], "Nod", "Nod {}")


class Toy(Game):
    """Two mates and a rival: the mates play one card between them, then all seal a bid at once."""

    def __init__(self, rulebook: Rulebook, setting: Setting) -> None:
        super().__init__(rulebook, setting, {"play": PLAY, "seal": SEAL, "yield": YIELD, "nod": NOD})
        self.hands = [[0, 1], [4, 5], [2, 3]]
        self.played: list[int] = []
        self.given_up = -1

    def twin(self) -> Toy:
        twin = Toy(self.rulebook, self.setting)
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = self.played[:]
        twin.given_up = self.given_up
        return twin

    def seen_by(self, seat: int | None) -> View:
        waiting = sorted({member for decision in self.decisions for member in decision.members})
        return View(
            game="toy",
            seat=seat,
            players=3,
            over=self.over,
            scores=self.scores[:],
            winners=self.winners,
            waiting_for=waiting,
        )

    def hidden_from(self, seat: int) -> list[Unknown]:
        return []

    def won_by(self) -> list[int]:
        return [seat for seat in (0, 1, 2) if seat != self.given_up]

    def open_anytime(self, seat: int) -> list[Option]:
        return [] if self.over else [YIELD.options[0], NOD.options[0]]

    def interject(self, seat: int, option: Option) -> Step:
        if option.question is NOD:
            return WAIT
        self.given_up = seat
        return self.end()


class Evening(Flow):
    """A card, then bids."""

    steps: ClassVar[tuple[str, ...]] = ("play", "seal", "finish")

    def play(self, game: Toy) -> Step:
        return game.ask_members([0, 2], [PLAY.offer(game.hands[0]), PLAY.offer(game.hands[2])])

    def on_play(self, game: Toy, seat: int, option: Option) -> Step:
        game.hands[seat].remove(option.value)
        game.played.append(option.value)
        return NEXT

    def seal(self, game: Toy) -> Step:
        return game.enter(Together([Sealing(seat) for seat in range(3)]))

    def finish(self, game: Toy) -> Step:
        game.scores = [1, 0, 1]
        return DONE


class Sealing(Flow):
    """One seat's bid, with which it may also end everything."""

    steps: ClassVar[tuple[str, ...]] = ("seal",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def seal(self, game: Toy) -> Step:
        return game.ask(self.seat, SEAL.options)

    def on_seal(self, game: Toy, seat: int, option: Option) -> Step:
        if option.value == 2:
            game.end()
            game.enter(Evening())
            return game.ask(seat, SEAL.options)
        return NEXT


class ToyRulebook(Rulebook):
    """The rules of the toy."""

    name: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"
    pitch: ClassVar[str] = "A toy."
    minutes: ClassVar[int] = 1
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 4)
    usual_players: ClassVar[int] = 3
    rulings: ClassVar[tuple[Ruling, ...]] = ()
    chapters: ClassVar[tuple[type[Flow], ...]] = (Evening, Sealing)

    def fresh_game(self, setting: Setting) -> Toy:
        return Toy(self, setting)

    def first_chapter(self) -> Evening:
        return Evening()

    def hides(self, question: Question) -> bool:
        return question is SEAL


BOOK = ToyRulebook()


def toy(*choices: str) -> Toy:
    game = BOOK.start(BOOK.setting(seed=1))
    assert isinstance(game, Toy)
    for choice in choices:
        seat, token = choice.split(" ", 1)
        game.choose(int(seat), token)
    return game


def offered(game: Toy) -> dict[int, list[str]]:
    return {each.seat: [option.token for option in each.options] for each in game.decisions}


def test_each_member_of_a_team_has_options_of_its_own() -> None:
    game = toy()
    assert offered(game) == {0: ["play 0", "play 1"], 2: ["play 2", "play 3"]}
    assert [(each.seats, each.members) for each in game.decisions] == [([0], [0, 2]), ([2], [0, 2])]
    assert len({each.number for each in game.decisions}) == 1


@pytest.mark.parametrize(("choice", "left"), [("0 play 1", [[0], [2, 3]]), ("2 play 3", [[0, 1], [2]])])
def test_the_first_answer_closes_the_question(choice: str, left: list[list[int]]) -> None:
    game = toy(choice)
    assert [game.hands[0], game.hands[2]] == left
    assert set(offered(game)) == {0, 1, 2}
    assert all(tokens[0] == "seal low" for tokens in offered(game).values())


def test_nobody_answers_with_a_mates_options() -> None:
    game = toy()
    with pytest.raises(gloaming.IllegalChoice, match="that is not among the choices"):
        game.choose(2, "play 0")
    number = game.decisions[0].number
    game.choose(0, "play 0")
    with pytest.raises(gloaming.StaleChoice):
        game.choose(2, "play 2", number)


def test_a_question_to_mates_survives_copies() -> None:
    game = toy()
    for copy in (game.clone(), game_in(BOOK, game.setting, game.state(), game.choices), game.imagine(0, Random(1))):
        assert isinstance(copy, Toy)
        assert offered(copy) == offered(game)
        copy.choose(2, "play 3")
        assert copy.played == [3]
    assert game.played == []


def test_a_member_without_options_is_not_asked() -> None:
    game = toy()
    game.hands[0] = []
    game.ask_anew()
    assert offered(game) == {2: ["play 2", "play 3"]}
    assert game.decisions[0].members == [2]


def test_of_mates_that_are_bots_one_answers() -> None:
    game = toy()
    play_bots(game, {seat: RandomBot(seat) for seat in range(3)})
    assert game.over
    assert len(game.played) == 1
    assert Eyes(toy(), 2).decision.options == PLAY.offer([2, 3])


def test_giving_up_works_while_seats_act_together() -> None:
    game = toy("0 play 0", "1 seal low", "1 yield now")
    assert game.over
    assert game.decisions == ()
    assert game.winners == [0, 2]


def test_what_is_open_stays_open_when_somebody_only_nods() -> None:
    game = toy("0 play 0", "1 seal low")
    before = offered(game)
    game.choose(1, "nod politely")
    assert (
        offered(game) == before == {0: ["seal low", "seal high", "seal end"], 2: ["seal low", "seal high", "seal end"]}
    )
    game.choose(0, "seal low")
    game.choose(2, "seal low")
    assert game.over
    assert game.scores == [1, 0, 1]


def test_the_end_is_final_whatever_is_asked_or_entered_after_it() -> None:
    game = toy("0 play 0", "1 seal end")
    assert game.over
    assert game.decisions == ()
    assert game.scores == [0, 0, 0]
    with pytest.raises(gloaming.StaleChoice, match="the game is over"):
        game.choose(0, "seal low")
