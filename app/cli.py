"""The command line: `python -m app [COMMAND] [OPTIONS]`.

A command is a module with a function `main(arguments) -> exit code`. It is imported only when it is called,
so that a simulation does not load the web server.
"""

import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = {
    "serve": "app.serve",
    "simulate": "app.simulate",
}
DEFAULT = "serve"


def main(arguments: Sequence[str]) -> int:
    """Run the command that the first argument names, else the default one; returns its exit code."""
    name, rest = DEFAULT, list(arguments)
    if rest and not rest[0].startswith("-"):
        name = rest.pop(0)
    if name not in COMMANDS:
        print(f"There is no command {name!r}. There is: {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    command = import_module(COMMANDS[name])
    return int(command.main(rest))
