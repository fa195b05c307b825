/** The log: each event as a line, dry and short. Parts keep names apart so that they can be marked. */
import type { GameEvent } from "../../../lib/types";
import type { LogLine, LogPart } from "../../../lib/game";
import { asLooterz, type EventOf, type LooterzEvent } from "../types";
import { findLooter } from "../rules/replay";
import { KEYWORD_NAMES, counted, does, isViewer, readable, type Context } from "./names";
import { KEYWORD_RULES, SKIP_RULES } from "./rules";

type Writer<T extends LooterzEvent["type"]> = (event: EventOf<T>, context: Context) => LogLine | null;

const line = (seat: number | null, ...parts: LogPart[]): LogLine => ({ parts, seat });
/** A word that leads to its rule. */
const term = (word: string, rule: string | undefined): LogPart => ({ number: word, ...(rule && { rule }) });
const coins = (amount: number): string => counted(amount, "coin");
const rolled = (dice: readonly number[]): string => `rolls ${dice.join(", ")}`;

const SKIPPED: Record<string, string> = {
  no_target: "finds nobody to pick on. Nothing happens.",
  nothing_to_sacrifice: "asks for a sacrifice; there is none to give.",
  nobody_to_rob: "finds nobody richer to rob.",
  graveyard_empty: "digs, and finds nothing.",
  attacker_gone: "is gone; the second attack is off.",
  no_single_highest_bid: "sells to nobody: no single highest bid.",
  nothing_to_give: "finds neither a coin nor a Looter to collect.",
};

/** Reasons the log has words for; the test compares them with the engine's. */
export const SKIP_REASONS = Object.keys(SKIPPED);

/** A seat that something is done to: "from you", "from Ada". */
const them = (seat: number, context: Context): LogPart => (isViewer(seat, context) ? "you" : { seat });

/** Who a Looter was, for lines about one that has left since: ids of a game's Looterz, by game. */
const met = new Map<string, Map<number, string>>();

function remember(event: LooterzEvent, context: Context): void {
  const game = context.table.game_id ?? "";
  const known = met.get(game) ?? new Map<number, string>();
  met.set(game, known);
  if (event.type === "looter_recruited") known.set(event.looter.id, event.looter.card);
  else if ("looter" in event && "card" in event) known.set(event.looter, event.card);
  if (event.type === "attacked") known.set(event.target, event.target_card);
}

function whose(looter: number, context: Context): LogPart[] {
  const card =
    findLooter(context.view, looter)?.looter.card ?? met.get(context.table.game_id ?? "")?.get(looter);
  return [card ? { card } : "A Looter"];
}

/** The seat at which a Looter stands now; null when it is gone. */
const beside = (looter: number, context: Context): number | null =>
  findLooter(context.view, looter)?.seat.seat ?? null;

const left: Record<string, string> = {
  destroyed: " goes to visit an aunt’s grave.",
  returned: " leaves the dungeon.",
};

const taken: Record<string, string> = {
  hand: "",
  tower: " straight from the Tower",
  graveyard: " from the Graveyard",
};

export const WRITERS: { [T in LooterzEvent["type"]]: Writer<T> } = {
  game_started: (event, context) =>
    line(
      event.first,
      { number: event.target },
      " coins win. ",
      { seat: event.first },
      ` ${does(event.first, context, "begin")}, with a card less. Somebody has to suffer.`,
    ),
  turn_started: (event, context) => ({
    parts: [`Round ${event.round}: `, isViewer(event.seat, context) ? "your turn" : { seat: event.seat }],
    heading: true,
    seat: event.seat,
  }),
  phase_started: () => null,
  card_drawn: (event, context) =>
    event.card
      ? line(
          event.seat,
          { seat: event.seat },
          ` ${does(event.seat, context, "draw")} `,
          { card: event.card.card },
          ".",
        )
      : line(event.seat, { seat: event.seat }, ` ${does(event.seat, context, "draw")} a card.`),
  rigor_placed: (event, context) =>
    line(
      event.seat,
      { seat: event.seat },
      ` ${does(event.seat, context, "find")} a piece of `,
      term("Rigor Mortis", "LZ-15"),
      ": ",
      { number: event.count },
      event.count === 4 ? " of 4. He opens his eyes." : " of 4. The floor hums.",
    ),
  looter_recruited: (event, context) =>
    line(
      event.seat,
      { seat: event.seat },
      ` ${does(event.seat, context, "recruit")} `,
      { card: event.looter.card },
      `${taken[event.from] ?? ""}.`,
    ),
  searched: (event) =>
    line(
      event.seat,
      { card: event.card },
      " ",
      term("searches", "LZ-30"),
      ` and ${rolled(event.dice)}: `,
      event.coins === 0 ? "dust." : { number: coins(event.coins) },
      event.coins === 0 ? "" : ".",
    ),
  attacked: (event) =>
    line(
      event.seat,
      { card: event.card },
      " ",
      term("attacks", "LZ-36"),
      " ",
      { card: event.target_card },
      ` and ${rolled(event.dice)}: `,
      event.hits === 0 ? "a miss." : { number: counted(event.hits, "hit") },
      event.hits === 0 ? "" : ".",
    ),
  skill_used: (event) =>
    line(
      event.seat,
      { card: event.card },
      ": ",
      term(KEYWORD_NAMES[event.keyword] ?? readable(event.keyword), KEYWORD_RULES[event.keyword]),
      ".",
    ),
  rolled: (event) =>
    line(
      event.seat,
      { card: event.card },
      ` ${rolled(event.dice)}: `,
      { number: event.hits },
      ` of ${event.dice.length} count.`,
    ),
  hearts_changed: (event, context) =>
    event.delta < 0
      ? line(
          beside(event.looter, context),
          ...whose(event.looter, context),
          ` loses ${counted(-event.delta, "Heart")}.`,
        )
      : line(
          beside(event.looter, context),
          ...whose(event.looter, context),
          ` regains ${counted(event.delta, "Heart")}.`,
        ),
  coins_gained: (event, context) =>
    line(
      event.seat,
      { seat: event.seat },
      ` ${does(event.seat, context, "gain")} `,
      { number: coins(event.amount) },
      ": ",
      { number: event.coins },
      " in all.",
    ),
  coins_lost: (event, context) =>
    line(
      event.seat,
      { seat: event.seat },
      ` ${does(event.seat, context, "pay")} `,
      { number: coins(event.amount) },
      ".",
    ),
  coin_stolen: (event, context) =>
    line(
      event.seat,
      { seat: event.seat },
      " ",
      term(does(event.seat, context, "steal"), KEYWORD_RULES["steal"]),
      " ",
      { number: coins(event.amount) },
      " from ",
      them(event.victim, context),
      ".",
    ),
  coin_paid: (event, context) =>
    line(
      event.seat,
      { seat: event.seat },
      ` ${does(event.seat, context, "hand")} a coin to `,
      them(event.to, context),
      ".",
    ),
  looter_left: (event) =>
    event.reason === "sacrificed"
      ? line(
          event.seat,
          { card: event.card },
          " is ",
          term("sacrificed", KEYWORD_RULES["sacrifice"]),
          ". Somebody had to be.",
        )
      : line(event.seat, { card: event.card }, left[event.reason] ?? " leaves."),
  control_changed: (event, context) =>
    event.returned
      ? line(event.to, { card: event.card }, " goes home to ", them(event.to, context), ".")
      : line(event.to, { card: event.card }, " follows ", them(event.to, context), " now."),
  card_discarded: (event, context) =>
    line(
      event.seat,
      { seat: event.seat },
      ` ${does(event.seat, context, "discard")} `,
      { card: event.card },
      ".",
    ),
  card_taken: (event, context) =>
    line(
      event.seat,
      { seat: event.seat },
      ` ${does(event.seat, context, "dig")} up `,
      { card: event.card },
      ".",
    ),
  tower_seen: (event, context) =>
    line(
      event.seat,
      { seat: event.seat },
      ` ${does(event.seat, context, "peek")} at the top of the Tower`,
      ...(event.cards ? [": ", ...event.cards.flatMap(known)] : [`: ${counted(event.count, "card")}.`]),
    ),
  foreseen_kept: (event, context) =>
    line(event.seat, { seat: event.seat }, ` ${does(event.seat, context, "keep")} one of them.`),
  tower_ordered: (event, context) =>
    line(
      event.seat,
      { seat: event.seat },
      ` ${does(event.seat, context, "put")} the rest back, in an order nobody else knows.`,
    ),
  tower_buried: (event, context) =>
    line(
      event.seat,
      { seat: event.seat },
      ` ${does(event.seat, context, "bury", "buries")} the top card under the Tower.`,
    ),
  boosted: (event) =>
    line(event.seat, { card: event.card }, ` drums: +${event.amount} Power for the others.`),
  bids_revealed: (event) =>
    event.bids.length
      ? line(
          null,
          "Bids: ",
          ...event.bids.flatMap((bid, i): LogPart[] => [
            ...(i ? [", "] : []),
            { seat: bid.seat },
            " ",
            { number: bid.bid },
          ]),
          ".",
        )
      : line(null, "Nobody can bid."),
  skipped: (event) =>
    line(
      null,
      ...(event.card ? [{ card: event.card }] : ["The rule"]),
      " ",
      term(SKIPPED[event.reason] ?? "can do nothing.", SKIP_RULES[event.reason] ?? "LZ-61"),
    ),
  turn_ended: () => null,
  game_ended: (event, context) => ({
    parts:
      event.winners.length > 0
        ? [
            ...event.winners.map((seat) => ({ seat })),
            ` ${event.winners.length > 1 ? "win" : does(event.winners[0] ?? 0, context, "win")}.`,
          ]
        : ["Nobody wins. Rigor is pleased."],
    heading: true,
  }),
};

function known(card: string, index: number, all: readonly string[]): LogPart[] {
  const end = index === all.length - 1 ? "." : ", ";
  return [card.startsWith("rigor") ? "Rigor Mortis" : { card }, end];
}

/** One line of the log; an event without words of ours becomes a plain sentence. */
export function logLine(event: GameEvent, context: Context): LogLine | null {
  const writer = WRITERS[event.type as LooterzEvent["type"]] as Writer<LooterzEvent["type"]> | undefined;
  if (writer) {
    remember(asLooterz(event), context);
    return writer(asLooterz(event), context);
  }
  const seat = typeof event["seat"] === "number" ? event["seat"] : null;
  return line(seat, ...(seat === null ? [] : [{ seat }, ": "]), `${readable(event.type)}.`);
}
