"""Wounds: where they go, and how they are removed (SHS-EAT-8 to SHS-EAT-10, SHS-HEAL-1 to SHS-HEAL-5)."""

from __future__ import annotations

from typing import ClassVar, Final

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import Hero
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import AGAIN, DONE, NEXT, Flow, Step

NOBODY: Final[list[Hero]] = []


def places_for_wounds(game: Shadowscape, hero: Hero) -> list[int]:
    """Returns the cards with a free Wound symbol, disabled and exhausted ones too (SHS-EAT-8, B-35)."""
    found = [card for card in game.areas[hero] if game.free_slots(card) > 0]
    if game.hurt[hero] < game.box.heroes.slots[game.hero_cards[hero]]:
        found.append(game.box.questions.first_hero + game.hero_cards[hero])
    return found


def room_for_wounds(game: Shadowscape, hero: Hero) -> int:
    """Returns how many more Wounds a Hero Area can take."""
    free = game.box.heroes.slots[game.hero_cards[hero]] - game.hurt[hero]
    return max(0, free) + sum([game.free_slots(card) for card in game.areas[hero]])


def put_wound(game: Shadowscape, hero: Hero, place: int) -> None:
    """Puts a Wound on a card."""
    questions = game.box.questions
    if place >= questions.first_hero:
        game.hurt[hero] += 1
    else:
        game.wounds[place] += 1
    game.tell_of(events.Wounded, hero, questions.wound.names[place])


def remove_wound(game: Shadowscape, hero: Hero, place: int) -> None:
    """Removes a Wound from a card; without its last one an Action Card can be used again (SHS-DIS-4)."""
    questions = game.box.questions
    if place >= questions.first_hero:
        game.hurt[hero] -= 1
    else:
        game.wounds[place] -= 1
    game.tell_of(events.Healed, hero, questions.mend.names[place])


class Suffering(Flow):
    """A Hero takes Wounds, each on a card that its player chooses."""

    steps: ClassVar[tuple[str, ...]] = ("place", "answer")

    def __init__(self, hero: Hero = 0, count: int = 0) -> None:
        super().__init__()
        self.hero = hero
        self.count = count  # of Wounds that are left
        self.taken = 0

    def place(self, game: Shadowscape) -> Step:
        """Asks for the card of the next Wound, if it matters; without a free symbol they are lost (SHS-EAT-10)."""
        if self.count == 0:
            return NEXT
        places = places_for_wounds(game, self.hero)
        if not places:
            game.tell_of(events.WoundsIgnored, self.hero, self.count)
            self.count = 0
            return NEXT
        if len(places) == 1 or self.count >= room_for_wounds(game, self.hero):
            return self.put(game, places[0])
        return game.ask_hero(self.hero, game.box.questions.wound.offer(places))

    def on_place(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Puts the Wound there."""
        return self.put(game, option.value)

    def put(self, game: Shadowscape, place: int) -> Step:
        """Puts one Wound somewhere."""
        put_wound(game, self.hero, place)
        self.count -= 1
        self.taken += 1
        return AGAIN

    def answer(self, game: Shadowscape) -> Step:
        """Lets cards answer that the Hero was wounded."""
        if self.taken == 0:
            return DONE
        return game.let_answer("wounded", self.hero, game.box.from_hero + game.hero_cards[self.hero], self.taken)


class SufferingEach(Flow):
    """Several Heroes take as many Wounds each."""

    steps: ClassVar[tuple[str, ...]] = ("suffer",)

    def __init__(self, heroes: list[Hero] = NOBODY, count: int = 0) -> None:
        super().__init__()
        self.heroes: list[Hero] = heroes
        self.count = count
        self.next = 0

    def suffer(self, game: Shadowscape) -> Step:
        """Has the next of them suffer."""
        if self.next == len(self.heroes):
            return DONE
        self.next += 1
        return game.enter_and_return(Suffering(self.heroes[self.next - 1], self.count))


class Mending(Flow):
    """Wounds of one or several Heroes are removed, as one of them chooses."""

    steps: ClassVar[tuple[str, ...]] = ("mend", "answer")

    def __init__(self, healer: Hero = 0, healed: list[Hero] = NOBODY, points: int = 0) -> None:
        super().__init__()
        self.healer = healer
        self.healed: list[Hero] = healed
        self.points = points
        self.mended = 0

    def mend(self, game: Shadowscape) -> Step:
        """Asks from which card the next Wound goes, if it matters."""
        places = self.places(game)
        if self.points <= 0 or not places:
            return NEXT
        if len(places) == 1 or self.points >= sum([game.wounds_of(hero) for hero in self.healed]):
            return self.remove(game, places[0])
        return game.ask_hero(self.healer, game.box.questions.mend.offer(places))

    def on_mend(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Removes a Wound from the card."""
        return self.remove(game, option.value)

    def places(self, game: Shadowscape) -> list[int]:
        """Returns the cards with Wounds."""
        found: list[int] = []
        for hero in self.healed:
            found += [card for card in game.areas[hero] if game.wounds[card] > 0]
            if game.hurt[hero] > 0:
                found.append(game.box.questions.first_hero + game.hero_cards[hero])
        return found

    def remove(self, game: Shadowscape, place: int) -> Step:
        """Removes one Wound."""
        questions = game.box.questions
        for hero in self.healed:
            if place in game.areas[hero] or place == questions.first_hero + game.hero_cards[hero]:
                remove_wound(game, hero, place)
                break
        self.points -= 1
        self.mended += 1
        return AGAIN

    def answer(self, game: Shadowscape) -> Step:
        """Lets cards answer that Wounds were healed."""
        return game.let_answer("healed", self.healer, -1, self.mended) if self.mended else DONE
