"""The terms the cards of Shadowscape are written in."""
