"""Rigor's profile A: he brings Zones of his castle and haunts Scholars (RM-25, RM-43, RM-50)."""

from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, randomize
from app.engine.dungeonology.board.geometry import Spot, turned
from app.engine.dungeonology.board.links import layout
from app.engine.dungeonology.board.placing import placements
from app.engine.dungeonology.exploring import lay_zone, pile_of
from app.engine.dungeonology.targets import in_reach
from app.engine.dungeonology.tokens import place_rigor
from app.engine.kernel.programs import Node, choose, do, sequence, when
from app.engine.kernel.state import Env
from app.engine.kernel.visibility import EVERYBODY, Card
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()

PROFILE_A: Node = sequence(
    do("draw_kragmortha", you="$seat"),
    choose("place_kragmortha", into="place", you="$seat"),
    when(
        "is_set",
        sequence(
            do("lay_kragmortha", you="$seat", place="$place"),
            do("settle_zone", seat="$seat", zone="$castle"),
        ),
        otherwise=do("keep_kragmortha"),
        value="$place",
    ),
    do("haunt"),
)
"""In this order: a Kragmortha Zone if one is left, Rigor goes to a randomized Scholar (RM-25)."""


@VOCABULARY.condition
def profile_a(run: DungeonologyRun, env: Env) -> bool:
    """Whether Rigor is played by his profile A."""
    return run.state.mode == "dark_lord"


@VOCABULARY.operation
def draw_kragmortha(run: DungeonologyRun, env: Env, you: int) -> None:
    """The top Kragmortha Zone is turned up."""
    state = run.state
    if state.kragmortha:
        state.placing = state.kragmortha.pop().face
        run.emit("zone_drawn", seat=you, card=state.placing, floor=4)


@VOCABULARY.question
def place_kragmortha(run: DungeonologyRun, env: Env, you: int) -> Requests:
    """Wherever the activator prefers, by the placing rules, on any Floor (RM-25)."""
    if run.state.placing is None:
        return {}
    return ask_one(you, "place_kragmortha", _places(run), run.state.placing)


def _places(run: DungeonologyRun) -> list[str]:
    """Every different way to lay the Zone: floor, place, turn; turns that look alike count once."""
    state = run.state
    assert state.placing is not None
    exits = run.content.zones[state.placing].exits
    found: dict[tuple[int, int, int, int], str] = {}
    for floor in sorted({zone.floor for zone in state.zones}):
        zones = state.floor_zones(floor)
        plan = layout(run.content, zones)
        for base in range(len(zones)):
            for x, y, turn in placements(plan, base, exits, not pile_of(state, floor)):
                found.setdefault((floor, x, y, turned(exits, turn)), f"place:{floor}:{x}:{y}:{turn}")
    return list(found.values())


@VOCABULARY.operation
def lay_kragmortha(run: DungeonologyRun, env: Env, you: int, place: str) -> None:
    """The Zone joins the Floor where it is laid."""
    state = run.state
    assert state.placing is not None
    floor, x, y, turn = (int(part) for part in place.split(":")[1:])
    env["castle"] = lay_zone(run, state.placing, floor, Spot(x, y, turn), you).id
    state.placing = None


@VOCABULARY.operation
def keep_kragmortha(run: DungeonologyRun, env: Env) -> None:
    """A Zone that fits nowhere goes back below its pile."""
    state = run.state
    if state.placing is not None:
        state.kragmortha.insert(0, Card(0, state.placing, EVERYBODY))
        run.emit("zone_put_below", card=state.placing, floor=4, reason="does_not_fit")
        state.placing = None


@VOCABULARY.operation
def haunt(run: DungeonologyRun, env: Env) -> None:
    """Rigor goes to a randomized Scholar, never into the Camp; if all are there he stays (RM-25)."""
    seats = in_reach(run.state, run.content, run.state.active, "dungeon")
    if seats:
        seat = randomize(run, seats, "scholar")
        place_rigor(run, run.state.players[seat].zone)


@VOCABULARY.operation
def bring_minion(run: DungeonologyRun, env: Env, zone: int) -> None:
    """In Dark Lord Mode the Minion's figure comes with its Zone (RM-43)."""
    state = run.state
    effect = run.content.zones[state.zones[zone].card].by_kind.get("minion")
    if state.mode == "dark_lord" and effect is not None:
        state.minions[effect.word] = zone
        run.emit("minion_placed", minion=effect.word, zone=zone)
