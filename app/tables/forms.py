"""What the fields of requests and frames must hold, in words for who has got one wrong."""

from collections.abc import Mapping

FORMS: Mapping[str, str] = {
    "after": "a whole number that is not negative",
    "allowed": "true or false",
    "answer": "a choice, a whole number, or a list of choices",
    "ask": "a whole number that is not negative",
    "clock": "“off”, “30s” or “2min”",
    "command": "an object with “ask” and “answer”",
    "game": "the name of a game",
    "id": "a text of 1 to 64 letters, digits, “-” or “_”",
    "kind": "“heuristic”, “random” or null",
    "name": "a text of at most 4000 characters",
    "options": "an object whose values are texts, whole numbers, true, false or null",
    "ready": "true or false",
    "seat": "a whole number from 0 to 99",
    "seats": "a whole number from 1 to 20",
    "spectator": "the id of a spectator, as the table tells it",
    "text": "a text of at most 4000 characters",
    "type": "“command”, “chat” or “ping”",
    "version": "a whole number that is not negative",
    "vote": "true or false",
}

LONGEST_FIELD = 50


def missing(field: str) -> str:
    """A field was left out."""
    return f"The field “{field}” is missing."


def unknown(field: str) -> str:
    """A field is one too many."""
    return f"There is no field “{field[:LONGEST_FIELD]}” here."


def wrong(field: str) -> str:
    """A field (with the names of those around it) holds what it cannot hold."""
    form = FORMS.get(field.rpartition(".")[2])
    if form is None:
        return f"The field “{field[:LONGEST_FIELD]}” is not right."
    return f"The field “{field}” must be {form}."
