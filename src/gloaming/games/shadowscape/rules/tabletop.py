"""What lies on the table: the dungeon with all that is in it, Hero Areas, rows, decks and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gloaming.games.shadowscape.rules.box import ROOMS, Box
from gloaming.games.shadowscape.rules.rulings import Rulings
from gloaming.games.shadowscape.rules.symbols import NONE, Hero, Room
from gloaming.kernel.cards.game import Kinds
from gloaming.kernel.cards.moments import Moment
from gloaming.kernel.cards.people import Peopled
from gloaming.kernel.cards.places import ALL_SEATS, NO_SEATS, Layout, Place, Places, Seats, only
from gloaming.kernel.choices import Seat
from gloaming.kernel.rulebook import Rulebook, Setting

if TYPE_CHECKING:
    from gloaming.kernel.choices import Question

# The places of the Fate Cards.
DECK: Final = 0
DISCARDS: Final = 1
DRAWN: Final = 2  # in an Enemy Phase, as long as it is carried out
HANDS: Final = 3  # of the first Hero; those of the others follow

MOST_HEROES: Final = 4
ACTIONS: Final = 2  # in a turn (SHS-TURN-2)
OPEN_ROW: Final = 4  # SHS-SET-9 to SHS-SET-11
MOST_TOKENS: Final = 3  # SHS-ATK-6
CENTRE: Final = 12  # among the cells of the dungeon, row by row

_layouts: Final[dict[tuple[tuple[int, ...], int, bool], Layout]] = {}


def layout_of(leaders: list[Seat], seats: int, open_hands: bool) -> Layout:
    """Returns the places of the Fate Cards for Heroes that are led by some seats; the same for all games alike."""
    key = (tuple(leaders), seats, open_hands)
    found = _layouts.get(key)
    if found is None:
        hands = [
            Place(f"hand {hero + 1}", open_to=ALL_SEATS if open_hands else only(seat))
            for hero, seat in enumerate(leaders)
        ]
        piles = [Place("deck", ordered=True), Place("discards", ordered=True, open_to=ALL_SEATS)]
        found = Layout(seats, [*piles, Place("drawn", open_to=ALL_SEATS), *hands])
        _layouts[key] = found
    return found


class Tabletop(Peopled):
    """The table of a game. A Hero is a number, in turn order from seat 0; seats may lead several."""

    moments: ClassVar[tuple[Moment, ...]] = (Moment("after", before=False, forced=True),)
    in_fixed_order: ClassVar[bool] = True
    shared: ClassVar[tuple[str, ...]] = ("rulings", "box", "answered", "teams", "deciders")
    written_once: ClassVar[tuple[str, ...]] = (
        "cells",
        "ways",
        "outside",
        "neighbours",
        "lasting",
        "uses_made",
        "layers",
    )

    def __init__(
        self,
        rulebook: Rulebook,
        setting: Setting,
        questions: dict[str, Question],
        teams: list[list[Hero]],
        deciders: list[int],
        rulings: Rulings,
        box: Box,
    ) -> None:
        super().__init__(rulebook, setting, questions, teams, deciders)
        heroes = len(deciders)
        self.rulings = rulings
        self.box = box
        # The dungeon (SHS-SET-2): by cell, row by row, its room; by room and sign the room behind that door, and which
        # signs lead outside, each a bit; and by room those next to it.
        self.cells: list[Room] = []
        self.ways: list[Room] = []
        self.outside: list[int] = []
        self.neighbours: list[list[Room]] = []
        # The Heroes.
        self.hero_cards: list[int] = [NONE] * heroes
        self.at: list[Room] = [NONE] * heroes
        self.hurt: list[int] = [0] * heroes  # Wounds on the Hero Card
        self.areas: list[list[int]] = [[] for _ in range(heroes)]  # Action Cards
        self.gear: list[list[int]] = [[] for _ in range(heroes)]
        self.trophies: list[list[int]] = [[] for _ in range(heroes)]
        self.found: list[list[int]] = [[] for _ in range(heroes)]  # Treasure tokens
        self.heard_whispers: list[list[int]] = [[] for _ in range(heroes)]  # claimed, under the Hero Card
        # The Action Cards.
        cards = len(box.actions.names)
        self.faces: list[int] = [0] * cards
        self.wounds: list[int] = [0] * cards
        self.exhausted: list[int] = []  # the cards used this turn (SHS-TURN-5)
        # Enemies and Treasures.
        self.enemy_at: list[Room] = [NONE] * len(box.enemies.names)
        self.piles: list[list[int]] = [[], [], []]  # by type, the next one last
        self.dead: list[list[int]] = [[], [], []]
        self.foes: list[int] = [0] * ROOMS  # how many Enemies are in each room, the Lord too
        self.treasure_at: list[int] = [NONE] * ROOMS
        self.unseen: list[Room] = []  # where a Treasure lies face down
        self.treasure_pile: list[int] = []
        self.treasure_discards: list[int] = []
        self.lord = NONE
        self.lord_at: Room = NONE
        self.slayer: Hero = NONE
        # Cards on the table.
        self.fate: Places = layout_of(deciders, setting.players, rulings.open_hands).empty()
        self.whisper_row: list[int] = []
        self.whisper_deck: list[int] = []
        self.whisper_box: list[int] = []  # put back into the box, unseen
        self.layers: list[int] = []  # of the Whisper deck, from the bottom: how many cards, and the set of their Shards
        self.gear_row: list[int] = []
        self.gear_deck: list[int] = []
        self.gear_under = 0  # how many at the bottom of the deck everybody has seen
        self.action_row: list[int] = []
        self.action_deck: list[int] = []
        self.action_under = 0
        # The turn.
        self.turn = 0  # counted from 1
        self.starter: Hero = NONE
        self.actions_left = 0
        self.claims_left = 0
        self.fate_altered = False
        self.searched: list[Room] = []  # since the last Action began (B-31)
        self.slain: list[int] = []  # this turn
        self.refilling = False  # whether Treasures are to be laid out anew
        # The end.
        self.finisher: Hero = NONE  # who has claimed the Lord's Whisper
        self.ran_out = False  # whether the last Fate Card has been drawn in a cooperative game
        self.won = False

    # Reading the table.

    @property
    def heroes(self) -> int:
        """How many Heroes play."""
        return len(self.deciders)

    @property
    def coop(self) -> bool:
        """Whether all play against the dungeon."""
        return self.rulings.coop

    @property
    def lord_token(self) -> int:
        """The Lord among all that can be attacked."""
        return len(self.enemy_at) + self.lord

    @property
    def round(self) -> int:
        """How many rounds have been begun."""
        return (self.turn + self.heroes - 1) // self.heroes

    def hand(self, hero: Hero) -> list[int]:
        """Returns the Fate Cards in a hand."""
        return self.fate.cards[HANDS + hero]

    def watchers(self, hero: Hero) -> list[Seat]:
        """Returns the seats that may look into a hand."""
        return list(range(self.players)) if self.rulings.open_hands else [self.deciders[hero]]

    def hero_of(self, hero_card: int) -> Hero:
        """Returns who plays a Hero Card."""
        return self.hero_cards.index(hero_card)

    def name(self, hero: Hero) -> str:
        """Returns what a Hero is called."""
        card = self.hero_cards[hero]
        return f"hero-{hero + 1}" if card == NONE else self.box.heroes.names[card]

    def heroes_in(self, room: Room) -> list[Hero]:
        """Returns the Heroes in a room."""
        return [hero for hero in range(self.heroes) if self.at[hero] == room]

    def token_at(self, token: int) -> Room:
        """Returns where an Enemy or the Lord is, or nowhere."""
        return self.enemy_at[token] if token < len(self.enemy_at) else self.lord_at

    def enemies_in(self, room: Room) -> list[int]:
        """Returns whatever can be attacked in a room."""
        if self.foes[room] == 0:
            return []
        found = [token for token in range(len(self.enemy_at)) if self.enemy_at[token] == room]
        if self.lord_at == room:
            found.append(self.lord_token)
        return found

    def enemies_of(self, foe: int) -> list[int]:
        """Returns the Enemies of a type in the dungeon."""
        return [token for token in self.box.enemies.of_foe[foe] if self.enemy_at[token] != NONE]

    def is_empty(self, room: Room) -> bool:
        """Tells whether a room holds no Hero and no Enemy (SHS-FATE-4, B-36)."""
        return self.foes[room] == 0 and room not in self.at

    def distance_between(self, start: Room, goal: Room) -> int:
        """Returns how many doorways lie between two rooms, whoever stands in the way: the dungeon is a full grid."""
        one, other = self.cells.index(start), self.cells.index(goal)
        return abs(one // 5 - other // 5) + abs(one % 5 - other % 5)

    def tokens_of(self, hero: Hero) -> int:
        """Returns how many Trophies and Treasures count against the limit (SHS-ATK-6, B-27)."""
        return len(self.trophies[hero]) + len(self.found[hero])

    def seats_in_order(self) -> list[Hero]:
        """Returns the Heroes in turn order (SHS-OVR-1, B-17)."""
        return [(self.starter + place) % self.heroes for place in range(self.heroes)]

    def free_slots(self, card: int) -> int:
        """Returns how many Wounds an Action Card can still take; one that heals takes none (SHS-HEAL-5, B-14)."""
        if self.box.actions.heals[card]:
            return 0
        return max(0, self.box.side(card, self.faces[card]).slots - self.wounds[card])

    def wounds_of(self, hero: Hero) -> int:
        """Returns all Wounds in a Hero Area."""
        return self.hurt[hero] + sum([self.wounds[card] for card in self.areas[hero]])

    def skill(self, hero: Hero) -> int:
        """Returns how many Skill Symbols are visible on the Action Cards of a Hero Area (SHS-SKILL-2, SHS-SKILL-5)."""
        return sum([self.box.side(card, self.faces[card]).skill for card in self.areas[hero]])

    def shards_of(self, hero: Hero) -> int:
        """Returns the Shadow Shards on the cards in possession (SHS-SCO-1, SHS-SCO-2)."""
        box = self.box
        shards = sum([box.whispers.shards[card] for card in self.heard_whispers[hero]])
        shards += sum([box.gear.shards[card] for card in self.gear[hero]])
        return shards + sum([box.actions.shards[card] for card in self.areas[hero]])

    # Moving things.

    def put_enemy(self, token: int, room: Room) -> None:
        """Puts an Enemy or the Lord into a room, or takes it off the board."""
        before = self.token_at(token)
        if before != NONE:
            self.foes[before] -= 1
        if room != NONE:
            self.foes[room] += 1
        if token < len(self.enemy_at):
            self.enemy_at[token] = room
        else:
            self.lord_at = room

    def discard_token(self, token: int) -> None:
        """Discards an Enemy or a Treasure to the others of its kind (B-26)."""
        first = self.box.questions.first_treasure
        if token >= first:
            self.treasure_discards.append(token - first)
        else:
            self.dead[self.box.enemies.foes[token]].append(token)

    def kept_tokens(self, hero: Hero) -> list[int]:
        """Returns Trophies and Treasures of a Hero Area, without the Lord's (B-27)."""
        first = self.box.questions.first_treasure
        return self.trophies[hero] + [first + treasure for treasure in self.found[hero]]

    def lose_token(self, hero: Hero, token: int) -> None:
        """Takes a Trophy or a Treasure out of a Hero Area."""
        first = self.box.questions.first_treasure
        if token >= first:
            self.found[hero].remove(token - first)
        else:
            self.trophies[hero].remove(token)

    def gain_token(self, hero: Hero, token: int) -> None:
        """Puts a Trophy or a Treasure into a Hero Area."""
        first = self.box.questions.first_treasure
        if token >= first:
            self.found[hero].append(token - first)
        else:
            self.trophies[hero].append(token)

    def kept_name(self, token: int) -> str:
        """Returns what a Trophy or a Treasure is called."""
        return self.box.questions.take.names[token]

    def move_fate(self, card: int, to: int, start: int, seen: Seats = NO_SEATS, under: bool = False) -> None:
        """Moves a Fate Card from one place to another."""
        self.fate.move(card, to, seen, under, start)


ANSWERED_NOTHING: Final[list[Kinds]] = [frozenset()]
