"""What a bot expects of a choice, in a few words."""

from __future__ import annotations

from typing import Final

SUREST: Final = 0.99  # nobody who imagines what is hidden knows more


def to_win(chance: float) -> str:
    """Returns a chance to win.

    >>> to_win(0.564), to_win(0.0), to_win(1.02)
    ('56% to win', 'under 1% to win', 'over 99% to win')
    """
    if chance > SUREST:
        return f"over {SUREST:.0%} to win"
    if chance < 1 - SUREST:
        return f"under {1 - SUREST:.0%} to win"
    return f"{chance:.0%} to win"


def lead(ahead: float, unit: str) -> str:
    """Returns how far one is ahead or behind.

    >>> lead(3.46, "points"), lead(-12.0, "points"), lead(-0.02, "points")
    ('3.5 points ahead', '12.0 points behind', 'level')
    """
    told = f"{abs(ahead):.1f}"
    if float(told) == 0:
        return "level"
    return f"{told} {unit} {'ahead' if ahead > 0 else 'behind'}"
