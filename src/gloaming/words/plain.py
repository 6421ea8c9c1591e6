"""What is said of a game that has no words of its own: all of it from its rulebook, rules, view and events."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from gloaming.games import rulebook
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.events import Event, GameOver, secrets_of
from gloaming.rules import chapters, has_catalogue, named, preface
from gloaming.words.english import does, sentence
from gloaming.words.fields import HAND, Shown, hand_of, kind_of, shown
from gloaming.words.outlooks import lead
from gloaming.words.said import Said, capital, say
from gloaming.words.scene import CardText, Scene, Section, Words
from gloaming.words.sheets import Row
from gloaming.words.telling import Teller, called, hints_of, result
from gloaming.words.waiting import awaited, turn_of


class PlainWords(Words):
    """Plain words for any game."""

    unscored = "No scores yet."
    tells_choices = True  # with its facts, which no label has

    def __init__(self, game: str) -> None:
        self.game = game
        self.acts = tuple(kind for kind in rulebook(game).events.values() if is_act(kind))

    def help(self, scene: Scene) -> str:
        if not has_catalogue(self.game):
            return rulebook(self.game).pitch
        told = [preface(self.game)]
        for chapter, rules in chapters(self.game):
            told.append("\n".join([named(chapter).upper(), *(rule.text for rule in rules)]))
        return "\n\n".join(part for part in told if part)

    def sentence(self, event: Event, scene: Scene) -> Said:
        if isinstance(event, GameOver):
            return capital(say("{}.", result(scene.names, event.winners, event.scores, scene.sides)))
        return Teller(self.game, scene.names).tell(event)

    def learned(self, event: Event, scene: Scene) -> Said:
        return self.sentence(event, scene)

    def status(self, scene: Scene) -> str:
        """Returns the numbers on the table, and whose turn it is."""
        view = scene.view
        told = [f"{each.title} {each.value}" for each in shown(view) if each.seat is None and each.kind == "number"]
        told.append("the game is over" if view.over else turn_of(scene))
        return sentence(" · ".join(filter(None, told)))

    def prompt(self, scene: Scene) -> str:
        """Returns the question and for which role it is, or who is waited for."""
        decision = scene.decision
        if decision is None:
            return self.waiting(scene)
        return f"{sentence(called(decision.role))}: {decision.prompt}" if decision.role else decision.prompt

    def waiting(self, scene: Scene) -> str:
        """Says who is waited for, or who has won."""
        if scene.view.over:
            return f"The game is over: {result(scene.names, scene.view.winners, scene.view.scores, scene.sides)}."
        return awaited(scene)

    def label(self, scene: Scene, option: Option) -> str:
        return option.label

    def measure(self, scene: Scene) -> str:
        """Returns that the lead counts, or the points where nobody plays against each other."""
        return "your lead over the others" if len(scene.sides) > 1 else "your points"

    def outlook(self, scene: Scene, worth: float) -> str:
        """Returns how far one is ahead, or how many points one will have."""
        return lead(worth, "points") if len(scene.sides) > 1 else f"{worth:.1f} points"

    def within_reach(self, scene: Scene) -> dict[str, str]:
        """Returns the hand, each card with the first question that it could answer."""
        if scene.decision is None:
            return {}
        verbs = dict.fromkeys(option.question for option in scene.decision.options)
        reach: dict[str, str] = {}
        for card in hand_of(scene.view):
            for token in (f"{question.verb} {card}" for question in verbs if card in question.names):
                reach.setdefault(card, token)
        return reach

    def sections(self, scene: Scene) -> list[Section]:
        """Returns everybody's points and roles, what lies on the table, and the hand."""
        points = [Shown("Points", "number", seat, score) for seat, score in enumerate(scene.view.scores)]
        table = [
            line
            for title, group in groupby([*points, *shown(scene.view)], key=lambda each: each.title)
            if (line := self.described(scene, title, list(group)))
        ]
        for leader in dict.fromkeys(scene.roles.values()):
            led = listed([f"the {called(role)}" for role, seat in scene.roles.items() if seat == leader])
            table.append(f"{does(scene.names[leader], 'leads')} {led}.")
        hand = []
        if scene.view.seat is not None and hasattr(scene.view, HAND):
            held = hand_of(scene.view)
            hand.append(f"Your hand: {cards(held)}." if held else "Your hand is empty.")
        return [Section("status", [self.status(scene)]), Section("table", table), Section("hand", hand)]

    def described(self, scene: Scene, title: str, group: list[Shown]) -> str:
        """Says what can be seen under a title; numbers that are nobody's have been told with the status."""
        first = group[0]
        if first.seat is not None:
            each_has = [f"{scene.names[each.seat or 0]}: {self.value(scene, each)}" for each in group]
            return f"{title}. {'; '.join(each_has)}."
        if first.kind == "number":
            return ""
        if first.kind == "truth":
            return f"{title}." if first.value else ""
        return f"{title}: {self.value(scene, first)}."

    def value(self, scene: Scene, thing: Shown) -> str:
        """Returns what can be seen in words."""
        if thing.value is None:
            return "none"
        if thing.kind == "cards":
            return cards(thing.value)
        if thing.kind == "truth":
            return "yes" if thing.value else "no"
        return str(scene.names[thing.value]) if thing.kind == "seat" else called(str(thing.value))

    def card_text(self, scene: Scene, seat: Seat, card: str) -> CardText:
        return CardText(sentence(called(card)), "", "")

    def sheet(self, scene: Scene) -> list[Row]:
        return [Row("", scene.names, "names"), Row("Points", [str(score) for score in scene.view.scores], "loud", 1)]

    def sheet_title(self, lines: int) -> str:
        return "Scores"

    def reckonings(self, scene: Scene) -> int:
        return 0


def is_act(kind: type[Event]) -> bool:
    """Tells whether an event is what a seat does for all to see; what it is dealt or draws has secrets."""
    return kind_of(hints_of(kind).get("seat")) == "seat" and not secrets_of(kind) and not kind.private


def cards(names: Iterable[str]) -> str:
    """Returns cards in words, or that there are none."""
    return listed([called(name) for name in names]) or "none"
