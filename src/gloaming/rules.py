"""The rules of every game by their ids, and the tests that show them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import TypeVar

from gloaming.catalogue import Rule, before_chapters, catalogue_in, parsed, text_of
from gloaming.games import games, package_of, rulebook
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.rulebook import OptionValue, Ruling

Tested = TypeVar("Tested")  # a test, or a class of tests
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Coverage:
    """Which rules of a game have tests, and which ids in the tests are nobody's."""

    rules: list[Rule]
    untested: list[Rule]
    unknown: dict[str, list[str]]

    @property
    def complete(self) -> bool:
        """Whether every rule has a test and every test names rules that exist."""
        return not self.untested and not self.unknown


def rule(*ids: str) -> Callable[[Tested], Tested]:
    """Names the rules that a test shows, for `tests_of` to read: `@rule("NF-TURN-3")`."""
    return lambda test: test


def rules_of(name: str) -> list[Rule]:
    """Returns the rules of a game in the order of its book."""
    title = rulebook(name).title
    if not has_catalogue(name):
        raise GloamingError(f"{title} has no catalogue of rules")
    source = f"the rules of {title}"
    return parsed(text_of(catalogue_in(package_of(name)), source), source)


@cache
def rule_of(name: str, id: str) -> Rule | None:
    """Returns a rule of a game by its id, if it is written down."""
    return next((rule for rule in rules_of(name) if rule.id == id), None) if has_catalogue(name) else None


def has_catalogue(name: str) -> bool:
    """Tells whether the rules of a game are written down."""
    return catalogue_in(package_of(name)).is_file()


def preface(name: str) -> str:
    """Returns what the catalogue of a game says before its first chapter, without the title."""
    return before_chapters(text_of(catalogue_in(package_of(name)), f"the rules of {rulebook(name).title}"))


def tests_for(name: str) -> Path | None:
    """Returns the folder of a game's tests: its package's own, or that of the checkout; none if there is neither."""
    own = files(package_of(name)) / "tests"
    return own if isinstance(own, Path) and own.is_dir() else tests_folder()


def tests_folder() -> Path | None:
    """Returns the folder of the tests when Gloaming runs from a checkout."""
    source = Path(__file__).resolve().parents[1]
    tests = source.parent / "tests"
    return tests if source.name == "src" and tests.is_dir() else None


def tests_of(folder: Path) -> dict[str, list[str]]:
    """Returns for every rule id the tests below a folder that are marked with it, without importing them."""
    tests: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        place = path.relative_to(folder.parent).as_posix()
        for name, ids in marked_tests(ast.parse(path.read_text(encoding="utf-8"), str(path)).body):
            for id in ids:
                tests.setdefault(id, []).append(f"{place}::{name}")
    return tests


def marked_tests(body: list[ast.stmt]) -> Iterator[tuple[str, list[str]]]:
    """Yields the tests among some statements, each with the ids on it and on the class around it."""
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            around = marks(statement)
            for name, ids in marked_tests(statement.body):
                yield f"{statement.name}::{name}", list(dict.fromkeys([*around, *ids]))
        elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith("test"):
            yield statement.name, marks(statement)


def marks(definition: Definition) -> list[str]:
    """Returns the rule ids in the decorators of a function or class."""
    calls = [call for call in definition.decorator_list if isinstance(call, ast.Call)]
    ids = [word for call in calls if is_rule(call.func) for word in call.args]
    return list(dict.fromkeys(word.value for word in ids if isinstance(word, ast.Constant) and type(word.value) is str))


def is_rule(mark: ast.expr) -> bool:
    """Tells whether a decorator is `rule` or `pytest.mark.rule`."""
    return ast.unparse(mark) in ("rule", "mark.rule", "pytest.mark.rule")


def coverage(name: str, tests: Path) -> Coverage:
    """Holds the rules of a game against the tests below a folder."""
    rules = rules_of(name)
    shown = tests_of(tests)
    known = {rule.id for rule in (*rules, *catalogued())}
    untested = [rule for rule in rules if rule.id not in shown]
    return Coverage(rules, untested, {id: where for id, where in sorted(shown.items()) if id not in known})


def catalogued() -> Iterator[Rule]:
    """Yields the rules of all games that have a catalogue."""
    for name in games():
        try:
            yield from rules_of(name)
        except GloamingError:
            continue


def coverage_report(name: str) -> tuple[str, bool]:
    """Returns the coverage of a game's rules in words, and whether it is complete."""
    title = rulebook(name).title
    folder = tests_for(name)
    if folder is None:
        return f"{title}: {len(rules_of(name))} rules. The tests are not part of this installation.", False
    found = coverage(name, folder)
    count, untested = len(found.rules), len(found.untested)
    lines = [f"{title}: {count} rules, {count - untested} tested, {untested} untested."]
    lines.extend(f"  untested: {rule.id} {rule.text}" for rule in found.untested)
    lines.extend(f"  unknown: {id} in {', '.join(where)}" for id, where in found.unknown.items())
    return "\n".join(lines), found.complete


def listing(name: str) -> str:
    """Returns the rules of a game with their tests, and then its rulings, as text for a terminal."""
    folder = tests_for(name)
    tests = {} if folder is None else tests_of(folder)
    lines = [rulebook(name).title]
    for chapter, rules in chapters(name):
        lines += ["", chapter]
        for rule in rules:
            lines.append(f"  {rule.id}  {rule.text}")
            lines.extend(f"    {test}" for test in tests.get(rule.id, []))
    lines += ["", "Rulings"]
    for ruling in rulebook(name).rulings:
        lines.append(f"  {ruling.name} = {spelled(ruling.default)}  ({ruling.allowed})")
        lines += [f"    {ruling.settles}", f"    Why: {ruling.reason}"]
    return "\n".join(lines) + "\n"


def markdown(name: str) -> str:
    """Returns the page about a game's rules and rulings for the documentation."""
    title = rulebook(name).title
    lines = [
        f"# The rules of {title}",
        "",
        f"Every rule of {title} has an id. Tests name the ids of the rules they show, and a rule without a test "
        f"fails the tests. This page is written by `gloaming.rules.markdown({name!r})`.",
    ]
    for chapter, rules in chapters(name):
        lines += ["", f"## {chapter}", ""]
        lines.extend(f"- **{rule.id}** {rule.text}" for rule in rules)
    lines += ["", "## Rulings", ""]
    lines.append("Where the printed rules are silent or unclear, an option with a default settles the question.")
    for ruling in rulebook(name).rulings:
        lines += ["", *ruling_lines(ruling)]
    if points := settled(name):
        lines += ["", "## Every point that was settled", "", *points]
    return "\n".join(lines) + "\n"


def settled(name: str) -> list[str]:
    """Returns the lines about the points a game's book leaves open, where they are written down one by one."""
    points = files(package_of(name)) / "settled.md"
    return points.read_text(encoding="utf-8").splitlines() if points.is_file() else []


def ruling_lines(ruling: Ruling) -> list[str]:
    """Returns what the page says about one ruling."""
    return [
        f"### `{ruling.name}`",
        "",
        ruling.settles,
        "",
        f"- Default: `{spelled(ruling.default)}`",
        f"- Allowed: {ruling.allowed}",
        f"- Reason: {ruling.reason}",
    ]


def chapters(name: str) -> list[tuple[str, list[Rule]]]:
    """Returns the chapters of a game's rules, each with its rules."""
    return [(chapter, list(rules)) for chapter, rules in groupby(rules_of(name), lambda rule: rule.chapter)]


def named(chapter: str) -> str:
    """Returns the title of a chapter without the letters that its rules begin with.

    >>> named("Components (COMP)")
    'Components'
    """
    return chapter.rpartition(" (")[0] or chapter


def spelled(value: OptionValue) -> str:
    """Returns the value of an option as a person would write it.

    >>> [spelled(value) for value in (True, None, 3, "2P")]
    ['true', 'nothing', '3', '2P']
    """
    if value is None:
        return "nothing"
    return str(value).lower() if isinstance(value, bool) else str(value)
