"""A board: cards in play and elsewhere, and who may use which of their abilities, as an action or as an answer."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from gloaming.kernel.cards.answering import Answering, Forced, Window
from gloaming.kernel.cards.happening import AHEAD, HAPPENED, Happening
from gloaming.kernel.cards.in_play import InPlay
from gloaming.kernel.cards.initiating import BoardUse
from gloaming.kernel.cards.moments import NOTHING, Player
from gloaming.kernel.cards.readings import SLOTS
from gloaming.kernel.choices import Option
from gloaming.kernel.flow import Flow


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(InPlay):
    """A running game on a board.

    Its question `use` has for each card as many answers as `SLOTS`, one for each ability that it may have at a time;
    its questions `first` and `about` have one for each card.
    """

    # What a rulebook's game must answer.

    @abstractmethod
    def lies_in(self, player: Player, place: str, card: int) -> bool:
        """Tells whether a card lies in a place of a player's, other than in play."""

    @abstractmethod
    def may_lie_in(self, player: Player, place: str, card: int) -> bool:
        """Tells the same as far as everyone can see."""

    def may_use(self, player: Player, card: int) -> bool:
        """Tells whether a player may use a card in play: its own, or one that belongs to nobody."""
        controller = self.controller(card)
        return controller in (player, NOTHING)

    def new_use(self, player: Player, card: int, number: int) -> BoardUse:
        return BoardUse(player, card, number)

    # Answering.

    def answered_items(self, happening: Happening, before: bool) -> list[int]:
        """Returns which items can be answered: those that are ahead, or those that have happened."""
        fate = AHEAD if before else HAPPENED
        items = happening.items
        return [at for at in range(len(items)) if items[at].fate == fate]

    def use_in(self, player: Player, card: int, number: int, moment: Answering, items: list[int]) -> BoardUse | None:
        """Returns the use of an ability that answers one of some items, if it does."""
        ability = self.ability_at(player, card, number)
        name = self.moments[moment.moment].name
        happening = self.happening_at(moment.place)
        use: BoardUse | None = None
        for at in items:
            item = happening.items[at]
            if (item.kind, name) in ability.answered and (item.fate != AHEAD or card not in item.replaced_by):
                if use is None:
                    use = self.new_use(player, card, number)
                    use.answers = moment.place
                for trigger in ability.triggers:
                    if trigger.event == item.kind and trigger.heard(self, use, item):
                        use.pointed.append(at)
                        break
        if use is None or not use.pointed:
            return None
        use.item = use.pointed[0]
        return use

    def listeners(self, moment: Answering, elsewhere: bool) -> list[tuple[int, int]]:
        """Returns the abilities that answer such things at a moment: those in play, or all that are elsewhere."""
        at = self.moments[moment.moment]
        items = self.happening_at(moment.place).items
        kinds: list[str] = []
        found: list[tuple[int, int]] = []
        for item in items:
            if item.kind not in kinds:
                kinds.append(item.kind)
                if elsewhere:
                    found += self.cards.elsewhere.get(at.name, {}).get(item.kind, [])
                else:
                    found += self.read().listening(self, at.name, item.kind)
        return found if len(kinds) < 2 else list(dict.fromkeys(found))

    def might_answer(self, player: Player, window: Window) -> bool:
        items = self.answered_items(self.happening_at(window.place), self.moments[window.moment].before)
        for card, number in self.listeners(window, False):
            if self.may_use(player, card) and self.usable_in(player, card, number, window, items) is not None:
                return True
        for card, number in self.listeners(window, True):
            ability = self.ability_at(player, card, number)
            if self.cards.owners[card] == player and self.may_lie_in(player, ability.place, card):
                use = self.use_in(player, card, number, window, items)
                if use is not None and ability.payable(self, use) and not self.used_up(player, card, number):
                    return True
        return False

    def answering_uses(self, player: Player, window: Window) -> list[BoardUse]:
        """Returns all uses with which a player can answer."""
        items = self.answered_items(self.happening_at(window.place), self.moments[window.moment].before)
        found: list[BoardUse] = []
        for card, number in self.listeners(window, False):
            if self.may_use(player, card):
                use = self.usable_in(player, card, number, window, items)
                if use is not None:
                    found.append(use)
        for card, number in self.listeners(window, True):
            place = self.ability_at(player, card, number).place
            if self.cards.owners[card] == player and self.lies_in(player, place, card):
                use = self.usable_in(player, card, number, window, items)
                if use is not None:
                    found.append(use)
        return found

    def usable_in(self, player: Player, card: int, number: int, moment: Answering, items: list[int]) -> BoardUse | None:
        """Returns the use of an ability as an answer, if it fits, may be used and would change anything."""
        if self.used_up(player, card, number):
            return None
        use = self.use_in(player, card, number, moment, items)
        return use if use is not None and self.ability_at(player, card, number).usable(self, use) else None

    def answers(self, player: Player, window: Window) -> list[Option]:
        return [self.use_option(use.card, use.number) for use in self.answering_uses(player, window)]

    def answer(self, player: Player, option: Option, window: Window) -> Flow:
        card, number = self.used_by(option)
        for use in self.answering_uses(player, window):
            if use.card == card and use.number == number:
                return use
        raise AssertionError(f"{option.token} answers nothing")

    def forced(self, moment: Forced) -> list[list[int]]:
        items = self.answered_items(self.happening_at(moment.place), self.moments[moment.moment].before)
        found: list[list[int]] = []
        for card, number in self.listeners(moment, False):
            player = self.controller(card)
            for at in items:
                use = self.usable_in(player, card, number, moment, [at])
                if use is not None:
                    found.append([player, card, number, at])
        return found

    # Acting.

    def actions(self, player: Player, elsewhere: dict[str, list[int]]) -> list[Option]:
        """Returns the actions that a player may use: of cards in play, and of those in other places of its own."""
        found: list[Option] = []
        for card, number in self.read().acting(self):
            if self.may_use(player, card) and self.can_act(player, card, number, ""):
                found.append(self.use_option(card, number))
        for place, cards in elsewhere.items():
            for card in cards:
                numbers = [each for each in self.printed_numbers(card) if self.can_act(player, card, each, place)]
                found += [self.use_option(card, number) for number in numbers]
        return found

    def can_act(self, player: Player, card: int, number: int, place: str) -> bool:
        """Tells whether an ability is an action that a player may use from a place, and that would change anything."""
        ability = self.ability_at(player, card, number)
        if not ability.action or ability.place != place or self.used_up(player, card, number):
            return False
        return ability.usable(self, self.new_use(player, card, number))

    # Which ability an option means.

    def use_option(self, card: int, number: int) -> Option:
        """Returns the option by which an ability is used."""
        slot = self.numbers_on(card).index(number)
        return self.questions["use"].options[card * SLOTS + slot]

    def used_by(self, option: Option) -> tuple[int, int]:
        """Returns the card and the number of the ability that an option uses."""
        card = option.value // SLOTS
        return card, self.numbers_on(card)[option.value % SLOTS]
