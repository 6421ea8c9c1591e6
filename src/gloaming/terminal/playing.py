"""A person's own game against bots."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from gloaming.bots import bot
from gloaming.bots.eyes import Eyes
from gloaming.kernel.choices import Decision, Option
from gloaming.kernel.errors import Refused
from gloaming.terminal.bars import PromptBar
from gloaming.terminal.cards import KEYS, CardRow
from gloaming.terminal.live import LiveScreen
from gloaming.terminal.live_game import LiveGame
from gloaming.terminal.pages import Page, SurePage, WinnerPage
from gloaming.terminal.thinking import in_background
from gloaming.words.scene import Scene
from gloaming.words.seating import USUAL_BOT


class PlayScreen(LiveScreen):
    """The table with a person at it. Bots think in threads of their own; choices are taken here, one at a time."""

    keys_help = (
        "Keys: arrows and Enter, or the key of a card or choice, or a click.\n"
        "  u undo   h hint   s score sheet   l log   space speed up   q quit"
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("up", "move_down(-1)", show=False),
        Binding("down", "move_down(1)", show=False),
        Binding("enter", "take", "Choose", show=False),
        Binding("escape", "back", show=False),
        Binding("u", "undo", "Undo"),
        Binding("h", "hint", "Hint"),
        Binding("space", "hurry", "Speed up", show=False),
        Binding("x", "interject", show=False),
        Binding("q", "leave", "Quit"),
    ]

    def __init__(self, live: LiveGame, pace: float) -> None:
        super().__init__(live, live.person)
        self.pace = pace
        self.refused = ""
        self.hinted = ""
        self.changed = asyncio.Event()  # somebody made a choice, or undid one
        self.hurried = asyncio.Event()  # the pause after a bot's choice is cut short
        self.quiet = asyncio.Event()  # nothing happens until a key is pressed
        self.sheets_read = self.words.reckonings(self.scene())
        self.always = ""  # what can be chosen at any time, as its key is called

    def decision(self) -> Decision | None:
        """Returns the question open to the person; nothing is asked while a beat is shown."""
        return self.live.decision if self.beat is None else None

    async def run_table(self) -> None:
        """Lets bots answer, waits whenever only the person has a choice, and starts over after the end."""
        while True:
            await self.read_sheet()
            decision = self.live.waiting_bot()
            if self.live.game.over:
                await self.finish()
            elif self.live.answer_forced():
                await self.show_change()
            elif decision is None:
                await self.wait_for_person()
            else:
                await self.let_bot_choose(decision)

    async def wait_for_person(self) -> None:
        """Waits for a choice or an undo."""
        self.quiet.set()
        await self.changed.wait()
        self.changed.clear()
        self.quiet.clear()
        await self.show_change()

    def go_on(self) -> None:
        """Lets the table run again."""
        self.quiet.clear()
        self.changed.set()

    async def let_bot_choose(self, decision: Decision) -> None:
        """Takes a bot's choice, unless its question was undone while it thought."""
        option = await in_background(partial(self.live.think, decision.seat))
        if self.live.would_be_heard(decision, option):
            await self.pause()
        if decision in self.live.game.decisions:
            self.live.choose(decision.seat, option)
            await self.show_change()

    async def pause(self) -> bool:
        """Leaves time to read; tells whether nobody is in a hurry."""
        self.hurried.clear()
        if self.pace > 0:
            try:
                await asyncio.wait_for(self.hurried.wait(), self.pace)
            except TimeoutError:
                return True
        return False

    async def look(self) -> bool:
        """Leaves as much time for a beat as after a bot's choice; who hurries skips the others, too."""
        return await self.pause()

    async def read_sheet(self) -> None:
        """Shows the score sheet when a round has been scored."""
        lines = self.words.reckonings(self.scene())
        if lines > self.sheets_read:
            self.sheets_read = lines
            await self.lay(self.sheet_page(self.words.sheet_title(lines), "Enter continue"))

    async def lay(self, page: Page) -> str:
        """Lays a page over the table and returns the answer with which it was put away."""
        answer = self.app.push_screen(page, wait_for_dismiss=True)
        self.quiet.set()
        word = await answer
        self.quiet.clear()
        return word or ""

    async def finish(self) -> None:
        """Announces the winner and asks for another game."""
        keys = "n play again   Enter view the table   q quit"
        kept = "" if self.live.path is None or self.live.trouble else f"gloaming replay {self.live.path}\n"
        answer = await self.lay(WinnerPage(self.scene().log[-1], self.sheet(), kept + keys))
        if answer == "again":
            self.live = self.live.again()
            self.sheets_read = 0
            self.show()
        else:
            if answer == "leave":
                self.app.exit()
            await self.wait_for_person()

    def show_prompt(self, scene: Scene) -> None:
        """Shows what is asked, and what the pointed card would do or why it cannot be chosen."""
        self.name_always()
        note = self.refused or self.live.trouble or self.hinted or self.pointed_note(scene)
        asked = self.layout_of_game.question(scene) or self.words.prompt(scene)
        self.query_one(PromptBar).show(asked, note, scene.decision is not None, bool(self.refused))

    def pointed_note(self, scene: Scene) -> str:
        """Returns what the pointed card would do."""
        spot = self.layout_of_game.active_row().pointed
        if scene.decision is None or spot is None:
            return ""
        if step := self.layout_of_game.note(scene, spot.token):
            return step
        option = scene.decision.find(spot.token)
        if option is None:
            return self.live.refusal(self.words, scene, spot.token)
        return self.live.preview(self.words, scene, option)

    def on_key(self, event: events.Key) -> None:
        """Chooses the card of a key."""
        if event.key in KEYS and (token := self.layout_of_game.token_of(event.key)) is not None:
            event.stop()
            self.answer(token)

    def on_card_row_chosen(self, message: CardRow.Chosen) -> None:
        """Chooses the card that was clicked."""
        self.answer(message.token)

    def answer(self, token: str) -> None:
        """Takes the person's choice, or says why not."""
        assert self.eyes is not None
        self.refused = self.hinted = ""
        if self.beat is not None:
            self.hurried.set()
            return
        if self.layout_of_game.narrow(token):
            self.show()
            return
        try:
            self.live.choose(self.eyes, token)
        except Refused as error:
            self.refused = self.words.refusal(self.scene(), error.reason)
            self.show()
        else:
            self.go_on()

    def action_move(self, by: int) -> None:
        """Points at another card."""
        self.layout_of_game.active_row().move(by)
        self.refused = self.hinted = ""
        self.show_prompt(self.scene())

    def action_move_down(self, by: int) -> None:
        """Points at another choice of a menu."""
        self.layout_of_game.active_row().move_down(by)
        self.refused = self.hinted = ""
        self.show_prompt(self.scene())

    def action_back(self) -> None:
        """Goes back to the first of two steps to a choice."""
        self.refused = self.hinted = ""
        self.layout_of_game.widen()
        self.show()

    def action_take(self) -> None:
        """Chooses the pointed card, or comes back to the last page of a game that is over."""
        if self.live.game.over:
            self.go_on()
        spot = self.layout_of_game.active_row().pointed
        if spot is not None and spot.token:
            self.answer(spot.token)

    def action_undo(self) -> None:
        """Goes back to the person's previous decision."""
        self.refused = self.hinted = ""
        if self.live.undo():
            self.sheets_read = self.words.reckonings(self.scene())
            self.go_on()
        else:
            self.refused = "There is nothing to undo yet."
        self.show()

    def action_hurry(self) -> None:
        """Cuts the pause after a bot's choice short, or those at the beats of a change."""
        self.hurried.set()

    def action_hint(self) -> None:
        """Asks a bot what it would do here."""
        if self.live.decision is None:
            self.notify("You can ask for a hint on your turn.")
        else:
            self.run_worker(self.give_hint(), name="hint", exclusive=True, group="hint")

    async def give_hint(self) -> None:
        """Shows what the bot would choose in the person's seat."""
        game, seat = self.live.game, self.eyes
        assert seat is not None
        adviser = bot(USUAL_BOT, game.rulebook.name, game.setting.seed)
        option = await in_background(partial(adviser.choose, Eyes(game.clone(), seat)))
        if self.live.game is game and self.live.decision is not None:
            self.layout_of_game.active_row().point_at(option.token)
            label = self.words.label(self.scene(), option)
            self.hinted = f"Hint: {label[0].lower()}{label[1:]}."
            self.show_prompt(self.scene())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Tells whether a key does anything: only some games have choices that are open at any time."""
        if action in ("undo", "hint"):
            return not self.live.serious
        return bool(self.anytime()) if action == "interject" else True

    def help_with_keys(self) -> str:
        """Returns which keys do what, with the one for a choice that is open at any time."""
        always = [self.words.label(self.scene(), option).lower() for option in self.anytime()]
        return f"{self.keys_help}\n  x {always[0]}   Escape go back a step" if always else self.keys_help

    def name_always(self) -> None:
        """Calls the key for what can be chosen at any time by the game's word for it."""
        always = "".join(option.question.verb.replace("-", " ").capitalize() for option in self.anytime()[:1])
        if always != self.always:
            self.always = always
            self._bindings.key_to_bindings["x"] = [Binding("x", "interject", always)]
            self.refresh_bindings()

    def anytime(self) -> list[Option]:
        """Returns what the person may choose at any time."""
        return [] if self.eyes is None else self.live.game.anytime(self.eyes)

    def action_interject(self) -> None:
        """Asks whether the person is sure of a choice that is open at any time, such as to surrender."""
        if self.anytime():
            self.run_worker(self.make_sure(self.anytime()[0]), name="anytime", exclusive=True, group="anytime")

    async def make_sure(self, option: Option) -> None:
        """Takes such a choice once the person has confirmed it."""
        assert self.eyes is not None
        words = self.live.preview(self.words, self.scene(), option)
        answer = await self.app.push_screen(SurePage(words), wait_for_dismiss=True)
        if answer == "yes" and option in self.anytime():
            self.answer(option.token)

    def action_leave(self) -> None:
        """Leaves the table; the game has been kept."""
        self.app.exit()
