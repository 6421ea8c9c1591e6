"""Golden playthroughs: whole games with every choice and every event, so that a change of behaviour shows in a diff.

`GLOAMING_GOLDEN=write pytest tests/test_golden.py` writes them anew.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import msgspec
import pytest

import gloaming
from duels import deck_text
from gloaming.games.showdown.rules.cards import DISCIPLINES, FIRST_ACE, FIRST_EDGE, NAMES, RED_JOKER, SECOND_EDGE
from gloaming.games.showdown.rules.champions import champion, text_of
from gloaming.games.showdown.rules.questions import ROSTER
from gloaming.kernel.events import Event, Facts
from gloaming.kernel.rulebook import OptionValue

FOLDER = Path(__file__).parent / "golden"
MILL = "{action: [flip, flip, flip, flip, flip, flip, flip, flip]}"
MILLS = f"cards: {{{', '.join(f'{value}{letter}: {MILL}' for value in range(2, 14) for letter in 'PIC')}}}"
OTHERWISE: dict[str, OptionValue] = {
    "contest": "best-of-3",
    "rarities": "CO+UC+SR",
    "fresh_roll": False,
    "leader_face": "bodyguard",
    "duo_attack_is_passive": True,
    "final_blow_is_skill": True,
    "boosts_pass_under_attachments": True,
    "bodyguard_may_step_down": True,
}
PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, OptionValue]]] = {
    "shadow-cards-2": ("shadow-cards", 2, {}),
    "shadow-cards-3": ("shadow-cards", 3, {}),
    "shadow-cards-4-teaching": ("shadow-cards", 4, {"teaching": True}),
    "shadow-cards-5": ("shadow-cards", 5, {"reveal_predictions": False, "announce_starter_before_prediction": False}),
    "showdown-choosing": ("showdown", 2, {}),
    "showdown-many-abilities": ("showdown", 2, {"deck_0": "twins", "deck_1": "oduya", "ask_opening_cut": True}),
    "showdown-deck-out": ("showdown", 2, {"deck_0": deck_text(MILLS), "deck_1": deck_text(MILLS)}),
    "syndicates-sumo-rush": ("syndicates", 2, {"format": "sumo-rush", "contest": "best-of-3"}),
    "syndicates-teams": ("syndicates", 4, {}),
    "syndicates-fiasco": ("syndicates", 2, {"format": "fiasco"}),
    "syndicates-many-options": ("syndicates", 2, OTHERWISE),
}
SEEDS = {"showdown-deck-out": 17}  # in the end both must draw from an empty deck


def playthrough(name: str, players: int, options: dict[str, OptionValue], seed: int) -> str:
    """Plays a game with random choices and writes down everything that happens."""
    lines: list[str] = []

    def listen(event: Event) -> None:
        known, openly = facts(msgspec.to_builtins(event)), facts(event.seen_by(None))
        secret = {name: fact for name, fact in (known or {}).items() if name not in (openly or {})}
        told = f" / {json.dumps(secret)} for {list(event.audience())}" if secret else ""
        lines.append(f"    {event.kind} {json.dumps(openly)}{told}")

    book = gloaming.rulebook(name)
    game = book.start(book.setting(players, seed, options), listen)
    rng = Random(7)
    while not game.over:
        decision = rng.choice(game.decisions)
        option = rng.choice(decision.options)
        lines.append(f"{game.number} seat {decision.seat}: {option.token} of {len(decision.options)}")
        game.choose(decision.seat, option)
    lines.append(f"scores {game.scores} winners {game.winners}")
    return "\n".join(lines) + "\n"


def facts(told: Facts | None) -> Facts | None:
    """Returns what is told of an event beside its kind."""
    return None if told is None else {name: fact for name, fact in told.items() if name != "event"}


@pytest.mark.parametrize("title", PLAYTHROUGHS)
def test_a_game_goes_as_it_always_went(title: str) -> None:
    written = FOLDER / f"{title}.txt"
    played = playthrough(*PLAYTHROUGHS[title], SEEDS.get(title, 7))
    if os.environ.get("GLOAMING_GOLDEN") == "write":
        written.write_text(played)
    assert played == written.read_text()


def cards_of(name: str) -> str:
    """Writes down everything printed on a champion's cards."""
    deck = champion(name)
    lines = [f"{deck.name}, {deck.epithet}", f"    {deck.pitch}"]
    for card in (RED_JOKER, *range(FIRST_ACE, RED_JOKER), *range(FIRST_ACE)):
        if deck.abilities[card]:
            lines.append(f"{name} {NAMES[card]}: {deck.titles[card]}")
            lines.extend(f"    {line}" for line in text_of(deck, card))
    edges = [f"{deck.value(edge)} {DISCIPLINES[deck.discipline(edge)]}" for edge in (FIRST_EDGE, SECOND_EDGE)]
    lines.append(f"{name} black-joker: {' / '.join(edges)}")
    return "\n".join(lines) + "\n"


def test_cards_read_as_they_always_read() -> None:
    written = FOLDER / "showdown-cards.txt"
    read = "\n".join(cards_of(name) for name in ROSTER)
    if os.environ.get("GLOAMING_GOLDEN") == "write":
        written.write_text(read)
    assert read == written.read_text()


def test_the_cards_of_the_first_season_read_as_they_always_read() -> None:
    library = gloaming.rulebook("syndicates").library
    assert library is not None
    lines = [library.describe("season-1")]
    for entry in library.entries("season-1"):
        lines += [f"{entry.title}: {entry.facts}", *(f"    {text}" for text in entry.texts)]
    written, read = FOLDER / "syndicates-cards.txt", "\n".join(lines) + "\n"
    if os.environ.get("GLOAMING_GOLDEN") == "write":
        written.write_text(read)
    assert read == written.read_text()


@pytest.mark.parametrize("name", ROSTER)
def test_a_line_of_rules_text_fits_on_a_card(name: str) -> None:
    deck = champion(name)
    lines = [line for card in range(len(NAMES)) for line in text_of(deck, card)]
    assert [line for line in lines if len(line) > 180] == []


def test_a_game_may_end_for_want_of_cards() -> None:
    *_, drew, over, scores = (FOLDER / "showdown-deck-out.txt").read_text().splitlines()
    assert drew.startswith("    drew")
    assert over.startswith("    game_over")
    assert scores.startswith("scores")


def test_every_playthrough_is_checked() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*PLAYTHROUGHS, "showdown-cards", "syndicates-cards"}
    assert {name for name, _, _ in PLAYTHROUGHS.values()} == set(gloaming.games())
