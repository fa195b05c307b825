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
            return random.randint(request["min"], request["max"])
    raise ValueError(f"unknown kind of request {request['kind']!r}")
