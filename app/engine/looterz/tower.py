"""The Tower, the hands and the Graveyard: how cards are drawn, taken and discarded."""

from app.engine.kernel.visibility import EVERYBODY, NOBODY, reveal_to
from app.engine.looterz.dungeon import LooterzRun, bury_card, recruit
from app.engine.looterz.ending import rigor_comes_home
from app.engine.looterz.state import RIGOR, LooterCard


def take_from_tower(run: LooterzRun, seat: int) -> LooterCard | None:
    """The top card of the Tower for `seat`; Rigor Mortis is placed and the next one taken (LZ-15, LZ-65).

    None when the Tower is empty.
    """
    state = run.state
    while state.tower:
        card = state.tower.pop()
        if card.face != RIGOR:
            return card
        place_rigor(run, seat)
    return None


def place_rigor(run: LooterzRun, seat: int) -> None:
    """`seat` puts a Rigor Mortis card into the centre; the fourth brings him home (LZ-16)."""
    state = run.state
    state.rigor += 1
    run.emit("rigor_placed", seat=seat, count=state.rigor)
    if state.rigor == 4:
        rigor_comes_home(run)


def draw(run: LooterzRun, seat: int) -> None:
    """`seat` draws a card into the hand."""
    card = take_from_tower(run, seat)
    if card is not None:
        put_into_hand(run, seat, card)


def put_into_hand(run: LooterzRun, seat: int, card: LooterCard) -> None:
    """A card of the Tower comes into a hand; only its owner learns which."""
    reveal_to(card, seat)
    card.id = run.state.new_id()
    run.state.players[seat].hand.append(card)
    run.emit("card_drawn", {seat: {"card": {"id": card.id, "card": card.face}}}, seat=seat)


def recruit_top(run: LooterzRun, seat: int) -> None:
    """The top card of the Tower is recruited (LZ-17)."""
    card = take_from_tower(run, seat)
    if card is not None:
        recruit(run, seat, card, "tower")


def discard(run: LooterzRun, seat: int, hand_id: int) -> None:
    """A card goes from a hand to the Graveyard; no Last Wish triggers (LZ-55)."""
    card = take_from_hand(run, seat, hand_id)
    grave = bury_card(run.state, card.face, card.acted, card.returned)
    private = {seat: {"hand_id": hand_id}}
    run.emit("card_discarded", private, seat=seat, card=card.face, graveyard_id=grave.id)


def take_from_hand(run: LooterzRun, seat: int, hand_id: int) -> LooterCard:
    """Removes the card with this id from a hand."""
    hand = run.state.players[seat].hand
    card = next(card for card in hand if card.id == hand_id)
    hand.remove(card)
    return card


def take_from_graveyard(run: LooterzRun, grave_id: int) -> LooterCard:
    """Removes a card from the Graveyard; it cannot come back again this turn (LZ-62)."""
    state = run.state
    card = next(card for card in state.graveyard if card.id == grave_id)
    state.graveyard.remove(card)
    card.returned = state.turn
    return card


def graveyard_to_hand(run: LooterzRun, seat: int, grave_id: int) -> None:
    """A card of the Graveyard comes into a hand; everybody has seen which."""
    card = take_from_graveyard(run, grave_id)
    card.id = run.state.new_id()
    card.known = EVERYBODY
    run.state.players[seat].hand.append(card)
    run.emit(
        "card_taken",
        {seat: {"id": card.id}},
        seat=seat,
        card=card.face,
        graveyard_id=grave_id,
        **{"from": "graveyard"},
    )


def look(run: LooterzRun, seat: int, count: int) -> None:
    """`seat` alone sees the top cards of the Tower.

    What others knew of these cards they know no longer, since `seat` may change their order unseen.
    """
    seen = run.state.tower[-count:][::-1]
    if len(seen) > 1:
        for card in seen:
            card.known = NOBODY
    for card in seen:
        reveal_to(card, seat)
    run.emit("tower_seen", {seat: {"cards": [card.face for card in seen]}}, seat=seat, count=len(seen))
