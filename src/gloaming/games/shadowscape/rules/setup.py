"""Setting up, step by step (SHS-SET-1 to SHS-SET-26)."""

from __future__ import annotations

from typing import ClassVar, Final

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.box import ORDINARY, ROOMS
from gloaming.games.shadowscape.rules.dungeon import CORNERS, lay_out
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import FOES, NONE, Hero
from gloaming.games.shadowscape.rules.tabletop import DECK, DISCARDS, OPEN_ROW
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, DONE, NEXT, Flow, Step

ONES: Final = 1 << 1  # sets of Shards that a layer of the Whisper deck can have
TWOS: Final = 1 << 2
BOTTOM: Final = TWOS | 1 << 3
LEFT_OVER: Final = ONES | TWOS


class Setup(Flow):
    """The ten steps of the setup."""

    steps: ClassVar[tuple[str, ...]] = (
        "lay_rooms",
        "stack_whispers",
        "lay_rows",
        "shuffle_fate",
        "lay_tokens",
        "draw_lord",
        "choose_first",
        "choose_heroes",
        "place_heroes",
        "draw_hands",
        "begin",
    )

    def __init__(self) -> None:
        super().__init__()
        self.done = 0  # how many Heroes have been chosen, or placed

    def lay_rooms(self, game: Shadowscape) -> Step:
        """Lays the shuffled rooms, with the starting rooms in the corners (SHS-SET-1 to SHS-SET-3)."""
        inner = game.setup_dice.shuffled(ORDINARY)
        corners = [ORDINARY + place for place in game.setup_dice.shuffled(len(CORNERS))]
        lay_out(game, [corners.pop() if cell in CORNERS else inner.pop() for cell in range(ROOMS)])
        if game.heard:
            game.tell(events.RoomsLaid([game.box.rooms.names[room] for room in game.cells]))
        return NEXT

    def stack_whispers(self, game: Shadowscape) -> Step:
        """Builds the Whisper deck in layers and turns four up (SHS-SET-4 to SHS-SET-9, SHS-COOP-2, B-10)."""
        whispers = game.box.whispers
        ones = shuffled(game, [card for card in range(len(whispers.shards)) if whispers.shards[card] == 1])
        twos = shuffled(game, [card for card in range(len(whispers.shards)) if whispers.shards[card] == 2])
        bottom = shuffled(game, [whispers.lords, twos.pop(), twos.pop()])
        long = game.coop and not game.rulings.short_coop
        middle = len(twos) if long else game.heroes
        top = len(ones) if long else 3 + game.heroes
        deck, spare_twos = bottom + twos[:middle], twos[middle:]
        deck += ones[:top]
        spare = ones[top:] + spare_twos
        game.layers = [len(bottom), BOTTOM, middle, TWOS, top, ONES]
        if game.coop and spare:
            deck = shuffled(game, spare) + deck
            game.layers = [len(spare), LEFT_OVER, *game.layers]
        elif not game.coop:
            game.whisper_box = sorted(spare)
        game.whisper_deck = deck
        game.whisper_row = [game.whisper_deck.pop() for _ in range(OPEN_ROW)]
        return NEXT

    def lay_rows(self, game: Shadowscape) -> Step:
        """Turns up four pieces of Equipment and four General Actions (SHS-SET-10, SHS-SET-11)."""
        box = game.box
        game.gear_deck = game.setup_dice.shuffled(len(box.gear.names))
        game.gear_row = [game.gear_deck.pop() for _ in range(OPEN_ROW)]
        general = [card for card in range(len(box.actions.names)) if box.actions.owners[card] == NONE]
        game.action_deck = shuffled(game, general)
        game.action_row = [game.action_deck.pop() for _ in range(OPEN_ROW)]
        return NEXT

    def shuffle_fate(self, game: Shadowscape) -> Step:
        """Shuffles the Fate Cards into a deck (SHS-SET-12)."""
        game.fate.put(DECK, game.setup_dice.shuffled(len(game.box.fates.names)))
        return NEXT

    def lay_tokens(self, game: Shadowscape) -> Step:
        """Lays a token on every symbol for Enemies and Treasures (SHS-SET-13 to SHS-SET-15)."""
        rooms = game.box.rooms
        for foe in range(len(FOES)):
            game.piles[foe] = shuffled(game, game.box.enemies.of_foe[foe])
            for room in range(ROOMS):
                if rooms.lairs[room] == foe and game.piles[foe]:
                    game.put_enemy(game.piles[foe].pop(), room)
        game.treasure_pile = game.setup_dice.shuffled(len(game.box.treasures))
        for room in range(ROOMS):
            if rooms.treasures[room] and game.treasure_pile:
                game.treasure_at[room] = game.treasure_pile.pop()
                if game.rulings.hidden_treasures:
                    game.unseen.append(room)
        return NEXT

    def draw_lord(self, game: Shadowscape) -> Step:
        """Draws the Lord of the Dungeon, whose token waits beside the card (SHS-SET-17)."""
        game.lord = game.setup_dice.below(len(game.box.lords.names))
        game.report(events.LordDrawn, game.box.lords.names[game.lord])
        return NEXT

    def choose_first(self, game: Shadowscape) -> Step:
        """Chooses the first player by lot (SHS-SET-18)."""
        game.starter = game.setup_dice.below(game.heroes)
        game.first = game.starter
        game.report(events.FirstPlayer, game.deciders[game.starter])
        return NEXT

    def choose_heroes(self, game: Shadowscape) -> Step:
        """Has Heroes chosen, the last player first (SHS-SET-19)."""
        if self.done == game.heroes:
            self.done = 0
            return NEXT
        self.done += 1
        return game.enter_and_return(HeroChoice(game.seats_in_order()[-self.done]))

    def place_heroes(self, game: Shadowscape) -> Step:
        """Asks where Heroes start, the last player first, one in each starting room (SHS-SET-22, SHS-SET-23)."""
        if self.done == game.heroes:
            return NEXT
        hero = game.seats_in_order()[-1 - self.done]
        rooms = [game.cells[cell] for cell in CORNERS]
        return game.ask_hero(hero, game.box.questions.start.offer([room for room in rooms if room not in game.at]))

    def on_place_heroes(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Puts the Hero there."""
        hero = game.seats_in_order()[-1 - self.done]
        game.at[hero] = option.value
        self.done += 1
        game.tell_of(events.Placed, hero, game.box.rooms.names[option.value])
        return AGAIN

    def draw_hands(self, game: Shadowscape) -> Step:
        """Deals each Hero as many Fate Cards as its Hand Size (SHS-SET-25)."""
        for hero in game.seats_in_order():
            game.draw_fate(hero, game.box.heroes.hand_size[game.hero_cards[hero]])
        return NEXT

    def begin(self, game: Shadowscape) -> Step:
        """Makes it as hard as was asked for (SHS-DIFF-3, B-41)."""
        count = game.rulings.discarded
        if count:
            gone = [game.take_top(DISCARDS) for _ in range(count)]
            if game.heard:
                game.tell(events.FateLost(count, [game.box.fates.names[card] for card in gone]))
        return NEXT


class HeroChoice(Flow):
    """Somebody chooses a Hero, and which side of each of its cards is face up (SHS-SET-20, SHS-SET-21)."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "turn_cards")

    def __init__(self, hero: Hero = 0) -> None:
        super().__init__()
        self.hero = hero
        self.turned = 0

    def choose(self, game: Shadowscape) -> Step:
        """Asks for a Hero that nobody has (SHS-SET-26), or deals one."""
        free = [card for card in range(len(game.box.heroes.names)) if card not in game.hero_cards]
        if game.rulings.deal_heroes:
            self.play(game, free[game.setup_dice.below(len(free))])
            return NEXT
        return game.ask_hero(self.hero, game.box.questions.pick.offer(free))

    def on_choose(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Takes the Hero."""
        self.play(game, option.value)
        return NEXT

    def play(self, game: Shadowscape, card: int) -> None:
        """Lays out a Hero Card with its Action Cards."""
        game.hero_cards[self.hero] = card
        game.areas[self.hero] = game.box.heroes.cards[card][:]
        game.tell_of(events.HeroChosen, self.hero)

    def turn_cards(self, game: Shadowscape) -> Step:
        """Asks for each card which side is face up."""
        cards = game.areas[self.hero]
        if self.turned == len(cards):
            return DONE
        face = game.box.questions.face
        return game.ask_hero(self.hero, [face.pair(cards[self.turned], side) for side in range(2)])

    def on_turn_cards(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Turns the card."""
        face = game.box.questions.face
        game.faces[face.first(option)] = face.second(option)
        self.turned += 1
        return AGAIN


def shuffled(game: Shadowscape, cards: list[int]) -> list[int]:
    """Returns cards in random order, by the dice of the setup."""
    return [cards[place] for place in game.setup_dice.shuffled(len(cards))]
