"""Every value that lasting things change, read through one function each."""

from collections.abc import Iterator

from app.engine.dungeonology.base import DungeonologyRun
from app.engine.dungeonology.compiled import Content, Repeated, SideContent, SkillContent, Standing
from app.engine.dungeonology.effects import Lasting
from app.engine.dungeonology.state import DungeonologyState, Played, Player
from app.engine.kernel.modifiers import modified


def side_of(state: DungeonologyState, content: Content, seat: int) -> SideContent:
    """The side of the Scholar card that is up (EX-61)."""
    return _side(content, state.players[seat])


def _side(content: Content, player: Player) -> SideContent:
    scholar = content.scholars[player.scholar]
    return scholar.exalted if player.exalted else scholar.side


def skill_of(state: DungeonologyState, content: Content, seat: int, skill: str) -> SkillContent | None:
    """The Scholar's skill with this id."""
    return _side(content, state.players[seat]).by_id.get(skill)


def has_skill(run: DungeonologyRun, seat: int, skill: str) -> bool:
    """Whether the Scholar has this skill."""
    return skill in _side(run.content, run.state.players[seat]).by_id


def standing(content: Content, player: Player, panic: str | None) -> Standing:
    """What all that lies before a Scholar comes to; kept for each set of cards.

    `panic` is the Panic Card in force.
    """
    interns = [intern.face for intern in player.interns] if player.interns else ()
    key = (player.scholar, player.exalted, panic, *player.jinxes, *interns)
    found = content.standings.get(key)
    if found is None:
        found = content.standings[key] = Standing(
            _totals(content, player, panic), tuple(_repeated(content, player))
        )
    return found


def _totals(content: Content, player: Player, panic: str | None) -> dict[str, int]:
    side = _side(content, player)
    totals = {"speed": side.speed, "hand_size": side.hand_size}
    for group in _lasting(content, player, panic):
        for each in group:
            totals[each.value] = totals.get(each.value, 0) + each.amount
    return totals


def _lasting(content: Content, player: Player, panic: str | None) -> Iterator[tuple[Lasting, ...]]:
    side = _side(content, player)
    yield side.lasting
    yield from (skill.lasting for skill in side.skills)
    yield from (content.jinxes[jinx].lasting for jinx in player.jinxes)
    yield from (content.interns[intern.face].lasting for intern in player.interns)
    if panic:
        yield content.panics[panic].lasting


def _repeated(content: Content, player: Player) -> Iterator[tuple[str, Repeated]]:
    for skill in _side(content, player).skills:
        yield from ((skill.id, each) for each in skill.whenever)
    for jinx in player.jinxes:
        yield from ((jinx, each) for each in content.jinxes[jinx].whenever)
    for intern in player.interns:
        yield from ((intern.face, each) for each in content.interns[intern.face].whenever)


def change(state: DungeonologyState, content: Content, seat: int, value: str) -> int:
    """By how much all that lasts changes a value of a Scholar; for Speed and Hand size, to what."""
    totals = standing(content, state.players[seat], state.panic_in_force).totals
    return modified(state.modifiers, value, seat, totals.get(value, 0))


def repeated(state: DungeonologyState, content: Content, seat: int) -> tuple[tuple[str, Repeated], ...]:
    """What repeats for a Scholar, with the card it comes from."""
    return standing(content, state.players[seat], state.panic_in_force).repeated


def speed(state: DungeonologyState, content: Content, seat: int) -> int:
    """How many steps a Movement phase has (EX-23)."""
    return max(0, change(state, content, seat, "speed"))


def hand_size(state: DungeonologyState, content: Content, seat: int) -> int:
    """Up to how many Trick Cards are held at the end of a turn (EX-27)."""
    return max(0, change(state, content, seat, "hand_size"))


def danger(state: DungeonologyState, content: Content, seat: int, printed: int) -> int:
    """The number of a Danger for a Scholar (EX-53)."""
    return max(0, printed + change(state, content, seat, "danger"))


def ambush(state: DungeonologyState, content: Content, seat: int, printed: int) -> int:
    """The number of an Ambush for a Scholar (EX-53)."""
    return max(0, printed + change(state, content, seat, "ambush"))


def bonus_value(state: DungeonologyState, content: Content, played: Played) -> int:
    """What a played option adds (EX-06, RM-36, RM-38)."""
    trick = content.tricks[played.card]
    bonus = trick.value + change(state, content, played.seat, f"{trick.type}_bonus")
    if trick.type == "exploration" and skill_of(state, content, played.seat, "great_explorer"):
        bonus *= 2
    return max(0, bonus * (2 if played.doubled else 1))


def stealth(state: DungeonologyState, content: Content) -> int:
    """The Stealth of the running Test at this moment (EX-30, EX-33)."""
    test = state.test
    assert test is not None
    player = state.players[test.actor]
    total = change(state, content, test.actor, f"{test.kind}_stealth") - player.stun
    if test.kind == "study":
        total += player.bonus
    total += content.numbers.knowledge_stealth * test.knowledge
    return total + sum(bonus_value(state, content, card) for card in test.played if card.side == "stealth")


def alert(state: DungeonologyState, content: Content) -> int:
    """The Alert of the running Test at this moment (EX-30, EX-33)."""
    test = state.test
    assert test is not None
    zone = state.zones[test.zone]
    total = zone.traps + boss_alert(state, content, test.actor, test.zone)
    total += change(state, content, test.actor, "alert")
    if test.target is None:
        total += content.zones[zone.card].alert
    else:
        guard = change(state, content, test.target, "guard")
        total += content.numbers.espionage_alert + state.players[test.target].students + guard
    each_more = change(state, content, test.actor, "options_against")
    options = [card for card in test.played if card.side == "alert"]
    total += sum(bonus_value(state, content, card) + each_more for card in options)
    return max(0, total)


def boss_alert(state: DungeonologyState, content: Content, seat: int, zone: int) -> int:
    """The Boss Alert Modifier of a Zone for a Scholar's Tests (EX-30, RM-35)."""
    if state.rigor != zone or skill_of(state, content, seat, "puppy"):
        return 0
    return content.numbers.boss_alert
