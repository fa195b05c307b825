"""Where to go: what every Zone in reach promises, what exploring does, and when to Rest."""

from collections.abc import Sequence

from app.bots.dungeonology.board import Board, ZoneView
from app.bots.dungeonology.castle import intern_worth, raid_worth
from app.bots.dungeonology.contests import capacity, espionage_worth, study_worth

LATER = 0.55
"""What the next cube of the same Zone is worth against the one before it."""
NEXT_FLOOR = 0.6
CROWDED = 4
"""Connections from which on a Zone has hardly any place left to explore from."""
PASSING = 0.08


class Travel:
    """All ways from where the Scholar stands."""

    def __init__(self, board: Board, steps: int) -> None:
        self.board = board
        self.here: int = board.mine["zone"]
        self.steps = steps
        self.speed: int = max(1, board.mine["speed"])
        self.study = capacity(board, "study")
        self.espionage = capacity(board, "espionage")
        self.last_turn = board.campus["maximum"] == "in_force" and board.campus["turns_left"][board.me] <= 1
        self.links: dict[int, list[int]] = {}
        self.doors: dict[int, int] = {}
        for link in board.view["links"]:
            one, other = link["a"], link["b"]
            self.links.setdefault(one, []).append(other)
            self.links.setdefault(other, []).append(one)
            if link["kind"] == "exit":
                self.doors[one] = self.doors.get(one, 0) + 1
                self.doors[other] = self.doors.get(other, 0) + 1
        self._unseen: dict[int, float] = {}
        self.raid_worth = raid_worth(board) if board.castle else 0.0

    def best(self, choices: Sequence[str]) -> tuple[float, str]:
        """The best of staying, stepping and exploring, and what it is worth."""
        worths = {"end": self._staying()} if "end" in choices else {}
        if "explore" in choices:
            worths["explore"] = self.exploring(self.board.zones[self.here]["floor"])
        if "portal" in choices:
            worths["portal"] = self.exploring(0) + NEXT_FLOOR
        steps = {choice for choice in choices if choice.startswith("step:")}
        for first, worth in self._targets().items():
            choice = f"step:{first}"
            if choice in steps:
                worths[choice] = max(worth, worths.get(choice, worth))
        return max(((worth, choice) for choice, worth in worths.items()), default=(0.0, ""))

    def _staying(self) -> float:
        zone = self.board.zones[self.here]
        return self.promise(zone) - self._danger(zone)

    def _targets(self) -> dict[int, float]:
        """By first step the best that lies that way."""
        found: dict[int, float] = {}
        ways = {self.here: (0, self.here, 0.0)}
        front = [self.here]
        for zone in front:  # grows while it is read
            steps, first, cost = ways[zone]
            for other in self.links.get(zone, ()):
                if other not in ways:
                    way = (steps + 1, first if zone != self.here else other, cost + self._entering(other))
                    ways[other] = way
                    front.append(other)
                    worth = self._arriving(other, *way)
                    found[way[1]] = max(worth, found.get(way[1], worth))
        return found

    def _arriving(self, number: int, steps: int, first: int, cost: float) -> float:
        zone = self.board.zones[number]
        wait = self._wait(steps)
        worth = self._discount(wait) * (self.promise(zone) - self._danger(zone))
        if self._may_explore(zone):
            later = self._discount(self._wait(steps + 1)) * self.exploring(zone["floor"])
            worth = max(worth, later)
        return worth - cost - PASSING * steps

    def _wait(self, steps: int) -> int:
        """Turns after this one until so many steps are done."""
        return 0 if steps <= self.steps else -(-(steps - self.steps) // self.speed)

    def _discount(self, turns: int) -> float:
        if turns and self.last_turn:
            return 0.0
        return float(self.board.tuning.patience**turns)

    def _may_explore(self, zone: ZoneView) -> bool:
        return self._pile(zone["floor"]) > 0 and self.doors.get(zone["zone"], 0) < CROWDED

    def _pile(self, floor: int) -> int:
        piles = self.board.view["piles"]
        return piles[floor - 1]["count"] if 1 <= floor <= len(piles) else 0

    # What a Zone promises

    def promise(self, zone: ZoneView) -> float:
        """What can be done in a Zone this turn and later."""
        board = self.board
        if zone["zone"] == board.mine["home"]:
            return 0.0
        worth = max(0.0, study_worth(board, zone, self.study))
        cubes = [cube for cube in zone["spaces"] if cube] if worth > 0.0 and not self.last_turn else []
        weight = LATER
        for cube in cubes[1:3]:
            worth += weight * board.gain(board.me, cube)
            weight *= LATER
        return worth + self._company(zone) + self._bivouac(zone)

    def _company(self, zone: ZoneView) -> float:
        """What the others in a Zone are good for."""
        board = self.board
        worths = [
            espionage_worth(board, seat, zone, self.espionage) for seat in board.others_in(zone["zone"])
        ]
        best = max(worths, default=0.0)
        return max(0.0, best) if best > 0.0 else 0.0

    def _bivouac(self, zone: ZoneView) -> float:
        board = self.board
        effect = board.facts.zones[zone["card"]].effects.get("bivouac")
        if effect is None or not board.view["interns"] or not board.mine["board"][effect[1]]:
            return 0.0
        return max(0.0, intern_worth(board) - board.loss(board.me, effect[1], effect[1])) * 0.5

    def _danger(self, zone: ZoneView) -> float:
        """What ending the Movement phase there costs (EX-53)."""
        effect = self.board.facts.zones[zone["card"]].effects.get("danger")
        if effect is None:
            return 0.0
        return self.board.stun_cost(max(0, effect[0] + self.board.change(self.board.me, "danger")))

    def _entering(self, number: int) -> float:
        """What entering a Zone costs: Ambush, the Boss."""
        board = self.board
        if number == board.mine["home"]:
            return 0.0
        zone = board.zones[number]
        effects = board.facts.zones[zone["card"]].effects
        cost = 0.0
        if "ambush" in effects:
            cost += board.stun_cost(max(0, effects["ambush"][0] + board.change(board.me, "ambush")))
        if "boss" in effects:
            takeable = zone["spaces"] if zone["floor"] else ()  # RM-87
            cost += self.boss_cost(len([cube for cube in takeable if cube]))
        return cost

    def boss_cost(self, cubes: int) -> float:
        """What it costs to wake Rigor in a Zone with so many cubes."""
        board = self.board
        if board.has_skill(board.me, "puppy"):
            return 0.0
        if board.castle:
            return 0.4 - self.raid_worth * min(cubes, 2)
        return 1.2 if board.view["mode"] == "dark_lord" else 0.8 + 0.5 * min(cubes, 2)

    # What is still unknown

    def exploring(self, floor: int) -> float:
        """What a new Zone of a Floor promises on average."""
        if floor not in self._unseen:
            self._unseen[floor] = self._average(floor)
        return self._unseen[floor]

    def _average(self, floor: int) -> float:
        board = self.board
        placed = {zone["card"] for zone in board.zones}
        fresh = [
            card
            for card, zone in board.facts.zones.items()
            if card not in placed
            and zone.spaces
            and (zone.floor < 4 if board.castle else zone.floor == floor)
        ]
        worths = [self._fresh(card) for card in fresh]
        return sum(worths) / len(worths) if worths else 0.0

    def _fresh(self, card: str) -> float:
        facts = self.board.facts.zones[card]
        spaces = [self._filled(space) for space in facts.spaces]
        zone = {"zone": -1, "card": card, "floor": facts.floor, "spaces": spaces, "traps": 0}
        worth = self.promise(zone) - self._danger(zone)
        if "boss" in facts.effects:
            worth -= self.boss_cost(2)
        if "ambush" in facts.effects:
            worth -= self.board.stun_cost(facts.effects["ambush"][0])
        return worth + (NEXT_FLOOR if "stairs" in facts.effects else 0.0)

    def _filled(self, space: str) -> str:
        if space == "dark":
            return ""
        return "universal" if space == "clear" else space
