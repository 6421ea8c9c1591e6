"""The terms the cards of Shadows & Syndicates are written in."""

from __future__ import annotations

from typing import Final

from gloaming.games.syndicates.rules.vocabulary.attaching import Attach
from gloaming.games.syndicates.rules.vocabulary.drawing import DrawCharacter, DrawFx
from gloaming.games.syndicates.rules.vocabulary.hitting import Hit
from gloaming.games.syndicates.rules.vocabulary.leaving import FamilyLeaves, Leave, LeavesIf, SkipTurn
from gloaming.games.syndicates.rules.vocabulary.shielding import Immune
from gloaming.games.syndicates.rules.vocabulary.strengthening import Gain, Give, Lose
from gloaming.kernel.cards.terms import Vocabulary

VOCABULARY: Final = Vocabulary(
    [Hit, Gain, Lose, Give, DrawFx, DrawCharacter, Leave, FamilyLeaves, SkipTurn, Immune, LeavesIf, Attach], []
)
