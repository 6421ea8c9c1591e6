"""Balance: whether both sides, both starts and all cards are worth the same, and how sure that is."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.arguments import Setup
from gloaming.games.syndicates.rules import events
from gloaming.games.syndicates.rules.balance import SyndicatesBalance
from gloaming.games.syndicates.rules.game import Syndicates
from gloaming.games.syndicates.rules.printing import season
from gloaming.games.syndicates.rules.sets import FACTIONS
from gloaming.kernel.balance import Fate
from gloaming.lab import playing
from gloaming.lab.balance.command import balance_command
from gloaming.lab.balance.findings import Findings, Side, find
from gloaming.lab.balance.plan import Plan
from gloaming.lab.balance.report import WIDTH, markdown, plain
from gloaming.lab.playing import play
from gloaming.lab.targets import PRESENCE, even_share

PLAN = Plan("syndicates", "random", games=24, seed=5, options={"format": "controlled"})
CARDS = season("season-1")
Played = dict[str, Any]  # a game as the lab writes it down
WHIZ, CHALK, LEMONADE = (CARDS.card(name) for name in ("whiz", "chalk", "triple-thunder-lemonade"))


def games_of(plan: Plan, jobs: int = 1) -> list[Played]:
    """Plays a plan as the lab does, and returns what it writes down."""
    return [json.loads(line) for line in chain.from_iterable(play(plan, 0, jobs))]


def sides_in(*games: Played) -> list[Side]:
    return [Side.told(side) for game in games for side in game["sides"]]


@pytest.fixture(scope="module")
def played() -> list[Played]:
    """The small measurement on which most tests look."""
    return games_of(PLAN)


@pytest.fixture(scope="module")
def found(played: list[Played]) -> Findings:
    return find(played, PLAN)


# Playing.


def test_both_sides_begin_equally_often(played: list[Played]) -> None:
    assert Counter(side.groups[0] for side in sides_in(*played) if side.began) == {"green": 12, "red": 12}
    assert all({side.groups[0] for side in sides_in(game)} == {"green", "red"} for game in played)


def test_processes_make_no_difference(played: list[Played]) -> None:
    assert games_of(PLAN, jobs=2) == played


def test_more_games_begin_with_the_fewer(played: list[Played]) -> None:
    assert games_of(Plan("syndicates", "random", games=4, seed=5, options=PLAN.options)) == played[:4]


def test_a_card_is_present_if_it_is_there_when_the_match_begins(played: list[Played]) -> None:
    for side in sides_in(*played):
        present = [card for card, fate in side.fates.items() if fate.present]
        people = [card for card in present if CARDS.is_character(card)]
        assert len(present) - len(people) == 16
        assert 3 <= len(people) <= 6  # penalties may have sent some away
        assert [FACTIONS[faction] for faction in {CARDS.factions[card] for card in people}] == side.groups
        assert CARDS.leaders[CARDS.factions[people[0]]] in people


def test_what_becomes_of_the_cards_is_counted(played: list[Played]) -> None:
    sides = sides_in(*played)
    for side in sides:
        actions = [fate.attacked + (fate.used if CARDS.is_character(card) else 0) for card, fate in side.fates.items()]
        assert 0 < sum(actions) <= side.length
        for card, fate in side.fates.items():
            if not CARDS.is_character(card):
                assert fate.attacked == 0
                assert fate.used <= fate.drawn <= fate.present
    assert any(fate.used for side in sides for fate in side.fates.values())


def test_a_team_is_one_side() -> None:
    """Four seats, two sides: what mates do is counted together."""
    for game in games_of(Plan("syndicates", "random", 2, 5, {"format": "sumo-rush"}, players=4)):
        sides = sides_in(game)
        assert {side.groups[0] for side in sides} == {"green", "red"}
        assert sorted(side.won for side in sides) == [0, 1]
        assert all(side.length > 0 and any(fate.attacked for fate in side.fates.values()) for side in sides)


def test_actions_are_turns_that_were_taken() -> None:
    game = gloaming.start("syndicates", seed=3)
    assert isinstance(game, Syndicates)
    witness = SyndicatesBalance().witness(game)
    turns = [events.Turn(number, seat=(number - 1) % 2) for number in range(1, 5)]
    for event in [turns[0], turns[1], events.Skipped(1), turns[2], turns[3], events.Passed(1)]:
        witness.hear(event)
    assert witness.actions == [2, 0]


def test_a_drawn_match_is_forgotten() -> None:
    game = gloaming.start("syndicates", seed=3)
    assert isinstance(game, Syndicates)
    witness = SyndicatesBalance().witness(game)
    witness.hear(events.Turn(1, 0))
    witness.hear(events.Attacked(0, "whiz", "amy", 10))
    assert witness.fates[0, WHIZ].attacked == 1
    witness.hear(events.Match(2))
    assert (witness.actions, dict(witness.fates)) == ([0, 0], {})


# What was played before.


def measure(out: Path, games: int = 2) -> None:
    setup = Setup(format="controlled")
    balance_command("syndicates", setup=setup, seats="random", games=games, seed=5, out=out)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (["game"], 1),
        (["game"], -1),
        (["seed"], 77),
        (["sides"], []),
        (["sides", 0, "won"], float("nan")),
        (["sides", 0, "won"], -0.5),
        (["sides", 0, "won"], 10**400),
        (["sides", 0, "length"], -1),
        (["sides", 0, "groups"], ["\x1b[31mred"]),
        (["sides", 0, "groups"], ["blue"]),
        (["sides", 0, "cards"], [[9999, True, 0, 0, 0]]),
        (["sides", 0, "cards"], [[0, True, 0, 0]]),
        (["sides", 0, "cards"], [[0, True, 0, 0, -1]]),
        (["sides", 0, "cards", 0], 7),
    ],
)
def test_a_line_that_nobody_has_written_is_damage(tmp_path: Path, place: list[Any], value: object) -> None:
    measure(tmp_path)
    written = tmp_path / "games.jsonl"
    first, second = written.read_text().splitlines()
    facts = json.loads(first)
    where = facts
    for key in place[:-1]:
        where = where[key]
    where[place[-1]] = value
    written.write_text(f"{json.dumps(facts)}\n{second}\n")
    with pytest.raises(gloaming.BadSetup, match=r"games\.jsonl is damaged: delete .*, or choose another folder"):
        measure(tmp_path)


@pytest.mark.skipif(os.name != "posix", reason="links and pipes")
@pytest.mark.parametrize("name", ["games.jsonl", "report.md"])
def test_what_is_no_file_is_refused_before_the_first_game(tmp_path: Path, name: str) -> None:
    measure(tmp_path)
    (tmp_path / name).unlink()
    os.mkfifo(tmp_path / name)
    with pytest.raises(gloaming.BadRecord, match=f"{name}: cannot be written: it is a pipe, not a file"):
        measure(tmp_path, games=4)


@pytest.mark.skipif(os.name != "posix", reason="links and pipes")
@pytest.mark.parametrize(("name", "kind"), [("pipe", "a pipe"), ("zero", "a device")])
def test_what_is_no_folder_is_refused(tmp_path: Path, name: str, kind: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    with pytest.raises(gloaming.BadSetup, match=f"cannot write to the folder .*/{name}: it is {kind}, not a folder$"):
        measure(tmp_path / name)


def test_a_report_with_an_odd_name_moves_no_cursor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    measure(tmp_path / "red\x1b[31m")
    told = capsys.readouterr().out
    assert told.splitlines()[-1] == f"Report: {tmp_path / 'red'}\\x1b[31m/report.md"


# Findings.


def match(number: int, red_wins: bool, red_begins: bool = False, **fates: Fate) -> Played:
    """Returns a match between green and red, with what became of some of red's cards."""
    named = [[CARDS.card(name.replace("_", "-")), *vars(fate).values()] for name, fate in fates.items()]
    green = {"groups": ["green"], "won": float(not red_wins), "began": not red_begins, "length": 10, "cards": []}
    red = {"groups": ["red"], "won": float(red_wins), "began": red_begins, "length": 11, "cards": named}
    return {"game": number, "sides": [green, red]}


def test_presence_is_what_a_card_adds_to_the_share_of_wins() -> None:
    there = Fate(present=True, attacked=2)
    games = [match(number, red_wins=number % 4 != 0, whiz=there) for number in range(40)]
    games += [match(number, red_wins=number % 2 == 0) for number in range(40)]
    [whiz] = find(games, PLAN).cards
    assert whiz.present.mean == 0.5
    assert whiz.presence is not None
    assert whiz.presence.mean == pytest.approx(0.25)
    assert whiz.presence.low < 0.25 < whiz.presence.high
    assert (whiz.acted.mean, whiz.used.mean, whiz.times) == (1.0, 0.0, 80)  # type: ignore[union-attr]


def test_a_card_that_is_always_there_has_nothing_to_be_compared_with() -> None:
    games = [match(number, red_wins=True, whiz=Fate(present=True, used=1)) for number in range(4)]
    [whiz] = find(games, PLAN).cards
    assert whiz.presence is None


def test_a_card_that_came_later_was_used_but_not_present() -> None:
    games = [match(0, True, chalk=Fate(attacked=3)), match(1, False)]
    [chalk] = find(games, PLAN).cards
    assert (chalk.present.mean, chalk.presence, chalk.acted, chalk.times) == (0.0, None, None, 3)


def test_draws_and_what_comes_of_them() -> None:
    good, bad = Fate(present=True, drawn=1, used=1), Fate(present=True, drawn=1, used=1)
    games = [match(number, red_wins=True, triple_thunder_lemonade=good) for number in range(6)]
    games += [match(number, red_wins=False, sugar_crash=bad) for number in range(2)]
    found = find(games, PLAN)
    assert found.draws is not None
    assert found.draws.mean.mean == 0.5  # red drew one card in each match, green none
    assert found.draws.helping.mean == 0.75
    assert [(group.least, group.part.mean, group.won.mean) for group in found.draws.groups] == [
        (0, 0.5, 0.25),
        (1, 0.5, 0.75),
    ]
    assert (found.draws.won_helped.mean, found.draws.won_harmed.mean) == (1.0, 0.0)  # type: ignore[union-attr]
    lemonade = next(card for card in found.cards if card.id == "triple-thunder-lemonade")
    assert (lemonade.came_up.mean, lemonade.won_drawn.mean) == (1.0, 1.0)  # type: ignore[union-attr]


def test_sides_starts_and_length() -> None:
    games = [match(number, red_wins=number < 6, red_begins=number % 2 == 0) for number in range(8)]
    found = find(games, PLAN)
    green, red = found.groups["green"], found.groups["red"]
    assert (green.wins.mean, red.wins.mean) == (0.25, 0.75)
    assert (green.even, red.even) == (0.5, 0.5)
    assert found.first is not None
    assert found.first.mean == 0.5
    assert (red.begins.mean, green.begins.mean) == (0.75, 0.25)  # type: ignore[union-attr]
    assert (found.length.mean.mean, found.length.short, found.length.long) == (10.5, 10, 11)


# Targets.


def verdicts(games: list[Played]) -> list[str]:
    """Returns the verdicts on sides, start, cards, use and length."""
    return [target.verdict for target in find(games, PLAN).targets]


def test_an_even_game_meets_its_targets() -> None:
    there = Fate(present=True, attacked=1)
    games = [
        match(number, number % 2 == 0, number % 4 < 2, **({"whiz": there} if number % 8 < 4 else {}))
        for number in range(80)
    ]
    assert verdicts(games) == ["met"] * 5


def test_a_one_sided_game_misses_them_for_certain() -> None:
    there, idle = Fate(present=True, attacked=1), Fate(present=True)
    games = [
        match(number, number % 8 != 0, number % 8 != 0, **({"whiz": there} if number % 8 else {"chalk": idle}))
        for number in range(400)
    ]
    assert verdicts(games) == ["MISSED", "MISSED", "MISSED", "MISSED", "met"]


def test_few_games_leave_it_open() -> None:
    games = [
        match(number, number < 6, number in (0, 1, 2, 3, 6), whiz=Fate(present=number % 3 == 0, used=1))
        for number in range(10)
    ]
    assert verdicts(games)[:3] == ["unsure"] * 3
    assert find(games, PLAN).targets[2].found.endswith("1 of 1 by more, none of them for certain")


def games_with(names: list[str], far_off: str) -> list[Played]:
    """Returns games in which one card is worth 28 points, and as many others as there are names nothing."""
    there = Fate(present=True, attacked=1)
    games = []
    for number in range(200):
        fates = {name: there for place, name in enumerate(names) if (number // 2) % (place + 2) == 0}
        if number < 100:
            fates[far_off] = there
        games.append(match(number, red_wins=number % 50 < (32 if number < 100 else 18), red_begins=False, **fates))
    return games


def test_what_is_certain_of_one_card_is_not_of_the_farthest_of_many() -> None:
    """With one card in forty beyond its 95% by chance, an interval for each would call some of them certain."""
    alone = find(games_with([], "whiz"), PLAN)
    reds = [name.replace("-", "_") for name, side in zip(CARDS.names, CARDS.factions, strict=True) if side != 0]
    among_many = find(games_with([name for name in reds if name != "whiz"][:60], "whiz"), PLAN)
    [one] = [card for card in alone.cards if card.id == "whiz"]
    [other] = [card for card in among_many.cards if card.id == "whiz"]
    assert one.presence == one.presence_at_once == other.presence
    assert one.presence is not None
    assert other.presence_at_once is not None
    assert one.presence.low > PRESENCE > other.presence_at_once.low
    assert alone.targets[2].found.endswith("1 of 1 by more, 1 of them for certain")
    assert ", none of them for certain" in among_many.targets[2].found
    assert among_many.targets[2].verdict == "unsure"


def test_texts_that_are_hardly_ever_used_are_named() -> None:
    there = Fate(present=True, attacked=1)
    games = [match(0, True, whiz=Fate(present=True, used=1), tito_tambor=Fate(present=True, used=2), chalk=there)]
    games += [match(number, False, whiz=there, tito_tambor=there, chalk=there) for number in range(1, 100)]
    games += [match(100, False, whiz=there, chalk=there)]
    [_, _, _, used, _] = find(games, PLAN).targets
    assert used.met
    assert used.found == "3 of 3; never for their texts: Chalk; for their texts in under 1 of 100 games: Whiz"


def test_unused_cards_are_named() -> None:
    games = [match(0, True, whiz=Fate(present=True), sugar_crash=Fate(present=True)), match(1, False)]
    [_, _, _, used, _] = find(games, PLAN).targets
    assert used.found == "0 of 2; never: Whiz, Sugar Crash"


def test_what_works_by_itself_need_not_act() -> None:
    [_, _, _, used, _] = find([match(0, True, ignacio=Fate(present=True))], PLAN).targets
    assert used.met


def test_a_share_off_target_is_missed_only_beyond_doubt() -> None:
    sure = find([match(number, red_wins=True) for number in range(50)], PLAN).groups["green"].wins
    assert even_share("Green wins", sure, (0.47, 0.53)).verdict == "MISSED"


# The report.


def test_the_report_fits_into_eighty_columns(found: Findings) -> None:
    lines = plain(found, PLAN).splitlines()
    assert [line for line in lines if len(line) > WIDTH] == []
    for title in [found.cards[0].title, found.cards[-1].title]:
        assert any(line.startswith(title) for line in lines)
    assert lines[0] == "Shadows & Syndicates: balance, format controlled"


def test_the_report_says_what_is_certain_of_a_card(found: Findings) -> None:
    told = " ".join(plain(found, PLAN).split())
    assert "one that holds for all cards at once with 95%" in told


def test_the_page_has_whole_tables(found: Findings) -> None:
    page = markdown(found, PLAN)
    assert page.startswith("# Shadows & Syndicates: balance")
    assert PLAN.command() in page
    for table in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE):
        assert len({line.count("|") for line in table.splitlines()}) == 1
    assert all(card.title in page for card in found.cards)


def test_the_command_is_told_with_all_that_was_chosen() -> None:
    plan = Plan("syndicates", "search:50", 10, 3, {"format": "fiasco", "leader_face": "bodyguard"})
    assert plan.command() == (
        "gloaming lab balance syndicates --format fiasco --seats search:50 --games 10 --seed 3 "
        "--option 'leader_face=bodyguard'"
    )


# Any number of seats.


@pytest.mark.parametrize("players", [2, 3, 5])
def test_any_game_is_measured_by_its_seats_and_by_who_starts(players: int) -> None:
    plan = Plan("shadow-cards", "random", 6, 3, {"short_rounds": True, "teaching": True}, players)
    games = games_of(plan)
    for game in games:
        sides = sides_in(game)
        assert [side.groups for side in sides] == [[f"seat {seat}"] for seat in range(players)]
        assert sum(side.won for side in sides) == pytest.approx(1)
        assert sum(side.began for side in sides) == 1
    found = find(games, plan)
    assert {group.even for group in found.groups.values()} == {1 / players}
    wanted = ["Seat 0 wins against seat 1"] if players == 2 else [f"Seat {seat} wins" for seat in range(players)]
    assert [target.what for target in found.targets] == [*wanted, "Whoever starts wins"]
    assert found.length.mean.mean == pytest.approx(sum(side.length for side in sides_in(*games)) / (6 * players))


def test_who_starts_is_who_leads_first() -> None:
    plan = Plan("shadow-cards", "random", 8, 3, {"announce_starter_before_prediction": True})
    for number, game in enumerate(games_of(plan)):
        told = gloaming.events(plan.book.start(plan.setting(number)))
        [start] = [facts["seat"] for facts in told if facts["event"] == "starter"]
        assert [seat for seat, side in enumerate(sides_in(game)) if side.began] == [start]


def test_a_duel_is_measured_by_who_attacks_first() -> None:
    plan = Plan("showdown", "random", 4, 3, {"deck_0": "ilse", "deck_1": "corvo"})
    for number, game in enumerate(games_of(plan)):
        told = gloaming.events(plan.book.start(plan.setting(number)))
        [start] = [facts["seat"] for facts in told if facts["event"] == "first_player"]
        assert [seat for seat, side in enumerate(sides_in(game)) if side.began] == [start]


def four_seats(winner: int) -> Played:
    """Returns a game that one of four seats won, and the first of them began."""
    sides = [
        {"groups": [f"seat {seat}"], "won": float(seat == winner), "began": seat == 0, "length": 5, "cards": []}
        for seat in range(4)
    ]
    return {"game": 0, "sides": sides}


def test_each_of_four_seats_should_win_a_quarter() -> None:
    plan = Plan("shadow-cards", "random", 400)
    even = find([four_seats(number % 4) for number in range(400)], plan)
    assert [target.verdict for target in even.targets] == ["met"] * 5
    odd = find([four_seats(number % 5 % 4) for number in range(4000)], plan)
    assert [target.verdict for target in odd.targets] == ["MISSED"] * 5


def test_a_game_that_all_win_or_lose_together_has_no_even_share() -> None:
    game = {"game": 0, "sides": [{"groups": ["all"], "won": 0.0, "began": False, "length": 9, "cards": []}]}
    found = find([game, game], Plan("shadow-cards", "random", 2))
    assert (found.groups["all"].wins.mean, found.groups["all"].even, found.first, found.targets) == (
        0.0,
        None,
        None,
        [],
    )


def test_the_report_of_many_seats_tells_their_shares() -> None:
    plan = Plan("shadow-cards", "random", 4, 3, {"short_rounds": True, "teaching": True}, players=3)
    told = plain(find(games_of(plan), plan), plan)
    assert told.startswith("Shadow Cards: balance, 3 players\n4 games, all sides played by random, seeds 3 to 6.")
    assert plan.command().startswith("gloaming lab balance shadow-cards --seats random --games 4 --players 3 --seed 3")
    for words in ("seat 2 wins", "whoever goes first wins", "A side takes"):
        assert words in told
    assert "Characters" not in told
    assert "Bonferroni" not in told


# The command.


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(**others: Any) -> None:
    """Measures a few matches between random bots."""
    asked = {"format": "sumo-rush", **others}
    setup = Setup(**{name: asked.pop(name) for name in list(asked) if name in Setup.__dataclass_fields__})
    balance_command(**{"game": "syndicates", "seats": "random", "games": 4, "setup": setup, **asked})


def test_everything_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(json_file=tmp_path / "numbers.json", report=tmp_path / "page.md", seed=2)
    told = capsys.readouterr().out
    numbers = json.loads((tmp_path / "numbers.json").read_text())
    assert (numbers["games"], numbers["seed"], numbers["options"]["format"]) == (4, 2, "sumo-rush")
    assert set(numbers["found"]["groups"]) == {"green", "red"}
    assert numbers["found"]["targets"][0]["what"] == "Green wins against red"
    assert "seeds 2 to 5" in told
    assert "seeds 2 to 5" in (tmp_path / "page.md").read_text()


def test_the_report_lies_in_the_folder_of_the_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run()
    assert capsys.readouterr().out.endswith("\nReport: balance-syndicates/report.md\n")
    written = sorted(path.name for path in (tmp_path / "balance-syndicates").iterdir())
    assert written == ["games.jsonl", "report.md", "settings.json"]


def results(folder: Path) -> list[bytes]:
    """Returns everything a measurement has written."""
    return [(folder / name).read_bytes() for name in ("settings.json", "games.jsonl", "report.md")]


def test_an_interrupted_measurement_shows_what_it_has_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run(out=tmp_path / "undisturbed", games=10)

    def interrupted(plan: Plan, start: int, jobs: int) -> Iterator[list[str]]:
        yield next(play(plan, start, jobs))[:2]
        raise KeyboardInterrupt

    monkeypatch.setattr(playing, "play", interrupted)
    capsys.readouterr()
    for games in (2, 4):
        with pytest.raises(KeyboardInterrupt):
            run(out=tmp_path / "cut", games=10)
        told = capsys.readouterr()
        assert f"{games} games, both sides played by random" in " ".join(told.out.split())
        assert told.err == f"Stopped after {games} of 10 games. Run the same command to continue.\n"
    assert not (tmp_path / "cut" / "report.md").exists()
    monkeypatch.undo()
    run(out=tmp_path / "cut", games=10)
    assert results(tmp_path / "cut") == results(tmp_path / "undisturbed")


def test_more_games_are_added_and_fewer_are_read(tmp_path: Path) -> None:
    run(out=tmp_path / "at-once", games=8)
    for games in (4, 10, 8):
        run(out=tmp_path / "bit-by-bit", games=games)
    assert results(tmp_path / "bit-by-bit")[2] == results(tmp_path / "at-once")[2]


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"seed": 2}, "seed was 1, is 2"),
        ({"format": "controlled"}, "options was format=sumo-rush, is format=controlled"),
        ({"players": 4}, "players was 2, is 4"),
    ],
)
def test_other_settings_in_the_same_folder_are_refused(changed: dict[str, Any], complaint: str) -> None:
    run()
    with pytest.raises(gloaming.BadSetup, match=f"holds games played with other settings .*{complaint}"):
        run(**changed)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"games": 5}, "2 games belong together, so --games takes a multiple of 2, not 5"),
        ({"games": 0}, "--games must be at least 2, not 0"),
        ({"game": "shadow-cards", "format": None, "games": 0}, "--games must be at least 1, not 0"),
        ({"game": "shadow-cards", "format": None, "players": 6}, "Shadow Cards is for 2 to 5 players, not 6"),
        ({"jobs": 0}, "--jobs must be at least 1"),
        ({"seats": "random,careful"}, "the same bot plays all sides"),
        ({"seats": "randm"}, "did you mean 'random'"),
        ({"seats": "search:10:1"}, "with a time limit"),
        ({"format": "fiesta"}, "option format cannot be 'fiesta'"),
        ({"option": ["format=fiasco"]}, "--format and --option format say the same thing"),
        ({"option": ["contest=casual"]}, "the lab measures with contest=match"),
    ],
)
def test_bad_input_is_refused(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=re.escape(complaint)):
        run(**wrong)


@pytest.mark.parametrize("file", ["report", "json_file"])
@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        (Path("nowhere/page"), "cannot be written: the folder nowhere does not exist"),
        (Path(), "cannot be written: it is a folder, not a file"),
        (Path(os.devnull), "cannot be written: it is a device, not a file"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(
    capsys: pytest.CaptureFixture[str], file: str, place: Path, complaint: str
) -> None:
    with pytest.raises(gloaming.BadRecord, match=complaint):
        run(**{file: place})
    assert capsys.readouterr() == ("", "")
