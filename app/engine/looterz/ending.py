"""Coins, and the two ways in which a game ends."""

from typing import NoReturn

from app.engine.kernel.outcome import Outcome, ScoreLine, ScoreRow
from app.engine.looterz.dungeon import LooterzRun
from app.engine.looterz.state import LooterzState


def gain_coins(run: LooterzRun, seat: int, amount: int) -> None:
    """Coins of one event arrive together; holding the target ends the game at once (LZ-12)."""
    if amount <= 0:
        return
    player = run.state.players[seat]
    player.coins += amount
    run.emit("coins_gained", seat=seat, amount=amount, coins=player.coins)
    end_if_target_reached(run, seat)


def lose_coins(run: LooterzRun, seat: int, amount: int) -> None:
    """Coins go back to the treasury."""
    player = run.state.players[seat]
    player.coins -= amount
    run.emit("coins_lost", seat=seat, amount=amount, coins=player.coins)


def hand_over_coin(run: LooterzRun, payer: int, payee: int) -> None:
    """A coin goes from one player to another."""
    players = run.state.players
    players[payer].coins -= 1
    players[payee].coins += 1
    run.emit("coin_paid", seat=payer, to=payee, coins=players[payer].coins, to_coins=players[payee].coins)
    end_if_target_reached(run, payee)


def steal_coin(run: LooterzRun, thief: int, victim: int) -> None:
    """One coin from the victim's loot; a victim without coins yields none (LZ-57)."""
    players = run.state.players
    if players[victim].coins == 0:
        return
    players[victim].coins -= 1
    players[thief].coins += 1
    run.emit(
        "coin_stolen",
        seat=thief,
        victim=victim,
        amount=1,
        coins=players[thief].coins,
        victim_coins=players[victim].coins,
    )
    end_if_target_reached(run, thief)


def end_if_target_reached(run: LooterzRun, seat: int) -> None:
    """Ends the game if `seat` holds the target (LZ-12)."""
    state = run.state
    if state.players[seat].coins >= state.target:
        finish(run, (seat,), "target_reached", places_by_loot(state, winners=[seat]))


def rigor_comes_home(run: LooterzRun) -> NoReturn:
    """The fourth Rigor Mortis card ends the game (LZ-16, LZ-70)."""
    winner = winner_by_loot(run.state)
    winners = [] if winner is None else [winner]
    finish(run, tuple(winners), "rigor_home", places_by_loot(run.state, winners))


def winner_by_loot(state: LooterzState) -> int | None:
    """Most coins, then most Looterz; who is tied in both is out, and the rest compared anew (LZ-70 to 72)."""
    remaining = list(range(state.seats))
    while remaining:
        best = max(loot_of(state, seat) for seat in remaining)
        leaders = [seat for seat in remaining if loot_of(state, seat) == best]
        if len(leaders) == 1:
            return leaders[0]
        remaining = [seat for seat in remaining if seat not in leaders]
    return None


def loot_of(state: LooterzState, seat: int) -> tuple[int, int]:
    """What is compared at the end: coins, then Looterz in the dungeon."""
    player = state.players[seat]
    return player.coins, len(player.looterz)


def places_by_loot(state: LooterzState, winners: list[int]) -> tuple[ScoreRow, ...]:
    """The score sheet in seat order: the winner first, the others behind by their loot, if nobody won too."""
    rows = []
    for seat in range(state.seats):
        ahead = [other for other in range(state.seats) if loot_of(state, other) > loot_of(state, seat)]
        place = 1 if seat in winners else 1 + max(1, len({*ahead, *winners}))
        coins, looterz = loot_of(state, seat)
        rows.append(ScoreRow(seat, place, (ScoreLine("coins", coins), ScoreLine("looterz", looterz))))
    return tuple(rows)


def finish(run: LooterzRun, winners: tuple[int, ...], reason: str, sheet: tuple[ScoreRow, ...]) -> NoReturn:
    """Ends the game with this outcome."""
    run.emit("game_ended", winners=winners, reason=reason)
    run.finish(Outcome(winners, reason, sheet))
