"""What routes are given: the parts of the service, and the person a request comes from."""

from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
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
    return network_of(request.client.host) if request.client else "unknown"


def network_of(host: str) -> str:
    """The address, or of an IPv6 address its network: whoever has one of them has 2^64."""
    with suppress(ValueError):
        address = ip_address(host)
        if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
            return str(ip_network((address, 64), strict=False))
    return host


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
