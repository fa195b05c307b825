/** Archiving: cubes are chosen, or dragged from where they lie to where they go (RM-85). */
import { Drag } from "../../../ui/drag.svelte";
import type { TableModel } from "./model.svelte";

export type Shelf = "board" | "home" | "reserve";

/** Between which shelves each of its questions moves cubes. */
const WAYS: Record<string, { from: Shelf; to: Shelf }> = {
  archive_cubes: { from: "board", to: "home" },
  archive_room: { from: "home", to: "reserve" },
};

export class Archiving {
  readonly drag: Drag;
  #m: TableModel;

  constructor(m: TableModel) {
    this.#m = m;
    this.drag = new Drag((thing, place) => (m.picked = this.#with(thing, place)));
  }

  /** Null while nothing is archived. */
  get way(): { from: Shelf; to: Shelf } | null {
    return WAYS[this.#m.request?.prompt ?? ""] ?? null;
  }

  /** What would be chosen if the cube in hand were dropped now. */
  get considered(): readonly string[] {
    const { held, over } = this.drag;
    return held && over !== null ? this.#with(held.thing, over) : this.#m.picked;
  }

  /** Dropped on its goal a cube is chosen, as far as so many may be; dropped where it came from it is not. */
  #with(thing: string, place: string): string[] {
    const { picked, request } = this.#m;
    const others = picked.filter((one) => one !== thing);
    if (place === this.way?.from) return others;
    const taken = place === this.way?.to && others.length < (request?.max ?? 0);
    return taken && !picked.includes(thing) ? [...others, thing] : [...picked];
  }
}
