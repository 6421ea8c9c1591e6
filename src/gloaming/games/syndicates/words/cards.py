"""The set of cards a match is played with, and how its cards are called."""

from __future__ import annotations

import re
from typing import Final, cast

from gloaming.games.syndicates.rules.library import facts_of
from gloaming.games.syndicates.rules.printing import set_named
from gloaming.games.syndicates.rules.rulings import RULINGS, Rulings
from gloaming.games.syndicates.rules.sets import FACTIONS, NONE, CardSet
from gloaming.games.syndicates.rules.texts import LABELS, Text
from gloaming.games.syndicates.rules.view import SyndicatesView
from gloaming.kernel.cards.reader import reader_of
from gloaming.words.scene import CardText, Mark, Scene

LONGEST: Final = 40  # what has room on a button
SHORT: Final = 13  # letters of a name where two of them have to share a button


def view_of(scene: Scene) -> SyndicatesView:
    """Returns what is seen of the match."""
    return cast(SyndicatesView, scene.view)


def rulings_of(scene: Scene) -> Rulings:
    """Returns the rulings that are in force."""
    return Rulings({ruling.name: ruling.default for ruling in RULINGS} | dict(scene.options))


def set_of(scene: Scene) -> CardSet:
    """Returns the set of cards that is played with."""
    return set_named(rulings_of(scene).card_set)


def titled(scene: Scene, card: str) -> str:
    """Returns a card as it is printed, such as `John Silver`."""
    cards = set_of(scene)
    return cards.titles[cards.card(card)]


def leader_of(scene: Scene, faction: str) -> str:
    """Returns the name of a faction's Leader."""
    cards = set_of(scene)
    return cards.names[cards.leaders[FACTIONS.index(faction)]]


def brief(title: str) -> str:
    """Returns a name that is too long for its place by its first words.

    >>> brief('Carlos "El Jefe" Rojas'), brief("MC Collins De Alpha"), brief("Jasper Lawkins")
    ('Carlos Rojas', 'MC Collins', 'Jasper')
    """
    words = re.sub(' "[^"]*"', "", title).split()
    while len(words) > 1 and (len(" ".join(words)) > SHORT or len(words[-1]) < 3):
        words.pop()
    return " ".join(words)[:SHORT]


def fitted(scene: Scene, phrase: str, *titles: str, then: str = "", longest: int = LONGEST) -> str:
    """Returns a phrase with names in it, which are shortened where it would be too long for a button."""
    words = phrase.format(*titles) + then
    if scene.wide:
        return words
    if len(words) > longest:
        words = phrase.format(*map(brief, titles)) + then
    return words if len(words) <= longest else f"{words[: longest - 2].rstrip()} …"


def text_on(scene: Scene, name: str) -> Text | None:
    """Returns what a card says; Leaders have the face that is played with."""
    cards = set_of(scene)
    card = cards.card(name)
    other = cards.other_faces[card] if rulings_of(scene).bodyguard_face else None
    return cards.texts[card] if other is None else other


def says(scene: Scene, name: str, side: int | None = None) -> str:
    """Returns what a card says, without kind and name; that of a side's card reads as it does for whoever looks."""
    text, seat = text_on(scene, name), view_of(scene).seat
    if text is None:
        return ""
    return text.text() if side is None else text.text(reader_of(side, None if seat is None else seat % 2))


def rules_text(scene: Scene, name: str, side: int | None = None) -> str:
    """Returns the same with kind and name."""
    text, said = text_on(scene, name), says(scene, name, side)
    return f"{LABELS[text.kind]}, {text.name}: {said}" if text is not None and text.name else said


def printed(scene: Scene, name: str, side: int) -> CardText:
    """Returns a side's card as it reads for whoever looks, with all that it is drawn with."""
    cards, text = set_of(scene), text_on(scene, name)
    card = cards.card(name)
    faction, attach = cards.factions[card], cards.attachments[card]
    marks: dict[str, Mark] = {
        "number": cards.numbers[card],
        "subtitle": cards.subtitles[card],
        "faction": FACTIONS[faction] if faction != NONE else "",
        "kind": cards.kinds[card],
        "rarity": cards.rarities[card],
        "kt": cards.kt[card] if attach is None else attach.kt or 0,
        "duo": cards.names[cards.duos[card]] if cards.duos[card] != NONE else "",
        "helps": int(cards.helps[card]),
        "attached": int(attach is not None),
        "timeout": int(attach is not None and attach.timeout),
        "label": "" if text is None else LABELS[text.kind],
        "skill": "" if text is None else text.name,
        "says": says(scene, name, side),
    }
    return CardText(cards.titles[card], facts_of(cards, card), rules_text(scene, name, side), marks)
