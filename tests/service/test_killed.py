"""A server as the command line starts it: killed in the middle of games, and started again."""

from pathlib import Path

from tests.service.kills import kill_again_and_again


async def test_nothing_acknowledged_is_lost_and_nothing_done_twice(tmp_path: Path) -> None:
    tally = await kill_again_and_again(tmp_path, kills=5, seats=[2, 3], most=40, progress=lambda _: None)
    assert tally.acknowledged > 0
