/** All games the client can show. A game is fetched when a table of it is opened. */
import type { GameModule } from "../lib/game";

/** What the shell must know of a game before its code is there. */
export interface GameCard {
  name: string;
  title: string;
  tagline: string;
  players: string;
  minutes: string;
  /** What an option left empty means with so many players, for the lobby. */
  usual: Record<string, (players: number) => number>;
  load(): Promise<GameModule>;
}

// Views differ by game; the shell only ever hands a game its own, hence the one cast here.
const asModule = (module: unknown): GameModule => module as GameModule;

export const games: Record<string, GameCard> = {
  looterz: {
    name: "looterz",
    title: "Looterz: Rigor Mortis",
    tagline: "Loot the Tower, mug your friends, be gone before the Headmaster comes home.",
    players: "2–6 players",
    minutes: "30 minutes",
    usual: { coins_to_win: (players) => (players <= 2 ? 15 : players <= 4 ? 10 : 7) },
    load: async () => asModule((await import("./looterz/index")).default),
  },
};
