"""`gloaming tournament` with any game of two sides: what is asked for, played, printed and kept."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext
from functools import partial
from io import StringIO
from pathlib import Path

import pytest

import gloaming
from gloaming.arguments import Setup
from gloaming.bots import RandomBot, play_bots
from gloaming.cli import own_duel
from gloaming.kernel.rulebook import OptionValue, opened
from gloaming.kernel.tournament.duels import Points
from gloaming.kernel.tournament.entrants import BOT, Entrant, person
from gloaming.kernel.tournament.tournament import DRAWN
from gloaming.tournament.command import prepared, resumed, run
from gloaming.tournament.entrants import read_entrants
from gloaming.tournament.evening import read, write
from gloaming.tournament.house import SWISS, HouseTournament
from gloaming.tournament.kinds import first_printed, held, kind_of, sizes_of
from gloaming.tournament.playing import Sitting, hold, points_of, sitting, started
from gloaming.tournament.text import announcement, summary
from kernel.beacon import BeaconRulebook
from kernel.vigil import BOOK, VigilRulebook

SUMMARY = """
Showdown: a tournament of 8, seed 3

Swiss rounds: 3 rounds, a win is a point, a draw ½; the top 4 advance
                         who          won drawn lost points  Buchholz
   1. Polite Mortimer    careful        2     1    0     2½         5  through
   2. Rubber Barnaby     careful        2     0    1      2        4½  through
   3. Thirsty Pepper     careful        1     2    0      2         3  through
   4. Buttered Philippa  careful        0     3    0     1½         6  through
   5. Buttered Ginger    careful        1     1    1     1½         5
   6. Lucky Augusto      careful        1     0    2      1        4½
   7. Slippery Vinnie    careful        1     0    2      1         4
   8. Honest Knuckles    careful        0     1    2      ½         4

Semifinals and final: each a single game
  Polite Mortimer     1 --+
                          |-- Polite Mortimer     1 --+
  Buttered Philippa   0 --+                           |
                                                      |-- Polite Mortimer
  Rubber Barnaby      0 --+                           |
                          |-- Thirsty Pepper      0 --+
  Thirsty Pepper      1 --+

Champion: Polite Mortimer
"""


def by_seed(sitting: Sitting) -> Points:
    """Plays a duel without a game."""
    return ((1, 0), (0, 1), (0, 1), DRAWN)[sitting.seed % 4]


def tournament_of(words: str) -> HouseTournament:
    return HouseTournament(read_entrants(words, 3), 3)


def held_by_seed(words: str) -> HouseTournament:
    tournament = tournament_of(words)
    seat = partial(sitting, tournament, game="showdown", options={})
    hold(tournament, seat, partial(map, by_seed), by_seed)
    return tournament


def typing(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(typed))


# Which game has which tournament.


def test_every_game_that_two_can_play_against_each_other_has_tournaments() -> None:
    assert held() == gloaming.games()
    printed = [game for game in held() if gloaming.rulebook(game).tournament is not None]
    assert (printed, first_printed()) == (["syndicates"], "syndicates")


class Huddle(VigilRulebook):
    """A game in which all are on one side, whatever is chosen."""

    name = "huddle"
    title = "Huddle"

    def sides(self, players: int, options: Mapping[str, OptionValue]) -> list[list[int]]:
        return [[0, 1, 2, 3]]


def test_a_game_that_is_never_one_of_two_sides_is_refused_with_those_that_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(opened, "huddle", Huddle())
    reason = "Huddle has no tournaments: it is never a game of two sides. Games that have some: shadow-cards, showdown"
    with pytest.raises(gloaming.BadSetup, match=reason):
        kind_of("huddle")
    with pytest.raises(gloaming.BadSetup, match="did you mean 'showdown'"):
        kind_of("shwdown")


@pytest.mark.parametrize("game", gloaming.games())
def test_everybody_on_another_side_is_a_rival_of_theirs(game: str) -> None:
    book = gloaming.rulebook(game)
    for players in book.seats:
        sides = book.sides(players, book.defaults)
        assert sorted(seat for side in sides for seat in side) == list(range(players))
        table = book.fresh_game(book.setting(players, seed=1))
        for side in sides:
            others = sorted(seat for other in sides if other != side for seat in other)
            assert all(sorted(table.rivals(seat)) == others for seat in side)
    assert gloaming.rulebook("syndicates").sides(4, {}) == [[0, 2], [1, 3]]


@pytest.mark.parametrize("game", gloaming.games())
def test_bots_play_a_tournament_of_any_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    evening = prepared(game, "4", "random", 1)
    run(evening, lambda invitation: pytest.fail("nobody else plays"))
    told = capsys.readouterr().out
    assert evening.tournament.champion is not None
    assert told.startswith(f"{gloaming.rulebook(game).title}: a tournament of 4, seed 1\n")
    assert told.endswith(f"\nChampion: {evening.tournament.entrants[evening.tournament.champion].name}\n")


def test_the_same_seed_makes_the_same_tournament_on_any_number_of_processes() -> None:
    one, two = (prepared("showdown", "4", "random", 3) for _ in range(2))
    run(one, lambda invitation: None)
    run(two, lambda invitation: None, jobs=2)
    assert one.tournament == two.tournament


# Options and decks.


def test_options_of_the_game_are_taken_and_others_refused_with_those_it_has() -> None:
    evening = prepared("showdown", "4", "random", 1, Setup(option=["mirror_allowed=no"]))
    assert evening.options == {"mirror_allowed": False}
    with pytest.raises(
        gloaming.BadSetup,
        match=r"unknown option of this tournament 'as_printed'\. Known: deck_0, deck_1, .*; "
        r"tournaments of Shadows & Syndicates have it$",
    ):
        prepared("showdown", "4", "random", 1, Setup(option=["as_printed=yes"]))


def test_all_play_with_the_deck_that_was_named() -> None:
    evening = prepared("showdown", "4", "random", 1, Setup(deck=["corvo"]))
    assert evening.options == {"deck_0": "corvo", "deck_1": "corvo"}
    assert prepared("syndicates", "4", "random", 1, Setup(deck=["season-1"])).options == {"card_set": "season-1"}


@pytest.mark.parametrize(
    ("game", "words", "decks", "reason"),
    [
        ("shadow-cards", [], ["corvo"], "Shadow Cards has no --deck; it has --players"),
        ("showdown", [], ["corvo", "ilse"], "--deck takes 1 deck for all or 4, one for each entrant, not 2"),
        ("syndicates", [], ["season-1", "season-1"], "both sides play with one card set, not 2"),
        (
            "showdown",
            ["deck_1=ilse"],
            ["corvo", "ilse", "twins", "oduya"],
            "--deck and --option deck_1 say the same thing",
        ),
        ("showdown", [], ["korvo"], "did you mean 'corvo'"),
        ("showdown", ["deck_0=ilse"], ["corvo"], "--deck and --option deck_0 say the same thing"),
    ],
)
def test_decks_that_cannot_be_are_refused(game: str, words: list[str], decks: list[str], reason: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=reason):
        prepared(game, "4", "random", 1, Setup(option=words, deck=decks))


def test_each_plays_with_the_deck_that_was_named_for_them_wherever_they_sit(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    evening = prepared("showdown", "4", "random", 1, Setup(deck=["corvo,ilse", "twins", "oduya"]))
    assert (evening.options, evening.decks) == ({}, ["corvo", "ilse", "twins", "oduya"])
    for duel in evening.tournament.open:
        one, other = (evening.decks[entrant] for entrant in duel.entrants)
        assert evening.seat(duel).options == {"deck_0": one, "deck_1": other}
    write(evening.as_json(), file)
    assert read(file) == evening


def test_a_deck_of_two_entrants_that_not_both_may_play_is_refused_before_the_first_duel() -> None:
    for decks, refused in (["corvo,ilse,twins,oduya"], False), (["corvo,ilse,twins,corvo"], True):
        evening = prepared("showdown", "4", "random", 1, Setup(option=["mirror_allowed=no"], deck=decks))
        with (
            pytest.raises(gloaming.BadSetup, match="only one seat can play Corvo Thistledown")
            if refused
            else nullcontext()
        ):
            evening.check()


def test_a_deck_that_not_both_may_play_is_refused_before_the_first_duel() -> None:
    evening = prepared("showdown", "4", "random", 1, Setup(option=["mirror_allowed=no"], deck=["corvo"]))
    with pytest.raises(gloaming.BadSetup, match="only one seat can play Corvo Thistledown"):
        run(evening, lambda invitation: None)


# Sides of more than one, and modes.


@pytest.fixture
def vigil(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that is played two against two, and only so."""
    monkeypatch.setitem(opened, "vigil", BOOK)
    return "vigil"


def test_an_entrant_has_a_whole_side_with_bots_as_teammates(vigil: str) -> None:
    evening = prepared(vigil, "you,random", "random", 2)
    [duel] = evening.tournament.open
    seated = evening.seat(duel).seats()
    one, other = (evening.tournament.entrants[entrant] for entrant in duel.entrants)
    assert [seated[0], seated[1]] == [one, other]
    you, bot = (0, 1) if one.is_person else (1, 0)
    assert seated[you + 2] == Entrant("Your teammate", BOT, "careful")
    assert seated[bot + 2] == Entrant(f"{seated[bot].name}'s teammate", BOT, "random")


def test_a_tournament_of_two_against_two_is_played_by_bots_and_by_a_person(
    vigil: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, "1\n" * 9999)
    evening = prepared(vigil, "you,random,random", "random", 2)
    run(evening, partial(own_duel, pace=0))
    assert evening.tournament.champion is not None
    assert "Your teammate" in capsys.readouterr().out


def test_points_are_those_of_the_sides(vigil: str) -> None:
    game = started(Sitting("vigil", (person("Ada"), person("Ben")), 1, {}, players=4))
    play_bots(game, {seat: RandomBot(seat) for seat in range(4)})
    assert points_of(game) == ((1, 0) if game.winners == [0, 2] else (0, 1))


def test_a_mode_with_two_sides_has_a_tournament_and_one_with_a_single_side_has_none() -> None:
    evening = prepared("beacon", "4", "random", 1, Setup(mode="sides", players=4))
    run(evening, lambda invitation: None)
    assert evening.tournament.over
    assert evening.as_json()["players"] == 4
    reason = "a tournament takes two sides, and Beacon has none with mode=together; it has two with mode=sides"
    with pytest.raises(gloaming.BadSetup, match=reason):
        prepared("beacon", "4", "random", 1)


def test_a_mode_that_is_advised_is_played_by_the_fewest_who_can() -> None:
    evening = prepared("beacon", "3", "random", 1, Setup(mode="sides"))
    run(evening, lambda invitation: None)
    assert evening.tournament.over
    assert {len(evening.seat(duel).seats()) for duel in evening.tournament.duels.values()} == {2}
    book = gloaming.rulebook("beacon")
    assert sizes_of(book, book.defaults | {"mode": "sides"}) == [2, 4]


class Patient(BeaconRulebook):
    """A game in which nothing but the rulings says who can play."""

    name = "patient"

    def check(self, players: int, options: Mapping[str, OptionValue]) -> None:
        """Refuses nothing."""


def test_what_is_only_for_other_numbers_is_refused_without_a_check_of_the_rulebook() -> None:
    book = Patient()
    with pytest.raises(gloaming.BadSetup, match="mode=sides is for 2 or 4 players, not 3"):
        book.setting(3, 1, {"mode": "sides"})
    assert sizes_of(book, book.defaults | {"mode": "sides"}) == [2, 4]


@pytest.mark.parametrize(
    ("game", "setup", "reason"),
    [
        (
            "shadow-cards",
            Setup(players=3),
            "takes two sides, which 3 players of Shadow Cards are not: --players takes 2",
        ),
        ("shadow-cards", Setup(players=9), "Shadow Cards is for 2 to 5 players, not 9"),
        ("shadow-cards", Setup(mode="x"), r"Shadow Cards has no --mode; it has --players \(2 to 5\)"),
        ("beacon", Setup(mode="sides", players=3), "3 players cannot play with mode=sides"),
        ("syndicates", Setup(format="controlled"), "--format is set by the tournament, stage by stage"),
        (
            "syndicates",
            Setup(difficulty="2"),
            r"no --difficulty; it has --format \(.*\), --players \(2 or 4\) and --deck \(a name or a file\)",
        ),
    ],
)
def test_shorts_that_cannot_be_are_refused(game: str, setup: Setup, reason: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=reason):
        prepared(game, "4", "random", 1, setup)


def test_a_stage_that_cannot_be_played_is_refused_before_the_first_duel() -> None:
    with pytest.raises(
        gloaming.BadSetup, match="with only UC cards, green has 5 of the 6 Supporters that Controlled needs"
    ):
        run(prepared("syndicates", "4", "random", 1, Setup(option=["rarities=UC"])), lambda invitation: None)


def test_teams_play_the_tournament_of_the_book_to_its_end_and_it_can_be_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.json"
    own = partial(own_duel, pace=0)
    typing(monkeypatch, "1\n1\n1\nq\n")
    run(prepared("syndicates", "you,random,random,random", "random", 2, Setup(players=4)), own, file=file)
    typing(monkeypatch, "1\n" * 99999)
    later = resumed(file)
    run(later, own, file=file)
    told = capsys.readouterr().out
    assert later.tournament.champion is not None
    assert "Your teammate" in told
    assert "Semifinals and final (Controlled for teams): each a best of 3" in told
    assert "Fiasco" not in told


# Printing.


def test_the_summary_in_full() -> None:
    assert summary(held_by_seed("8"), "showdown") == SUMMARY.strip("\n")


@pytest.mark.parametrize("words", ["2", "3", "5", "16", "you,40", "256"])
def test_the_summary_fits_eighty_columns(words: str) -> None:
    tournament = held_by_seed(words)
    text = summary(tournament, "showdown")
    assert max(len(line) for line in text.splitlines()) <= 80
    assert all(entrant.name in text for entrant in tournament.entrants)
    assert ("Quarterfinals: a single game" in text) == (len(tournament.entrants) >= 16)


def test_drawn_games_and_lots_are_told() -> None:
    tournament = tournament_of("16")
    while not tournament.over:
        for duel in tournament.open:
            drawn = duel.id.startswith("quarterfinal-1")
            tournament.report(duel.id, DRAWN if drawn else (1, 0))
    lines = summary(tournament, "showdown").splitlines()
    quarterfinals = lines[lines.index("Quarterfinals: a single game") + 1 :][:6]
    assert [line.split("  ")[-2] for line in quarterfinals] == ["½:½", "½:½", "½:½", "1:0", "1:0", "1:0"]
    winner = tournament.duels["quarterfinal-1-game-3"].winner
    assert winner is not None
    assert quarterfinals[2].endswith(f"({tournament.entrants[winner].name} by lot)")


def test_a_duel_is_announced_with_how_one_stands() -> None:
    title, text = announcement(tournament_of("7,you"), "showdown", 7)
    assert title == "Swiss rounds, round 1"
    assert ": a single game.\nThere is no undo" in text
    assert len([line for line in text.splitlines() if line.startswith(">")]) == 1


def test_the_standing_before_a_duel_counts_drawn_games_where_there_can_be_any() -> None:
    tournament = tournament_of("7,you")
    for duel in tournament.open:
        tournament.report(duel.id, DRAWN)
    _, text = announcement(tournament, "showdown", 7)
    header, *rows = [line.split() for line in text.splitlines()[3:]]
    assert header == ["won", "drawn", "lost", "points"]
    assert [row[-4:] for row in rows] == [["0", "1", "0", "½"]] * 8
    printed = kind_of("syndicates")(read_entrants("7,you", 3), 3)
    _, text = announcement(printed, "syndicates", 7)
    assert "drawn" not in text


# A person's own duels.


def test_a_duel_of_any_game_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "evening.json"
    own = partial(own_duel, pace=0)
    typing(monkeypatch, "1\n1\n1\nq\n")
    run(prepared("showdown", "you,random,random", "random", 5, Setup(option=["deck_0=corvo"])), own, file=file)

    later = resumed(file)

    assert isinstance(later.tournament, HouseTournament)
    assert later.running is not None
    assert len(later.running.choices) >= 3
    assert later.options == {"deck_0": "corvo"}
    typing(monkeypatch, "1\n" * 9999)
    run(later, own, file=file)
    assert later.tournament.over
    assert len([round for round in later.tournament.rounds if round.stage == SWISS]) == 3


def test_a_file_is_continued_only_as_the_game_it_holds(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    run(prepared("showdown", "you,random", "random", 5), lambda invitation: None, file=file)
    assert resumed(file, "showdown").game == "showdown"
    with pytest.raises(gloaming.BadSetup, match=r"evening\.json holds a tournament of showdown, not of syndicates"):
        resumed(file, "syndicates")
