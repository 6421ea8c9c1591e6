"""The report, as plain text for a terminal of 80 columns and as a page of Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from gloaming.kernel.rulebook import SHORTS
from gloaming.lab.balance.findings import CardFinding, Draws, Findings
from gloaming.lab.balance.plan import Plan
from gloaming.lab.plan import counted, seeds
from gloaming.lab.statistics import Estimate
from gloaming.lab.targets import interval, span, told

WIDTH = 80
INDENT = " " * 8  # below a verdict
CERTAIN = (
    "A card moves the wins for certain if a wider range says so, one that holds for all cards at once with 95% "
    "(Bonferroni)."
)


@dataclass(frozen=True)
class Section:
    """A part of the report: a heading, what there is to say, and perhaps a table."""

    title: str
    words: str
    heads: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


def sections(found: Findings, plan: Plan) -> list[Section]:
    """Returns the parts of the report after the targets."""
    parts = [sides(found), length(found, plan.balance.counted)]
    if found.draws is not None:
        parts.append(draws(found.draws))
    if any(not card.drawn for card in found.cards):
        parts.append(characters(found))
    if any(card.drawn for card in found.cards):
        parts.append(drawn_cards(found))
    return parts


def opening(found: Findings, plan: Plan) -> str:
    """Says what was played."""
    sides = {1: "", 2: "both sides "}.get(found.sides, "all sides ")
    parts = [
        f"{counted(found.games, 'game')}, {sides}played by {plan.bot}, {seeds(plan.seed, found.games)}.",
        plan.balance.design,
        "Ranges hold the true value with 95% confidence.",
        CERTAIN if found.cards else "",
    ]
    return " ".join(filter(None, parts))


def sides(found: Findings) -> Section:
    """Shows who wins."""
    rows = [(f"{name} wins", interval(group.wins)) for name, group in found.groups.items()]
    if found.first is not None:
        rows.append(("whoever goes first wins", interval(found.first)))
    begins = {name: group.begins for name, group in found.groups.items()}
    rows.extend((f"{name} wins when it starts", interval(wins)) for name, wins in begins.items() if wins is not None)
    return Section("Sides and the first turn" if found.sides > 1 else "Wins", "", ("", "share"), rows)


def length(found: Findings, counted: str) -> Section:
    """Shows how long a game is."""
    taken = found.length
    return Section(
        "Length",
        f"A side takes {taken.mean.mean:.1f} {counted} ({taken.mean.low:.1f} to {taken.mean.high:.1f}) on average. "
        f"One side in twenty takes {taken.short} or fewer, one in twenty more than {taken.long}.",
    )


def draws(found: Draws) -> Section:
    """Shows how often cards are drawn, and whether that pays."""
    rows = [(group_title(group.least, group.most), interval(group.part), interval(group.won)) for group in found.groups]
    words = (
        f"A side draws {found.mean.mean:.1f} cards on average; {interval(found.helping)} of what is drawn helps, the "
        "rest harms."
    )
    if found.won_helped is not None and found.won_harmed is not None:
        words += (
            f" Sides that drew more help than harm won {interval(found.won_helped)}, those that drew more harm "
            f"{interval(found.won_harmed)}. Those who draw are often already ahead or behind, so read this with care."
        )
    return Section("Draws", words, ("cards drawn", "of all sides", "won"), rows)


def group_title(least: int, most: int) -> str:
    """Returns how often a group drew."""
    if least == most:
        return "none" if least == 0 else str(least)
    return f"{least} or more" if most > 20 else f"{least} to {most}"


def characters(found: Findings) -> Section:
    """Shows what it is worth to have a card on the table from the beginning."""
    cards = [card for card in found.cards if not card.drawn]
    rows = [
        (
            card.title,
            card.side,
            whole(card.present),
            *worth(card),
            whole(card.acted),
            whole(card.used if card.active else None),
        )
        for card in sorted(cards, key=by_worth)
    ]
    return Section(
        "Characters",
        "There: on the table when the match starts, in percent of the games of its side. Points: by how much that "
        "moves the side's share of wins. Acts: it attacks or its text is carried out, in percent of the games in "
        "which it is there. Text: its text is carried out.",
        ("card", "side", "there", "points", "95%", "acts", "text"),
        rows,
    )


def drawn_cards(found: Findings) -> Section:
    """Shows what it is worth to have a card in the deck, and to draw it."""
    cards = [card for card in found.cards if card.drawn]
    rows = [
        (card.title, "helps" if card.helps else "harms", *worth(card), whole(card.came_up), whole(card.won_drawn))
        for card in sorted(cards, key=by_worth)
    ]
    return Section(
        "Cards that are drawn",
        "Points: by how much the share of wins of a side moves when the card is in its deck. Drawn: in percent of the "
        "games in which it is there. Won: in percent of the games in which it was drawn.",
        ("card", "", "points", "95%", "drawn", "won"),
        rows,
    )


def by_worth(card: CardFinding) -> float:
    """Returns what cards are sorted by: the most helpful first, those that are always there last."""
    return 9.0 if card.presence is None else -card.presence.mean


def worth(card: CardFinding) -> tuple[str, str]:
    """Returns the points for a card's presence, with their interval."""
    if card.presence is None:
        return "-", "always there" if card.present.mean == 1 else "too rare"
    return f"{100 * card.presence.mean:+z.1f}", span(card.presence)


def whole(share: Estimate | None) -> str:
    """Returns a share in whole percent."""
    return "-" if share is None else f"{100 * share.mean:.0f}"


# The two forms.


def plain(found: Findings, plan: Plan) -> str:
    """Returns the report for a terminal."""
    lines = [title(plan), *wrap(opening(found, plan), WIDTH), ""]
    for target in found.targets:
        lines.extend(wrap(told(target), WIDTH, subsequent_indent=INDENT))
    for section in sections(found, plan):
        lines.extend(["", section.title, *wrap(section.words, WIDTH)])
        lines.extend(columns([section.heads, *section.rows]) if section.rows else [])
    return "\n".join(lines)


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Returns a table with aligned columns: names to the left, numbers to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def markdown(found: Findings, plan: Plan) -> str:
    """Returns the report as a page."""
    lines = [f"# {title(plan)}", "", opening(found, plan), "", f"    {plan.command()}", ""]
    rows = [(each.what, each.wanted, each.found, f"**{each.verdict.lower()}**") for each in found.targets]
    lines.extend(table(("", "wanted", "found", ""), rows))
    for section in sections(found, plan):
        lines.extend(["", f"## {section.title}", ""])
        lines.extend([section.words, ""] if section.words else [])
        lines.extend(table(section.heads, section.rows) if section.rows else [])
    return "\n".join(lines).rstrip() + "\n"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Returns a table of Markdown, numbers to the right."""
    rule = "|".join(["---", *["--:"] * (len(heads) - 1)])
    return [f"| {' | '.join(heads)} |", f"|{rule}|", *[f"| {' | '.join(row)} |" for row in rows]]


def title(plan: Plan) -> str:
    """Returns what the report is about."""
    setting = plan.setting(0)
    chosen = [f"{name} {setting.options[name]}" for name in SHORTS if name in setting.options]
    seats = [f"{setting.players} players"] * (setting.players != plan.book.usual_players)
    return ", ".join([f"{plan.book.title}: balance", *chosen, *seats])
