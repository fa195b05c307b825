/** Things that move over the table: cards and coins from where they were to where they are. */

export interface Flight {
  key: number;
  kind: "card" | "back" | "coin" | "heart";
  card?: string;
  from: DOMRect;
  to: DOMRect;
  duration: number;
  delay: number;
  landed(): void;
}

export class Flights {
  list = $state.raw<Flight[]>([]);
  #next = 0;

  /** Resolves when the thing has arrived. */
  fly(flight: Omit<Flight, "key" | "landed" | "delay"> & { delay?: number }): Promise<void> {
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
