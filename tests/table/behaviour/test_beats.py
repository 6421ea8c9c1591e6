"""The beats of a change: everybody sees the table as they saw it then, and nothing more."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import cast

import msgspec
import pytest

import gloaming
from gloaming.games import registered
from gloaming.games.showdown.rules.events import Verdict
from gloaming.games.showdown.rules.game import Showdown
from gloaming.games.showdown.rules.view import ShowdownView
from gloaming.games.showdown.words.combats import decided, total_of
from gloaming.kernel.events import Event
from gloaming.table.live import sights
from gloaming.table.live.course import Course, Eyes
from gloaming.table.live.sights import Onlooker, cited
from gloaming.table.protocol import Beat, LookedBack, Sight
from gloaming.table.requests import LookBack
from gloaming.words.said import Said
from gloaming.words.scene import words_of
from table.tables import Evening, play_on, three

GAMES = [  # in which something is worth a look on its own
    book.name for book in map(gloaming.rulebook, gloaming.games()) if any(kind.beat for kind in book.events.values())
]


def played(game: str, seed: int, until: Callable[[Course], bool]) -> Course:
    """Returns a game after the first change at which something is so."""
    course = Course.begin(game, gloaming.rulebook(game).usual_players, seed, {}, [])
    rng = Random(seed)
    while not until(course):
        decision = rng.choice(course.game.decisions)
        course.choose(decision.seat, rng.choice(decision.options).token, None, 0.0)
    return course


def told(course: Course, kind: str) -> bool:
    return any(event.kind == kind for event in course.fresh)


def beats(course: Course, eyes: Eyes) -> list[Beat]:
    looker = Onlooker(course, eyes)
    names = [f"Seat {seat}" for seat in range(course.game.players)]
    return sights.beats(looker, looker.scene(names, None, asks=False))


def attacker_in(course: Course) -> int:
    assert isinstance(course.game, Showdown)
    return course.game.attacker


def turn_in(course: Course) -> int:
    assert isinstance(course.game, Showdown)
    return course.game.turn


def test_the_strikes_of_a_duel_turn_over_one_after_the_other() -> None:
    course = played("showdown", 7, lambda course: told(course, "revealed"))
    attacker = attacker_in(course)
    first, second = (beat.view["areas"] for beat in beats(course, None)[:2])
    assert first[attacker]["strike"]["card"] is not None
    assert first[1 - attacker]["strike"]["card"] is None
    assert all(area["strike"]["card"] is not None for area in second)


def test_how_far_the_game_is_is_told_as_it_was_then() -> None:
    course = played("showdown", 7, lambda course: told(course, "turn") and told(course, "ace_turned"))
    now = Onlooker(course, None).scene(["Ann", "Bob"], None)
    turn = turn_in(course)
    assert {beat.status.split(" · ")[0] for beat in beats(course, None)} == {f"Turn {turn - 1}"}
    assert words_of("showdown").status(now).startswith(f"Turn {turn} · ")


def test_a_decided_total_stays_as_it_was_compared() -> None:
    """Also where what counts has changed since, as when the hand that it counted has."""
    rng, changed = Random(2), 0
    for seed in range(40):
        course = Course.begin("showdown", 2, seed, {}, [])
        while not course.game.over:
            decision = rng.choice(course.game.decisions)
            course.choose(decision.seat, rng.choice(decision.options).token, None, 0.0)
            changed += checked_totals(course)
    assert changed


def checked_totals(course: Course) -> int:
    """Looks at the beats of a change after a verdict; returns how many show a table that now counts otherwise."""
    looker, changed = Onlooker(course, None), 0
    scene = looker.scene(["Ann", "Bob"], None)
    verdicts = [event.totals for event in scene.seen if isinstance(event, Verdict)]
    for lines, game in sights.games_at_beats(looker, scene):
        seen = scene.seen[: len(scene.seen) - looker.fresh + lines]
        moment = replace(scene, view=game.view(None), decision=None, seen=seen)
        compared = decided(moment)
        if compared is None:
            continue
        totals = [area.total for area in cast(ShowdownView, moment.view).areas]
        if None in totals:
            continue
        assert compared.totals in verdicts
        assert [total_of(moment, seat)[0] for seat in range(2)] == compared.totals
        text = "\n".join(str(line) for section in words_of("showdown").sections(moment) for line in section.lines)
        assert all(f"; total {total}." in text for total in compared.totals), text
        changed += totals != compared.totals
    return changed


def test_what_each_did_last_is_told_as_it_was_then() -> None:
    course = played("showdown", 7, lambda course: told(course, "revealed"))
    attacker = attacker_in(course)
    first, second = (beat.last_acts for beat in beats(course, None)[:2])
    strikes = [[str(Said(tuple(acts[seat]))) for seat in (attacker, 1 - attacker)] for acts in (first, second)]
    assert ["strike: " in act for act in strikes[0]] == [True, False]
    assert ["strike: " in act for act in strikes[1]] == [True, True]


def test_whoever_struck_second_sees_their_own_strike_all_along() -> None:
    course = played("showdown", 7, lambda course: told(course, "revealed"))
    defender = 1 - attacker_in(course)
    assert beats(course, defender)[0].view["areas"][defender]["strike"]["card"] is not None


def test_a_trick_is_seen_before_it_goes() -> None:
    course = played("shadow-cards", 3, lambda course: told(course, "round_begins") and len(course.choices) > 10)
    shown = beats(course, None)
    assert [course.news(None)[beat.lines - 1].event.kind for beat in shown] == ["scored", "experience"]
    assert shown[0].view != shown[1].view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_beat_shows_a_trick_beyond_the_last_or_the_next_round_before_it_is_dealt(players: int) -> None:
    course, rng, rounds = Course.begin("shadow-cards", players, 5, {}, []), Random(5), 0
    while not course.game.over:
        decision = rng.choice(course.game.decisions)
        course.choose(decision.seat, rng.choice(decision.options).token, None, 0.0)
        kinds = [heard.event.kind for heard in course.news(None)]
        for beat in beats(course, None):
            trick = re.search(r"trick (\d+) of (\d+)", beat.status)
            assert trick is None or int(trick[1]) <= int(trick[2]), beat.status
            if kinds[beat.lines - 1] == "experience":
                rounds += 1
                assert beat.status.startswith(f"Round {rounds} of ")
                assert "the round is over" in beat.status
                assert beat.view["phase"] == "scored"
    assert rounds >= 2


def test_a_die_rolls_before_its_damage() -> None:
    course = played("syndicates", 5, lambda course: told(course, "rolled") and told(course, "lost"))
    kinds = [heard.event.kind for heard in course.news(None)]
    rolled = next(beat for beat in beats(course, None) if kinds[beat.lines - 1] == "rolled")
    assert "lost" in kinds[rolled.lines :]
    assert rolled.view["sides"] != msgspec.to_builtins(course.game.view(None))["sides"]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_is_in_the_book(game: str) -> None:
    rng = Random(4)
    heard: list[Event] = []
    for seed in range(6):
        state = gloaming.rulebook(game).start(gloaming.rulebook(game).setting(seed=seed), heard.append)
        while not state.over:
            decision = rng.choice(state.decisions)
            state.choose(decision.seat, rng.choice(decision.options))
    citing = [event for event in heard if event.rule]
    assert citing
    assert all(cited(game, event) is not None for event in citing)
    assert cited(game, next(event for event in heard if not event.rule)) is None


@pytest.mark.parametrize("game", GAMES)
async def test_a_change_is_sent_with_its_beats_and_the_rules_it_cites(evening: Evening, game: str) -> None:
    ann, bob, cat = await three(evening, game)
    shown: list[Sight] = []
    for _ in range(40):
        await play_on([ann, bob], 1)
        shown += [each.sight for each in (ann, bob, cat)]
    shown = [sight for sight in shown if sight.beats]
    assert shown
    assert all(0 < beat.lines <= len(sight.log) for sight in shown for beat in sight.beats)
    assert any(line.rule is not None and line.rule.text for sight in shown for line in sight.log)


async def test_who_looks_back_sees_the_beats_of_that_moment(evening: Evening) -> None:
    ann, bob, _ = await three(evening, "showdown")
    await play_on([ann, bob], 40)
    course = await ann.course()
    pasts = (Course.stepped("showdown", course.setting, course.choices[:at]) for at in range(len(course.choices)))
    past = next(each for each in pasts if len(beats(each, 0)) > 1)
    answer = await ann.ask(LookBack(0, len(past.choices)))
    assert isinstance(answer, LookedBack)
    assert [beat.lines for beat in answer.sight.beats] == [beat.lines for beat in beats(past, 0)]


@pytest.mark.parametrize("game", GAMES)
def test_at_every_beat_everybody_is_told_something(game: str) -> None:
    course = Course.begin(game, gloaming.rulebook(game).usual_players, 5, {}, [])
    rng = Random(5)
    while not course.game.over:
        decision = rng.choice(course.game.decisions)
        course.choose(decision.seat, rng.choice(decision.options).token, None, 0.0)
        for eyes in (None, *range(course.game.players)):
            looker = Onlooker(course, eyes)
            scene = looker.scene([f"Seat {seat}" for seat in range(course.game.players)], None, asks=False)
            lines = looker.tell(scene, len(scene.seen) - len(course.news(eyes)))
            shown = [lines[beat.lines - 1] for beat in sights.beats(looker, scene)]
            assert all(line.said and line.beat for line in shown)


@pytest.mark.parametrize("game", sorted(registered()))
def test_the_log_marks_every_beat_that_says_something(game: str) -> None:
    course = played(game, 6, lambda course: course.game.over)
    for eyes in (None, *range(course.game.players)):
        looker = Onlooker(course, eyes)
        lines = looker.tell(looker.scene([f"Seat {seat}" for seat in range(course.game.players)], None), 0)
        telling = [event for event, line in zip(looker.seen, lines, strict=True) if line.said]
        assert [line.facts for line in lines if line.beat] == [event for event in telling if event.beat]


def test_a_drawn_card_that_is_used_makes_one_beat() -> None:
    course = played("syndicates", 5, lambda course: told(course, "drew_fx") and told(course, "fx_applied"))
    kinds = [heard.event.kind for heard in course.news(None)]
    shown = [kinds[beat.lines - 1] for beat in beats(course, None)]
    assert "drew_fx" in shown
    assert "fx_applied" not in shown
