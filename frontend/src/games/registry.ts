/** All games the client can show. A game is fetched when a table of it is opened. */
import type { GameModule } from "../lib/game";

/** What the shell must know of a game before its code is there. */
export interface GameCard {
  name: string;
  title: string;
  tagline: string;
  load(): Promise<GameModule>;
}

// Views differ by game; the shell only ever hands a game its own, hence the one cast here.
const asModule = (module: unknown): GameModule => module as GameModule;

export const games: Record<string, GameCard> = {
  looterz: {
    name: "looterz",
    title: "Looterz: Rigor Mortis",
    tagline: "Loot the Tower, mug your friends, be gone before the Headmaster comes home.",
    load: async () => asModule((await import("./looterz/index")).default),
  },
};
