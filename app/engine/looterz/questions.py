"""What the programs of cards can ask, and the conditions and lists that they read.

A question builds its requests from the state; without a legal answer it asks nobody.
"""

from app.engine.kernel.requests import Request, number_between, pick_exactly, pick_one, put_in_order
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary
from app.engine.looterz.dungeon import LooterzRun
from app.engine.looterz.effects import Whose
from app.engine.looterz.state import Looter
from app.engine.looterz.targets import attack_targets, selectable, steal_victims

VOCABULARY = Vocabulary()
question = VOCABULARY.question
Requests = dict[int, Request]


def actor(env: Env) -> int:
    """The seat that acts at the moment."""
    seat = env["seat"]
    assert isinstance(seat, int)
    return seat


def source(env: Env) -> str | None:
    """The card that asks, or None for the rules."""
    card = env.get("card")
    return card if isinstance(card, str) else None


def pick_looter(env: Env, prompt: str, looterz: list[Looter], **params: int) -> Requests:
    """A request for one of the given Looterz; nobody is asked when there is none."""
    if not looterz:
        return {}
    choices = tuple(f"looter:{looter.id}" for looter in looterz)
    return {actor(env): pick_one(prompt, choices, source(env), params=params)}


@question
def looter(run: LooterzRun, env: Env, prompt: str, whose: Whose, max_hearts: int) -> Requests:
    """One Looter that the effect may choose (LZ-56)."""
    return pick_looter(env, prompt, selectable(run.state, run.content, actor(env), whose, max_hearts))


@question
def attack_target(run: LooterzRun, env: Env, looter: int) -> Requests:
    """Whom the Looter attacks (LZ-35)."""
    targets = attack_targets(run.state, run.content, actor(env), looter)
    return pick_looter(env, "attack_target", targets, looter=looter)


@question
def wounded_looter(run: LooterzRun, env: Env) -> Requests:
    """A Looter that has lost Heart tokens (LZ-64)."""
    printed = run.content.by_id
    eligible = selectable(run.state, run.content, actor(env), "any", max_hearts=0)
    return pick_looter(env, "heal", [hurt for hurt in eligible if hurt.hearts < printed[hurt.face].hearts])


@question
def sacrifice(run: LooterzRun, env: Env, spared: int | None) -> Requests:
    """One of your own Looterz (LZ-53)."""
    own = run.state.players[actor(env)].looterz
    return pick_looter(env, "sacrifice", [candidate for candidate in own if candidate.id != spared])


@question
def steal_victim(run: LooterzRun, env: Env) -> Requests:
    """Which of the richest players is robbed (LZ-57)."""
    victims = steal_victims(run.state, actor(env))
    if not victims:
        return {}
    choices = tuple(f"seat:{seat}" for seat in victims)
    return {actor(env): pick_one("steal_victim", choices, source(env))}


@question
def hand_cards(run: LooterzRun, env: Env, prompt: str, count: int) -> Requests:
    """Cards of your own hand, exactly so many, or all if there are fewer."""
    hand = run.state.players[actor(env)].hand
    if not hand:
        return {}
    choices = tuple(f"card:{card.id}" for card in hand)
    return {actor(env): pick_exactly(count, prompt, choices, source(env))}


@question
def graveyard_card(run: LooterzRun, env: Env, prompt: str) -> Requests:
    """A card of the Graveyard: not the one whose Last Wish this is (LZ-54), none twice a turn (LZ-62)."""
    state = run.state
    choices = tuple(
        f"card:{card.id}"
        for card in reversed(state.graveyard)
        if card.id != env.get("grave_of_wish") and card.returned != state.turn
    )
    return {actor(env): pick_one(prompt, choices, source(env))} if choices else {}


@question
def foreseen_card(run: LooterzRun, env: Env, count: int) -> Requests:
    """Which of the cards seen is taken; "tower:0" is the top card."""
    choices = _top_of_tower(run, count)
    return {actor(env): pick_one("take_foreseen", choices, source(env))} if choices else {}


@question
def foreseen_order(run: LooterzRun, env: Env, count: int) -> Requests:
    """In which order the other cards seen go back, uppermost first."""
    choices = _top_of_tower(run, count)
    return {actor(env): put_in_order("order_foreseen", choices, source(env))} if choices else {}


def _top_of_tower(run: LooterzRun, count: int) -> tuple[str, ...]:
    return tuple(f"tower:{depth}" for depth in range(min(count, len(run.state.tower))))


@question
def bury(run: LooterzRun, env: Env) -> Requests:
    """Whether the top card goes to the bottom."""
    if not run.state.tower:
        return {}
    return {actor(env): pick_one("bury", ("yes", "no"), source(env), default="no")}


@question
def pay_or_sacrifice(run: LooterzRun, env: Env) -> Requests:
    """A coin or a Looter, whichever the player has."""
    player = run.state.players[actor(env)]
    choices = tuple(
        choice for choice, possible in (("pay", player.coins > 0), ("sacrifice", player.looterz)) if possible
    )
    return {actor(env): pick_one("pay_or_sacrifice", choices, source(env))} if choices else {}


@question
def bid(run: LooterzRun, env: Env, maximum: int) -> Requests:
    """How many coins everybody who has any offers, in secret and at once."""
    return {
        seat: number_between(0, min(maximum, run.state.players[seat].coins), "bid", source(env))
        for seat in run.state.seats_from(actor(env))
        if run.state.players[seat].coins > 0
    }


@VOCABULARY.condition
def in_dungeon(run: LooterzRun, env: Env, looter: int) -> bool:
    """Whether the Looter is still in the dungeon (LZ-38)."""
    return run.state.looter(looter) is not None


@VOCABULARY.list
def players_from_you(run: LooterzRun, env: Env) -> tuple[int | str, ...]:
    """All players, clockwise from the controller of the skill (LZ-52)."""
    you = env["you"]
    assert isinstance(you, int)
    return run.state.seats_from(you)


@VOCABULARY.list
def opponents_from_you(run: LooterzRun, env: Env) -> tuple[int | str, ...]:
    """All other players, clockwise from the controller of the skill."""
    return players_from_you(run, env)[1:]
