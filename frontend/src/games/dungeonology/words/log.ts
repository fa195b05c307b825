/** The log: each event as a line, dry and short. Parts keep names apart so that they can be marked. */
import type { LogLine, LogPart } from "../../../lib/game";
import type { GameEvent } from "../../../lib/types";
import { LOG_BOARD } from "./log-board";
import { LOG_BOSS } from "./log-boss";
import { counted, does, isViewer, skillName, type Context } from "./names";
import { Told, heading, several, term, type Writer } from "./told";

const USES: Record<string, string> = { stealth: " for Stealth", alert: " for Alert", aside: "" };

const RESULTS: Record<string, string> = {
  study_succeeded: "the Study succeeds",
  study_failed: "the Study fails",
  espionage_succeeded: "the Espionage succeeds",
  espionage_failed: "the Espionage fails",
};

/** The end of a line about cards, with their names for who knows them. */
function these(told: Told): LogPart[] {
  const cards = told.cards("cards");
  return cards.length > 0 ? [": ", ...several(cards.map((card) => [card])), "."] : ["."];
}

function victory(told: Told): LogPart[] {
  const winners = told.list("winners").map(Number);
  const [first] = winners;
  if (first === undefined) return ["nobody wins"];
  const verb = winners.length > 1 ? "share the win" : does(first, told.context, "win");
  return [...several(winners.map((seat) => [{ seat }])), ` ${verb}`];
}

const WHERE_FROM: Record<string, string> = { divination: " out of what was foreseen", deck: "" };

const LOG: Record<string, Writer> = {
  game_started: (told) =>
    told.line({ seat: told.number("first") }, " ", does(told.number("first"), told.context, "begin"), "."),
  turn_started: (told) => ({
    ...heading(
      `Round ${told.number("round")}: `,
      isViewer(told.seat, told.context) ? "your turn" : { seat: told.seat },
    ),
    seat: told.seat,
  }),
  scholar_chosen: (told) =>
    told.line(
      ...told.does("play"),
      " ",
      told.card("scholar"),
      `, with ${counted(told.number("students"), "Student")}.`,
    ),
  trick_drawn: (told) => {
    const card = told.event["card"] as { card: string } | undefined;
    const from = WHERE_FROM[told.text("from")] ?? "";
    return told.line(...told.does("draw"), " ", card ? { card: card.card } : "a Trick Card", `${from}.`);
  },
  trick_played: (told) => {
    const use = told.text("use").split(":")[0] ?? "";
    return told.line(...told.does("play"), " ", told.card("card"), `${USES[use] ?? ""}.`);
  },
  trick_discarded: (told) => told.line(...told.does("discard"), " ", told.card("card"), "."),
  trick_taken: (told) => {
    const card = told.text("card");
    return told.line(
      ...told.does("take"),
      " ",
      card ? { card } : "a Trick Card",
      " from ",
      told.them("victim"),
      ".",
    );
  },
  trick_copied: (told) => told.line(...told.does("copy", "copies"), " ", told.card("card"), "."),
  hand_shown: (told) =>
    told.line(
      ...told.does("show"),
      " ",
      told.them("to"),
      ` ${counted(told.number("count"), "card")}`,
      ...these(told),
    ),
  divined: (told) =>
    told.line(
      ...told.does("look"),
      ` at ${counted(told.number("count"), "card")} of the future (`,
      term("Divination", "EX-43"),
      ")",
      ...these(told),
    ),
  rested: (told) =>
    told.line(
      ...told.does("rest"),
      told.number("stun") ? ` and shake off ${told.number("stun")} Stun.` : ".",
    ),
  student_drawn: (told) =>
    told.text("student") === "omega"
      ? null
      : told.line(
          ...told.does("draw"),
          " a Student: ",
          { number: told.number("students") },
          " at the Bonfire.",
        ),
  omega_drawn: (told) =>
    told.event["placed"] === false
      ? told.line(...told.does("draw"), " an ", term("Omega", "EX-63"), ". There is no room left for it.")
      : told.line(
          ...told.does("draw"),
          " an ",
          term("Omega", "EX-40"),
          ": ",
          { number: told.number("track") },
          " on the Alert Card.",
        ),
  students_sacrificed: (told) =>
    told.number("count")
      ? told.line(...told.does("sacrifice"), ` ${counted(told.number("count"), "Student")}.`)
      : null,
  jinx_drawn: (told) => told.line(...told.does("get"), " the Jinx ", told.card("jinx"), "."),
  jinx_discarded: (told) => told.line(...told.does("get"), " rid of ", told.card("jinx"), "."),
  no_jinx_left: (told) => told.line("No Jinx is left for ", told.them("seat"), ". Lucky."),
  intern_taken: (told) => told.line(...told.does("hire"), " ", told.card("intern"), "."),
  intern_used: (told) => told.line(told.card("intern"), " lends ", told.them("seat"), " a hand."),
  knowledge_changed: (told) =>
    told.line(...told.does("have", "has"), ` ${counted(told.number("knowledge"), "Knowledge token")}.`),
  study_bonus_changed: (told) =>
    told.line(
      { seat: told.seat },
      ": ",
      term("Study Bonus", "EX-04"),
      " ",
      { number: told.number("bonus") },
      ".",
    ),
  stun_changed: (told) =>
    told.number("delta") > 0
      ? told.line(
          ...told.does("get"),
          " a ",
          term("Stun", "EX-41"),
          ": ",
          { number: told.number("stun") },
          " now.",
        )
      : told.line(...told.does("lose"), ` ${-told.number("delta")} Stun.`),
  value_changed: (told) =>
    told.line(
      { seat: told.seat },
      `: ${told.number("amount") > 0 ? "+" : ""}${told.number("amount")} ${told.text("value").replaceAll("_", " ")} for now.`,
    ),
  skill_used: (told) =>
    told.line(
      ...told.does("use"),
      " a skill: ",
      { number: skillName(told.context, told.text("skill")) },
      ...(told.text("card") ? [" on ", told.card("card")] : []),
      ".",
    ),
  test_started: (told) =>
    told.text("kind") === "study"
      ? told.line(
          ...told.does("study", "studies"),
          " in ",
          told.zone(),
          ` (Stealth ${told.number("stealth")}, Alert ${told.number("alert")}).`,
        )
      : told.line(
          ...told.does("spy", "spies"),
          " on ",
          told.them("target"),
          ` (Stealth ${told.number("stealth")}, Alert ${told.number("alert")}).`,
        ),
  test_result: (told) =>
    told.line(
      { seat: told.seat },
      ": ",
      term(RESULTS[told.text("result")] ?? "the Test is over", "EX-31"),
      ", Stealth ",
      { number: told.number("stealth") },
      " against Alert ",
      { number: told.number("alert") },
      ".",
    ),
  no_alert_option: (told) => told.line("Nobody spoils the Test."),
  thesis_submitted: (told) =>
    told.line(
      ...told.does("submit"),
      " a ",
      term("Thesis", "EX-60"),
      ` and ${does(told.seat, told.context, "read")} the Clan Card`,
      // Who submits it reads the card alone.
      ...(told.text("clan") ? [": ", told.card("clan")] : []),
      ".",
    ),
  thesis_accepted: (told) =>
    told.line(
      "Accepted! The Clan Card: ",
      told.card("clan"),
      ". ",
      ...told.does("score"),
      " ",
      { number: told.number("points") },
      ` points and ${does(told.seat, told.context, "leave")} the Dungeon.`,
    ),
  thesis_rejected: (told) =>
    told.line(
      "Turned down. ",
      ...told.does("lose"),
      ` ${isViewer(told.seat, told.context) ? "your" : "their"} best column.`,
    ),
  exalted_changed: (told) =>
    told.event["exalted"] === true
      ? told.line(...told.does("are", "is"), " ", term("Exalted", "EX-61"), ".")
      : told.line(...told.does("are", "is"), " no longer Exalted."),
  university_empty: (told) => told.line("The University is empty: no Student for ", told.them("seat"), "."),
  university_filled: (told) =>
    told.number("added") ? told.line("Students flock back to the University.") : null,
  scholar_left: (told) => told.line(...told.does("leave"), " the Dungeon."),
  clan_revealed: (told) => told.line("The Clan Card: ", told.card("clan"), "."),
  randomized: (told) => {
    if (told.text("what") !== "scholar") return null;
    const seat = told.list("among")[Number(told.list("dice")[0])];
    return typeof seat === "number" ? told.line("Chance picks ", told.who(seat), ".") : null;
  },
  game_ended: (told) => heading("The game is over: ", ...victory(told)),
  ...LOG_BOARD,
  ...LOG_BOSS,
};

/** Types of events that have words, or are known to need none; the test compares them with the engine's. */
export const KNOWN = Object.keys(LOG);

export function logLine(event: GameEvent, context: Context): LogLine | null {
  return LOG[event.type]?.(new Told(event, context)) ?? null;
}
