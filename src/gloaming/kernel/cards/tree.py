"""The YAML of card files: a text in, a tree of nodes that know their lines out. Nothing in a file is ever run."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn

import yaml
from yaml.constructor import SafeConstructor

from gloaming.kernel import files
from gloaming.kernel.errors import BadCards, BadRecord
from gloaming.kernel.spelling import LONG

LONGEST: Final = 100_000  # characters of a card file
DEEPEST: Final = 20  # lists and mappings within each other
LONGEST_NUMBER: Final = 40  # characters; what is longer is a text
UNREADABLE: Final = re.compile("[^\t\n\r -~\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
HALVES: Final = re.compile(r"\\\\|\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})", re.IGNORECASE)


def carried(source: str, text: str, read: Callable[[str, str], object]) -> str:
    """Returns a card file, checked by reading it, in the form in which it travels with a game."""
    read(source, text)
    luggage = json.dumps(plain(tree_of(source, text)), separators=(",", ":"), ensure_ascii=False)
    read(source, luggage)  # which may be longer than the file
    return luggage


def tree_of(source: str, text: str) -> yaml.Node | None:
    """Returns a card file as a tree of nodes, or refuses it; both take no longer than the text is long."""
    if len(text) > LONGEST:
        raise BadCards([f"{source}: too long; a card file has at most {LONGEST:,} characters"])
    odd = UNREADABLE.search(text)
    if odd is not None:
        refuse(source, text.count("\n", 0, odd.start()), f"the character {odd[0]!a} is not allowed in text")
    if text.lstrip().startswith("{"):
        text = HALVES.sub(whole_character, text)
    try:
        check_shape(source, text)
        root: yaml.Node | None = yaml.compose(text, Loader=yaml.CSafeLoader)
        return root
    except yaml.MarkedYAMLError as error:
        refuse(source, error.problem_mark.line if error.problem_mark else 0, f"not YAML: {error.problem}")
    except yaml.YAMLError as error:
        raise BadCards([f"{source}: not YAML: {error}"]) from error


def check_shape(source: str, text: str) -> None:
    """Refuses what card files do without; of a text that lies too deep no more is read than that."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        line = event.start_mark.line
        if isinstance(event, yaml.NodeEvent) and event.anchor is not None:
            refuse(source, line, "anchors (&name) and aliases (*name) are not used in card files")
        if isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent) and event.tag is not None:
            refuse(source, line, "tags (!name) are not used in card files")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST:
            refuse(source, line, f"lists and mappings are nested more than {DEEPEST} deep")


def whole_character(halves: re.Match[str]) -> str:
    r"""Returns a character that JSON writes in two halves as YAML writes it, and an escaped backslash as it is.

    >>> HALVES.sub(whole_character, r"\ud83d\udd25 and \\ud83d")
    '\\U0001f525 and \\\\ud83d'
    """
    if halves[1] is None:
        return halves[0]
    return f"\\U{0x10000 + (int(halves[1], 16) - 0xD800) * 0x400 + int(halves[2], 16) - 0xDC00:08x}"


def refuse(source: str, line: int, reason: str) -> NoReturn:
    """Refuses a card file for what stands in a line, counted from 0."""
    raise BadCards([f"{source}, line {line + 1}: {reason}"]) from None


def plain(node: yaml.Node | None) -> Any:
    """Returns a node as plain data, in which all keys are texts."""
    if isinstance(node, yaml.MappingNode):
        return {key.value if is_name(key) else described(key): plain(value) for key, value in node.value}
    if isinstance(node, yaml.SequenceNode):
        return [plain(member) for member in node.value]
    if node is None or len(node.value) > LONGEST_NUMBER:
        return None if node is None else node.value
    try:
        return SafeConstructor().construct_object(node)
    except (yaml.YAMLError, ValueError, OverflowError):  # a date that does not exist, a merge key
        return node.value


def is_name(node: yaml.Node) -> bool:
    """Tells whether a node can be a key."""
    return isinstance(node, yaml.ScalarNode)


def is_empty(node: yaml.Node) -> bool:
    """Tells whether nothing was written, or just that there is nothing."""
    return isinstance(node, yaml.ScalarNode) and plain(node) is None


def described(node: yaml.Node | None) -> str:
    """Returns what stands there, for a message."""
    if node is None or is_empty(node):
        return "nothing"
    if isinstance(node, yaml.ScalarNode):
        return repr(node.value[:LONG])
    return "a list" if isinstance(node, yaml.SequenceNode) else "a mapping"


def read_text(path: Path) -> str:
    """Returns the text of a card file."""
    try:
        return files.read(path, 4 * LONGEST)  # a character takes up to four bytes
    except BadRecord as error:
        raise BadCards([f"{path}: {error.reason}"]) from error
