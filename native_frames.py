"""Writes out, for the compiler, what every chapter of a rulebook has: its steps by number, and a copy of its frame.

In the sources a chapter names its steps and fields, and the kernel finds them by name. Compiled, each chapter that no
other program can build upon gets methods made from those names, so that a step is called, and a frame copied, natively.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT_CHAPTER = "Flow"
KERNEL_FLOW = "gloaming.kernel.flow"
OPEN = "allow_interpreted_subclasses"  # the mark of a class that other programs may build upon
IMPORTS = (
    "; from typing import Any as _Any, cast as _cast; from gloaming.kernel.choices import Option as _Option"
    "; from gloaming.kernel.flow import Step as _Step, asks_nothing as _asks_nothing"
)


@dataclass
class Chapter:
    """A class of the sources, with what it declares itself."""

    name: str
    module: str
    base: tuple[str, str] | None  # module and name
    is_open: bool
    last_line: int
    steps: tuple[str, ...] | None = None
    fields: dict[str, str] = field(default_factory=dict)  # the types as they are written
    methods: set[str] = field(default_factory=set)
    game: str = ""  # the type of game that its steps take


def chapters_in(module: str, text: str) -> dict[tuple[str, str], Chapter]:
    """Returns all classes of a module by their module and name."""
    tree = ast.parse(text)
    known: dict[str, tuple[str, str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            known |= {alias.asname or alias.name: (node.module, alias.name) for alias in node.names}
        elif isinstance(node, ast.ClassDef):
            known[node.name] = (module, node.name)
    found = [read_class(node, module, known) for node in tree.body if isinstance(node, ast.ClassDef)]
    return {(each.module, each.name): each for each in found}


def read_class(node: ast.ClassDef, module: str, known: dict[str, tuple[str, str]]) -> Chapter:
    """Returns what a class declares."""
    bases = [known.get(base.id) for base in node.bases if isinstance(base, ast.Name)]
    is_open = any(OPEN in ast.unparse(mark) for mark in node.decorator_list)
    chapter = Chapter(node.name, module, bases[0] if bases else None, is_open, node.end_lineno or node.lineno)
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            if line.target.id == "steps" and line.value is not None:
                chapter.steps = ast.literal_eval(line.value)
            elif "ClassVar" not in ast.unparse(line.annotation):
                chapter.fields[line.target.id] = ast.unparse(line.annotation)
        elif isinstance(line, ast.FunctionDef):
            chapter.methods.add(line.name)
            takes = [each.annotation for each in line.args.args if each.arg == "game"]
            if takes and takes[0] is not None and not chapter.game:
                chapter.game = ast.unparse(takes[0])
    return chapter


def lineage(chapter: Chapter, all_of: dict[tuple[str, str], Chapter]) -> list[Chapter]:
    """Returns a class and those it builds upon, up to the root of all chapters; empty for what is no chapter."""
    line = [chapter]
    while line[-1].base is not None and line[-1].base in all_of:
        line.append(all_of[line[-1].base])
    return line if (line[-1].module, line[-1].name) == (KERNEL_FLOW, ROOT_CHAPTER) else []


def copied(name: str, kind: str) -> str:
    """Returns how a field is copied.

    >>> copied("at", "i64"), copied("uses", "list[list[int]]")
    ('self.at', '[each[:] for each in self.uses]')
    """
    depth = len(re.match(r"(list\[)*", kind)[0]) // len("list[")  # type: ignore[index]  # matches nothing at least
    if depth > 2:
        raise SystemExit(f"native_frames: the field {name} is a list of lists of lists; write its copy here")
    return [f"self.{name}", f"self.{name}[:]", f"[each[:] for each in self.{name}]"][depth]


def written(line: list[Chapter], game: str) -> list[str]:
    """Returns the methods of a chapter, line by line."""
    chapter = line[0]
    steps = next((each.steps for each in line if each.steps is not None), ())
    has = {name for each in line for name in each.methods}
    fields = {name: kind for each in reversed(line) for name, kind in each.fields.items() if name != "chapter"}
    code = []
    if "clone" not in chapter.methods:
        code += [f"def clone(self) -> {chapter.name}:", f"    twin = {chapter.name}()"]
        code += [f"    twin.{name} = {copied(name, kind)}" for name, kind in fields.items()]
        code += ["    return twin", ""]
    if game:
        code += [
            "def perform(self, game: _Any) -> _Step:",
            f"    table = _cast({game!r}, game)",
            "    at = self.at",
        ]
        code += [f"    if at == {at}: return self.{step}(table)" for at, step in enumerate(steps)]
        code += ["    raise AssertionError(at)", ""]
        code += ["def respond(self, game: _Any, seat: int, option: _Option) -> _Step:"]
        code += [f"    table = _cast({game!r}, game)", "    at = self.at"]
        asking = [(at, step) for at, step in enumerate(steps) if f"on_{step}" in has]
        code += [f"    if at == {at}: return self.on_{step}(table, seat, option)" for at, step in asking]
        code += ["    return _asks_nothing(self, game, seat, option)", ""]
    return code


def with_native_frames(sources: dict[str, str]) -> dict[str, str]:
    """Returns modules, by name, with the methods of their chapters written out."""
    all_of = {key: each for module, text in sources.items() for key, each in chapters_in(module, text).items()}
    found = dict(sources)
    for module, text in sources.items():
        if module == KERNEL_FLOW:
            continue  # what stands there is for all
        lines = text.split("\n")
        mine = [each for each in all_of.values() if each.module == module]
        usual = next((each.game for each in mine if each.game and lineage(each, all_of)), "")
        changed = False
        for chapter in sorted(mine, key=lambda each: -each.last_line):
            line = lineage(chapter, all_of)
            if len(line) > 1 and not chapter.is_open:
                code = written(line, chapter.game or usual)
                lines[chapter.last_line : chapter.last_line] = ["", *(f"    {each}" if each else "" for each in code)]
                changed = changed or bool(code)
        if changed:
            text = "\n".join(lines)
            future = "from __future__ import annotations"
            assert text.count(future) == 1, f"{module} does not begin with {future!r}"
            found[module] = text.replace(future, future + IMPORTS)
    return found


def write_out(source: Path, modules: list[Path], goal: Path) -> None:
    """Writes the modules to be compiled into a copy of the sources."""
    names = {path: ".".join(path.relative_to(source).with_suffix("").parts) for path in modules}
    texts = with_native_frames({name: path.read_text(encoding="utf-8") for path, name in names.items()})
    for path, name in names.items():
        (goal / path.relative_to(source)).write_text(texts[name], encoding="utf-8")
