"""A game's vocabulary: all the terms its card files are written in, and its kinds of abilities."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

from gloaming.kernel.cards.abilities import Kind
from gloaming.kernel.cards.terms import Term, When


def terms_in(*modules: ModuleType) -> list[type[Term]]:
    """Returns the terms that are written in modules, in their order there; what others are made of is no term."""
    found = [
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Term) and each.__module__ == module.__name__
    ]
    return [each for each in found if not each.__subclasses__()]


class Vocabulary:
    """All the terms of a game's card files, its kinds of abilities, and once in what these may be used."""

    def __init__(
        self,
        terms: Iterable[type[Term]],
        kinds: Iterable[Kind],
        limits: tuple[str, ...] = (),
        places: tuple[str, ...] = (),
    ) -> None:
        self.limits = limits
        self.places = places  # other than the usual one, in which a card's ability may be used
        self.kinds = {kind.name: kind for kind in kinds}
        self.sections: dict[str, dict[str, type[Term]]] = {}
        for term in terms:
            self.sections.setdefault(term.section, {})[term.name()] = term

    def terms(self, section: str) -> dict[str, type[Term]]:
        """Returns the terms of a section by their names."""
        return self.sections.get(section, {})

    def moments(self) -> list[type[When]]:
        """Returns the terms that say when."""
        return [term for term in self.terms("moment").values() if issubclass(term, When)]

    def extended(self, terms: Iterable[type[Term]], kinds: Iterable[Kind], limits: tuple[str, ...]) -> Vocabulary:
        """Returns a vocabulary with more terms."""
        mine = [term for section in self.sections.values() for term in section.values()]
        return Vocabulary([*mine, *terms], [*self.kinds.values(), *kinds], (*self.limits, *limits), self.places)
