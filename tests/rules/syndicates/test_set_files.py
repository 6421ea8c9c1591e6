"""Card files of sets: what is right is read, and everything that is wrong is told at once, with its line."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import gloaming
from gloaming.games.syndicates.rules.library import SyndicatesLibrary
from gloaming.games.syndicates.rules.printing import read_set, season, set_from_json, set_in, texts_on
from gloaming.games.syndicates.rules.sets import CardSet
from gloaming.games.syndicates.rules.vocabulary import VOCABULARY
from gloaming.kernel.cards import glossary
from gloaming.kernel.errors import BadCards, BadSetup
from promises.games import play_randomly

ROOT = Path(__file__).parents[3]
FILE = ROOT / "src/gloaming/games/syndicates/cards/season-1.yaml"
SEASON = FILE.read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "cards.md").read_text(encoding="utf-8")
SCHEMA = Draft202012Validator(SyndicatesLibrary().schema())

SMALL = """\
set: small
name: A Small Set
pitch: Just enough to break something.
cards:
  1: {name: Ada, title: The Boss, faction: green, kind: leader, rarity: CO, kt: 60,
      one-time: {name: Trust, effects: [family-leaves, draw-character: {to: family}]}}
  2: {name: Ben, title: The Son, faction: green, kind: family, rarity: CO, kt: 50,
      passive: {name: Love, effects: [immune: {who: leader}]}}
  3: {name: Cleo, title: A Friend, faction: green, kind: friend, rarity: CO, kt: 50, duo: Dan,
      skill: {name: Shove, while: Dan, effects: [hit: {kt: 20, who: one-enemy}]}}
  4: {name: Dan, title: Another Friend, faction: green, kind: friend, rarity: CO, kt: 40, duo: Cleo,
      skill: {name: Lend, effects: [give: {kt: any, to: Cleo}]}}
  5: {name: Eve, title: A Doubter, faction: green, kind: reluctant, rarity: UC, kt: 60,
      penalty: {name: Doubt, effects: [leaves-if: [Dan]]}}
  6: {name: Finn, title: A Stranger, faction: green, kind: altruist, rarity: SR, kt: 20,
      last-act: {name: Farewell, effects: [hit: {kt: own, who: one-enemy}, leave]}}
  7: {name: Gus, title: The Other Boss, faction: red, kind: leader, rarity: CO, kt: 60}
  8: {name: Hal, title: The Cousin, faction: red, kind: family, rarity: CO, kt: 50}
  11: {name: Lemonade, kind: energy-boost, rarity: CO, helps: true, effects: [gain: {kt: 10, who: one-supporter}]}
  12: {name: Bad Luck, kind: bungle-boost, rarity: CO, helps: false, roll: odd, effects: [skip-turn]}
  13: {name: Umbrella, kind: high-tech-stuff, rarity: CO, helps: true,
       attach: {to: supporter, kt: 10, gone: [hit: {kt: 10, who: the-attacker}]}}
"""


def changed(right: str, wrong: str) -> str:
    """Returns the small set with one thing changed."""
    assert right in SMALL
    return SMALL.replace(right, wrong)


def problems(text: str) -> list[str]:
    """Returns everything that is told of a set that is refused."""
    with pytest.raises(BadCards) as caught:
        read_set("mine.yaml", text)
    return caught.value.problems


def facts(found: CardSet) -> list[object]:
    """Returns what the rules read of a set."""
    return [found.numbers, found.titles, found.subtitles, found.texts, found.other_faces, found.duos, found.leaves_if]


# What is right.


def test_a_small_set_is_read() -> None:
    found = read_set("mine.yaml", SMALL)
    assert (found.id, found.name, len(found)) == ("small", "A Small Set", 11)
    assert found.numbers == [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13]
    assert (found.leaders, found.families) == ([0, 6], [1, 7])
    cleo, dan = found.card("cleo"), found.printed("Dan")
    assert (found.duos[cleo], found.duos[dan], found.partners[cleo]) == (dan, cleo, dan)
    assert found.shields[0] == [1]
    assert found.leaves_if[found.card("eve")] == [dan]


def test_the_text_is_written_from_what_the_card_does() -> None:
    found = read_set("mine.yaml", SMALL)
    assert [text for card in range(len(found)) for text in texts_on(found, card)] == [
        "One-time skill, Trust: Your Family leaves. Then draw a character into the Family slot.",
        "Passive skill, Love: While this character is in play, your Leader is immune to attacks.",
        "Skill, Shove: If Dan is in play, attack one enemy for 20 KT.",
        "Skill, Lend: This character gives any amount of its KT to Cleo.",
        "Penalty, Doubt: This character leaves if Dan is in play.",
        "Last act, Farewell: Attack one enemy for as many KT as this character has, then this character leaves.",
        "One of your Supporters gains 10 KT.",
        "Roll a die. If it is odd, skip your next turn.",
        "Attach this to one of your Supporters, who becomes inactive. The card has 10 KT. "
        "When it is destroyed, hit the attacker for 10 KT, even an immune one.",
    ]


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("draw-fx: {count: 1}", "draw an FX card and use it"),
        ("draw-fx: {count: 2}", "draw two FX cards and use them"),
        ("draw-fx: {count: 3, use: 1}", "draw three FX cards, use one of them and discard the rest"),
        (
            "draw-fx: {count: 1, pass: 1}",
            "draw an FX card and use it on this character, or pass it to someone else on your team",
        ),
        (
            "draw-fx: {count: 2, pass: 1}",
            "draw two FX cards and use them on this character, or pass one to someone else on your team",
        ),
        (
            "draw-fx: {count: 3, pass: 2}",
            "draw three FX cards and use them on this character, or pass up to two of them to others on your team",
        ),
        (
            "draw-fx: {count: 3, pass: 3}",
            "draw three FX cards and use them on this character, or pass any of them to others on your team",
        ),
        ("draw-character: {to: slot}", "draw a character into play"),
        ("give: {kt: 10, to: teammate}", "this character gives 10 KT to someone else on your team"),
        ("gain: {kt: 20, who: teammate}", "someone else on your team gains 20 KT"),
        ("gain: {kt: 20, who: team}", "everyone on your team gains 20 KT"),
        ("lose: {kt: 20, who: leader}", "your Leader loses 20 KT"),
    ],
)
def test_each_effect_says_what_it_does(effect: str, text: str) -> None:
    found = read_set("mine.yaml", changed("give: {kt: any, to: Cleo}", effect))
    assert texts_on(found, found.card("dan")) == [f"Skill, Lend: {text[0].upper()}{text[1:]}."]


@pytest.mark.parametrize(
    ("attach", "text"),
    [
        (
            "{to: team, timeout: true}",
            "your whole team, which becomes inactive until the end of your next turn. The card stops no damage",
        ),
        ("{to: teammate, kt: 20, stays-active: true}", "someone on your team, who stays active. The card has 20 KT"),
        ("{to: family, kt: 30}", "your Family, who becomes inactive. The card has 30 KT"),
        (
            "{to: supporter, kt: 10, gone: [hit: {kt: 20, who: all-enemies}]}",
            "one of your Supporters, who becomes inactive. The card has 10 KT. "
            "When it is destroyed, hit all enemies for 20 KT, even immune ones",
        ),
    ],
)
def test_an_attached_card_says_where_it_lies_and_for_how_long(attach: str, text: str) -> None:
    found = read_set("mine.yaml", changed("{to: supporter, kt: 10, gone: [hit: {kt: 10, who: the-attacker}]}", attach))
    assert texts_on(found, found.card("umbrella")) == [f"Attach this to {text}."]


def test_a_set_that_travels_is_the_same_set() -> None:
    carried = set_in(FILE)
    assert carried.startswith("{")
    assert facts(set_from_json(carried)) == facts(season("season-1"))


def test_the_page_about_cards_has_a_set_that_can_be_played() -> None:
    [example] = [text for text in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL) if text.startswith("set:")]
    read_set("page", example)
    assert list(SCHEMA.iter_errors(yaml.safe_load(example))) == []
    carried = SyndicatesLibrary().carried("page", example)
    game = gloaming.start("syndicates", seed=1, card_set=carried, format="sumo-rush")
    play_randomly(game, Random(1), 1000)
    assert game.over


def test_the_page_about_cards_has_the_current_words() -> None:
    begin = "<!-- terms: written by `gloaming cards terms syndicates --markdown` -->\n"
    written = PAGE.partition(begin)[2].partition("\n<!-- end of terms -->")[0]
    assert written == glossary.markdown(VOCABULARY)


def test_a_set_that_is_too_small_for_a_format_is_refused_when_it_is_to_be_played() -> None:
    carried = SyndicatesLibrary().carried("mine.yaml", SMALL)
    with pytest.raises(BadSetup, match="green has 4 of the 6 Supporters that Controlled needs"):
        gloaming.start("syndicates", card_set=carried)


# What is wrong.


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        # The file.
        ("set: small", "set: Small", "line 1: a set's short name is made of small letters, digits and hyphens"),
        ("set: small\n", "", "a set is missing 'set'"),
        ("pitch: Just enough", "pitch: [Just]\nx: Just enough", "pitch takes a text, found a list"),
        ("name: A Small Set", f"name: {'A' * 61}", "line 2: name is 61 characters long; the limit is 60"),
        ("pitch: Just", "pitsch: Just", "unknown entry of a set 'pitsch', did you mean 'pitch'?"),
        # Numbers.
        ("  12:", "  11:", "there are two cards with the number 11"),
        ("  12:", "  0:", "a card stands under its number, such as 41"),
        ("  12:", "  Bad Luck:", "a card stands under its number, such as 41"),
        ("  12:", "  12345:", "a card stands under its number"),
        ("  7: {name: Gus", "  14: {name: Gus", "the characters of a set have lower numbers than its FX cards"),
        # Facts.
        ("kind: friend", "kind: fiend", "card 3: unknown kind 'fiend', did you mean 'friend'?"),
        ("rarity: UC", "rarity: XX", "card 5: unknown rarity 'XX'"),
        ("faction: red, kind: leader", "faction: blue, kind: leader", "card 7: unknown faction 'blue'"),
        ("rarity: UC, kt: 60", "rarity: UC, kt: 15", "card 5: KT go from 10 to 60 in tens, so they cannot be 15"),
        ("rarity: UC, kt: 60", "rarity: UC, kt: 70", "card 5: KT go from 10 to 60 in tens, so they cannot be 70"),
        ("rarity: UC, kt: 60", "rarity: UC, kt: many", "card 5: kt takes a number, found 'many'"),
        ("title: A Doubter, ", "", "card 5: a character is missing 'title'"),
        ("title: A Doubter", "titel: A Doubter", "card 5: unknown entry of a character 'titel', did you mean 'title'?"),
        ("helps: false", "helps: maybe", "card 12: helps takes true or false, found 'maybe'"),
        ("helps: false, ", "", "card 12: an FX card is missing 'helps'"),
        ("name: Bad Luck", "name: Bad Luck, kt: 10", "card 12: unknown entry of an FX card 'kt'"),
        ("name: Bad Luck", "name: Lemonade!", "card 12: there are two cards called Lemonade!"),
        ("name: Bad Luck", "name: '!!'", "card 12: '!!' cannot be told from a slot or from no name at all"),
        ("name: Finn", "name: S 2", None),
        ("name: Finn", "name: S2", "card 6: 'S2' cannot be told from a slot or from no name at all"),
        ("name: Bad Luck", "name: 5", "card 12: name takes a text, found '5'"),
        ("name: Bad Luck", f"name: {'B' * 61}", "card 12: name is 61 characters long; the limit is 60"),
        # Core teams.
        ("kind: family, rarity: CO, kt: 50}", "kind: leader, rarity: CO, kt: 50}", "the red faction has one leader"),
        ("kind: reluctant", "kind: leader", "card 5: a leader cannot have a penalty"),
        ("faction: red, kind: family", "faction: green, kind: family", "the green faction has one family, found 2"),
        # Texts of characters.
        (
            "skill: {name: Lend",
            "skil: {name: Lend",
            "card 4: unknown entry of a character 'skil', did you mean 'skill'?",
        ),
        ("skill: {name: Lend, effects", "skill: {effects", "card 4: a skill is missing 'name'"),
        ("skill: {name: Lend, effects: [give: {kt: any, to: Cleo}]}", "skill: Lend", "expected a mapping for a skill"),
        (
            "effects: [give: {kt: any, to: Cleo}]",
            "effects: []",
            "card 4: effects takes one or more effects, found none",
        ),
        ("[give: {kt: any, to: Cleo}]", "[giv: {kt: any, to: Cleo}]", "unknown effect 'giv', did you mean 'give'?"),
        (
            "[give: {kt: any, to: Cleo}]",
            "[give: {kt: any, to: Cloe}]",
            "unknown character 'Cloe', did you mean 'Cleo'?",
        ),
        (
            "[give: {kt: any, to: Cleo}]",
            "[give: {kt: 25, to: Cleo}]",
            "give: KT are counted in tens, so they cannot be 25",
        ),
        ("[give: {kt: any, to: Cleo}]", "[give: {kt: any, to: Gus}]", "Gus is not another character of this faction"),
        ("[give: {kt: any, to: Cleo}]", "[give: {kt: any, to: Dan}]", "Dan is not another character of this faction"),
        ("[give: {kt: any, to: Cleo}]", "[give: {kt: any, to: Lemonade}]", "Lemonade is not another character of this"),
        ("[give: {kt: any, to: Cleo}]", "[hit: {kt: 10, who: the-attacker}]", "card 4: the attacker is whoever"),
        ("[give: {kt: any, to: Cleo}]", "[immune: {who: leader}]", "card 4: immune holds by itself and cannot be used"),
        ("[give: {kt: any, to: Cleo}]", "[draw-fx: {count: 2, use: 2}]", "fewer are used than are drawn"),
        ("[give: {kt: any, to: Cleo}]", "[draw-fx: {count: 2, pass: 3}]", "more cannot be passed on than are drawn"),
        ("[give: {kt: any, to: Cleo}]", "[draw-fx: {count: 2, use: 1, pass: 1}]", "say either how many are used"),
        ("[give: {kt: any, to: Cleo}]", "[attach: {to: supporter, kt: 10}]", "it is an attachment and belongs under"),
        (
            "kt: 20, who: one-enemy}",
            "kt: 25, who: one-enemy}",
            "card 3: hit: KT are counted in tens, so they cannot be 25",
        ),
        ("kt: 20, who: one-enemy}", "kt: 70, who: one-enemy}", "kt of hit takes a whole number from 10 to 60 or own"),
        (
            "kt: 20, who: one-enemy}",
            "kt: 20, who: everybody}",
            "who of hit takes one-enemy, all-enemies or the-attacker",
        ),
        ("while: Dan", "while: Hal", "card 3: Hal is not another character of this faction"),
        ("name: Lend,", "name: Lend, roll: high,", "card 4: unknown roll 'high'"),
        ("name: Love,", "name: Love, roll: even,", "card 2: a passive does not roll"),
        ("name: Love,", "name: Love, while: Dan,", "a character's own immunity needs 'while', another's does not"),
        ("[immune: {who: leader}]", "[immune: {who: self}]", "a character's own immunity needs 'while'"),
        ("[immune: {who: leader}]", "[skip-turn]", "card 2: a passive is made of immune, not of skip-turn"),
        ("one-time: {name: Trust", "skill: {name: Trust", None),
        ("skill: {name: Lend", "one-time: {name: Lend", "card 4: only Leaders have one-time skills"),
        ("skill: {name: Lend", "other-face: {name: Lend", "card 4: only Leaders have one-time skills"),
        ("duo: Cleo,", "duo: Cleo, passive: {name: X, while: Cleo, effects: [immune: {who: self}]},", "has one text"),
        # Penalties and last acts.
        ("[leaves-if: [Dan]]", "[leaves-if: [Hal]]", "card 5: Hal is not another character of this faction"),
        ("[leaves-if: [Dan]]", "[leaves-if: [Eve]]", "card 5: Eve is not another character of this faction"),
        ("[leaves-if: [Dan]]", "[leaves-if: [Dave]]", "card 5: unknown character 'Dave'"),
        ("[leaves-if: [Dan]]", "[leaves-if: [Ben]]", "card 5: Leader and Family are always there at first"),
        ("[leaves-if: [Dan]]", "[leaves-if: []]", "card 5: leaves-if: say in whose presence the character leaves"),
        ("[leaves-if: [Dan]]", "[leaves-if: Dan]", "others of leaves-if takes one or more texts, found 'Dan'"),
        ("[leaves-if: [Dan]]", "[leave]", "card 5: a penalty is made of leaves-if, not of leave"),
        ("name: Doubt,", "name: Doubt, while: Dan,", "card 5: a penalty does not depend on a partner"),
        (", leave]", "]", "card 6: after a last act the character leaves: 'leave' comes last"),
        ("[hit: {kt: own, who: one-enemy}, leave]", "[leave, hit: {kt: own, who: one-enemy}]", "does nothing more"),
        # Duos.
        ("duo: Dan", "duo: Eve", "card 3: Eve must name Cleo as its duo too"),
        ("duo: Dan", "duo: Hal", "card 3: Hal is not another character of this faction"),
        ("duo: Dan", "duo: Cleo", "card 3: Cleo is not another character of this faction"),
        ("duo: Dan", "duo: Nobody", "card 3: unknown character 'Nobody'. Known: Ada, Ben, Dan, Eve, Finn"),
        ("duo: Dan", "duo: Lemonad", "card 3: unknown character 'Lemonad'. Known: Ada"),
        # FX cards.
        (
            "effects: [skip-turn]",
            "effects: [skip-turn], attach: {to: supporter, kt: 10}",
            "either 'effects' or 'attach'",
        ),
        (", roll: odd, effects: [skip-turn]", "", "card 12: an FX card has either 'effects' or 'attach'"),
        ("[skip-turn]", "[hit: {kt: own, who: one-enemy}]", "card 12: hit is about a character, and this is an FX"),
        ("[skip-turn]", "[leave]", "card 12: leave is about a character, and this is an FX card"),
        ("[skip-turn]", "[give: {kt: any, to: teammate}]", "card 12: give is about a character"),
        ("[skip-turn]", "[draw-fx: {count: 2, pass: 1}]", "card 12: draw-fx is about a character"),
        ("[skip-turn]", "[immune: {who: leader}]", "card 12: immune is about a character"),
        ("[skip-turn]", "[hit: {kt: 10, who: the-attacker}]", "card 12: the attacker is whoever destroys an attached"),
        ("[skip-turn]", "[]", "card 12: effects takes one or more effects, found none"),
        # What is laid on characters.
        ("to: supporter, kt: 10,", "to: supporter, kt: 40,", "kt of attach takes 10, 20 or 30, found '40'"),
        ("to: supporter, kt: 10,", "to: leader, kt: 10,", "to of attach takes supporter, teammate, family or team"),
        ("to: supporter, kt: 10,", "to: supporter,", "attach: say how many KT it has, or that it is a timeout"),
        ("to: supporter, kt: 10,", "to: supporter, timeout: true, kt: 10,", "attach: a Timeout has no KT"),
        ("to: supporter, kt: 10,", "to: team, kt: 10,", "attach: only a Timeout can lie on the whole team"),
        (
            "[hit: {kt: 10, who: the-attacker}]",
            "[lose: {kt: 10, who: one-supporter}]",
            "attach: lose cannot follow: it would ask its owner",
        ),
        ("[hit: {kt: 10, who: the-attacker}]", "[hit: {kt: 10, who: one-enemy}]", "attach: hit cannot follow"),
        ("[hit: {kt: 10, who: the-attacker}]", "[draw-fx: {count: 1}]", "attach: draw-fx cannot follow"),
        ("[hit: {kt: 10, who: the-attacker}]", "[gain: {kt: own, who: team}]", "attach: gain is about a character"),
        ("[hit: {kt: 10, who: the-attacker}]", "[]", "gone of attach takes one or more effects, found none"),
        ("attach: {to: supporter", "attach: {too: supporter", "unknown entry of attach 'too', did you mean 'to'?"),
    ],
)
def test_what_is_wrong_with_a_set_is_named(right: str, wrong: str, said: str | None) -> None:
    if said is None:  # looks odd, but is right
        read_set("mine.yaml", changed(right, wrong))
    else:
        assert [problem for problem in problems(changed(right, wrong)) if said in problem]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("kind: friend, rarity: CO, kt: 50", "kind: fiend, rarity: CO, kt: 50"),
        ("kind: bungle-boost, ", ""),
        ("helps: false", "helps: 5"),
        ("[skip-turn]", "[skip-turns]"),
        ("name: Bad Luck", "name: ''"),
        ("kt: 60,\n      penalty", "kt: 5,\n      penalty"),
    ],
)
def test_a_problem_is_told_once(right: str, wrong: str) -> None:
    assert len(problems(changed(right, wrong))) == 1


def test_a_file_without_cards_says_so_once() -> None:
    assert problems(SMALL.partition("cards:")[0]) == ["mine.yaml, line 1: a set is missing 'cards'"]
    assert problems(SMALL.partition("cards:")[0] + "cards: [1]")[0].endswith(
        "a set has a mapping of numbers to cards, at most 400 of them"
    )


def test_all_problems_are_told_at_once_each_with_its_line_and_card() -> None:
    broken = changed("kt: 50, duo", "kt: 55, duo").replace("[skip-turn]", "[skip]").replace("to: supporter", "to: all")
    lines = broken.splitlines()
    told = [re.fullmatch(r"mine\.yaml, line (\d+), card (\d+): .+", problem) for problem in problems(broken)]
    found = [(int(each[1]), int(each[2])) for each in told if each is not None]
    assert [card for _, card in found] == [3, 12, 13]
    assert "kt: 55" in lines[found[0][0] - 1]
    assert "[skip]" in lines[found[1][0] - 1]
    assert "to: all" in lines[found[2][0] - 1]


def test_a_card_file_never_runs_code(tmp_path: Path) -> None:
    trap = tmp_path / "sprung"
    problems(f"set: !!python/object/apply:pathlib.Path.touch [{trap}]\n")
    assert not trap.exists()


@pytest.mark.parametrize("text", ["", "[", "cards: [1, 2", "[" * 5000, "&a [*a]", "\t", "1", "null", "cards: {1: 2}"])
def test_what_is_not_a_card_file_is_refused(text: str) -> None:
    assert problems(text)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert problems(text)


# The schema for editors.


def test_the_schema_accepts_what_the_reader_accepts() -> None:
    Draft202012Validator.check_schema(SyndicatesLibrary().schema())
    assert list(SCHEMA.iter_errors(yaml.safe_load(SEASON))) == []
    assert list(SCHEMA.iter_errors(yaml.safe_load(SMALL))) == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("set: small", "set: Small"),
        ("pitch: Just", "pitsch: Just"),
        ("kind: friend", "kind: fiend"),
        ("rarity: UC, kt: 60", "rarity: UC, kt: 15"),
        ("title: A Doubter, ", ""),
        ("helps: false, ", ""),
        ("name: Bad Luck", "name: ' '"),
        ("name: Bad Luck", f"name: {'B' * 61}"),
        ("name: Lend,", "name: Lend, roll: high,"),
        ("[skip-turn]", "[skip]"),
        ("[skip-turn]", "[]"),
        ("kt: 20, who: one-enemy}", "kt: 70, who: one-enemy}"),
        ("to: supporter, kt: 10,", "to: supporter, kt: 40,"),
        ("attach: {to: supporter", "attach: {too: supporter"),
        ("effects: [skip-turn]", "effects: [skip-turn], attach: {to: supporter, kt: 10}"),
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(right: str, wrong: str) -> None:
    broken = changed(right, wrong)
    problems(broken)
    assert list(SCHEMA.iter_errors(yaml.safe_load(broken)))
