"""The view as a player looks at it: what each Looter is worth, who is dangerous, how long it goes on."""

from functools import cache
from math import comb
from typing import Any

from app.bots.looterz.facts import Facts
from app.bots.looterz.tuning import Tuning

LooterView = dict[str, Any]
ROW_LIMIT = 3
UPPER_HALF = 30
"""The Tower holds no Rigor Mortis card above its lower half (LZ-04)."""
SIDES = 6


def search_worth(hearts: int, power: int) -> float:
    """Coins that a search brings on average (LZ-30)."""
    return hearts * min(power, SIDES) / SIDES


@cache
def chances(dice: int, power: int) -> tuple[float, ...]:
    """How likely 0, 1, … of so many dice are at most `power`."""
    hit = min(power, SIDES) / SIDES
    return tuple(comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1))


class Board:
    """A view with what its seat makes of it."""

    __slots__ = (
        "coins",
        "danger",
        "facts",
        "future",
        "hand",
        "me",
        "need",
        "row",
        "rows",
        "tuning",
        "view",
    )

    def __init__(self, view: dict[str, Any], facts: Facts, tuning: Tuning) -> None:
        seats = view["seats"]
        self.view = view
        self.facts = facts
        self.tuning = tuning
        self.me: int = view["viewer"]
        self.hand: list[dict[str, Any]] = view["hand"]
        self.rows: list[list[LooterView]] = [seat["looterz"] for seat in seats]
        self.row = self.rows[self.me]
        self.coins: list[int] = [seat["coins"] for seat in seats]
        self.need: int = view["target"] - self.coins[self.me]
        self.future = self._future()
        self.danger = self._danger()

    # How long, and who

    def _future(self) -> float:
        """How many further turns a Looter that is there now will act, counted with their likelihood."""
        tuning = self.tuning
        turns = min((self.view["target"] - max(self.coins)) / tuning.coins_a_turn + 0.5, tuning.longest)
        draws_left = self.view["tower"]["count"] * (4.0 - self.view["rigor"]) / 5.0
        turns = min(turns, max(draws_left / len(self.coins), 0.5))
        survival = tuning.survival
        return float((1 - survival**turns) / (1 - survival))

    def _danger(self) -> list[float]:
        """By seat, how bad a coin for that player is; over all others it adds up to `shared_harm`."""
        if len(self.coins) == 2:
            return [self.tuning.harm] * 2
        rates = [sum([self.rate(looter) for looter in row]) for row in self.rows]
        strength = [
            (1.0 + coins + 1.5 * rate) ** self.tuning.leader
            for coins, rate in zip(self.coins, rates, strict=True)
        ]
        others = sum(strength) - strength[self.me]
        return [self.tuning.shared_harm * own / others for own in strength]

    # What a Looter is worth

    def rate(self, looter: LooterView) -> float:
        """Coins it brings in a turn of its owner."""
        card = self.facts[looter["card"]]
        searching = search_worth(looter["hearts"], looter["power"])
        return max(searching, card.usual) if card.keyword == "activate" else searching

    def worth(self, looter: LooterView) -> float:
        """What it is worth to its player to keep it."""
        bonus = self.tuning.decoy if self.facts[looter["card"]].keyword == "decoy" else 0.0
        return (self.rate(looter) + bonus) * self.future

    def keeping(self, looter: LooterView) -> float:
        """What it is worth to have it in your own row at the end of your turn."""
        if looter["owner"] != self.me:
            return -self.danger[looter["owner"]] * self.worth(looter)
        return self.worth(looter) - self.facts[looter["card"]].wish

    def weakest(self, spared: int | None = None) -> LooterView | None:
        """The Looter of your own that you would rather lose than any other."""
        return min((own for own in self.row if own["id"] != spared), key=self.keeping, default=None)

    def loss(self, spared: int | None = None) -> float:
        """What a sacrifice costs; less than nothing if it brings something. The surplus costs nothing."""
        victim = self.weakest(spared)
        if victim is None:
            return 0.0
        if len(self.row) > ROW_LIMIT and victim["owner"] == self.me:
            return -self.facts[victim["card"]].wish * 0.2
        return self.keeping(victim)

    # What harm is worth

    def prize(self, seat: int, looter: LooterView, hits: int) -> float:
        """What taking so many Hearts from a Looter in the row of `seat` is worth to you."""
        hearts: int = looter["hearts"]
        if hits <= 0:
            return 0.0
        if hits < hearts:
            worth = search_worth(hits, looter["power"]) * self.future * 0.9
            wish = 0.0
        else:
            worth = self.worth(looter)
            wish = self.facts[looter["card"]].wish
        if seat == self.me:
            return self._own_loss(looter, worth, wish)
        return self.danger[seat] * (worth - wish)

    def _own_loss(self, looter: LooterView, worth: float, wish: float) -> float:
        if looter["owner"] != self.me:
            return self.danger[looter["owner"]] * worth + wish
        if len(self.row) > ROW_LIMIT:
            worth *= 0.3
        return wish - worth

    def attack_worth(self, attacker: LooterView, seat: int, target: LooterView) -> float:
        """What an attack is worth on average."""
        likely = chances(attacker["hearts"], attacker["power"])
        worth = 0.0
        for hits in range(1, len(likely)):
            worth += likely[hits] * self.prize(seat, target, hits)
        return worth

    def targets(self) -> list[tuple[int, LooterView]]:
        """Whom you may choose: all, but of the others' rows only Decoys where there are any (LZ-56)."""
        found: list[tuple[int, LooterView]] = []
        for seat, row in enumerate(self.rows):
            decoys = (
                []
                if seat == self.me
                else [looter for looter in row if self.facts[looter["card"]].keyword == "decoy"]
            )
            found += [(seat, looter) for looter in decoys or row]
        return found

    def find(self, looter: int) -> tuple[int, LooterView]:
        """The Looter with this id, and in whose row it lies."""
        for seat, row in enumerate(self.rows):
            for candidate in row:
                if candidate["id"] == looter:
                    return seat, candidate
        raise KeyError(looter)

    # What a card in the hand or the Tower is worth

    def fresh(self, card: str) -> LooterView:
        """The Looter that a card would be in your row."""
        facts = self.facts[card]
        return {
            "id": 0,
            "card": card,
            "hearts": facts.hearts,
            "power": facts.power,
            "acted": False,
            "owner": self.me,
        }

    def robbing(self) -> float:
        """What stealing a coin is worth just now (LZ-57)."""
        most = max(self.coins)
        if most == 0 or self.coins[self.me] == most:
            return 0.0
        richest = [self.danger[seat] for seat, coins in enumerate(self.coins) if coins == most]
        return 1.0 + max(richest) + (self.tuning.win if self.need == 1 else 0.0)

    def rigor_risk(self) -> float:
        """How likely the next draw is the fourth Rigor Mortis card."""
        tower = self.view["tower"]
        if self.view["rigor"] < 3 or not tower["count"]:
            return 0.0
        top = [known["card"] for known in tower["known"] if known["depth"] == 0]
        if top:
            return 1.0 if top[0] == "rigor" else 0.0
        if any(known["card"] == "rigor" for known in tower["known"]):
            return 0.0
        return 1.0 / int(tower["count"])

    def leading(self) -> bool:
        """Whether you would win if Rigor Mortis came home now (LZ-70, LZ-71)."""
        loot = [(coins, len(row)) for coins, row in zip(self.coins, self.rows, strict=True)]
        return all(other < loot[self.me] for seat, other in enumerate(loot) if seat != self.me)
