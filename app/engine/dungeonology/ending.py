"""How the game ends, and the score (EX-62, EX-64, RM-19)."""

from typing import NoReturn

from app.engine.dungeonology.base import DungeonologyRun
from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.definitions import COLOURS, UNIVERSAL
from app.engine.dungeonology.exalted import stars_of
from app.engine.dungeonology.raid import UNIVERSAL_POINTS, rigors_zones
from app.engine.dungeonology.state import DungeonologyState, Zone
from app.engine.kernel.outcome import Outcome, ScoreLine, ScoreRow
from app.engine.kernel.visibility import EVERYBODY

TIE_ORDER = (UNIVERSAL, *reversed(COLOURS))
"""RM-95's order of colours."""


def finish(run: DungeonologyRun, reason: str) -> NoReturn:
    """The game is over: the Clan Card is turned up and everybody is scored."""
    state = run.state
    clan = state.clan[0]
    if clan.known != EVERYBODY:
        clan.known = EVERYBODY
        run.emit("clan_revealed", clan=clan.face)
    outcome = (score_castle if state.mode == "kragmortha" else score)(state, run.content, reason)
    run.emit("game_ended", winners=list(outcome.winners), reason=reason)
    run.finish(outcome)


def finish_if_nobody_is_left(run: DungeonologyRun) -> None:
    """EX-62."""
    if not any(player.inside for player in run.state.players):
        finish(run, "nobody_left")


def score_lines(state: DungeonologyState, content: Content, seat: int) -> dict[str, int]:
    """The lines of a score sheet that make up its total (EX-64)."""
    player = state.players[seat]
    clan = content.clans[state.clan[0].face]
    lines: dict[str, int] = {
        colour: len(cubes) * (content.numbers.values[colour] + clan.modifiers.get(colour, 0))
        for colour, cubes in zip(COLOURS, player.columns, strict=True)
    }
    return {
        **lines,
        "thesis": player.thesis,
        "interns": sum(content.interns[intern.face].points for intern in player.interns),
        "jinxes": sum(content.jinxes[jinx].points for jinx in player.jinxes),
    }


def score(state: DungeonologyState, content: Content, reason: str) -> Outcome:
    """Highest total first; tied: more Stars, then more cubes by RM-95's order, then shared (EX-64)."""
    sheets = [score_lines(state, content, seat) for seat in range(state.seats)]
    ranks = [_rank(state, content, seat, sum(lines.values())) for seat, lines in enumerate(sheets)]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    rows = tuple(
        ScoreRow(seat, places[seat], _row(state, content, seat, lines)) for seat, lines in enumerate(sheets)
    )
    winners = tuple(
        seat for seat, place in enumerate(places) if place == 1 and not state.players[seat].removed
    )
    return Outcome(winners, reason, rows)


def _rank(state: DungeonologyState, content: Content, seat: int, total: int) -> tuple[int, ...]:
    player = state.players[seat]
    if player.removed:  # RM-19: not scored
        return (0,)
    cubes = [cube for column in player.columns for cube in column]
    return (1, total, stars_of(state, content, seat), *(cubes.count(colour) for colour in TIE_ORDER))


def _row(
    state: DungeonologyState, content: Content, seat: int, lines: dict[str, int]
) -> tuple[ScoreLine, ...]:
    if state.players[seat].removed:
        return (ScoreLine("removed", 0),)
    rest = {"total": sum(lines.values()), "stars": stars_of(state, content, seat)}
    return tuple(ScoreLine(label, value) for label, value in {**lines, **rest}.items())


def zone_lines(state: DungeonologyState, content: Content, zone: Zone) -> dict[str, int]:
    """The points of the cubes in a Zone of the Castle, with the Clan's modifiers (RM-90, RM-91)."""
    clan = content.clans[state.clan[0].face]
    lines: dict[str, int] = {
        colour: zone.spaces.count(colour) * (content.numbers.values[colour] + clan.modifiers.get(colour, 0))
        for colour in COLOURS
    }
    return {**lines, UNIVERSAL: zone.spaces.count(UNIVERSAL) * UNIVERSAL_POINTS}


def punishment_threshold(state: DungeonologyState, content: Content) -> int:
    """The higher result of Rigor's two Zones (RM-91)."""
    return max(sum(zone_lines(state, content, zone).values()) for zone in rigors_zones(state, content))


def score_castle(state: DungeonologyState, content: Content, reason: str) -> Outcome:
    """The Wrath takes all from the Threshold on; the best of the rest wins (RM-90 to RM-95)."""
    threshold = punishment_threshold(state, content)
    sheets = [_castle_lines(state, content, seat) for seat in range(state.seats)]
    totals = [sum(lines.values()) for lines in sheets]
    ranks = [_castle_rank(state, seat, total, threshold) for seat, total in enumerate(totals)]
    best = [seat for seat, rank in enumerate(ranks) if rank == max(ranks) and rank[0] == 1]
    rows = []
    for seat, lines in enumerate(sheets):
        last = {"total": totals[seat], "threshold": threshold, "wrath": int(totals[seat] >= threshold)}
        shown = tuple(ScoreLine(label, value) for label, value in {**lines, **last}.items())
        rows.append(ScoreRow(seat, 1 + sum(other > ranks[seat] for other in ranks), shown))
    return Outcome(tuple(best) if len(best) == 1 else (), reason, tuple(rows))


def _castle_lines(state: DungeonologyState, content: Content, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        **zone_lines(state, content, state.zones[player.home]),
        "interns": sum(content.interns[intern.face].points for intern in player.interns),
        "jinxes": sum(content.jinxes[jinx].points for jinx in player.jinxes),
    }


def _castle_rank(state: DungeonologyState, seat: int, total: int, threshold: int) -> tuple[int, ...]:
    spaces = state.zones[state.players[seat].home].spaces
    return (int(total < threshold), total, *(spaces.count(colour) for colour in TIE_ORDER))
