"""Patches lead from any view to the next one, and are not larger than they need to be."""

import json
import random
from typing import Any

from app.engine import registry
from app.engine.kernel.patch import diff
from app.engine.kernel.requests import Command
from app.live.patches import Patches
from tests.service.rig import patched


def as_client(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_patches_lead_from_view_to_view() -> None:
    game, chance = registry.game("looterz"), random.Random(8)
    state, _ = game.setup(game.parse_options({}, 3), 3, bytes(32))
    viewers = (0, 1, 2, None)
    views = {viewer: game.view(state, viewer) for viewer in viewers}
    while game.outcome(state) is None:
        seat, request = next(iter(game.asks(state).items()))
        game.apply(state, seat, Command(state.ask.id, request.sample(chance)))
        patches = Patches()
        for viewer in viewers:
            view = game.view(state, viewer)
            ops = as_client(patches.between(views[viewer], view))
            assert patched(as_client(views[viewer]), ops) == as_client(view)
            assert len(json.dumps(ops)) <= len(json.dumps(diff(views[viewer], view)))
            views[viewer] = view


def test_a_part_of_which_much_has_changed_is_replaced() -> None:
    old = {"request": {"choices": ["a", "b"], "default": "a"}, "version": 1}
    new = {"request": {"choices": ["c", "d"], "default": "c"}, "version": 1}
    assert Patches().between(old, new) == [{"op": "replace", "path": "/request", "value": new["request"]}]


def test_parts_may_come_and_go() -> None:
    assert Patches().between({"a": 1}, {"b": 2}) == diff({"a": 1}, {"b": 2})
