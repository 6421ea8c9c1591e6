"""Dungeons to begin a test with: real games of Shadowscape in the middle of things, made in a few lines.

Rooms of the test dungeon are called by row and column, `33` is the centre. Heroes are written as `arani@33`, in turn
order; their Action Cards show side a unless `faces` says otherwise. Fate Cards in a hand are called by their symbols:
`battle battle move`, and Enemies by their names with a room, `redsand-thrall@33`.
"""

from __future__ import annotations

from functools import cache
from itertools import count
from pathlib import Path

from gloaming.games.shadowscape.rules.dungeon import lay_out
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.reading.boxes import SHELF
from gloaming.games.shadowscape.rules.symbols import FOES, NONE, SYMBOLS
from gloaming.games.shadowscape.rules.tabletop import DECK, DISCARDS, DRAWN, HANDS, layout_of
from gloaming.kernel.errors import IllegalChoice, StaleChoice, UnreadableChoice
from gloaming.kernel.rulebook import OptionValue
from played import Played, begun

OWN_HEROES = Path(__file__).parent / "own-heroes.yaml"


class Dungeon(Played[Shadowscape]):
    """A game that is played in tokens, with everything that was heard of it."""

    # Playing.

    def spelled(self, seat: int, token: str) -> str:
        """Lets rooms be called by row and column, and Fate Cards in hand by their symbols."""
        words = token.split(" ")
        last = words[-1]
        if words[0] in ("move", "go", "start", "in", "spare") and last.isdigit():
            words[-1] = self.room(last)
        if words[0] in ("boost", "discard", "alter", "give") and last in SYMBOLS:
            hands = [self.game.hand(hero) for hero in range(self.game.heroes) if self.game.deciders[hero] == seat]
            fates = self.game.box.fates
            found = [card for hand in hands for card in hand if SYMBOLS[fates.symbols[card]] == last]
            words[-1] = fates.names[found[0]] if found else next(name for name in fates.names if name.endswith(last))
        return " ".join(words)

    def refuses(self, move: str) -> str:
        """Returns why a choice that exists is not taken; fails if it is."""
        try:
            self.play(move)
        except (IllegalChoice, StaleChoice) as refusal:
            return str(refusal.reason)
        raise AssertionError(f"{move} was accepted")

    def knows_no(self, move: str) -> bool:
        """Tells whether the game has no such choice at all."""
        try:
            self.play(move)
        except UnreadableChoice:
            return True
        except (IllegalChoice, StaleChoice):
            return False
        raise AssertionError(f"{move} was accepted")

    def enough(self) -> Dungeon:
        """Leaves it at that, as long as that is asked."""
        while not self.game.over and "enough" in self.offered():
            self.play(f"{self.asked[0]} enough")
        return self

    def end_turn(self, seat: int = 0) -> Dungeon:
        """Ends the Action Phase."""
        return self.play(f"{seat} end actions")

    # Looking.

    def offered(self, verb: str = "", seat: int | None = None) -> list[str]:
        """Returns what a seat, or the one asked, may choose now; all of it, or what begins with a verb."""
        decision = self.game.decision_of(self.asked[0] if seat is None else seat) if self.asked else None
        tokens = [] if decision is None else [option.token for option in decision.options]
        return [token for token in tokens if not verb or token.split(" ")[0] == verb]

    def rooms_offered(self, verb: str, card: str = "") -> list[str]:
        """Returns the rooms among what is offered, by row and column."""
        found = [token.split(" ")[-1] for token in self.offered(verb) if not card or f" {card} " in token]
        return sorted({self.place(name) for name in found})

    def room(self, place: str) -> str:
        """Returns the name of the room at a row and column."""
        return self.game.box.rooms.names[self.number(place)]

    def number(self, place: str) -> int:
        """Returns the room at a row and column."""
        return self.game.cells[(int(place[0]) - 1) * 5 + int(place[1]) - 1]

    def place(self, name: str) -> str:
        """Returns the row and column of a room."""
        cell = self.game.cells.index(self.game.box.rooms.names.index(name))
        return f"{cell // 5 + 1}{cell % 5 + 1}"

    def where(self, name: str) -> str:
        """Returns where a Hero, an Enemy or the Lord is, by row and column, or nothing."""
        game = self.game
        if name in game.box.heroes.names:
            room = game.at[game.hero_of(game.box.heroes.names.index(name))]
        else:
            room = game.token_at(game.box.tokens.index(name))
        return "" if room == NONE else self.place(game.box.rooms.names[room])

    def hand(self, hero: int = 0) -> list[str]:
        """Returns the symbols in a hand."""
        return sorted(SYMBOLS[self.game.box.fates.symbols[card]] for card in self.game.hand(hero))

    def card(self, name: str) -> int:
        """Returns the Action Card of a name."""
        return self.game.box.actions.names.index(name)

    def face(self, name: str) -> str:
        """Returns the side of an Action Card that is face up."""
        return "ab"[self.game.faces[self.card(name)]]

    def trophies(self, hero: int = 0) -> list[str]:
        """Returns the Trophies of a Hero."""
        return [self.game.box.enemies.names[token] for token in self.game.trophies[hero]]

    def deck(self) -> int:
        """Returns how many Fate Cards are left to draw."""
        return len(self.game.fate.cards[DECK])

    def discards(self) -> int:
        """Returns how many Fate Cards are discarded."""
        return len(self.game.fate.cards[DISCARDS])

    def happened(self, kind: str, **facts: object) -> bool:
        """Tells whether something of a kind was told with these facts, among others."""
        return any(all(told.get(key) == fact for key, fact in facts.items()) for told in self.told(kind))


def started(players: int = 2, seed: int = 1, **options: OptionValue) -> Dungeon:
    """Starts a game from its beginning; it waits for the first Hero to be chosen."""
    return Dungeon(*begun(Shadowscape, "shadowscape", players, seed, options))


def ready(players: int = 2, seed: int = 1, **options: OptionValue) -> Dungeon:
    """Goes through the setup with the first that is offered; the game waits for the first turn's Actions."""
    dungeon = started(players, seed, **options)
    while dungeon.game.turn == 0:
        dungeon.play(f"{dungeon.asked[0]} {dungeon.offered()[0]}")
    return dungeon


def delve(
    heroes: str = "arani@33 durgen@15",
    enemies: str = "",
    hands: str = "",
    faces: str = "",
    wounds: str = "",
    trophies: str = "",
    treasures: str = "",
    held: str = "",
    gear: str = "",
    actions: str = "",
    whispers: str = "",
    deck: str = "",
    rooms: str = "",
    lord: str = "",
    active: int = 0,
    players: int = 0,
    seed: int = 1,
    **options: OptionValue,
) -> Dungeon:
    """Sets up a game that waits for the Action Phase of the active Hero.

    `hands` are symbols, `trophies`, `held` (the Search values of Treasures), `gear` and `actions` (General Actions)
    belong to the Heroes in turn, with `|` between them. `wounds` are written as `mace-of-dawn:1 arani:2`, `treasures`
    as `3@33` (value and room), `rooms` as `33=star-well` for rooms that lie there; `whispers` lie open. `deck` is what
    lies on top of the Fate deck, the next card first, each an Enemy type or a symbol with one, `battle/beast`; there
    is nothing below if it ends with a full stop.
    """
    named = [word.split("@") for word in heroes.split()]
    count_heroes = len(named)
    if options.get("mode") == "coop":
        options.setdefault("heroes", count_heroes)
    seats = players or count_heroes
    for tried in count(seed):
        dungeon = ready(seats, tried, **options)
        if dungeon.game.first == active:
            break
    game = dungeon.game
    _lay_rooms(game, rooms)
    _clear(game)
    _place_heroes(dungeon, named, faces)
    _put_enemies(dungeon, enemies, lord)
    _put_tokens(dungeon, treasures, trophies, held)
    _deal(game, hands, deck)
    _equip(dungeon, gear, actions)
    for word in wounds.split():
        name, number = word.split(":")
        if name in game.box.heroes.names:
            game.hurt[game.hero_of(game.box.heroes.names.index(name))] = int(number)
        else:
            game.wounds[dungeon.card(name)] = int(number)
    if whispers:
        _open_whispers(game, [game.box.whispers.names.index(name) for name in whispers.split()])
    game.score()
    game.ask_anew()
    dungeon.heard.clear()
    return dungeon


def _put_enemies(dungeon: Dungeon, enemies: str, lord: str) -> None:
    game = dungeon.game
    for word in enemies.split():
        name, place = word.split("@")
        token = game.box.enemies.names.index(_full(game, name))
        game.piles[game.box.enemies.foes[token]].remove(token)
        game.put_enemy(token, dungeon.number(place))
    if lord:
        name, _, place = lord.partition("@")
        game.lord = game.box.lords.names.index(name)
        game.put_enemy(game.lord_token, dungeon.number(place or "33"))


def _put_tokens(dungeon: Dungeon, treasures: str, trophies: str, held: str) -> None:
    game = dungeon.game
    for word in treasures.split():
        value, place = word.split("@")
        game.treasure_at[dungeon.number(place)] = _treasure(game, int(value))
        if game.rulings.hidden_treasures:
            game.unseen.append(dungeon.number(place))
    for hero, words in enumerate(trophies.split("|")):
        for name in words.split():
            token = game.box.enemies.names.index(_full(game, name))
            game.piles[game.box.enemies.foes[token]].remove(token)
            game.trophies[hero].append(token)
    for hero, words in enumerate(held.split("|")):
        game.found[hero] = [_treasure(game, int(value)) for value in words.split()]


def _equip(dungeon: Dungeon, gear: str, actions: str) -> None:
    game = dungeon.game
    for hero, words in enumerate(gear.split("|")):
        game.gear[hero] = [game.box.gear.names.index(name) for name in words.split()]
        _take_out(game.gear_row, game.gear_deck, game.gear[hero])
    for hero, words in enumerate(actions.split("|")):
        own = [game.box.actions.names.index(name) for name in words.split()]
        game.areas[hero] += own
        _take_out(game.action_row, game.action_deck, own)


@cache
def own_heroes() -> str:
    """Returns a card file with a Hero and two Whispers of its own, as it travels with a game."""
    return SHELF.in_file(OWN_HEROES)


def _lay_rooms(game: Shadowscape, rooms: str) -> None:
    """Lays the rooms in the order of the box, without features but those of rooms that are asked for."""
    names = game.box.rooms.names
    cells = [NONE] * 25
    for word in rooms.split():
        place, name = word.split("=")
        cells[(int(place[0]) - 1) * 5 + int(place[1]) - 1] = names.index(name)
    corners = (0, 4, 20, 24)
    plain = [room for room in _plainest(game) if room not in cells]
    starts = list(range(21, 25))
    for cell in range(25):
        if cells[cell] == NONE:
            cells[cell] = starts.pop(0) if cell in corners else plain.pop(0)
    lay_out(game, cells)


def _plainest(game: Shadowscape) -> list[int]:
    """Returns the ordinary rooms, those without a Shrine first."""
    return sorted(range(21), key=lambda room: (game.box.rooms.shrines[room] != NONE, room))


def _clear(game: Shadowscape) -> None:
    for token in range(len(game.enemy_at)):
        game.put_enemy(token, NONE)
    game.piles = [game.box.enemies.of_foe[foe][:] for foe in range(len(FOES))]
    game.dead = [[], [], []]
    game.treasure_at = [NONE] * 25
    game.unseen = []
    game.treasure_pile = list(range(len(game.box.treasures)))
    game.treasure_discards = []
    game.trophies = [[] for _ in range(game.heroes)]
    game.found = [[] for _ in range(game.heroes)]
    game.slain = []
    game.exhausted = []


def _place_heroes(dungeon: Dungeon, named: list[list[str]], faces: str) -> None:
    game = dungeon.game
    for hero, (name, place) in enumerate(named):
        card = game.box.heroes.names.index(name)
        game.hero_cards[hero] = card
        game.at[hero] = dungeon.number(place)
        game.areas[hero] = game.box.heroes.cards[card][:]
        for action in game.areas[hero]:
            game.faces[action] = 0
    for name in faces.split():
        game.faces[dungeon.card(name)] = 1


def _full(game: Shadowscape, name: str) -> str:
    """Returns the name of a token; of a kind, the first that is in its pile."""
    if name in game.box.enemies.names:
        return name
    kind = game.box.enemies.kind_names.index(name)
    return next(
        game.box.enemies.names[token]
        for token in range(len(game.enemy_at))
        if game.box.enemies.kinds[token] == kind and token in game.piles[game.box.enemies.foes[token]]
    )


def _treasure(game: Shadowscape, value: int) -> int:
    treasure = next(each for each in game.treasure_pile if game.box.treasures[each] == value)
    game.treasure_pile.remove(treasure)
    return treasure


def _deal(game: Shadowscape, hands: str, deck: str) -> None:
    """Deals hands of symbols, and lays Fate Cards on top of the deck; the rest lies below in order."""
    fates = game.box.fates
    free = list(range(len(fates.names)))
    dealt: list[list[int]] = []

    def take(symbol: str, foe: str) -> int:
        found = next(
            card
            for card in reversed(free)
            if symbol in ("", SYMBOLS[fates.symbols[card]]) and foe in ("", FOES[fates.foes[card]])
        )
        free.remove(found)
        return found

    words = [hand.split() for hand in hands.split("|")] + [[]] * game.heroes
    for hero in range(game.heroes):
        named = [_named(game, free, word) for word in words[hero]]
        dealt.append([card if card != NONE else take(word, "") for card, word in zip(named, words[hero], strict=True)])
    top: list[int] = []
    for word in deck.replace(".", "").split():
        first, _, second = word.partition("/")
        top.append(take(first if second else "", second or first))
    game.fate = layout_of(game.deciders, game.players, game.rulings.open_hands).empty()
    rest = [] if deck.endswith(".") else free
    game.fate.put(DECK, [*rest, *reversed(top)])
    game.fate.put(DISCARDS, free if deck.endswith(".") else [])
    for hero in range(game.heroes):
        game.fate.put(HANDS + hero, dealt[hero])
    assert not game.fate.cards[DRAWN]


def _named(game: Shadowscape, free: list[int], word: str) -> int:
    """Returns the Fate Card of a name, or none for a symbol."""
    if word not in game.box.fates.names:
        return NONE
    card = game.box.fates.names.index(word)
    free.remove(card)
    return card


def _take_out(row: list[int], deck: list[int], cards: list[int]) -> None:
    """Takes cards out of a row and a deck; what is missing in the row comes from the deck."""
    for card in cards:
        if card in deck:
            deck.remove(card)
        else:
            row[row.index(card)] = deck.pop()


def _open_whispers(game: Shadowscape, wanted: list[int]) -> None:
    """Lays Whispers open in exchange for others that are."""
    for place, card in enumerate(wanted):
        if card in game.whisper_row:
            other = game.whisper_row.index(card)
            game.whisper_row[other], game.whisper_row[place] = game.whisper_row[place], card
            continue
        for pile in (game.whisper_deck, game.whisper_box):
            if card in pile:
                pile[pile.index(card)] = game.whisper_row[place]
        game.whisper_row[place] = card
    game.whisper_box.sort()


def token_of(dungeon: Dungeon, name: str) -> int:
    """Returns the number of a token that can be attacked."""
    return dungeon.game.box.tokens.index(name)
