"""Why a command or an option was not accepted."""


class Refusal(Exception):
    """A command or option is not allowed; nothing has changed.

    `code` is stable and meant for programs, `message` is a sentence meant for people.
    Neither may hold anything that the person refused does not already know.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
