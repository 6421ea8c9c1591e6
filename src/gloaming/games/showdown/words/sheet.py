"""The sheet of a duel: a row for each combat."""

from __future__ import annotations

from gloaming.games.showdown.rules.events import DecidedBy
from gloaming.games.showdown.words.combats import Fought, combats
from gloaming.games.showdown.words.decks import brief, deck_at, discipline_of, value_of
from gloaming.words.scene import Scene
from gloaming.words.sheets import Row

BECAUSE: dict[DecidedBy, str] = {
    "lower": "lower of the same",
    "higher": "higher of different",
    "ties": "who wins ties",
    "card": "by a card",
}


def sheet(scene: Scene) -> list[Row]:
    """Returns the names, then what each laid in every combat and how it ended."""
    rows = [Row("", [*scene.names, ""], "names", 1)]
    for fought in combats(scene.seen):
        if fought.totals or fought.unable:
            cells = [cell(scene, fought, seat) for seat in range(2)]
            rows.append(Row(f"Turn {fought.turn}", [*cells, outcome(scene, fought)], "plain", 1))
    return rows


def cell(scene: Scene, fought: Fought, seat: int) -> str:
    """Returns what a seat laid, and its total."""
    laid = [written(scene, seat, card) for card in (fought.feints[seat], fought.strikes[seat]) if card is not None]
    total = f" = {fought.totals[seat]}" if fought.totals else ""
    return f"{' + '.join(laid)}{total}"


def written(scene: Scene, seat: int, card: str) -> str:
    """Returns a card with its discipline's letter; the Black Joker with the value of its edge."""
    deck = deck_at(scene, seat)
    if deck is None:
        return brief(card)
    letter = discipline_of(card, deck)[0].upper()
    return f"BJ {value_of(card, deck)}{letter}" if card.endswith("-edge") else f"{brief(card)} {letter}"


def outcome(scene: Scene, fought: Fought) -> str:
    """Returns who won, or who could not strike."""
    if fought.unable:
        return f"{' and '.join(scene.names[seat] for seat in fought.unable)} could not strike"
    if fought.winner < 0:
        return "a tie"
    return f"{scene.names[fought.winner]}, {BECAUSE[fought.decided_by]}"
