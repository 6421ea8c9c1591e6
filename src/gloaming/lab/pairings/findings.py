"""What the games show: who beats whom, whether going first helps, how long a game is, which cards are used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gloaming.lab.pairings.plan import Plan
from gloaming.lab.pairings.tables import sides_table
from gloaming.lab.statistics import Estimate, estimate, wilson

if TYPE_CHECKING:
    import polars as pl

PAIR_TARGET = (0.42, 0.58)  # the share of wins of either deck of a pair
FIRST_TARGET = (0.47, 0.53)  # the share of wins of whoever goes first


@dataclass(frozen=True)
class Pair:
    """How one deck did against another."""

    deck: str
    opponent: str
    wins: Estimate
    games: int

    @property
    def balanced(self) -> bool:
        """Whether the share of wins is on target."""
        return within(self.wins.mean, PAIR_TARGET)


@dataclass(frozen=True)
class CardUse:
    """What became of a card, in a hundred games of its deck, and how often games with it were won."""

    card: str
    title: str
    facts: str
    text: str
    ways: dict[str, float]
    won_held: Estimate | None  # the games in which it was held
    won_used: Estimate | None  # the games in which it was used


@dataclass(frozen=True)
class Target:
    """What was wanted, what is, and whether that is good enough."""

    what: str
    wanted: str
    found: str
    met: bool


@dataclass(frozen=True)
class Findings:
    """Everything the report tells."""

    pairs: list[Pair]  # both ways round
    decks: dict[str, Estimate]  # each deck against all others
    first: Estimate | None  # whoever goes first, in games where somebody does
    turns: Estimate
    lengths: list[tuple[int, int]]  # how many games took so many turns
    draws: int
    games: int
    choices: float
    cards: dict[str, list[CardUse]]
    targets: list[Target]

    def pair(self, deck: str, opponent: str) -> Pair | None:
        """Returns how a deck did against another."""
        for pair in self.pairs:
            if (pair.deck, pair.opponent) == (deck, opponent):
                return pair
        return None


def find(games: pl.DataFrame, cards: pl.DataFrame, printed: pl.DataFrame, plan: Plan) -> Findings:
    """Draws the findings from the tables."""
    import polars as pl

    sides = sides_table(games)
    others = sides.filter(pl.col("deck") != pl.col("opponent"))
    pairs = pairs_of(others)
    order = {deck: place for place, deck in enumerate(plan.decks)}
    pairs.sort(key=lambda pair: (order[pair.deck], order[pair.opponent]))
    decks = {deck: won_in(others.filter(pl.col("deck") == deck)) for deck in plan.decks}
    first = won_in(sides.filter("went_first"))
    turns = estimate([float(count) for count in games["turns"]])
    return Findings(
        pairs,
        {deck: wins for deck, wins in decks.items() if wins is not None},
        first,
        turns,
        lengths_of(games),
        games["winner"].null_count(),
        len(games),
        float(games["choices"].sum()) / len(games),
        {deck: card_use(deck, sides, cards, printed, plan) for deck in plan.decks},
        targets(pairs, first, turns, plan),
    )


def won_in(sides: pl.DataFrame) -> Estimate | None:
    """Returns the share of wins of some sides, if there are any."""
    return wilson(float(sides["won"].sum()) / len(sides), len(sides)) if len(sides) else None


def pairs_of(sides: pl.DataFrame) -> list[Pair]:
    """Returns how each deck did against each other."""
    import polars as pl

    grouped = sides.group_by("deck", "opponent").agg(pl.col("won").mean(), pl.len())
    return [Pair(deck, opponent, wilson(mean, count), count) for deck, opponent, mean, count in grouped.rows()]


def lengths_of(games: pl.DataFrame) -> list[tuple[int, int]]:
    """Returns for each number of turns how many games took it, without gaps."""
    counts = dict(games["turns"].value_counts().rows())
    return [(turns, counts.get(turns, 0)) for turns in range(min(counts), max(counts) + 1)]


def card_use(deck: str, sides: pl.DataFrame, cards: pl.DataFrame, printed: pl.DataFrame, plan: Plan) -> list[CardUse]:
    """Returns what became of the cards of a deck: those with a text first, each group in the order of the deck."""
    import polars as pl

    ways = plan.contest.ways
    played = sides.filter(pl.col("deck") == deck)
    held = pl.col(ways[0]) > 0
    used = pl.any_horizontal([pl.col(way) > 0 for way in ways[1:]])
    won = pl.col("won")
    counted = (
        cards.filter(pl.col("deck") == deck)
        .group_by("card")
        .agg(
            *[pl.col(way).cast(pl.Int64).sum() for way in ways],
            *[held.sum().alias("games_held"), won.filter(held).mean().alias("won_held")],
            *[used.sum().alias("games_used"), won.filter(used).mean().alias("won_used")],
        )
    )
    rows = printed.filter(pl.col("deck") == deck).join(counted, on="card", how="left", maintain_order="left")
    found = []
    for row in rows.iter_rows(named=True):
        won_held, won_used = [
            wilson(row[f"won_{when}"], row[f"games_{when}"]) if row[f"games_{when}"] else None
            for when in ("held", "used")
        ]
        shares = {way: 100 * (row[way] or 0) / max(1, len(played)) for way in ways}
        found.append(CardUse(row["card"], row["title"], row["facts"], row["text"], shares, won_held, won_used))
    return sorted(found, key=lambda use: not use.text)


def within(value: float, target: tuple[float, float]) -> bool:
    """Tells whether a value is on target."""
    return target[0] <= value <= target[1]


def targets(pairs: list[Pair], first: Estimate | None, turns: Estimate, plan: Plan) -> list[Target]:
    """Returns what a well balanced game looks like, and whether this one does."""
    found = []
    balanced = sum(pair.balanced for pair in pairs) // 2
    if pairs:
        worst = max(pairs, key=lambda pair: pair.wins.mean)
        title = plan.title
        found.append(
            Target(
                "Every pairing",
                between(PAIR_TARGET),
                f"{balanced} of {len(pairs) // 2}; the most one-sided: {title(worst.deck)} wins "
                f"{percent(worst.wins.mean)} against {title(worst.opponent)}",
                2 * balanced == len(pairs),
            )
        )
    if first is not None:
        met = within(first.mean, FIRST_TARGET)
        found.append(Target("Whoever goes first wins", between(FIRST_TARGET), interval(first), met))
    low, high = plan.contest.usual_turns
    met = low <= turns.mean <= high
    found.append(Target("Length of a game, on average", f"{low} to {high} turns", f"{turns.mean:.1f} turns", met))
    return found


def percent(share: float) -> str:
    """Returns a share as text.

    >>> percent(0.4231)
    '42.3%'
    """
    return f"{100 * share:.1f}%"


def interval(found: Estimate) -> str:
    """Returns a share with its interval as text."""
    return f"{percent(found.mean)} ({100 * found.low:.1f} to {percent(found.high)})"


def between(target: tuple[float, float]) -> str:
    """Returns a target as text."""
    return f"{100 * target[0]:.0f} to {100 * target[1]:.0f}%"
