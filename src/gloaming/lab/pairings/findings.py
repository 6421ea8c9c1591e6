"""What the games show: who beats whom, whether going first helps, how long a game is, which cards are used."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from gloaming.lab import targets
from gloaming.lab.pairings.plan import Plan
from gloaming.lab.pairings.tables import sides_table
from gloaming.lab.statistics import Estimate, estimate, wilson
from gloaming.lab.targets import FIRST_OF_PAIR, Target

if TYPE_CHECKING:
    import polars as pl


@dataclass(frozen=True)
class Pair:
    """How one deck did against another."""

    deck: str
    opponent: str
    wins: Estimate
    games: int


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
    worked: float | None  # of the games in which it was held, those in which its ability was carried out


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
    pair_target: tuple[float, float]
    targets: list[Target] = field(default_factory=list)

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
    findings = Findings(
        pairs,
        {deck: wins for deck, wins in decks.items() if wins is not None},
        won_in(sides.filter("went_first")),
        estimate([float(count) for count in games["turns"]]),
        lengths_of(games),
        games["winner"].null_count(),
        len(games),
        float(games["choices"].sum()) / len(games),
        {deck: card_use(deck, sides, cards, printed, plan) for deck in plan.decks},
        targets.SEARCHED_PAIR if plan.bot.startswith("search") else targets.PAIR,
    )
    findings.targets.extend(judged(findings, plan))
    return findings


def judged(found: Findings, plan: Plan) -> list[Target]:
    """Judges the findings."""
    shares = [(pair.wins.mean, plan.title(pair.deck), plan.title(pair.opponent)) for pair in found.pairs]
    first = [] if found.first is None else [targets.even_share("Whoever goes first wins", found.first, FIRST_OF_PAIR)]
    length = f"{found.turns.mean:.1f} turns"
    texts = [
        (use.worked, f"{use.title or use.card} ({plan.title(deck)})")
        for deck, cards in found.cards.items()
        for use in cards
        if use.text and use.worked is not None
    ]
    return [
        *targets.even_pairs(shares, found.pair_target),
        *(replace(target, unsure=False) for target in first),  # as with pairs, the number itself decides
        targets.good_length("Length of a game", plan.deck_box.usual_turns, found.turns, length, " turns"),
        *targets.texts_used(texts),
    ]


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

    ways = plan.deck_box.ways
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
            (held & (pl.col(ways[-1]) > 0)).sum().alias("games_worked"),
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
        worked = row["games_worked"] / row["games_held"] if row["games_held"] else None
        found.append(CardUse(row["card"], row["title"], row["facts"], row["text"], shares, won_held, won_used, worked))
    return sorted(found, key=lambda use: not use.text)
