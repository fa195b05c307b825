"""What routes are given: the parts of the service, and the person a request comes from."""

from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import APIKeyCookie, HTTPBearer

from app.settings import Settings
from app.store.records import PersonRecord
from app.tables.credentials import COOKIE, token_of, unauthenticated
from app.tables.parts import Tables

# Only for the API's description; the token itself is read by `token_of`, as it is for websockets.
_schemes = [
    Depends(HTTPBearer(auto_error=False, scheme_name="bearer", description="For API clients.")),
    Depends(APIKeyCookie(name=COOKIE, auto_error=False, scheme_name="cookie", description="For browsers.")),
]


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _settings(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


TablesPart = Annotated[Tables, Depends(_tables)]
SettingsPart = Annotated[Settings, Depends(_settings)]


def _address(request: Request) -> str:
    return request.client.host if request.client else "unknown"


Address = Annotated[str, Depends(_address)]
"""Where a request comes from, for limits."""


async def _me(
    request: Request,
    tables: TablesPart,
    _bearer: Annotated[object, _schemes[0]],
    _cookie: Annotated[object, _schemes[1]],
) -> PersonRecord:
    token = token_of(request.headers, request.cookies)
    person = await tables.people.by_token(token) if token else None
    if person is None:
        raise unauthenticated()
    tables.limits.take("request", str(person.id))
    return person


Me = Annotated[PersonRecord, Depends(_me)]
"""The person a request comes from; refuses a request without a valid token."""
