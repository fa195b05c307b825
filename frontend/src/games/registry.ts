/** All games the client can show. A game is fetched when a table of it is opened. */
import type { GameModule } from "../lib/game";

/** What an option means: in general, each of its values, and left empty with so many players. */
export interface OptionWords {
  why?: string;
  each?: Record<string, string>;
  usual?: (players: number) => number;
}

/** What the shell must know of a game before its code is there. */
export interface GameCard {
  name: string;
  title: string;
  tagline: string;
  players: string;
  minutes: string;
  /** The options' words for the lobby. */
  options: Record<string, OptionWords>;
  load(): Promise<GameModule>;
  /** The rule file, as it is in the documentation. */
  rules(): Promise<string>;
  /** Rules behind the codes of refusals. */
  refusals: Record<string, string>;
}

// Views differ by game; the shell only ever hands a game its own, hence the one cast here.
const asModule = (module: unknown): GameModule => module as GameModule;

export const games: Record<string, GameCard> = {
  looterz: {
    name: "looterz",
    title: "Looterz: Rigor Mortis",
    tagline: "Loot the Tower, mug your friends, be gone before the Dark Lord comes home.",
    players: "2–6 players",
    minutes: "30 minutes",
    options: {
      coins_to_win: {
        why: "Whoever holds so many coins wins at that very moment. Usual are 15 for two, 10 for three or four, 7 for five or six.",
        usual: (players) => (players <= 2 ? 15 : players <= 4 ? 10 : 7),
      },
    },
    load: async () => asModule((await import("./looterz/index")).default),
    rules: async () => (await import("../../../docs/rules/looterz.md?raw")).default,
    refusals: {
      bad_options: "LZ-11",
      bad_seats: "LZ-02",
      too_few_seats: "LZ-02",
      not_asked: "LZ-20",
      game_over: "LZ-12",
    },
  },
  dungeonology: {
    name: "dungeonology",
    title: "Dungeonology: Rigor Mortis",
    tagline: "Explore the Dungeon, steal its secrets, publish before your colleagues do.",
    players: "2–4 players",
    minutes: "90 minutes",
    options: {
      mode: {
        each: {
          standard: "Explore, study, write the best Thesis. Rigor drops in when somebody wakes him.",
          dark_lord: "Rigor and his Minions hunt you through the Dungeon, and drag your notes to Kragmortha.",
          kragmortha:
            "You are the goblins of the Castle. Bring home much, but never more than Rigor himself.",
        },
      },
      alert: {
        each: {
          relaxed:
            "Six Students for each in the University, more with fewer players; the clock strikes from round 12.",
          normal:
            "Six Students for each in the University, more with fewer players; the clock strikes from round 10.",
          hard: "Five Students for each in the University, more with fewer players; the clock strikes from round 8.",
        },
      },
      clans: { why: "One of these Clan Cards lies face down on the Campus and says what a Thesis is worth." },
      zones: { why: "Whether Kragmortha lies under the third Floor of a Standard game." },
    },
    load: async () => asModule((await import("./dungeonology/index")).default),
    rules: async () => (await import("../../../docs/rules/dungeonology.md?raw")).default,
    refusals: {
      bad_options: "EX-17",
      bad_seats: "EX-01",
      too_few_seats: "EX-01",
      not_asked: "EX-20",
      game_over: "EX-62",
    },
  },
};
