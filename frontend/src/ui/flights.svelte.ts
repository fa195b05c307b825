/** Things that move over the table, from where they were to where they are. What they are is the game's. */

export interface Flight<Thing> {
  key: number;
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  duration: number;
  delay: number;
  landed(): void;
}

export class Flights<Thing> {
  list = $state.raw<Flight<Thing>[]>([]);
  #next = 0;

  /** Resolves when the thing has arrived. */
  fly(flight: Omit<Flight<Thing>, "key" | "landed" | "delay"> & { delay?: number }): Promise<void> {
    if (flight.duration <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#next += 1;
      const key = this.#next;
      const landed = (): void => {
        this.list = this.list.filter((other) => other.key !== key);
        resolve();
      };
      this.list = [...this.list, { delay: 0, ...flight, key, landed }];
    });
  }

  /** Everything lands now. */
  clear(): void {
    for (const flight of this.list) flight.landed();
  }
}
