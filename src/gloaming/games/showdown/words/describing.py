"""The table of a duel in lines of plain text."""

from __future__ import annotations

from gloaming.games.showdown.rules.view import Attack, PlayArea
from gloaming.games.showdown.words.asking import own_deck
from gloaming.games.showdown.words.combats import decided, reason, total_of
from gloaming.games.showdown.words.decks import deck_at, in_order, named, rules_text, titled, view_of, worth
from gloaming.games.showdown.words.lasting import lasting_lines
from gloaming.games.showdown.words.phrases import as_read
from gloaming.games.showdown.words.prompts import status
from gloaming.kernel.cards.english import listed
from gloaming.words.english import counted, sentence, whose
from gloaming.words.said import does, mid
from gloaming.words.scene import Scene, Section


def sections(scene: Scene) -> list[Section]:
    """Returns the table: the other side, the combat, the own side, the hand with its texts."""
    view, deck, (below, above) = view_of(scene), own_deck(scene), scene.own_first
    table, hand = list[str](), list[str]()
    if view.areas[below].aces:
        table = [side(scene, above), *combat(scene), *lasting_lines(scene), side(scene, below)]
        table += [text for seat in scene.own_first for text in open_aces(scene, seat)]
    if view.hand:
        held = in_order(view.hand, deck)
        worths = [named(card) if deck is None else f"{worth(card, deck)} ({named(card)})" for card in held]
        hand = [f"Your hand: {listed(worths)}."]
        hand += [f"{sentence(titled(card, deck))}: {text}" for card in held if (text := rules_text(card, deck))]
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
            lines.append(f"{sentence(whose(scene.names[seat]))} {laid(area, total_of(scene, seat)[0])}")
    if (end := decided(scene)) is not None:
        wins = "a tie, no damage" if end.winner < 0 else f"{mid(does(scene.names, end.winner, 'wins'))} the combat"
        why = "" if end.winner < 0 else f"{reason(scene.names, end.decided_by, end.winner)}: "
        lines.append(sentence(f"{why}{wins}."))
    elif view.decided_by is not None and view.ahead is not None:
        why = sentence(str(reason(scene.names, view.decided_by, view.ahead)))
        lines.append(f"{why}: {mid(does(scene.names, view.ahead, 'is'))} ahead.")
    return lines


def laid(area: PlayArea, counted: int | None) -> str:
    """Returns a seat's feint and strike with what they count."""
    total = "" if counted is None else f"; total {counted}"
    strike = "" if area.strike is None else f"; strike: {counts(area.strike)}"
    return f"feint: {counts(area.feint)}{strike}{total}."


def counts(attack: Attack | None) -> str:
    """Returns what a feint or strike counts, or that it is covered."""
    if attack is None or attack.value is None or attack.card is None:
        return "face down"
    return f"{named(attack.card)}, {attack.value} {str(attack.discipline).capitalize()}"
