"""What a choice leads to, told before it is made: it is played in a few imagined games, and what happens is said."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.events import Event
from gloaming.kernel.foresight import foretell
from gloaming.kernel.game import Game
from gloaming.words.said import NOTHING, Quote, Said, say
from gloaming.words.scene import Scene, Words

WORLDS: Final = 5  # imagined for what is not certain
FEW: Final = 2  # different ends that are still worth telling


@dataclass(frozen=True)
class Prospect:
    """What would happen, as the seat that chooses would see it."""

    certain: list[Event]
    quote: Quote | None  # what the card says that is used, if one is
    sure: Said  # what happens for certain
    maybe: Said  # what comes first then that nobody can know, and what may come of it

    @property
    def text(self) -> str:
        """What the card says that is used, or nothing."""
        return "" if self.quote is None else self.quote.words

    @property
    def outcome(self) -> Said:
        """What happens for certain, and what may come of it."""
        return in_turn([self.sure, self.maybe])

    def told_with(self, label: str, room: int | None = None) -> Said:
        """Returns a choice and what it leads to; where there is little room, less of what the choice itself tells."""
        whole = in_turn([say("{}.", label), say("{}", self.text) if self.text else NOTHING, self.outcome])
        if room is None or len(str(whole)) <= room:
            return whole
        return in_turn([say("{}.", label), self.outcome if len(str(self.outcome)) < room - len(label) else self.sure])


def prospect(words: Words, scene: Scene, game: Game, seat: Seat, option: Option, rng: Random) -> Prospect:
    """Returns what would happen if a seat made a choice that is open to it."""
    ahead = foretell(game, seat, option, rng)
    known = replace(scene, view=ahead.view, decision=None, seen=[*scene.seen, *ahead.certain])
    certain, quote = told(words, ahead.certain, known, seat)
    comes = words.afterwards(scene, known)
    unknown = words.unknown(ahead.possible[0], scene) if ahead.possible else NOTHING
    if ahead.news is not None:
        unknown = unknown or words.learned(ahead.news, known)
    ends = ends_of(words, scene, game, seat, option, rng) if ahead.possible else []
    quote = quote or words.text_of(scene, option)
    return Prospect(ahead.certain, quote, in_turn([*certain, comes]), in_turn([unknown, maybe(ends)]))


def told(words: Words, events: list[Event], after: Scene, seat: Seat) -> tuple[list[Said], Quote | None]:
    """Returns events in sentences, and what the card says that the choice itself uses; the choice needs no sentence."""
    chosen = (*words.acts, *words.restates)
    if not events or not isinstance(events[0], chosen) or seat not in words.actors(events[0], after):
        return words.all_foretold(events, after), None
    told = words.sentence(events[0], after)
    rest = events if words.tells_choices else events[1:]
    return words.all_foretold(rest, after), next((part for part in told.parts if isinstance(part, Quote)), None)


def ends_of(words: Words, scene: Scene, game: Game, seat: Seat, option: Option, rng: Random) -> list[Said]:
    """Returns what may come of it, if that is little: what hidden cards and dice do, not what they are."""
    ends: dict[str, Said] = {}
    for _ in range(WORLDS):
        ahead = foretell(game, seat, option, rng)
        seen = [*scene.seen, *ahead.certain, *ahead.possible]
        after = replace(scene, view=ahead.game.view(seat), decision=None, seen=seen)
        known = [event for event in ahead.possible if not event.is_news_to(seat)]
        end = in_turn(words.all_foretold(known, after))
        ends[str(end)] = end
    return list(ends.values()) if len(ends) <= FEW else []


def maybe(ends: list[Said]) -> Said:
    """Returns what may happen, or one thing or another."""
    told = [end for end in ends if end]
    if not told:
        return NOTHING
    return say("Maybe: {}", told[0]) if len(told) == 1 else say("Maybe: {} Or: {}", *told)


def in_turn(sentences: list[Said]) -> Said:
    """Returns sentences one after the other."""
    found = NOTHING
    for sentence in filter(None, sentences):
        found = say("{} {}", found, sentence) if found else sentence
    return found
