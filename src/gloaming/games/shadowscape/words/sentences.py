"""What happens in the dungeon, told in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.library import side_text
from gloaming.games.shadowscape.rules.symbols import FACES
from gloaming.games.shadowscape.words.cards import (
    TREASURE,
    box_of,
    symbol_of,
    thing,
    things_in,
    titled,
    type_name,
    view_of,
)
from gloaming.games.shadowscape.words.heroes import hero_called, is_solo, is_you, named_hero
from gloaming.games.shadowscape.words.texts import voice
from gloaming.kernel.cards.english import some
from gloaming.kernel.cards.events import AbilityUsed, Cancelled
from gloaming.kernel.choices import Seat
from gloaming.kernel.events import Event, GameOver
from gloaming.words.english import counted
from gloaming.words.said import (
    NOTHING,
    NamedCard,
    Said,
    Sayable,
    Sentences,
    does,
    listed,
    mid,
    quoted,
    say,
    seat,
    whether,
    who,
)
from gloaming.words.scene import Scene
from gloaming.words.telling import result

NOBODYS: Final = 0  # what has no owner is named as if it were the first seat's
SHARD: Final = "Shadow Shard"

# What somebody does of their own will.
ACTS: Final = (
    events.HeroChosen,
    events.Placed,
    events.ActionBegan,
    events.Moved,
    events.Attacked,
    events.Eliminated,
    events.LordSlain,
    events.Searched,
    events.Claimed,
    events.FateAltered,
    events.EnemiesRest,
)

# Why an Enemy ignores a sign.
WHY: Final = {
    "back": "it would lead back",
    "outside": "it leads outside",
    "missing": "no door there bears it",
}
USED: Final = {  # an Action with a card
    "move": "to move",
    "attack": "to attack",
    "search": "to search",
    "prepare": "to prepare",
    "heal": "to heal",
}
TOLD_BEFORE: Final = ("red", "green")  # the kinds of abilities that their cards have been played for, and quoted
ON_SIDES: Final = ("success", "then")  # those that stand on a side of an Action Card, in this order


def fact(event: Event, field: str, form: str, scene: Scene) -> Sayable:
    """Returns a fact of an event as it stands in its sentence."""
    value: Any = getattr(event, field)
    at = int(getattr(event, "seat", NOBODYS))
    match field:
        case "seat":
            return who(scene.names, at, form)
        case "hero":
            return hero_called(scene, at, value, form)
        case "to":
            return named_hero(scene, value)
        case "card" | "cards" if value is UNSET:
            return form or counted(getattr(event, "count", 1), "Fate Card")
        case "card":
            return card(scene, at, value, form)
        case "cards":
            return listed([card(scene, at, name, "symbol") for name in value])
        case "token":
            return token(scene, at, value, form)
        case "count" if form:
            return counted(value, form)
    return plain_fact(field, value, scene)


def plain_fact(field: str, value: Any, scene: Scene) -> Sayable:
    """Returns a fact that reads the same for everybody."""
    match field:
        case "enemy" | "lord" | "room":
            return named(scene, value)
        case "enemies" | "rooms":
            return listed([named(scene, name) for name in value])
        case "foe":
            return type_name(value, many=True)
        case "side":
            return str(value).upper()
        case "why":
            return WHY[value]
    return say("{}", value)


def card(scene: Scene, at: Seat, name: str, form: str = "") -> Said:
    """Returns a card by its title, with its symbol, or as the place of a Wound."""
    if form == "symbol":
        return say("{} ({})", NamedCard(titled(scene, name), at, name), symbol_of(scene, name))
    return say("{}", NamedCard(titled(scene, name), at, name))


def named(scene: Scene, name: str) -> NamedCard:
    """Returns an Enemy, a Lord or a room."""
    return NamedCard(titled(scene, name), NOBODYS, name)


def token(scene: Scene, at: Seat, name: str, form: str = "") -> Said:
    """Returns a Treasure, or a Trophy as what it is."""
    if name.startswith(TREASURE):
        return say("{}", titled(scene, name))
    return say("{}{}", NamedCard(titled(scene, name), at, name), f" {form}" if form else "")


# Most events tell no more than their facts.
SENTENCES: Final = Sentences(
    fill=fact,
    events=events,
    told={
        events.Placed: "{hero:starts} in {room}.",
        events.TurnBegan: "Turn {turn}: {hero}",
        events.Moved: "{hero:moves} to {room}.",
        events.CardTurned: whether(
            "by", "{hero:turns} {card} to side {side}.", ""
        ),  # a rule turns every card that is used
        events.Eliminated: "{hero:eliminates} {enemy} in {room}.",
        events.Taken: "{hero:takes} {token:as a Trophy}.",
        events.Dropped: "{hero:discards} {token}.",
        events.Drew: "{hero:draws} {cards}.",
        events.Spent: "{hero:pays} with {token}.",
        events.PutUnder: "{hero:puts} {card} under its deck.",
        events.FateShuffled: "The Fate deck has run out: {count:discarded card} are shuffled into a new one.",
        events.EnemyPhaseBegan: "The Enemy Phase begins.",
        events.EnemiesRest: "{hero:lets} the Enemies rest.",
        events.FateDrawn: "{card} is drawn: {foe} are activated.",
        events.EnemyStayed: "{enemy} stays in {room}: a Hero is in range.",
        events.EnemyMoved: "{enemy} follows the {sign} to {room}.",
        events.SignIgnored: "{enemy} ignores the {sign}: {why}.",
        events.LordActs: "{lord} is activated.",
        events.EnemyPlaced: "{enemy} is moved to {room}.",
        events.TreasurePlaced: "A Treasure is laid in {room}.",
        events.HeroLed: "{hero:goes} to {room}.",
        events.Gave: "{hero:gives} {to} {card}.",
        events.GaveFate: "{hero:gives} {to} {card:a Fate Card}.",
        events.FateSunk: "{hero:puts} {card:it} under the Fate deck.",
        events.CardReady: "{hero:makes} {card} ready again.",
        events.LordAppeared: "{lord}, the Lord of the Dungeon, appears in {room}.",
        events.LordSlain: "{hero:slays} {lord}, the Lord of the Dungeon.",
        events.TeamLost: "The Fate deck has run out: the dungeon wins.",
        Cancelled: "{seat:cancels} it.",
    },
)


@SENTENCES
def first_player(event: events.FirstPlayer, scene: Scene) -> str:
    """Tells who goes first, unless all Heroes are one seat's."""
    return "" if is_solo(scene) else "{seat:goes} first."


@SENTENCES
def hero_chosen(event: events.HeroChosen, scene: Scene) -> Said:
    """Tells which Hero somebody plays."""
    heroes = box_of(scene).heroes
    epithet = heroes.epithets[heroes.names.index(event.hero)]
    hero = NamedCard(titled(scene, event.hero), event.seat, event.hero)
    return say("{} {}, {}.", who(scene.names, event.seat, "plays"), hero, epithet)


@SENTENCES
def fate_lost(event: events.FateLost, scene: Scene) -> Said:
    """Tells how many Fate Cards are gone before the game begins, or which one a card takes from the deck."""
    if event.count > 1:
        return say("{} are discarded from the deck, which leaves less time.", counted(event.count, "Fate Card"))
    return say("{} is discarded from the Fate deck.", card(scene, NOBODYS, event.cards[0]))


@SENTENCES
def action_began(event: events.ActionBegan, scene: Scene) -> Said:
    """Tells which card somebody uses, and for what."""
    used = card(scene, event.seat, event.card)
    what = f" {USED[event.what]}" if event.what in USED else ""
    return say("{} {}{}.", hero_called(scene, event.seat, event.hero, "uses"), used, what)


@SENTENCES
def boosted(event: events.Boosted, scene: Scene) -> Said:
    """Tells with what somebody boosts, a Fate Card or what a card of theirs generates."""
    boosts = hero_called(scene, event.seat, event.hero, "boosts")
    if thing(scene, event.card).kind == "hero":
        whose = "your" if is_you(scene, event.seat) else "the Hero's"
        ability = NamedCard(f"{whose} ability", event.seat, event.card)
        return say("{} with {}: +1 {}.", boosts, ability, event.symbol.upper())
    return say("{} with {}: +1 {}.", boosts, card(scene, event.seat, event.card), event.symbol.upper())


@SENTENCES
def discarded(event: events.Discarded, scene: Scene) -> str:
    """Tells which Fate Card somebody discards; one that boosts is told of then."""
    match after(event, scene)[:1]:
        case [events.Boosted(card=name)] if name == event.card:
            return ""
    return "{hero:discards} {card:symbol}."


@SENTENCES
def attacked(event: events.Attacked, scene: Scene) -> str:
    """Tells the damage, and whether it is too little."""
    enough = event.damage >= event.defence
    return (
        "{hero:deals} "
        + ("{damage} damage to {enemy}, " if enough else "only {damage} damage to {enemy}, ")
        + ("Defence {defence}.")
    )


@SENTENCES
def searched(event: events.Searched, scene: Scene) -> Said:
    """Tells with how many points somebody searches, and whether they are enough for the Treasure there."""
    searches = say("{} {}", hero_called(scene, event.seat, event.hero, "searches"), named(scene, event.room))
    points = counted(event.points, "point")
    if event.value == 0:
        return say("{}, where no Treasure lies.", searches)
    if event.points < event.value:
        return say("{} with {}: too little for the Treasure of value {}.", searches, points, event.value)
    return say("{} with {}: enough for the Treasure of value {}.", searches, points, event.value)


@SENTENCES
def wounds_ignored(event: events.WoundsIgnored, scene: Scene) -> str:
    """Tells that there is no place for Wounds."""
    return "{hero:has} no room for " + ("another Wound." if event.count == 1 else "{count:more Wound}.")


@SENTENCES
def healed(event: events.Healed, scene: Scene) -> Said:
    """Tells from which card a Wound is removed."""
    return say("{} a Wound {}.", hero_called(scene, event.seat, event.hero, "heals"), on_card(scene, event))


@SENTENCES
def wounded(event: events.Wounded, scene: Scene) -> Said:
    """Tells on which card a Wound goes."""
    return say("{} a Wound {}.", hero_called(scene, event.seat, event.hero, "takes"), on_card(scene, event))


def on_card(scene: Scene, event: events.Healed | events.Wounded) -> Said:
    """Returns where a Wound is."""
    if event.card == event.hero:
        return say("on the {}", NamedCard("Hero Card", event.seat, event.card))
    return say("on {}", card(scene, event.seat, event.card))


@SENTENCES
def claimed(event: events.Claimed, scene: Scene) -> Said:
    """Tells what somebody claims."""
    claims, named = hero_called(scene, event.seat, event.hero, "claims"), card(scene, event.seat, event.card)
    if event.what == "whisper":
        whispers = box_of(scene).whispers
        shards = whispers.shards[whispers.names.index(event.card)]
        return say("{} the Whisper {}, {}.", claims, named, some(shards, SHARD))
    return say("{} {}{}.", claims, "the General Action " if event.what == "action" else "", named)


REVEALED: Final = {"whisper": "Whisper", "equipment": "piece of Equipment", "action": "General Action"}


@SENTENCES
def revealed(event: events.Revealed, scene: Scene) -> Said:
    """Tells what can be claimed from now on."""
    return say("The next {} is {}.", REVEALED[event.what], card(scene, NOBODYS, event.card))


@SENTENCES
def fate_altered(event: events.FateAltered, scene: Scene) -> Said:
    """Tells with which card somebody alters fate, and what it says in this mode."""
    box = box_of(scene)
    both = box.abilities[box.from_fate + box.fates.names.index(event.card)]
    said = both[1 if view_of(scene).mode == "coop" else 0].says(voice(scene, event.seat))
    alters = hero_called(scene, event.seat, event.hero, "alters")
    return say("{} fate with {}.{}", alters, card(scene, event.seat, event.card), quoted(said, event.seat, event.card))


@SENTENCES
def treasures_laid(event: events.TreasuresLaid, scene: Scene) -> str:
    """Tells where new Treasures lie."""
    return "A new Treasure lies in {rooms}." if len(event.rooms) == 1 else "New Treasures lie in {rooms}."


@SENTENCES
def enemy_attacked(event: events.EnemyAttacked, scene: Scene) -> Said:
    """Tells how hard an Enemy attacks, and how much of it the Defence cancels."""
    whom = mid(hero_called(scene, event.seat, event.hero))
    attacks = say("{} attacks {} for {}", named(scene, event.enemy), whom, event.damage)
    whose = "your" if is_you(scene, event.seat) else "the"
    if event.damage <= event.defence:
        return say("{}: {} Defence of {} cancels it all.", attacks, whose, event.defence)
    return say("{}: {} Defence cancels {}.", attacks, whose, event.defence) if event.defence else say("{}.", attacks)


@SENTENCES
def spawned(event: events.Spawned, scene: Scene) -> Said:
    """Tells which Enemies appear where."""
    there = zip(event.enemies, event.rooms, strict=True)
    each = [say("{} in {}", named(scene, enemy), named(scene, room)) for enemy, room in there]
    return say("No {} is in play, so some appear: {}.", type_name(event.foe), listed(each))


@SENTENCES
def fate_recovered(event: events.FateRecovered, scene: Scene) -> str:
    """Tells which Fate Card comes back, and where to."""
    if event.where == "hand":
        return "{hero:takes} {card:symbol} from the discard pile."
    return "{hero:puts} {card:symbol} from the discard pile under the Fate deck."


@SENTENCES
def fate_seen(event: events.FateSeen, scene: Scene) -> str:
    """Tells who looks at the top of the Fate deck, and what is seen there by those who may."""
    looks = "{hero:looks} at the top card of the Fate deck"
    return f"{looks}." if event.cards is UNSET else f"{looks}: {{cards}}."


@SENTENCES
def last_turns(event: events.LastTurns, scene: Scene) -> str:
    """Tells that the game is about to end."""
    if len(scene.names) > 2:
        return "{hero:has} the Last Whisper: everybody else has one more turn."
    other = mid(does(scene.names, 1 - event.seat, "has"))
    return f"{{hero:has}} the Last Whisper: {other} one more turn."


@SENTENCES
def scored(event: events.Scored, scene: Scene) -> Said:
    """Reads the Shards out."""
    each = [say("{} {}", who(scene.names, at, "has"), shards) for at, shards in enumerate(event.shards)]
    return say("The Shadow Shards are counted: {}.", listed([mid(part) for part in each]))


@SENTENCES
def team_won(event: events.TeamWon, scene: Scene) -> str:
    """Tells that all have won; the end of the game tells who that is."""
    return "The dungeon falls silent: its Lord is slain."


@SENTENCES
def ability_used(event: AbilityUsed, scene: Scene) -> Said:
    """Quotes what a card does by itself, or as its owner chooses; a Fate Card has been quoted when it was played."""
    if event.ability in TOLD_BEFORE:
        return NOTHING
    box, kind = box_of(scene), thing(scene, event.card).kind
    number = box.card_names.index(event.card)
    to = voice(scene, event.seat)
    if kind == "action":
        text = on_side(event, scene, number)
    else:
        numbers = range(len(box.abilities[number]))
        if kind == "lord":
            side = 1 if view_of(scene).mode == "coop" else 0
            numbers = box.lords.numbers[things_in(box)[event.card].place][side]  # type: ignore[assignment]
        abilities = [box.abilities[number][place] for place in numbers]
        text = " ".join(each.says(to) for each in abilities if each.kind == event.ability and each.effects)
    name = titled(scene, event.card)
    return say("{}:{}", NamedCard(name, event.seat, event.card), quoted(text, event.seat, event.card))


def on_side(event: AbilityUsed, scene: Scene, number: int) -> str:
    """Returns what the side of an Action Card says that is used."""
    for earlier in before(event, scene):
        if isinstance(earlier, events.ActionBegan) and earlier.card == event.card:
            ability = box_of(scene).abilities[number][2 * FACES.index(earlier.side) + ON_SIDES.index(event.ability)]
            return ability.says(voice(scene, event.seat))
    return side_text(box_of(scene), number, 0, voice(scene, event.seat))


@SENTENCES
def game_over(event: GameOver, scene: Scene) -> Said:
    """Tells who has won, and with how many Shards."""
    if is_solo(scene):
        return say("{}.", who(scene.names, 0, "wins" if event.winners else "loses"))
    if len(scene.sides) == 1:
        return say("{}.", result(scene.names, event.winners, event.scores, scene.sides))
    best = max(event.scores)
    if len(event.winners) == 1:
        winner = event.winners[0]
        tied = [at for at, score in enumerate(event.scores) if score == best]
        wins = who(scene.names, winner, "wins")
        if len(tied) > 1:
            return say("{} the tie with {}, next in turn after the Last Whisper.", wins, counted(best, SHARD))
        return say("{} with {}.", wins, counted(best, SHARD))
    winners = listed([seat(scene.names, at) for at in event.winners])
    return say("{} share the win with {} each.", winners, counted(best, SHARD))


def place_of(event: Event, scene: Scene) -> int:
    """Returns where something stands in what was seen, or that it was not."""
    seen = scene.seen
    return next((place for place in range(len(seen) - 1, -1, -1) if seen[place] is event), -1)


def after(event: Event, scene: Scene) -> Sequence[Event]:
    """Returns what was seen right after something."""
    place = place_of(event, scene)
    return scene.seen[place + 1 : place + 2] if place >= 0 else []


def before(event: Event, scene: Scene) -> Sequence[Event]:
    """Returns what was seen before something, the latest first."""
    return scene.seen[: max(0, place_of(event, scene))][::-1]
