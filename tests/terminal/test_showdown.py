"""A duel in the terminal."""

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

import gloaming
from duels import Table as Duel
from duels import showdown, started
from gloaming.games.showdown.cards import card_named
from gloaming.games.showdown.champions import champion
from gloaming.games.showdown.questions import ROSTER
from gloaming.kernel.errors import Refused
from gloaming.kernel.events import Event, Fact
from gloaming.kernel.game import Game
from gloaming.terminal.app import GloamingApp
from gloaming.terminal.bars import PromptBar, StatusLine
from gloaming.terminal.cards import CardRow, Spot
from gloaming.terminal.face import Scene, face_of, told
from gloaming.terminal.pages import Page
from gloaming.terminal.playing import PlayScreen
from gloaming.terminal.replaying import ReplayScreen
from gloaming.terminal.seating import against_bots, only_bots
from gloaming.terminal.showdown.areas import SMALL_ROOM, WIDE_ROOM, verdict_text
from gloaming.terminal.showdown.combats import combats
from gloaming.terminal.showdown.decks import rules_text, trigger_text, value_of, view_of, worth
from gloaming.terminal.showdown.layout import combat_spots, hand_spots
from gloaming.terminal.showdown.sentences import SENTENCES
from gloaming.terminal.table import Table
from gloaming.terminal.tape import Tape
from gloaming.terminal.watching import WatchScreen
from terminal.tables import LARGE, SMALL, play_to_end, press, screen, seated, settle
from terminal.test_room import text_of

FACE = face_of("showdown")


def duel(seed: int = 3, path: Path | None = None, **options: str) -> Table:
    return Table.start("showdown", against_bots(2, 0, "random", seed), seed, options, path)


def scene_of(game: Game, heard: list[Event], seat: int | None = 0) -> Scene:
    seen = [facts for event in heard if (facts := event.seen_by(seat)) is not None]
    decision = None if seat is None else game.decision_of(seat)
    return told(FACE, Scene(game.view(seat), decision, against_bots(2, 0, "random", 3), game.setting.options, seen))


def asked_to(verb: str, seed: int = 3, **options: str) -> tuple[Game, Scene]:
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
        assert play.table.game.over
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
    play = screen(duel(deck_0="corvo"))
    async with seated(play).run_test(size=SMALL) as pilot:
        deck = champion("corvo")
        titles: list[str] = []
        while not titles:
            await play_until_asked(pilot, play, "feint")
            row = play.query_one("#hand", CardRow)
            names = [spot.token.removeprefix("feint ") for spot in row.spots]
            titles = [deck.titles[card_named(name)] for name in names if rules_text(name, deck)]
            if not titles:
                await press(pilot, play, "1")
        row.point_at(f"feint {next(name for name in names if rules_text(name, deck))}")
        await pilot.pause()
        await pilot.pause()
        assert f"{titles[0]}  " in text_of(pilot.app)


async def test_a_card_says_what_it_would_do() -> None:
    play = screen(duel(deck_0="corvo"))
    async with seated(play).run_test(size=SMALL) as pilot:
        deck = champion("corvo")
        await play_until_asked(pilot, play, "feint")
        assert "feint" in play.query_one(PromptBar).sentence
        feint = play.layout_of_game.active_row().spots[0].token.removeprefix("feint ")
        assert play.query_one(PromptBar).note.startswith("Feint with ")
        assert f" - {worth(feint, deck)}." in play.query_one(PromptBar).note
        await press(pilot, play, "1")
        await play_until_asked(pilot, play, "strike")
        strike = play.layout_of_game.active_row().spots[0].token.removeprefix("strike ")
        assert play.query_one(PromptBar).note.startswith("Strike with ")
        assert f"+ {value_of(strike, deck)} = " in play.query_one(PromptBar).note


def test_the_last_combat_stays_in_sight() -> None:
    heard: list[Event] = []
    book = gloaming.rulebook("showdown")
    game = book.start(book.setting(2, 3, {"deck_0": "corvo", "deck_1": "ilse"}), heard.append)
    while view_of(scene_of(game, heard)).turn < 2:
        game.choose(game.decisions[0].seat, game.decisions[0].options[-1])
    scene = scene_of(game, heard)
    assert view_of(scene).phase == "action"
    assert "The last combat, turn 1" in verdict_text(scene).plain
    assert [spot.below for spot in combat_spots(scene)] == ["feint", "strike"] * 2
    assert all(spot.card for spot in combat_spots(scene))


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("t", "In your hand"),
        ("k", "Ilse Verrin, the orrery-keeper (Rook)"),
        ("p", "Your discards ("),
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
    resumed = Table.resume(path)
    assert resumed.game == play.table.game
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
            asked = play.table.asked
            assert asked is not None
            bothered.append(len(asked.options))
            await press(pilot, play, "1")
    forced = len([seat for seat, _ in play.table.game.choices if seat == 0]) - len(bothered)
    assert min(bothered) > 1
    assert forced > 0


async def test_undo_goes_back_to_the_last_real_choice() -> None:
    play = screen(duel(deck_0="corvo"))
    async with seated(play).run_test(size=SMALL) as pilot:
        await press(pilot, play, "1", "1")
        while True:
            asked, before = play.table.asked, play.table.game.number
            await press(pilot, play, "1")
            mine = [token for seat, token in play.table.game.choices[before:] if seat == 0]
            if len(mine) > 1:  # answers were given for the person since
                break
        await press(pilot, play, "u")
        again = play.table.asked
        assert asked is not None
        assert again is not None
        assert again.options == asked.options
        assert play.table.game.number == before


def test_there_is_nothing_to_take_back_when_nothing_was_chosen(tmp_path: Path) -> None:
    at = duel(deck_0="corvo", deck_1="ilse", path=tmp_path / "evening.gloam")
    while at.decision is None:
        bot = at.waiting_bot()
        if not at.answer_forced() and bot is not None:
            at.choose(bot.seat, at.think(bot.seat))
    assert any(seat == 0 for seat, _ in at.game.choices)
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


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"event": "chose", "seat": 1}, "Rook has chosen a champion."),
        ({"event": "chose", "seat": 0, "champion": "corvo"}, "You choose Corvo Thistledown."),
        ({"event": "champions", "champions": ["A", "B"]}, "You fight as A, Rook as B."),
        ({"event": "shuffled", "seat": 0}, "Your deck is shuffled."),
        ({"event": "cut_offered", "seat": 0, "asked": False}, ""),
        ({"event": "cut", "seat": 1, "cut": True}, "Rook cuts it."),
        (
            {"event": "cut_for_first", "cards": ["9-of-clubs", "4-of-hearts"]},
            "Cut for the first attack: You the 9 of clubs and Rook the 4 of hearts.",
        ),
        ({"event": "first_player", "seat": 0}, "You attack first."),
        ({"event": "turn", "turn": 2, "attacker": 1}, "Turn 2: Rook attacks."),
        ({"event": "passed", "seat": 0}, "You pass."),
        ({"event": "drew", "seat": 1, "count": 2}, "Rook draws 2 cards."),
        ({"event": "drew", "seat": 0, "count": 1, "cards": ["9-of-clubs"]}, "You draw the 9 of clubs."),
        ({"event": "discarded", "seat": 0, "card": "9-of-clubs"}, "You discard the 9 of clubs, 9 Physical."),
        ({"event": "named", "seat": 1, "discipline": "cunning"}, "Rook names Cunning."),
        (
            {"event": "flipped", "seat": 1, "card": "9-of-clubs", "kept": True},
            "Rook flips the 9 of clubs, 9 Intellect and keeps it.",
        ),
        (
            {"event": "took", "seat": 1, "of": 3},
            "Rook looks at the top 3 of the deck, taking one and putting the others under it.",
        ),
        (
            {"event": "looked", "seat": 1, "count": 1, "cards": ["9-of-clubs"]},
            "Rook looks at 1 card of your hand: the 9 of clubs.",
        ),
        ({"event": "shows_none", "seat": 0, "discipline": "cunning"}, "You have no Cunning card."),
        ({"event": "counted", "seat": 1, "discipline": "cunning", "count": 2}, "Rook holds 2 Cunning cards."),
        (
            {"event": "recovered", "seat": 0, "card": "9-of-clubs", "to": "hand"},
            "You take the 9 of clubs, 9 Physical from the discard pile back into hand.",
        ),
        ({"event": "put_back", "seat": 1, "to": "top"}, "Rook puts a card on the deck."),
        ({"event": "feint", "seat": 0, "card": "first-edge"}, "You feint with the Black Joker's 5 Cunning edge."),
        ({"event": "strike", "seat": 1}, "Rook lays a strike face down."),
        (
            {"event": "revealed", "strikes": ["9-of-clubs", "2-of-clubs"]},
            "The strikes: You the 9 of clubs (Physical) and Rook the 2 of clubs (Physical).",
        ),
        (
            {"event": "verdict", "winner": 0, "totals": [9, 12], "same_discipline": True},
            "You 9, Rook 12: same discipline, the lower wins; you win the combat.",
        ),
        (
            {"event": "verdict", "winner": 1, "totals": [9, 12], "same_discipline": False},
            "You 9, Rook 12: different disciplines, the higher wins; Rook wins the combat.",
        ),
        (
            {"event": "verdict", "winner": -1, "totals": [9, 9], "same_discipline": False},
            "You 9, Rook 9: a tie, nobody is hit.",
        ),
        ({"event": "unable", "seats": [0]}, "You have no card to strike with: a hit at once."),
        ({"event": "prevented", "seat": 0}, "You are not hit after all."),
        (
            {"event": "game_over", "losers": [0, 1], "winners": [0, 1]},
            "The duel is drawn: both fell at the same moment.",
        ),
    ],
)
def test_events_are_sentences(facts: dict[str, Fact], sentence: str) -> None:
    game = gloaming.start("showdown", seed=3, deck_0="corvo", deck_1="ilse")
    assert FACE.sentence(facts, scene_of(game, [])) == sentence


def test_cards_are_told_with_their_titles_and_texts() -> None:
    game = gloaming.start("showdown", seed=3, deck_0="corvo", deck_1="ilse")
    scene, deck = scene_of(game, []), champion("corvo")
    title, text = deck.titles[card_named("10-of-spades")], rules_text("10-of-spades", deck)
    facts: dict[str, Fact] = {"event": "action", "seat": 0, "card": "10-of-spades"}
    assert FACE.sentence(facts, scene) == f"You play {title} (the 10 of spades). “{text}”"
    title, text = deck.titles[card_named("ace-of-spades")], rules_text("ace-of-spades", deck)
    facts = {"event": "ace_used", "seat": 0, "card": "ace-of-spades", "removed": True}
    assert FACE.sentence(facts, scene) == f"You use {title} (the ace of spades), which leaves the game. “{text}”"
    facts = {"event": "ace_turned", "seat": 0, "card": "ace-of-spades"}
    assert FACE.sentence(facts, scene) == f"You turn {title} (the ace of spades). “{text}”"
    facts = {"event": "trigger", "seat": 1, "discipline": "cunning"}
    text = trigger_text("cunning", champion("ilse"))
    assert FACE.sentence(facts, scene) == f"Rook uses the Cunning trigger. “{text}”"


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
            assert FACE.prompt(scene)
            assert FACE.describe(scene)
            combat_spots(scene)
            if scene.decision is not None:
                spots = hand_spots(scene)
                assert {spot.token for spot in spots if spot.lit} == {each.token for each in scene.decision.options}
                assert all(FACE.preview(scene, spot.token) for spot in spots if spot.lit)
                assert all(FACE.refusal(scene, spot.token) for spot in spots if spot.token and not spot.lit)
        decision = rng.choice(game.decisions)
        game.choose(decision.seat, rng.choice(decision.options))
    assert {event.kind for event in heard} <= set(SENTENCES)
    for seen in (0, 1, None):
        scene = scene_of(game, heard, seen)
        assert len(FACE.sheet(scene)) == 1 + len([each for each in combats(scene.seen) if each.totals or each.unable])
        assert all(FACE.leaf(leaf.key, scene).plain for leaf in FACE.leaves)
        assert "the duel" in FACE.prompt(scene) or "duel is drawn" in FACE.prompt(scene)


def refusal(game: Game, scene: Scene, token: str) -> str:
    with pytest.raises(Refused):
        game.choose(0, token)
    return FACE.refusal(scene, token)


def test_what_cannot_be_chosen_says_why() -> None:
    game, scene = asked_to("feint", deck_0="corvo", deck_1="ilse")
    elsewhere = next(
        name for name in ("7-of-clubs", "8-of-clubs", "9-of-clubs") if name not in game.view(0).to_json().decode()
    )
    assert refusal(game, scene, "dance") == "Nothing here is called 'dance'."
    assert refusal(game, scene, "strike 2-of-clubs") == "Not now: lay a feint first."
    assert refusal(game, scene, f"feint {elsewhere}").endswith("it is not in your hand.")


def test_a_card_that_is_no_action_says_so() -> None:
    game, scene = asked_to("play", deck_0="corvo", deck_1="ilse")
    dark = [spot.token for spot in hand_spots(scene) if spot.token and not spot.lit]
    assert dark
    for token in dark:
        assert refusal(game, scene, token).startswith("You cannot play ")


# Others' duels.


# What lasts.

BRACE = "cards: {6P: {title: Brace, action: [add: {amount: 1, to: strike}]}}"


def seen_at(table: Duel, seat: int = 0) -> Scene:
    return scene_of(table.game, table.heard, seat)


def test_what_lasts_stands_beside_the_totals_and_in_the_plain_text() -> None:
    at = showdown("6P 5I 9I | 8P 3I", phase="action", deck_0=BRACE).play("0 play 6P", "1 pass", "0 pass")
    at.fight("5I | 8P")
    line = "This combat, your 6♣: “Your strike gets +1.”"
    assert line in FACE.describe(seen_at(at))
    assert line in FACE.leaf("t", seen_at(at)).plain
    assert line in " ".join(verdict_text(seen_at(at)).plain.split())


def test_what_lasts_until_the_next_combat_says_which_combat_that_is_now() -> None:
    text = "cards: {6P: {title: Wait, action: [add: {amount: 1, to: strike, until: next-combat}]}}"
    at = showdown("6P 5I 12I 2C | 8P 3P 4P", phase="action", deck_0=text).play("0 play 6P", "1 pass", "0 pass")
    line = "Next combat, your 6♣: “Your strike gets +1 in the next combat.”"
    assert line in FACE.describe(seen_at(at))
    assert line in " ".join(verdict_text(seen_at(at), WIDE_ROOM).plain.split())
    at.fight("5I | 8P", "12I | 3P")
    assert "This combat, your 6♣: “Your strike gets +1 in this combat.”" in FACE.describe(seen_at(at))


def test_what_does_not_fit_beside_the_totals_is_named() -> None:
    text = "cards: {6P: {title: Brace, action: [add: 1, add: {amount: 2, to: strike}, add: {amount: 3, to: feint}]}}"
    at = showdown("6P 5I 9I | 8P 3I", phase="action", deck_0=text).play("0 play 6P", "1 pass", "0 pass")
    at.fight("5I | 8P")
    lines = verdict_text(seen_at(at)).plain.split("\n")
    assert len(lines) <= SMALL_ROOM[1]
    assert "In effect (t): your 6♣" in lines


def test_a_strike_is_told_with_everything_that_may_change_its_total() -> None:
    at = showdown("6P 5I 9I | 8P 3I", phase="action", deck_0=BRACE).play("0 play 6P", "1 pass", "0 pass")
    at.fight("5I | 8P")
    strike = FACE.preview(seen_at(at), "strike 9-of-diamonds")
    assert strike.endswith("5 + 9 = 14, and: your strike gets +1; a win triggers.")


def test_a_strike_names_open_aces_and_what_the_opponent_did_but_not_what_the_feint_counts_already() -> None:
    ace = "aces: {clubs: {title: Poise, ongoing: [add: 2]}}"
    weight = "cards: {8P: {title: Weight, feint: [add: {amount: -1, to: strike, who: opponent}]}}"
    at = showdown("5I 9I | 8P 3I", "5I | 8P", aces="clubs:up | ", deck_0=ace, deck_1=weight)
    strike = FACE.preview(seen_at(at), "strike 9-of-diamonds")
    assert "5 + 9 = 14, and: Rook's 8♣ “The opponent's strike gets -1” and your total gets +2; " in strike
    lifted = "cards: {5I: {title: Lift, feint: [add: {amount: 4, to: feint}]}}"
    at = showdown("5I 9P | 8P 3I", "5I | 8P", deck_0=lifted)
    assert FACE.preview(seen_at(at), "strike 9-of-clubs").endswith("9 + 9 = 18.")


def test_the_hand_limit_is_told_without_a_number() -> None:
    short = "aces: {clubs: {title: Cramped, ongoing: [hand-limit: 5]}}"
    at = showdown("2P 3P 4P 5P 6P 7P | 2I", phase="draw", aces="clubs:up | ", deck_0=short)
    assert FACE.prompt(seen_at(at)) == "You hold 8 cards, more than your hand may have: discard one."


def test_a_choice_that_lies_open_is_not_called_covered() -> None:
    at = started(deck_0="choose", deck_1="choose", mirror_allowed=False)
    seat = at.asked[0]
    assert "lies open" in FACE.prompt(seen_at(at, seat))
    assert "stays covered" in FACE.prompt(seen_at(started(deck_0="choose", deck_1="choose")))


def test_the_rule_stands_beside_an_open_combat_if_nothing_lasts() -> None:
    at = showdown("5I 9I | 8P 3I", "5I | 8P")
    for room in (SMALL_ROOM, WIDE_ROOM):
        assert "the lower total wins;" in verdict_text(seen_at(at), room).plain


async def test_on_a_small_screen_a_long_note_takes_two_lines() -> None:
    play = screen(duel(deck_0="corvo"))
    async with seated(play).run_test(size=SMALL) as pilot:
        await play_until_asked(pilot, play, "strike")
        note = "Strike with A Very Long Title Indeed (Q♠) - 12 Cunning. Its text does not work like this. 13 + 12 = 25."
        play.query_one(PromptBar).show("Strike.", note, True)
        await pilot.pause()
        assert note in " ".join(text_of(pilot.app).split())
        assert play.region.contains_region(play.query_one(PromptBar).region)


async def test_bots_fight_to_the_end_before_a_watcher() -> None:
    watching = WatchScreen(Table.start("showdown", only_bots(["random"] * 2, 3), 3), 0, True)
    async with GloamingApp(watching).run_test(size=SMALL) as pilot:
        await watching.finished.wait()
        await pilot.pause()
        assert watching.table.game.over
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
            assert replay.scene().view == replay.tape.game.view(replay.eyes)
            assert "The Lanternless Twins" in text_of(pilot.app)
