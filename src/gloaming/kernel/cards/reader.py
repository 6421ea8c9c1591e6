"""Who reads a card: it speaks to its owner, and calls the same people by other words for everybody else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Seat

Who = Literal["you", "opponent", "both"]


class Reader(NamedTuple):
    """A reader, by the words for a card's owner and for the owner's opponent."""

    you: str  # the owner
    your: str
    opponent: str
    opponents: str  # before what is theirs
    opponents_own: str  # alone
    they: str  # the opponent again
    their: str

    def opponent_does(self, verb: str) -> str:
        """Returns what the opponent does.

        >>> OWNER.opponent_does("draw"), OPPONENT.opponent_does("draw")
        ('the opponent draws', 'you draw')
        """
        return f"{self.opponent} {verb}" if self is OPPONENT else f"{self.opponent} {verb}s"

    def does(self, who: Who, verb: str) -> str:
        """Returns a verb with who does it.

        >>> OWNER.does("you", "draw"), OWNER.does("opponent", "draw"), OWNER.does("both", "draw")
        ('draw', 'the opponent draws', 'both players draw')
        """
        return {"you": verb, "opponent": self.opponent_does(verb), "both": f"both players {verb}"}[who]

    def whose(self, who: Who) -> str:
        """Returns the owner of a thing."""
        return {"you": self.your, "opponent": self.opponents, "both": "each player's"}[who]

    def told(self, clause: Clause, after: Clause | None = None) -> str:
        """Returns a clause, maybe one that follows another; an order needs somebody who obeys it, named once.

        >>> OWNER.told(order("draw a card")), SPECTATOR.told(order("draw a card"))
        ('draw a card', 'they draw a card')
        """
        obeyed = self is OWNER or not clause.order or (after is not None and after.order)
        return clause.text if obeyed else f"{self.you} {clause.text}"


class Clause(NamedTuple):
    """A part of a text: whether it tells the owner what to do, and whether it is done at all, or is just so."""

    text: str
    order: bool
    done: bool


def order(text: str) -> Clause:
    """Returns what the owner shall do."""
    return Clause(text, order=True, done=True)


OWNER: Final = Reader("you", "your", "the opponent", "the opponent's", "the opponent's", "they", "their")
OPPONENT: Final = Reader("they", "their", "you", "your", "yours", "you", "your")
ANYBODY: Final = Reader("a player", "their", "a player", "a player's", "a player's", "they", "their")
SPECTATOR: Final = Reader("they", "their", "the opponent", "the opponent's", "the opponent's", "they", "their")


def reader_of(owner: Seat, seat: Seat | None) -> Reader:
    """Returns how a seat, or a spectator, reads the card of an owner."""
    return SPECTATOR if seat is None else OWNER if seat == owner else OPPONENT


def in_turn(clauses: Sequence[Clause], to: Reader = OWNER) -> str:
    """Returns what is done one after the other; what is done after what is just so begins a new sentence.

    >>> in_turn([Clause("your total gets +1", order=False, done=False), order("draw a card")])
    'your total gets +1. Then draw a card'
    """
    text = to.told(clauses[0])
    for before, clause in pairwise(clauses):
        text += f"{'. T' if clause.done and not before.done else ', t'}hen {to.told(clause, before)}"
    return text


def if_you_wish(clauses: Sequence[Clause], to: Reader = OWNER) -> str:
    """Returns what one may do, all of it or nothing: what is just so says that it hangs on the rest.

    >>> if_you_wish([order("exchange two cards"), Clause("your total gets +1", order=False, done=False)])
    'you may exchange two cards; if you do, your total gets +1'
    """
    text = f"{to.you} may {clauses[0].text}" if clauses[0].order else f"if {to.you} wish, {clauses[0].text}"
    for before, clause in pairwise(clauses):
        hangs = before.done and not clause.done
        text += f"; if {to.you} do, {clause.text}" if hangs else f", then {to.told(clause, before)}"
    return text


def together(clauses: Sequence[Clause], to: Reader = OWNER) -> str:
    """Returns what is done at the same time."""
    return listed([to.told(clauses[0]), *(to.told(clause, before) for before, clause in pairwise(clauses))])
