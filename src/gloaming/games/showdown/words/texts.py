"""All that can be read in a duel: every card of the decks that are known, and the champions while they are chosen."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.showdown.rules.cards import DISCIPLINES, NAMES, card_named
from gloaming.games.showdown.rules.champions import champion
from gloaming.games.showdown.rules.deck import Deck
from gloaming.games.showdown.rules.library import facts_of
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.games.showdown.words import decks
from gloaming.games.showdown.words.decks import CHAMPION, EDGES, deck_at, is_edge, view_of
from gloaming.games.showdown.words.phrases import as_read
from gloaming.words.english import sentence
from gloaming.words.scene import CardText, Mark, Scene


def texts(scene: Scene) -> dict[str, CardText]:
    """Returns the cards by `seat:card`, and the champions by `champion:name`."""
    found: dict[str, CardText] = {}
    for seat in range(2):
        deck = deck_at(scene, seat)
        if deck is not None:
            found |= {f"{seat}:{card}": replace(printed(scene, seat, card), marks=marks(card, deck)) for card in NAMES}
    if view_of(scene).phase == "setup":
        found |= {f"champion:{name}": introduced(champion(name)) for name in ROSTER}
    return found


def printed(scene: Scene, seat: int, card: str) -> CardText:
    """Returns a card of a seat as it reads for whoever looks; `black-joker` stands for both edges."""
    deck, edges = deck_at(scene, seat), EDGES if card == "black-joker" else (card,)
    if is_edge(edges[0]):
        worths = [] if deck is None else [decks.worth(edge, deck) for edge in edges]
        return CardText("Black Joker", " or ".join(worths), "")
    plain = sentence(card.replace("-", " "))
    if deck is None:
        return CardText(plain, "", "")
    return CardText(decks.title_of(card, deck) or plain, facts_of(deck, card_named(card)), as_read(card, seat, scene))


def marks(name: str, deck: Deck) -> dict[str, Mark]:
    """Returns what a card is drawn with."""
    if name == CHAMPION:
        return {"champion": deck.id, "name": deck.name, "epithet": deck.epithet}
    found: dict[str, Mark] = {"kind": next(iter(decks.kinds_of(name, deck)), "")}
    if not is_edge(name):
        found["sign"] = decks.brief(name)
    if decks.has_discipline(name):
        found |= {"value": decks.value_of(name, deck), "discipline": decks.discipline_of(name, deck)}
    return found


def introduced(deck: Deck) -> CardText:
    """Returns what one should know of a champion before choosing."""
    counts: dict[str, Mark] = {word: deck.disciplines.count(number) for number, word in enumerate(DISCIPLINES)}
    triggers = decks.rules_text(CHAMPION, deck)
    return CardText(deck.name, deck.epithet, triggers, {"epithet": deck.epithet, "pitch": deck.pitch, **counts})
