"""Everything a seat is ever asked in a duel."""

from __future__ import annotations

from typing import Final

from gloaming.games.showdown.rules.cards import ACES, DECK, DISCIPLINES, FIRST_ACE, NAMES
from gloaming.kernel.cards.using import ACCEPT, PASS
from gloaming.kernel.choices import Question, by_verb

ROSTER: Final = ("brannagh", "ilse", "corvo", "aldous", "twins", "oduya")  # the champions that come with the game

HAND: Final = NAMES[:DECK]

PICK: Final = Question("pick", list(ROSTER), "Pick your champion", "Pick {}")
PLAY: Final = Question("play", HAND, "Play an Action, or pass", "Play the {}")
USE: Final = Question("use", NAMES[: FIRST_ACE + ACES], "Use an ability, or pass", "Use the {}")
REACT: Final = Question("react", HAND, "React, or pass", "React with the {}")
FEINT: Final = Question("feint", NAMES, "Feint: play a card face up", "Feint with the {}")
STRIKE: Final = Question("strike", HAND, "Strike: play a card face down", "Strike with the {}")
TRIGGER: Final = Question(
    "trigger", DISCIPLINES, "You won with a matched pair: use the trigger, or pass", "Use the {} trigger"
)
DISCARD: Final = Question("discard", HAND, "Discard a card", "Discard the {}")
CHOOSE: Final = Question("choose", HAND, "Choose a card", "Choose the {}")
NAME: Final = Question("name", DISCIPLINES, "Name a discipline", "Name {}")
EDGE: Final = Question("edge", ["first", "second"], "Choose an edge of the Black Joker", "The {} edge")
TURN: Final = Question("turn", ["1", "2", "3", "4"], "You take damage: choose the Ace to reveal", "Reveal Ace {}")
HEAL: Final = Question("heal", ["1", "2", "3", "4"], "Choose the Ace to heal", "Heal Ace {}")
CUT: Final = Question("cut", ["deck"], "Cut the deck, or pass", "Cut the {}")
OFFERS: Final = (TRIGGER, ACCEPT)  # of an ability that works unless it is left

QUESTIONS: Final = by_verb(
    PICK, PLAY, USE, REACT, FEINT, STRIKE, TRIGGER, DISCARD, CHOOSE, NAME, EDGE, TURN, HEAL, CUT, ACCEPT, PASS
)
