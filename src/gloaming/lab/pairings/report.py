"""The report: one page of HTML that needs nothing else, for a wide screen or a phone, by day or by night."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from gloaming.lab.pairings.findings import CardUse, Findings, Pair
from gloaming.lab.pairings.plan import Plan
from gloaming.lab.plan import counted
from gloaming.lab.statistics import Estimate
from gloaming.lab.targets import FIRST_OF_PAIR, Target, percent, within

DEEPEST = 0.25  # as far from even as a cell of the matrix gets darker


def html(found: Findings, plan: Plan, command: str) -> str:
    """Returns the whole page."""
    style = (files("gloaming.lab.pairings") / "report.css").read_text(encoding="utf-8")
    title = f"{plan.book.title}: every deck against every other"
    sections = [
        head(found, plan, title, command),
        target_list(found.targets),
        matrix(found, plan),
        pairings(found, plan),
        going_first(found),
        length(found),
        card_tables(found, plan),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def head(found: Findings, plan: Plan, title: str, command: str) -> str:
    """Says what was played, and how to play it again."""
    drawn = f" {found.draws:,} ended in a draw, which counts as half a win for both." if found.draws else ""
    mirrors = " Each deck also fought itself." if plan.mirrors else ""
    return (
        f"<h1>{escape(title)}</h1>\n"
        f'<p class="lead">{found.games:,} games among {len(plan.decks)} decks, {plan.games:,} for each pairing, with '
        f"the bot <b>{escape(plan.bot)}</b> on both sides.</p>\n"
        '<hr class="horizon">\n'
        f"<p>Half of each pairing's games are played with the seats swapped and otherwise the same luck."
        f"{mirrors}{drawn} Ranges in brackets hold the true value with 95% confidence (Wilson's interval). "
        "The same command gives the same report, on any number of processes (<code>--jobs</code>):</p>\n"
        f"<pre>{escape(command)}</pre>\n"
        f'<p class="prints">The decks, with a hash of everything the rules read from them: {escape(prints(plan))}.</p>'
    )


def prints(plan: Plan) -> str:
    """Returns the decks with their hashes, by which it can be checked whether they are still the same."""
    return ", ".join(f"{deck} {hash}" for deck, hash in plan.settings()["cards"].items())


def target_list(targets: list[Target]) -> str:
    """Says what a balanced game should look like, and whether this one does."""
    items = [
        f'<li class="card{"" if target.met else " missed"}"><span class="verdict">{"met" if target.met else "missed"}'
        f'</span><b>{escape(target.what)}</b><span class="wanted">wanted: {escape(target.wanted)}</span>'
        f"{escape(target.found)}</li>"
        for target in targets
    ]
    return section("Targets", f'<ul class="targets">{"".join(items)}</ul>')


def matrix(found: Findings, plan: Plan) -> str:
    """Shows who beats whom."""
    heads = "".join(f'<th scope="col">{short(deck)}</th>' for deck in plan.decks)
    rows = []
    for deck in plan.decks:
        cells = "".join(cell(found.pair(deck, opponent), found.pair_target) for opponent in plan.decks)
        average = found.decks.get(deck)
        rows.append(f'<tr><th scope="row">{short(deck)}</th>{cells}{average_cell(average)}</tr>')
    against = "".join(average_cell(turned(found.decks.get(deck))) for deck in plan.decks)
    rows.append(f'<tr><th scope="row">All decks</th>{against}<td class="empty"></td></tr>')
    return section(
        "Who beats whom",
        "<p>How often the deck of a row wins against the deck of a column. Warm: the row wins; cool: the column does. "
        f"Framed in red: outside {span(found.pair_target)}.</p>"
        '<div class="card"><table class="matrix"><colgroup><col class="names"></colgroup>'
        f'<thead><tr><td class="empty"></td>{heads}<th scope="col">All</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>",
    )


def cell(pair: Pair | None, target: tuple[float, float]) -> str:
    """Returns a cell of the matrix, the deeper in colour the further from even."""
    if pair is None:
        return '<td class="empty">&middot;</td>'
    away = pair.wins.mean - 0.5
    depth = round(100 * min(1.0, abs(away) / DEEPEST))
    kind = ("up" if away > 0 else "down") + ("" if within(pair.wins.mean, target) else " off")
    return f'<td class="{kind}" style="--depth:{depth}%">{share_with_range(pair.wins)}</td>'


def average_cell(wins: Estimate | None) -> str:
    """Returns a cell at the edge of the matrix."""
    return '<td class="empty"></td>' if wins is None else f'<td class="average">{share_with_range(wins)}</td>'


def share_with_range(wins: Estimate) -> str:
    """Returns a share and the range below it."""
    return f"<b>{100 * wins.mean:.0f}%</b><small>{100 * wins.low:.0f}&ndash;{100 * wins.high:.0f}</small>"


def turned(wins: Estimate | None) -> Estimate | None:
    """Returns a share as the other side sees it."""
    return None if wins is None else Estimate(1 - wins.mean, 1 - wins.high, 1 - wins.low)


def pairings(found: Findings, plan: Plan) -> str:
    """Shows each pairing once, as its stronger deck sees it, the most one-sided first."""
    ahead = [pair for pair in found.pairs if plan.decks.index(pair.deck) < plan.decks.index(pair.opponent)]
    seen = [pair if pair.wins.mean >= 0.5 else other_side(pair) for pair in ahead]
    seen.sort(key=lambda pair: -pair.wins.mean)
    reach = max([0.15, *[pair.wins.high - 0.5 for pair in seen], *[0.5 - pair.wins.low for pair in seen]]) + 0.02
    rows = [
        whisker(f"{short(pair.deck)} <i>vs</i> {short(pair.opponent)}", pair.wins, found.pair_target, reach)
        for pair in seen
    ]
    return section(
        "Pairings",
        "<p>The share of wins of the stronger deck, with its range. The pale band is the target.</p>"
        f'<div class="card whiskers">{"".join(rows)}{axis(found.pair_target, reach)}</div>',
    )


def other_side(pair: Pair) -> Pair:
    """Returns a pairing as the other deck sees it."""
    wins = turned(pair.wins)
    assert wins is not None
    return Pair(pair.opponent, pair.deck, wins, pair.games)


def going_first(found: Findings) -> str:
    """Shows whether it helps to go first."""
    if found.first is None:
        return ""
    reach = max(0.08, found.first.high - 0.5, 0.5 - found.first.low) + 0.02
    row = whisker("Whoever goes first", found.first, FIRST_OF_PAIR, reach)
    return section(
        "Going first",
        "<p>How often the player who goes first wins, over all games.</p>"
        f'<div class="card whiskers">{row}{axis(FIRST_OF_PAIR, reach)}</div>',
    )


def whisker(who: str, wins: Estimate, target: tuple[float, float], reach: float) -> str:
    """Returns a row with a share as a dot, its range as a line and the target as a band."""
    off = "" if within(wins.mean, target) else " off"
    band = f'<span class="band" style="{place(target[0], reach)};width:{width(target, reach)}"></span>'
    line = f'<span class="range" style="{place(wins.low, reach)};width:{width((wins.low, wins.high), reach)}"></span>'
    return (
        f'<div class="whisker{off}"><span class="who">{who}</span><span class="track">{band}'
        f'<span class="even" style="{place(0.5, reach)}"></span>{line}'
        f'<span class="dot" style="{place(wins.mean, reach)}"></span></span>'
        f'<span class="number"><b>{percent(wins.mean)}</b> '
        f"<small>({100 * wins.low:.1f} to {100 * wins.high:.1f})</small></span></div>"
    )


def axis(target: tuple[float, float], reach: float) -> str:
    """Returns the numbers below a column of whiskers."""
    marks = "".join(f'<span style="{place(at, reach)}">{100 * at:.0f}%</span>' for at in (target[0], 0.5, target[1]))
    return f'<div class="whisker axis"><span></span><span class="track">{marks}</span><span></span></div>'


def place(share: float, reach: float) -> str:
    """Returns where a share stands on a track that reaches as far to both sides of even."""
    return f"left:{100 * (share - 0.5 + reach) / (2 * reach):.2f}%"


def width(ends: tuple[float, float], reach: float) -> str:
    """Returns how wide a range is on such a track."""
    return f"{100 * (ends[1] - ends[0]) / (2 * reach):.2f}%"


def length(found: Findings) -> str:
    """Shows how long games are."""
    most = max(count for _, count in found.lengths)
    bars = "".join(
        f"<div{' class=mean' if turns == round(found.turns.mean) else ''}"
        f' title="{counted(count, "game")} of {counted(turns, "turn")}">'
        f'<small class="count">{share_of(count, found.games)}</small><i style="height:{80 * count / most:.1f}%"></i>'
        f"<small>{turns}</small></div>"
        for turns, count in found.lengths
    )
    return section(
        "Length",
        f"<p>A game takes {found.turns.mean:.1f} turns on average and {found.choices:.0f} moves. The columns show "
        "how many games in a hundred take how many turns; the average is highlighted.</p>"
        f'<div class="card"><div class="bars">{bars}</div></div>',
    )


def share_of(count: int, games: int) -> str:
    """Returns how many in a hundred, the empty text for hardly any."""
    return f"{100 * count / games:.0f}" if 200 * count >= games else ""


def card_tables(found: Findings, plan: Plan) -> str:
    """Shows what became of the cards, deck by deck."""
    ways = plan.deck_box.ways
    finer = plan.deck_box.finer
    heads = "".join(f'<th class="finer">{way}</th>' if way in finer else f"<th>{way}</th>" for way in ways)
    parts = []
    for place_in_order, deck in enumerate(plan.decks):
        wins = found.decks.get(deck)
        base = 0.5 if wins is None else wins.mean
        rows = "".join(card_row(use, base, finer) for use in found.cards[deck])
        parts.append(
            f'<details class="card"{"" if place_in_order else " open"}><summary>{escape(plan.title(deck))}'
            f"<small>wins {percent(base)}</small></summary>"
            f'<table class="use"><thead><tr><th>card</th>{heads}'
            f"<th>won when held</th><th>won when used</th></tr></thead><tbody>{rows}</tbody></table></details>"
        )
    return section(
        "Cards",
        f"<p>{escape(plan.deck_box.legend)} All numbers are per hundred games of the deck.</p>"
        "<p>The last columns show how many of the games in which the card was held, or used, were won: "
        "<span class='use'><span class='high'>warm</span></span> where the whole range lies above what it is compared "
        "with, <span class='use'><span class='low'>cool</span></span> where it lies below (when held: the deck's share "
        "in all its games; when used: the card's when held). Chance alone colours one number in twenty, and some cards "
        "belong to long games, or to lost ones, so take this as a hint, not as a card's worth.</p>" + "\n".join(parts),
    )


def card_row(use: CardUse, base: float, finer: Sequence[str]) -> str:
    """Returns a card's line."""
    name = escape(use.card.replace("-", " "))
    facts = "" if use.facts.lower() in name else escape(use.facts)
    text = f'<small class="rules">{escape(use.text)}</small>' if use.text else ""
    below = ", ".join(part for part in (name if use.title else "", facts) if part)
    label = f"{escape(use.title) or name}<small>{below}</small>{text}"
    numbers = "".join(way_cell(value, way in finer) for way, value in use.ways.items())
    held = base if use.won_held is None else use.won_held.mean
    return f"<tr><td>{label}</td>{numbers}{wins_cell(use.won_held, base)}{wins_cell(use.won_used, held)}</tr>"


def way_cell(value: float, is_finer: bool) -> str:
    """Returns how often a card was used in a way.

    >>> way_cell(0.0, True), way_cell(43.21, False)
    ('<td class="finer zero">0</td>', '<td>43</td>')
    """
    kind = " ".join(word for word, holds in (("finer", is_finer), ("zero", value < 0.05)) if holds)
    return f'<td class="{kind}">{amount(value)}</td>' if kind else f"<td>{amount(value)}</td>"


def wins_cell(wins: Estimate | None, base: float) -> str:
    """Returns how often a card's games were won, marked where that stands out."""
    if wins is None:
        return '<td class="zero">&ndash;</td>'
    kind = ' class="high"' if wins.low > base else ' class="low"' if wins.high < base else ""
    return f"<td{kind}>{100 * wins.mean:.0f}%<small>{100 * wins.low:.0f}&ndash;{100 * wins.high:.0f}</small></td>"


def amount(value: float) -> str:
    """Returns a number with as many digits as it is worth.

    >>> amount(43.21), amount(0.44), amount(0.0)
    ('43', '0.4', '0')
    """
    return f"{value:.0f}" if value >= 9.95 or value < 0.05 else f"{value:.1f}"


def short(deck: str) -> str:
    """Returns a deck's name where there is little room."""
    return escape(deck.capitalize())


def span(target: tuple[float, float]) -> str:
    """Returns a target as text."""
    return f"{100 * target[0]:.0f}&ndash;{100 * target[1]:.0f}%"


def section(title: str, *parts: str) -> str:
    """Returns a section with a heading."""
    return "\n".join((f"<section>\n<h2>{title}</h2>", *parts, "</section>"))
