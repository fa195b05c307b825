/** Lines of the log about Zones, cubes and who walks where. */
import type { LogPart } from "../../../lib/game";
import type { Told, Writer } from "./told";
import { cardName, isViewer } from "./names";
import { cubeName } from "./questions";

const FLOORS = ["", " (Floor I)", " (Floor II)", " (Floor III)", " (Floor IV)"];

const EFFECTS: Record<string, string> = {
  ambush: "Ambush",
  danger: "Danger",
  good_luck: "Good Luck",
  bad_luck: "Bad Luck",
};

const EFFECT_RULES: Record<string, string> = {
  ambush: "EX-53",
  danger: "EX-53",
  good_luck: "EX-54",
  bad_luck: "EX-54",
};

/** Who has the cube now, or where it lies: "space:3:1", "board:0:riches", "reserve". */
function place(told: Told, where: string): LogPart[] {
  const [kind, first] = where.split(":");
  const zone = told.context.view.zones[Number(first)];
  if (kind === "space") return ["in ", zone ? { card: zone.card } : "a Zone"];
  if (kind === "board" && isViewer(Number(first), told.context)) return ["on your Note Board"];
  if (kind === "board") return ["on the Note Board of ", { seat: Number(first) }];
  return ["in the Reserve"];
}

const HOW: Record<string, string> = {
  collected: "is Collected",
  dropped: "is Dropped",
  raided: "is Raided",
  archived: "is Archived",
  archive: "leaves the Archive",
  overfull: "does not fit",
  replaced: "makes room",
  worthless: "is beneath Rigor",
  thesis: "is lost with the Thesis",
  eliminated: "is Eliminated",
  fetched: "comes flying",
  bivouac: "pays for an Intern",
};

const WALKED: Record<string, string> = {
  explored: "set foot in",
  rest: "go home to",
  sent_home: "are sent home to",
  leap: "leap to",
  summoned: "are summoned to",
  swapped: "are swapped into",
};

const WALKS: Record<string, string> = {
  explored: "sets foot in",
  rest: "goes home to",
  sent_home: "is sent home to",
  leap: "leaps to",
  summoned: "is summoned to",
  swapped: "is swapped into",
};

export const LOG_BOARD: Record<string, Writer> = {
  scholar_moved: (told) => {
    if (told.event["zone"] === null) return null;
    const how = told.text("how");
    return told.line(...told.does(WALKED[how] ?? "walk to", WALKS[how] ?? "walks to"), " ", told.zone(), ".");
  },
  zone_drawn: (told) =>
    told.line(
      // From the fourth pile of Dark Lord Mode he alone lays Zones.
      ...(told.context.view.mode === "dark_lord" && told.number("floor") === 4
        ? ["Rigor brings"]
        : told.does("find")),
      " ",
      told.card("card"),
      // Areas are told apart by whose they are, and have no number.
      `${told.context.view.mode === "kragmortha" ? "" : (FLOORS[told.number("floor")] ?? "")}.`,
    ),
  zone_put_below: (told) =>
    told.line(
      told.card("card"),
      told.text("reason") === "compass" ? " goes under its pile." : " fits nowhere.",
    ),
  zone_effect: (told) => {
    const effect = told.text("effect");
    const words = `${EFFECTS[effect] ?? effect} ${told.number("number")}`;
    return told.line(
      { number: words, ...(EFFECT_RULES[effect] && { rule: EFFECT_RULES[effect] }) },
      " in ",
      told.zone(),
      ".",
    );
  },
  stairs_opened: (told) =>
    told.line({ number: "Stairs", rule: "EX-50" }, " lead from ", told.zone(), " to ", told.zone("to"), "."),
  portal_opened: (told) =>
    told.line(
      "The ",
      cardName(told.context, told.text("colour")),
      " ",
      { number: "Portal", rule: "RM-76" },
      " opens: ",
      told.zone("to"),
      ".",
    ),
  passages_laid: (told) => {
    const [one, other] = told.list("zones").map((zone) => told.context.view.zones[Number(zone)]?.card);
    const named = (card: string | undefined): LogPart => (card ? { card } : "a Zone");
    return told.line(
      "A ",
      { number: "Secret Passage", rule: "EX-51" },
      " joins ",
      named(one),
      " and ",
      named(other),
      ".",
    );
  },
  teleport_laid: (told) => told.line("A ", { number: "Teleport", rule: "EX-52" }, " in ", told.zone(), "."),
  trap_laid: (told) => told.line("A ", { number: "Trap", rule: "EX-14" }, " waits in ", told.zone(), "."),
  wall_laid: (told) => told.line("A ", { number: "Wall", rule: "EX-14" }, " closes a door."),
  wall_removed: (told) => told.line("A Wall comes down."),
  cube_moved: (told) => {
    const how = told.text("how");
    const to = told.text("to");
    const hands = [told.text("from"), to].every((where) => where.startsWith("board"));
    return told.line(
      { number: cubeName(told.text("cube")), rule: how === "raided" ? "RM-40" : "EX-45" },
      ` ${hands ? "changes hands" : (HOW[how] ?? "moves")}: now `,
      ...place(told, to),
      ".",
    );
  },
};
