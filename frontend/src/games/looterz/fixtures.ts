import type { Fixture } from "../../lib/game";
import type { BaseView, Catalog } from "../../lib/types";

export const catalog: Catalog = {
  game: "looterz",
  title: "Looterz: Rigor Mortis",
  content_hash: "fixture",
  cards: [],
  keywords: [],
};

const view: BaseView = {
  game: "looterz",
  version: 1,
  viewer: 0,
  turn: { seat: 0, phase: "dungeon" },
  asked: { ask: 1, seats: [0] },
  prompt_public: { prompt: "dungeon", source: null, seats: [0] },
  request: {
    id: 1,
    kind: "one",
    prompt: "dungeon",
    params: {},
    source: null,
    choices: ["search:31", "end"],
    min: 1,
    max: 1,
    default: "end",
  },
  answered: false,
  commitment: "",
  seed: null,
  outcome: null,
};

export const fixtures: Fixture[] = [{ title: "Bare", view }];
