"""The terms the cards of Shadows & Syndicates are written in."""

from __future__ import annotations

from typing import Final

from gloaming.games.syndicates.rules.vocabulary import attaching, drawing, kt, leaving, standing
from gloaming.kernel.cards.vocabulary import Vocabulary, terms_in

VOCABULARY: Final = Vocabulary(terms_in(kt, drawing, leaving, standing, attaching), [])
