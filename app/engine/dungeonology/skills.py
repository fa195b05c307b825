"""What a Scholar can use at any time in their turn outside a Test: skills, Interns, asides (EX-26, EX-35)."""

from app.engine.dungeonology import values
from app.engine.dungeonology.base import DungeonologyRun, Requests, ask_one, object_id
from app.engine.dungeonology.compiled import OptionContent
from app.engine.dungeonology.kragmortha import begin_archive, can_archive
from app.engine.dungeonology.playing import play_aside
from app.engine.dungeonology.targets import affordable, others, worthwhile
from app.engine.kernel.programs import Node, choose, do, sequence, when
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary()

PROGRAMS: dict[str, Node] = {
    "o_the_bag": sequence(
        do("stun", seat="$you", count=1, avoidable=False),
        choose("bag_price", into="price", seat="$seat"),
        when(
            "answer_is",
            sequence(
                choose("own_cube", into="cube", seat="$seat", prompt="give_cube"),
                do("move_cube_to", cube="$cube", seat="$you"),
            ),
            otherwise=sequence(
                do("show_hand", seat="$seat", you="$you"),
                choose("shown_card", into="shown", seat="$seat", you="$you"),
                do("take_shown", seat="$seat", you="$you", card="$shown"),
            ),
            answer="$price",
            value="cube",
        ),
    ),
}


def usable(run: DungeonologyRun, seat: int, use: OptionContent, from_hand: bool = False) -> bool:
    """Whether something can be chosen: payable, and with something to concern (EX-42)."""
    return affordable(run.state, seat, use, from_hand) and worthwhile(run.state, run.content, seat, use)


def free_choices(run: DungeonologyRun, seat: int) -> list[str]:
    """What can be used now without being an action."""
    state = run.state
    player = state.players[seat]
    choices = [
        f"aside:{card.id}:{number}"
        for card in player.hand
        for number, option in run.content.tricks[card.face].by_kind.get("aside", ())
        if usable(run, seat, option, from_hand=True)
    ]
    for skill in values.side_of(state, run.content, seat).skills:
        if (
            skill.kind == "free"
            and skill.id not in player.used
            and skill.use
            and usable(run, seat, skill.use)
        ):
            choices.append(f"skill:{skill.id}")
        elif skill.id == "o_the_bag":
            choices += [f"bag:{other}" for other in bag_targets(run, seat)]
    if can_archive(run, seat):
        choices.append("archive")
    for index, intern in enumerate(player.interns):
        once = run.content.interns[intern.face].once
        if once is not None and not intern.used and usable(run, seat, once):
            choices.append(f"intern:{index}")
    return choices


def bag_targets(run: DungeonologyRun, seat: int) -> list[int]:
    """Scholars in Lex-A's Zone, not yet so targeted this turn, who have cubes or cards (RM-37)."""
    state = run.state
    return [
        other
        for other in others(state, run.content, seat, "zone", "")
        if state.players[other].bagged != state.turn
        and (state.players[other].cubes or state.players[other].hand)
    ]


def use_free(run: DungeonologyRun, seat: int, choice: str) -> bool:
    """Uses what was chosen; False when it is none of these."""
    verb, _, rest = choice.partition(":")
    if verb == "aside":
        play_aside(run, seat, object_id(choice), int(choice.split(":")[2]))
    elif verb == "skill":
        use_skill(run, seat, rest)
    elif verb == "bag":
        run.state.players[int(rest)].bagged = run.state.turn
        run.emit("skill_used", seat=seat, skill="o_the_bag", card=None)
        run.call("o_the_bag", you=seat, seat=int(rest))
    elif verb == "archive":
        begin_archive(run, {}, seat)
    elif verb == "intern":
        intern = run.state.players[seat].interns[int(rest)]
        intern.used = True
        run.emit("intern_used", seat=seat, intern=intern.face)
        once = run.content.interns[intern.face].once
        assert once is not None
        _run_use(run, seat, once, intern.face)
    else:
        return False
    return True


def use_skill(run: DungeonologyRun, seat: int, skill: str) -> None:
    """A skill with a program of its own."""
    own = values.skill_of(run.state, run.content, seat, skill)
    assert own is not None
    assert own.use is not None
    run.state.players[seat].used.append(skill)
    run.emit("skill_used", seat=seat, skill=skill, card=None)
    _run_use(run, seat, own.use, skill)


def _run_use(run: DungeonologyRun, seat: int, use: OptionContent, card: str) -> None:
    if use.program is not None:
        run.call(use.program, you=seat, seat=seat, card=card)


@VOCABULARY.question
def bag_price(run: DungeonologyRun, env: Env, seat: int) -> Requests:
    """A cube, or a card of the hand shown; whoever has only one of the two has no choice (RM-37)."""
    player = run.state.players[seat]
    choices = ["cube"] if player.cubes else []
    choices += ["card"] if player.hand else []
    return ask_one(seat, "o_the_bag", choices)


def main_choices(run: DungeonologyRun, seat: int) -> list[str]:
    """The Trick Cards whose main effect can be played."""
    return [
        f"main:{card.id}"
        for card in run.state.players[seat].hand
        if usable(run, seat, run.content.tricks[card.face].main, from_hand=True)
    ]
