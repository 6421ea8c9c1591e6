"""Card texts turned round: a card speaks to its owner, and whoever else reads it is not "you"."""

from __future__ import annotations

import re
from typing import Final

# What a card tells its owner to do.
VERBS: Final = re.compile(
    r"(attach|attack|cancel|choose|discard|draw|exchange|flip|give|heal|hit|look|name|place|put|receive|remove|roll|show|shuffle|skip|swap|"
    r"take|use|win)\b",
    re.IGNORECASE,
)
SENTENCE: Final = re.compile(r"(?<=[.:;]) ")
OPENING: Final = re.compile(r"(?:Then |(?:If|When|While|After|Before) [^,]*, |if you do, )?")
OWNER: Final = {"you": "they", "your": "their", "yours": "theirs"}
OPPONENT: Final = {"they": "you", "their": "your", "theirs": "yours"}
PRONOUN: Final = re.compile(r"\b(you|your|yours|they|their|theirs)\b", re.IGNORECASE)


def turned(text: str, to_opponent: bool) -> str:
    """Returns a card's text as it reads for somebody else: the owner's opponent, or a spectator.

    >>> turned("Draw a card, then put a card from your hand under your deck.", to_opponent=True)
    'They draw a card, then put a card from their hand under their deck.'
    >>> turned("If you win the combat, the opponent discards a card.", to_opponent=True)
    'If they win the combat, you discard a card.'
    """
    return of_another(" ".join(with_subject(part) for part in SENTENCE.split(text)), to_opponent)


def turned_ability(kind: str, text: str, to_opponent: bool) -> str:
    """Returns an ability as it reads for somebody else; its kind in front tells nobody to do anything.

    >>> turned_ability("Remove", "Draw a card.", to_opponent=True)
    'Remove: They draw a card.'
    """
    return f"{of_another(kind, to_opponent)}: {turned(text, to_opponent)}"


def of_another(text: str, to_opponent: bool) -> str:
    """Returns words about `you`, a card's owner, as words about somebody else."""
    of_opponent = OPPONENT if to_opponent else {}
    said = PRONOUN.sub(lambda found: like(found[0], {**OWNER, **of_opponent}.get(found[0].lower(), found[0])), text)
    return about_you(said) if to_opponent else said


def with_subject(part: str) -> str:
    """Returns a sentence with somebody to do what the card tells its owner to do; `you` until pronouns are turned."""
    opening = OPENING.match(part)
    assert opening is not None
    rest = part[opening.end() :]
    if VERBS.match(rest) is None:
        return part
    subject = "you" if opening[0] else like(rest, "you")
    return f"{opening[0]}{subject} {rest[0].lower()}{rest[1:]}"


def about_you(text: str) -> str:
    """Returns a text in which the opponent is spoken to."""
    text = re.sub(r"\b(the opponent's)(?= \w)", lambda found: like(found[0], "your"), text, flags=re.IGNORECASE)
    text = re.sub(r"\b(the opponent's)", lambda found: like(found[0], "yours"), text, flags=re.IGNORECASE)
    text = re.sub(r"\b(the opponent \w+)s\b", r"\1", text, flags=re.IGNORECASE)
    return re.sub(r"\bthe opponent\b", lambda found: like(found[0], "you"), text, flags=re.IGNORECASE)


def like(word: str, other: str) -> str:
    """Returns a word with a capital letter if another has one."""
    return other[:1].upper() + other[1:] if word[:1].isupper() else other
