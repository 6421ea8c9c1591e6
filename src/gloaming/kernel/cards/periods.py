"""The end of a period: what was delayed until then comes, and then all that held so long ends at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from gloaming.kernel.flow import NEXT, Flow, Step

if TYPE_CHECKING:
    from gloaming.kernel.cards.in_play import InPlay


class PeriodEnds(Flow):
    """A period ends, and with it those that are shorter."""

    steps: ClassVar[tuple[str, ...]] = ("carry_out", "end")

    longest: i64  # by its place among the periods of the rulebook

    def __init__(self, longest: i64 = 0) -> None:
        super().__init__()
        self.longest = longest

    def carry_out(self, game: InPlay) -> Step:
        """Carries out what was delayed until now, in the order of use."""
        lasting = game.due(self.longest)
        return NEXT if lasting is None else game.enter_and_return(game.carry_out(lasting))

    def end(self, game: InPlay) -> Step:
        """Ends everything that held until now, all of it before anything follows from that."""
        game.pass_periods(self.longest)
        return NEXT
