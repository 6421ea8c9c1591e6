"""How Heroes are called: you, somebody's Hero, or just the Hero where one seat leads them all."""

from __future__ import annotations

from gloaming.games.shadowscape.rules.view import ActionView, HeroView
from gloaming.games.shadowscape.words.cards import titled, view_of
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import ALONE, OWNER
from gloaming.words.said import NamedSeat, Said, say, verb_of, who
from gloaming.words.scene import Scene
from gloaming.words.seating import YOU


def led_by(scene: Scene, seat: Seat) -> int:
    """Returns how many Heroes a seat leads."""
    return sum(hero.seat == seat for hero in view_of(scene).heroes)


def is_solo(scene: Scene) -> bool:
    """Tells whether one seat leads all Heroes."""
    return view_of(scene).players == 1


def is_you(scene: Scene, seat: Seat) -> bool:
    """Tells whether whoever reads has no other Hero, and is spoken to."""
    return scene.names[seat] == YOU and led_by(scene, seat) == 1


def hero_called(scene: Scene, seat: Seat, hero: str, form: str = "") -> Said:
    """Returns a Hero in the form that a template asks for: a verb, the verb alone, `'s`, or just who it is."""
    if is_you(scene, seat):
        return who(scene.names, seat, form)
    if form.startswith(ALONE):
        return say(form.removeprefix(ALONE))
    title = titled(scene, hero)
    ending = "'s" if form == OWNER else f" {form}" if form else ""
    if is_solo(scene):
        return say("{}{}", NamedSeat(title, seat), ending)
    owner = "your" if scene.names[seat] == YOU else f"{scene.names[seat]}'s"
    return say("{} {}{}", NamedSeat(owner, seat), title, ending)


def seat_of(scene: Scene, hero: str) -> Seat:
    """Returns the seat that leads a Hero."""
    return next((each.seat for each in view_of(scene).heroes if each.hero == hero), 0)


def named_hero(scene: Scene, hero: str, form: str = "") -> Said:
    """Returns a Hero by its name alone."""
    return hero_called(scene, seat_of(scene, hero), hero, form)


def asked_hero(scene: Scene) -> HeroView | None:
    """Returns the Hero that is asked, or that whoever looks leads."""
    view = view_of(scene)
    role = "" if scene.decision is None else scene.decision.role
    own = [hero for hero in view.heroes if hero.seat == view.seat]
    if role:
        return next((hero for hero in own if hero.role == role), None)
    return own[0] if own else None


def active_hero(scene: Scene) -> HeroView | None:
    """Returns the Hero whose turn it is."""
    view = view_of(scene)
    return view.heroes[view.active] if view.active >= 0 else None


def own_card(scene: Scene, name: str) -> ActionView | None:
    """Returns an Action Card of the Hero that is asked."""
    hero = asked_hero(scene)
    return None if hero is None else next((card for card in hero.cards if card.card == name), None)


def bare(scene: Scene, seat: Seat, verb: str) -> str:
    """Returns a verb as it goes with a seat's Hero."""
    return verb_of(scene.names, seat, verb) if is_you(scene, seat) else verb
