"""Heroes and cards on the screen: the Hero one plays in a line, and pages with everybody's and with all texts."""

from __future__ import annotations

from rich.text import Text

from gloaming.games.shadowscape.rules.view import HeroView
from gloaming.games.shadowscape.words.cards import symbol_of, thing, titled, view_of
from gloaming.games.shadowscape.words.describing import hero_lines
from gloaming.games.shadowscape.words.heroes import active_hero, asked_hero
from gloaming.games.shadowscape.words.texts import printed
from gloaming.terminal.dusk import EMBER, GLOW, MUTED, TEXT
from gloaming.terminal.pages import heading, in_parts
from gloaming.words.scene import Scene


def shown_hero(scene: Scene) -> HeroView | None:
    """Returns the Hero to be shown below the map: the one that is asked, one's own, or whose turn it is."""
    view, active = view_of(scene), active_hero(scene)
    if scene.decision is not None or (active is not None and active.seat != view.seat):
        return asked_hero(scene) or active
    return active or asked_hero(scene)


def hero_strip(scene: Scene) -> Text:
    """Returns a Hero in a line: its readings, its Wounds, its Shards and its hand."""
    hero = shown_hero(scene)
    if hero is None or hero.hero is None:
        return Text("")
    name = titled(scene, hero.hero)
    parts: list[tuple[str, str]] = [
        (name if hero.seat == view_of(scene).seat else f"{scene.names[hero.seat]}'s {name}", f"bold {EMBER}"),
        (f"  Move {hero.movement}  Def {hero.defence}  Skill {hero.skill}", TEXT),
        (f"  Wounds {hero.wounds}/{hero.slots}", TEXT if hero.wounds else MUTED),
        (f"  Shards {hero.shards}", GLOW),
    ]
    kept = len(hero.trophies) + len(hero.treasures)
    parts.append((f"  tokens {kept}/3", TEXT if kept else MUTED))
    if hero.hand is not None:
        symbols = [symbol_of(scene, card)[:3].capitalize() for card in hero.hand]
        parts.append((f"  Hand {' '.join(symbols) or 'empty'}", GLOW))
    else:
        parts.append((f"  Hand {hero.in_hand}", MUTED))
    return Text.assemble(*parts)


def entry(scene: Scene, seat: int, name: str) -> Text:
    """Returns a card with all that it says."""
    found = printed(scene, seat, name)
    said = found.text.replace("\n", "\n  ")
    text = (f"\n  {said}" if said else "", MUTED)
    return Text.assemble((found.title, f"bold {GLOW}"), (f"  {found.facts}", TEXT), text)


def reading(scene: Scene, pointed: list[str]) -> Text:
    """Returns what can be read beside the map: what is pointed at, or the Action Cards of the Hero that is shown."""
    hero, view = shown_hero(scene), view_of(scene)
    seat = 0 if hero is None else hero.seat
    names = [name for name in pointed if thing(scene, name).kind] or (
        [] if hero is None else [card.card for card in hero.cards]
    )
    if not names and view.lord:
        names = [view.lord]
    return Text("\n\n").join(entry(scene, seat, name) for name in dict.fromkeys(names))


def heroes_page(scene: Scene) -> Text:
    """Returns everybody's Hero Area."""
    parts = []
    for hero in view_of(scene).heroes:
        first, *others = hero_lines(scene, hero) or [""]
        parts.append([heading(first), *[Text(line, TEXT) for line in others]])
    return in_parts(parts)


def texts_page(scene: Scene) -> Text:
    """Returns the texts of one's own cards, of the Lord, and of all that can be claimed."""
    view, parts = view_of(scene), list[list[Text]]()
    hero = shown_hero(scene)
    if hero is not None and hero.hero is not None:
        own = [hero.hero, *[card.card for card in hero.cards], *hero.equipment, *(hero.hand or [])]
        parts.append([heading(titled(scene, hero.hero)), *[entry(scene, hero.seat, name) for name in own]])
    seat = view.seat or 0
    for title, names in (
        ("Whispers", view.whisper_row),
        ("Equipment", view.equipment_row),
        ("General Actions", view.action_row),
        ("The Lord of the Dungeon", [view.lord] if view.lord else []),
    ):
        if names:
            parts.append([heading(title), *[entry(scene, seat, name) for name in names]])
    return in_parts(parts)
