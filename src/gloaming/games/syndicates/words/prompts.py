"""What a player is asked and for what, what is within reach then, and how far the contest is."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloaming.games.syndicates.rules.formats import FORMATS
from gloaming.games.syndicates.rules.refusing import ACTIONS
from gloaming.games.syndicates.rules.texts import LAST_ACT
from gloaming.games.syndicates.rules.view import InUse
from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
from gloaming.games.syndicates.rules.vocabulary.effect import FieldEffect
from gloaming.games.syndicates.rules.vocabulary.kt import Gain, Give, Hit, Lose
from gloaming.games.syndicates.rules.vocabulary.leaving import Leave
from gloaming.games.syndicates.words.cards import set_of, text_on, titled, view_of
from gloaming.games.syndicates.words.sides import characters, of_side, own, titles, top_of
from gloaming.kernel.cards.english import listed, number
from gloaming.kernel.choices import Decision, Option
from gloaming.words.english import sentence
from gloaming.words.said import mid
from gloaming.words.scene import Scene
from gloaming.words.waiting import others_awaited, turn_of

WAYS: Final = {
    "attack": "attack",
    "use": "use a skill",
    "act": "use a last act",
    "draw": "draw an FX card",
    "play": "play a card you kept",
    "move": "move a Bodyguard",
}
PHASES: Final = {"factions": "choosing factions", "analysis": "team analysis"}
BUSY: Final = {"factions": "choosing a faction", "analysis": "looking over the team"}
MANY: Final = 3  # more drawn cards than these are counted, not named


def status(scene: Scene) -> str:
    """Returns format, match, turn and whose decision it is."""
    view = view_of(scene)
    parts = [FORMATS[view.format].title]
    if view.contest != "match":
        parts.append(f"match {view.match} ({view.sides[0].points}:{view.sides[1].points})")
    parts.append(ended(view.contest) if view.over else PHASES.get(view.phase, f"turn {view.turn}"))
    if view.waiting_for:
        parts.append(turn_of(scene) or f"{' or '.join(others_awaited(scene))} to act")
    return " · ".join(parts)


def ended(contest: str) -> str:
    """Says that it is over: a single match, or a contest of several."""
    return f"the {'match' if contest == 'match' else 'contest'} is over"


def waiting(scene: Scene) -> str:
    """Says who is waited for."""
    view, others = view_of(scene), others_awaited(scene)
    if view.over:
        return scene.log[-1] if scene.log else f"{sentence(ended(view.contest))}."
    return f"{listed(others, 'or')} is {BUSY.get(view.phase, 'thinking')} ..." if others else "Your turn."


def question(scene: Scene, decision: Decision) -> str:
    """Says what the seat is asked, in one sentence, and which mate may answer as well."""
    mates = [scene.names[seat] for seat in decision.seats if seat != view_of(scene).seat]
    return asked(scene, decision) + (f" {mates[0]} can answer too." if mates else "")


def asked(scene: Scene, decision: Decision) -> str:
    """Says what is asked."""
    view, offered = view_of(scene), verbs(decision.options)
    coming = view.fetched or view.newcomer
    if "ready" in offered:
        return ask_ready(scene, decision)
    if offered & set(ACTIONS):
        return f"Take your action: {listed(ways(scene, decision.options), 'or')}."
    if "apply" in offered:
        return ask_apply(scene, decision)
    using = "" if view.using is None else view.using.name or titled(scene, view.using.card)
    match decision.question.verb:
        case "take":
            begins = mid(of_side(scene, 1 - scene.own_side, "has"))
            return f"You rolled higher: green or red? Then {begins} the first turn."
        case "discard" if coming:
            return f"Who makes room for {titled(scene, coming)}?"
        case "dismiss":
            return "More than one penalty is due: who leaves first?"
        case "hit" | "choose":
            return f"{using}: {purpose(scene).asks}."
        case "give":
            giver, receiver = gift(scene)
            return f"{using}: how much does {giver} give to {receiver}?"
        case "enter" if coming:
            return f"Choose a slot for {titled(scene, coming)}."
        case "guard" if coming:
            return f"No slot is free: whom does {titled(scene, coming)} protect as a Bodyguard?"
    return decision.prompt


def ways(scene: Scene, options: list[Option]) -> list[str]:
    """Returns what can be done with a turn; a character may have a last act where others have a skill."""
    users = [option.touches[0] for option in options if option.question.verb == "use"]
    last_acts = [name for name in users if (text := text_on(scene, name)) is not None and text.kind == LAST_ACT]
    offered = verbs(options) - {"use"}
    offered |= {"use"} if len(last_acts) < len(users) else set()
    offered |= {"act"} if last_acts else set()
    return [words for way, words in WAYS.items() if way in offered]


def ask_ready(scene: Scene, decision: Decision) -> str:
    """Asks to look the team over, telling what is due and what can be brought in."""
    leaving = titles(scene, own(scene).due)
    fetched = titles(scene, [option.touches[0] for option in decision.options if option.question.verb == "fetch"])
    notes = [f"{listed(leaving)} must leave"] if leaving else []
    notes += [f"{listed(fetched, 'or')} can be brought in"] if fetched else []
    return f"Look over your team: {'; '.join(notes)}." if notes else f"{decision.prompt}."


def ask_apply(scene: Scene, decision: Decision) -> str:
    """Asks for the next card, or whether the only one is kept."""
    drawn = titles(scene, [option.touches[0] for option in decision.options if option.question.verb == "apply"])
    if len(drawn) == 1:
        return f"You drew {drawn[0]}: use it now, or keep it?"
    many = f"{sentence(number(len(drawn)))} FX cards are waiting"
    told = many if len(drawn) > MANY else f"You drew {listed(drawn)}"
    left = view_of(scene).to_use
    if left < len(drawn):
        return f"{told}: use {number(left)} of them. {'Which one' if left == 1 else 'Which one first'}?"
    return f"{told}: which one do you use next?"


# For what somebody is chosen.


class Purpose(NamedTuple):
    """What somebody is chosen for, as a question asks for it and as a button says it."""

    asks: str
    button: str


PURPOSES: Final[dict[type[FieldEffect], Purpose]] = {
    Hit: Purpose("choose whom to hit for {} KT", "Hit {}"),
    Gain: Purpose("choose who gains {} KT", "Choose {}"),
    Lose: Purpose("choose who loses {} KT", "Choose {}"),
    Attach: Purpose("choose whom to attach it to", "Attach it to {}"),
    Leave: Purpose("choose who leaves", "Let {} go"),
}
ATTACKS: Final = Purpose("choose whom to attack for {} KT", "Attack {}")  # what characters do instead of hitting
GIVES: Final = Purpose("choose who gives KT", "Take KT from {}")
RECEIVES: Final = Purpose("choose who receives KT", "Give KT to {}")


def verbs(options: list[Option]) -> set[str]:
    """Returns what can be done with some options."""
    return {option.question.verb for option in options}


def within_reach(scene: Scene) -> dict[str, str]:
    """Returns every character and every card that was kept, with the token by which it would be used now."""
    offered = verbs(scene.choices)
    mine, others = characters(own(scene)), characters(view_of(scene).sides[1 - scene.own_side])
    if offered & set(ACTIONS):
        ours = {name: f"use {name}" for name in mine}
        ready = [slot for slot in own(scene).slots if slot.active and slot.owner in (None, view_of(scene).seat)]
        fighter = next((slot.stack[-1] for slot in ready), mine[0] if mine else "")
        enemies = {name: f"attack {name} with {fighter}" for name in others if fighter}
        return ours | enemies | {fx.card: f"play {fx.card}" for fx in own(scene).reserve}
    verb = next((verb for verb in ("hit", "choose", "guard", "discard", "dismiss") if verb in offered), "")
    return {name: f"{verb} {name}" for name in [*mine, *others]} if verb else {}


def in_use(scene: Scene) -> tuple[InUse, FieldEffect]:
    """Returns the card that asks for somebody, and the effect it is for."""
    using = view_of(scene).using
    assert using is not None
    text = text_on(scene, using.card)
    assert text is not None
    return using, text.done[using.effect]


def purpose(scene: Scene) -> Purpose:
    """Returns what somebody is chosen for."""
    using, effect = in_use(scene)
    if isinstance(effect, Give):
        return GIVES if effect.giver != "user" and using.giver is None else RECEIVES
    kt = getattr(effect, "kt", 0)
    if kt == "own":
        sides = view_of(scene).sides
        kt = next((slot.kt for side in sides for slot in side.slots if using.card in slot.stack), 0)
    attacks = isinstance(effect, Hit) and set_of(scene).is_character(set_of(scene).card(using.card))
    asks, button = ATTACKS if attacks else PURPOSES[type(effect)]
    return Purpose(asks.format(kt), button)


def gift(scene: Scene) -> tuple[str, str]:
    """Returns who gives KT, and who receives them, when both are settled."""
    using, effect = in_use(scene)
    assert isinstance(effect, Give)
    side = using.seat % 2
    giver = titled(scene, using.card) if using.giver is None else top_of(scene, side, using.giver)
    return giver, effect.to if using.receiver is None else top_of(scene, side, using.receiver)
