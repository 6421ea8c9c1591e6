"""A game's chapters in progress and its open questions as plain data, and back."""

from __future__ import annotations

from typing import Any

from gloaming.kernel.choices import Decision, Question, asked
from gloaming.kernel.flow import Flow, Together, frame_of, together_in
from gloaming.kernel.plain import Plain


def frame_state(frame: Flow) -> dict[str, Any]:
    """Returns a frame as plain data."""
    if isinstance(frame, Together):
        branches = [[frame_state(inner) for inner in branch] for branch in frame.branches]
        return {"chapter": "Together", "at": frame.at, "branches": branches}
    return {"chapter": type(frame).__name__, **frame.facts()}


def restored_frame(state: dict[str, Any], chapters: dict[str, type[Flow]]) -> Flow:
    """Returns the frame that `frame_state` described."""
    if state["chapter"] == "Together":
        branches = [[restored_frame(inner, chapters) for inner in branch] for branch in state["branches"]]
        return together_in(state["at"], branches)
    return frame_of(chapters[state["chapter"]], {name: state[name] for name in state if name != "chapter"})


def decision_state(decision: Decision) -> dict[str, Plain]:
    """Returns a decision as plain data."""
    role: dict[str, Plain] = {"role": decision.role} if decision.role else {}
    return {
        "seat": decision.seat,
        "team": list(decision.team),
        "own": decision.own,
        "options": [[option.question.verb, option.value] for option in decision.options],
        "number": decision.number,
        "branch": decision.branch,
        **role,
    }


def restored_decision(state: dict[str, Any], questions: dict[str, Question]) -> Decision:
    """Returns the decision that `decision_state` described."""
    options = [questions[verb].options[value] for verb, value in state["options"]]
    team, role = list(state["team"]), state.get("role", "")
    return asked(state["seat"], options, state["number"], team, state["own"], state["branch"], role)
