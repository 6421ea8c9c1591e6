"""Which cards the sentences about a duel name, so that a reader can turn to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from gloaming.games.showdown.champions import champion
from gloaming.kernel.events import Fact
from gloaming.words.scene import NamedCard, Scene
from gloaming.words.showdown.decks import deck_at, named, titled
from gloaming.words.showdown.phrases import Facts

RED_JOKER = "red-joker"  # the champion's own card, on which the triggers are printed
BY_TITLE = ("action", "react", "ace_used", "ace_turned", "ace_healed", "removed")
BY_SUIT = ("drew", "looked", "revealed", "cut_for_first")


def cards_of(known: Mapping[str, Fact], scene: Scene) -> list[NamedCard]:
    """Returns the cards of an event, in the words in which its sentence names them."""
    facts, event = cast(Facts, known), str(known["event"])
    if event == "chose":
        return [NamedCard(champion(facts["champion"]).name, facts["seat"], RED_JOKER)] if "champion" in facts else []
    if event == "champions":
        return [NamedCard(name, seat, RED_JOKER) for seat, name in enumerate(facts["champions"])]
    if event == "trigger":
        return [NamedCard(f"{facts['discipline'].capitalize()} trigger", facts["seat"], RED_JOKER)]
    return [NamedCard(called(event, card, seat, scene).removeprefix("the "), seat, card) for seat, card in owned(facts)]


def owned(facts: Facts) -> list[tuple[int, str]]:
    """Returns the cards of an event with the seats whose they are."""
    if "card" in facts:
        return [(facts["seat"], facts["card"])]
    if "strikes" in facts:
        return list(enumerate(facts["strikes"]))
    cards = facts.get("cards") or []
    if facts["event"] == "cut_for_first":
        return list(enumerate(cards))
    return [(1 - facts["seat"] if facts["event"] == "looked" else facts["seat"], card) for card in cards]


def called(event: str, card: str, seat: int, scene: Scene) -> str:
    """Returns a card as the sentence about an event calls it."""
    deck = deck_at(scene, seat)
    if event in BY_TITLE:
        return titled(card, deck)
    return named(card) if event in BY_SUIT else named(card, deck)
