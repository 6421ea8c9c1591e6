"""Cards in play: each under somebody's control, some on others, all as what lasts makes them."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.cards.abilities import Ability
from gloaming.kernel.cards.batches import Leaving
from gloaming.kernel.cards.catalogue import CATALOGUE, Catalogue, is_printed
from gloaming.kernel.cards.changing import Changing, Delayed
from gloaming.kernel.cards.happening import Item
from gloaming.kernel.cards.initiating import NESTED, Within
from gloaming.kernel.cards.lasting import Lasting, left_by
from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.cards.people import Peopled
from gloaming.kernel.cards.readings import Held, Readings
from gloaming.kernel.cards.terms import Effect, Modifier
from gloaming.kernel.cards.using import Use
from gloaming.kernel.choices import Question, Seat
from gloaming.kernel.flow import NEXT, Flow, Step
from gloaming.kernel.rulebook import Rulebook, Setting

STAY: Final = "stay"  # the period of what holds as long as the card that did it stays in play


@mypyc_attr(allow_interpreted_subclasses=True)
class InPlay(Peopled):
    """A running game of cards in play. Whatever changes its table calls `touch`."""

    shared: ClassVar[tuple[str, ...]] = ("answered", "teams", "deciders", "cards", "catalogue", "uses")
    written_once: ClassVar[tuple[str, ...]] = ("lasting",)
    made_anew: ClassVar[tuple[str, ...]] = ("readings",)
    periods: ClassVar[tuple[str, ...]] = ("game",)  # from the shortest to the longest

    cards: Catalogue
    catalogue: list[Ability]
    in_play: list[int]  # in the order in which they came
    hosts: list[int]  # for each card the one that it lies on, or nothing
    stamps: list[int]  # for each period, which one it is, counted through the game
    readings: Readings
    uses: dict[int, tuple[Lasting, Held | None]]  # how lasting effects are read: a memory that copies share

    def __init__(
        self,
        rulebook: Rulebook,
        setting: Setting,
        questions: dict[str, Question],
        teams: list[list[Player]],
        deciders: list[int],
        cards: Catalogue,
    ) -> None:
        super().__init__(rulebook, setting, questions, teams, deciders)
        self.cards = cards
        self.catalogue = cards.abilities
        self.in_play = []
        self.hosts = [NOTHING] * len(cards.kinds)
        self.stamps = [0] * len(type(self).periods)
        self.readings = Readings()
        self.uses = {}

    @abstractmethod
    def put_away(self, card: int) -> None:
        """Puts a card that has left play where such cards go."""

    def restore(self, state: dict[str, Any], choices: list[tuple[Seat, str]] | None) -> None:
        super().restore(state, choices)
        self.listen_to(self.catalogue)
        self.readings.forget()

    def imagine(self, seat: object, rng: Random) -> InPlay:
        return cast(InPlay, super().imagine(seat, rng))

    def ask_anew(self) -> None:
        self.readings.forget()
        super().ask_anew()

    # Reading the table.

    def read(self) -> Readings:
        """Returns what holds now."""
        readings = self.readings
        if not readings.known:
            readings.find_out(self)
        return readings

    def touch(self) -> None:
        """Notes that something has changed."""
        self.readings.known = False
        self.changed = True

    def controller(self, card: int) -> Player:
        """Returns who controls a card: its owner, unless something that lasts says otherwise."""
        controllers = self.read().controllers
        return controllers[card] if card in controllers else self.cards.owners[card]

    def number_of(self, what: str, card: int, printed: int) -> int:
        """Returns a number of a card in play as it is now."""
        return self.read().value(self, what, card, printed)

    def numbers_on(self, card: int) -> list[int]:
        """Returns the abilities that a card has now, by their numbers."""
        return self.read().numbers(self, card)

    def printed_numbers(self, card: int) -> list[int]:
        """Returns the abilities that are printed on a card."""
        return self.cards.numbers[self.cards.kinds[card]]

    def entry_of(self, card: int, number: int) -> int:
        """Returns the place in the catalogue of an ability, printed or gained, whether the card still has it or not."""
        return self.cards.printed[self.cards.kinds[card]][number] if is_printed(number) else number % CATALOGUE

    def ability_at(self, player: Player, card: int, number: int) -> Ability:
        return self.catalogue[self.entry_of(card, number)]

    def abilities_of(self, player: Player, card: int) -> tuple[Ability, ...]:
        return tuple([self.ability_at(player, card, number) for number in self.numbers_on(card)])

    def controlled_by(self, player: Player) -> list[int]:
        """Returns the cards in play under a player's control."""
        return [card for card in self.in_play if self.controller(card) == player]

    def attached_to(self, host: int) -> list[int]:
        """Returns the cards that lie on a card."""
        return [card for card in self.in_play if self.hosts[card] == host]

    # What holds.

    def lasting_changes(self) -> list[Held]:
        """Returns the modifiers that uses have left behind and that hold now, in the order of use."""
        found: list[Held] = []
        for lasting in self.lasting:
            if self.holds(lasting):
                held = self.held_by(lasting)
                if held is not None:
                    found.append(held)
        return found

    def held_by(self, lasting: Lasting) -> Held | None:
        """Returns the modifier that a use has left behind, if it is one; it is worked out once for all copies."""
        serial = int(lasting.serial)
        if serial in self.uses and self.uses[serial][0] is lasting:
            return self.uses[serial][1]
        use = lasting.use()
        effect = effect_on(self.ability_at(use.player, use.card, use.number), lasting.place)
        held = Held(effect, use, serial) if isinstance(effect, Changing) else None
        self.uses[serial] = (lasting, held)
        return held

    def standing_changes(self, card: int, number: int, player: Player) -> list[Held]:
        """Returns the modifiers that hold for a player by an ability of a card in play."""
        ability = self.catalogue[self.entry_of(card, number)]
        use = Use(player, card, number)
        if ability.conditions and not ability.applies(self, use):
            return []
        return [Held(effect, use, -2 - card) for effect in ability.effects if isinstance(effect, Changing)]

    def stamp_of(self, period: str) -> int:
        return 0 if period == STAY else self.stamps[type(self).periods.index(period)]

    def let_last(self, use: Use, modifier: Modifier) -> Step:
        period, later = modifier.period(), 1 if modifier.waits() else 0
        self.lasting.append(left_by(use, use.path(), period, self.stamp_of(period) + later, int(self.serial)))
        self.serial += 1
        self.touch()
        return NEXT

    def pass_periods(self, longest: i64) -> None:
        """Ends a period with all that are shorter: what held until then ends at one moment."""
        for at in range(longest + 1):
            self.stamps[at] += 1
        self.forget_past()
        self.uses_made = [facts for facts in self.uses_made if facts[3] >= self.stamp_of(self.limited_by(facts))]
        self.touch()

    def limited_by(self, facts: list[int]) -> str:
        """Returns the period of the limit under which a use was noted."""
        limit = self.limit_of(facts[0], facts[1], facts[2])
        assert limit is not None
        return limit.period

    def due(self, longest: i64) -> Lasting | None:
        """Returns the next delayed effect that comes at the end of a period, or of one of those that end with it."""
        for lasting in self.lasting:
            at = NOTHING if lasting.period == STAY else type(self).periods.index(lasting.period)
            if NOTHING < at <= longest and lasting.stamp <= self.stamps[at]:
                ability = self.ability_at(lasting.player, lasting.card, lasting.number)
                if isinstance(effect_on(ability, lasting.place), Delayed):
                    return lasting
        return None

    def carry_out(self, lasting: Lasting) -> Flow:
        """Returns the chapter of a delayed effect, which is left behind no longer."""
        self.lasting = [each for each in self.lasting if each is not lasting]
        return within(lasting.use(), lasting.place)

    # Changing the table.

    def put_into_play(self, card: int, host: int = NOTHING) -> None:
        """Puts a card into play, maybe on another."""
        self.in_play.append(card)
        self.hosts[card] = host
        self.touch()

    def leave_play(self, card: int) -> None:
        """Takes a card out of play: it is another one should it come back, and nothing that was done to it lasts."""
        self.in_play.remove(card)
        self.hosts[card] = NOTHING
        self.lasting = [
            each.without(card) if each.concerns(card) else each
            for each in self.lasting
            if each.card != card or each.period != STAY
        ]
        self.uses_made = [facts for facts in self.uses_made if facts[1] != card or self.counts_for_player(facts)]
        self.put_away(card)
        self.touch()

    def counts_for_player(self, facts: list[int]) -> bool:
        """Tells whether a noted use counts for its player, whatever becomes of the card."""
        limit = self.limit_of(facts[0], facts[1], facts[2])
        return limit is not None and limit.whose == "player"

    def leaving(self, cards: list[int], cause: int = NOTHING) -> Leaving:
        """Returns the chapter in which cards leave play, together with all that lies on them."""
        going = cards[:]
        for card in going:
            going.extend([each for each in self.attached_to(card) if each not in going])
        named = len(cards)  # the others go along with what they lie on
        return Leaving(
            [
                Item("left_play", going[at], self.controller(going[at]), 1 if at < named else 0, cause)
                for at in range(len(going))
            ]
        )

    def is_going(self, card: int) -> bool:
        """Tells whether a card is about to leave play, unless that is answered otherwise."""
        for frame in self.stack:
            if isinstance(frame, Leaving) and not frame.is_through():
                for item in frame.items:
                    if item.card == card:
                        return True
        return False

    def look_after_change(self) -> Flow | None:
        """Returns the chapter in which what lies on a card that has gone leaves play, if there is any."""
        orphans: list[int] = []
        for card in self.in_play:
            host = self.hosts[card]
            if host != NOTHING and host not in self.in_play and not self.is_going(card):
                orphans.append(card)
        return self.leaving(orphans) if orphans else None


def effect_on(ability: Ability, path: int) -> Effect:
    """Returns an effect of an ability, or one that stands within another, by where it stands."""
    if path < NESTED:
        return ability.effects[path]
    return effect_on(ability, path // NESTED - 1).inner()[path % NESTED]


def within(use: Use, path: int) -> Within:
    """Returns the chapter in which the effects that stand within one of a use's are taken."""
    chapter = Within(use.player, use.card, use.number)
    chapter.outer = path
    chapter.chosen = [cards[:] for cards in use.chosen]
    chapter.answers, chapter.item = use.answers, use.item
    return chapter
