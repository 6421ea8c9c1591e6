"""Shadow Cards in short, with the scoring that is in force in a round."""

from __future__ import annotations

from gloaming.games.shadow_cards.rules.view import Scoring

PLAY = """\
Each round you set two cards aside (three with two players).
Their sum is your prediction: win {goal} that many trick points.
Follow the suit that was led if you can. The highest red card wins a
trick, or if there is none, the highest card of the suit led. The
winner scores one card of the trick: its number is trick points.

{scoring}

Red ▲ R is trump; yellow ◆ Y, green ● G, blue ■ B. x starts, → leads.\
"""
FIRST_LESSON = """\
This round is the first lesson. Your experience is
  made    your prediction, if you reach or pass it
  under   nothing\
"""
SECOND_LESSON = """\
This round is the second lesson. Your experience is
  exact   three times your prediction
  over    your prediction plus your points
  under   your points\
"""
NORMAL = """\
  exact   three times your prediction
  over    your prediction plus your points
  under   your points
  none    no points at all: twice your prediction
  most    the most points of all, but not exact: your three best
          point cards (five with two players) minus the others\
"""
SCORINGS: dict[Scoring, str] = {"first lesson": FIRST_LESSON, "second lesson": SECOND_LESSON, "normal": NORMAL}


def help_in(scoring: Scoring) -> str:
    """Returns the rules in short, for a round of one of the three ways of scoring."""
    return PLAY.format(goal="at least" if scoring == "first lesson" else "exactly", scoring=SCORINGS[scoring])
