"""How fast games of OpenSpiel are played at random, with what the player observes before each decision.

    pip install open_spiel  # in an environment of its own: the project does not need it
    python bench/peers.py [--seconds N]

The goals of `bench.engine` are these games' figures from one machine. Processors differ, and the same one by
half from hour to hour: measure both in turns, and compare what they reach side by side.
"""

from argparse import ArgumentParser
from random import Random
from time import process_time

import open_spiel.python.games  # noqa: F401 — registers the games written in Python
import pyspiel

# The languages they are written in, and how each tells what a player observes.
PEERS = {
    "gin_rummy": ("C++", "observation_tensor"),
    "hearts": ("C++", "information_state_tensor"),
    "python_block_dominoes": ("Python", "observation_tensor"),
}


def playout(peer: pyspiel.Game, observe: str, random: Random) -> int:
    """A whole random game; returns the number of decisions."""
    state = peer.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, shares)[0])
            continue
        getattr(state, observe)(state.current_player())
        state.apply_action(random.choice(state.legal_actions()))
        decisions += 1
    return decisions


def decisions_a_second(name: str, observe: str, seconds: float) -> float:
    """The speed of random playouts, in processor time."""
    peer, random = pyspiel.load_game(name), Random(name)
    decisions, began = 0, process_time()
    while (took := process_time() - began) < seconds:
        decisions += playout(peer, observe, random)
    return decisions / took


def main() -> None:
    """Measure every peer and print its figure."""
    parser = ArgumentParser(description="How fast games of OpenSpiel are played at random.")
    parser.add_argument("--seconds", type=float, default=5)
    seconds = parser.parse_args().seconds
    for name, (language, observe) in PEERS.items():
        print(f"{name:24}{language:8}{decisions_a_second(name, observe, seconds):>10,.0f} decisions/s")


if __name__ == "__main__":
    main()
