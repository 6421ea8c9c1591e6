"""The cards: what they say, what is wrong with them, and people's own."""

from __future__ import annotations

from pathlib import Path
from random import Random

import jsonschema
import pytest
import yaml

import gloaming
from dungeons import OWN_HEROES, delve, own_heroes, ready, started
from gloaming.games.shadowscape.rules import lint
from gloaming.games.shadowscape.rules.library import ShadowscapeLibrary
from gloaming.games.shadowscape.rules.reading.boxes import SHELF, box_named, read_box
from gloaming.kernel.errors import BadCards, BadSetup

LIBRARY = ShadowscapeLibrary()


def test_nothing_is_wrong_with_the_box() -> None:
    assert lint.problems(box_named("base")) == []


def test_every_dungeon_can_be_walked_through() -> None:
    for seed in range(200):
        assert lint.wrong_dungeon(started(seed=seed).game) == []


def test_printed_values_are_those_of_the_book() -> None:
    box = box_named("base")
    numbers = dict(zip(box.actions.numbers, range(len(box.actions.names)), strict=True))
    heroes = box.heroes.names
    assert [box.actions.owners[numbers[number]] for number in (144, 148, 157, 159, 187)] == [
        heroes.index(name) for name in ("arani", "celenthia", "venda", "venda", "aseke")
    ]
    assert sorted(number for number in numbers if number > 0) == list(range(137, 189))
    assert box.side(numbers[159], 0).slots >= 2
    assert box.heroes.slots[heroes.index("venda")] >= 2
    assert box.heroes.hand_size[heroes.index("celenthia")] == 4
    assert box.heroes.defence[heroes.index("durgen")] == 2
    assert box.heroes.movement[heroes.index("fengray")] == 1
    assert box.gear.hands[box.gear.names.index("light-bow")] == 2


def test_cards_are_read_by_people() -> None:
    entries = {entry.id: entry for entry in LIBRARY.entries("base")}
    assert len(entries) == 13 + 68 + 60 + 17 + 19 + 9 + 5 + 25
    assert entries["mace-of-dawn"].texts[0].endswith("Regular Attack: deal 2 damage to an Enemy in your room.")
    assert entries["the-first-pelt"].texts == [
        "Claim it when you have a Beast Trophy and you are in a room with a Shrine."
    ]
    assert entries["brannoc"].texts == ["Whenever you eliminate an Enemy, draw a Fate Card."]
    assert all(text.endswith((".", "!")) for entry in entries.values() for text in entry.texts)


def test_ones_own_heroes_and_whispers_play() -> None:
    box = box_named(own_heroes())
    assert (len(box.heroes.names), len(box.whispers.names)) == (14, 21)
    dungeon = delve("wenzel@33 durgen@15", cards=own_heroes(), treasures="2@33", hands="battle search")
    dungeon.play("0 search with picklock").enough()
    dungeon.play(f"0 {dungeon.offered('take')[0]}", "0 accept", "0 discard battle", "0 go 33")
    assert dungeon.game.claims_left == 2
    assert gloaming.rulebook("shadowscape").told(own_heroes()) == "From the Back Room (custom card file)"
    game = ready(3, cards=own_heroes()).game
    game.playout(Random(1))
    assert game.over


def test_the_schema_fits_the_files() -> None:
    schema = LIBRARY.schema()
    jsonschema.validate(yaml.safe_load(OWN_HEROES.read_text(encoding="utf-8")), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"box": "x", "name": "X", "pitch": "Y", "heroes": {"A": {}}}, schema)


def test_an_ability_does_not_answer_itself() -> None:
    text = OWN_HEROES.read_text(encoding="utf-8")
    first = text.index("whenever:")
    endless = "whenever: {when: you-heal, effects: [wound, mend]}"
    cards = SHELF.carried("endless.yaml", text.replace(text[first : text.index("\n", first)], endless))
    dungeon = delve("wenzel@33 durgen@15", cards=cards, wounds="wenzel:2", rooms="")
    dungeon.play("0 heal with hot-wax").enough()
    while not dungeon.offered("end"):
        dungeon.play(f"0 {dungeon.offered()[0]}")
    assert len(dungeon.told("wounded")) == 1
    assert dungeon.game.wounds_of(0) == 0


WRONG = {
    "slots: 3": ("slots: 5", "are too many for a Hero Area"),
    "b: {heal: {amount: 1, plus: equipment-worn}, skill: 1}": ("b: {heal: 1, slots: 1}", "shows no Wounds"),
    "[searched, no-enemy-here]": ("[searched: Moss Hill]", "did you mean 'Moss Hall'"),
    "profession: rogue": ("profession: rouge", "did you mean 'rogue'"),
    "when: you-find": ("when: you-fund", "did you mean 'you-find'"),
    "effects: [walk: 2, extra-claim]": ("effects: [stroll: 2]", "unknown effect 'stroll'"),
    "shards: 2, needs": ("shards: 3, needs", "no other does"),
    "Wenzel": ("Durgen", "has no name of its own"),
    "boost: battle": ("boost: move", "unknown boost 'move'"),
    "movement: 2": ("movement: 7", "goes from 1 to 3"),
}


@pytest.mark.parametrize("right", WRONG)
def test_a_file_with_something_wrong_is_refused_with_its_line(right: str) -> None:
    text = OWN_HEROES.read_text(encoding="utf-8")
    wrong, reason = WRONG[right]
    assert right in text
    with pytest.raises(BadCards, match=r"mine\.yaml, line \d+") as refused:
        read_box("mine.yaml", text.replace(right, wrong, 1))
    assert reason in str(refused.value)


def test_a_file_is_given_on_the_command_line(tmp_path: Path) -> None:
    book = gloaming.rulebook("shadowscape")
    assert book.read_decks([str(OWN_HEROES)]) == {"cards": own_heroes()}
    assert book.read_decks(["base"]) == {"cards": "base"}
    with pytest.raises(BadSetup, match="one card file"):
        book.read_decks(["base", "base"])
    broken = tmp_path / "broken.yaml"
    broken.write_text("box: [", encoding="utf-8")
    with pytest.raises(BadCards, match="not YAML"):
        book.read_decks([str(broken)])
