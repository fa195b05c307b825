"""What goes in and out over REST: allow-lists, with nothing beside the fields named here."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from app.tables.pace import Clock


class Input(BaseModel):
    """A request body: unknown fields and values of another type are errors."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Output(BaseModel):
    """A response body."""

    model_config = ConfigDict(extra="forbid")


Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(ge=0, le=99)]
Text = Annotated[str, Field(max_length=4000)]
Choice = Annotated[str, Field(max_length=100)]
Whole = Annotated[int, Field(ge=-(2**31), le=2**31 - 1)]
Options = Annotated[
    dict[
        Annotated[str, Field(max_length=50)],
        bool | Annotated[int, Field(ge=-(2**31), le=2**31 - 1)] | Choice | None,
    ],
    Field(max_length=50, examples=[{"coins_to_win": 10}]),
]
Seats = Annotated[int, Field(ge=1, le=20, description="How many seats the table has.")]


class NameIn(Input):
    """How somebody wants to be called."""

    name: Annotated[Text, Field(description="1 to 24 visible characters.", examples=["Ada"])]


class TableIn(Input):
    """A new table."""

    game: Annotated[Choice, Field(examples=["looterz"])]
    options: Options = {}
    seats: Seats | None = None
    clock: Clock = "off"


class OptionsIn(Input):
    """What the host changes; what is left out stays."""

    options: Options | None = None
    seats: Seats | None = None
    clock: Clock | None = None


class ReadyIn(Input):
    """Whether somebody wants to begin."""

    ready: bool


class KickIn(Input):
    """Whose seat is taken away."""

    seat: SeatNumber


class BotIn(Input):
    """Which bot sits on a seat; null takes it away."""

    seat: SeatNumber
    kind: Literal["heuristic", "random"] | None


class SpectatorsIn(Input):
    """Whether people without a seat may look on."""

    allowed: bool


class TurnOutIn(Input):
    """Which spectator is turned out."""

    spectator: Annotated[str, Field(pattern="^[0-9a-f]{16}$")]


class VoteIn(Input):
    """Whether a bot should play for somebody who is away."""

    seat: SeatNumber
    vote: bool = True


class AnswerIn(Input):
    """An answer to the open question `ask`: a choice, a number, or a list of choices."""

    ask: Number
    answer: Choice | Whole | Annotated[list[Choice], Field(max_length=500)]


class CommandIn(Input):
    """A command. `id` is of the client's making; a command sent again with it is carried out only once."""

    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$", examples=["5f0c7c1e-6f0e-4b0a"])]
    command: AnswerIn
    version: Annotated[Number | None, Field(description="The version of the view that was answered.")] = None


class ChatIn(Input):
    """Something to say."""

    text: Annotated[Text, Field(description="1 to 500 characters of plain text.", examples=["Good luck!"])]


class PersonOut(Output):
    """A person."""

    id: str
    name: str


class MeOut(Output):
    """Who you are."""

    person: PersonOut


class GuestOut(MeOut):
    """Who you are from now on, and the secret that proves it."""

    token: str


class GameOut(Output):
    """A game that can be played here."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    options_schema: dict[str, Any]


class GamesOut(Output):
    """All games."""

    games: list[GameOut]


class SeatOut(Output):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str | None
    bot: str | None
    ready: bool
    connected: bool
    stand_in: bool
    deadline: str | None
    absent_since: str | None
    votes: list[int]


class WatcherOut(Output):
    """Somebody who may look on, for the host."""

    id: str
    name: str
    connected: bool


class TableOut(Output):
    """A table."""

    id: str
    code: str | None
    invite_path: str | None
    watch_path: str | None
    spectators: int
    watchers: list[WatcherOut] | None
    game: str
    status: Literal["lobby", "playing", "finished"]
    options: dict[str, Any]
    clock: str
    host_seat: int
    my_seat: int | None
    game_id: str | None
    game_number: int
    seats: list[SeatOut]


class TablesOut(Output):
    """Your tables."""

    tables: list[TableOut]


class InviteOut(Output):
    """What an invite code leads to."""

    table_id: str
    game: str
    host_name: str
    seats_free: int
    status: Literal["lobby", "playing", "finished"]


class VersionOut(Output):
    """The version that a command led to."""

    version: int


class ViewOut(Output):
    """The game as you may see it."""

    game_id: str
    version: int
    view: dict[str, Any]


class EventsOfVersion(Output):
    """What happened on the way to a version, as you may know it."""

    version: int
    events: list[dict[str, Any]]


class EventsOut(Output):
    """What happened."""

    events: list[EventsOfVersion]


class RecordOut(Output):
    """A game that is over, with everything that was secret while it went on."""

    game: str
    game_id: str
    seats: int
    commitment: str
    seed: str
    content: str
    content_hash: str
    events: list[EventsOfVersion]


class MessageOut(Output):
    """A line of chat."""

    id: int
    seat: int
    name: str
    text: str
    at: str


class MessagesOut(Output):
    """The last lines of chat."""

    messages: list[MessageOut]


class SaidOut(Output):
    """What you have just said."""

    message: MessageOut


class HealthOut(Output):
    """The service and its database are up."""

    status: Literal["ok"]


class ErrorOut(Output):
    """What is wrong: a code for programs and a sentence for people."""

    code: str
    message: str
    details: dict[str, Any] | None = None


class ErrorBody(Output):
    """The body of every error."""

    error: ErrorOut
