"""Writes out, for the compiler, what every chapter of a rulebook has: its steps by number, and a copy of its frame.

In the sources a chapter names its steps and fields, and the kernel finds them by name. Compiled, each chapter gets
methods made from those names, so that a step is called, and a frame copied, natively; where other programs can build
upon it, what they build keeps finding its own by name. So are the table of a game, and the pieces that both hold,
copied. The terms of card files keep what the compiler would drop and card files are read by: what
they mean, and the types and defaults of their fields.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

KERNEL_FLOW = "gloaming.kernel.flow"
ROOT_CHAPTER = (KERNEL_FLOW, "Flow")
ROOT_PIECE = ("gloaming.kernel.plain", "Piece")
ROOT_GAME = ("gloaming.kernel.game", "Game")
ROOT_TERM = ("gloaming.kernel.cards.terms", "Term")
KEPT = "Places"  # what is no list, and copies itself
OPEN = "allow_interpreted_subclasses"  # the mark of a class that other programs may build upon
IMPORTS = (
    "; from typing import Any as _Any, cast as _cast; from gloaming.kernel.choices import Option as _Option"
    "; from gloaming.kernel.flow import Flow as _Flow, Step as _Step, asks_nothing as _asks_nothing"
)


@dataclass
class Declared:
    """A class of the sources, with what it declares itself."""

    name: str
    module: str
    base: tuple[str, str] | None  # module and name
    is_open: bool
    last_line: int
    constants: dict[str, Any] = field(default_factory=dict)  # those a copy depends on
    fields: dict[str, str] = field(default_factory=dict)  # the types as they are written
    defaults: dict[str, str] = field(default_factory=dict)  # likewise
    described: str = ""
    methods: set[str] = field(default_factory=set)
    made_from: list[str] | None = None  # what the constructor takes
    game: str = ""  # the type of game that its steps take


CONSTANTS = ("steps", "shared", "written_once", "made_anew")

Classes = dict[tuple[str, str], Declared]  # by module and name


def classes_in(module: str, text: str) -> Classes:
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


def read_class(node: ast.ClassDef, module: str, known: dict[str, tuple[str, str]]) -> Declared:
    """Returns what a class declares."""
    bases = [known.get(base.id) for base in node.bases if isinstance(base, ast.Name)]
    is_open = any(OPEN in ast.unparse(mark) for mark in node.decorator_list)
    found = Declared(node.name, module, bases[0] if bases else None, is_open, node.end_lineno or node.lineno)
    found.described = ast.get_docstring(node) or ""
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            if line.target.id in CONSTANTS and line.value is not None:
                found.constants[line.target.id] = ast.literal_eval(line.value)
            elif "ClassVar" not in ast.unparse(line.annotation):
                found.fields[line.target.id] = ast.unparse(line.annotation)
                if line.value is not None:
                    found.defaults[line.target.id] = ast.unparse(line.value)
        elif isinstance(line, ast.FunctionDef):
            found.methods.add(line.name)
            takes = {each.arg: ast.unparse(each.annotation) for each in line.args.args if each.annotation is not None}
            found.game = found.game or takes.get("game", "")
            if line.name == "__init__":
                found.made_from = list(takes)
            found.fields |= {name: kind for name, kind in set_in(line, takes) if name not in found.fields}
    return found


def set_in(method: ast.FunctionDef, takes: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Yields the fields to which a method gives their types: as they are written, or those that a constructor takes."""
    for line in method.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
            yield line.target.attr, ast.unparse(line.annotation)
        elif method.name == "__init__" and isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Attribute):
            name, value = line.targets[0].attr, ast.unparse(line.value)
            yield name, takes.get(value, "plain" if isinstance(line.value, ast.Constant | ast.Name) else "unknown")


def lineage(of: Declared, root: tuple[str, str], all_of: Classes) -> list[Declared]:
    """Returns a class and those it builds upon, up to a root; empty for one that does not stand on it."""
    line = [of]
    while (line[-1].module, line[-1].name) != root:
        if line[-1].base is None or line[-1].base not in all_of:
            return []
        line.append(all_of[line[-1].base])
    return line


def copied(name: str, kind: str, depth: int | None = None, pieces: frozenset[str] = frozenset()) -> str:
    """Returns how a field is copied, lists in lists to any depth or as deep as is said, and pieces wherever they are.

    >>> copied("at", "i64"), copied("uses", "list[list[int]]"), copied("used", "list[list[int]]", 1)
    ('self.at', '[each[:] for each in self.uses]', 'self.used[:]')
    >>> copied("fate", "Places"), copied("fates", "list[Places]")
    ('self.fate.clone()', '[each.clone() for each in self.fates]')
    >>> item = frozenset(["Item"])
    >>> copied("items", "list[Item]", None, item), copied("last", "Item | None", None, item)
    ('[each.clone() for each in self.items]', 'None if self.last is None else self.last.clone()')
    """
    if depth is None and pieces.intersection(re.findall(r"\w+", kind)):
        return copied_pieces(f"self.{name}", kind)
    if depth is None:
        if kind == "unknown" or re.match(r"dict|set|list$|list.*None$", kind):
            raise SystemExit(f"native_frames: the type of the field {name} ({kind}) does not say how it is copied")
        depth = len(re.match(r"(list\[)*", kind)[0]) // len("list[")  # type: ignore[index]  # matches nothing at least
    if kind == KEPT:
        return f"self.{name}.clone()"
    if depth == 0:
        return f"self.{name}"
    if kind == f"list[{KEPT}]":
        return f"[each.clone() for each in self.{name}]"
    copy, inner = "{}[:]", "each"
    for _ in range(depth - 1):
        copy = f"[{copy.format(inner)} for {inner} in {{}}]"
        inner += "_list"
    return copy.format(f"self.{name}")


def copied_pieces(value: str, kind: str) -> str:
    """Returns how a piece is copied, one that may be missing, or a list of them.

    >>> copied_pieces("self.rows", "list[list[Item]]")
    '[[each.clone() for each in each_list] for each_list in self.rows]'
    """
    if kind.endswith(" | None"):
        return f"None if {value} is None else {copied_pieces(value, kind.removesuffix(' | None'))}"
    if not kind.startswith("list["):
        return f"{value}.clone()"
    inner = kind.removeprefix("list[").removesuffix("]")
    each = "each" + "_list" * inner.count("list[")
    return f"[{copied_pieces(each, inner)} for {each} in {value}]"


def fields_along(line: list[Declared]) -> dict[str, str]:
    """Returns the fields of a class with all that it builds upon, each with its type."""
    return {name: kind for each in reversed(line) for name, kind in each.fields.items()}


def pieces_in(all_of: Classes) -> frozenset[str]:
    """Returns the names of the pieces that frames and tables hold."""
    return frozenset(each.name for each in all_of.values() if lineage(each, ROOT_PIECE, all_of))


def copy_of_piece(line: list[Declared], pieces: frozenset[str]) -> list[str]:
    """Returns the method that copies a piece, line by line."""
    piece = line[0].name
    code = [f"def clone(self) -> {piece}:", f"    twin = {piece}()"]
    code += [f"    twin.{name} = {copied(name, kind, None, pieces)}" for name, kind in fields_along(line).items()]
    return [*code, "    return twin", ""]


def copy_of_table(line: list[Declared], pieces: frozenset[str]) -> list[str]:
    """Returns the method that copies a game's table, line by line; the kernel copies what all games have."""
    game = line[0].name
    made_from = next(each.made_from for each in line if each.made_from is not None)
    constants = {name: value for each in reversed(line) for name, value in each.constants.items()}
    code = [f"def twin(self) -> {game}:", f"    twin = {game}({', '.join(f'self.{name}' for name in made_from)})"]
    for name, kind in fields_along(line[:-1]).items():
        if name not in made_from and name not in constants.get("made_anew", ()):
            depth = 0 if name in constants["shared"] else 1 if name in constants["written_once"] else None
            code.append(f"    twin.{name} = {copied(name, kind, depth, pieces)}")
    return [*code, "    return twin", ""]


def steps_and_copy(line: list[Declared], game: str, pieces: frozenset[str]) -> list[str]:
    """Returns the methods of a chapter, line by line; those of one that others may build upon are for itself alone."""
    chapter = line[0]
    other = f"    if type(self) is not {chapter.name}: return super()" if chapter.is_open else ""
    steps = next((each.constants["steps"] for each in line if "steps" in each.constants), ())
    has = {name for each in line for name in each.methods}
    code = []
    if "clone" not in chapter.methods:
        code += [f"def clone(self) -> {'_Flow' if other else chapter.name}:"]
        code += [f"{other}.clone()"] if other else []
        code += [f"    twin = {chapter.name}()"]
        fields = {name: kind for name, kind in fields_along(line).items() if name != "chapter"}
        code += [f"    twin.{name} = {copied(name, kind, None, pieces)}" for name, kind in fields.items()]
        code += ["    return twin", ""]
    if game:
        code += [
            "def perform(self, game: _Any) -> _Step:",
            *([f"{other}.perform(game)"] if other else []),
            f"    table = _cast({game!r}, game)",
            "    at = self.at",
        ]
        code += [f"    if at == {at}: return self.{step}(table)" for at, step in enumerate(steps)]
        code += ["    raise AssertionError(at)", ""]
        code += ["def respond(self, game: _Any, seat: int, option: _Option) -> _Step:"]
        code += [f"{other}.respond(game, seat, option)"] if other else []
        code += [f"    table = _cast({game!r}, game)", "    at = self.at"]
        asking = [(at, step) for at, step in enumerate(steps) if f"on_{step}" in has]
        code += [f"    if at == {at}: return self.on_{step}(table, seat, option)" for at, step in asking]
        code += ["    return _asks_nothing(self, game, seat, option)", ""]
    return code


def written(of: Declared, usual_game: str, all_of: Classes) -> list[str]:
    """Returns the methods that a class gets, line by line."""
    chapter, game = lineage(of, ROOT_CHAPTER, all_of), lineage(of, ROOT_GAME, all_of)
    piece, pieces = lineage(of, ROOT_PIECE, all_of), pieces_in(all_of)
    if len(chapter) > 1:
        return steps_and_copy(chapter, of.game or usual_game, pieces)
    if of.is_open:
        return []
    if len(piece) > 1 and "clone" not in of.methods:
        return copy_of_piece(piece, pieces)
    is_whole = all(each.base != (of.module, of.name) for each in all_of.values())  # nothing else stands on it
    return copy_of_table(game, pieces) if len(game) > 1 and is_whole and "twin" not in of.methods else []


def told_of_term(of: Declared, all_of: Classes) -> list[str]:
    """Returns the lines behind a term that tell what it means, and the types and defaults of its own fields."""
    if not lineage(of, ROOT_TERM, all_of):
        return []
    defaults = ", ".join(f"{name!r}: {value}" for name, value in of.defaults.items())
    return [
        f"setattr({of.name}, '__doc__', {of.described!r})",
        f"setattr({of.name}, '__annotations__', {of.fields!r})",
        f"setattr({of.name}, 'defaults', {{{defaults}}})",
    ]


def with_native_frames(sources: dict[str, str]) -> dict[str, str]:
    """Returns modules, by name, with the methods of their chapters and games written out."""
    all_of = {key: each for module, text in sources.items() for key, each in classes_in(module, text).items()}
    found = dict(sources)
    for module, text in sources.items():
        if module == KERNEL_FLOW:
            continue  # what stands there is for all
        lines = text.split("\n")
        mine = [each for each in all_of.values() if each.module == module]
        usual = next((each.game for each in mine if each.game and lineage(each, ROOT_CHAPTER, all_of)), "")
        changed = False
        for each in sorted(mine, key=lambda each: -each.last_line):
            methods, behind = written(each, usual, all_of), told_of_term(each, all_of)
            if methods or behind:
                within = ["", *(f"    {line}" if line else "" for line in methods)]
                lines[each.last_line : each.last_line] = [*within, *behind]
                changed = True
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
