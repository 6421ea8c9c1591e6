"""Reading card files: YAML in, terms out, and everything that is wrong with its line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import reduce
from operator import or_
from types import UnionType
from typing import Any, Final, TypeVar, Union, cast, get_args, get_origin

import msgspec
import yaml

from gloaming.kernel.cards.abilities import Ability, Kind
from gloaming.kernel.cards.english import some
from gloaming.kernel.cards.glossary import kind_text
from gloaming.kernel.cards.limits import Limit, Times, Whose
from gloaming.kernel.cards.terms import (
    MOST_WORDS,
    Condition,
    Count,
    Effect,
    Modifier,
    Target,
    Term,
    When,
    fields_of,
    lone_field,
)
from gloaming.kernel.cards.tree import described, is_empty, is_name, plain, tree_of
from gloaming.kernel.cards.vocabulary import Vocabulary
from gloaming.kernel.errors import BadCards
from gloaming.kernel.spelling import LONG, nearest, unknown

T = TypeVar("T")
W = TypeVar("W", bound=Term)

DEEPEST: Final = 6  # terms within terms
MOST_PROBLEMS: Final = 100  # told at once
LONGEST_TITLE: Final = 60


class CardFile:
    """One card file being read. Problems are collected, so that all of them can be told at once."""

    def __init__(self, source: str, text: str, vocabulary: Vocabulary) -> None:
        self.source = source
        self.vocabulary = vocabulary
        self.problems: list[str] = []
        self.lines: list[int] = []  # of the problems
        self.card = ""
        self.depth = 0
        self.root = tree_of(source, text)

    def problem(self, node: yaml.Node | None, text: str) -> None:
        """Notes what is wrong, where, and on which card."""
        line = 1 if node is None else node.start_mark.line + 1
        card = f", {self.card}" if self.card else ""
        self.lines.append(line)
        self.problems.append(f"{self.source}, line {line}{card}: {text}")
        if len(self.problems) > MOST_PROBLEMS:
            self.finish()

    def finish(self) -> None:
        """Refuses the file if anything is wrong with it."""
        if self.problems:
            order = sorted(range(min(len(self.problems), MOST_PROBLEMS)), key=self.lines.__getitem__)
            more = [f"{self.source}: only the first {MOST_PROBLEMS} problems are shown"]
            told = [self.problems[place] for place in order]
            raise BadCards(told if len(told) == len(self.problems) else told + more)

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
        known = list(keys)
        return {name: value for name, value in self.entries(node, known, required, what) if name in known}

    def entries(
        self, node: yaml.Node | None, known: Sequence[str], required: Iterable[str], what: str, kind: str = ""
    ) -> list[tuple[str, yaml.Node]]:
        """Returns the entries of a mapping, those that nobody knows too, so that what is wrong in them can be told."""
        if not isinstance(node, yaml.MappingNode):
            self.problem(node, f"expected a mapping for {what}, found {described(node)}")
            return []
        found: dict[str, yaml.Node] = {}
        for key, value in node.value:
            if not is_name(key):
                self.problem(key, f"expected a name, found {described(key)}")
            elif key.value in found:
                self.problem(key, f"{key.value[:LONG]!r} appears twice")
            else:
                found[key.value] = value
                if key.value not in known:
                    self.problem(key, unknown(kind or f"entry of {what}", key.value, known))
        for name in required:
            if name not in found:
                self.problem(node, f"{what} is missing {name!r}")
        return list(found.items())

    def sequence(self, node: yaml.Node | None, what: str) -> list[yaml.Node]:
        """Returns the members of a list."""
        if isinstance(node, yaml.SequenceNode):
            return list(node.value)
        self.problem(node, f"expected a list for {what}, found {described(node)}")
        return []

    def value(self, node: yaml.Node | None, kind: type[T], fallback: T, what: str) -> T:
        """Returns a plain value, or the fallback if it is of another kind."""
        try:
            found: T = msgspec.convert(plain(node), plain_part(kind))
        except msgspec.ValidationError:
            self.problem(node, f"{what} takes {kind_text(kind)}, found {described(node)}")
            return fallback
        return found

    def text(self, node: yaml.Node | None, what: str, longest: int = LONGEST_TITLE) -> str:
        """Returns a line of text, or an empty one if there is anything wrong with it."""
        found = plain(node)
        if not isinstance(found, str):
            self.problem(node, f"{what} takes a text, found {described(node)}")
        elif not found.strip():
            self.problem(node, f"{what} is empty")
        elif not found.isprintable():
            self.problem(node, f"{what} contains line breaks or other unprintable characters")
        elif len(found) > longest:
            self.problem(node, f"{what} is {len(found)} characters long; the limit is {longest}")
        else:
            return found
        return ""

    # The shapes of cards.

    def ability_of_kind(self, name: str, body: yaml.Node) -> Ability | None:
        """Returns an ability of a known kind."""
        kind = self.vocabulary.kinds[name]
        before = len(self.problems)
        if isinstance(body, yaml.SequenceNode):
            parts: Mapping[str, yaml.Node] = {"effects": body}
        else:
            usual = ("when", "if", "cost", "target", "effects", "limit", "optional")
            keys = (*usual, "from") if self.vocabulary.places else usual
            parts = self.mapping(body, keys, ("effects",), "an ability")
        ability = Ability(
            kind,
            effects=self.terms(parts.get("effects"), Effect) if "effects" in parts else (),
            triggers=self.terms(parts["when"], When) if "when" in parts else (),
            conditions=self.terms(parts["if"], Condition) if "if" in parts else (),
            cost=self.terms(parts["cost"], Effect) if "cost" in parts else (),
            targets=self.terms(parts["target"], Target) if "target" in parts else (),
            limit=self.limit(parts["limit"]) if "limit" in parts else None,
            optional=self.value(parts["optional"], bool, False, "optional") if "optional" in parts else False,
            place=self.place(parts["from"]) if "from" in parts else "",
        )
        if len(self.problems) == before:
            self.check(body, kind, ability, set(parts))
        return ability if len(self.problems) == before else None

    def check(self, body: yaml.Node, kind: Kind, ability: Ability, says: set[str]) -> None:
        """Notes what does not go together in an ability."""
        moments = self.vocabulary.moments()
        fitting = [each.name() for each in moments if (kind.aftermath if not each.event else kind.answers != "never")]
        if kind.answers == "must" and "when" not in says:
            self.problem(body, f"{kind.name} must have a 'when': {', '.join(fitting)}")
        for trigger in ability.triggers:
            if trigger.name() not in fitting:
                allowed = f"it can wait for {', '.join(fitting)}" if fitting else "it never does"
                self.problem(body, f"{kind.name} cannot wait for {trigger.name()}: {allowed}")
        if not ability.effects and not kind.idle and "effects" in says:
            self.problem(body, f"{kind.name} does nothing")
        if ability.optional and kind.chosen and not ability.standing:
            self.problem(body, f"{kind.name} is always optional, so leave out 'optional'")
        self.check_target(body, ability)
        self.check_price(body, kind, ability)
        for effect in ability.effects:
            self.check_time(body, kind, ability, effect)
        if ability.standing:
            if any(condition.reads_modifiers() for condition in ability.conditions):
                self.problem(
                    body, f"{kind.name}: a lasting effect cannot depend on what it changes; use 'only-if' in the effect"
                )
            for part in says & {"target", "cost", "limit", "optional"}:
                self.problem(body, f"{kind.name} without 'when' is always on, so leave out {part!r}")
        if kind.constant and "when" in says and "limit" not in says:
            self.problem(body, f"{kind.name} with a 'when' must have a 'limit': {', '.join(self.vocabulary.limits)}")

    def check_target(self, body: yaml.Node, ability: Ability) -> None:
        """Notes terms that speak of a target where none is chosen."""
        terms: list[Term] = [*ability.conditions, *ability.cost, *ability.effects]
        aimed = [target.name() for target in ability.targets]
        for term in terms:
            if term.needs() and term.needs() not in aimed:
                self.problem(body, f"{term.name()} has no target: add 'target: {term.needs()}'")

    def check_price(self, body: yaml.Node, kind: Kind, ability: Ability) -> None:
        """Notes what cannot be paid: an effect that is no cost, or a card that cannot be taken away."""
        for cost in ability.cost:
            if not cost.gives_up():
                owed = "a cost is something only the ability's user gives up"
                self.problem(body, f"{cost.name()} cannot be a cost: {owed}")
        if ability.cost and all(effect in ability.cost for effect in ability.effects):
            self.problem(body, f"{kind.name} only repeats its cost")
        for term in (*ability.cost, *ability.effects):
            if kind.fixed and term.takes_its_card():
                self.problem(body, f"{term.name()} cannot remove the card of a {kind.name} ability")

    def check_time(self, body: yaml.Node, kind: Kind, ability: Ability, effect: Effect) -> None:
        """Notes effects that come too late or too early to do anything."""
        triggers = ability.triggers
        if effect.stops and not (triggers and all(kind.early or trigger.stoppable for trigger in triggers)):
            early = [each.name() for each in self.vocabulary.moments() if each.stoppable]
            self.problem(body, f"{effect.name()} has nothing to cancel here; it answers {', '.join(early)}")
        if ability.standing and not isinstance(effect, Modifier):
            self.problem(body, f"{effect.name()} does not last: {kind.name} without 'when' takes only lasting effects")
        if ability.standing and isinstance(effect, Modifier) and effect.waits():
            self.problem(body, f"{effect.name()} is always on, so it cannot wait for the next time")
        if effect.fleeting() and (kind.late or any(trigger.late for trigger in triggers)):
            self.problem(body, f"{effect.name()} comes too late: what it would change is already over")

    def limit(self, node: yaml.Node) -> Limit | None:
        """Returns how often an ability may be used: `turn`, or `{per: round, times: 2, by: player}`."""
        if not isinstance(node, yaml.MappingNode):
            return self.limit_of(node, self.text(node, "limit"), 1, "copy")
        parts = self.mapping(node, ("per", "times", "by"), ("per",), "a limit")
        times = self.value(parts["times"], Times, 1, "times of a limit") if "times" in parts else 1
        by: Whose = self.value(parts["by"], cast(Any, Whose), "copy", "by of a limit") if "by" in parts else "copy"
        return self.limit_of(node, self.text(parts["per"], "per of a limit"), times, by) if "per" in parts else None

    def limit_of(self, node: yaml.Node, period: str, times: int, by: Whose) -> Limit | None:
        """Returns a limit for a period that the vocabulary knows."""
        if period and period not in self.vocabulary.limits:
            self.problem(node, unknown("limit", period, list(self.vocabulary.limits)))
        return Limit(period, times, by) if period else None

    def place(self, node: yaml.Node) -> str:
        """Returns where a card must lie for one of its abilities, such as `hand`."""
        place = self.text(node, "from")
        if place and place not in self.vocabulary.places:
            self.problem(node, unknown("place", place, list(self.vocabulary.places)))
        return place

    def terms(self, node: yaml.Node | None, kind: type[W]) -> tuple[W, ...]:
        """Returns a list of terms, or a single one written without a list."""
        nodes = node.value if isinstance(node, yaml.SequenceNode) else [node]
        if len(nodes) > MOST_WORDS:
            self.problem(node, f"{len(nodes)} {kind.section}s are too many: a list holds at most {MOST_WORDS}")
            return ()
        found = [self.term(each, kind) for each in nodes]
        return tuple(term for term in found if term is not None)

    def term(self, node: yaml.Node | None, kind: type[W]) -> W | None:
        """Returns a term with its values: `redraw`, `draw: 2` or `draw: {count: 2, who: both}`."""
        if self.depth == DEEPEST:
            self.problem(node, f"terms are nested more than {DEEPEST} deep")
            return None
        section = kind.section
        known = self.vocabulary.terms(section)
        if isinstance(node, yaml.ScalarNode):
            name, body = node.value, None
        elif isinstance(node, yaml.MappingNode) and len(node.value) == 1 and is_name(node.value[0][0]):
            name, body = node.value[0][0].value, node.value[0][1]
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
        """Says where a term belongs that is, perhaps misspelt, one of another section; nothing if it is not."""
        terms = {each: term for section in self.vocabulary.sections.values() for each, term in section.items()}
        near = name if name in terms else nearest(name, list(terms), 0.8)
        if near is None or near in self.vocabulary.terms(section):
            return ""
        belongs = f"is {some(1, terms[near].section)} and belongs {terms[near].place}"
        if near == name:
            return f"unknown {section} {name!r}: it {belongs}"
        return f"unknown {section} {name!r}, did you mean {near!r}? That {belongs}"

    def filled(self, term: type[Term], node: yaml.Node, body: yaml.Node | None) -> Term | None:
        """Returns a term filled with the values that follow it."""
        fields = {field.spelled: field for field in fields_of(term)}
        before = len(self.problems)
        given: dict[str, yaml.Node] = {}
        if isinstance(body, yaml.MappingNode) and any(key.value in fields for key, _ in body.value if is_name(key)):
            given = self.mapping(body, fields, (), term.name())
        elif body is not None and lone_field(term):
            given = {lone_field(term): body}
        elif body is not None and not is_empty(body):
            known = ", ".join(fields) or "nothing"
            self.problem(body, f"{term.name()} takes {known}, found {described(body)}")
        values: dict[str, Any] = {}
        for name, field in fields.items():
            if name in given:
                values[field.name] = self.field(given[name], field.type, f"{name} of {term.name()}")
            elif field.required:
                self.problem(node, f"{term.name()} is missing {name!r}")
        if len(self.problems) > before:
            return None
        found = term(**values)
        if found.wrong():
            self.problem(node, f"{term.name()}: {found.wrong()}")
        return found

    def field(self, node: yaml.Node, kind: Any, what: str) -> Any:
        """Returns the value of a term's field."""
        members = [member for member in get_args(kind) if isinstance(member, type) and issubclass(member, Term)]
        if get_origin(kind) is tuple and members:
            found = self.terms(node, members[0])
            if isinstance(node, yaml.SequenceNode) and not node.value:
                self.problem(node, f"{what} takes {kind_text(kind)}, found none")
            return found
        if not members or (Count in members and isinstance(plain(node), int | float)):
            return self.value(node, kind, None, what)
        return self.term(node, members[0])


def plain_part(kind: Any) -> Any:
    """Returns a type without the terms that may stand in its place."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    return reduce(or_, [each for each in get_args(kind) if not (isinstance(each, type) and issubclass(each, Term))])
