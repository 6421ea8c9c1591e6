"""The little English that every table speaks."""

from __future__ import annotations

from typing import Final

from gloaming.words.seating import YOU

IRREGULAR: Final = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go"}
ORDINAL_ENDS: Final = {1: "st", 2: "nd", 3: "rd"}
HISSING: Final = ("sses", "shes", "ches", "xes", "zzes")  # what a verb ends in that takes one more letter than `s`


def counted(number: int, thing: str = "card") -> str:
    """Returns a number of cards in words, or of other things.

    >>> counted(1), counted(12), counted(0, "point")
    ('1 card', '12 cards', '0 points')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def ordinal(number: int) -> str:
    """Returns a place in an order.

    >>> [ordinal(number) for number in (1, 2, 3, 4, 11, 22, 113)]
    ['1st', '2nd', '3rd', '4th', '11th', '22nd', '113th']
    """
    teens = number % 100 // 10 == 1
    return f"{number}{'th' if teens else ORDINAL_ENDS.get(number % 10, 'th')}"


def does(name: str, verb: str) -> str:
    """Returns a name with its verb; a person is spoken to.

    >>> does("Wren", "plays"), does("You", "plays"), does("You", "has")
    ('Wren plays', 'You play', 'You have')
    """
    return f"{name} {for_you(verb) if name == YOU else verb}"


def whose(name: str) -> str:
    """Returns a name as the owner of something.

    >>> whose("Wren"), whose("You")
    ("Wren's", 'your')
    """
    return "your" if name == YOU else f"{name}'s"


def within(name: str) -> str:
    """Returns a name for the middle of a sentence.

    >>> within("You"), within("Wren")
    ('you', 'Wren')
    """
    return YOU.lower() if name == YOU else name


def sentence(words: str) -> str:
    """Returns words with a capital letter first.

    >>> sentence("the red 7 is turned up.")
    'The red 7 is turned up.'
    """
    return words[:1].upper() + words[1:]


def for_you(verb: str) -> str:
    """Returns a verb as it goes with `you`.

    >>> [for_you(verb) for verb in ("plays", "passes", "carries", "goes", "is", "has")]
    ['play', 'pass', 'carry', 'go', 'are', 'have']
    """
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb.removesuffix('ies')}y"
    return verb.removesuffix("es") if verb.endswith(HISSING) else verb.removesuffix("s")
