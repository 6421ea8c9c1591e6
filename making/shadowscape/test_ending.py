"""The end of the game, alone and together."""

from __future__ import annotations

import pytest

import gloaming
from dungeons import Dungeon, delve, ready
from gloaming.games.shadowscape.rules.tabletop import DECK
from gloaming.kernel.errors import BadSetup
from rule import rule


def heard_by(hero: int, players: int = 3, **more: object) -> Dungeon:
    """Has a Hero claim the Last Whisper in its turn."""
    places = ["arani@11", "durgen@15", "venda@51", "tamsin@55"][:players]
    dungeon = delve(
        " ".join(places),
        active=hero,
        whispers="the-last-whisper",
        deck="beast beast beast beast",
        **more,  # type: ignore[arg-type]
    )
    dungeon.game.slayer = hero
    dungeon.game.ask_anew()
    return dungeon.play(f"{hero} claim the-last-whisper")


@rule("SHS-END-1", "SHS-END-3")
def test_everybody_else_has_one_more_turn() -> None:
    dungeon = heard_by(1, enemies="bristlemaw@33")
    turns = []
    while not dungeon.game.over:
        seat = dungeon.asked[0]
        if "end actions" in dungeon.offered():
            turns.append(seat)
        dungeon.play(f"{seat} {'end actions' if 'end actions' in dungeon.offered() else dungeon.offered()[-1]}")
    assert turns == [1, 2, 0]
    assert dungeon.happened("scored")


@rule("SHS-END-2")
def test_in_the_last_turns_the_enemies_may_rest() -> None:
    dungeon = heard_by(0, 2, enemies="bristlemaw@33").end_turn(0)
    assert not dungeon.happened("enemies_rest")
    assert dungeon.happened("enemy_phase_began")
    dungeon.end_turn(1)
    assert dungeon.offered() == ["let enemies-act", "let enemies-rest"]
    dungeon.play("1 let enemies-rest")
    assert dungeon.game.over
    assert len(dungeon.told("fate_drawn")) == 1


@rule("SHS-SCO-1", "SHS-SCO-2", "SHS-SCO-3", "SHS-SCO-4")
def test_shards_on_cards_count_once_and_that_of_the_room_is_added() -> None:
    dungeon = delve("arani@33 durgen@15", gear="moonstone", actions="requiem | kings-ransom", rooms="33=ossuary")
    game = dungeon.game
    names = game.box.whispers.names
    game.heard_whispers[0] = [names.index(name) for name in ("two-of-a-kind", "hoard", "the-last-whisper")]
    assert game.shards_of(0) == 1 + 2 + 3 + 1 + 1
    assert game.shards_of(1) == 1
    game.finisher = 1
    game.first = 0
    game.ask_anew()
    dungeon.play("0 end actions", "0 let enemies-rest")
    assert (game.over, game.scores, game.winners) == (True, [9, 1], [0])


@rule("SHS-TIE-1")
@pytest.mark.parametrize(
    ("scores", "owner", "winner"),
    [([8, 2, 8], 2, 2), ([8, 2, 1, 8], 1, 3), ([3, 8, 8, 1], 0, 1), ([8, 8, 7, 1], 2, 0)],
)
def test_ties_go_to_whoever_is_closest_to_the_owner_of_the_last_whisper(
    scores: list[int], owner: int, winner: int
) -> None:
    game = ready(len(scores)).game
    game.scores, game.finisher, game.over = scores, owner, True
    assert game.winners == [winner]


def test_a_game_that_nobody_ends_is_scored_after_its_last_round() -> None:
    dungeon = ready(2, round_limit=1)
    dungeon.play_until(lambda played: played.game.over)
    assert dungeon.game.turn == 2
    assert dungeon.game.winners == dungeon.game.front_runners


@rule("SHS-COOP-1", "SHS-OVR-5")
def test_together_the_turn_is_the_same() -> None:
    dungeon = delve(
        "arani@33 durgen@15", mode="coop", hands="quiet-hour-heal move", held="2", enemies="barrow-knight@44"
    )
    game = dungeon.game
    assert (game.actions_left, game.claims_left, game.fate_altered) == (2, 1, False)
    assert game.sides == [[0, 1]]
    dungeon.end_turn().enough()
    assert dungeon.happened("enemy_phase_began")


def one_blow(deck: str = "", **more: object) -> Dungeon:
    """Sets up a cooperative game in which one more blow slays the Lord."""
    return delve(
        "brannoc@33 arani@15", mode="coop", lord="the-toll-taker@33", actions="borrowed-steel", deck=deck,
        hands="battle battle battle battle", **more,  # type: ignore[arg-type]
    )  # fmt: skip


@rule("SHS-COOP-5", "SHS-OVR-5")
def test_the_lord_slain_is_a_win_for_all_at_once() -> None:
    dungeon = one_blow()
    dungeon.play("0 attack the-toll-taker with borrowed-steel", *["0 boost battle"] * 4)
    assert (dungeon.game.over, dungeon.game.winners) == (True, [0, 1])
    assert dungeon.events[-2:] == ["team_won", "game_over"]


@rule("SHS-COOP-6")
def test_the_deck_run_out_is_a_loss_for_all() -> None:
    dungeon = delve("arani@11 durgen@15", mode="coop", deck="beast .", enemies="barrow-knight@44")
    dungeon.end_turn()
    assert (dungeon.game.over, dungeon.game.winners) == (True, [])
    assert dungeon.happened("team_lost")
    assert not dungeon.happened("fate_shuffled")
    drawing = delve("arani@11 durgen@15", mode="coop", deck="beast beast .")
    drawing.play("0 prepare with morning-prayer")
    assert (drawing.game.over, drawing.game.winners) == (True, [])


def test_the_last_card_drawn_is_still_carried_out() -> None:
    dungeon = delve("arani@33 durgen@15", mode="coop", deck="beast .", enemies="bristlemaw@33")
    dungeon.end_turn()
    assert dungeon.happened("enemy_attacked", hero="arani")
    assert not dungeon.game.over
    dungeon.play_until(lambda played: played.game.over)
    assert dungeon.game.winners == []


@rule("SHS-COOP-7")
def test_both_at_once_is_a_win() -> None:
    dungeon = one_blow(deck="beast .")
    game = dungeon.game
    game.draw_fate(0, 1)
    assert game.ran_out
    dungeon.play("0 attack the-toll-taker with borrowed-steel", *["0 boost battle"] * 4)
    assert game.winners == [0, 1]


@rule("SHS-DIFF-2")
def test_two_fate_cards_activate_two_types() -> None:
    dungeon = delve(
        "arani@11 durgen@15", mode="coop", two_fates=True, deck="beast undead", enemies="bristlemaw@33 barrow-knight@34"
    )
    before = dungeon.deck()
    dungeon.end_turn()
    assert [facts["foe"] for facts in dungeon.told("fate_drawn")] == ["beast", "undead"]
    assert dungeon.deck() == before - 2


def test_a_spawned_type_does_not_act_in_the_same_phase() -> None:
    dungeon = delve("arani@11 durgen@15", mode="coop", two_fates=True, deck="beast beast").end_turn()
    assert len(dungeon.told("spawned")) == 1
    assert not dungeon.happened("enemy_moved")
    twice = delve("arani@33 durgen@15", mode="coop", two_fates=True, deck="beast beast", enemies="bristlemaw@33")
    twice.end_turn()
    twice.play_until(lambda played: bool(played.offered("end")))
    assert len(twice.told("enemy_attacked")) == 2


def test_one_seat_leads_several_heroes_and_sees_for_them() -> None:
    game = ready(1, heroes=3, mode="coop").game
    assert game.roles == {"hero-1": 0, "hero-2": 0, "hero-3": 0}
    assert all(hero.hand is not None for hero in game.view(0).heroes)
    assert game.decisions[0].role == f"hero-{game.first + 1}"
    assert game.sides == [[0]]


def test_hands_lie_open_among_mates_unless_that_is_not_wanted() -> None:
    for shown in (True, False):
        game = ready(2, mode="coop", open_hands=shown).game
        assert (game.view(0).heroes[1].hand is not None) == shown
        assert game.view(None).heroes[0].hand is None


@pytest.mark.parametrize(
    ("players", "options", "refusal"),
    [
        (2, {"difficulty": "difficult"}, "is for the cooperative game"),
        (2, {"two_fates": True}, "is for the cooperative game"),
        (2, {"heroes": 3}, "everybody plays one Hero"),
        (3, {"mode": "coop", "heroes": 2}, "at least 3 Heroes"),
        (2, {"mode": "coop", "heroes": 5}, "heroes cannot be 5"),
        (1, {"mode": "competitive"}, "for 2, 3 or 4 players"),
        (2, {"round_limit": 0}, "round_limit cannot be 0"),
    ],
)
def test_what_does_not_go_together_is_refused(players: int, options: dict[str, object], refusal: str) -> None:
    with pytest.raises(BadSetup, match=refusal):
        gloaming.rulebook("shadowscape").setting(players, options=options)  # type: ignore[arg-type]


def test_the_deck_is_never_seen() -> None:
    game = ready(2).game
    assert len(game.fate.cards[DECK]) == game.view(0).fate_deck
    assert game.view(0).fate_top is None
