"""The table of a duel in lines of plain text."""

from __future__ import annotations

from gloaming.games.showdown.rules.view import Attack, PlayArea
from gloaming.games.showdown.words.asking import own_deck
from gloaming.games.showdown.words.combats import REASONS
from gloaming.games.showdown.words.decks import (
    deck_at,
    in_order,
    named,
    rules_text,
    titled,
    view_of,
    worth,
)
from gloaming.games.showdown.words.lasting import lasting_lines
from gloaming.games.showdown.words.phrases import as_read
from gloaming.games.showdown.words.prompts import status
from gloaming.kernel.cards.english import listed
from gloaming.words.english import counted, does, sentence, whose
from gloaming.words.scene import Scene, Section


def sections(scene: Scene) -> list[Section]:
    """Returns the table: the other side, the combat, the own side, the hand with its texts."""
    view = view_of(scene)
    below = view.seat or 0
    table, hand = list[str](), list[str]()
    if view.areas[below].aces:
        table = [side(scene, 1 - below), *combat(scene), *lasting_lines(scene), side(scene, below)]
        table += [text for seat in (below, 1 - below) for text in open_aces(scene, seat)]
    if view.seat is not None and view.hand:
        hand = [f"Your hand: {listed(held(scene))}.", *hand_texts(scene)]
    return [Section("status", [status(scene)]), Section("table", table), Section("hand", hand)]


def side(scene: Scene, seat: int) -> str:
    """Returns one side of the table in a line."""
    area, deck = view_of(scene).areas[seat], deck_at(scene, seat)
    who = scene.names[seat] if deck is None else f"{scene.names[seat]} ({deck.name})"
    down = sum(ace.lies == "down" for ace in area.aces)
    joker = "" if deck is None else f" Black Joker: {worth('first-edge', deck)} or {worth('second-edge', deck)}."
    seen = f", among them {listed([named(card) for card in area.seen_hand])}" if area.seen_hand else ""
    piles = f"{counted(area.hand_size)} in hand{seen}; {area.deck} in the deck, {len(area.discards)} discarded"
    return f"{who}: {down} of 4 Aces face down; {piles}.{joker}"


def open_aces(scene: Scene, seat: int) -> list[str]:
    """Returns the open Aces of a seat with their texts."""
    deck = deck_at(scene, seat)
    cards = [ace.card for ace in view_of(scene).areas[seat].aces if ace.lies == "up" and ace.card]
    owner = sentence(whose(scene.names[seat]))
    return [f"{owner} face-up Ace {titled(card, deck)}: {as_read(card, seat, scene)}" for card in cards]


def combat(scene: Scene) -> list[str]:
    """Returns the feints and strikes on the table, and who is ahead."""
    view = view_of(scene)
    lines = []
    for seat, area in enumerate(view.areas):
        if area.feint is not None:
            lines.append(f"{sentence(whose(scene.names[seat]))} {laid(area)}")
    if view.decided_by is not None and view.ahead is not None:
        lines.append(f"{sentence(REASONS[view.decided_by])}: {does(scene.names[view.ahead], 'is', 'are')} ahead.")
    return lines


def laid(area: PlayArea) -> str:
    """Returns a seat's feint and strike with what they count."""
    total = "" if area.total is None else f"; total {area.total}"
    strike = "" if area.strike is None else f"; strike: {counts(area.strike)}"
    return f"feint: {counts(area.feint)}{strike}{total}."


def counts(attack: Attack | None) -> str:
    """Returns what a feint or strike counts, or that it is covered."""
    if attack is None or attack.value is None or attack.card is None:
        return "covered"
    return f"{named(attack.card)}, {attack.value} {str(attack.discipline).capitalize()}"


def held(scene: Scene) -> list[str]:
    """Returns the hand, each card with what it is worth."""
    deck = own_deck(scene)
    hand = in_order(view_of(scene).hand, deck)
    return [named(card) if deck is None else f"{worth(card, deck)} ({named(card)})" for card in hand]


def hand_texts(scene: Scene) -> list[str]:
    """Returns the texts of the cards in hand that have one."""
    deck = own_deck(scene)
    cards = [card for card in in_order(view_of(scene).hand, deck) if rules_text(card, deck)]
    return [f"{sentence(titled(card, deck))}: {rules_text(card, deck)}" for card in cards]
