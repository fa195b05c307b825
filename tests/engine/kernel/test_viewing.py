"""A state seen by several viewers: what everybody sees is made once, and is in every view."""

from typing import Any

from tests.engine.kernel.games.whispers import Whispers


class Counted(Whispers):
    made = 0

    def shown_to_all(self, state: Any) -> dict[str, Any]:
        self.made += 1
        return {"pile_count": len(state.pile)}


def test_what_everybody_sees_is_made_once_for_all_viewers() -> None:
    game = Counted()
    state, _ = game.setup(game.parse_options({}, 3), 3, bytes(32))
    look = game.viewing(state)
    views = {viewer: look(viewer) for viewer in (0, 1, 2, None)}
    assert game.made == 1
    for viewer, view in views.items():
        assert view == game.view(state, viewer)
        assert view["pile_count"] == len(state.pile)
        assert view["viewer"] == viewer
