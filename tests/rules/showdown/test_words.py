"""Every word of the vocabulary is shown by a test that would fail if the word meant something else.

The tests are those in the files beside this one that speak of words. Here each word is bent, as if its code were wrong:
a condition that always holds, an effect that does nothing, a number one too high. Some test that uses it must notice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, get_type_hints

import pytest

from gloaming.games.showdown.rules.cards import RED_JOKER
from gloaming.games.showdown.rules.vocabulary import VOCABULARY
from gloaming.games.showdown.rules.vocabulary.modifiers import CombatModifier
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.terms import Condition, Count, Effect, Field, Target, Term, When, fields_of
from gloaming.kernel.flow import NEXT
from noticing import Case, cases, misreadings, uncompiled

Bend = tuple[str, str, Any]  # what is bent how, and the attribute of the word with what stands there instead

READINGS = [name for name, value in vars(CombatModifier).items() if callable(value) and not name.startswith("_")]
READINGS += ["prevents", "wins_ties", "wins_combat"]
UNREAD = ("fleeting", "says", "tells_when", "still_counts")  # what people are told, which has tests elsewhere


def always(answer: object) -> Callable[..., object]:
    """Returns something that answers everything alike."""
    return lambda *given, **named: answer


def bends(word: type[Term]) -> Iterator[Bend]:
    """Yields all the ways in which a word is bent."""
    yield from bent_fields(word)
    if issubclass(word, Condition):
        yield from (("always holds", "holds", always(True)), ("never holds", "holds", always(False)))
    if issubclass(word, Count):
        count = word.of
        yield "counts one too many", "of", lambda *given: count(*given) + 1
        yield "counts one too few", "of", lambda *given: count(*given) - 1
    if issubclass(word, When):
        yield "never comes", "fits", always(False)
        if word.fits is not When.fits or word.subject:
            yield "always comes", "fits", always(True)
    if issubclass(word, Target):
        options = word.options
        yield "cannot be chosen", "options", always([])
        yield "offers too little", "options", lambda *given: options(*given)[1:]
    if issubclass(word, Effect):
        yield from bent_effect(word)


def bent_effect(word: type[Effect]) -> Iterator[Bend]:
    """Yields the ways in which an effect is bent: it does nothing, or is offered when it should not be."""
    if word.able is not Effect.able:
        yield "is always able", "able", always(True)
        yield "is never able", "able", always(False)
    if word.answered is not Effect.answered:
        yield "does not care for the answer", "answered", always(NEXT)
    if issubclass(word, CombatModifier):
        for reading in READINGS:
            if reading in vars(word) and reading not in UNREAD:
                yield f"changes no {reading}", reading, vars(CombatModifier)[reading]
    else:
        yield "does nothing", "begin", always(NEXT)


def bent_fields(word: type[Term]) -> Iterator[Bend]:
    """Yields the ways in which what a card says with a word is misread."""
    kinds = get_type_hints(word)
    for field in fields_of(word):
        for how, change in misreadings(kinds[field.name]):
            yield f"{how} {field.name}", field.name, misread(field, change)


def misread(field: Field, change: Callable[[Any], object]) -> property:
    """Returns a field that says something else than was written."""

    def write(word: Term, value: object) -> None:
        vars(word)[field.name] = value

    return property(lambda word: change(vars(word).get(field.name, field.default)), write)


WORDS = [word for section in VOCABULARY.sections.values() for word in section.values()]
BENDS = [pytest.param(word, bend, id=f"{word.name()} {bend[0]}") for word in WORDS for bend in bends(word)]


@cache
def cases_by_word() -> dict[type, list[Case]]:
    """Returns for each word the tests with a duel in which some card says it."""
    found: dict[type, list[Case]] = {word: [] for word in WORDS}
    for case in cases("test_words_*.py"):
        decks = [deck for duel in case.duels for deck in duel.decks]
        said = [deck.abilities[card] for deck in decks for card in range(RED_JOKER + 1) if deck.titles[card] != "Blank"]
        for word in words_of(said):
            found[word].append(case)
    return found


def words_of(value: object) -> set[type]:
    """Returns all the words in abilities."""
    parts: list[object] = []
    if isinstance(value, list | tuple):
        parts = list(value)
    elif isinstance(value, Ability):
        parts = list(value.parts())
    elif isinstance(value, Term):
        parts = value.said()
    found = {each for part in parts for each in words_of(part)}
    return found | {type(value)} if isinstance(value, Term) else found


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.name())
def test_every_word_is_used_in_a_duel(word: type[Term]) -> None:
    assert cases_by_word()[word]


@uncompiled
@pytest.mark.parametrize(("word", "bend"), BENDS)
def test_a_word_that_means_something_else_is_noticed(
    word: type[Term], bend: Bend, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = cases_by_word()[word]
    _, attribute, value = bend
    monkeypatch.setattr(word, attribute, value, raising=False)  # a field that must be said is none of the class
    assert any(case.fails() for case in found)
