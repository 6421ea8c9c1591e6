"""What somebody sees of a table: the game through one pair of eyes, with all its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from typing import Any, Final

import msgspec

from gloaming.kernel import beats as kernel_beats
from gloaming.kernel.choices import Decision, Option, Seat
from gloaming.kernel.events import Event, seen
from gloaming.kernel.game import Game
from gloaming.rules import rule_of
from gloaming.table.live.course import Course, Eyes, Heard
from gloaming.table.protocol import Beat, CitedRule, DecisionView, LogLine, OptionView, SheetRow, Sight, Stop
from gloaming.words.said import Part
from gloaming.words.scene import CardText, Scene, Words, words_of
from gloaming.words.seating import YOU, Seating

Stops = Mapping[str, Stop]
NO_STOPS: Final[Stops] = {}


class Onlooker:
    """One pair of eyes on a game, with a memory of all they saw; shared by everyone who looks through them."""

    def __init__(self, course: Course, eyes: Eyes) -> None:
        self.course = course
        self.eyes = eyes
        self.words: Words = words_of(course.name)
        self.seen: list[Event] = []
        self.moments: list[int] = []  # how many choices had been made when each was seen
        self.stops: Stops = NO_STOPS  # of its seat
        self.recall()

    def recall(self) -> None:
        """Looks at the game from its beginning."""
        self.seen, self.moments = [], []
        self.remember(self.course.history(self.eyes))

    def watch(self) -> None:
        """Looks at the last change."""
        self.remember(self.course.news(self.eyes))

    def remember(self, news: list[Heard]) -> None:
        """Adds to what was seen."""
        self.moments += [heard.at for heard in news]
        self.seen += [heard.event for heard in news]

    @property
    def fresh(self) -> int:
        """How much was seen of the last change."""
        return len(self.course.news(self.eyes))

    def scene(self, names: list[str], you: Seat | None, asks: bool = True, then: Game | None = None) -> Scene:
        """Returns the moment, or a later one, in the form in which words are found for it; only who plays is asked."""
        game = then or self.course.game
        spoken_to = [YOU if seat == you else name for seat, name in enumerate(names)]
        return Scene(
            view=game.view(self.eyes),
            decision=asked(game, self.eyes, self.stops) if asks and you == self.eyes else None,
            seating=Seating(spoken_to, [None] * len(names)),
            options=self.course.setting.options,
            seen=self.seen,
        )

    def texts(self, names: list[str]) -> dict[str, CardText]:
        """Returns what can be read on all cards that the eyes may know of."""
        return self.words.texts(self.scene(names, None))

    def refusal(self, scene: Scene, token: str) -> str:
        """Returns why a choice that is not open to the seat with these eyes cannot be made, as its rules tell it."""
        assert self.eyes is not None
        return self.words.refusal(scene, self.course.game.reason_against(self.eyes, token))

    def tell(self, scene: Scene, first: int) -> list[LogLine]:
        """Returns what was seen from a place on, in facts and in sentences."""
        return [self.line(scene, place) for place in range(first, len(self.seen))]

    def line(self, scene: Scene, place: int) -> LogLine:
        """Returns one thing that was seen."""
        event = self.seen[place]
        said = [*self.words.sentence(event, scene).parts]
        beat = event.beat and bool(said)  # what goes without saying is not looked at
        return LogLine(self.moments[place], event, said, event.opens, cited(self.course.name, event), beat)

    def last_words(self, scene: Scene) -> list[str]:
        """Returns the last sentence that can be said of what was seen: all of the log that words are found with."""
        said = (str(self.words.sentence(event, scene)) for event in reversed(self.seen))
        return list(islice(filter(None, said), 1))


def asked(game: Game, eyes: Eyes, stops: Stops = NO_STOPS) -> Decision | None:
    """Returns the question that is open to a pair of eyes and leaves a choice, or at which their seat stops anyway."""
    decision = None if eyes is None else game.decision_of(eyes)
    if decision is None or len(decision.options) > 1:
        return decision
    return decision if stops.get(game.open_window()) == "always" else None


def plain_view(game: Game, eyes: Eyes) -> dict[str, Any]:
    """Returns the game's own view as plain data."""
    view: dict[str, Any] = msgspec.to_builtins(game.view(eyes))
    return view


def beats(looker: Onlooker, scene: Scene) -> list[Beat]:
    """Returns what a pair of eyes saw at those beats of the last change that are worth a look."""
    words, before, shown = looker.words, len(scene.seen) - looker.fresh, []
    for lines, game in games_at_beats(looker, scene):
        view = game.view(looker.eyes)
        moment = replace(scene, view=view, decision=None, seen=scene.seen[: before + lines])
        acts = last_acts(words, moment)
        shown.append(Beat(lines, msgspec.to_builtins(view), words.status(moment), acts, words.ongoing(moment)))
    return shown


def games_at_beats(looker: Onlooker, scene: Scene) -> list[tuple[int, Game]]:
    """Returns the game at those beats, each with how much of the change had been told by then."""
    course, eyes, before = looker.course, looker.eyes, len(scene.seen) - looker.fresh

    def lines_by(beat: kernel_beats.Beat) -> int:
        return len(seen(course.fresh[: beat.heard], eyes))

    def tells(beat: kernel_beats.Beat) -> bool:
        return bool(looker.words.sentence(scene.seen[before + lines_by(beat) - 1], scene))

    return [(lines_by(beat), beat.game) for beat in course.beats.seen_by(eyes, tells)]


def go_back_to(line: int, looker: Onlooker, names: list[str]) -> None:
    """Takes eyes back to the beat at which a line of the last change was told; after the last one, nothing changes."""
    scene, before = looker.scene(names, None), len(looker.seen) - looker.fresh
    for lines, game in games_at_beats(looker, scene):
        if lines > line:
            looker.course.game = game
            del looker.seen[before + lines :], looker.moments[before + lines :]
            return


def last_acts(words: Words, scene: Scene) -> list[list[Part]]:
    """Returns what each seat did last, in parts."""
    return [[*act.parts] for act in words.last_acts(scene)]


def cited(game: str, event: Event) -> CitedRule | None:
    """Returns the rule by which something happened, if it cites one."""
    rule = rule_of(game, event.rule) if event.rule else None
    return None if rule is None else CitedRule(rule.id, rule.text)


def bare_sight(sight: Sight, course: Course, news: list[Heard], asks: bool) -> None:
    """Fills in what a program needs: the view, its options, and the facts of what happened."""
    decision = asked(course.game, sight.eyes, sight.stops) if asks and sight.eyes == sight.you else None
    sight.view = plain_view(course.game, sight.eyes)
    sight.log = [LogLine(heard.at, heard.event, opens=heard.event.opens) for heard in news]
    if decision is not None:
        options = [option_view(course.game, sight.eyes, option) for option in decision.options]
        sight.decision = DecisionView(decision.number, "", decision.question.verb, options, decision.role)


def told_sight(sight: Sight, looker: Onlooker, names: list[str], first: int, asks: bool) -> Scene:
    """Fills in what a person needs, the log from a place on; returns what was told of."""
    words = looker.words
    scene = looker.scene(names, sight.you, asks)
    scene = replace(scene, log=looker.last_words(scene))
    sight.view = msgspec.to_builtins(scene.view)
    sight.status = words.status(scene)
    sight.prompt = words.prompt(scene)
    sight.text = words.sections(scene)
    sight.last_acts = last_acts(words, scene)
    sight.sheet = [SheetRow(row.heading, row.cells, row.tone, row.line) for row in words.sheet(scene)]
    sight.ongoing = words.ongoing(scene)
    sight.log = looker.tell(scene, first)
    if sight.table.lesson:
        sight.lesson = words.guide(scene)
    decision = scene.decision
    if decision is None and asks and sight.you is not None and sight.you == sight.eyes:
        sight.prompt = forced_prompt(looker, scene, sight.you) or sight.prompt
    if decision is not None:
        options = told_options(looker, scene, decision.options)
        sight.decision = DecisionView(decision.number, sight.prompt, decision.question.verb, options, decision.role)
        sight.refusals = refusals(looker, scene, decision)
    return scene


def interjections(looker: Onlooker, names: list[str], seat: Seat, number: int) -> DecisionView | None:
    """Returns what a seat may choose at any time, in words."""
    options = looker.course.game.anytime(seat)
    if not options:
        return None
    scene = looker.scene(names, seat)
    question = options[0].question
    return DecisionView(number, question.prompt, question.verb, told_options(looker, scene, options))


def bare_interjections(course: Course, seat: Seat, number: int) -> DecisionView | None:
    """Returns what a seat may choose at any time, for a program."""
    options = course.game.anytime(seat)
    if not options:
        return None
    views = [option_view(course.game, seat, option) for option in options]
    return DecisionView(number, "", options[0].question.verb, views)


def forced_prompt(looker: Onlooker, scene: Scene, seat: Seat) -> str:
    """Returns what a seat hears while its only possible answer is given for it; nobody else hears of it."""
    decision = looker.course.game.decision_of(seat)
    if decision is None or decision.members != decision.seats:  # mates may answer first
        return ""
    only = in_midsentence(looker.words, replace(scene, decision=decision), decision.options[0])
    return f"Playing your only move: {only} ..."


def in_midsentence(words: Words, scene: Scene, option: Option) -> str:
    """Returns what is done with an option, for the middle of a sentence."""
    done = words.label(scene, option)
    return done[:1].lower() + done[1:]


def option_view(game: Game, eyes: Eyes, option: Option, label: str = "") -> OptionView:
    """Returns an option of a seat, for people with what its button says."""
    ability = "" if eyes is None else game.optional_ability(eyes, option)
    return OptionView(option.token, label, option.question.verb, option.touches, ability)


def told_options(looker: Onlooker, scene: Scene, options: list[Option]) -> list[OptionView]:
    """Returns options of the one who looks as buttons."""
    return [option_view(looker.course.game, looker.eyes, each, looker.words.label(scene, each)) for each in options]


def refusals(looker: Onlooker, scene: Scene, decision: Decision) -> dict[str, str]:
    """Returns why each thing within reach that cannot be used now cannot be."""
    touched = {thing for option in decision.options for thing in option.touches}
    reach = looker.words.within_reach(scene)
    return {thing: looker.refusal(scene, token) for thing, token in reach.items() if thing not in touched}
