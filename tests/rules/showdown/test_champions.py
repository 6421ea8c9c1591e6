"""Every card of the champions is played by a test that would fail if something else were printed on it.

The tests are those in the files beside this one that speak of champions. Here each card is printed a little wrong: one
of its numbers one off, one of its effects, costs or conditions left out. Some test in which it is at hand must notice.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_type_hints

import pytest

from gloaming.games.showdown.rules import rulebook
from gloaming.games.showdown.rules.cards import ACES, NAMES, RED_JOKER
from gloaming.games.showdown.rules.champions import champion, deck_named
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.games.showdown.rules.vocabulary import VOCABULARY
from gloaming.games.showdown.rules.vocabulary.conditions import Wounds
from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.terms import Term, fields_of
from noticing import Case, Fought, cases, misreadings

PARTS = ("effects", "triggers", "conditions", "cost", "targets", "limit", "optional")

PRINTED = [
    pytest.param(name, card, number, id=f"{name} {champion(name).titles[card]} {ability.kind}")
    for name in ROSTER
    for card in range(len(NAMES))
    for number, ability in enumerate(champion(name).abilities[card])
]


@pytest.mark.parametrize(("name", "card", "number"), PRINTED)
def test_a_card_that_is_printed_wrong_is_noticed(
    name: str, card: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = cases_by_card()[name, card]
    deck = champion(name)
    unnoticed = []
    for how, ability in misprints(deck.abilities[card][number]):
        wrong = misprinted(deck, card, number, ability)
        monkeypatch.setattr(
            rulebook, "deck_named", lambda word, wrong=wrong: wrong if word == name else deck_named(word)
        )
        if not any(case.fails() for case in found):
            unnoticed.append(how)
    assert unnoticed == []


@cache
def cases_by_card() -> dict[tuple[str, int], list[Case]]:
    """Returns for each card of each champion the tests in which it is at hand."""
    found: dict[tuple[str, int], list[Case]] = {(name, card): [] for name in ROSTER for card in range(len(NAMES))}
    for case in cases("test_champion_*.py"):
        for key in {key for duel in case.duels for key in at_hand(duel)}:
            found[key].append(case)
    return found


def at_hand(duel: Fought) -> Iterator[tuple[str, int]]:
    """Yields the cards a champion has in a duel: in hand when it begins, Aces once turned, the Red Joker for a win."""
    turned = [(facts["seat"], NAMES.index(str(facts["card"]))) for facts in duel.table.told("ace_turned")]
    won = [(facts["winner"], RED_JOKER) for facts in duel.table.told("verdict")]
    for seat in range(2):
        name = duel.decks[seat].id
        if name in ROSTER:
            yield from ((name, card) for card in duel.held[seat])
            yield from ((name, card) for owner, card in (*turned, *won) if owner == seat)


def misprints(ability: Ability) -> Iterator[tuple[str, Ability]]:
    """Yields an ability with one thing printed wrong at a time, and what it is."""
    standing = ability.kind == "ongoing" and not ability.triggers
    for part in ("effects", "conditions", "cost"):
        words: tuple[Term, ...] = getattr(ability, part)
        for place, word in enumerate(words):
            yield f"without {word}", reworded(ability, **{part: (*words[:place], *words[place + 1 :])})
            for how, wrong in misworded(word, standing):
                if part == "cost" and not wrong.gives_up():
                    continue  # no card file may say so
                changed = (*words[:place], wrong, *words[place + 1 :])
                yield how, reworded(ability, **{part: changed})
    for trigger in ability.triggers:
        for how, wrong in misworded(trigger):
            yield how, reworded(ability, triggers=(wrong,))
    if ability.limit is not None:
        yield "without limit", reworded(ability, limit=None)
    if ability.optional:
        yield "compulsory", reworded(ability, optional=False)


def misworded(word: Term, standing: bool = False) -> Iterator[tuple[str, Any]]:
    """Yields a word with one value wrong at a time, its own or that of a word in it."""
    for name, kind in get_type_hints(type(word)).items():
        if name not in [field.name for field in fields_of(type(word))] or immaterial(word, name, standing):
            continue
        value = getattr(word, name)
        inner = [(f"{how} ({word})", changed) for how, changed in misworded(value)] if isinstance(value, Term) else []
        wrong = [(f"{how} {name} ({word})", change(value)) for how, change in misreadings(kind)]
        for how, changed in (*inner, *wrong):
            if changed != value:
                yield how, reworded(word, **{name: changed})


def reworded(said: Any, **values: object) -> Any:
    """Returns a term or an ability in which something else is said."""
    if isinstance(said, Ability):
        return Ability(VOCABULARY.kinds[said.kind], **{part: getattr(said, part) for part in PARTS} | values)
    return type(said)(**{field.name: getattr(said, field.name) for field in fields_of(type(said))} | values)


def immaterial(word: Term, name: str, standing: bool) -> bool:
    """Tells whether a value makes no difference.

    What is added to a feint or a strike is added to the total; nobody who still fights has four wounds; and what holds
    while an Ace lies open ends with no combat.
    """
    return name == "to" or (name == "until" and standing) or (isinstance(word, Wounds) and word.at_most == ACES)


def misprinted(deck: Deck, card: int, number: int, ability: Ability) -> Deck:
    """Returns a deck with one ability instead of another."""
    abilities = deck.abilities[:]
    abilities[card] = (*abilities[card][:number], ability, *abilities[card][number + 1 :])
    return Deck(deck.id, deck.name, deck.epithet, deck.pitch, deck.titles, deck.disciplines, deck.edges, abilities)
