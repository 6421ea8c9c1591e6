"""What the games show: whether all groups win alike, whether beginning helps, and what each card is worth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gloaming.kernel.balance import Balance, Fate, Measured
from gloaming.lab.balance.plan import Plan
from gloaming.lab.statistics import Estimate, Z, at_once, difference, estimate, quantile, wilson
from gloaming.lab.targets import FIRST, GROUP, Target, around, cards_used, even_cards, even_share, good_length

SHORT, LONG = 0.05, 0.95  # the parts of all games that are shorter
DRAWS = ((0, 0), (1, 3), (4, 7), (8, 11), (12, 99))  # how often a side drew: the groups that are compared


@dataclass(frozen=True)
class CardFinding:
    """What a card is worth, and what becomes of it."""

    id: str
    title: str
    side: str
    active: bool
    drawn: bool
    helps: bool
    present: Estimate  # in which share of the games its side has it from the beginning
    presence: Estimate | None  # by how much that raises the share of wins; nothing if it always or never is
    presence_at_once: Estimate | None  # the same, with an interval so wide that those of all cards hold at once
    acted: Estimate | None  # in which share of these games it attacked, or its text was carried out
    used: Estimate | None  # its text alone
    came_up: Estimate | None  # it was drawn
    won_drawn: Estimate | None  # in which share of the games it was drawn its side won
    times: int  # it attacked or was used in all games, also where it came later


@dataclass(frozen=True)
class GroupFinding:
    """How often the sides of a group win."""

    wins: Estimate
    begins: Estimate | None  # those that begin
    even: float | None  # what they should win


@dataclass(frozen=True)
class Length:
    """How long a game is for a side."""

    mean: Estimate
    short: int  # 5% of all sides take no more
    long: int  # 95% of all sides take no more


@dataclass(frozen=True)
class DrawGroup:
    """The sides that drew so often."""

    least: int
    most: int
    part: Estimate
    won: Estimate


@dataclass(frozen=True)
class Draws:
    """What is drawn in a game, and what becomes of those who draw."""

    mean: Estimate  # cards a side
    helping: Estimate  # among all that are drawn
    groups: list[DrawGroup]
    won_helped: Estimate | None  # sides that drew more cards that help than harm
    won_harmed: Estimate | None


@dataclass(frozen=True)
class Findings:
    """Everything the report tells."""

    games: int
    sides: int
    groups: dict[str, GroupFinding]
    first: Estimate | None  # whoever begins wins, where that is known
    length: Length
    draws: Draws | None
    cards: list[CardFinding]
    targets: list[Target] = field(default_factory=list)


@dataclass(frozen=True)
class Side:
    """One side of one game."""

    groups: Sequence[str]
    won: float
    began: bool
    length: int
    fates: dict[int, Fate]  # by card

    @classmethod
    def told(cls, facts: Mapping[str, Any]) -> Side:
        """Returns a side as a plan wrote it down."""
        fates = {card: Fate(*fate) for card, *fate in facts["cards"]}
        return cls(facts["groups"], facts["won"], facts["began"], facts["length"], fates)


def find(played: Iterable[Mapping[str, Any]], plan: Plan) -> Findings:
    """Draws the findings from the games."""
    games = [[Side.told(side) for side in game["sides"]] for game in played]
    sides = [side for game in games for side in game]
    won = sum(any(side.won for side in game) for game in games) / len(games)
    measured = plan.balance.cards(plan.setting(0).options)
    findings = Findings(
        len(games),
        len(games[0]),
        groups_of(sides, lambda group: even_in(plan.balance, group, len(games[0]), won)),
        won_if_any([side for side in sides if side.began]),
        length_of([side.length for side in sides]),
        draws_of(sides, measured),
        cards_of(sides, measured),
    )
    findings.targets.extend(judged(findings, plan.balance, won))
    return findings


def even_in(balance: Balance, group: str, sides: int, won: float) -> float | None:
    """Returns what a group should win of all games, of which all sides may have lost some."""
    even = balance.even(group, sides)
    return None if even is None else even * won


def groups_of(sides: list[Side], even: Callable[[str], float | None]) -> dict[str, GroupFinding]:
    """Returns how often each group wins, and how often it should."""
    found = {}
    for group in sorted({group for side in sides for group in side.groups}):
        members = [side for side in sides if group in side.groups]
        begins = won_if_any([side for side in members if side.began])
        found[group] = GroupFinding(won_by(members), begins, even(group))
    return found


def judged(found: Findings, balance: Balance, won: float) -> list[Target]:
    """Judges the findings; of two groups that only meet each other, what one wins the other loses."""
    groups = found.groups.items()
    shares = [(f"{name[:1].upper()}{name[1:]} wins", group.wins, group.even, GROUP) for name, group in groups]
    if len(shares) == found.sides == 2:
        shares = [(f"{shares[0][0]} against {list(found.groups)[1]}", *shares[0][1:])]
    if found.first is not None:
        shares.append(("Whoever starts wins", found.first, even_in(balance, "", found.sides, won), FIRST))
    told = [even_share(what, wins, around(even, factors)) for what, wins, even, factors in shares if even is not None]
    if found.cards:
        told += [even_cards(found.cards), cards_used(found.cards)]
    if balance.usual_length is not None:
        length = found.length
        words = f"{length.mean.mean:.1f} (5%: {length.short}, 95%: {length.long})"
        told.append(good_length(f"{balance.counted.capitalize()} a side", balance.usual_length, length.mean, words))
    return told


def part_of(some: float, all: int, z: float = Z) -> Estimate | None:
    """Returns a share with its interval, if there is anything to share."""
    return wilson(some / all, all, z) if all else None


def won_by(sides: Sequence[Side]) -> Estimate:
    """Returns the share of wins of some sides, of which there is one at least."""
    return wilson(sum(side.won for side in sides) / len(sides), len(sides))


def won_if_any(sides: Sequence[Side]) -> Estimate | None:
    """Returns the share of wins of some sides, if there are any."""
    return won_by(sides) if sides else None


def length_of(lengths: list[int]) -> Length:
    """Returns how long games are for the sides."""
    mean = estimate([float(count) for count in lengths])
    return Length(mean, quantile(lengths, SHORT), quantile(lengths, LONG))


def draws_of(sides: list[Side], measured: list[Measured]) -> Draws | None:
    """Returns what was drawn, in a game in which cards are drawn."""
    good = [balance_of(side, measured) for side in sides]
    counts = [helped + harmed for helped, harmed in good]
    if not sum(counts):
        return None
    groups = []
    for least, most in DRAWS:
        members = [side for side, count in zip(sides, counts, strict=True) if least <= count <= most]
        if members:
            groups.append(DrawGroup(least, most, wilson(len(members) / len(sides), len(sides)), won_by(members)))
    return Draws(
        estimate([float(count) for count in counts]),
        wilson(sum(helped for helped, _ in good) / sum(counts), sum(counts)),
        groups,
        won_if_any([side for side, (helped, harmed) in zip(sides, good, strict=True) if helped > harmed]),
        won_if_any([side for side, (helped, harmed) in zip(sides, good, strict=True) if helped < harmed]),
    )


def balance_of(side: Side, measured: list[Measured]) -> tuple[int, int]:
    """Returns how many cards that help a side drew, and how many that harm."""
    helped = sum(fate.drawn for card, fate in side.fates.items() if measured[card].helps)
    return helped, sum(fate.drawn for fate in side.fates.values()) - helped


def cards_of(sides: list[Side], measured: list[Measured]) -> list[CardFinding]:
    """Returns what each card that can come up is worth."""
    with_card: dict[int, list[Side]] = defaultdict(list)
    for side in sides:
        for card in side.fates:
            with_card[card].append(side)
    able = {name: [side for side in sides if name in ("", *side.groups)] for name in {each.side for each in measured}}
    having = [len(present(with_card[card], card)) for card in range(len(measured))]
    compared = sum(0 < count < len(able[facts.side]) for count, facts in zip(having, measured, strict=True))
    return [
        card_finding(card, facts, with_card[card], able[facts.side], compared)
        for card, facts in enumerate(measured)
        if with_card[card]
    ]


def present(sides: list[Side], card: int) -> list[Side]:
    """Returns the sides that have a card from the beginning."""
    return [side for side in sides if side.fates[card].present]


def presence_of(having: list[Side], able: list[Side], z: float) -> Estimate | None:
    """Returns by how much a card raises the share of wins, if some sides had it and others did not."""
    won, all_won = sum(side.won for side in having), sum(side.won for side in able)
    with_it, without = part_of(won, len(having), z), part_of(all_won - won, len(able) - len(having), z)
    return None if with_it is None or without is None else difference(with_it, without)


def card_finding(card: int, facts: Measured, seen: list[Side], able: list[Side], compared: int) -> CardFinding:
    """Returns what a card is worth to the sides that can have it, as one of so many that are compared."""
    having = present(seen, card)
    fates = [side.fates[card] for side in having]
    drawing = [side for side in having if side.fates[card].drawn]
    return CardFinding(
        facts.id,
        facts.title,
        facts.side,
        facts.active,
        facts.drawn,
        facts.helps,
        wilson(len(having) / len(able), len(able)),
        presence_of(having, able, Z),
        presence_of(having, able, at_once(max(1, compared))),
        part_of(sum(fate.attacked + fate.used > 0 for fate in fates), len(having)),
        part_of(sum(fate.used > 0 for fate in fates), len(having)),
        part_of(len(drawing), len(having)),
        won_if_any(drawing),
        sum(side.fates[card].attacked + side.fates[card].used for side in seen),
    )
