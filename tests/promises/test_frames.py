"""No frame holds what is hidden from a seat: an imagined game takes the stack over as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, ClassVar

import pytest

import gloaming
from duels import showdown
from gloaming.kernel.choices import Option
from gloaming.kernel.events import Event, Facts
from gloaming.kernel.flow import Flow, Step, Together
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import Setting
from gloaming.kernel.saving import frame_state
from kernel.court.positions import court
from matches import arranged, cards_with
from night_ferry.rules import Night, NightFerry, NightFerryRulebook
from promises.games import GAMES, play_randomly, whole_game, whole_games


def hearing(game: Game, seat: int) -> list[Facts | None]:
    """Returns a list that what a seat sees of events is added to."""
    heard: list[Facts | None] = []

    def listen(event: Event) -> None:
        heard.append(event.seen_by(seat))

    game.listen(listen)
    return heard


def compared(game: Game, luck: Random) -> set[str]:
    """Goes on with a choice in a game and in another that a seat takes for it: where the seat still cannot tell them
    apart, they have the same stack. Returns the chapters on it, if it came to that.
    """
    seat, asked = luck.randrange(game.players), luck.choice(game.decisions)
    here, elsewhere = game.clone(), game.imagine(seat, Random(luck.getrandbits(32)))
    elsewhere.dice, elsewhere.setup_dice = here.dice.clone(), here.setup_dice.clone()
    twin = elsewhere.decision_of(asked.seat)
    assert twin is not None
    common = [option for option in asked.options if option in twin.options]
    hidden = game.rulebook.hides(asked.question) and asked.seat != seat
    if not common and not hidden:
        return set()
    one = luck.choice(common or asked.options)
    other = one if common else luck.choice(twin.options)
    seen = [hearing(each, seat) for each in (here, elsewhere)]
    here.choose(asked.seat, one)
    elsewhere.choose(asked.seat, other)
    if seen[0] != seen[1] or here.view(seat).to_json() != elsewhere.view(seat).to_json():
        return set()
    assert frames_of(here) == frames_of(elsewhere)
    return set(chapters_on(here.stack))


def frames_of(game: Game) -> list[dict[str, Any]]:
    """Returns the stack as plain data."""
    return [frame_state(frame) for frame in game.stack]


def chapters_on(stack: Sequence[Flow]) -> Iterator[str]:
    """Yields the names of the chapters on a stack, with those that go on side by side."""
    for frame in stack:
        if isinstance(frame, Together):
            for branch in frame.branches:
                yield from chapters_on(branch)
        else:
            yield type(frame).__name__


@whole_games
def test_no_frame_holds_what_is_hidden_from_a_seat(name: str, seed: int) -> None:
    luck = Random(seed)
    alike = [compared(game, luck) for game in whole_game(name, seed)]
    assert any(alike)


SEEDS = {"showdown": range(24), "syndicates": range(24)}  # of whole games that are compared, six where nothing is said
TRIES = 40  # at each decision of a position

# Games in which something comes that is rare in others, and the choices on the way to it.
WARD = "aces: {clubs: {remove: {when: would-be-hit, effects: [cancel]}}}"
HURTING_FEINT = f"cards: {{8P: {{combat: [hurt: 1]}}}}\n{WARD}"
HURT = "cards: {2P: {react: {when: feints, effects: [hurt: 1]}}, 3P: {react: {when: would-be-hit, effects: [cancel]}}}"
ROW = "john-silver amy | captain-gravy@60"
PEDALS = cards_with("12: {skill: {name: Man the Pedals, effects: [draw-character: {to: slot}]}}")
POSITIONS: dict[str, list[tuple[Callable[[], Game], list[str]]]] = {
    "showdown": [
        (lambda: showdown(hands=" | 5C 8P 3I 4P", aces="clubs:up | ", decks=WARD).game, ["0 feint first-edge"]),
        (lambda: showdown(hands="2P 9I 9P | 3P 8I 8P", decks=HURT).fight("9I | 8I").game, []),
        (lambda: showdown(hands="8P 9P | 7P 7C", aces=" | clubs:up", decks=HURTING_FEINT).game, []),
    ],
    "syndicates": [
        (lambda: arranged(ROW, "carlos-el-jefe-rojas ignacio", green_deck="pebble .", card_set=PEDALS).game, []),
    ],
    "court": [
        (lambda: court("knight", "herald", hold="sword-a"), ["0 play sword-a"]),
        (lambda: court("banker", "knight"), ["0 use banker-a", "0 bid 1"]),
        (lambda: court(hold="council-a rally-a parry-c curfew-c", seats=4), ["0 use council-a"]),
        (lambda: court("poisoner", "knight warden"), ["0 use poisoner-a", "0 pick knight-b", "1 pass"]),
    ],
}

# What never lies on the stack at a question: what others build upon, and what happens without anybody being asked.
NEVER_ASKED = {
    "showdown": {"FromHand"},
    "syndicates": {"Gone", "GoneUse", "Forced"},  # nothing that follows may ask, and comes in a fixed order
    "court": {"Answering"},
}


def on_the_way(game: Game, choices: list[str]) -> Iterator[Game]:
    """Shows a game at every decision on the way through some choices; who has a single option takes it unsaid."""
    left = choices[:]
    while not game.over:
        yield game
        lone = [decision for decision in game.decisions if len(decision.options) == 1]
        if not lone and not left:
            return
        seat, token = (lone[0].seat, lone[0].options[0].token) if lone else left.pop(0).split(" ", 1)
        game.choose(int(seat), token)


@pytest.mark.parametrize("name", GAMES)
def test_every_chapter_that_waits_for_an_answer_is_compared(name: str) -> None:
    found: set[str] = set()
    for seed in SEEDS.get(name, range(6)):
        luck = Random(seed)
        found.update(*(compared(game, luck) for game in whole_game(name, seed)))
    for position, choices in POSITIONS.get(name, []):
        luck = Random(1)
        for game in on_the_way(position(), choices):
            found.update(*(compared(game, luck) for _ in range(TRIES)))
    chapters = {chapter.__name__ for chapter in gloaming.rulebook(name).chapters}
    assert chapters - found == NEVER_ASKED.get(name, set())


class Peeking(Night):
    """A night that remembers who will come next, which nobody may know."""

    steps = Night.steps

    def __init__(self) -> None:
        super().__init__()
        self.next = -1

    def on_take_turns(self, game: NightFerry, seat: int, option: Option) -> Step:
        step = super().on_take_turns(game, seat, option)
        self.next = game.queue[-1] if game.queue else -1
        return step


class PeekingRulebook(NightFerryRulebook):
    """The rules of a night ferry whose chapter holds a hidden card."""

    chapters: ClassVar[tuple[type[Night]]] = (Peeking,)

    def first_chapter(self) -> Peeking:
        return Peeking()

    def fresh_game(self, setting: Setting) -> NightFerry:
        return NightFerry(self, setting)


def test_a_frame_that_holds_a_hidden_card_is_found() -> None:
    game, luck, found = PeekingRulebook().start(PeekingRulebook().setting(3, 1)), Random(1), 0
    while not game.over:
        try:
            compared(game, luck)
        except AssertionError:
            found += 1
        play_randomly(game, luck, 1)
    assert found > 3
