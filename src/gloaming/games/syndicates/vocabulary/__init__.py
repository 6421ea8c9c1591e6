"""The words the cards of Shadows & Syndicates are written in."""

from __future__ import annotations

from typing import Final

from gloaming.games.syndicates.vocabulary.attaching import Attach
from gloaming.games.syndicates.vocabulary.drawing import DrawCharacter, DrawFx
from gloaming.games.syndicates.vocabulary.hitting import Hit
from gloaming.games.syndicates.vocabulary.leaving import FamilyLeaves, Leave, LeavesIf, SkipTurn
from gloaming.games.syndicates.vocabulary.shielding import Immune
from gloaming.games.syndicates.vocabulary.strengthening import Gain, Give, Lose
from gloaming.kernel.cards.words import Vocabulary

VOCABULARY: Final = Vocabulary(
    [Hit, Gain, Lose, Give, DrawFx, DrawCharacter, Leave, FamilyLeaves, SkipTurn, Immune, LeavesIf, Attach], []
)
