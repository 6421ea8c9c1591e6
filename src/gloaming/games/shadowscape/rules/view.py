"""What a seat sees: everything but hands it may not look into, and the order of decks and piles."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloaming.games.shadowscape.rules.boosting import CardAction
from gloaming.games.shadowscape.rules.box import ROOMS
from gloaming.games.shadowscape.rules.dungeon import WIDTH, doors_in
from gloaming.games.shadowscape.rules.enemies import EnemyAttack, EnemyPhase
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.offers import ready_cards
from gloaming.games.shadowscape.rules.symbols import FACES, FOES, NONE, PROFESSIONS, SHRINES, SIGNS, SYMBOLS, Hero, Room
from gloaming.games.shadowscape.rules.tabletop import DECK, DISCARDS, DRAWN, HANDS
from gloaming.kernel.choices import Seat
from gloaming.kernel.view import View, every_view

Phase = Literal["setup", "actions", "enemies", "over"]


class EnemyView(msgspec.Struct):
    """An Enemy or the Lord, with its values as they are now."""

    token: str
    kind: str
    type: str  # or lord
    attack: int
    defence: int
    ranged: bool
    signs: list[str]


class TreasureView(msgspec.Struct):
    """A Treasure in a room; its value is not known while it lies face down."""

    value: int | None


class RoomView(msgspec.Struct):
    """A room with all that is in it."""

    name: str
    row: int  # counted from 0
    column: int
    doors: list[str | None]  # the signs: north, east, south, west
    lair: str | None
    treasure_symbol: bool
    shards: int
    shrine: str | None
    start: bool
    enemies: list[EnemyView]
    treasure: TreasureView | None
    heroes: list[str]


class ActionView(msgspec.Struct):
    """An Action Card in a Hero Area."""

    card: str
    side: str
    general: bool
    wounds: int
    slots: int  # for Wounds on this side
    skill: int
    boost: str | None
    ready: bool
    exhausted: bool


class HeroView(msgspec.Struct):
    """A Hero with its Hero Area."""

    seat: int
    role: str
    hero: str | None  # not before it is chosen
    profession: str | None
    room: str | None
    movement: int
    defence: int
    hand_size: int
    skill: int
    wounds: int  # on the Hero Card
    slots: int
    cards: list[ActionView]
    trophies: list[str]
    treasures: list[int]  # by value
    equipment: list[str]
    useless: list[str]  # the Equipment that its profession may not use
    whispers: list[str]
    lord_token: bool
    shards: int
    in_hand: int
    hand: list[str] | None  # for whoever may look into it
    hand_known: list[str]  # what else the viewer knows of it


class PileView(msgspec.Struct):
    """The tokens of an Enemy type that are not on the board."""

    type: str
    pile: int
    discards: list[str]


class ShadowscapeView(View, kw_only=True):
    """A seat's view of a game."""

    mode: str
    advanced: bool
    phase: Phase
    turn: int
    round: int
    last_round: int | None
    first: int  # the Hero who had the first turn, or -1
    active: int  # the Hero whose turn it is, or -1
    actions_left: int
    claims_left: int
    fate_altered: bool
    last_turns: bool
    rooms: list[RoomView]  # row by row
    heroes: list[HeroView]
    whisper_row: list[str]
    whisper_deck: int
    equipment_row: list[str]
    equipment_deck: int
    action_row: list[str]
    action_deck: int
    fate_deck: int
    fate_top: str | None  # if the viewer knows it
    fate_discards: list[str]  # the last one last
    fate_drawn: list[str]
    piles: list[PileView]
    treasure_pile: int
    lord: str | None
    lord_room: str | None
    lord_attack: int
    lord_defence: int
    in_use: str | None  # the Action Card of the Action that is being carried out
    target: str | None  # what it is aimed at
    boosts: int
    attacker: str | None  # the Enemy that is attacking
    attacked: str | None  # the Hero it attacks
    damage_left: int  # what is not cancelled yet


def view_for(game: Shadowscape, seat: Seat | None) -> ShadowscapeView:
    """Builds the view of a seat, or of a spectator."""
    box = game.box
    names = box.fates.names
    acting = [frame for frame in game.stack if isinstance(frame, CardAction)]
    attacks = [frame for frame in game.stack if isinstance(frame, EnemyAttack)]
    attack = attacks[-1] if attacks and attacks[-1].hero != NONE else None
    target = getattr(acting[-1], "target", NONE) if acting else NONE
    lord_known = game.lord != NONE
    top = game.fate.known_top(DECK, seat) if seat is not None else []
    return ShadowscapeView(
        **every_view(game, seat),
        mode="coop" if game.coop else "competitive",
        advanced=game.rulings.advanced,
        phase=phase_of(game),
        turn=game.turn,
        round=game.round,
        last_round=None if game.coop else game.rulings.round_limit,
        first=game.starter,
        active=game.first if game.turn else NONE,
        actions_left=game.actions_left,
        claims_left=game.claims_left,
        fate_altered=game.fate_altered,
        last_turns=game.finisher != NONE,
        rooms=[room_of(game, cell) for cell in range(ROOMS)] if game.cells else [],
        heroes=[hero_of(game, hero, seat) for hero in range(game.heroes)],
        whisper_row=[box.whispers.names[card] for card in game.whisper_row],
        whisper_deck=len(game.whisper_deck),
        equipment_row=[box.gear.names[card] for card in game.gear_row],
        equipment_deck=len(game.gear_deck),
        action_row=[box.actions.names[card] for card in game.action_row],
        action_deck=len(game.action_deck),
        fate_deck=len(game.fate.cards[DECK]),
        fate_top=names[top[-1]] if top else None,
        fate_discards=[names[card] for card in game.fate.cards[DISCARDS]],
        fate_drawn=[names[card] for card in game.fate.cards[DRAWN]],
        piles=[
            PileView(FOES[foe], len(game.piles[foe]), [box.enemies.names[token] for token in game.dead[foe]])
            for foe in range(len(FOES))
        ],
        treasure_pile=len(game.treasure_pile),
        lord=box.lords.names[game.lord] if lord_known else None,
        lord_room=box.rooms.names[game.lord_at] if game.lord_at != NONE else None,
        lord_attack=game.enemy_attack(game.lord_token) if lord_known else 0,
        lord_defence=game.enemy_defence(game.lord_token) if lord_known else 0,
        in_use=box.actions.names[acting[-1].card] if acting else None,
        target=box.tokens[target] if target != NONE else None,
        boosts=acting[-1].boosts if acting else attack.boosts if attack is not None else 0,
        attacker=box.tokens[attack.token] if attack is not None else None,
        attacked=game.name(attack.hero) if attack is not None else None,
        damage_left=attack.left(game) if attack is not None and game.token_at(attack.token) != NONE else 0,
    )


def phase_of(game: Shadowscape) -> Phase:
    """Returns what is being done now."""
    if game.over:
        return "over"
    if game.turn == 0:
        return "setup"
    return "enemies" if any(isinstance(frame, EnemyPhase) for frame in game.stack) else "actions"


def room_of(game: Shadowscape, cell: int) -> RoomView:
    """Returns a room of the dungeon."""
    box, room = game.box, game.cells[cell]
    printed = box.rooms
    doors = doors_in(box, room, cell)
    return RoomView(
        name=printed.names[room],
        row=cell // WIDTH,
        column=cell % WIDTH,
        doors=[SIGNS[sign] if sign != NONE else None for sign in doors],
        lair=FOES[printed.lairs[room]] if printed.lairs[room] != NONE else None,
        treasure_symbol=printed.treasures[room],
        shards=printed.shards[room],
        shrine=SHRINES[printed.shrines[room]] if printed.shrines[room] != NONE else None,
        start=printed.is_start(room),
        enemies=[enemy_of(game, token) for token in game.enemies_in(room)],
        treasure=treasure_of(game, room),
        heroes=[game.name(hero) for hero in game.heroes_in(room)],
    )


def treasure_of(game: Shadowscape, room: Room) -> TreasureView | None:
    """Returns the Treasure in a room, if there is one."""
    treasure = game.treasure_at[room]
    if treasure == NONE:
        return None
    return TreasureView(None if room in game.unseen else game.box.treasures[treasure])


def enemy_of(game: Shadowscape, token: int) -> EnemyView:
    """Returns an Enemy, or the Lord."""
    enemies = game.box.enemies
    if token == game.lord_token:
        name = game.box.lords.names[game.lord]
        return EnemyView(name, name, "lord", game.enemy_attack(token), game.enemy_defence(token), False, [])
    return EnemyView(
        enemies.names[token],
        enemies.kind_names[enemies.kinds[token]],
        FOES[enemies.foes[token]],
        game.enemy_attack(token),
        game.enemy_defence(token),
        game.is_ranged(token),
        [SIGNS[sign] for sign in enemies.steps[token]],
    )


def hero_of(game: Shadowscape, hero: Hero, seat: Seat | None) -> HeroView:
    """Returns a Hero, as a seat sees it."""
    box, card = game.box, game.hero_cards[hero]
    chosen, placed = card != NONE, game.at[hero] != NONE
    fates = box.fates.names
    hand = game.hand(hero)
    sees = seat is not None and seat in game.watchers(hero)
    known = game.fate.seen_in(HANDS + hero, seat) if seat is not None and not sees else []
    return HeroView(
        seat=game.deciders[hero],
        role=game.role_of(hero),
        hero=game.name(hero) if chosen else None,
        profession=PROFESSIONS[box.heroes.professions[card]] if chosen else None,
        room=box.rooms.names[game.at[hero]] if placed else None,
        movement=game.movement_of(hero) if placed else 0,
        defence=game.defence_of(hero) if placed else 0,
        hand_size=game.hand_size_of(hero) if placed else 0,
        skill=game.skill_of(hero) if placed else 0,
        wounds=game.hurt[hero],
        slots=box.heroes.slots[card] if chosen else 0,
        cards=[action_of(game, hero, action) for action in game.areas[hero]],
        trophies=[box.enemies.names[token] for token in game.trophies[hero]],
        treasures=[box.treasures[treasure] for treasure in game.found[hero]],
        equipment=[box.gear.names[gear] for gear in game.gear[hero]],
        useless=[box.gear.names[gear] for gear in game.gear[hero] if not game.can_use(hero, gear)],
        whispers=[box.whispers.names[whisper] for whisper in game.heard_whispers[hero]],
        lord_token=game.slayer == hero,
        shards=game.shards_of(hero),
        in_hand=len(hand),
        hand=[fates[fate] for fate in hand] if sees else None,
        hand_known=[fates[fate] for fate in known],
    )


def action_of(game: Shadowscape, hero: Hero, card: int) -> ActionView:
    """Returns an Action Card in a Hero Area."""
    side = game.box.side(card, game.faces[card])
    return ActionView(
        card=game.box.actions.names[card],
        side=FACES[game.faces[card]],
        general=game.box.actions.owners[card] == NONE,
        wounds=game.wounds[card],
        slots=0 if game.box.actions.heals[card] else side.slots,
        skill=side.skill,
        boost=SYMBOLS[side.boost] if side.boost != NONE else None,
        ready=card in ready_cards(game, hero),
        exhausted=card in game.exhausted,
    )
