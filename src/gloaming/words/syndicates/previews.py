"""What a player is told beforehand of a choice."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.syndicates.sets import FACTIONS
from gloaming.games.syndicates.texts import LAST_ACT, ROLLS, Text
from gloaming.games.syndicates.vocabulary.attaching import Attach
from gloaming.games.syndicates.vocabulary.effect import OWN
from gloaming.games.syndicates.vocabulary.hitting import Hit
from gloaming.games.syndicates.vocabulary.leaving import Leave
from gloaming.games.syndicates.vocabulary.strengthening import Gain, Give, Lose
from gloaming.kernel.cards.english import listed
from gloaming.words.scene import Scene
from gloaming.words.syndicates.asking import Asked, effect_of, gift_of, parts, strength
from gloaming.words.syndicates.cards import is_fx, rules_text, rulings_of, set_of, text_on, titled, view_of
from gloaming.words.syndicates.outcomes import MOST, change, ended, gains, goes, lies, loses, penalties, struck, sure
from gloaming.words.syndicates.sides import (
    Place,
    characters,
    due,
    in_slot,
    my_side,
    own,
    place_of,
    side_mid,
    slot_called,
    standing,
    titles,
)

COST = 10


def preview(scene: Scene, token: str) -> str:
    """Says what a choice would do."""
    asked = parts(token)
    return PREVIEWS[asked.verb](scene, asked)


# Before the match.


def preview_take(scene: Scene, asked: Asked) -> str:
    """Says who leads a faction, and who stands beside."""
    cards, faction = set_of(scene), FACTIONS.index(asked.first)
    leader, family = cards.titles[cards.leaders[faction]], cards.titles[cards.families[faction]]
    return f"Play {asked.first}: {leader} leads, and {family} is the Family."


def preview_ready(scene: Scene, asked: Asked) -> str:
    """Says what is still due."""
    leaving = penalties(scene, characters(own(scene)), already=True)
    first = " You say who leaves first." if len(leaving) > 1 else ""
    return f"Ready.{ended(leaving)}{first}"


def preview_swap(scene: Scene, asked: Asked) -> str:
    """Says who stands where then."""
    one, other = (in_slot(scene, my_side(scene), name) for name in (asked.first, asked.second))
    moves = [
        f"{titled(scene, here.top)} to the {slot_called(there.slot.name)}"
        for here, there in ((one, other), (other, one))
        if here.slot.stack
    ]
    return f"Move {listed(moves)}."


def preview_fetch(scene: Scene, asked: Asked) -> str:
    """Says what the partner can do, and who would have to leave because of it."""
    leaving = penalties(scene, [*characters(own(scene)), asked.first])
    text = rules_text(scene, asked.first)
    room = "somebody whom you drew makes room"
    return f"Bring in {titled(scene, asked.first)} from the deck; {room}. {text}{ended(leaving)}"


def preview_discard(scene: Scene, asked: Asked) -> str:
    """Says who comes for whom, and who would have to leave then."""
    fetched = view_of(scene).fetched
    if fetched is None:
        return f"Let {titled(scene, asked.first)} go."
    present = [name for name in characters(own(scene)) if name != asked.first]
    leaving = penalties(scene, [*present, fetched])
    return f"Let {titled(scene, asked.first)} go: {titled(scene, fetched)} takes the place.{ended(leaving)}"


def preview_dismiss(scene: Scene, asked: Asked) -> str:
    """Says who drives the character away, and who may stay then."""
    present = characters(own(scene))
    because = dict(due(scene, present)).get(asked.first, [])
    still = [name for name, _ in due(scene, [name for name in present if name != asked.first])]
    saved = [name for name, _ in due(scene, present) if name not in (*still, asked.first)]
    why = f": {listed(titles(scene, because))} {'is' if len(because) == 1 else 'are'} in play" if because else ""
    stays = f" {listed(titles(scene, saved))} may stay then." if saved else ""
    return f"{titled(scene, asked.first)} leaves{why}.{stays}"


# The five actions.


def preview_attack(scene: Scene, asked: Asked) -> str:
    """Says what the attack takes, and what comes of it."""
    target, attacker = standing(scene, asked.first), standing(scene, asked.second)
    words = struck(scene, target, attacker.slot.strength, asked.second)
    return f"Attack {titled(scene, asked.first)} with {titled(scene, asked.second)}.{ended(words)}"


def preview_use(scene: Scene, asked: Asked) -> str:
    """Says what a skill costs, how likely it is to succeed and what it does."""
    text, place = text_on(scene, asked.first), place_of(scene, asked.first)
    if text is None or place is None:
        return f"Use the skill of {titled(scene, asked.first)}."
    who = titled(scene, asked.first)
    paid = text.kind != LAST_ACT or rulings_of(scene).final_blow_is_skill
    cost = f" {change(who, place.slot.kt, place.slot.kt - COST)}." if paid else ""
    told = f"{text.text()}{chance(text)}{own_kt(text, place, paid)}{ended(sure(scene, text))}"
    return f"Use {text.name} ({who}).{cost} {told}"


def chance(text: Text) -> str:
    """Says how likely a skill is to succeed."""
    return f" It works on {len(ROLLS[text.roll][1])} of 6 throws." if text.roll else ""


def own_kt(text: Text, place: Place, paid: bool) -> str:
    """Says how many KT a character has for a text that speaks of its own."""
    kt = place.slot.kt - (COST if paid else 0)
    return f" That is {kt} KT now." if any(getattr(effect, "kt", 0) == OWN for effect in text.effects) else ""


def preview_draw(scene: Scene, asked: Asked) -> str:
    """Says how many of the FX cards that were not seen yet help, and how many harm."""
    cards, side = set_of(scene), own(scene)
    seen = {
        *side.fx_used,
        *(fx.card for fx in side.reserve),
        *view_of(scene).drawn,
        *(fx.card for each in side.slots for fx in each.attached),
    }
    faction = FACTIONS.index(side.faction or FACTIONS[0])
    unseen = [card for card in cards.fx_of(faction, rulings_of(scene).rarities) if cards.names[card] not in seen]
    helping = sum(cards.helps[card] for card in unseen)
    left = f"{side.fx_deck} left" if side.fx_deck != 1 else "the last one"
    return f"Draw an FX card, {left}. Of those you have not seen, {helping} help and {len(unseen) - helping} harm."


def preview_play(scene: Scene, asked: Asked) -> str:
    """Says what a card does that was kept."""
    return f"Play {fx_text(scene, asked.first)}"


def fx_text(scene: Scene, name: str, when: str = "") -> str:
    """Returns an FX card with its text, and what that comes to now."""
    text, called = text_on(scene, name), f"{titled(scene, name)}{when}."
    return called if text is None else f"{called} {text.text()}{ended(sure(scene, text))}"


def preview_move(scene: Scene, asked: Asked) -> str:
    """Says who is covered then, and who is not any longer."""
    guard = standing(scene, asked.first)
    beneath = titled(scene, guard.slot.stack[-2])
    freed = f"{beneath} is uncovered, at {MOST} KT"
    if asked.second in set_of(scene).names:
        goal = titled(scene, asked.second)
        return f"Move {titled(scene, asked.first)} onto {goal}, who is covered.{ended([freed])}"
    return f"Move {titled(scene, asked.first)} to the {slot_called(asked.second)}.{ended([freed])}"


# Inside a skill or an FX card.


def preview_hit(scene: Scene, asked: Asked) -> str:
    """Says what the hit takes."""
    effect, using = effect_of(scene), view_of(scene).using
    if not isinstance(effect, Hit) or using is None:
        return f"Hit {titled(scene, asked.first)}."
    attacker = None if is_fx(set_of(scene), using.card) else using.card
    words = struck(scene, standing(scene, asked.first), strength(scene, effect.kt), attacker)
    return f"Hit {titled(scene, asked.first)}.{ended(words)}"


def preview_choose(scene: Scene, asked: Asked) -> str:
    """Says what becomes of whom is chosen."""
    effect, place, who = effect_of(scene), standing(scene, asked.first), titled(scene, asked.first)
    if isinstance(effect, Give):
        return f"{'Give KT to' if gift_of(scene).giver else 'Take KT from'} {who}, who has {place.slot.kt}."
    if isinstance(effect, Gain):
        return f"Choose {who}.{ended([gains(scene, place, strength(scene, effect.kt))])}"
    if isinstance(effect, Lose):
        return f"Choose {who}.{ended(loses(scene, place, effect.kt))}"
    if isinstance(effect, Attach):
        return f"Lay it on {who}.{ended(lies(scene, effect, place))}"
    if isinstance(effect, Leave):
        return f"{who} leaves the match.{ended(goes(scene, place))}"
    return f"Choose {who}."


def preview_give(scene: Scene, asked: Asked) -> str:
    """Says what both have then."""
    giver, receiver = gift_of(scene)
    kt = int(asked.first)
    if giver is None or receiver is None:
        return f"Give {kt} KT."
    lost = max(0, receiver.slot.kt + kt - MOST)
    words = [*loses(scene, giver, kt), gains(scene, receiver, kt), *([f"{lost} KT are lost"] if lost else [])]
    return f"Give {kt} KT.{ended(words)}"


def preview_enter(scene: Scene, asked: Asked) -> str:
    """Says with how many KT the newcomer enters, and who has to leave because of it."""
    return f"Enter the {slot_called(asked.first)}.{ended(arrival(scene))}"


def preview_guard(scene: Scene, asked: Asked) -> str:
    """Says who is covered."""
    covered = f"{titled(scene, asked.first)} is covered and recovers to {MOST} KT"
    return f"Protect {titled(scene, asked.first)}.{ended([covered, *arrival(scene)])}"


def arrival(scene: Scene) -> list[str]:
    """Returns what a newcomer brings along."""
    name = view_of(scene).newcomer
    if name is None:
        return []
    cards = set_of(scene)
    enters = f"{titled(scene, name)} begins with {cards.kt[cards.card(name)]} KT"
    return [enters, *penalties(scene, [*characters(own(scene)), name])]


def preview_apply(scene: Scene, asked: Asked) -> str:
    """Says what a card does that was drawn."""
    return f"Use {fx_text(scene, asked.first, ' now' if len(view_of(scene).drawn) == 1 else '')}"


def preview_keep(scene: Scene, asked: Asked) -> str:
    """Says what keeping a card means."""
    return f"Keep {titled(scene, asked.first)}. Playing it later is the action of that turn."


def preview_surrender(scene: Scene, asked: Asked) -> str:
    """Says who wins then."""
    return f"Surrender: {side_mid(scene, 1 - my_side(scene), 'wins')} this match."


PREVIEWS: dict[str, Callable[[Scene, Asked], str]] = {
    "take": preview_take,
    "ready": preview_ready,
    "swap": preview_swap,
    "fetch": preview_fetch,
    "discard": preview_discard,
    "dismiss": preview_dismiss,
    "attack": preview_attack,
    "use": preview_use,
    "draw": preview_draw,
    "play": preview_play,
    "move": preview_move,
    "hit": preview_hit,
    "choose": preview_choose,
    "give": preview_give,
    "enter": preview_enter,
    "guard": preview_guard,
    "apply": preview_apply,
    "keep": preview_keep,
    "surrender": preview_surrender,
}
