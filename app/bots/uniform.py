"""Any legal answer, each as likely as the others."""

from random import Random
from typing import Any


def answer(request: dict[str, Any], random: Random) -> str | int | list[str]:
    """A random answer to a request: the number of picks first, then which."""
    choices = request["choices"]
    match request["kind"]:
        case "one":
            chosen: str = random.choice(choices)
            return chosen
        case "many":
            return random.sample(choices, random.randint(request["min"], request["max"]))
        case "order":
            return random.sample(choices, len(choices))
        case "number":
            # Numbers can be many; a word that may be said instead is as likely as one of them.
            drawn = random.randint(request["min"], request["max"] + len(choices))
            return drawn if drawn <= request["max"] else str(choices[drawn - request["max"] - 1])
    raise ValueError(f"unknown kind of request {request['kind']!r}")
