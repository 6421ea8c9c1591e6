"""What is said of a game of Shadowscape."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

import gloaming
from dungeons import Dungeon, delve, started
from gloaming.games.shadowscape.rules import refusing
from gloaming.games.shadowscape.words.sentences import SENTENCES
from gloaming.kernel.events import Event, Facts
from gloaming.kernel.game import Game
from gloaming.kernel.reasons import Reason
from gloaming.kernel.rulebook import OptionValue
from gloaming.rules import rules_of, settled
from gloaming.words.said import Quote
from gloaming.words.scene import Scene, told, words_of
from gloaming.words.seating import YOU, Seating
from words.scenes import LONGEST, last_acts, preview_in, refused, scene_of, sentence_of

WORDS = words_of("shadowscape")
HEROES = "arani@33 durgen@15"


def seen_at(dungeon: Dungeon, seat: int | None = 0) -> Scene:
    if dungeon.game.players > 1:
        return scene_of(dungeon.game, dungeon.heard, seat)
    game, asked = dungeon.game, dungeon.game.decision_of(0)
    return told(WORDS, Scene(game.view(0), asked, Seating([YOU], [None]), game.setting.options, [*dungeon.heard]))


def log(dungeon: Dungeon, seat: int | None = 0) -> list[str]:
    """Returns what was told since the game was set up."""
    return seen_at(dungeon, seat).log


def prompt(dungeon: Dungeon, seat: int = 0) -> str:
    return WORDS.prompt(seen_at(dungeon, seat))


def label(dungeon: Dungeon, token: str, seat: int = 0) -> str:
    scene = seen_at(dungeon, seat)
    assert scene.decision is not None
    option = scene.decision.find(token)
    assert option is not None, [each.token for each in scene.decision.options]
    return WORDS.label(scene, option)


# What happened.

BY_ARANI: Facts = {"seat": 0, "hero": "arani"}
BY_DURGEN: Facts = {"seat": 1, "hero": "durgen"}


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"event": "lord_drawn", "lord": "the-bell-below"}, "The Lord of the Dungeon is The Bell Below."),
        ({"event": "first_player", "seat": 1}, "Rook goes first."),
        ({"event": "hero_chosen", **BY_ARANI}, "You play Arani, Dawnbreaker Cleric."),
        ({"event": "placed", **BY_DURGEN, "room": "cold-shaft"}, "Rook's Durgen starts in Cold Shaft."),
        ({"event": "turn_began", **BY_ARANI, "turn": 3, "round": 2}, "Turn 3: you"),
        ({"event": "turn_began", **BY_DURGEN, "turn": 4, "round": 2}, "Turn 4: Rook's Durgen"),
        ({"event": "moved", **BY_ARANI, "room": "moss-hall", "steps": 2}, "You move to Moss Hall."),
        (
            {"event": "action_began", **BY_DURGEN, "card": "hammerfall", "side": "a", "what": "attack"},
            "Rook's Durgen uses Hammerfall to attack.",
        ),
        (
            {"event": "action_began", **BY_DURGEN, "card": "shield-wall", "side": "a", "what": "act"},
            "Rook's Durgen uses Shield Wall.",
        ),
        ({"event": "card_turned", **BY_ARANI, "card": "mace-of-dawn", "side": "b"}, ""),
        (
            {"event": "card_turned", **BY_ARANI, "card": "mace-of-dawn", "side": "b", "by": "lay-on-hands/1"},
            "You turn Mace of Dawn to side B.",
        ),
        (
            {"event": "boosted", **BY_ARANI, "card": "cold-draught-battle", "symbol": "battle"},
            "You boost with Cold Draught: +1 BATTLE.",
        ),
        (
            {"event": "boosted", **BY_DURGEN, "card": "durgen", "symbol": "defence"},
            "Rook's Durgen boosts with the Hero's ability: +1 DEFENCE.",
        ),
        (
            {"event": "attacked", **BY_ARANI, "enemy": "bristlemaw-2", "damage": 2, "defence": 3},
            "You deal only 2 damage to Bristlemaw 2, Defence 3.",
        ),
        (
            {"event": "attacked", **BY_ARANI, "enemy": "bristlemaw-2", "damage": 3, "defence": 3},
            "You deal 3 damage to Bristlemaw 2, Defence 3.",
        ),
        (
            {"event": "eliminated", **BY_DURGEN, "enemy": "bristlemaw-2", "room": "moss-hall"},
            "Rook's Durgen eliminates Bristlemaw 2 in Moss Hall.",
        ),
        (
            {"event": "searched", **BY_ARANI, "room": "tannery", "points": 2, "value": 0, "turned_up": False},
            "You search Tannery, where no Treasure lies.",
        ),
        (
            {"event": "searched", **BY_ARANI, "room": "tannery", "points": 1, "value": 3, "turned_up": False},
            "You search Tannery with 1 point: too little for the Treasure of value 3.",
        ),
        ({"event": "taken", **BY_ARANI, "token": "bristlemaw-2"}, "You take Bristlemaw 2 as a Trophy."),
        ({"event": "dropped", **BY_DURGEN, "token": "bristlemaw-2"}, "Rook's Durgen discards Bristlemaw 2."),
        ({"event": "drew", **BY_DURGEN, "watchers": [1], "count": 2}, "Rook's Durgen draws 2 Fate Cards."),
        (
            {"event": "drew", **BY_ARANI, "watchers": [0], "count": 1, "cards": ["old-scars-heal"]},
            "You draw Old Scars (HEAL).",
        ),
        ({"event": "discarded", **BY_DURGEN, "card": "old-scars-heal"}, "Rook's Durgen discards Old Scars (HEAL)."),
        ({"event": "healed", **BY_ARANI, "card": "mace-of-dawn"}, "You heal a Wound on Mace of Dawn."),
        ({"event": "wounded", **BY_DURGEN, "card": "durgen"}, "Rook's Durgen takes a Wound on the Hero Card."),
        ({"event": "wounds_ignored", **BY_ARANI, "count": 1}, "You have no room for another Wound."),
        ({"event": "wounds_ignored", **BY_ARANI, "count": 2}, "You have no room for 2 more Wounds."),
        ({"event": "claimed", **BY_ARANI, "card": "padded-coat", "what": "equipment"}, "You claim Padded Coat."),
        (
            {"event": "claimed", **BY_DURGEN, "card": "two-of-a-kind", "what": "whisper"},
            "Rook's Durgen claims the Whisper Two of a Kind, a Shadow Shard.",
        ),
        (
            {"event": "claimed", **BY_ARANI, "card": "hunters-oath", "what": "action"},
            "You claim the General Action Hunter's Oath.",
        ),
        ({"event": "spent", **BY_ARANI, "token": "bristlemaw-2"}, "You pay with Bristlemaw 2."),
        ({"event": "put_under", **BY_ARANI, "card": "light-bow"}, "You put Light Bow under its deck."),
        ({"event": "revealed", "card": "hoard", "what": "whisper"}, "The next Whisper is Hoard."),
        (
            {"event": "fate_altered", **BY_ARANI, "card": "toll-due-battle"},
            "You alter fate with Toll Due. “Choose another Hero in your or an adjacent room, then that Hero discards a "
            "Fate Card.”",
        ),
        (
            {"event": "fate_altered", **BY_DURGEN, "card": "short-cut-battle"},
            "Rook's Durgen alters fate with Short Cut. “They may move one room.”",
        ),
        (
            {"event": "fate_shuffled", "count": 58},
            "The Fate deck has run out: 58 discarded cards are shuffled into a new one.",
        ),
        ({"event": "treasures_laid", "rooms": ["tannery", "moss-hall"]}, "New Treasures lie in Tannery and Moss Hall."),
        ({"event": "enemies_rest", **BY_ARANI}, "You let the Enemies rest."),
        (
            {"event": "fate_drawn", "card": "old-scars-heal", "foe": "beast"},
            "Old Scars is drawn: Beasts are activated.",
        ),
        (
            {"event": "fate_drawn", "card": "old-scars-battle", "foe": "undead"},
            "Old Scars is drawn: Undead are activated.",
        ),
        (
            {"event": "sign_ignored", "enemy": "bone-archer-1", "sign": "eye", "why": "outside"},
            "Bone Archer 1 ignores the eye: it leads outside.",
        ),
        (
            {"event": "enemy_attacked", **BY_ARANI, "enemy": "bone-archer-1", "damage": 3, "defence": 1},
            "Bone Archer 1 attacks you for 3: your Defence cancels 1.",
        ),
        (
            {"event": "enemy_attacked", **BY_DURGEN, "enemy": "bone-archer-1", "damage": 3, "defence": 3},
            "Bone Archer 1 attacks Rook's Durgen for 3: the Defence of 3 cancels it all.",
        ),
        (
            {"event": "enemy_attacked", **BY_ARANI, "enemy": "bone-archer-1", "damage": 3, "defence": 0},
            "Bone Archer 1 attacks you for 3.",
        ),
        ({"event": "lord_acts", **BY_ARANI, "lord": "sir-nobody"}, "Sir Nobody is activated."),
        (
            {"event": "spawned", "foe": "beast", "enemies": ["bristlemaw-1"], "rooms": ["tannery"]},
            "No Beast is in play, so some appear: Bristlemaw 1 in Tannery.",
        ),
        ({"event": "hero_led", **BY_DURGEN, "room": "tannery"}, "Rook's Durgen goes to Tannery."),
        ({"event": "gave", **BY_DURGEN, "card": "light-bow", "to": "arani"}, "Rook's Durgen gives you Light Bow."),
        ({"event": "gave_fate", **BY_DURGEN, "watchers": [1], "to": "arani"}, "Rook's Durgen gives you a Fate Card."),
        (
            {"event": "fate_recovered", **BY_ARANI, "card": "old-scars-heal", "where": "deck"},
            "You put Old Scars (HEAL) from the discard pile under the Fate deck.",
        ),
        (
            {"event": "fate_seen", **BY_DURGEN, "watchers": [1], "count": 1},
            "Rook's Durgen looks at the top card of the Fate deck.",
        ),
        ({"event": "fate_sunk", **BY_DURGEN, "watchers": [1]}, "Rook's Durgen puts it under the Fate deck."),
        (
            {"event": "fate_lost", "count": 10, "cards": []},
            "10 Fate Cards are discarded from the deck, which leaves less time.",
        ),
        (
            {"event": "lord_appeared", "lord": "sir-nobody", "room": "tannery"},
            "Sir Nobody, the Lord of the Dungeon, appears in Tannery.",
        ),
        ({"event": "lord_slain", **BY_ARANI, "lord": "sir-nobody"}, "You slay Sir Nobody, the Lord of the Dungeon."),
        ({"event": "last_turns", **BY_ARANI}, "You have the Last Whisper: Rook has one more turn."),
        ({"event": "scored", "shards": [5, 3]}, "The Shadow Shards are counted: you have 5 and Rook has 3."),
        ({"event": "game_over", "scores": [5, 3], "winners": [0]}, "You win with 5 Shadow Shards."),
        (
            {"event": "game_over", "scores": [5, 5], "winners": [1]},
            "Rook wins the tie with 5 Shadow Shards, next in turn after the Last Whisper.",
        ),
        (
            {"event": "ability", "seat": 1, "card": "ghoren-slinger", "kind": "whenever"},
            "Ghoren Slinger: “Whenever it hurts them, they discard a Fate Card.”",
        ),
        (
            {"event": "ability", "seat": 0, "card": "ghoren-slinger", "kind": "whenever"},
            "Ghoren Slinger: “Whenever it hurts you, discard a Fate Card.”",
        ),
        (
            {"event": "ability", "seat": 1, "card": "durgen", "kind": "whenever"},
            "Durgen: “Whenever they cancel all damage of an attack, they deal 3 damage to that Enemy.”",
        ),
    ],
)
def test_what_happens_is_told_from_the_side_of_whoever_reads(facts: Facts, sentence: str) -> None:
    assert sentence_of("shadowscape", facts, seen_at(delve(HEROES))) == sentence


def test_everything_that_can_happen_has_a_sentence() -> None:
    assert {*gloaming.rulebook("shadowscape").events.values()} <= {*SENTENCES.tellers}


# Play, as it reads.


def test_an_attack_with_boosts_reads_as_one_story() -> None:
    dungeon = delve(HEROES, enemies="redsand-thrall@33", hands="battle move")
    dungeon.play("0 attack redsand-thrall-1 with mace-of-dawn")
    assert prompt(dungeon) == "Boost the attack on Redsand Thrall 1 (Defence 3) with BATTLE, or leave it at that."
    assert label(dungeon, "enough") == "No boost"
    dungeon.play("0 boost battle")
    assert prompt(dungeon) == "Take Redsand Thrall 1, or leave it?"
    dungeon.play("0 take redsand-thrall-1")
    boost = next(line for line in log(dungeon) if "boost" in line)
    assert log(dungeon) == [
        "You use Mace of Dawn to attack.",
        boost,
        "You deal 3 damage to Redsand Thrall 1, Defence 3.",
        f"You eliminate Redsand Thrall 1 in {WORDS.called(seen_at(dungeon), dungeon.room('33'))}.",
        "You take Redsand Thrall 1 as a Trophy.",
    ]
    assert boost.endswith(": +1 BATTLE.")


def test_an_enemy_phase_tells_who_is_activated_and_goes_where_and_whom_it_hurts() -> None:
    dungeon = delve(HEROES, enemies="bristlemaw@33", hands="defence", deck="beast")
    dungeon.end_turn()
    assert prompt(dungeon) == "Bristlemaw 1's attack on you leaves 3 Wounds: boost with DEFENCE, or take them."
    assert label(dungeon, "enough") == "Take 3 Wounds"
    dungeon.play("0 boost defence").enough()
    assert prompt(dungeon) == (
        "Bristlemaw 1 wounds you. Where does the Wound go? On an Action Card it disables that card."
    )
    assert label(dungeon, "wound arani") == "Put it on your Hero Card"
    dungeon.play("0 wound arani", "0 wound mace-of-dawn")
    room = WORDS.called(seen_at(dungeon), dungeon.room("33"))
    lines = log(dungeon)
    assert lines[0] == "The Enemy Phase begins."
    assert lines[1].endswith(" is drawn: Beasts are activated.")
    assert lines[2] == f"Bristlemaw 1 stays in {room}: a Hero is in range."
    assert lines[3] == "Bristlemaw 1 attacks you for 4: your Defence cancels 1."
    assert lines[4].endswith(": +1 DEFENCE.")
    assert lines[5:7] == ["You take a Wound on the Hero Card.", "You take a Wound on Mace of Dawn."]


def test_a_claim_tells_its_price_and_what_lies_open_now() -> None:
    dungeon = delve(HEROES, held="2")
    gear = next(token for token in dungeon.offered("claim"))
    dungeon.play(f"0 {gear}")
    title = WORDS.called(seen_at(dungeon), gear.removeprefix("claim "))
    assert log(dungeon)[:2] == ["You pay with a Treasure of value 2.", f"You claim {title}."]
    assert log(dungeon)[2].startswith("The next piece of Equipment is ")


def test_the_end_of_a_cooperative_game_is_told_to_the_team() -> None:
    won = delve(HEROES, lord="the-bell-below@33", hands="battle battle battle battle battle battle", mode="coop")
    won.play("0 attack the-bell-below with mace-of-dawn")
    while not won.game.over:
        won.play(f"{won.asked[0]} {won.offered()[0]}")
    assert log(won)[-3:] == [
        "You slay The Bell Below, the Lord of the Dungeon.",
        "The dungeon falls silent: its Lord is slain.",
        "You and Rook win together.",
    ]
    lost = delve(HEROES, deck="beast.", mode="coop").end_turn()
    while not lost.game.over:
        lost.play(f"{lost.asked[0]} {lost.offered()[0]}")
    assert log(lost)[-2:] == ["The Fate deck has run out: the dungeon wins.", "You and Rook lose together."]


def test_who_leads_several_heroes_reads_which_one_acts_and_is_asked() -> None:
    dungeon = delve(HEROES, players=1, mode="coop")
    assert prompt(dungeon).startswith("Arani: Choose an Action, two left")
    assert WORDS.status(seen_at(dungeon)).startswith("Turn 1 · Arani · 2 Actions left · ")
    dungeon.play(f"0 move mace-of-dawn to {dungeon.room('33')}").enough()
    assert log(dungeon)[0] == "Arani uses Mace of Dawn to move."
    two = delve("arani@33 durgen@15 venda@11 fengray@55", players=2, mode="coop")
    moved = {"event": "moved", "seat": 0, "hero": "venda", "room": "tannery", "steps": 1}
    assert sentence_of("shadowscape", moved, seen_at(two)) == "Your Venda moves to Tannery."
    assert sentence_of("shadowscape", moved, seen_at(two, None)) == "Your Venda moves to Tannery."


# Questions and buttons.


def test_the_first_question_names_the_choice_of_a_hero() -> None:
    dungeon = started(2, seed=1)
    seat = dungeon.asked[0]
    assert prompt(dungeon, seat) == "Choose your Hero."
    assert label(dungeon, "pick arani", seat) == "Play Arani, Dawnbreaker Cleric"
    dungeon.play(f"{seat} pick arani")
    assert prompt(dungeon, seat) == "Which side of Lay on Hands is face up?"
    assert label(dungeon, "turn lay-on-hands to a", seat) == "Side A: Heal 2+"


def test_action_cards_are_chosen_first_and_then_what_they_do() -> None:
    dungeon = delve(HEROES, enemies="redsand-thrall@33")
    scene = seen_at(dungeon)
    steps = [WORDS.step(scene, step) for step in WORDS.steps(scene)]
    assert "Mace of Dawn: attack or move" in steps
    assert "Morning Prayer: prepare or move" in steps
    assert steps[-1] == "End the Action Phase"
    assert label(dungeon, "attack redsand-thrall-1 with mace-of-dawn") == "Redsand Thrall 1: Mace of Dawn"
    assert label(delve(HEROES, enemies="bristlemaw@33"), "attack bristlemaw-1 with mace-of-dawn") == (
        "Attack Bristlemaw 1 with Mace of Dawn"
    )
    assert label(dungeon, f"move mace-of-dawn to {dungeon.room('33')}") == "Use Mace of Dawn and stay here"


def test_a_preview_tells_what_an_action_does() -> None:
    dungeon = delve(HEROES, enemies="ghoren-slinger@33")
    scene = seen_at(dungeon)
    assert scene.decision is not None
    option = scene.decision.find("attack ghoren-slinger-1 with mace-of-dawn")
    assert option is not None
    shown = preview_in(dungeon.game, scene, option)
    assert shown.startswith(
        "Ghoren Slinger 1: Mace of Dawn. Regular Attack: deal 2 damage to an Enemy in your room. "
        "You deal 2 damage to Ghoren Slinger 1, Defence 2. You eliminate Ghoren Slinger 1 in "
    )


# Why not.

Position = Callable[[], Dungeon]
REFUSED: list[tuple[Position, str, str]] = [
    (lambda: delve(HEROES), "search with keystone", "Keystone is not one of your Action Cards."),
    (
        lambda: delve(HEROES, wounds="mace-of-dawn:1"),
        "move mace-of-dawn to 33",
        "Mace of Dawn is disabled: there are Wounds on it.",
    ),
    (
        lambda: delve(HEROES).play("0 move mace-of-dawn to 33").enough(),
        "move mace-of-dawn to 33",
        "Mace of Dawn is exhausted for the rest of this turn.",
    ),
    (
        lambda: delve(HEROES),
        "heal with mace-of-dawn",
        "The side of Mace of Dawn that is face up is for something else.",
    ),
    (
        lambda: delve(HEROES, enemies="redsand-thrall@11"),
        "attack redsand-thrall-1 with mace-of-dawn",
        "Redsand Thrall 1 is not where Mace of Dawn reaches.",
    ),
    (lambda: delve(HEROES), "heal with lay-on-hands", "There are no Wounds to heal."),
    (lambda: delve(HEROES), "alter old-scars-heal", "Old Scars is not in your hand."),
    (lambda: delve(HEROES, whispers="hoard"), "claim hoard", "What Hoard asks for is not fulfilled."),
    (lambda: delve(HEROES), "claim the-last-whisper", "The Last Whisper does not lie open."),
]


@pytest.mark.parametrize(("position", "token", "sentence"), REFUSED)
def test_what_cannot_be_done_says_why(position: Position, token: str, sentence: str) -> None:
    dungeon = position()
    reason, said = refused(dungeon.game, seen_at(dungeon), dungeon.spelled(0, token))
    assert said == sentence, reason


def test_a_room_that_is_too_far_is_called_by_its_name() -> None:
    dungeon = delve("fengray@33 durgen@15")
    token = dungeon.spelled(0, "move campfire to 22")
    room = WORDS.called(seen_at(dungeon), dungeon.room("22"))
    assert refused(dungeon.game, seen_at(dungeon), token)[1] == f"{room} is out of reach with a Movement of 1."


def test_every_reason_rests_on_rules_that_are_written_down() -> None:
    written = "\n".join([*(f"**{rule.id}**" for rule in rules_of("shadowscape")), *settled("shadowscape")])
    kinds = {each for each in vars(refusing).values() if isinstance(each, type) and issubclass(each, Reason)}
    for kind in kinds:
        assert all(f"**{rule}**" in written for rule in kind.rules), kind


# Whole games, told to everybody.

RAW = re.compile(r"\b[a-z]+-\d|[{}_]|\b(\w+) \1\b")  # names as programs write them, or a word twice
TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (3, {"advanced": True}),
    (4, {"hidden_treasures": True}),
    (1, {"mode": "coop", "heroes": 3}),
    (2, {"mode": "coop", "heroes": 4, "difficulty": "difficult"}),
    (4, {"mode": "coop", "open_hands": False}),
]


def told_to(players: int, seed: int, eyes: int | None, options: dict[str, OptionValue]) -> tuple[Game, Scene]:
    """Plays a game at random for a while; wherever these eyes are asked, tries every word there is."""
    heard: list[Event] = []
    book, rng = gloaming.rulebook("shadowscape"), Random(seed)
    game = book.start(book.setting(players, seed, options), heard.append)
    names = [YOU if seat == eyes else name for seat, name in enumerate(["Linnet", "Ash", "Rook", "Teal"][:players])]

    def scene(seat: int | None) -> Scene:
        seen = [shown for event in heard if (shown := event.shown_to(eyes)) is not None]
        asked = None if seat is None else game.decision_of(seat)
        return Scene(game.view(eyes), asked, Seating(names, [None] * players), game.setting.options, seen)

    for turn in range(450):
        if game.over:
            break
        decision = rng.choice(game.decisions)
        if eyes in decision.seats and turn % 3 == 0:
            assert eyes is not None
            moment = scene(eyes)
            words = [WORDS.status(moment), WORDS.prompt(moment)]
            labels = [WORDS.label(moment, option) for option in moment.choices]
            labels += [WORDS.step(moment, step) for step in WORDS.steps(moment)]
            assert len({*labels}) >= len(moment.choices), labels
            for said in [*words, *labels]:
                assert "_" not in said
                assert "{" not in said
            assert all(len(button) <= LONGEST for button in labels), labels
            assert words[1].endswith((".", "?")), words
        wanted = [option for option in decision.options if option.question.verb not in ("end", "move")]
        game.choose(decision.seat, rng.choice(wanted if wanted and rng.random() < 0.7 else decision.options))
    return game, told(WORDS, scene(None))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whole_games_read_well_for_everybody(players: int, options: dict[str, OptionValue]) -> None:
    for seed, eyes in enumerate([None, *range(players)]):
        game, scene = told_to(players, seed, eyes, options)
        for event in scene.seen:
            said = WORDS.sentence(event, scene)
            if not said:
                continue
            line = str(said)
            assert event.opens or line.endswith((".", ".”")), line
            assert not line[0].islower(), line
            assert not RAW.search(line), line
            for part in said.parts:
                if isinstance(part, Quote) and part.seat != eyes:
                    spoken = part.words.lower().replace("”", " ").split()
                    assert not {"you", "your"} & {word.strip(".,;:“") for word in spoken}, line
        assert WORDS.describe(scene)
        assert WORDS.sheet(scene)[0].cells == scene.names
        assert all(last_acts(scene)) or not game.over
