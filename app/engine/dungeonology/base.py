"""What every module of the rules uses: the run, the words of choices, random results that everybody sees."""

from collections.abc import Sequence
from typing import Any, TypeVar

from app.engine.dungeonology.compiled import Content
from app.engine.dungeonology.state import DungeonologyState
from app.engine.kernel.chance import below, shuffle
from app.engine.kernel.requests import Request, pick_one
from app.engine.kernel.run import Run
from app.engine.kernel.state import Env
from app.engine.kernel.visibility import NOBODY, Card

DungeonologyRun = Run[DungeonologyState, Content]
Requests = dict[int, Request]
T = TypeVar("T")


def object_id(choice: str) -> int:
    """The id in a choice such as "step:3"."""
    return int(choice.split(":")[1])


def source(run: DungeonologyRun, env: Env) -> str | None:
    """The card that asks, or None for the rules."""
    card = env.get("card")
    return card if isinstance(card, str) else None


def ask_one(
    seat: int,
    prompt: str,
    choices: Sequence[str],
    source: str | None = None,
    default: str | None = None,
    secret: bool = False,
    **params: int | str,
) -> Requests:
    """One seat picks one of `choices`; without any it is not asked.

    `secret`: the choices come from a hand, so that it is asked even where there is only one.
    """
    if not choices:
        return {}
    if secret:
        first = default or choices[0]
        return {
            seat: Request("one", prompt, first, tuple(choices), source=source, params=params, secret=True)
        }
    return {seat: pick_one(prompt, tuple(choices), source, default, params)}


def randomize(run: DungeonologyRun, things: Sequence[T], what: str) -> T:
    """One of `things`, each as likely as any other; everybody sees the draw and what it was among (EX-18)."""
    return things[_drawn(run, len(things), what, among=list(things))]


def randomize_trick(run: DungeonologyRun, seat: int) -> Card:
    """A card of a hand, each as likely as any other; everybody sees the draw (EX-18)."""
    hand = run.state.players[seat].hand
    return hand[_drawn(run, len(hand), "trick", seat=seat)]


def _drawn(run: DungeonologyRun, count: int, what: str, **told: Any) -> int:
    first = run.state.draws
    index = below(run.state, count)
    run.emit("randomized", what=what, dice=[index], of=count, draw=first, **told)
    return index


def shuffle_cards(run: DungeonologyRun, cards: list[Card], what: str) -> None:
    """Shuffles a pile: nobody knows a card of it any more.

    The number drawn last is shown, a check on the shuffle for when the seed is public.
    """
    first = run.state.draws
    for card in cards:
        card.id, card.known = 0, NOBODY
    shuffle(run.state, cards)
    run.emit("shuffled", what=what, dice=[below(run.state, 1 << 16)], draw=first, count=len(cards))


def hand_card(state: DungeonologyState, seat: int, id: int) -> Card:
    """The card of a hand with this id."""
    return next(card for card in state.players[seat].hand if card.id == id)
