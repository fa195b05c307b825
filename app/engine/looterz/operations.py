"""What the programs of cards can do.

A None where a Looter or card should be means that nothing could be chosen.
"""

from app.engine.kernel.chance import roll
from app.engine.kernel.modifiers import modify
from app.engine.kernel.state import Env
from app.engine.kernel.vocabulary import Vocabulary
from app.engine.looterz import dungeon, ending, tower
from app.engine.looterz.dungeon import LooterzRun
from app.engine.looterz.state import RIGOR, Looter

VOCABULARY = Vocabulary()
operation = VOCABULARY.operation


def object_id(choice: str) -> int:
    """The id in a choice such as "looter:31"."""
    return int(choice.partition(":")[2])


@operation
def skip(run: LooterzRun, env: Env, reason: str) -> None:
    """Says in the log that a part of an effect could not be done (LZ-61)."""
    run.emit("skipped", card=env["card"], reason=reason)


def _chosen(run: LooterzRun, env: Env, choice: str | None, reason: str = "no_target") -> Looter | None:
    """The Looter that was chosen; none, and a word in the log, where there was nothing to choose (LZ-61)."""
    looter = run.state.looter(object_id(choice)) if choice is not None else None
    if looter is None:
        skip(run, env, reason)
    return looter


@operation
def announce_skill(run: LooterzRun, env: Env) -> None:
    """Says in the log whose skill begins."""
    run.emit("skill_used", seat=env["you"], looter=env["looter"], card=env["card"], keyword=env["keyword"])


@operation
def run_skill(run: LooterzRun, env: Env, program: str) -> None:
    """Runs the program of the skill."""
    run.call(program, **env)


@operation
def act_as(run: LooterzRun, env: Env, seat: int) -> None:
    """From here on `seat` acts."""
    env["seat"] = seat


@operation
def be_yourself_again(run: LooterzRun, env: Env) -> None:
    """After the others have acted, the controller of the skill acts again."""
    env["seat"] = env["you"]


@operation
def gain_coins(run: LooterzRun, env: Env, seat: int, amount: int) -> None:
    """LZ-12."""
    ending.gain_coins(run, seat, amount)


@operation
def steal_coin(run: LooterzRun, env: Env, seat: int, victim: str | None) -> None:
    """LZ-57."""
    if victim is None:
        skip(run, env, "nobody_to_rob")
    else:
        ending.steal_coin(run, seat, object_id(victim))


@operation
def pay_coin(run: LooterzRun, env: Env, payer: int, payee: int) -> None:
    """A coin from one player to another."""
    ending.hand_over_coin(run, payer, payee)


@operation
def draw_cards(run: LooterzRun, env: Env, seat: int, count: int) -> None:
    """LZ-15."""
    for _ in range(count):
        tower.draw(run, seat)


@operation
def discard_cards(run: LooterzRun, env: Env, seat: int, cards: tuple[str, ...] | None) -> None:
    """LZ-55."""
    for card in cards or ():
        tower.discard(run, seat, object_id(card))


@operation
def sacrifice_looter(run: LooterzRun, env: Env, looter: str | None) -> None:
    """LZ-53."""
    victim = _chosen(run, env, looter, "nothing_to_sacrifice")
    if victim is not None:
        dungeon.leave(run, victim, "sacrificed")


@operation
def damage(run: LooterzRun, env: Env, looter: str | None, amount: int) -> None:
    """LZ-37."""
    target = _chosen(run, env, looter)
    if target is not None:
        dungeon.damage(run, target, amount)


@operation
def damage_all(run: LooterzRun, env: Env, amount: int) -> None:
    """Every Looter at once; those that leave do so together, before any Last Wish (LZ-63)."""
    for looter in run.state.all_looterz():
        dungeon.damage(run, looter, amount)


@operation
def heal(run: LooterzRun, env: Env, looter: str | None, amount: int) -> None:
    """LZ-64."""
    target = _chosen(run, env, looter)
    if target is not None:
        dungeon.heal(run, target, amount)


@operation
def heal_row(run: LooterzRun, env: Env, seat: int, amount: int) -> None:
    """LZ-64, for all Looterz of a player."""
    for looter in run.state.players[seat].looterz:
        dungeon.heal(run, looter, amount)


@operation
def destroy(run: LooterzRun, env: Env, looter: str | None) -> None:
    """LZ-59."""
    target = _chosen(run, env, looter)
    if target is not None:
        dungeon.leave(run, target, "destroyed")


@operation
def attack(run: LooterzRun, env: Env, looter: int, target: str | None) -> None:
    """One die for each Heart token; each result up to the Power takes one of the target's Hearts (LZ-36)."""
    victim = _chosen(run, env, target)
    attacker = run.state.looter(looter)
    if victim is None or attacker is None:
        return
    power = run.state.power_of(attacker, run.content.by_id[attacker.face].power)
    dice = roll(run.state, attacker.hearts)
    hits = sum(result <= power for result in dice)
    run.emit(
        "attacked",
        seat=env["seat"],
        looter=looter,
        card=attacker.face,
        target=victim.id,
        target_card=victim.face,
        dice=dice,
        draw=run.state.draws - len(dice),
        power=power,
        hits=hits,
    )
    dungeon.damage(run, victim, hits)


@operation
def search(run: LooterzRun, env: Env, looter: int) -> None:
    """One die for each Heart token; each result up to the Looter's Power is a coin (LZ-30)."""
    searcher = run.state.looter(looter)
    assert searcher is not None
    seat = run.state.active
    power = run.state.power_of(searcher, run.content.by_id[searcher.face].power)
    dice = roll(run.state, searcher.hearts)
    coins = sum(result <= power for result in dice)
    run.emit(
        "searched",
        seat=seat,
        looter=looter,
        card=searcher.face,
        dice=dice,
        draw=run.state.draws - len(dice),
        power=power,
        coins=coins,
    )
    ending.gain_coins(run, seat, coins)


@operation
def roll_for_skill(run: LooterzRun, env: Env, dice: int, lowest: int, highest: int) -> None:
    """Rolls dice for a skill; `hits` counts the results from `lowest` to `highest`."""
    results = roll(run.state, dice)
    hits = sum(lowest <= result <= highest for result in results)
    run.emit(
        "rolled",
        seat=env["seat"],
        card=env["card"],
        dice=results,
        draw=run.state.draws - dice,
        lowest=lowest,
        highest=highest,
        hits=hits,
    )
    env["hits"] = hits


@operation
def take_from_graveyard(run: LooterzRun, env: Env, seat: int, card: str | None) -> None:
    """LZ-62."""
    if card is None:
        skip(run, env, "graveyard_empty")
    else:
        tower.graveyard_to_hand(run, seat, object_id(card))


@operation
def recruit_from_graveyard(run: LooterzRun, env: Env, seat: int, card: str | None) -> None:
    """LZ-51, LZ-62."""
    if card is None:
        skip(run, env, "graveyard_empty")
    else:
        dungeon.recruit(run, seat, tower.take_from_graveyard(run, object_id(card)), "graveyard")


@operation
def recruit_from_tower(run: LooterzRun, env: Env, seat: int) -> None:
    """LZ-17."""
    tower.recruit_top(run, seat)


@operation
def look_at_tower(run: LooterzRun, env: Env, seat: int, count: int) -> None:
    """`seat` sees the top cards; Rigor Mortis among them stays where he is (LZ-17)."""
    tower.look(run, seat, count)


@operation
def take_foreseen(run: LooterzRun, env: Env, seat: int, kept: str | None) -> None:
    """One of the cards seen comes into the hand; Rigor Mortis is placed instead (LZ-65)."""
    if kept is None:
        return
    depth = object_id(kept)
    run.emit("foreseen_kept", {seat: {"depth": depth}}, seat=seat)
    card = run.state.tower.pop(-1 - depth)
    if card.face == RIGOR:
        tower.place_rigor(run, seat)
    else:
        tower.put_into_hand(run, seat, card)


@operation
def order_foreseen(run: LooterzRun, env: Env, seat: int, order: tuple[str, ...] | None) -> None:
    """The other cards seen go back on top, the first of the order uppermost."""
    depths = [object_id(choice) for choice in order or ()]
    if depths:
        pile = run.state.tower
        pile[-len(depths) :] = reversed([pile[-1 - depth] for depth in depths])
        run.emit("tower_ordered", {seat: {"order": depths}}, seat=seat)


@operation
def bury(run: LooterzRun, env: Env) -> None:
    """The top card of the Tower goes to its bottom."""
    pile = run.state.tower
    pile.insert(0, pile.pop())
    run.emit("tower_buried", seat=env["seat"])


@operation
def borrow(run: LooterzRun, env: Env, seat: int, looter: str | None) -> None:
    """LZ-58."""
    target = _chosen(run, env, looter)
    if target is not None:
        dungeon.change_control(run, target, seat, "borrowed")


@operation
def swap(run: LooterzRun, env: Env, given: str | None, taken: str | None) -> None:
    """Two Looterz change places for good; with only one to be had nothing happens (LZ-61)."""
    mine = _chosen(run, env, given)
    theirs = _chosen(run, env, taken) if mine else None
    if mine is None or theirs is None:
        return
    my_seat, their_seat = run.state.controller_of(mine.id), run.state.controller_of(theirs.id)
    assert my_seat is not None
    assert their_seat is not None
    mine.owner, theirs.owner = their_seat, my_seat
    dungeon.change_control(run, mine, their_seat, "swapped")
    dungeon.change_control(run, theirs, my_seat, "swapped")


@operation
def boost_others(run: LooterzRun, env: Env, seat: int, looter: int, amount: int) -> None:
    """More Power for the player's other Looterz until the turn ends."""
    for other in run.state.players[seat].looterz:
        if other.id != looter:
            modify(run.state, "power", other.id, amount, until="end_of_turn")
    run.emit("boosted", seat=seat, card=env["card"], amount=amount)


@operation
def settle_bids(run: LooterzRun, env: Env, seats: tuple[int, ...]) -> None:
    """Turns the sealed bids up: the highest that only one has made is paid; `winner` is its seat, or None."""
    bids = {seat: env[f"bid.{seat}"] for seat in seats}
    run.emit(
        "bids_revealed", card=env["card"], bids=[{"seat": seat, "bid": bid} for seat, bid in bids.items()]
    )
    highest = max((bid for bid in bids.values() if isinstance(bid, int)), default=0)
    highest_bidders = [seat for seat, bid in bids.items() if bid == highest]
    env["winner"] = highest_bidders[0] if highest > 0 and len(highest_bidders) == 1 else None
    if env["winner"] is None:
        skip(run, env, "no_single_highest_bid")
    else:
        ending.lose_coins(run, highest_bidders[0], highest)
