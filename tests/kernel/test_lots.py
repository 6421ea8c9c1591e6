"""The lots of a tournament."""

from __future__ import annotations

from gloaming.kernel.tournament.lots import Lots


def test_lots_never_fall_otherwise_so_that_a_kept_tournament_is_drawn_as_it_was() -> None:
    assert Lots(7, "draw").shuffled(12) == [3, 11, 8, 2, 9, 1, 0, 4, 5, 10, 7, 6]
    assert Lots(7, "final").below(2**48) == 177669145645360
