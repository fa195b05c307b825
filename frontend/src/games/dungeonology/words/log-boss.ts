/** Lines of the log about Rigor, his Minions, the end and the shouting. */
import { heading, term, type Writer } from "./told";
import { cardName, counted, isViewer } from "./names";

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

export const LOG_BOSS: Record<string, Writer> = {
  boss_activated: (told) =>
    told.line(
      ...told.does(
        told.event["sighting"] === true ? "see" : "wake",
        told.event["sighting"] === true ? "sees" : "wakes",
      ),
      " ",
      term("Rigor Mortis", "EX-56"),
      told.event["sighting"] === true ? ". He sees you too." : ".",
    ),
  boss_declined: (told) => told.line(...told.does("tiptoe"), " past Rigor."),
  rigor_moved: (told) => told.line("Rigor strides into ", told.zone(), "."),
  sorcery_drawn: (told) => told.line("Rigor casts ", told.card("card"), "."),
  nothing_raided: (told) => told.line("There is nothing to Raid in ", told.zone(), "."),
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
    told.line("The Panic Card: ", told.card("card"), ". ", term("Last turns", "EX-62"), "."),
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
    told.line(
      ...told.does("shout"),
      " “Aye, Dark Lord!” at ",
      { number: told.number("loudness"), rule: "RM-99" },
      ".",
    ),
  shout_judged: (told) => {
    const no = told.list("votes").filter((vote) => (vote as { vote: string }).vote === "no").length;
    return told.line(
      no === told.list("votes").length ? "Everybody found it too quiet." : "Loud enough, say the others.",
    );
  },
  yelled: (told) => {
    const best = Math.max(
      0,
      ...told.list("yells").map((yell) => Number((yell as { loudness: unknown }).loudness) || 0),
    );
    return told.line(
      "Everybody yells “Yes, Dark Lord!”. The loudest makes ",
      { number: best, rule: "RM-75" },
      ".",
    );
  },
  first_player: (told) =>
    told.line({ seat: told.seat }, isViewer(told.seat, told.context) ? " begin." : " begins."),
  stacks_uncovered: (told) => told.line("The ", term("stacks", "RM-74"), " show their colours."),
};
