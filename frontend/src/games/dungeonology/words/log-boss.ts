/** Lines of the log about Rigor, his Minions, the end and the shouting. */
import { heading, several, term, type Told, type Writer } from "./told";
import { cardName, counted, isViewer } from "./names";
import type { LogPart } from "../../../lib/game";

const ACTS: Record<string, string> = {
  stun: "Stun",
  discard: "Discard",
  draw_student: "Draw Student",
  gift: "Gift",
  raid: "Raid",
  explore: "Explore",
};

const ACT_RULES: Record<string, string> = {
  stun: "RM-58",
  discard: "RM-57",
  draw_student: "RM-56",
  gift: "RM-59",
  raid: "RM-54",
  explore: "RM-55",
};

const act = (key: string, count: number): string => {
  const name = ACTS[key] ?? key;
  return ["stun", "discard", "raid"].includes(key) ? `${name} ${count}` : name;
};

/** The answer of who did not shout but wrote (RM-99). */
const TYPED = "typed";

/** Those who voted so, with the verdict before them. */
function judged(told: Told, vote: string, verdict: string): LogPart[] {
  const voters = told.seats("votes").flatMap(([one, who]) => (one["vote"] === vote ? [[who]] : []));
  return voters.length > 0 ? [verdict, ...several(voters), ". "] : [];
}

const yelling = (loudness: unknown): string =>
  loudness === TYPED ? " in writing" : ` ${Number(loudness) || 0}`;

export const LOG_BOSS: Record<string, Writer> = {
  boss_activated: (told) =>
    told.line(
      ...told.does(
        told.event["sighting"] === true ? "see" : "wake",
        told.event["sighting"] === true ? "sees" : "wakes",
      ),
      " ",
      term("Rigor Mortis", "EX-56"),
      " in ",
      told.zone(),
      told.event["sighting"] === true ? ". He sees you too." : ".",
    ),
  boss_declined: (told) => told.line(...told.does("tiptoe"), " past Rigor."),
  rigor_moved: (told) => told.line("Rigor strides into ", told.zone(), "."),
  sorcery_drawn: (told) => told.line("Rigor casts ", told.card("card"), "."),
  nothing_raided: (told) =>
    told.line("The cubes of ", told.zone(), " stay where they are: they cannot be Raided."),
  minion_placed: (told) =>
    told.line(cardName(told.context, told.text("minion")), " awaits you in ", told.zone(), "."),
  minion_moved: (told) =>
    told.event["zone"] === null
      ? null
      : told.line(
          cardName(told.context, told.text("minion")),
          told.text("how") === "home" ? " heads home: " : " turns up in ",
          told.zone(),
          ".",
        ),
  minion_acted: (told) =>
    told.line(
      cardName(told.context, told.text("minion")),
      ": ",
      term(act(told.text("act"), told.number("count")), ACT_RULES[told.text("act")] ?? "RM-52"),
      " in ",
      told.zone(),
      ".",
    ),
  minion_skipped: (told) =>
    told.line(
      cardName(told.context, told.text("minion")),
      ` finds nothing to do (${ACTS[told.text("act")] ?? "idle"}).`,
    ),
  maximum_alert: () => heading("Maximum Alert"),
  panic_revealed: (told) =>
    told.line(term("Last turns", "EX-62"), ", with the Panic Card ", told.card("card")),
  university_refilled: (told) =>
    told.line(
      `The University takes in ${counted(told.number("students"), "Student")} and ${counted(told.number("omegas"), "Omega")}.`,
    ),
  end_is_near: (told) =>
    told.line(
      "The last Omega is ",
      isViewer(told.seat, told.context) ? "yours" : { seat: told.seat },
      ": the game ",
      term("ends", "RM-86"),
      " as that turn comes round.",
    ),
  shouted: (told) =>
    told.event["loudness"] === TYPED
      ? told.line(...told.does("type"), " “Aye, Dark Lord!” in full.")
      : told.line(
          ...told.does("shout"),
          " “Aye, Dark Lord!” at ",
          { number: told.number("loudness"), rule: "RM-99" },
          ".",
        ),
  shout_judged: (told) =>
    told.line(...judged(told, "no", "Too quiet for "), ...judged(told, "yes", "Loud enough for ")),
  yelled: (told) =>
    told.line(
      term("“Yes, Dark Lord!”", "RM-75"),
      ": ",
      ...several(told.seats("yells").map(([yell, who]) => [who, yelling(yell["loudness"])])),
      ".",
    ),
  first_player: (told) =>
    told.line({ seat: told.seat }, isViewer(told.seat, told.context) ? " begin." : " begins."),
  stacks_uncovered: (told) => told.line("The ", term("stacks", "RM-74"), " show their colours."),
};
