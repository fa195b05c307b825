"""Every error as the same typed body, with the right status and a sentence for people."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.routing import Match

from app.store.database import is_outage
from app.tables import forms
from app.tables.refused import Refused, internal_error, unavailable

STATUSES: Mapping[str, int] = {
    "malformed_json": 400,
    "unauthenticated": 401,
    "foreign_origin": 403,
    "host_only": 403,
    "not_seated": 403,
    "seat_revoked": 403,
    "spectators_do_not_play": 403,
    "not_found": 404,
    "unknown_game": 404,
    "unknown_table": 404,
    "wrong_code": 404,
    "method_not_allowed": 405,
    "already_started": 409,
    "clock_decides": 409,
    "empty_seat": 409,
    "game_over": 409,
    "key_reused": 409,
    "not_absent": 409,
    "not_asked": 409,
    "not_finished": 409,
    "not_playing": 409,
    "not_ready": 409,
    "not_watching": 409,
    "not_yourself": 409,
    "seat_taken": 409,
    "stale_ask": 409,
    "stale_version": 409,
    "stand_in_plays": 409,
    "table_full": 409,
    "too_few_seats": 409,
    "too_many_spectators": 409,
    "body_too_large": 413,
    "bad_message": 422,
    "bad_name": 422,
    "bad_options": 422,
    "bad_seats": 422,
    "bad_vote": 422,
    "illegal_answer": 422,
    "invalid_input": 422,
    "no_such_seat": 422,
    "unknown_bot": 422,
    "slow_down": 429,
    "internal_error": 500,
    "busy": 503,
    "unavailable": 503,
}
"""The HTTP status of every code."""

_BY_STATUS = {
    400: ("malformed_json", "The body of the request is not valid JSON."),
    404: ("not_found", "There is nothing at this address."),
    405: ("method_not_allowed", "This address does not take that method."),
}

log = logging.getLogger(__name__)


def error_response(code: str, message: str, details: Mapping[str, Any] | None = None) -> Response:
    """The response that every error gets."""
    body = {"error": {"code": code, "message": message, "details": details or None}}
    headers = {"Retry-After": str(details["retry_after"])} if details and "retry_after" in details else None
    return JSONResponse(body, STATUSES.get(code, 409), headers)


def install(app: FastAPI) -> None:
    """Makes the application answer with typed errors."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return error_response(error.code, error.message, error.details)


async def _invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problems = error.errors()
    if any(problem["type"] == "json_invalid" for problem in problems):
        return error_response(*_BY_STATUS[400])
    if any(problem["loc"][0] == "path" for problem in problems):
        return error_response(*_BY_STATUS[404])
    fields = [_field(problem["loc"]) for problem in problems]
    details = {"fields": list(dict.fromkeys(fields))[:20]}
    return error_response("invalid_input", _sentence(problems[0]["type"], fields[0]), details)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = _BY_STATUS.get(error.status_code)
    if known is None:
        log.error("an HTTP error without a code: %s", error)
        known = "internal_error", "Something went wrong on our side. Try again."
    response = error_response(*known)
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(_allowed_methods(request))
    return response


def _allowed_methods(request: Request) -> list[str]:
    """All that the address takes; the router itself would name those of one of its routes only."""
    routes = request.app.router.routes
    scopes = [{**request.scope, "method": method} for method in ("GET", "PATCH", "POST")]
    taken = [s["method"] for s in scopes if any(route.matches(s)[0] is Match.FULL for route in routes)]
    return taken or ["GET", "HEAD"]


def unexpected(error: Exception) -> Response:
    """The response to a mistake of ours, or to a database that has gone; it says nothing about the cause."""
    log.error("a request failed", exc_info=error)
    refused = unavailable() if is_outage(error) else internal_error()
    return error_response(refused.code, refused.message)


def _field(location: Sequence[str | int]) -> str:
    """The field's name with those around it, without the validator's names for what it tried."""
    names = [str(part) for part in location[1:]]
    depth = 2 if names[:1] in (["command"], ["options"]) else 1
    return ".".join(names[:depth])


def _sentence(kind: str, field: str) -> str:
    """What is wrong first of all. It repeats nothing of what was sent but the name of the field."""
    if not field:
        return "Send a JSON object, with Content-Type: application/json."
    match kind:
        case "missing":
            return forms.missing(field)
        case "extra_forbidden":
            return forms.unknown(field)
    return forms.wrong(field)
