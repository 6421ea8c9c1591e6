"""Clocks: for each move or for a whole game, with some grace for those whose line is cut."""

import asyncio
import re

import gloaming
from gloaming.games.shadow_cards.rules.cards import names_of
from gloaming.games.shadow_cards.rules.game import ShadowCards
from gloaming.kernel.card_sets import cards_of
from gloaming.table.protocol import Clock
from gloaming.table.requests import Choose, Sit, Stand, Undo
from table.tables import Evening, Guest, pair, play_on, until_asked

MOVE = Clock("move", 60, grace=30)
GAME = Clock("game", 100, increment=5, grace=30)


def left(who: Guest, seat: int) -> float | None:
    return who.sight.table.seats[seat].seconds_left


async def in_tricks(evening: Evening, clock: Clock) -> tuple[Guest, Guest]:
    """Two people in the middle of a round, the first of them to play a card."""
    ann, bob = await pair(evening, clock=clock)
    await until_asked([ann, bob], ann, "play")
    return ann, bob


async def test_without_a_clock_nobody_is_hurried(evening: Evening) -> None:
    ann, _ = await pair(evening)
    assert left(ann, 0) is None
    await evening.passes(1e6)
    assert ann.sight.table.choices == 0


async def test_the_clock_runs_for_those_who_are_asked(evening: Evening) -> None:
    ann, bob = await in_tricks(evening, MOVE)
    assert [seat.running for seat in ann.sight.table.seats] == [True, False]
    evening.time += 20
    assert (await (await ann.table()).told_info()).seats[0].seconds_left == 40
    assert bob.sight.table.seats[1].seconds_left is None


async def test_when_the_time_for_a_move_is_up_a_choice_is_made(evening: Evening) -> None:
    ann, _ = await in_tricks(evening, MOVE)
    before = ann.sight.table.choices
    await evening.passes(59)
    assert ann.sight.table.choices == before
    await evening.passes(1)
    choices = (await ann.course()).choices
    assert choices[before].seat == 0
    assert ann.sight.table.seats[0].level is None  # the seat is still hers


async def test_who_was_too_late_reads_what_was_chosen_and_nobody_else_does(evening: Evening) -> None:
    ann, bob = await in_tricks(evening, MOVE)
    await evening.passes(60)
    token = next(choice.token for choice in reversed((await ann.course()).choices) if choice.seat == 0)
    card = token.split(" ")[1].replace("-", " ")
    for guest in (ann, bob):
        guest.read()
    [told] = [sight.answered for sight in ann.seen if sight.answered]
    assert re.match(f"Your time ran out, so a move was made for you: (lead|play) the {card}\\b", told)
    assert [sight.answered for sight in bob.seen if sight.answered] == []


async def test_a_late_prediction_is_told_with_all_its_cards(evening: Evening) -> None:
    ann, _ = await pair(evening, clock=MOVE)
    ann.read()
    await evening.passes(60)
    ann.read()
    game = await ann.game()
    assert isinstance(game, ShadowCards)
    told = [sight.answered for sight in ann.seen if sight.answered][-1]
    cards = [name.replace("-", " ") for name in names_of(game.predictions[0])]
    assert [card for card in cards if f"set the {card} aside" not in told] == []
    assert told.startswith("Your time ran out, so a move was made for you: set the ")


async def test_every_move_has_its_own_time(evening: Evening) -> None:
    ann, bob = await in_tricks(evening, MOVE)
    for _ in range(6):
        evening.time += 50
        await play_on([ann, bob], 1)
    asked = ann if ann.sight.decision else bob
    assert asked.sight.you is not None
    assert left(asked, asked.sight.you) == 60


async def test_a_games_time_is_used_up_by_thinking_and_grows_with_every_move(evening: Evening) -> None:
    ann, _ = await in_tricks(evening, GAME)
    had = left(ann, 0)
    assert had is not None
    evening.time += 30
    await ann.chooses()
    assert left(ann, 0) == had - 30 + 5


async def test_a_game_without_time_is_played_on_by_a_bot(evening: Evening) -> None:
    ann, bob = await in_tricks(evening, Clock("game", 100, increment=0, grace=0))
    before = ann.sight.table.choices
    await evening.passes(101)
    assert ann.sight.table.choices > before
    assert left(ann, 0) == 0
    while bob.sight.decision is not None:
        await bob.chooses()
        await evening.passes(0)
    assert bob.sight.table.phase == "over"


async def test_who_lost_the_line_has_some_grace(evening: Evening) -> None:
    ann, bob = await in_tricks(evening, MOVE)
    before = bob.sight.table.choices
    await evening.passes(50)
    await ann.parts()
    await evening.passes(39)
    assert bob.sight.table.choices == before
    await evening.passes(1)
    assert (await bob.course()).choices[before].seat == 0


async def test_the_time_of_grace_is_not_held_against_one_who_comes_back(evening: Evening) -> None:
    ann, bob = await in_tricks(evening, MOVE)
    before = bob.sight.table.choices
    await evening.passes(50)
    await ann.parts()
    await evening.passes(25)
    await ann.joins(bob.table_id)
    assert left(ann, 0) == 10
    await evening.passes(9)
    assert ann.sight.table.choices == before
    await ann.parts()  # and the rest of the grace is five seconds
    await evening.passes(5.5)
    await ann.joins(bob.table_id)
    assert left(ann, 0) == 0.5
    await evening.passes(0.5)
    assert ann.sight.table.choices > before


async def test_a_bot_in_a_lent_seat_has_no_clock(evening: Evening) -> None:
    ann, _ = await in_tricks(evening, MOVE)
    await ann.does(Stand(0))
    assert not ann.sight.table.seats[0].running
    await ann.does(Sit(0, 0))
    assert ann.sight.table.seats[0].running == (ann.sight.decision is not None)


async def test_clocks_survive_a_restart(evening: Evening) -> None:
    ann, bob = await in_tricks(evening, GAME)
    evening.time += 40
    await ann.chooses()
    had = left(bob, 0)
    await evening.reopens()
    await ann.joins(ann.table_id)
    await bob.joins(ann.table_id)
    assert left(ann, 0) == had
    asked = ann if ann.sight.decision else bob
    before = asked.sight.table.choices
    await evening.passes(105 * 4)
    assert asked.sight.table.choices > before


async def test_clocks_survive_a_database_that_does_not_answer(evening: Evening) -> None:
    ann, _ = await in_tricks(evening, MOVE)
    with evening.store.overfull():
        await evening.passes(10)
        request = Choose(0, ann.decision.number, ann.decision.options[0].token)
        assert (await ann.is_refused(request)).kind == "busy"
        info = await (await ann.table()).told_info()
        assert (info.seats[0].running, info.seats[0].seconds_left) == (True, 50)
        before = info.choices
        evening.time += 50
        await (await ann.table()).answering.time_is_up()
    await evening.settled()
    await evening.passes(0)
    assert ann.sight.table.choices > before  # as soon as it does


async def test_taking_back_gives_no_time_back(evening: Evening) -> None:
    ann = await evening.person("Ann")
    await ann.makes("me moth", clock=GAME)
    await until_asked([ann], ann, "play")
    evening.time += 30
    await ann.chooses()
    had = left(ann, 0)
    await ann.does(Undo(0))
    assert left(ann, 0) == had


async def test_a_prediction_that_is_not_made_in_time_takes_the_middle_cards(evening: Evening) -> None:
    """A-28: cards 7 to 9 of the 15 with two players, in the order of value, then suit."""
    ann, bob = await pair(evening, clock=MOVE)
    game = await ann.game()
    assert isinstance(game, ShadowCards)
    hands = [cards_of(hand) for hand in game.hands]
    for _ in range(3):
        await bob.chooses()
    await evening.passes(60)
    assert ann.sight.decision is None or ann.decision.verb != "predict"
    middle = sorted(hands[0], key=lambda card: (card % 15, card // 15))[6:9]
    assert sorted((await ann.game()).predictions[0]) == sorted(middle)  # type: ignore[attr-defined]


def test_what_is_left_of_a_prediction_is_taken_from_the_middle() -> None:
    """A-28: one who has set a card aside has only the rest chosen."""
    for players, first in ((2, 6), (3, 6), (4, 6), (5, 5)):
        game = gloaming.start("shadow-cards", players=players, seed=4)
        assert isinstance(game, ShadowCards)
        ordered = sorted(cards_of(game.hands[0]), key=lambda card: (card % 15, card // 15))
        decision = game.decision_of(0)
        assert decision is not None
        option = game.rulebook.when_time_is_up(game, decision)
        assert option is not None
        assert option.value == ordered[first]
        game.choose(0, next(each for each in decision.options if each.value == ordered[first]))
        decision = game.decision_of(0)
        assert decision is not None
        following = game.rulebook.when_time_is_up(game, decision)
        assert following is not None
        assert following.value == ordered[first + 1]


def test_a_rulebook_that_says_nothing_leaves_a_late_choice_to_a_bot() -> None:
    game = gloaming.start("showdown", seed=1)
    decision = game.decisions[0]
    assert game.rulebook.when_time_is_up(game, decision) is None
    cards = gloaming.start("shadow-cards", players=4, seed=1)
    while cards.decisions[0].question.verb == "predict":
        cards.choose(cards.decisions[0].seat, cards.decisions[0].options[0])
    assert cards.rulebook.when_time_is_up(cards, cards.decisions[0]) is None


async def test_a_choice_in_the_last_moment_stands(evening: Evening) -> None:
    ann, _ = await in_tricks(evening, MOVE)
    before = ann.sight.table.choices
    token = ann.decision.options[-1].token
    evening.time += 60
    ringing = asyncio.create_task((await ann.table()).answering.time_is_up())
    choosing = asyncio.create_task(ann.ask(Choose(0, ann.decision.number, token)))
    await asyncio.gather(ringing, choosing)
    await evening.settled()
    choices = (await ann.course()).choices
    assert (choices[before].seat, choices[before].token) == (0, token)
    assert ann.sight.table.phase == "playing"
    assert ann.sight.table.trouble is None
