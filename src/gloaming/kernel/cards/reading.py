"""Reading card files: YAML in, words out, and everything that is wrong with its line. Nothing in a file is ever run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

import msgspec
import yaml

from gloaming.kernel.cards.english import some
from gloaming.kernel.cards.glossary import kind_text
from gloaming.kernel.cards.words import (
    Ability,
    Condition,
    Count,
    Effect,
    Kind,
    Modifier,
    Moment,
    Target,
    Vocabulary,
    Word,
)
from gloaming.kernel.errors import BadCards
from gloaming.kernel.spelling import nearest, unknown

T = TypeVar("T")
W = TypeVar("W", bound=Word)

LONGEST: Final = 1_000_000  # characters of a card file
DEEPEST: Final = 6  # words within words


class CardFile:
    """One card file being read. Problems are collected, so that all of them can be told at once."""

    def __init__(self, source: str, text: str, vocabulary: Vocabulary) -> None:
        self.source = source
        self.vocabulary = vocabulary
        self.problems: list[str] = []
        self.lines: list[int] = []  # of the problems
        self.card = ""
        self.depth = 0
        self.root = self.parse(text)

    def parse(self, text: str) -> yaml.Node | None:
        """Returns the file as a tree of nodes that know their lines."""
        if len(text) > LONGEST:
            raise BadCards([f"{self.source}: too long for a card file"])
        try:
            events = list(yaml.parse(text, Loader=yaml.CSafeLoader))
            if any(isinstance(event, yaml.AliasEvent) for event in events):
                raise BadCards([f"{self.source}: aliases (*name) are not used in card files"])
            root: yaml.Node | None = yaml.compose(text, Loader=yaml.CSafeLoader)
            return root
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise BadCards([f"{self.source}, line {line}: not YAML: {error.problem}"]) from error
        except (yaml.YAMLError, RecursionError) as error:
            raise BadCards([f"{self.source}: not YAML: {error}"]) from error

    def problem(self, node: yaml.Node | None, text: str) -> None:
        """Notes what is wrong, where, and on which card."""
        line = 1 if node is None else node.start_mark.line + 1
        card = f", {self.card}" if self.card else ""
        self.lines.append(line)
        self.problems.append(f"{self.source}, line {line}{card}: {text}")

    def finish(self) -> None:
        """Refuses the file if anything is wrong with it."""
        if self.problems:
            order = sorted(range(len(self.problems)), key=self.lines.__getitem__)
            raise BadCards([self.problems[place] for place in order])

    @contextmanager
    def about(self, card: str) -> Iterator[None]:
        """Names the card that problems are about."""
        before, self.card = self.card, card
        yield
        self.card = before

    # The shapes of YAML.

    def mapping(
        self, node: yaml.Node | None, keys: Iterable[str], required: Iterable[str] = (), what: str = "this"
    ) -> dict[str, yaml.Node]:
        """Returns the values of a mapping by key; unknown, double and missing keys are problems."""
        if not isinstance(node, yaml.MappingNode):
            self.problem(node, f"expected a mapping for {what}, found {described(node)}")
            return {}
        known = list(keys)
        found: dict[str, yaml.Node] = {}
        for key, value in node.value:
            name = str(key.value)
            if name in found:
                self.problem(key, f"{name!r} stands there twice")
            elif name not in known:
                self.problem(key, unknown(f"entry of {what}", name, known))
            else:
                found[name] = value
        for name in required:
            if name not in found:
                self.problem(node, f"{what} lacks {name!r}")
        return found

    def items(self, node: yaml.Node | None, what: str) -> list[tuple[str, yaml.Node]]:
        """Returns the entries of a mapping with keys of the author's own."""
        if not isinstance(node, yaml.MappingNode):
            self.problem(node, f"expected a mapping for {what}, found {described(node)}")
            return []
        return [(str(key.value), value) for key, value in node.value]

    def sequence(self, node: yaml.Node | None, what: str) -> list[yaml.Node]:
        """Returns the members of a list."""
        if isinstance(node, yaml.SequenceNode):
            return list(node.value)
        self.problem(node, f"expected a list for {what}, found {described(node)}")
        return []

    def value(self, node: yaml.Node | None, kind: type[T], fallback: T, what: str) -> T:
        """Returns a plain value, or the fallback if it is of another kind."""
        if kind is str and isinstance(node, yaml.ScalarNode) and not str(node.value).isprintable():
            self.problem(node, f"{what} holds characters that cannot be printed")
            return fallback
        try:
            return msgspec.convert(plain(node), kind)
        except msgspec.ValidationError:
            self.problem(node, f"{what} takes {kind_text(kind)}, found {described(node)}")
            return fallback

    # The shapes of cards.

    def ability_of_kind(self, name: str, body: yaml.Node) -> Ability | None:
        """Returns an ability of a known kind."""
        kind = self.vocabulary.kinds[name]
        before = len(self.problems)
        if isinstance(body, yaml.SequenceNode):
            parts: Mapping[str, yaml.Node] = {"effects": body}
        else:
            keys = ("when", "if", "cost", "target", "effects", "limit", "optional")
            parts = self.mapping(body, keys, ("effects",), "an ability")
        ability = Ability(
            kind=name,
            title=kind.title,
            effects=self.words(parts.get("effects"), Effect) if "effects" in parts else (),
            when=self.word(parts["when"], Moment) if "when" in parts else None,
            conditions=self.words(parts["if"], Condition) if "if" in parts else (),
            cost=self.words(parts["cost"], Effect) if "cost" in parts else (),
            target=self.word(parts["target"], Target) if "target" in parts else None,
            limit=self.limit(parts["limit"]) if "limit" in parts else None,
            optional=self.value(parts["optional"], bool, False, "optional") if "optional" in parts else False,
            meanwhile=kind.meanwhile,
            constant=kind.constant,
        )
        if len(self.problems) == before:
            self.check(body, kind, ability, set(parts))
        return ability if len(self.problems) == before else None

    def check(self, body: yaml.Node, kind: Kind, ability: Ability, says: set[str]) -> None:
        """Notes what does not go together in an ability."""
        when = ability.when
        moments = self.vocabulary.moments()
        fitting = [
            each.name() for each in moments if (kind.aftermath if not each.occurrence else kind.answers != "never")
        ]
        if kind.answers == "must" and "when" not in says:
            self.problem(body, f"{kind.name} must say when: {', '.join(fitting)}")
        if when is not None and when.name() not in fitting:
            allowed = f"it may wait for {', '.join(fitting)}" if fitting else "it never does"
            self.problem(body, f"{kind.name} cannot wait for {when.name()}: {allowed}")
        if not ability.effects and not kind.idle and "effects" in says:
            self.problem(body, f"{kind.name} does nothing")
        self.check_target(body, ability)
        self.check_price(body, kind, ability)
        for effect in ability.effects:
            self.check_time(body, kind, ability, effect)
        if kind.constant and when is None and "when" not in says:
            if any(condition.reads_modifiers() for condition in ability.conditions):
                self.problem(
                    body, f"{kind.name}: what lasts cannot depend on what it changes; use 'only-if' in the effect"
                )
            for part in says & {"target", "cost", "limit", "optional"}:
                self.problem(body, f"{kind.name} without 'when' holds by itself, so {part!r} means nothing")
        if kind.constant and "when" in says and "limit" not in says:
            self.problem(body, f"{kind.name} that answers must have a 'limit': {', '.join(self.vocabulary.limits)}")

    def check_target(self, body: yaml.Node, ability: Ability) -> None:
        """Notes words that speak of a target where none is chosen."""
        words: list[Word] = [*ability.conditions, *ability.cost, *ability.effects]
        for word in words:
            if word.needs() and (ability.target is None or ability.target.name() != word.needs()):
                self.problem(body, f"{word.name()} lacks its target: add 'target: {word.needs()}'")

    def check_price(self, body: yaml.Node, kind: Kind, ability: Ability) -> None:
        """Notes what cannot be paid: an effect that is no cost, or a card that cannot be taken away."""
        for cost in ability.cost:
            if isinstance(cost, Modifier) or cost.stops:
                self.problem(body, f"{cost.name()} cannot be a cost")
        for word in (*ability.cost, *ability.effects):
            if kind.fixed and word.takes_its_card():
                self.problem(body, f"{word.name()} cannot take away the card of a {kind.name} ability")

    def check_time(self, body: yaml.Node, kind: Kind, ability: Ability, effect: Effect) -> None:
        """Notes effects that come too late or too early to do anything."""
        when = ability.when
        if effect.stops and (when is None or not when.stoppable):
            early = [each.name() for each in self.vocabulary.moments() if each.stoppable]
            self.problem(body, f"{effect.name()} stops nothing here; it answers {', '.join(early)}")
        if kind.constant and when is None and not isinstance(effect, Modifier):
            self.problem(
                body, f"{effect.name()} is over at once: {kind.name} without 'when' takes lasting effects only"
            )
        if effect.fleeting() and (kind.late or (when is not None and when.late)):
            self.problem(body, f"{effect.name()} comes too late: what it changes is over by then")

    def limit(self, node: yaml.Node) -> str | None:
        """Returns how often an ability may be used."""
        word = self.value(node, str, "", "limit")
        if word not in self.vocabulary.limits:
            self.problem(node, unknown("limit", word, list(self.vocabulary.limits)))
        return word

    def words(self, node: yaml.Node | None, kind: type[W]) -> tuple[W, ...]:
        """Returns a list of words, or a single one written without a list."""
        nodes = node.value if isinstance(node, yaml.SequenceNode) else [node]
        found = [self.word(each, kind) for each in nodes]
        return tuple(word for word in found if word is not None)

    def word(self, node: yaml.Node | None, kind: type[W]) -> W | None:
        """Returns a word with its values: `strikes-match`, `draw: 2` or `draw: {count: 2, who: both}`."""
        if self.depth == DEEPEST:
            self.problem(node, f"words are nested deeper than {DEEPEST} times")
            return None
        section = kind.section
        known = self.vocabulary.words(section)
        if isinstance(node, yaml.ScalarNode):
            name, body = str(node.value), None
        elif isinstance(node, yaml.MappingNode) and len(node.value) == 1:
            name, body = str(node.value[0][0].value), node.value[0][1]
        else:
            self.problem(node, f"expected one {section}, found {described(node)}")
            return None
        if name not in known:
            self.problem(node, self.misplaced(name, section) or unknown(section, name, list(known)))
            return None
        self.depth += 1
        found = self.filled(known[name], node, body)
        self.depth -= 1
        assert found is None or isinstance(found, kind)
        return found

    def misplaced(self, name: str, section: str) -> str:
        """Says where a word belongs that is, perhaps misspelt, one of another section; nothing if it is not."""
        words = {each: word for section in self.vocabulary.sections.values() for each, word in section.items()}
        near = name if name in words else nearest(name, list(words), 0.8)
        if near is None or near in self.vocabulary.words(section):
            return ""
        belongs = f"is {some(1, words[near].section)} and belongs {words[near].place}"
        if near == name:
            return f"unknown {section} {name!r}: it {belongs}"
        return f"unknown {section} {name!r}, did you mean {near!r}? That {belongs}"

    def filled(self, word: type[Word], node: yaml.Node, body: yaml.Node | None) -> Word | None:
        """Returns a word filled with the values that follow it."""
        fields = {field.encode_name: field for field in msgspec.structs.fields(word)}
        hints = get_type_hints(word, include_extras=True)
        before = len(self.problems)
        given: dict[str, yaml.Node] = {}
        if isinstance(body, yaml.MappingNode) and any(str(key.value) in fields for key, _ in body.value):
            given = self.mapping(body, fields, (), word.name())
        elif body is not None and word.alone:
            given = {word.alone.replace("_", "-"): body}
        elif body is not None and not is_empty(body):
            known = ", ".join(fields) or "nothing"
            self.problem(body, f"{word.name()} takes {known}, found {described(body)}")
        values: dict[str, Any] = {}
        for name, field in fields.items():
            if name in given:
                values[field.name] = self.field(given[name], hints[field.name], f"{name} of {word.name()}")
            elif field.required:
                self.problem(node, f"{word.name()} lacks {name!r}")
        if len(self.problems) > before:
            return None
        found = word(**values)
        if found.wrong():
            self.problem(node, f"{word.name()}: {found.wrong()}")
        return found

    def field(self, node: yaml.Node, kind: Any, what: str) -> Any:
        """Returns the value of a word's field."""
        members = [member for member in get_args(kind) if isinstance(member, type) and issubclass(member, Word)]
        if get_origin(kind) is tuple:
            return self.words(node, members[0])
        if members:
            if Count in members and isinstance(plain(node), int):
                return plain(node)
            return self.word(node, members[0])
        return self.value(node, kind, None, what)


def plain(node: yaml.Node | None) -> Any:
    """Returns a node as plain data."""
    if node is None:
        return None
    loader = yaml.SafeLoader("")
    try:
        return loader.construct_object(node, deep=True)
    except (yaml.YAMLError, ValueError):  # a date that does not exist, an unknown tag
        return str(node.value)


def is_empty(node: yaml.Node) -> bool:
    """Tells whether nothing was written."""
    return isinstance(node, yaml.ScalarNode) and node.value == ""


def described(node: yaml.Node | None) -> str:
    """Returns what stands there, for a message."""
    if node is None or is_empty(node):
        return "nothing"
    if isinstance(node, yaml.ScalarNode):
        return repr(str(node.value)[:60])
    return "a list" if isinstance(node, yaml.SequenceNode) else "a mapping"


def read_text(path: Path) -> str:
    """Returns the text of a card file."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadCards([f"{path}: not text"]) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadCards([f"{path}: cannot be read: {reason}"]) from error
