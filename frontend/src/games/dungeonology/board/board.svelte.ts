/** What the parts of the board share: where everything lies, the camera, and what is looked at. */
import type { Way } from "../rules/reach";
import type { EdgeView, ZoneView } from "../types";
import { cardName } from "../words/names";
import type { TableModel } from "../ui/model.svelte";
import type { Camera } from "./camera";
import type { Effect } from "./effects";
import { UNIT, ZONE, meetings, type Point } from "./geometry";
import { ghostsOf, nextTurn, shownTurn, type Ghost } from "./ghosts";
import { piecesOf, standsOf, type Piece } from "./pieces";
import { arranged, columnsFor, islandBox, planesOf, united, zoneBox, type Box, type Plane } from "./planes";
import { Rig } from "./rig.svelte";

/** Smaller than this, names and Effects are left out. */
const FAR = 0.4;
/** Smaller than this, names, Alert and Effects are drawn larger. */
const MIDDLE = 0.58;

export class BoardModel {
  readonly m: TableModel;
  readonly rig = new Rig();
  width = $state(0);
  height = $state(0);
  /** The Zone to which the way is shown. */
  looked = $state<number | null>(null);
  /** The place that is looked at for the Zone in hand. */
  tried = $state<string | null>(null);
  /** The turn that is wished for the Zone in hand. */
  wished = $state(0);
  #kept = new Map<number, Point>();
  #columns = 0;
  #boxes = "";

  constructor(m: TableModel) {
    this.m = m;
  }

  readonly ghosts = $derived.by((): Ghost[] =>
    ghostsOf(this.m.lit.spots, Number(this.m.request?.params["floor"] ?? 0)),
  );
  readonly planes = $derived.by((): Plane[] =>
    planesOf(this.m.view, this.ghosts, (id) => cardName(this.m.context, id)),
  );
  readonly columns = $derived(columnsFor(this.width));
  /** Remembers where the islands were: what is on show must not jump when one grows. */
  readonly origins = $derived.by((): ReadonlyMap<number, Point> => {
    const { planes, columns } = this;
    const before = columns === this.#columns ? this.#kept : new Map<number, Point>();
    const origins = arranged(planes, columns, before, this.#pivot(planes));
    const found = planes.filter((plane) => !plane.empty).map((plane) => plane.floor);
    this.#kept = new Map([...origins].filter(([floor]) => found.includes(floor)));
    this.#columns = columns;
    return origins;
  });
  readonly pieces = $derived.by(() => piecesOf(this.m.view));
  readonly stands = $derived.by(() => standsOf(this.pieces));
  readonly zones = $derived.by(() => new Map(this.m.view.zones.map((zone) => [zone.zone, zone])));
  /** How large the marks on the Zones are drawn: it changes at two scales only, not with every zoom. */
  readonly distance = $derived.by(() => {
    const { scale } = this.rig.now;
    return scale < FAR ? "far" : scale < MIDDLE ? "middle" : "near";
  });
  readonly mine = $derived.by((): ZoneView | undefined => {
    const { viewer, seats } = this.m.view;
    return viewer === null ? undefined : this.zones.get(seats[viewer]?.zone ?? -1);
  });
  /** The ghost that is picked, by its choice. */
  readonly chosen = $derived.by((): Ghost | undefined =>
    this.ghosts.find((ghost) => ghost.turns.some((one) => this.m.isPicked(one.raw))),
  );
  /** The way that is shown: to the Zone aimed at, or to the one looked at. */
  readonly way = $derived.by((): Way | undefined => this.m.ways.get(this.looked ?? this.m.aim ?? -1));

  #pivot(planes: readonly Plane[]): number | null {
    const boxes = JSON.stringify(planes.map((plane) => plane.box));
    const before = this.#boxes ? (JSON.parse(this.#boxes) as Box[]) : [];
    this.#boxes = boxes;
    const changed = planes.find(
      (plane, index) => JSON.stringify(plane.box) !== JSON.stringify(before[index]),
    );
    return this.ghosts[0]?.floor ?? changed?.floor ?? null;
  }

  /** A point of a plane as pixels of the world. */
  at(floor: number, { x, y }: Point): Point {
    const origin = this.origins.get(floor) ?? { x: 0, y: 0 };
    return { x: (origin.x + x) * UNIT, y: (origin.y + y) * UNIT };
  }
  middleOf(zone: ZoneView): Point {
    return this.at(zone.floor, { x: zone.x + 1, y: zone.y + 1 });
  }
  boxOf(floor: number, place: Point): Box {
    const { x, y } = this.at(floor, place);
    return { left: x, top: y, right: x + ZONE, bottom: y + ZONE };
  }

  #pixels(box: Box): Box {
    return { left: box.left * UNIT, top: box.top * UNIT, right: box.right * UNIT, bottom: box.bottom * UNIT };
  }
  islandOf(plane: Plane): Box {
    return this.#pixels(islandBox(plane, this.origins));
  }
  get world(): Box {
    return united(this.planes.map((plane) => this.islandOf(plane))) ?? this.#pixels(zoneBox({ x: 0, y: 0 }));
  }

  /** Everything, or one's own plane where everything would be too small to read. */
  #overview(): Camera {
    const whole = this.rig.fit(this.world);
    const own = this.planes.find((plane) => plane.floor === (this.mine?.floor ?? this.planes[0]?.floor));
    return whole.scale < FAR && own ? this.rig.fit(this.islandOf(own), 0.8) : whole;
  }
  /** What the game is about just now comes into view; a hand that moved the camera keeps what it chose. */
  look(): void {
    this.rig.follow(this.rig.touched ? null : this.#overview(), this.#interest());
  }
  #interest: () => Box | null = () => null;

  /** Zones where something happens; where together they are too small to read, the last of them. */
  show(...zones: number[]): void {
    this.#interest = () => this.#legible(zones) ?? this.#around(zones.slice(-1));
    this.look();
  }
  /** The plates of all planes that have a stack with a token. */
  showStacks(): void {
    this.#interest = () =>
      united(this.planes.filter(({ stack }) => stack !== undefined).map((plane) => this.islandOf(plane)));
    this.look();
  }
  /** A new question: nothing is looked at any more but what it is about. */
  ask(): void {
    this.looked = null;
    this.tried = null;
    this.#interest = () => {
      const { lit, request } = this.m;
      if (this.ghosts.length > 0) return this.#aroundGhosts();
      if (request?.prompt === "movement") return this.#aroundReach();
      if (this.m.archiving.way && this.mine) return this.#around([this.mine.zone]);
      const spaces = [...lit.spaces.keys()].map((space) => Number(space.split(":")[0]));
      const figures = this.pieces.filter((piece) => this.choiceOf(piece) !== undefined || this.moves(piece));
      return this.#around([...lit.zones.keys(), ...spaces, ...figures.map((piece) => piece.zone)]);
    };
    this.look();
  }
  #around(zones: readonly number[]): Box | null {
    return united(
      zones.flatMap((zone) => {
        const lies = this.zones.get(zone);
        return lies ? [this.boxOf(lies.floor, lies)] : [];
      }),
    );
  }
  /** Around these Zones, unless they would be too small to read. */
  #legible(zones: readonly number[]): Box | null {
    const box = this.#around(zones);
    return box && this.rig.fit(box).scale >= FAR ? box : null;
  }
  #aroundReach(): Box | null {
    const own = this.mine?.zone ?? -1;
    return this.#legible([own, ...this.m.ways.keys()]) ?? this.#around([own]);
  }
  #aroundGhosts(): Box | null {
    const own = this.mine ? [this.boxOf(this.mine.floor, this.mine)] : [];
    return united([...this.ghosts.map((ghost) => this.boxOf(ghost.floor, ghost)), ...own]);
  }

  fitAll(): void {
    this.rig.touched = true;
    this.rig.glide(this.rig.fit(this.world));
  }
  /** Own Scholar in the middle, large enough to read. */
  findMe(): void {
    if (!this.mine) return;
    const { left, top, right, bottom } = this.boxOf(this.mine.floor, this.mine);
    const air = ZONE / 2;
    const box = { left: left - air, top: top - air, right: right + air, bottom: bottom + air };
    this.rig.touched = true;
    this.rig.glide(this.rig.fit(box, 0.9));
  }

  /** The Effects that hold in this game: in Kragmortha Mode printed ways are not considered (RM-78). */
  effectsOf(zone: ZoneView): Effect[] {
    const effects = this.m.zoneCard(zone)?.effects ?? [];
    if (this.m.view.mode !== "kragmortha") return effects;
    // A Minion's mark is said by its Portal.
    return effects.filter(({ kind }) => !["stairs", "passage", "portal", "minion"].includes(kind));
  }

  /** The choice that a figure is. */
  choiceOf(piece: Piece): string | undefined {
    const { minions, seats } = this.m.lit;
    if (piece.kind === "minion") return minions.get(piece.figure);
    return piece.seat === null ? undefined : seats.get(piece.seat);
  }
  /** Whether the question is where this figure goes. */
  moves(piece: Piece): boolean {
    const { request, acting } = this.m;
    const named = request?.params["piece"] ?? request?.params["minion"] ?? acting?.minion;
    return piece.kind !== "scholar" && named === piece.figure;
  }

  /** The edges on which the Zone in hand would meet exits of others. */
  meetingsOf(ghost: Ghost, card: string, turn: number): EdgeView[] {
    const exits = this.m.zoneCards.get(card)?.exits ?? 0;
    const near = this.m.view.zones.filter((zone) => zone.floor === ghost.floor);
    const neighbours = near.map((zone) => ({ zone, exits: this.m.zoneCard(zone)?.exits ?? 0 }));
    return meetings(exits, { x: ghost.x, y: ghost.y, turn }, neighbours);
  }

  /** Where a place lies, in words: "north of the Pantry". */
  bearing(ghost: Ghost): string {
    const near = this.m.view.zones
      .filter((zone) => zone.floor === ghost.floor)
      .map((zone) => ({ zone, dx: ghost.x - zone.x, dy: ghost.y - zone.y }))
      .sort((one, other) => Math.hypot(one.dx, one.dy) - Math.hypot(other.dx, other.dy))[0];
    if (!near) return "on an empty plane";
    const { dx, dy } = near;
    const where = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "east" : "west") : dy > 0 ? "south" : "north";
    return `${where} of ${cardName(this.m.context, near.zone.card)}`;
  }

  turnOf(ghost: Ghost): { turn: number; raw: string } {
    return shownTurn(ghost, this.wished);
  }
  /** First tap picks the place, second puts the Zone there. */
  tapGhost(ghost: Ghost): void {
    this.tried = ghost.key;
    this.m.pick(this.turnOf(ghost).raw);
    const { left, top, right, bottom } = this.boxOf(ghost.floor, ghost);
    this.#interest = () => ({ left, top, right, bottom: bottom + UNIT / 2 });
    this.rig.follow(null, this.#interest());
  }
  /** Turns the Zone in hand to the next way it may lie there. */
  turn(ghost: Ghost, step: 1 | -1 = 1): void {
    const picked = this.chosen?.key === ghost.key;
    this.wished = nextTurn(ghost, this.turnOf(ghost).turn, step);
    if (picked && ghost.turns.length > 1) this.m.pick(this.turnOf(ghost).raw);
  }
}
