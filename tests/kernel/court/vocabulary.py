"""The vocabulary of the court: its words and its kinds of abilities."""

from __future__ import annotations

from typing import Final

from gloaming.kernel.cards.abilities import Kind
from gloaming.kernel.cards.shared import Cancel, Discard, Draw
from gloaming.kernel.cards.vocabulary import Vocabulary, terms_in
from kernel.court import aims, card_words, lasting_words, moments, words

KINDS: Final = (
    Kind("action", "Action", chosen=True),
    Kind("would", "Forced", answers="must", moment="would", early=True, opening="if {}"),
    Kind(
        "forced-interrupt",
        "Forced Interrupt",
        answers="must",
        moment="forced-interrupt",
        early=True,
        opening="before {}",
    ),
    Kind("interrupt", "Interrupt", answers="may", moment="interrupt", early=True, opening="before {}"),
    Kind("forced-reaction", "Forced Reaction", answers="must", moment="forced-reaction", opening="after {}"),
    Kind("reaction", "Reaction", answers="may", moment="reaction", opening="after {}"),
    Kind("constant", "Constant", constant=True),
)
VOCABULARY: Final = Vocabulary(
    [Draw, Discard, Cancel, *terms_in(moments, aims, words, card_words, lasting_words)],
    KINDS,
    ("contest", "audience", "round", "game"),
    ("hand", "discards"),
)
