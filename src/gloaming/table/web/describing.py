"""The HTTP interface in the words of OpenAPI, made from the types it is checked with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gloaming.table import protocol, requests
from gloaming.table.web.routes import Route

REFUSALS = {
    "400": "The request cannot be read or carried out.",
    "401": "No guest or account is known, or the token is not from this server.",
    "403": "You are not allowed to do this.",
    "404": "Not found.",
    "409": "Already taken, or too late.",
    "413": "Too large.",
    "429": "Too many requests; wait a little.",
    "503": "The database is not responding.",
}


def description(routes: Sequence[Route], version: str) -> dict[str, Any]:
    """Returns the OpenAPI description of the server."""
    types: list[Any] = [route.answer for route in routes if route.answer is not None]
    types += [route.body for route in routes if route.body is not None]
    types += [protocol.Problem, requests.AnyRequest, protocol.AnyAnswer]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    found = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Gloaming",
            "version": version,
            "description": "Shadow card games. A program sends `Authorization: Bearer TOKEN`; it plays over the "
            "socket `/api/tables/{id}/socket`, to which a client sends AnyRequest and which sends AnyAnswer.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }


def operation(route: Route, found: dict[str, Any]) -> dict[str, Any]:
    """Returns the description of one route."""
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    if route.answer is not None:
        content = {"application/json": {"schema": found[str(route.answer)]}}
    answers: dict[str, Any] = {str(route.status): {"description": "Done.", "content": content}}
    answers |= {status: {"description": REFUSALS[status], "content": problem} for status in route.refusals}
    described: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.summary,
        "parameters": [
            {"name": name, "in": place, "required": place == "path", "schema": schema}
            for name, place, schema in route.parameters
        ],
        "responses": answers,
    }
    if route.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": found[str(route.body)]}},
        }
    return described
