"""What a choice does, in the few words of a button.

Many choices name an Action Card, and where it leads or whom it hits. They are made in two steps, the card first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.symbols import FACES
from gloaming.games.shadowscape.words.cards import TREASURE, box_of, fitted, thing, titled, view_of, with_symbol
from gloaming.games.shadowscape.words.heroes import asked_hero, is_you, named_hero, seat_of
from gloaming.games.shadowscape.words.texts import side_brief
from gloaming.kernel.cards.english import listed
from gloaming.kernel.choices import Option
from gloaming.words.english import counted
from gloaming.words.said import mid
from gloaming.words.scene import Scene

LEAD: Final = "of "  # begins what stands for all choices with one Action Card
CARD_AT: Final = {"move": 0, "attack": 1, "search": 0, "heal": 0, "prepare": 0, "act": 0}  # where a choice names it
DOES: Final = {
    "attack": "attack",
    "search": "search",
    "heal": "heal",
    "prepare": "prepare",
    "act": "act",
    "move": "move",
}


def label(scene: Scene, option: Option) -> str:
    """Says what a choice does."""
    verb, names = option.question.verb, option.touches
    if verb in WORDS:
        return fitted(scene, WORDS[verb](scene, *names), shorter(scene, verb, names))
    return fitted(scene, PLAIN.get(verb, option.question.phrase).format(*[titled(scene, name) for name in names]))


# Most buttons only name what they are about.
PLAIN: Final = {
    "search": "Search with {}",
    "heal": "Heal with {}",
    "prepare": "Prepare with {}",
    "act": "Use {}",
    "claim": "Claim {}",
    "alter": "Alter fate with {}",
    "start": "Start in {}",
    "leave": "Leave {}",
    "drop": "Discard {}",
    "spend": "Pay with {}",
    "shed": "Put {} under its deck",
    "renew": "Put {} under its deck",
    "strike": "{} attacks next",
    "spare": "Leave {} empty",
    "in": "Choose {}",
    "flip": "Turn {} over",
    "refresh": "Make {} ready again",
    "hand": "Hand over {}",
}


def move(scene: Scene, card: str, room: str) -> str:
    """Says where a Move leads; one may also stay, which turns the card over and gives way to boosts."""
    hero = asked_hero(scene)
    if hero is not None and hero.room == room:
        return f"Use {titled(scene, card)} and stay here"
    return f"Move to {titled(scene, room)} with {titled(scene, card)}"


def attack(scene: Scene, enemy: str, card: str) -> str:
    """Says whom one attacks, and with which card."""
    return f"Attack {titled(scene, enemy)} with {titled(scene, card)}"


def shorter(scene: Scene, verb: str, names: list[str]) -> str:
    """Returns the same in less room where a button names two things, or a Hero with all its names."""
    titles = [titled(scene, name) for name in names]
    match verb:
        case "attack":
            return f"{titles[0]}: {titles[1]}"
        case "move":
            return f"To {titles[1]}: {titles[0]}"
        case "pick":
            return f"Play {titles[0]}"
        case "mark":
            return f"Choose {titles[0]}"
    return ""


def pick(scene: Scene, hero: str) -> str:
    """Says which Hero is chosen."""
    heroes = box_of(scene).heroes
    place = heroes.names.index(hero)
    return f"Play {heroes.titles[place]}, {heroes.epithets[place]}"


def turn(scene: Scene, card: str, side: str) -> str:
    """Says which side is face up, and what that is for."""
    box = box_of(scene)
    return f"Side {side.upper()}: {side_brief(box, box.actions.names.index(card), FACES.index(side))}"


def go(scene: Scene, room: str) -> str:
    """Says how far one goes."""
    hero = asked_hero(scene)
    return (
        f"Stay in {titled(scene, room)}" if hero is not None and hero.room == room else f"Go to {titled(scene, room)}"
    )


def boost(scene: Scene, card: str) -> str:
    """Says with which Fate Card one boosts."""
    return f"Boost with {with_symbol(scene, card)}"


def own(phrase: str) -> Callable[..., str]:
    """Says something of a piece of Equipment, or of the Hero's ability."""

    def said(scene: Scene, card: str) -> str:
        if thing(scene, card).kind != "hero":
            return phrase.format(titled(scene, card))
        return phrase.format(f"{whose(scene, card)} ability")

    return said


def whose(scene: Scene, hero: str) -> str:
    """Returns a Hero as the owner of something on a button."""
    return "your" if is_you(scene, seat_of(scene, hero)) else f"{titled(scene, hero)}'s"


def bearing(phrase: str) -> Callable[..., str]:
    """Says something of a card with or without Wounds, or of the Hero Card."""

    def said(scene: Scene, card: str) -> str:
        if thing(scene, card).kind != "hero":
            return phrase.format(titled(scene, card))
        return phrase.format(f"{whose(scene, card)} Hero Card")

    return said


def take(scene: Scene, token: str) -> str:
    """Says what is taken."""
    if token.startswith(TREASURE):
        return f"Take {titled(scene, token).replace('a ', 'the ', 1)}"
    return f"Take {titled(scene, token)} as a Trophy"


def leave(scene: Scene, token: str) -> str:
    """Says what is left."""
    return f"Leave {titled(scene, token).replace('a ', 'the ', 1)}"


def mark(scene: Scene, enemy: str) -> str:
    """Says which Enemy is chosen, and where it is."""
    room = room_with(scene, enemy)
    return f"Choose {titled(scene, enemy)}{f', {titled(scene, room)}' if room else ''}"


def choose(scene: Scene, hero: str) -> str:
    """Says which Hero is chosen, in the Enemy Phase mostly to be attacked."""
    chosen = str(mid(named_hero(scene, hero)))
    return f"Let it attack {chosen}" if view_of(scene).phase == "enemies" else f"Choose {chosen}"


def shift(scene: Scene, who: str, way: str) -> str:
    """Says where somebody is moved."""
    return f"Move {titled(scene, who)} {way}"


def fate(phrase: str) -> Callable[..., str]:
    """Says something of a Fate Card, with its symbol."""
    return lambda scene, card: phrase.format(with_symbol(scene, card))


def draw(scene: Scene, count: str) -> str:
    """Says how many Fate Cards are drawn."""
    return "Draw nothing" if count == "0" else f"Draw {count} Fate Card{'' if count == '1' else 's'}"


def let(scene: Scene, answer: str) -> str:
    """Says whether there is an Enemy Phase."""
    return "Let the Enemies rest" if answer == "enemies-rest" else "Let the Enemies act"


def looks_at_fate(scene: Scene) -> bool:
    """Tells whether somebody has just looked at the top of the Fate deck."""
    return bool(scene.seen) and isinstance(scene.seen[-1], events.FateSeen)


def accept(scene: Scene, *names: str) -> str:
    """Says yes to an ability, or to putting the card under the deck that one looks at."""
    return "Put it under the Fate deck" if looks_at_fate(scene) else "Use the ability"


def decline(scene: Scene, *names: str) -> str:
    """Says no to the same."""
    return "Leave it on top" if looks_at_fate(scene) else "Don't use the ability"


def enough(scene: Scene, *names: str) -> str:
    """Says that nothing more is added: of a defence, what comes of that."""
    offered, view = {option.question.verb for option in scene.choices}, view_of(scene)
    if offered & {"shift", "lead"}:
        return "Stop there"
    if not offered <= {"boost", "tap", "enough"}:
        return "No more"
    if defends(scene):
        return f"Take {counted(view.damage_left, 'Wound')}"
    return "No more boosts" if view.boosts else "No boost"


def defends(scene: Scene) -> bool:
    """Tells whether the Hero that is asked is being attacked, and not all damage is cancelled."""
    view, hero = view_of(scene), asked_hero(scene)
    return hero is not None and view.attacked is not None and view.attacked == hero.hero and view.damage_left > 0


WORDS: Final[dict[str, Callable[..., str]]] = {
    "pick": pick,
    "turn": turn,
    "move": move,
    "attack": attack,
    "go": go,
    "boost": boost,
    "tap": own("Boost with {}"),
    "use": own("Use {}"),
    "wound": bearing("Put it on {}"),
    "mend": bearing("Remove a Wound from {}"),
    "take": take,
    "leave": leave,
    "mark": mark,
    "choose": choose,
    "shift": shift,
    "lead": shift,
    "discard": fate("Discard {}"),
    "recover": fate("Choose {}"),
    "give": fate("Give {}"),
    "draw": draw,
    "let": let,
    "end": lambda scene, *names: "End the Action Phase",
    "accept": accept,
    "pass": decline,
    "enough": enough,
}


def room_with(scene: Scene, enemy: str) -> str:
    """Returns the room in which an Enemy or the Lord is."""
    rooms = view_of(scene).rooms
    return next((room.name for room in rooms for each in room.enemies if each.token == enemy), "")


def first_steps(scene: Scene) -> dict[str, list[Option]]:
    """Returns what can be chosen first: each Action Card with all it can do, and whatever is done without one."""
    steps: dict[str, list[Option]] = {}
    for option in scene.choices:
        place = CARD_AT.get(option.question.verb)
        step = option.token if place is None else LEAD + option.touches[place]
        steps.setdefault(step, []).append(option)
    return {options[0].token if len(options) == 1 else step: options for step, options in steps.items()}


def words_for(scene: Scene, step: str) -> str:
    """Returns what a first step says: an Action Card, and what it can do."""
    options = first_steps(scene)[step]
    if not step.startswith(LEAD):
        return label(scene, options[0])
    verbs = {option.question.verb for option in options}
    can = listed([verb for verb in DOES if verb in verbs], "or")
    return fitted(scene, f"{titled(scene, step.removeprefix(LEAD))}: {can}")
