"""Events: who may know which part."""

import msgspec

from app.engine.kernel.events import Event, decode_events, encode_events

DRAWN = Event("card_drawn", {"seat": 1}, {1: {"card": {"id": 5, "card": "medic"}}, 2: {"card": "back"}})


def test_each_viewer_hears_the_public_and_the_own_private_part() -> None:
    assert DRAWN.to(1) == {"type": "card_drawn", "seat": 1, "card": {"id": 5, "card": "medic"}}
    assert DRAWN.to(2) == {"type": "card_drawn", "seat": 1, "card": "back"}
    assert DRAWN.to(0) == DRAWN.to(None) == {"type": "card_drawn", "seat": 1}


def test_hearing_an_event_does_not_change_it() -> None:
    DRAWN.to(1)["seat"] = 9
    assert DRAWN.to(0) == {"type": "card_drawn", "seat": 1}


def test_the_log_keeps_events_whole() -> None:
    assert decode_events(encode_events([DRAWN])) == [DRAWN]
    assert decode_events(encode_events([DRAWN]).decode()) == [DRAWN]
    assert decode_events(encode_events([])) == []


def test_what_is_sent_does_not_depend_on_going_through_the_log() -> None:
    rolled = Event("rolled", {"dice": (1, 6), "reason": None}, {0: {"bonus": (2,)}})
    (logged,) = decode_events(encode_events([rolled]))
    for viewer in (0, 1, None):
        assert msgspec.json.encode(logged.to(viewer)) == msgspec.json.encode(rolled.to(viewer))


def test_events_share_no_defaults() -> None:
    Event("one").public["seat"] = 1
    assert Event("two").public == {}
