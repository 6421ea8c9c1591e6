"""What the lab counts of the cards in a duel, told event by event."""

from __future__ import annotations

from collections import Counter

import msgspec

import gloaming
from gloaming.bots import bot, play_bots
from gloaming.games.showdown.rules import events
from gloaming.games.showdown.rules.deck_box import COUNTED, WAYS, DuelWitness, ShowdownDeckBox
from gloaming.kernel.cards.events import AbilityUsed, Cancelled
from gloaming.kernel.events import Event


def watch(*told: Event, always: str = "") -> dict[str, dict[str, int]]:
    """Returns what was counted of seat 0's cards after some events."""
    use = DuelWitness([frozenset({always}), frozenset()])
    for event in told:
        use.hear(event)
    rows = [row for row in use.counts() if row[0] == 0]
    return {COUNTED[row[1]]: {way: count for way, count in zip(WAYS, row[2:], strict=True) if count} for row in rows}


def told(what: str, **facts: object) -> Event:
    """Returns an event at seat 0."""
    return msgspec.convert({"event": what, "seat": 0, **facts}, gloaming.rulebook("showdown").events[what])


def drew(*cards: str) -> Event:
    """Returns a draw, which only its seat sees."""
    return events.Drew(0, len(cards), list(cards))


def ability(card: str, kind: str) -> Event:
    """Returns an ability that is carried out."""
    return told("ability", card=card, kind=kind)


STRIKES = events.Revealed(["3-of-clubs", "9-of-hearts"])
CLEARED = events.Cleared(1)


def test_a_plain_combat() -> None:
    found = watch(drew("2-of-clubs", "3-of-clubs"), told("feint", card="2-of-clubs"), STRIKES, CLEARED)
    assert found["2-of-clubs"] == {"held": 1, "feint": 1, "plain": 1}
    assert found["3-of-clubs"] == {"held": 1, "strike": 1, "plain": 1}


def test_a_card_that_works_in_combat_is_not_plain_and_works_once() -> None:
    feint = told("feint", card="2-of-clubs")
    worked = ability("2-of-clubs", "feint")
    assert watch(feint, worked, STRIKES, worked, CLEARED)["2-of-clubs"] == {"feint": 1, "ability": 1}
    assert watch(feint, worked, CLEARED, feint, worked, CLEARED)["2-of-clubs"] == {"feint": 2, "ability": 2}


def test_a_combat_in_which_the_duel_ends_counts() -> None:
    assert watch(STRIKES, events.GameOver([1], [1, 0], [0]))["3-of-clubs"] == {"strike": 1, "plain": 1}


def test_an_action_that_is_cancelled_has_not_worked() -> None:
    played = told("action", card="5-of-spades")
    assert watch(played, Cancelled(1, "action", "5-of-spades")) == {}
    assert watch(played, ability("5-of-spades", "action")) == {"5-of-spades": {"ability": 1}}


def test_what_is_taken_back_was_not_played() -> None:
    swapped = told("feint_swapped", card="4-of-clubs")
    assert watch(told("feint", card="2-of-clubs"), swapped, CLEARED) == {"4-of-clubs": {"feint": 1, "plain": 1}}
    swapped = told("strike_swapped", card="4-of-clubs")
    assert watch(STRIKES, swapped, CLEARED) == {"4-of-clubs": {"strike": 1, "plain": 1}}


def test_a_black_joker_that_is_turned_counts_with_its_other_edge() -> None:
    found = watch(told("feint", card="first-edge"), told("edge_turned", card="second-edge"), CLEARED)
    assert found == {"second-edge": {"feint": 1, "plain": 1}}


def test_all_the_ways_into_a_hand() -> None:
    took = events.Took(0, 3, "2-of-clubs")
    flipped = [told("flipped", card="2-of-clubs", kept=kept) for kept in (True, False)]
    recovered = [told("recovered", card="2-of-clubs", to=to) for to in ("hand", "bottom", "deck")]
    assert watch(took, *flipped, *recovered) == {"2-of-clubs": {"held": 3}}


def test_aces_and_triggers() -> None:
    turned = told("ace_turned", card="ace-of-clubs")
    assert watch(turned) == {"ace-of-clubs": {"held": 1}}
    assert watch(turned, always="ace-of-clubs") == {"ace-of-clubs": {"held": 1, "ability": 1}}
    assert watch(turned, ability("ace-of-clubs", "remove")) == {"ace-of-clubs": {"held": 1, "ability": 1}}
    assert watch(ability("red-joker", "cunning")) == {"cunning-trigger": {"ability": 1}}


def test_a_real_duel_tells_everyone_what_works() -> None:
    kinds: Counter[str] = Counter()
    announced: Counter[str] = Counter()
    for seed in range(40):
        heard: list[Event] = []
        game = gloaming.start("showdown", seed=seed, deck_0="oduya", deck_1="brannagh", listener=heard.append)
        play_bots(game, {seat: bot("random", "showdown", seed + seat) for seat in range(2)})
        announced.update(event.kind for event in heard)
        for event in heard:
            if isinstance(event, AbilityUsed):
                assert event.seen_by(None) is not None
                kinds[event.ability] += 1
    assert set(kinds) >= {"action", "react", "strike", "feint", "immediate", "physical", "intellect", "cunning"}
    assert kinds["physical"] + kinds["intellect"] + kinds["cunning"] == announced["trigger"]
    assert 0 < kinds["action"] <= announced["action"]
    assert 0 < kinds["react"] <= announced["react"]


def test_every_card_that_is_counted_is_known() -> None:
    deck_box = ShowdownDeckBox()
    for deck in deck_box.decks():
        assert [card.id for card in deck_box.cards(deck)] == COUNTED
        assert all(card.title for card in deck_box.cards(deck) if card.id.startswith("ace"))
    assert len({deck_box.fingerprint(deck) for deck in deck_box.decks()}) == 6
