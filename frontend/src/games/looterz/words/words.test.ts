/// <reference types="node" />
/** Whether there are words for all that the engine can ask and tell; and what they say. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameContext, LogPart } from "../../../lib/game";
import type { Request } from "../../../lib/types";
import { FACES } from "../art/faces";
import { catalog, scene } from "../fixtures/build";
import { fixtures } from "../fixtures";
import { affordances } from "../rules/affordances";
import type { LooterzView } from "../types";
import { END_REASONS, outcomeWords, statusWords } from "./ending";
import { SKIP_REASONS, WRITERS, logLine } from "./log";
import { PROMPTS, choiceLabel, promptWords, waitingWords } from "./prompts";

const ENGINE = "../app/engine";
const source = (folder: string): string =>
  readdirSync(`${ENGINE}/${folder}`, { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".py"))
    .map((file) => readFileSync(`${ENGINE}/${folder}/${file}`, "utf8"))
    .join("\n");
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? "")),
];

const contextOf = (view: LooterzView): GameContext<LooterzView> => ({
  table: { game_id: "test", seats: [] } as unknown as GameContext<LooterzView>["table"],
  catalog,
  view,
  seatName: (seat) => (seat === view.viewer ? "You" : (["Ada", "Bo", "Cy", "Di"][seat] ?? `Seat ${seat}`)),
});

const text = (parts: readonly LogPart[], context: GameContext<LooterzView>): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("seat" in part) return context.seatName(part.seat);
      if ("card" in part) return catalog.cards.find((card) => card.id === part.card)?.name ?? part.card;
      return "number" in part ? String(part.number) : "";
    })
    .join("");

describe.skipIf(!existsSync(ENGINE))("words for the engine", () => {
  const looterz = existsSync(ENGINE) ? source("looterz") : "";
  const kernel = existsSync(ENGINE) ? source("kernel") : "";

  it("cover every question", () => {
    const asked = [
      ...found(looterz, /(?:pick_one|put_in_order)\(\s*"(\w+)"/g),
      ...found(looterz, /(?:pick_exactly|number_between)\([^"\n]*"(\w+)"/g),
      ...found(looterz, /(?:pick_looter|pick_looterz)\(env, "(\w+)"/g),
      ...found(looterz, /_choose_looter\("(\w+)"/g),
      ...found(looterz, /prompt="(\w+)"/g),
      ...found(kernel, /put_in_order\("(\w+)"/g),
    ];
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((key) => !(key in PROMPTS))).toEqual([]);
  });

  it("cover every event", () => {
    const told = found(looterz, /\.emit\(\s*"(\w+)"/g);
    expect(told.length).toBeGreaterThan(15);
    expect(told.filter((type) => !(type in WRITERS))).toEqual([]);
  });

  it("cover every reason to skip and to end", () => {
    const skipped = [
      ...found(looterz, /reason="(\w+)"/g),
      ...found(looterz, /skip\(run, env, "(\w+)"\)/g),
      ...found(looterz, /_chosen\(run, env, \w+, "(\w+)"\)/g),
    ];
    expect(
      skipped.filter(
        (reason) => !SKIP_REASONS.includes(reason) && !["destroyed", "sacrificed"].includes(reason),
      ),
    ).toEqual([]);
    const ended = found(looterz, /finish\(run, [^"]*"(\w+)"/g);
    expect(ended.length).toBe(2);
    expect(ended.filter((reason) => !END_REASONS.includes(reason))).toEqual([]);
  });

  it("and every card has a face", () => {
    const cards = found(looterz, /^ {4}looter\("([a-z-]+)"/gm);
    expect(cards.length).toBeGreaterThan(40);
    expect(cards.filter((card) => !FACES[card])).toEqual([]);
  });
});

describe("prompts", () => {
  it("say who asks, what, and what follows, in every situation of the mock", () => {
    for (const { view, title } of fixtures) {
      const context = contextOf(view);
      if (!view.request) {
        expect(waitingWords(context).question, title).toMatch(/[.…]$/);
        continue;
      }
      const words = promptWords(view.request, context);
      expect(words.asker, title).not.toBe("");
      expect(words.question, title).toMatch(/[.?]$/);
      for (const choice of affordances(view.request).buttons) {
        expect(choiceLabel(choice, view.request, context), title).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it("name the thing on the button", () => {
    const view = fixtures.find(({ title }) => title === "attack")?.view as LooterzView;
    const request = view.request as Request;
    const label = choiceLabel(
      { raw: "looter:20", verb: "looter", object: "20", detail: null },
      request,
      contextOf(view),
    );
    expect(label).toBe("Attack Bruk");
    expect(promptWords(request, contextOf(view)).asker).toBe("Morgalo, the Failed Experiment");
  });

  it("degrade to a sensible sentence", () => {
    const view = scene({ seats: [{}, {}], request: { prompt: "polish_shoes", choices: ["shine"] } });
    expect(promptWords(view.request as Request, contextOf(view)).question).toBe("Polish shoes: choose one.");
  });

  it("say who is waited for, and that an answer is sealed", () => {
    const view = scene({ seats: [{}, {}, {}], answered: true, asked: { seats: [0, 1, 2], prompt: "bid" } });
    expect(waitingWords(contextOf(view)).question).toBe("Your answer is sealed. Bo and Cy are bidding.");
  });
});

describe("the log", () => {
  const context = contextOf(scene({ seats: [{ row: "murfa" }, { row: "khal-mar" }] }));
  const say = (event: { type: string } & Record<string, unknown>): string =>
    text(logLine(event, context)?.parts ?? [], context);

  it("speaks to the viewer and of the others", () => {
    expect(say({ type: "card_drawn", seat: 0, card: { id: 1, card: "cook" } })).toBe("You draw Grub.");
    expect(say({ type: "card_drawn", seat: 1 })).toBe("Bo draws a card.");
    expect(say({ type: "coin_stolen", seat: 1, victim: 0, amount: 1, coins: 1, victim_coins: 0 })).toBe(
      "Bo steals 1 coin from you.",
    );
  });

  it("tells dice and what came of them", () => {
    expect(
      say({ type: "searched", seat: 1, looter: 20, card: "khal-mar", dice: [2, 3, 5], power: 3, coins: 2 }),
    ).toBe("Khal-Mar searches and rolls 2, 3, 5: 2 coins.");
  });

  it("says who bids how much, and that nobody can", () => {
    const bids = [
      { seat: 0, bid: 2 },
      { seat: 1, bid: 0 },
    ];
    expect(say({ type: "bids_revealed", card: "auctioneer", bids })).toBe("Bids: You 2, Bo 0.");
    expect(say({ type: "bids_revealed", card: "auctioneer", bids: [] })).toBe("Nobody can bid.");
  });

  it("still knows a Looter that has left", () => {
    say({ type: "looter_recruited", seat: 0, looter: { id: 77, card: "ghost", hearts: 1 }, from: "hand" });
    expect(say({ type: "hearts_changed", looter: 77, hearts: 0, delta: -1 })).toBe(
      "Aunt Gravina loses 1 Heart.",
    );
  });

  it("makes a plain sentence of an event it does not know", () => {
    expect(say({ type: "comet_seen", seat: 1 })).toBe("Bo: Comet seen.");
  });
});

describe("the end", () => {
  const ends = fixtures.filter(({ view }) => view.outcome);
  it("is told by outcome", () => {
    const titles = ends.map(({ view }) =>
      outcomeWords(view.outcome as NonNullable<LooterzView["outcome"]>, contextOf(view)),
    );
    expect(titles[0]?.title).toBe("You win with 10 coins.");
    expect(titles[0]?.reason).toContain("10 coins");
    expect(titles[1]?.title).toBe("Di wins with 8 coins.");
    expect(titles[1]?.reason).toContain("tie is broken by the Looterz");
  });

  it("names the phase and whose turn it is until then", () => {
    const view = scene({ seats: [{}, {}], turn: 1, phase: "second_recruitment" });
    expect(statusWords(view, contextOf(view))).toMatchObject({
      turn: "Bo’s turn",
      phase: "Second Recruitment",
    });
  });
});
