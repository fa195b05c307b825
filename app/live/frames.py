"""The frames that a client may send: exactly these fields, of exactly these types."""

import re
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from app.tables import forms
from app.tables.refused import Refused

LARGEST = 64 * 1024

Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}\Z")]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Choice = Annotated[str, Meta(max_length=100)]
AnyAnswer = (
    Choice | Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)] | Annotated[list[Choice], Meta(max_length=500)]
)


class CommandBody(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to an ask."""

    ask: Number
    answer: AnyAnswer


class CommandFrame(Struct, frozen=True, forbid_unknown_fields=True, tag="command"):
    """Gives an answer; `id` makes sending it twice harmless."""

    id: Key
    command: CommandBody
    version: Number | None = None


class ChatFrame(Struct, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Says something to the table."""

    text: str


class PingFrame(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Asks for a sign of life."""


Frame = CommandFrame | ChatFrame | PingFrame

_decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


_MISSING, _UNKNOWN = re.compile(r"missing required field `(.+?)`"), re.compile(r"unknown field `(.+?)`")
_PLACE = re.compile(r"at `\$\.([a-z.]+)")


def parse_frame(text: str) -> Frame:
    """The frame in a message of the client."""
    try:
        return _decoder.decode(text.encode())
    except msgspec.ValidationError as error:
        raise Refused("invalid_input", _sentence(str(error))) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("malformed_json", "This message is not valid JSON.") from None


def _sentence(complaint: str) -> str:
    """The decoder's complaint in words for people."""
    if (found := _MISSING.search(complaint)) is not None:
        return forms.missing(found[1])
    if (found := _UNKNOWN.search(complaint)) is not None:
        return forms.unknown(found[1])
    if (found := _PLACE.search(complaint)) is not None:
        return forms.wrong(found[1])
    return "A message must be a JSON object."
