"""The sentences that records declare: each place names a fact, in a form that the fact can take."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from string import Formatter
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from gloaming.kernel.choices import SEAT
from gloaming.kernel.events import ARTICLE, OWNER, Event
from gloaming.kernel.reasons import REFUSED, Reason, marks_of
from gloaming.kernel.spelling import unknown

VERB: Final = re.compile(r"(\.\.\.)?[a-z][a-z'’ -]*")
CONVERSIONS: Final = (None, "r", "s", "a")


def check_event(kind: type[Event]) -> None:
    """Refuses an event with a sentence that cannot be said of it in plain words."""
    hints = get_type_hints(kind, include_extras=True)
    facts = {name: is_seat(hints[name]) for name in kind.__struct_fields__}
    in_words = [name for name in facts if plain(hints[name]) in (bool, int) and not facts[name]]
    check(kind.__name__, kind.says, facts, (ARTICLE,), in_words)


def check_reason(kind: type[Reason]) -> None:
    """Refuses a reason with a sentence that cannot be said of it; each knows who is refused."""
    marks = marks_of(kind)
    lists = {name for name, hint in get_type_hints(kind).items() if get_origin(hint) is list}
    facts = {name: marks.get(name) == SEAT and name not in lists for name in kind.__struct_fields__}
    check(kind.__name__, kind.says, {REFUSED: True, **facts})


def check(
    record: str, says: str, facts: Mapping[str, bool], others: Iterable[str] = (), in_words: Iterable[str] = ()
) -> None:
    """Refuses a sentence of a record whose facts are known, which of them are seats, and which numbers or truths.

    >>> check("Put", "{seat:puts} {card}.", {"seat": True, "card": False})
    >>> check("Put", "{seet:puts} {card}.", {"seat": True, "card": False})
    Traceback (most recent call last):
    ValueError: the sentence '{seet:puts} {card}.': unknown fact of Put 'seet', did you mean 'seat'? Known: seat, card
    """
    told = f"the sentence {says!r}"
    if not isinstance(says, str):
        raise TypeError(f"{told} of {record} is no text")
    try:
        places = [(field, form or "", how) for _, field, form, how in Formatter().parse(says) if field is not None]
    except ValueError as error:
        raise ValueError(f"{told} of {record} cannot be read: {error}") from error
    for field, form, how in places:
        if field not in facts:
            raise ValueError(f"{told}: {unknown(f'fact of {record}', field, list(facts))}")
        of_seat = facts[field] and (form == OWNER or VERB.fullmatch(form) is not None)
        if how not in CONVERSIONS or not (of_seat or field in in_words or form in ("", *others)):
            raise ValueError(f"{told}: {field!r} of {record} takes no {f'!{how}' if form == '' else form!r}")


def plain(hint: Any) -> Any:
    """Returns a type without its marks."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def is_seat(hint: Any) -> bool:
    """Tells whether a fact is a seat, not several."""
    if get_origin(hint) is list:
        return False
    return SEAT in getattr(hint, "__metadata__", ()) or any(map(is_seat, get_args(hint)))
