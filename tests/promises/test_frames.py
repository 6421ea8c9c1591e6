"""No frame holds what is hidden from a seat: an imagined game takes the stack over as it is."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from gloaming.kernel.choices import Option
from gloaming.kernel.events import Event, Facts
from gloaming.kernel.flow import Step
from gloaming.kernel.game import Game
from gloaming.kernel.rulebook import Setting
from gloaming.kernel.saving import frame_state
from night_ferry.rules import Night, NightFerry, NightFerryRulebook
from promises.games import play_randomly, whole_game, whole_games


def hearing(game: Game, seat: int) -> list[Facts | None]:
    """Returns a list that what a seat sees of events is added to."""
    heard: list[Facts | None] = []

    def listen(event: Event) -> None:
        heard.append(event.seen_by(seat))

    game.listen(listen)
    return heard


def compared(game: Game, luck: Random) -> bool:
    """Goes on with a choice in a game and in another that a seat takes for it: where the seat still cannot tell them
    apart, they have the same stack. Tells whether it came to that.
    """
    seat, asked = luck.randrange(game.players), luck.choice(game.decisions)
    here, elsewhere = game.clone(), game.imagine(seat, Random(luck.getrandbits(32)))
    elsewhere.dice, elsewhere.setup_dice = here.dice.clone(), here.setup_dice.clone()
    twin = elsewhere.decision_of(asked.seat)
    assert twin is not None
    common = [option for option in asked.options if option in twin.options]
    hidden = game.rulebook.hides(asked.question) and asked.seat != seat
    if not common and not hidden:
        return False
    one = luck.choice(common or asked.options)
    other = one if common else luck.choice(twin.options)
    seen = [hearing(each, seat) for each in (here, elsewhere)]
    here.choose(asked.seat, one)
    elsewhere.choose(asked.seat, other)
    if seen[0] != seen[1] or here.view(seat).to_json() != elsewhere.view(seat).to_json():
        return False
    assert frames_of(here) == frames_of(elsewhere)
    return True


def frames_of(game: Game) -> list[dict[str, Any]]:
    """Returns the stack as plain data."""
    return [frame_state(frame) for frame in game.stack]


@whole_games
def test_no_frame_holds_what_is_hidden_from_a_seat(name: str, seed: int) -> None:
    luck = Random(seed)
    alike = [compared(game, luck) for game in whole_game(name, seed)]
    assert any(alike)


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
