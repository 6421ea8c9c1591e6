"""The little English that rules texts are put together with."""

from __future__ import annotations

from collections.abc import Sequence

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
SPELLED = ("FX",)  # read letter by letter, from a vowel on


def number(count: int) -> str:
    """Returns a small number as a word.

    >>> number(2), number(12)
    ('two', '12')
    """
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def some(count: int, thing: str) -> str:
    """Returns so many of a thing.

    >>> some(1, "card"), some(3, "card"), some(1, "Ace"), some(1, "FX card")
    ('a card', 'three cards', 'an Ace', 'an FX card')
    """
    if count == 1:
        return f"{'an' if thing[0] in 'aeiouAEIOU' or thing.startswith(SPELLED) else 'a'} {thing}"
    return f"{number(count)} {thing}s"


def listed(parts: Sequence[str], joint: str = "and") -> str:
    """Returns some parts as one phrase.

    >>> listed(["red", "green", "blue"], "or")
    'red, green or blue'
    """
    return f" {joint} ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def sentence(text: str) -> str:
    """Returns a text as a sentence: a capital first, a full stop last.

    >>> sentence("draw a card")
    'Draw a card.'
    """
    return f"{text[:1].upper()}{text[1:]}." if text else ""
