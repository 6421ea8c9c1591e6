"""All that can be read in a duel: every card of the decks that are known, and the champions while they are chosen."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.showdown.cards import DISCIPLINES, FIRST_ACE, NAMES, card_named
from gloaming.games.showdown.champions import champion
from gloaming.games.showdown.deck import Deck
from gloaming.games.showdown.questions import ROSTER
from gloaming.words.scene import CardText, Mark, Scene
from gloaming.words.showdown.decks import CHAMPION, deck_at, is_edge, kinds_of, printed, trigger_text, view_of


def texts(scene: Scene) -> dict[str, CardText]:
    """Returns the cards by `seat:card`, and the champions by `champion:name`."""
    found: dict[str, CardText] = {}
    for seat in range(2):
        deck = deck_at(scene, seat)
        if deck is not None:
            found |= {f"{seat}:{card}": replace(printed(card, deck), marks=marks(card, deck)) for card in NAMES}
    if view_of(scene).phase == "setup":
        found |= {f"champion:{name}": introduced(champion(name)) for name in ROSTER}
    return found


def marks(name: str, deck: Deck) -> dict[str, Mark]:
    """Returns what a card is drawn with."""
    card = card_named(name)
    if name == CHAMPION:
        return {"champion": deck.id, "name": deck.name, "epithet": deck.epithet}
    found: dict[str, Mark] = {}
    if card < FIRST_ACE or is_edge(name):
        found = {"value": deck.value(card), "discipline": DISCIPLINES[deck.discipline(card)]}
    return {**found, "kind": " ".join(kinds_of(name, deck))}


def introduced(deck: Deck) -> CardText:
    """Returns what one should know of a champion before choosing."""
    counts: dict[str, Mark] = {word: deck.disciplines.count(number) for number, word in enumerate(DISCIPLINES)}
    triggers = " ".join(trigger_text(discipline, deck) for discipline in DISCIPLINES)
    return CardText(deck.name, deck.epithet, triggers, {"epithet": deck.epithet, "pitch": deck.pitch, **counts})
