"""A duel in the terminal."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
from textual.pilot import Pilot

import gloaming
from duels import Table as Duel
from duels import card_like, showdown
from gloaming.games.showdown.rules.cards import NAMES
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.games.showdown.terminal.areas import SMALL_ROOM, head, verdict_text
from gloaming.games.showdown.terminal.layout import combat_spots, hand_spots
from gloaming.games.showdown.terminal.texts import texts_page
from gloaming.games.showdown.words.combats import combats
from gloaming.games.showdown.words.decks import rules_text, trigger_text, value_of, view_of, worth
from gloaming.games.showdown.words.sentences import SENTENCES
from gloaming.kernel.events import Event
from gloaming.terminal.app import GloamingApp
from gloaming.terminal.bars import PromptBar, StatusLine
from gloaming.terminal.cards import CardRow, Spot
from gloaming.terminal.face import face_of
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.log import RecentLog
from gloaming.terminal.pages import Page
from gloaming.terminal.playing import PlayScreen
from gloaming.terminal.reading import REST, Reading
from gloaming.terminal.replaying import ReplayScreen
from gloaming.terminal.tape import Tape
from gloaming.terminal.watching import WatchScreen
from gloaming.words.seating import against_bots, only_bots
from terminal.tables import LARGE, SMALL, play_to_end, press, screen, seated, settle
from terminal.test_room import text_of
from words.scenes import asked_to, refused, scene_of, seen_at

FACE = face_of("showdown")
WORDS = FACE.words


def duel(seed: int = 3, path: Path | None = None, **options: str) -> LiveGame:
    return LiveGame.start("showdown", against_bots(2, 0, "random", seed), seed, options, path)


async def play_until_asked(pilot: Pilot[None], play: PlayScreen, verb: str, turn: int = 1) -> None:
    """Plays the first choice again and again until something is asked in a turn."""
    await settle(pilot, play)
    while not isinstance(pilot.app.screen, Page):
        asked = play.decision()
        assert asked is not None
        if asked.question.verb == verb and view_of(play.scene()).turn >= turn:
            return
        await press(pilot, play, "1")
    raise AssertionError(f"the duel ended before anybody was asked to {verb}")


# Playing.


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_whole_duel_is_played_with_keys(size: tuple[int, int]) -> None:
    play = screen(duel())
    async with seated(play).run_test(size=size) as pilot:
        page = await play_to_end(pilot, play)
        assert play.live.game.over
        assert "the duel" in page.heading
        assert "Turn 1" in str(page.content)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_everything_fits_the_screen(size: tuple[int, int]) -> None:
    play = screen(duel())
    async with seated(play).run_test(size=size) as pilot:
        await press(pilot, play, "3")
        await play_until_asked(pilot, play, "feint", turn=2)
        for widget in play.query("StatusLine, .area, CardRow, #reading, #verdict, PromptBar, Footer"):
            assert widget.region.width > 0
            assert widget.region.height > 0
            assert play.region.contains_region(widget.region), widget
        shown = text_of(pilot.app)
        assert "Corvo Thistledown" in shown
        assert "p Piles" in shown
        assert "Turn 2" in str(play.query_one(StatusLine).render())


async def test_the_champion_pointed_at_is_described_before_it_is_chosen() -> None:
    play = screen(duel())
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "right", "right")
        await pilot.pause()
        shown = text_of(pilot.app)
        deck = champion("corvo")
        assert f"{deck.name}, {deck.epithet}." in shown
        assert trigger_text("cunning", deck)[:70] in shown


async def test_the_text_of_the_pointed_card_is_on_the_screen() -> None:
    at = showdown("7P 9I change-of-costume | 8P 2P", deck_0="corvo", deck_1="ilse")
    play = screen(LiveGame(at.game, against_bots(2, 0, "random", 3), at.heard, None))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        card = card_like(champion("corvo"), "change-of-costume", [])
        play.query_one("#hand", CardRow).point_at(f"feint {NAMES[card]}")
        await pilot.pause()
        await pilot.pause()
        assert f"{champion('corvo').titles[card]}  " in text_of(pilot.app)


async def test_on_a_small_screen_two_lines_of_a_text_go_before_older_sentences() -> None:
    play = screen(duel(deck_0="twins", deck_1="oduya"))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        text, log = play.query_one(Reading), play.query_one("#recent", RecentLog)
        opened = 0
        while opened < 12:
            opened += any(ace.lies == "up" for area in view_of(play.scene()).areas for ace in area.aces)
            room = log.size.height > log.newest
            assert text.size.height >= min(2, len(text.lines(78))) or not room
            *_, last = str(text.render()).removesuffix(REST).split("\n")
            assert f"{last} " in f"{text.text.plain} ".replace("\n", " ")  # not cut within a word
            await press(pilot, play, "1")


@pytest.mark.parametrize("open_aces", ["", "clubs:up | clubs:up"])
@pytest.mark.parametrize("card", ["change-of-costume", "borrowed-face", "under-the-guard"])
async def test_the_text_of_a_strike_is_whole_on_a_small_screen(card: str, open_aces: str) -> None:
    at = showdown(f"7P {card} 9I 12C | 8P 2P", "7P | 8P", deck_0="corvo", deck_1="oduya", aces=open_aces)
    play = screen(LiveGame(at.game, against_bots(2, 0, "random", 3), at.heard, None))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        deck = champion("corvo")
        name = NAMES[card_like(deck, card, [])]
        play.query_one("#hand", CardRow).point_at(f"strike {name}")
        await pilot.pause()
        await pilot.pause()
        shown = " ".join(text_of(pilot.app).split())
        assert rules_text(name, deck) in shown
        assert "the lower total wins;" in shown
        assert play.query_one(PromptBar).note in shown


async def test_what_is_known_of_the_opponents_hand_leaves_its_line_to_a_text_on_a_small_screen() -> None:
    hands = "sidelong-glance 5C lesson-learned | 8P 9P 10P"
    at = showdown(hands, attacker=1, aces="slow-clockwork:up | ", deck_0="ilse", deck_1="oduya")
    at.fight("sidelong-glance | 8P").pass_all()
    unknown = {"9P": "10P", "10P": "9P"}[at.short(1, at.area(1, seen_by=0).seen_hand)]
    at.play("0 strike 5C", f"1 strike {unknown}", "1 pass", "0 use slow-clockwork")
    play = screen(LiveGame(at.game, against_bots(2, 0, "random", 3), at.heard, None))
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        deck = champion("ilse")
        name = NAMES[card_like(deck, "lesson-learned", [])]
        hand = play.query_one("#hand", CardRow)
        plain = next(str(spot.token) for spot in hand.spots if not rules_text(str(spot.card)[2:], deck))
        for token, known in ((plain, True), (f"choose {name}", False)):
            hand.point_at(token)
            await pilot.pause()
            await pilot.pause()
            shown = " ".join(text_of(pilot.app).split())
            assert ("Known in hand" in shown) is known
            assert (rules_text(name, deck) in shown) is not known


@pytest.mark.parametrize(("deck", "seed"), [("corvo", 6), ("ilse", 3)])
async def test_the_text_of_the_pointed_card_is_whole_through_a_duel_on_a_small_screen(deck: str, seed: int) -> None:
    play = screen(duel(seed, deck_0=deck, deck_1="oduya"))
    read = set[str]()
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        while not isinstance(pilot.app.screen, Page):
            hand = play.query_one("#hand", CardRow)
            for spot in [spot for spot in hand.spots if spot.token and spot.card]:
                name = str(spot.card).partition(":")[2]
                if name in NAMES and (text := rules_text(name, champion(deck))):
                    hand.point_at(spot.token)
                    await pilot.pause()
                    await pilot.pause()
                    assert text in " ".join(text_of(pilot.app).split())
                    read.add(name)
            await press(pilot, play, "1")
    assert len(read) > 3


async def test_a_card_says_what_it_would_do() -> None:
    play = screen(duel(deck_0="corvo"))
    async with seated(play).run_test(size=SMALL) as pilot:
        deck = champion("corvo")
        await play_until_asked(pilot, play, "feint")
        assert "feint" in play.query_one(PromptBar).sentence
        feint = play.layout_of_game.active_row().spots[0].token.removeprefix("feint ")
        assert play.query_one(PromptBar).note.startswith(f"Feint with {worth(feint, deck)} (")
        await press(pilot, play, "1")
        await play_until_asked(pilot, play, "strike")
        strike = play.layout_of_game.active_row().spots[0].token.removeprefix("strike ")
        assert play.query_one(PromptBar).note.startswith(f"Strike with {worth(strike, deck)} (")
        assert f"Together {value_of(feint, deck) + value_of(strike, deck)}" in play.query_one(PromptBar).note


def test_the_last_combat_stays_in_sight() -> None:
    heard: list[Event] = []
    book = gloaming.rulebook("showdown")
    game = book.start(book.setting(2, 3, {"deck_0": "corvo", "deck_1": "ilse"}), heard.append)
    while view_of(scene_of(game, heard)).turn < 2:
        game.choose(game.decisions[0].seat, game.decisions[0].options[-1])
    scene = scene_of(game, heard)
    assert view_of(scene).phase == "action"
    assert "The last combat, turn 1" in verdict_text(scene, False).plain
    assert [spot.below for spot in combat_spots(scene)] == ["feint", "strike"] * 2
    assert all(spot.card for spot in combat_spots(scene))


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("t", "In your hand"),
        ("k", "Ilse Verrin, the orrery-keeper (Rook)"),
        ("p", "Your discard pile ("),
        ("s", "Turn 1"),
        ("question_mark", "t texts   k decks   p discard piles"),
    ],
)
async def test_pages_open_and_close(key: str, words: str) -> None:
    play = screen(duel(deck_0="corvo"))
    async with seated(play).run_test(size=LARGE) as pilot:
        await play_until_asked(pilot, play, "feint", turn=2)
        await press(pilot, play, key)
        page = pilot.app.screen
        assert isinstance(page, Page)
        assert words in str(page.content) or words in text_of(pilot.app)
        await pilot.press("enter")
        assert pilot.app.screen is play


async def test_the_pages_say_so_before_anybody_has_chosen() -> None:
    play = screen(duel())
    async with seated(play).run_test(size=SMALL) as pilot:
        for key in "tkps":
            await press(pilot, play, key)
            assert isinstance(pilot.app.screen, Page)
            await pilot.press("enter")


async def test_quitting_and_resuming_gives_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "evening.gloam"
    play = screen(duel(path=path))
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "3", "1", "1")
        await pilot.press("q")
    resumed = LiveGame.resume(path)
    assert resumed.game == play.live.game
    again = screen(resumed)
    async with seated(again).run_test(size=SMALL) as pilot:
        await settle(pilot, again)
        assert again.scene().view == play.scene().view
        assert again.scene().log == play.scene().log


async def test_a_row_longer_than_the_screen_moves_with_the_cursor() -> None:
    play = screen(duel())
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        row = play.query_one("#hand", CardRow)
        row.show([Spot("0:2-of-clubs", token=f"choose {place}", lit=True) for place in range(30)], (5, 9))
        await pilot.pause()
        assert row.region.width <= SMALL[0]
        row.move(-1)
        await pilot.pause()
        assert row.cursor == 29
        assert 29 in row.in_sight
        row.move(1)
        assert row.in_sight[0] == 0


# Answers that are the only ones.


async def test_nobody_is_bothered_with_a_single_answer() -> None:
    play = screen(duel())
    bothered = []
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        while not isinstance(pilot.app.screen, Page):
            asked = play.live.asked
            assert asked is not None
            bothered.append(len(asked.options))
            await press(pilot, play, "1")
    forced = len([seat for seat, _ in play.live.game.choices if seat == 0]) - len(bothered)
    assert min(bothered) > 1
    assert forced > 0


async def test_undo_goes_back_to_the_last_real_choice() -> None:
    play = screen(duel(deck_0="corvo"))
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "1", "1")
        while True:
            asked, before = play.live.asked, play.live.game.number
            await press(pilot, play, "1")
            mine = [token for seat, token in play.live.game.choices[before:] if seat == 0]
            if len(mine) > 1:  # answers were given for the person since
                break
        await press(pilot, play, "u")
        again = play.live.asked
        assert asked is not None
        assert again is not None
        assert again.options == asked.options
        assert play.live.game.number == before


def asked_after_a_forced_answer(path: Path) -> LiveGame:
    """Returns a duel in which seat 0 had no choice before it is asked for the first time."""
    for seed in range(50):
        at = duel(seed, path, deck_0="corvo", deck_1="ilse")
        while at.decision is None:
            bot = at.waiting_bot()
            if not at.answer_forced() and bot is not None:
                at.choose(bot.seat, at.think(bot.seat))
        if any(seat == 0 for seat, _ in at.game.choices):
            return at
    raise AssertionError("seat 0 always had a choice")


def test_there_is_nothing_to_take_back_when_nothing_was_chosen(tmp_path: Path) -> None:
    at = asked_after_a_forced_answer(tmp_path / "evening.gloam")
    assert not at.undo()
    assert not at.begun
    assert not (tmp_path / "evening.gloam").exists()


def test_a_silent_pass_is_not_waited_for() -> None:
    at = duel(deck_0="corvo", deck_1="brannagh")
    heard = []
    while not at.game.over:
        decision = at.game.decisions[0]
        option = decision.options[-1]
        before = len(at.heard)
        heard.append(at.would_be_heard(decision, option))
        at.game.choose(decision.seat, option)
        assert heard[-1] is (len(at.heard) > before)
    assert {True, False} == set(heard)


# Words.


@pytest.mark.parametrize("seed", range(12))
def test_every_moment_has_its_words(seed: int) -> None:
    heard: list[Event] = []
    book = gloaming.rulebook("showdown")
    decks = {"deck_0": ROSTER[seed % 6], "deck_1": ROSTER[(seed // 2 + 3) % 6]}
    game = book.start(book.setting(2, seed, decks), heard.append)
    rng = Random(seed)
    while not game.over:
        for seat in range(2):
            scene = scene_of(game, heard, seat)
            assert WORDS.prompt(scene)
            assert WORDS.describe(scene)
            combat_spots(scene)
            if scene.decision is not None:
                spots = hand_spots(scene)
                assert {spot.token for spot in spots if spot.lit} == {each.token for each in scene.decision.options}
                dark = [spot.token for spot in spots if spot.token and not spot.lit]
                assert all(refused(game, scene, token, seat)[1] for token in dark)
        decision = rng.choice(game.decisions)
        game.choose(decision.seat, rng.choice(decision.options))
    assert {type(event) for event in heard} <= set(SENTENCES.tellers)
    for seen in (0, 1, None):
        scene = scene_of(game, heard, seen)
        assert len(WORDS.sheet(scene)) == 1 + len([each for each in combats(scene.seen) if each.totals or each.unable])
        assert all(FACE.leaf(leaf.key, scene).plain for leaf in FACE.leaves)
        assert "the duel" in WORDS.prompt(scene) or "duel is drawn" in WORDS.prompt(scene)


def test_a_card_that_is_no_action_says_so() -> None:
    game, scene = asked_to("play", deck_0="corvo", deck_1="ilse")
    dark = [spot.token for spot in hand_spots(scene) if spot.token and not spot.lit]
    assert dark
    for token in dark:
        assert re.search(r" is an? .+, not an Action\.$| would change nothing now\.$", refused(game, scene, token)[1])


def test_a_card_of_the_hand_says_what_else_is_asked() -> None:
    game, scene = asked_to("trigger")
    held = [spot.token for spot in hand_spots(scene) if not spot.lit]
    assert held
    for token in held:
        assert refused(game, scene, token)[1] == f"Not now. {game.decisions[0].prompt}."


# What lasts.

BRACE = "cards: {6P: {title: Brace, action: [add: {amount: 1, to: strike}]}}"


def test_what_lasts_stands_beside_the_totals_and_in_the_plain_text() -> None:
    at = showdown("6P 5I 9I | 8P 3I", phase="action", deck_0=BRACE).play("0 play 6P", "1 pass", "0 pass")
    at.fight("5I | 8P")
    line = "This combat, your 6♣: “Your strike gets +1.”"
    assert line in WORDS.describe(seen_at(at))
    assert line in FACE.leaf("t", seen_at(at)).plain
    assert line in " ".join(verdict_text(seen_at(at), False).plain.split())


def test_what_lasts_until_the_next_combat_says_which_combat_that_is_now() -> None:
    text = "cards: {6P: {title: Wait, action: [add: {amount: 1, to: strike, until: next-combat}]}}"
    at = showdown("6P 5I 12I 2C | 8P 3P 4P", phase="action", deck_0=text).play("0 play 6P", "1 pass", "0 pass")
    line = "Next combat, your 6♣: “Your strike gets +1 in the next combat.”"
    assert line in WORDS.describe(seen_at(at))
    assert line in " ".join(verdict_text(seen_at(at), True).plain.split())
    at.fight("5I | 8P", "12I | 3P")
    assert "This combat, your 6♣: “Your strike gets +1 in this combat.”" in WORDS.describe(seen_at(at))


def test_what_does_not_fit_beside_the_totals_is_named() -> None:
    text = "cards: {6P: {title: Brace, action: [add: 1, add: {amount: 2, to: strike}, add: {amount: 3, to: feint}]}}"
    at = showdown("6P 5I 9I | 8P 3I", phase="action", deck_0=text).play("0 play 6P", "1 pass", "0 pass")
    at.fight("5I | 8P")
    lines = verdict_text(seen_at(at), False).plain.split("\n")
    assert len(lines) <= SMALL_ROOM[1]
    assert "In effect (t): your 6♣" in lines


def test_the_rule_stands_beside_an_open_combat_if_nothing_lasts() -> None:
    at = showdown("5I 9I | 8P 3I", "5I | 8P")
    for wide in (False, True):
        assert "the lower total wins;" in verdict_text(seen_at(at), wide).plain


async def test_on_a_small_screen_a_long_note_takes_two_lines() -> None:
    play = screen(duel(deck_0="corvo"))
    async with seated(play).run_test(size=SMALL) as pilot:
        await play_until_asked(pilot, play, "strike")
        note = "Strike with A Very Long Title Indeed (Q♠) - 12 Cunning. Its text has no effect here. 13 + 12 = 25."
        play.query_one(PromptBar).show("Strike.", note, True)
        await pilot.pause()
        assert note in " ".join(text_of(pilot.app).split())
        assert play.region.contains_region(play.query_one(PromptBar).region)


SITTING = ["You", "Buttered Philippa"]  # such as a tournament gives


def against_a_long_name(at: Duel) -> PlayScreen:
    return screen(LiveGame(at.game, replace(against_bots(2, 0, "random", 3), names=SITTING), at.heard, None))


async def test_a_long_name_leaves_every_part_of_a_small_screen_its_line() -> None:
    at = showdown("7P 9I 12C | 8P 2P", "7P | 8P", deck_0="corvo", deck_1="oduya")
    play = against_a_long_name(at)
    async with seated(play).run_test(size=SMALL) as pilot:
        await settle(pilot, play)
        shown = text_of(pilot.app)
        assert "Buttered Philippa random  Quill-Marshal Oduya, keeper of the" in shown
        assert "Aces ▒▒ ▒▒ ▒▒ ▒▒   Joker 6✚P/6☼I   deck" in shown
        assert re.search(r" +Philippa +Philippa +You +You +Philippa 8 \+ \?", shown)
        assert "You      7 + ?" in shown


# Others' duels.


async def test_bots_fight_to_the_end_before_a_watcher() -> None:
    watching = WatchScreen(LiveGame.start("showdown", only_bots(["random"] * 2, 3), 3), 0, True)
    async with GloamingApp(watching).run_test(size=SMALL) as pilot:
        await watching.finished.wait()
        await pilot.pause()
        assert watching.live.game.over
        assert isinstance(pilot.app.screen, Page)


async def test_a_record_is_seen_through_any_eyes(tmp_path: Path) -> None:
    game = gloaming.start("showdown", seed=7, deck_0="twins", deck_1="oduya")
    rng = Random(7)
    while not game.over:
        decision = rng.choice(game.decisions)
        game.choose(decision.seat, rng.choice(decision.options))
    gloaming.save(game, tmp_path / "duel.gloam")
    replay = ReplayScreen(Tape(tmp_path / "duel.gloam"), eyes=None)
    async with GloamingApp(replay).run_test(size=LARGE) as pilot:
        for keys in (["right"] * 6, ["tab", "right", "right"], ["tab", "end"], ["tab", "home"]):
            await pilot.press(*keys)
            assert replay.scene().view == replay.current_game().view(replay.eyes)
            assert "The Lanternless Twins" in text_of(pilot.app)


def test_the_page_of_texts_reads_the_opponents_cards_as_theirs() -> None:
    text = "aces: {clubs: {title: Prayer, remove: [draw: 1]}}\ntriggers: {physical: [draw: 2]}"
    at = showdown("6P | 8P", aces="clubs:up | clubs:up", deck_0=text, deck_1=text)
    page = texts_page(scene_of(at.game, at.heard)).plain
    assert "Your A♣ Prayer  Remove: Draw a card." in page
    assert "Rook's A♣ Prayer  Remove: They draw a card." in page
    assert page.index("Physical trigger: Draw two cards.") < page.index("Physical trigger: They draw two cards.")


def test_who_attacks_is_told_beside_the_name() -> None:
    at = showdown("6P | 8P")
    assert "You · attacking" in head(scene_of(at.game, at.heard), 0).plain


def test_the_page_of_texts_begins_with_its_first_heading_without_a_hand() -> None:
    at = showdown("6P | 8P", deck_0="corvo", deck_1="ilse")
    own, watched = (scene_of(at.game, at.heard, seat) for seat in (0, None))
    spent = replace(own, view=msgspec.structs.replace(view_of(own), hand=[]))
    for scene in (spent, watched):
        assert texts_page(scene).plain.startswith(champion("corvo").name)
