"""Beats in the terminal: a change is seen step by step, at the pace one has set, and can be skipped."""

from pathlib import Path
from random import Random

import gloaming
from gloaming.games.showdown.words.decks import view_of
from gloaming.terminal.app import GloamingApp
from gloaming.terminal.bars import PromptBar
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.playing import PlayScreen
from gloaming.terminal.replaying import ReplayScreen
from gloaming.terminal.tape import Tape
from gloaming.terminal.watching import WatchScreen
from gloaming.words.seating import against_bots, only_bots
from terminal.tables import LARGE, SMALL

LONG = 600.0  # seconds that nobody waits


def about_to_strike() -> LiveGame:
    """Returns a duel in which only the person has yet to strike."""
    table = LiveGame.start("showdown", against_bots(2, 0, "random", 7), 7, {"deck_0": "corvo", "deck_1": "ilse"})
    while not (table.decision is not None and table.decision.question.verb == "strike" and table.waiting_bot() is None):
        decision = table.waiting_bot() or table.game.decisions[0]
        table.choose(decision.seat, decision.options[0])
    return table


async def test_strikes_turn_over_one_after_the_other_with_the_rule_and_space_skips() -> None:
    play = PlayScreen(about_to_strike(), pace=LONG)
    async with GloamingApp(play).run_test(size=SMALL) as pilot:
        await pilot.press("1")
        while play.beat is None:
            await pilot.pause()
        shown = view_of(play.scene())
        assert shown.attacker is not None
        assert shown.areas[shown.attacker].strike is not None
        assert shown.same_discipline is None
        assert play.decision() is None
        assert "SD-CMB-6" in play.query_one(PromptBar).note
        await pilot.press("space")
        while play.beat is not None:
            await pilot.pause()
        assert play.current_game() is play.live.game


async def test_a_key_for_a_card_only_skips_while_a_beat_is_shown() -> None:
    play = PlayScreen(about_to_strike(), pace=LONG)
    async with GloamingApp(play).run_test(size=SMALL) as pilot:
        await pilot.press("1")
        while play.beat is None:
            await pilot.pause()
        play.answer("pass")
        while play.beat is not None:
            await pilot.pause()
        assert play.refused == ""


async def test_who_watches_step_by_step_stops_at_every_beat() -> None:
    table = LiveGame.start("showdown", only_bots(["random", "random"], 3), 3, {"deck_0": "corvo", "deck_1": "ilse"})
    watching = WatchScreen(table, 0, running=False)
    async with GloamingApp(watching).run_test(size=LARGE) as pilot:
        while watching.beat is None:
            await pilot.press("right")
        moves = table.game.number
        first = watching.beat
        await pilot.press("right")
        assert table.game.number == moves
        assert watching.beat is not first


async def test_who_watches_skips_the_rest_of_what_a_move_set_off() -> None:
    table = LiveGame.start("showdown", only_bots(["random", "random"], 3), 3, {"deck_0": "corvo", "deck_1": "ilse"})
    watching = WatchScreen(table, 0, running=False)
    async with GloamingApp(watching).run_test(size=LARGE) as pilot:
        while watching.beat is None or len(table.beats.seen_by(None, watching.tells)) < 3:
            await pilot.press("right")
        assert watching.beat is table.beats.seen_by(None, watching.tells)[0]
        moves = table.game.number
        await pilot.press("space")
        while watching.beat is not None:
            await pilot.pause()
        assert (table.game.number, watching.running) == (moves, False)
        assert "paused" in watching.query_one(PromptBar).note
        while table.game.number == moves:
            await pilot.press("right")


async def test_a_record_is_stepped_beat_by_beat(tmp_path: Path) -> None:
    game = gloaming.start("showdown", seed=7, deck_0="twins", deck_1="oduya")
    rng = Random(7)
    while not game.over:
        decision = rng.choice(game.decisions)
        game.choose(decision.seat, rng.choice(decision.options))
    gloaming.save(game, tmp_path / "duel.gloam")
    replay = ReplayScreen(Tape(tmp_path / "duel.gloam"), eyes=0)
    async with GloamingApp(replay).run_test(size=LARGE) as pilot:
        while replay.beat is None:
            await pilot.press("right")
        at = replay.tape.at
        seen = [len(replay.scene().seen)]
        while replay.beat is not None:
            await pilot.press("right")
            seen.append(len(replay.scene().seen))
        assert replay.tape.at == at
        assert seen == sorted(seen)
        assert seen[0] < seen[-1]
        await pilot.press("left")
        assert (replay.tape.at, replay.beat) == (at - 1, None)


async def test_at_every_step_through_a_record_something_new_is_told(tmp_path: Path) -> None:
    game = gloaming.start("syndicates", seed=8)
    rng = Random(8)
    while game.number < 60:
        decision = rng.choice(game.decisions)
        game.choose(decision.seat, rng.choice(decision.options))
    gloaming.save(game, tmp_path / "match.gloam")
    replay = ReplayScreen(Tape(tmp_path / "match.gloam"), eyes=None)
    told = 0
    async with GloamingApp(replay).run_test(size=LARGE) as pilot:
        while replay.tape.at < replay.tape.length:
            await pilot.press("right")
            log = len(replay.scene().log)
            assert replay.beat is None or log > told
            told = log
