"""Who may be chosen: the Decoy rule, and what an effect's target restricts."""

from app.engine.looterz.content import DECOY, Content
from app.engine.looterz.effects import Whose
from app.engine.looterz.state import Looter, LooterzState


def attack_targets(state: LooterzState, content: Content, seat: int, attacker: int) -> list[Looter]:
    """Every other Looter, the attacker's own row included, as far as Decoy allows (LZ-35, LZ-56)."""
    return [
        looter for looter in selectable(state, content, seat, "any", max_hearts=0) if looter.id != attacker
    ]


def selectable(
    state: LooterzState, content: Content, chooser: int, whose: Whose, max_hearts: int
) -> list[Looter]:
    """The Looterz that `chooser` may choose, opponents' first, the chooser's own row last (LZ-56)."""
    found: list[Looter] = []
    for seat in (*state.seats_from(chooser)[1:], chooser):
        if (seat == chooser and whose == "opponents") or (seat != chooser and whose == "yours"):
            continue
        row = state.players[seat].looterz
        eligible = row if seat == chooser else exposed(row, content)
        found += [looter for looter in eligible if not max_hearts or looter.hearts <= max_hearts]
    return found


def exposed(row: list[Looter], content: Content) -> list[Looter]:
    """Which Looterz of one row an opponent may choose: those with Decoy, if there are any (LZ-56)."""
    decoys = [looter for looter in row if content.by_id[looter.face].keyword == DECOY]
    return decoys or row


def steal_victims(state: LooterzState, thief: int) -> list[int]:
    """The richest players, in turn order from the thief; nobody when the thief is one of them (LZ-57)."""
    most = max(player.coins for player in state.players)
    richest = [seat for seat in state.seats_from(thief) if state.players[seat].coins == most]
    return [] if thief in richest else richest
