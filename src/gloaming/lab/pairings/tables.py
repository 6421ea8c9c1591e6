"""The results as tables: a row for each game, and a row for each card that was seen in a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gloaming.lab.pairings.plan import Plan

if TYPE_CHECKING:
    import polars as pl


def read_results(path: Path, total: int) -> pl.DataFrame:
    """Reads the first games of a file of results."""
    import polars as pl

    whole = pl.Int64  # the only kind of whole number the reader of JSON knows
    schema: dict[str, pl.DataType | type[pl.DataType]] = {
        "game": whole,
        "decks": pl.List(pl.String),
        "seed": whole,
        "first": whole,
        "winner": whole,
        "turns": whole,
        "choices": whole,
        "cards": pl.List(pl.List(whole)),
    }
    with path.open("rb") as file:  # a path would be read as a pattern, and brackets in it as a choice of letters
        return pl.read_ndjson(file, schema=schema).head(total)


def games_table(results: pl.DataFrame, plan: Plan) -> pl.DataFrame:
    """Returns a row for each game; a draw has no winner."""
    import polars as pl

    return results.select(
        "game",
        pl.col("decks").list.get(0).alias("deck_0"),
        pl.col("decks").list.get(1).alias("deck_1"),
        pl.lit(plan.bot).alias("bot"),
        "seed",
        pl.col("first").cast(pl.Int8),
        pl.col("decks").list.get(pl.col("first")).alias("first_deck"),
        pl.col("winner").cast(pl.Int8),
        pl.col("decks").list.get(pl.col("winner")).alias("winner_deck"),
        pl.col("turns").cast(pl.Int32),
        pl.col("choices").cast(pl.Int32),
    )


def sides_table(games: pl.DataFrame) -> pl.DataFrame:
    """Returns two rows for each game, one as each seat sees it; a draw is half a win."""
    import polars as pl

    won = pl.col("winner")
    sides = [
        games.select(
            "game",
            pl.lit(seat, pl.Int8).alias("seat"),
            pl.col(f"deck_{seat}").alias("deck"),
            pl.col(f"deck_{1 - seat}").alias("opponent"),
            (pl.col("first") == seat).alias("went_first"),
            pl.when(won.is_null()).then(0.5).when(won == seat).then(1.0).otherwise(0.0).alias("won"),
            "turns",
        )
        for seat in range(2)
    ]
    return pl.concat(sides)


def cards_table(results: pl.DataFrame, games: pl.DataFrame, plan: Plan) -> pl.DataFrame:
    """Returns a row for each card that was seen in a game, with what became of it."""
    import polars as pl

    ways = plan.deck_box.ways
    row = pl.col("cards").list
    seen = (
        results.select("game", "cards")
        .explode("cards")
        .drop_nulls("cards")
        .select(
            "game",
            row.get(0).cast(pl.Int8).alias("seat"),
            row.get(1).cast(pl.Int32).alias("place"),
            *[row.get(2 + number).cast(pl.Int16).alias(way) for number, way in enumerate(ways)],
        )
    )
    printed = printed_table(plan).select("deck", "place", "card", "title")
    found = seen.join(sides_table(games), on=["game", "seat"]).join(printed, on=["deck", "place"])
    return found.select("game", "seat", "deck", "opponent", "card", "title", *ways, "won").sort("game", "seat", "card")


def printed_table(plan: Plan) -> pl.DataFrame:
    """Returns the cards of all decks."""
    import polars as pl

    rows = [
        (deck, place, card.id, card.title, card.facts, " ".join(card.texts))
        for deck in plan.decks
        for place, card in enumerate(plan.deck_box.cards(plan.form(deck)))
    ]
    words = ("card", "title", "facts", "text")
    schema = {"deck": pl.String, "place": pl.Int32, **dict.fromkeys(words, pl.String)}
    return pl.DataFrame(rows, schema=schema, orient="row")
