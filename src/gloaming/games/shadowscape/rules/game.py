"""A running game: what cards make of the printed values, how Fate Cards are drawn, and who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.dungeon import reach
from gloaming.games.shadowscape.rules.hiding import hidden_from
from gloaming.games.shadowscape.rules.refusing import why_not
from gloaming.games.shadowscape.rules.symbols import (
    ARMOUR_SHRINE,
    DEFENCE,
    FORESIGHT_RAISED,
    FORESIGHT_SHRINE,
    HAND_SIZE_RAISED,
    HERO_SHRINE,
    MOVE,
    MOVEMENT_RAISED,
    NONE,
    SHRINE_OF,
    SKILL_RAISED,
    SYMBOLS,
    Hero,
    Room,
)
from gloaming.games.shadowscape.rules.tabletop import DECK, DISCARDS, HANDS, Tabletop
from gloaming.kernel.cards.answering import Forced
from gloaming.kernel.cards.happening import HAPPENED, Happening, Item
from gloaming.kernel.cards.using import ACCEPT, ENOUGH, Use, ability_id
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.dealing import Unknown
from gloaming.kernel.flow import NEXT, Flow, Step
from gloaming.kernel.reasons import Reason

if TYPE_CHECKING:
    from gloaming.games.shadowscape.rules.view import ShadowscapeView
    from gloaming.games.shadowscape.rules.vocabulary.terms import BoxEffect
    from gloaming.kernel.cards.abilities import Ability

TURN: Final = "turn"
NO_CARDS: Final[list[int]] = []  # never changed


class Happened(Happening):
    """Something has happened, which cards may answer."""

    steps: ClassVar[tuple[str, ...]] = ("after",)


class Shadowscape(Tabletop):
    """A running game."""

    def view(self, seat: object) -> ShadowscapeView:
        return cast("ShadowscapeView", super().view(seat))

    def seen_by(self, seat: Seat | None) -> ShadowscapeView:
        from gloaming.games.shadowscape.rules.view import view_for

        return view_for(self, seat)

    def hidden_from(self, seat: Seat) -> list[Unknown]:
        return hidden_from(self, seat)

    def why_not(self, seat: Seat, option: Option) -> Reason:
        return why_not(self, seat, option) or super().why_not(seat, option)

    def won_by(self) -> list[Seat]:
        """Returns who has won: all or nobody, or whoever has the most Shards (SHS-COOP-5, SHS-SCO-4, SHS-TIE-1)."""
        if self.coop:
            return list(range(self.players)) if self.won else []
        tied = self.front_runners
        if self.finisher == NONE:
            return tied
        return [min(tied, key=lambda seat: (seat - self.finisher) % self.players)]

    def look_after_change(self) -> Flow | None:
        if self.coop and self.slayer != NONE:  # SHS-COOP-5, SHS-COOP-7
            self.won = True
            self.report(events.TeamWon)
            self.end()
            return None
        if not self.refilling:
            return None
        from gloaming.games.shadowscape.rules.treasures import Refilling

        self.refilling = False
        return Refilling()

    def optional_ability(self, seat: Seat, option: Option) -> str:
        """Returns the ability that answers something if its owner wishes."""
        use = self.stack[-1] if self.stack else None
        if isinstance(use, Use) and option.question is ACCEPT and use.steps[use.at] == "consider":
            return ability_id(self.name_of(use.card), use.number)
        return ""

    # Asking.

    def role_of(self, player: Hero) -> str:
        return role_name(player) if self.heroes > self.players else ""

    def ask_hero(self, hero: Hero, options: list[Option]) -> Step:
        """Asks whoever leads a Hero."""
        if len(self.deciders) > self.players:
            return self.ask_role(role_name(hero), options)
        return self.ask(self.deciders[hero], options)

    def decide(self, player: Hero, options: list[Option]) -> Step:
        return self.ask_hero(self.first if player == NONE else player, options)

    def ask_boost(self, hero: Hero, symbol: int) -> Step:
        """Asks for boosts with a symbol, if as far as all can see there may be any; else the chapter goes on."""
        taps = self.taps(hero, symbol)
        hand = self.hand(hero)
        fitting = [card for card in hand if self.serves(hero, card, symbol)]
        if not taps and not (fitting if self.rulings.open_hands else hand):
            return NEXT
        questions = self.box.questions
        return self.ask_hero(hero, [*questions.boost.offer(fitting), *questions.tap.offer(taps), ENOUGH.options[0]])

    def boost(self, hero: Hero, option: Option, symbol: int) -> int:
        """Takes an answer to `ask_boost` and returns how much it adds: nothing if that is enough (SHS-BOOST-3)."""
        questions = self.box.questions
        if option.question is questions.boost:
            self.discard_fate(hero, option.value)
        elif option.question is questions.tap:
            card, number = self.generator(hero, option.value, symbol)
            self.note_use(Use(hero, card, number))
        else:
            return 0
        if self.heard:
            self.tell(
                events.Boosted(
                    self.deciders[hero],
                    self.name(hero),
                    option.question.names[option.value],
                    SYMBOLS[symbol],
                )
            )
        return 1

    # Abilities, and who has them.

    def abilities_of(self, player: Hero, card: int) -> tuple[Ability, ...]:
        return self.box.abilities[card]

    def ability_at(self, player: Hero, card: int, number: int) -> Ability:
        return self.box.abilities[card][number]

    def name_of(self, card: int) -> str:
        return self.box.card_names[card]

    def stamp_of(self, period: str) -> int:
        return self.turn if period == TURN else 0

    def stock(self, use: Use, pile: str) -> int:
        return len(self.hand(use.player)) if pile == "hand" else self.tokens_of(use.player)

    def let_answer(self, kind: str, hero: Hero, card: int = NONE, amount: int = 0) -> Step:
        """Lets cards answer what has happened, if any of this box do; then the chapter goes on."""
        if kind not in self.answered[0]:
            return NEXT
        item = Item(kind, card, hero, amount)
        item.fate = HAPPENED
        return self.enter(Happened([item]))

    def holder(self, card: int, item: Item) -> Hero:
        """Returns for whom an ability of a card works when something has happened, or nobody."""
        box = self.box
        if card >= box.from_lord:
            return item.player if card - box.from_lord == self.lord and self.lord_at != NONE else NONE
        if card >= box.from_kind:
            return item.player if self.rulings.advanced else NONE
        return self.owner(card)

    def owner(self, card: int) -> Hero:
        """Returns whose card it is, that of a Hero or a piece of Equipment that can be used, or nobody's."""
        box = self.box
        if card >= box.from_gear:
            return self.wearer(card - box.from_gear)
        hero_card = card - box.from_hero
        return self.hero_cards.index(hero_card) if hero_card in self.hero_cards else NONE

    def wearer(self, gear: int) -> Hero:
        """Returns the Hero who has a piece of Equipment and can use it, or nobody."""
        for hero in range(len(self.gear)):
            if gear in self.gear[hero]:
                return hero if self.can_use(hero, gear) else NONE
        return NONE

    def can_use(self, hero: Hero, gear: int) -> bool:
        """Tells whether a Hero's profession lets it use a piece of Equipment (SHS-CLE-4)."""
        profession = self.box.gear.professions[gear]
        return profession in (NONE, self.box.heroes.professions[self.hero_cards[hero]])

    def forced(self, moment: Forced) -> list[list[int]]:
        items = moment.happening(self).items
        found: list[list[int]] = []
        for place in range(len(items)):
            item = items[place]
            for card, number in self.box.listeners.get(item.kind, []):
                hero = self.holder(card, item)
                if hero == NONE or not self.is_its_side(card, number) or self.used_up(hero, card, number):
                    continue
                if self.is_at_work(card, number):
                    continue
                use = self.use_of(hero, card, number, moment.place, place)
                ability = self.box.abilities[card][number]
                heard = [each for each in ability.triggers if each.event == item.kind and each.heard(self, use, item)]
                if heard and ability.usable(self, use):
                    found.append([hero, card, number, place])
        return found

    def is_at_work(self, card: int, number: int) -> bool:
        """Tells whether an ability is being carried out: it does not answer what it brings about itself (B-58)."""
        return any(isinstance(frame, Use) and frame.card == card and frame.number == number for frame in self.stack)

    def is_its_side(self, card: int, number: int) -> bool:
        """Tells whether an ability is not on the other side of the Lord's card (SHS-CMP-7)."""
        lord = card - self.box.from_lord
        return lord < 0 or number in self.box.lords.numbers[lord][1 if self.coop else 0]

    def own_cards(self, hero: Hero) -> list[int]:
        """Returns the cards whose abilities a Hero has: the Hero Card and the Equipment it can use (SHS-DIS-3)."""
        box = self.box
        found = [box.from_hero + self.hero_cards[hero]]
        found.extend([box.from_gear + gear for gear in self.gear[hero] if self.can_use(hero, gear)])
        return found

    def abilities_to_use(self, hero: Hero) -> list[int]:
        """Returns the cards of which a Hero can use an ability by choice now."""
        found: list[int] = []
        for card in self.own_cards(hero):
            for number in self.box.usable[card]:
                ability = self.box.abilities[card][number]
                if not self.used_up(hero, card, number) and ability.usable(self, self.new_use(hero, card, number)):
                    found.append(card)
                    break
        return found

    def use_by_choice(self, hero: Hero, card: int) -> Use:
        """Returns the use of the ability of a card that can be used by choice."""
        for number in self.box.usable[card]:
            use = self.new_use(hero, card, number)
            if not self.used_up(hero, card, number) and self.box.abilities[card][number].usable(self, use):
                return use
        raise AssertionError(f"nothing on {self.name_of(card)} can be used")

    # Symbols without a Fate Card (SHS-BOOST-6).

    def taps(self, hero: Hero, symbol: int) -> list[int]:
        """Returns the cards that can generate a symbol now, as the question for boosts counts them."""
        box = self.box
        found: list[int] = []
        for card in self.own_cards(hero):
            for number, generated in box.generating[card]:
                if generated == symbol and self.can_tap(hero, card, number):
                    found.append(self.tap_value(card))
                    break
        return found

    def can_tap(self, hero: Hero, card: int, number: int) -> bool:
        """Tells whether a Hero can generate a symbol with an ability."""
        ability = self.box.abilities[card][number]
        return not self.used_up(hero, card, number) and ability.applies(self, Use(hero, card, number))

    def tap_value(self, card: int) -> int:
        """Returns the place of a Hero Card or of Equipment among those that can generate symbols."""
        box = self.box
        return card - box.from_hero if card < box.from_fate else card - box.from_gear + len(box.heroes.names)

    def card_tapped(self, value: int) -> int:
        """Returns the card at such a place, the number it has among all cards."""
        box = self.box
        heroes = len(box.heroes.names)
        return box.from_hero + value if value < heroes else box.from_gear + value - heroes

    def generator(self, hero: Hero, value: int, symbol: int) -> tuple[int, int]:
        """Returns the card and the number of the ability that generates a symbol."""
        for card in self.own_cards(hero):
            if self.tap_value(card) == value:
                for number, generated in self.box.generating[card]:
                    if generated == symbol and self.can_tap(hero, card, number):
                        return card, number
        raise AssertionError("nothing generates that symbol")

    def serves(self, hero: Hero, fate: int, symbol: int) -> bool:
        """Tells whether a Fate Card has a symbol, or counts as if it had."""
        printed = self.box.fates.symbols[fate]
        if printed == symbol:
            return True
        return any(effect.makes_fit(printed, symbol) for effect in self.holding(hero, "counts-as"))

    # What holds by itself.

    def holding(self, hero: Hero, flag: str) -> list[BoxEffect]:
        """Returns the effects of a kind that hold for a Hero, on cards of its own and until the end of the turn."""
        found: list[BoxEffect] = []
        for card in self.box.flagged.get(flag, NO_CARDS):
            if self.owner(card) == hero:
                for number, effect in self.box.standing[card]:
                    if effect.flag == flag and self.box.abilities[card][number].applies(self, Use(hero, card, number)):
                        found.append(effect)
        for lasting in self.lasting:
            if lasting.player == hero and self.holds(lasting):
                effect = self.lasting_effect(lasting.card, lasting.number, lasting.place)
                if effect.flag == flag:
                    found.append(effect)
        return found

    def lasting_effect(self, card: int, number: int, place: int) -> BoxEffect:
        """Returns an effect of an ability."""
        return cast("BoxEffect", self.box.abilities[card][number].effects[place])

    def raised(self, hero: Hero, what: int) -> int:
        """Returns by how much cards raise a reading of a Hero."""
        total = 0
        for card in self.box.raisers[what]:
            owner = self.owner(card)
            if owner != NONE and self.at[owner] != NONE:
                total += self.raised_by(hero, owner, card, what)
        for lasting in self.lasting:
            if self.holds(lasting):
                effect = self.lasting_effect(lasting.card, lasting.number, lasting.place)
                total += effect.raises(self, lasting.use(), hero, what)
        return total

    def raised_by(self, hero: Hero, owner: Hero, card: int, what: int) -> int:
        """Returns by how much one card does."""
        total = 0
        for number, effect in self.box.raising[what][card]:
            use = Use(owner, card, number)
            if self.box.abilities[card][number].applies(self, use):
                total += effect.raises(self, use, hero, what)
        return total

    def strengthened(self, token: int, what: str) -> int:
        """Returns by how much cards change a value of an Enemy or the Lord (SHS-ADV-1)."""
        total = 0
        box = self.box
        if self.rulings.advanced and token < len(self.enemy_at):
            total += self.strengthened_by(token, box.from_kind + box.enemies.kinds[token], token, what)
        if self.lord_at != NONE:
            total += self.strengthened_by(token, box.from_lord + self.lord, self.lord_token, what)
        for lasting in self.lasting:
            if self.holds(lasting):
                effect = self.lasting_effect(lasting.card, lasting.number, lasting.place)
                total += effect.strengthens(self, lasting.use(), token, what)
        return total

    def strengthened_by(self, token: int, card: int, bearer: int, what: str) -> int:
        """Returns by how much one Enemy Card or the Lord's does."""
        total = 0
        for number, effect in self.box.standing[card]:
            if self.is_its_side(card, number):
                use = Use(NONE, card, number)
                use.chosen = [[bearer]]
                if self.box.abilities[card][number].applies(self, use):
                    total += effect.strengthens(self, use, token, what)
        return total

    def is_marked(self, token: int, flag: str) -> bool:
        """Tells whether something of a kind holds for an Enemy or the Lord."""
        card = self.card_of_token(token)
        if card != NONE:
            for number, effect in self.box.standing[card]:
                if effect.flag == flag and self.is_its_side(card, number):
                    use = Use(NONE, card, number)
                    use.chosen = [[token]]
                    if self.box.abilities[card][number].applies(self, use):
                        return True
        for lasting in self.lasting:
            effect = self.lasting_effect(lasting.card, lasting.number, lasting.place)
            if effect.flag == flag and self.holds(lasting) and lasting.concerns(token):
                return True
        return False

    def card_of_token(self, token: int) -> int:
        """Returns the card that says what an Enemy or the Lord can do, or none in the basic game."""
        if token >= len(self.enemy_at):
            return self.box.from_lord + self.lord
        return self.box.from_kind + self.box.enemies.kinds[token] if self.rulings.advanced else NONE

    # Readings.

    def shrine_at(self, hero: Hero, room: Room = NONE) -> int:
        """Returns the Shrine where a Hero is, or counts as being (SHS-SHR-1, SHS-SRCH-7)."""
        return self.box.rooms.shrines[self.at[hero] if room == NONE else room]

    def bonus(self, hero: Hero, symbol: int, room: Room = NONE) -> int:
        """Returns what a Shrine and cards add to an Action with a symbol (SHS-BOOST-7, SHS-SHR-2 to SHS-SHR-4)."""
        if symbol == NONE:
            return 0
        shrine = 1 if self.shrine_at(hero, room) == SHRINE_OF.get(symbol, NONE) != NONE else 0
        return shrine + self.raised(hero, symbol)

    def movement_of(self, hero: Hero) -> int:
        """Returns the movement points of a Move (SHS-MOVE-2)."""
        printed = self.box.heroes.movement[self.hero_cards[hero]]
        return max(0, printed + self.raised(hero, MOVEMENT_RAISED) + self.raised(hero, MOVE))

    def defence_of(self, hero: Hero) -> int:
        """Returns what cancels damage before any boost (SHS-EAT-6, SHS-SHR-5)."""
        printed = self.box.heroes.defence[self.hero_cards[hero]]
        shrine = 1 if self.shrine_at(hero) == ARMOUR_SHRINE else 0
        return max(0, printed + shrine + self.raised(hero, DEFENCE))

    def hand_size_of(self, hero: Hero) -> int:
        """Returns to how many Fate Cards a Prepare Action leads (SHS-PREP-2, SHS-PREP-5, SHS-SHR-6)."""
        printed = self.box.heroes.hand_size[self.hero_cards[hero]]
        return max(1, printed + self.extra_fate(hero) + self.raised(hero, HAND_SIZE_RAISED))

    def extra_fate(self, hero: Hero) -> int:
        """Returns how many more Fate Cards are drawn and kept in a Prepare Action (SHS-SHR-6)."""
        return (1 if self.shrine_at(hero) == FORESIGHT_SHRINE else 0) + self.raised(hero, FORESIGHT_RAISED)

    def skill_of(self, hero: Hero, room: Room = NONE) -> int:
        """Returns the Skill Symbols that count (SHS-SKILL-2, SHS-SHR-7)."""
        shrine = 1 if self.shrine_at(hero, room) == HERO_SHRINE else 0
        return max(0, self.skill(hero) + shrine + self.raised(hero, SKILL_RAISED))

    def enemy_defence(self, token: int) -> int:
        """Returns the Defence of an Enemy or the Lord."""
        if token < len(self.enemy_at):
            printed = self.box.enemies.defence[token]
        else:
            printed = self.box.lords.defence[self.lord][1 if self.coop else 0]
        return max(1, printed + self.strengthened(token, "defence"))

    def enemy_attack(self, token: int) -> int:
        """Returns the damage of an Enemy or the Lord."""
        if token < len(self.enemy_at):
            printed = self.box.enemies.attack[token]
        else:
            printed = self.box.lords.attack[self.lord][1 if self.coop else 0]
        return max(0, printed + self.strengthened(token, "attack"))

    def is_ranged(self, token: int) -> bool:
        """Tells whether an Enemy attacks into adjacent rooms as well (SHS-ENA-4); the Lord does not (SHS-LORD-4)."""
        printed = token < len(self.enemy_at) and self.box.enemies.ranged[token]
        return printed or self.is_marked(token, "ranged")

    def in_range(self, token: int) -> list[Hero]:
        """Returns the Heroes in an Enemy's range (SHS-ENA-3, SHS-ENA-4)."""
        room = self.token_at(token)
        found = [hero for hero in range(self.heroes) if self.at[hero] == room]
        if self.is_ranged(token):
            near = self.neighbours[room]
            found += [hero for hero in range(self.heroes) if self.at[hero] in near]
        return [hero for hero in found if not self.holding(hero, "hidden")]

    def passes(self, hero: Hero) -> bool:
        """Tells whether a Hero need not stop where Enemies are (SHS-GOLD-1)."""
        return bool(self.holding(hero, "pass-enemies"))

    def rooms_in_reach(self, hero: Hero, points: int) -> list[Room]:
        """Returns where a Hero can go with so many points, the own room first."""
        return reach(self, self.at[hero], points, self.passes(hero))

    # The Fate deck.

    def take_top(self, to: int) -> int:
        """Draws the top card of the Fate deck to a place, and returns it, or nothing if there is none (B-51)."""
        deck = self.fate.cards[DECK]
        if not deck:
            if self.coop or not self.fate.cards[DISCARDS]:
                return NONE
            self.shuffle_fate()
            deck = self.fate.cards[DECK]
        card = deck[-1]
        self.move_fate(card, to, DECK)
        if not self.fate.cards[DECK]:
            if self.coop:
                self.ran_out = True
            elif self.fate.cards[DISCARDS]:
                self.shuffle_fate()
        return card

    def shuffle_fate(self) -> None:
        """Shuffles the discarded Fate Cards into a new deck; Treasures follow (SHS-EPH-4, SHS-EPH-5, B-24)."""
        cards = self.fate.cards[DISCARDS][:]
        for card in cards:
            self.move_fate(card, DECK, DISCARDS)
        self.fate.shuffle(DECK, self.dice.shuffled(len(cards)))
        self.report(events.FateShuffled, len(cards))
        self.refilling = True
        self.changed = True

    def draw_fate(self, hero: Hero, count: int) -> int:
        """Has a Hero draw Fate Cards, all that can be had (SHS-DRAW-1, B-40); returns how many."""
        drawn: list[int] = []
        while len(drawn) < count:
            card = self.take_top(HANDS + hero)
            if card == NONE:
                break
            drawn.append(card)
        if drawn and self.heard:
            names = [self.box.fates.names[card] for card in drawn]
            self.tell(events.Drew(self.deciders[hero], self.name(hero), self.watchers(hero), len(drawn), names))
        return len(drawn)

    def discard_fate(self, hero: Hero, card: int) -> None:
        """Discards a Fate Card from a hand."""
        self.move_fate(card, DISCARDS, HANDS + hero)
        if self.heard:
            self.tell(events.Discarded(self.deciders[hero], self.name(hero), self.box.fates.names[card]))

    # Scores.

    def score(self) -> None:
        """Counts the Shards that everybody has now (SHS-SCO-1); a team has them together (B-46)."""
        shards = [self.shards_of(hero) for hero in range(self.heroes)]
        if self.coop:
            together = sum(shards)
            self.scores = [together] * self.players
        else:
            self.scores = shards

    def tell_of(self, kind: type[events.HeroEvent], hero: Hero, *facts: object) -> None:
        """Tells what a Hero did, if anybody listens."""
        if self.heard:
            self.tell(kind(self.deciders[hero], self.name(hero), *facts))


def role_name(hero: Hero) -> str:
    """Returns what the role of a Hero is called, before one knows which Hero it is."""
    return ROLES[hero]


ROLES: Final = ["hero-1", "hero-2", "hero-3", "hero-4"]
