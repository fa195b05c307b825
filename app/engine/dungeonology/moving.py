"""How Scholars come into Zones, and what happens to them there (EX-23, EX-53, EX-56, EX-57)."""

from app.engine.dungeonology import values
from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id, source
from app.engine.dungeonology.board.links import neighbours
from app.engine.dungeonology.exalted import check_exalted
from app.engine.dungeonology.state import OUT
from app.engine.dungeonology.tricks import discard
from app.engine.kernel.programs import Node, do, sequence
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()

PROGRAMS: dict[str, Node] = {
    # EX-58: Ambush, then the Boss; a Panic Card that looks at who enters comes last.
    "entered": sequence(
        do("ambush", seat="$seat", zone="$zone"),
        do("meet_boss", seat="$seat", zone="$zone"),
        do("meet_raiders", seat="$seat", zone="$zone"),
    ),
}


def put(run: DungeonologyRun, seat: int, zone: int, how: str) -> None:
    """A Scholar comes into a Zone, in whatever way; what lies in wait there happens next."""
    player = run.state.players[seat]
    origin = player.zone
    if origin in (zone, OUT):
        return
    player.zone = zone
    run.emit("scholar_moved", seat=seat, zone=zone, how=how, **{"from": origin})
    if zone != player.home:
        run.call("entered", seat=seat, zone=zone)


@VOCABULARY.operation
def ambush(run: DungeonologyRun, env: Env, seat: int, zone: int) -> None:
    """Sacrifice N Students, a Stun for each that is lacking (EX-53)."""
    state = run.state
    effect = run.content.zones[state.zones[zone].card].by_kind.get("ambush")
    if effect is None:
        return
    number = values.ambush(state, run.content, seat, effect.number)
    player = state.players[seat]
    lacking = max(0, number - player.students)
    run.emit("zone_effect", seat=seat, zone=zone, effect="ambush", number=number)
    if number > lacking:
        player.students -= number - lacking
        state.infirmary += number - lacking
        run.emit("students_sacrificed", seat=seat, count=number - lacking, students=player.students)
    if lacking:
        run.call("stun", seat=seat, count=lacking, avoidable=True)


@VOCABULARY.operation
def meet_boss(run: DungeonologyRun, env: Env, seat: int, zone: int) -> None:
    """The Boss Effect, at most once a turn for one Scholar (EX-56)."""
    state = run.state
    player = state.players[seat]
    effects = run.content.zones[state.zones[zone].card].by_kind
    if "boss" in effects and player.zone == zone and player.activated != state.turn and not _boss_gone(run):
        run.call("boss", seat=seat, you=seat, zone=zone)


def _boss_gone(run: DungeonologyRun) -> bool:
    """Whether the Boss Card has been discarded (RM-18)."""
    panic = run.state.panic_in_force
    return panic is not None and "final_raid" in run.content.panics[panic].rules


@VOCABULARY.operation
def meet_raiders(run: DungeonologyRun, env: Env, seat: int, zone: int) -> None:
    """Final Raid: who enters a Zone with Rigor or a Minion has a cube Raided (RM-18)."""
    state = run.state
    if not _boss_gone(run) or state.players[seat].zone != zone:
        return
    if zone in (state.rigor, *state.minions.values()):
        run.call("final_raid", seat=seat)


@VOCABULARY.question
def walk(run: DungeonologyRun, env: Env, seat: int, by: int) -> Requests:
    """A step by which an effect moves a Scholar, or none."""
    if not run.state.players[seat].inside:
        return {}
    doors = neighbours(run.state, run.state.players[seat].zone)
    choices = ["stay", *(f"step:{zone}" for zone in doors)]
    return ask_one(by, "walk", choices, source(run, env), scholar=seat) if doors else {}


@VOCABULARY.operation
def take_step(run: DungeonologyRun, env: Env, seat: int, choice: str | None) -> None:
    """The step is taken, if any."""
    if choice is not None and choice != "stay":
        put(run, seat, object_id(choice), "step")


@VOCABULARY.question
def zone_of_floor(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """Another Zone of the same Floor."""
    state = run.state
    here = state.zone_of(seat)
    zones = [zone.id for zone in state.floor_zones(here.floor) if zone.id != here.id]
    return ask_one(seat, "zone_of_floor", [f"zone:{zone}" for zone in zones], source(run, env))


@VOCABULARY.operation
def go_to(run: DungeonologyRun, env: Env, seat: int, choice: str | None) -> None:
    """The Scholar comes into the chosen Zone."""
    if choice is not None:
        put(run, seat, object_id(choice), "leap")


@VOCABULARY.operation
def come_to(run: DungeonologyRun, env: Env, seat: int, you: int) -> None:
    """The Scholar comes into the Zone of whoever decides."""
    put(run, seat, run.state.players[you].zone, "summoned")


@VOCABULARY.operation
def swap_places(run: DungeonologyRun, env: Env, seat: int, you: int) -> None:
    """Two Scholars change places; the one who decides enters first."""
    mine, theirs = run.state.players[you].zone, run.state.players[seat].zone
    put(run, seat, mine, "swapped")
    put(run, you, theirs, "swapped")


@VOCABULARY.operation
def back_to_camp(run: DungeonologyRun, env: Env, seat: int) -> None:
    """The Scholar is put into their Starting Zone."""
    put(run, seat, run.state.players[seat].home, "sent_home")


def leave_dungeon(run: DungeonologyRun, seat: int) -> None:
    """The Scholar is out: hand discarded, Students to the Infirmary (EX-48)."""
    state = run.state
    player = state.players[seat]
    for card in list(player.hand):
        discard(run, seat, card.id)
    state.infirmary += player.students
    player.students = 0
    player.zone = OUT
    run.emit("scholar_left", seat=seat)
    check_exalted(run)
