"""What was shown once stays as it was, although parts of views are shared and the state goes on in place."""

from typing import Any

import msgspec

from tests.engine.contract.driver import AnyGame, every_table, pauses, view_bytes, viewers


@every_table
def test_a_view_does_not_change_with_the_game(game: AnyGame, seats: int) -> None:
    shown: list[tuple[dict[str, Any], bytes]] = []
    for state in pauses(game, seats, 5):
        shown += [(game.view(state, viewer), view_bytes(game, state, viewer)) for viewer in viewers(state)]
    assert all(msgspec.json.encode(view) == then for view, then in shown)
