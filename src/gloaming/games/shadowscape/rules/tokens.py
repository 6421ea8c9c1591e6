"""Taking Trophies and Treasures, of which a Hero Area holds three at most (SHS-ATK-5 to SHS-ATK-7, SHS-SRCH-3)."""

from __future__ import annotations

from typing import ClassVar

from gloaming.games.shadowscape.rules import events
from gloaming.games.shadowscape.rules.game import Shadowscape
from gloaming.games.shadowscape.rules.symbols import NONE, Hero, Room
from gloaming.games.shadowscape.rules.tabletop import MOST_TOKENS
from gloaming.kernel.choices import Option, Seat
from gloaming.kernel.flow import DONE, NEXT, Flow, Step


class Gaining(Flow):
    """A Hero may take a token: that of an Enemy it has eliminated, or a Treasure that lies in a room."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "answer")

    def __init__(self, hero: Hero = 0, token: int = NONE, room: Room = NONE) -> None:
        super().__init__()
        self.hero = hero
        self.token = token
        self.room = room  # where the Treasure lies

    @property
    def is_treasure(self) -> bool:
        """Whether it is a Treasure in a room."""
        return self.room != NONE

    def offer(self, game: Shadowscape) -> Step:
        """Asks whether it is taken; whoever has three must say which of four goes (B-50)."""
        if self.token == game.lord_token:
            return NEXT
        questions = game.box.questions
        if game.tokens_of(self.hero) < MOST_TOKENS:
            return game.ask_hero(self.hero, [questions.take.options[self.token], questions.leave.options[self.token]])
        held = game.kept_tokens(self.hero)
        if self.is_treasure:  # which stays where it is if nobody takes it (SHS-SRCH-3)
            return game.ask_hero(self.hero, [*questions.drop.offer(held), questions.leave.options[self.token]])
        return game.ask_hero(self.hero, questions.drop.offer([*held, self.token]))

    def on_offer(self, game: Shadowscape, seat: Seat, option: Option) -> Step:
        """Takes it, or discards what was chosen (B-26)."""
        questions = game.box.questions
        if option.question is questions.drop:
            if option.value != self.token:
                game.lose_token(self.hero, option.value)
                self.keep(game)
            game.discard_token(option.value)
            game.tell_of(events.Dropped, self.hero, questions.take.names[option.value])
        elif option.question is questions.take:
            self.keep(game)
        elif not self.is_treasure:
            game.discard_token(self.token)
            game.tell_of(events.Dropped, self.hero, questions.take.names[self.token])
        return NEXT

    def keep(self, game: Shadowscape) -> None:
        """Puts the token into the Hero Area."""
        if self.is_treasure:
            game.treasure_at[self.room] = NONE
        game.gain_token(self.hero, self.token)
        game.tell_of(events.Taken, self.hero, game.box.questions.take.names[self.token])

    def answer(self, game: Shadowscape) -> Step:
        """Lets cards answer that an Enemy was eliminated, or a Treasure found."""
        if self.is_treasure:
            taken = game.treasure_at[self.room] == NONE
            return game.let_answer("found", self.hero, self.token, 1) if taken else DONE
        return game.let_answer("eliminated", self.hero, self.token, 1)
