"""Every door of the server, tried with whatever its description allows and with much that it does not."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis import checks

import gloaming
from gloaming.table.web.describing import description
from gloaming.table.web.plan import ROUTES
from gloaming.table.web.routes import TABLE_ID
from gloaming.table.web.visits import COOKIE
from table.security.open_house import Guest, OpenHouse

NOT_CHECKED = [
    checks.positive_data_acceptance,  # what fits the description may still be refused, such as a game nobody knows
    checks.ignored_auth,  # every door is open to guests
]


@pytest.fixture(scope="module")
def amy(house: OpenHouse) -> Guest:
    """Somebody who has finished a game, plays another and waits at a third table."""
    amy = house.guest()
    finish(house, amy)
    amy.opens("showdown", "me moth", start=True)
    amy.opens()
    return amy


def finish(house: OpenHouse, amy: Guest) -> str:
    """Plays a game to its end, by the first option that is offered."""
    table = amy.opens("showdown", "me moth", start=True)
    with amy.at(table, texts=False) as line:
        sight = line.sight()
        while sight["table"]["phase"] != "over":
            if sight["decision"] is not None:
                token = sight["decision"]["options"][0]["token"]
                line.ask("choose", number=sight["decision"]["number"], token=token)
            sight = line.newest()
    return table


DESCRIPTION = description(ROUTES, gloaming.__version__)
schema = schemathesis.openapi.from_dict(DESCRIPTION)


def test_the_description_is_told(house: OpenHouse) -> None:
    assert house.guest().http.get("/api/openapi.json").json() == DESCRIPTION


@schema.parametrize()
@settings(max_examples=25, derandomize=True)
def test_a_door_answers_as_described(case: schemathesis.Case[Any], house: OpenHouse, amy: Guest) -> None:
    if re.fullmatch(TABLE_ID["pattern"], str(case.path_parameters.get("id"))):
        ids = [record["id"] for record in amy.http.get("/api/records?mine=true").json()]
        ids += [table["id"] for table in amy.http.get("/api/tables").json()]
        case.path_parameters["id"] = Random(str(case.path_parameters)).choice(ids)
    case.call_and_validate(f"http://{house.host}", cookies={COOKIE: amy.cookie}, excluded_checks=NOT_CHECKED)
