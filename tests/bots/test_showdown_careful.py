"""What a careful duellist does."""

from __future__ import annotations

import gloaming
from gloaming.bots import Eyes, bot
from gloaming.games.showdown.questions import ROSTER


def test_a_careful_bot_does_not_always_bring_the_same_champion() -> None:
    picks = {
        bot("careful", "showdown", seed).choose(Eyes(gloaming.start("showdown", seed=1), 0)).token for seed in range(60)
    }
    assert picks == {f"pick {name}" for name in ROSTER}
