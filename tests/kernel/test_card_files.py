"""Card files: what is right is read, and everything that is wrong is told at once, with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from gloaming.games.showdown.rules.champions import champion, deck_in, read_deck
from gloaming.games.showdown.rules.library import ShowdownLibrary
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.games.showdown.rules.vocabulary import VOCABULARY
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.reader import OPPONENT
from gloaming.kernel.cards.reading import CardFile
from gloaming.kernel.cards.terms import Term
from gloaming.kernel.errors import BadCards

CHAMPIONS = Path(__file__).parents[2] / "src/gloaming/games/showdown/champions"
GOOD = (CHAMPIONS / "brannagh.yaml").read_text()


def ability(text: str, kind: str = "action") -> Ability:
    """Reads an ability of a kind."""
    file = CardFile("a card", text, VOCABULARY)
    assert file.root is not None
    found = file.ability_of_kind(kind, file.root)
    file.finish()
    assert found is not None
    return found


def refusals(text: str, kind: str = "action") -> str:
    """Returns what is said of an ability that is refused."""
    with pytest.raises(BadCards) as caught:
        ability(text, kind)
    return str(caught.value)


def test_a_word_is_written_alone_with_one_value_or_with_several() -> None:
    assert ability("[draw]") == ability("[draw: 1]") == ability("[draw: {count: 1, who: you}]")
    assert ability("[draw: 1]") == ability("{effects: [draw: 1]}") == ability("effects: {draw: 1}")


def test_an_amount_may_be_counted() -> None:
    text = ability("[draw: {count: {wounds: 2}}]").text()
    assert text == "Action: Draw as many cards as you have face-up Aces (at most two)."
    assert ability("[draw: {wounds: 2}]").text() == text


def test_a_counted_amount_does_not_read_as_if_its_price_were_paid_for_each() -> None:
    texts = {
        "{cost: [discard: 1], effects: [draw: {wounds: 2}]}": (
            "Discard a card to draw as many cards as you have face-up Aces (at most two).",
            "They discard a card to draw as many cards as they have face-up Aces (at most two).",
        ),
        "[discard: {count: {wounds: 4}, who: opponent, random: true}]": (
            "The opponent discards as many random cards as you have face-up Aces.",
            "You discard as many random cards as they have face-up Aces.",
        ),
        "[add: {amount: {wounds: 4}}]": (
            "In this combat your total gets +1 for each of your face-up Aces.",
            "In this combat their total gets +1 for each of their face-up Aces.",
        ),
    }
    for text, (own, others) in texts.items():
        assert ability(text).says() == own
        assert ability(text).says(OPPONENT) == others


def test_a_card_says_what_it_answers_and_how_often() -> None:
    text = "{when: [feints, strikes], limit: {per: turn, times: 2}, effects: [draw: 1]}"
    assert ability(text, "ongoing").text() == (
        "Ongoing: After both feints or after the strikes are revealed, you may draw a card. Twice per turn."
    )
    text = "{when: [hit], limit: {per: game, by: player}, effects: [draw: 1]}"
    assert ability(text, "ongoing").text() == (
        "Ongoing: After you take damage, you may draw a card. Once per game, whichever copy is used."
    )


def test_a_card_says_what_leaves_the_game() -> None:
    text = ability("{cost: [remove-from-game: {cards: hand, count: 2}], effects: [draw: 3, remove-from-game]}").text()
    assert text == (
        "Action: Remove two cards in your hand from the game to draw three cards, then remove this card from the game."
    )


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("[hand-limit: 9]", "action", "Action: Your hand limit is 9 until the end of the turn."),
        ("[hand-limit: 9]", "immediate", "Immediate: Your hand limit is 9 until the end of the turn."),
        ("[hand-limit: 9]", "cunning", "Cunning trigger: Your hand limit is 9 until the end of the turn."),
        ("[hand-limit: 9]", "ongoing", "Ongoing: Your hand limit is 9."),
        ("[win-ties]", "action", "Action: In this combat you win ties."),
        ("[bar-strike]", "action", "Action: The opponent cannot strike in this combat."),
        ("[bar-strike]", "ongoing", "Ongoing: The opponent cannot strike."),
        ("[bar-joker]", "action", "Action: The opponent cannot feint with the Black Joker in this combat."),
        ("[bar-joker]", "ongoing", "Ongoing: The opponent cannot feint with the Black Joker."),
        (
            "{target: a-discipline, effects: [bar: named]}",
            "action",
            "Action: Name a discipline, then the opponent cannot use cards of the named discipline in this combat.",
        ),
        ("[lock-trigger]", "ongoing", "Ongoing: The opponent cannot use a trigger."),
        ("[raise-edges: 1]", "ongoing", "Ongoing: Your Black Joker gets +1 as a feint."),
        (
            "[tax: cunning]",
            "ongoing",
            "Ongoing: The opponent discards a random card after each combat if their strike is Cunning.",
        ),
    ],
)
def test_a_text_says_how_long_an_effect_holds(text: str, kind: str, said: str) -> None:
    assert ability(text, kind).text() == said


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("[drw: 1]", "action", "unknown effect 'drw', did you mean 'draw'?"),
        ("{limit: {per: day}, effects: [draw: 1]}", "action", "unknown limit 'day'"),
        ("{limit: {times: 2}, effects: [draw: 1]}", "action", "a limit is missing 'per'"),
        ("{limit: {per: game, times: 10}, effects: [draw: 1]}", "action", "a whole number from 1 to 9, found '10'"),
        (
            "{limit: {per: game, by: all}, effects: [draw: 1]}",
            "action",
            "by of a limit takes copy or player",
        ),
        ("[draw: many]", "action", "unknown count 'many'"),
        ("[draw: {who: nobody}]", "action", "who of draw takes you, opponent or both, found 'nobody'"),
        ("[draw: {count: 1, speed: 2}]", "action", "unknown entry of draw 'speed'"),
        ("[draw: {count: 1, count: 2}]", "action", "'count' appears twice"),
        ("[add: {to: strike}]", "action", "add is missing 'amount'"),
        ("[hand-limit: nine]", "ongoing", "cards of hand-limit takes a whole number from 1 to 20"),
        ("[win-ties: 3]", "ongoing", "win-ties takes nothing, found '3'"),
        ("[show]", "action", "show has no target: add 'target: a-discipline'"),
        ("[draw: 1]", "react", "react must have a 'when'"),
        ("{when: you-win, effects: [draw: 1]}", "react", "react cannot wait for you-win"),
        ("{when: feints, effects: [draw: 1]}", "strike", "strike cannot wait for feints"),
        ("{when: feints, effects: [draw: 1]}", "action", "action cannot wait for feints: it never does"),
        ("{when: feints, effects: [cancel]}", "react", "cancel has nothing to cancel here; it answers opponent-acts"),
        ("[draw: 1]", "ongoing", "draw does not last"),
        ("{if: strikes-match, effects: [add: 1]}", "ongoing", "a lasting effect cannot depend on what it changes"),
        ("{if: {either: [behind, lower]}, effects: [add: 1]}", "ongoing", "a lasting effect cannot depend on what it"),
        ("[add: {amount: 1, only-if: lower}]", "action", "a total cannot depend on who has the lower one"),
        ("[add: {amount: 1, only-if: {every: [strikes-match, lower]}}]", "action", "a total cannot depend"),
        ("{effects: [draw: 1], limit: day}", "action", "unknown limit 'day'"),
        ("{effects: [draw: 1], optional: perhaps}", "action", "optional takes true or false, found 'perhaps'"),
        ("{if: rain, effects: [draw: 1]}", "action", "unknown condition 'rain'"),
        ("{if: draw, effects: [draw: 1]}", "action", "unknown condition 'draw': it is an effect and belongs"),
        ("[strikes-match]", "action", "unknown effect 'strikes-match': it is a condition and belongs under 'if'"),
        ("[strike-match]", "action", "unknown effect 'strike-match', did you mean 'strikes-match'? That is a con"),
        ("{when: fients, effects: [draw: 1]}", "react", "unknown moment 'fients', did you mean 'feints'? Known: "),
        ("{when: a-disciplin, effects: [draw: 1]}", "react", "did you mean 'a-discipline'? That is a target and bel"),
        ("[draw: behind]", "action", "unknown count 'behind': it is a condition and belongs under 'if'"),
        ("[add: {amount: 1, only-if: feints}]", "strike", "it is a moment and belongs under 'when'"),
        ("[wounds]", "action", "unknown effect 'wounds': it is a count and belongs where an amount stands"),
        ("{cost: [draw: 1]}", "action", "an ability is missing 'effects'"),
        ("[remove-from-game]", "cunning", "remove-from-game cannot remove the card of a cunning ability"),
        ("{cost: [remove-from-game], effects: [draw: 1]}", "remove", "cannot remove the card of a remove ability"),
        ("[remove-from-game: {count: 2}]", "action", "remove-from-game: this is a single card"),
        ("just a text", "action", "expected a mapping for an ability, found 'just a text'"),
        ("[[draw, 1]]", "action", "expected one effect, found a list"),
        ("[{[draw]: 1}]", "action", "expected one effect, found a mapping"),
        ("[draw: {[who]: you}]", "action", "expected one count, found a mapping"),
        ("[draw: true]", "action", "count of draw takes a whole number from 1 to 20 or a count, found 'true'"),
        ("[draw: yes]", "action", "count of draw takes a whole number from 1 to 20 or a count, found 'yes'"),
        ("[draw: 2.0]", "action", "count of draw takes a whole number from 1 to 20 or a count, found '2.0'"),
        ("[draw: 21]", "action", "count of draw takes a whole number from 1 to 20 or a count, found '21'"),
        ("[add: yes]", "action", "amount of add takes a whole number from -20 to 20 or a count, found 'yes'"),
        ("[flip: true]", "action", "keep-from of flip takes a whole number from 1 to 12, found 'true'"),
        ("[draw: {who: both, random: 1}]", "action", "unknown entry of draw 'random'"),
        ("[discard: {random: 1}]", "action", "random of discard takes true or false, found '1'"),
        (
            "{if: {every: []}, effects: [draw]}",
            "action",
            "conditions of every takes one or more conditions, found none",
        ),
        ("{if: {either: []}, effects: [draw]}", "action", "conditions of either takes one or more conditions, fou"),
        ("{optional: true, effects: [draw]}", "remove", "remove is always optional, so leave out 'optional'"),
        ("{optional: true, effects: [draw]}", "action", "action is always optional, so leave out 'optional'"),
        ("{optional: true, effects: [draw]}", "cunning", "cunning is always optional, so leave out 'optional'"),
        ("{when: feints, optional: true, effects: [draw]}", "react", "react is always optional, so leave out"),
        ("{when: feints, limit: turn, optional: true, effects: [draw]}", "ongoing", "ongoing is always optional, so"),
        (
            "[add: {amount: 1, until: next-combat}]",
            "ongoing",
            "add is always on, so it cannot wait for",
        ),
        ("{cost: [discard: {who: opponent}], effects: [draw]}", "action", "discard cannot be a cost: a cost is somet"),
        (
            "{cost: [discard: {who: both}], effects: [draw]}",
            "action",
            "something only the ability's user gives up",
        ),
        ("{cost: [hurt: 1], effects: [draw]}", "action", "hurt cannot be a cost"),
        ("{cost: [draw: 2], effects: [discard]}", "action", "draw cannot be a cost"),
        ("{cost: [look-at-hand], effects: [draw]}", "action", "look-at-hand cannot be a cost"),
        ("{cost: [flip: 8], effects: [draw]}", "action", "flip cannot be a cost"),
        ("{cost: [add: 1], effects: [draw]}", "action", "add cannot be a cost"),
        ("{cost: [cancel], effects: [draw]}", "action", "cancel cannot be a cost"),
        ("{cost: [discard: 2], effects: [discard: 2]}", "action", "action only repeats its cost"),
        (f"[{'draw, ' * 13}]", "action", "13 effects are too many: a list holds at most 12"),
    ],
)
def test_what_is_wrong_with_an_ability_is_named(text: str, kind: str, said: str) -> None:
    assert said in refusals(text, kind)


def test_all_problems_are_told_at_once_each_with_its_line_and_card() -> None:
    broken = (
        GOOD.replace("- flip: 8", "- flop: 8").replace("[win-ties]", "[win-tie]").replace("clubs: P C C", "clubs: P C")
    )
    with pytest.raises(BadCards) as caught:
        read_deck("mine.yaml", broken)
    lines = broken.splitlines()
    clubs, flop, ties = caught.value.problems
    assert clubs.startswith(
        f"mine.yaml, line {lines.index('  clubs: P C C I I I P P P C I') + 1}: clubs needs 12 letters"
    )
    assert flop.startswith(
        f"mine.yaml, line {lines.index('    - flop: 8') + 1}, intellect trigger: unknown effect 'flop'"
    )
    assert ties.startswith(
        f"mine.yaml, line {lines.index('    ongoing: [win-tie]') + 1}, ace-of-hearts: unknown effect"
    )


def test_a_card_that_is_nowhere_is_named() -> None:
    with pytest.raises(BadCards, match=r"line \d+: unknown card '11-of-clubs', did you mean '10-of-clubs'"):
        read_deck("mine.yaml", GOOD.replace("10-of-clubs:", "11-of-clubs:"))


@pytest.mark.parametrize("missing", ["name", "disciplines", "black-joker", "triggers", "aces", "cards"])
def test_a_missing_part_is_named(missing: str) -> None:
    parts = yaml.safe_load(GOOD)
    del parts[missing]
    with pytest.raises(BadCards, match=f"a champion is missing '{missing}'"):
        read_deck("mine.yaml", yaml.safe_dump(parts))


def test_a_card_file_never_runs_code(tmp_path: Path) -> None:
    trap = tmp_path / "sprung"
    with pytest.raises(BadCards):
        read_deck("mine.yaml", f"champion: !!python/object/apply:pathlib.Path.touch [{trap}]\n")
    assert not trap.exists()


@pytest.mark.parametrize(
    "text", ["", "[", "a: [1, 2", "[" * 5000, "&a [*a]", "\t", "a: 1979-99-99", "1", "null", "- - -"]
)
def test_what_is_not_a_card_file_is_refused(text: str) -> None:
    with pytest.raises(BadCards):
        read_deck("mine.yaml", text)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadCards):
        read_deck("mine.yaml", text)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="cannot be read"):
        deck_in(tmp_path / "nobody.yaml")
    (tmp_path / "noise.yaml").write_bytes(bytes(range(128, 256)))
    with pytest.raises(BadCards, match="not text"):
        deck_in(tmp_path / "noise.yaml")


@pytest.mark.parametrize("name", ROSTER)
def test_a_deck_that_travels_is_the_same_deck(name: str) -> None:
    travelled = read_deck("travelled", deck_in(CHAMPIONS / f"{name}.yaml"))
    deck = champion(name)
    assert (travelled.name, travelled.titles, travelled.disciplines) == (deck.name, deck.titles, deck.disciplines)
    assert (travelled.edges, travelled.abilities) == (deck.edges, deck.abilities)


@pytest.mark.parametrize("name", ROSTER)
def test_the_schema_accepts_what_the_reader_accepts(name: str) -> None:
    written = yaml.safe_load((CHAMPIONS / f"{name}.yaml").read_text())
    assert list(Draft202012Validator(ShowdownLibrary().schema()).iter_errors(written)) == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("flip: 8", "flop: 8"),
        ("flip: 8", "flip: 99"),
        ("flip: 8", "flip: true"),
        ("draw: 1", "draw: 0"),
        ("draw: 1", "draw: true"),
        ("draw: 1", "draw: 21"),
        ("add: 3", "add: 99"),
        ("add: 3", "add: yes"),
        ("[win-ties]", "[win-tie]"),
        ("[win-ties]", "[add: {amount: 1, only-if: {every: []}}]"),
        ("[win-ties]", f"[{'win-ties, ' * 13}]"),
        ("5-of-clubs", "15-of-clubs"),
        ("6 cunning", "6 charm"),
        ("6 cunning", "99 cunning"),
        ("6 cunning", "0 cunning"),
        ("champion: brannagh", "champion: Brannagh"),
        ("title: Immovable", f"title: {'I' * 61}"),
        ("title: Immovable", "title: ' '"),
        ("epithet: the siege-wright", "epithet: 5"),
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(right: str, wrong: str) -> None:
    assert right in GOOD
    broken = GOOD.replace(right, wrong)
    with pytest.raises(BadCards):
        read_deck("mine.yaml", broken)
    assert list(Draft202012Validator(ShowdownLibrary().schema()).iter_errors(yaml.safe_load(broken)))


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("title: Immovable", "title: 5", ["title takes a text, found '5'"]),
        ("title: Immovable", "title:", ["title takes a text, found nothing"]),
        ("title: Immovable", "title: ''", ["title is empty"]),
        ("title: Immovable", f"title: {'I' * 3000}", ["title is 3000 characters long; the limit is 60"]),
        (
            "title: Immovable",
            "title: 'a\n\n    b'",
            ["title contains line breaks or other unprintable characters"],
        ),
        ("name: Brannagh Stonewake", "name: [Brannagh]", ["name takes a text, found a list"]),
        ("epithet: the siege-wright", "epithet: true", ["epithet takes a text, found 'true'"]),
        ("6 cunning", "6", ["an edge takes a text, found '6'"]),
        ("  clubs: P C C C I I I P P P C I", "  clubs: 5", ["clubs takes a text, found '5'"]),
        (
            "- flip: 8",
            "- flip: 8\n  charm:\n    - flop: 8",
            ["unknown entry of triggers 'charm'", "charm trigger: unknown eff"],
        ),
    ],
)
def test_a_problem_is_told_once(right: str, wrong: str, said: list[str]) -> None:
    assert right in GOOD
    with pytest.raises(BadCards) as caught:
        read_deck("mine.yaml", GOOD.replace(right, wrong))
    assert len(caught.value.problems) == len(said)
    assert all(words in problem for words, problem in zip(said, caught.value.problems, strict=True))


def test_what_is_wrong_with_a_card_that_is_nowhere_is_told_at_once() -> None:
    broken = GOOD.replace("  10-of-clubs:", "  11-of-clubs:").replace("[bar-joker]", "[bar-jester]")
    broken = broken.replace(
        "  hearts:\n    title: Immovable\n    ongoing: [win-ties]", "  heart:\n    title: 5\n    ongoing: [win]"
    )
    with pytest.raises(BadCards) as caught:
        read_deck("mine.yaml", broken)
    said = [problem.split(": ", 1)[1] for problem in caught.value.problems]
    assert [words.partition(",")[0].partition(".")[0] for words in said] == [
        "aces is missing 'hearts'",
        "unknown entry of aces 'heart'",
        "title takes a text",
        "unknown effect 'win'",
        "unknown card '11-of-clubs'",
        "unknown effect 'bar-jester'",
    ]


def all_words() -> list[type[Term]]:
    return [word for section in VOCABULARY.sections.values() for word in section.values()]


@pytest.mark.parametrize("word", all_words(), ids=lambda word: word.name())
def test_every_word_says_what_it_is_for(word: type[Term]) -> None:
    assert word.__doc__
    assert word.section
