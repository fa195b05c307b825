"""Chance: anybody who learns the seed can work out every draw, and nobody can before."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.kernel.chance import below, commitment, roll, shuffle
from app.engine.kernel.state import GameState

FIRST_DRAWS = [758, 615, 242, 186, 529]
COMMITMENT_OF_ZEROS = "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"
"""Of the seed of 32 zero bytes."""

seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)


def documented_draw(seed: str, number: int) -> int:
    """As the documentation says, written anew: SHA-256 of "<seed>:<n>" as a big-endian number."""
    return int(hashlib.sha256(f"{seed}:{number}".encode("ascii")).hexdigest(), 16)


@given(seeds, st.lists(st.integers(1, 10**6), max_size=8), st.integers(0, 10**6))
def test_draws_are_those_of_the_documentation(seed: str, limits: list[int], start: int) -> None:
    state = GameState(seats=2, seed=seed, draws=start)
    for number, limit in enumerate(limits, start):
        assert below(state, limit) == documented_draw(seed, number) % limit
    assert state.draws == start + len(limits)


def test_a_draw_known_for_ever() -> None:
    """A stored game must roll the same after every change of the code."""
    state = GameState(seats=2, seed="00" * 32)
    assert [below(state, 1000) for _ in range(5)] == FIRST_DRAWS
    assert commitment("00" * 32) == COMMITMENT_OF_ZEROS


@given(seeds, st.integers(0, 12))
def test_dice_show_one_to_six_in_the_order_thrown(seed: str, dice: int) -> None:
    state = GameState(seats=2, seed=seed)
    assert roll(state, dice) == tuple(documented_draw(seed, number) % 6 + 1 for number in range(dice))


@given(seeds, st.lists(st.integers(0, 9), max_size=30))
def test_a_shuffle_is_the_documented_permutation(seed: str, items: list[int]) -> None:
    expected = list(items)
    for number, last in enumerate(range(len(items) - 1, 0, -1)):
        chosen = documented_draw(seed, number) % (last + 1)
        expected[last], expected[chosen] = expected[chosen], expected[last]
    shuffled = list(items)
    shuffle(GameState(seats=2, seed=seed), shuffled)
    assert shuffled == expected
    assert Counter(shuffled) == Counter(items)


def test_every_order_and_every_face_comes_up_alike() -> None:
    """6000 draws with fixed seeds: each of 6 outcomes about 1000 times (7 standard deviations)."""
    orders: Counter[tuple[int, ...]] = Counter()
    faces: Counter[int] = Counter()
    for number in range(6000):
        state = GameState(seats=2, seed=f"{number:064x}")
        items = [1, 2, 3]
        shuffle(state, items)
        orders[tuple(items)] += 1
        faces[roll(state, 1)[0]] += 1
    for counts in (orders, faces):
        assert len(counts) == 6
        assert all(800 < count < 1200 for count in counts.values())


@given(seeds)
def test_a_commitment_is_the_hash_of_the_seed(seed: str) -> None:
    assert commitment(seed) == hashlib.sha256(seed.encode("ascii")).hexdigest()


@pytest.mark.parametrize("seed", ["00" * 32, "ff" * 32])
def test_the_state_of_chance_is_only_the_seed_and_a_count(seed: str) -> None:
    state, later = GameState(seats=2, seed=seed), GameState(seats=2, seed=seed, draws=3)
    drawn = [below(state, 10**9) for _ in range(6)]
    assert [below(later, 10**9) for _ in range(3)] == drawn[3:]
