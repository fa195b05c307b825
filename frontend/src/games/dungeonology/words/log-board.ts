/** Lines of the log about Zones, cubes and who walks where. */
import type { LogPart } from "../../../lib/game";
import type { DungeonologyView } from "../types";
import { several, type Told, type Writer } from "./told";
import { cubeName, cardName, isViewer } from "./names";

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

/** Where a cube lies: "space:3:1", "board:0:riches", "reserve". */
function place(told: Told, where: string): LogPart[] {
  const [kind, first] = where.split(":");
  if (kind === "space") return [told.zoneCard(Number(first))];
  if (kind === "board" && isViewer(Number(first), told.context)) return ["your Note Board"];
  if (kind === "board") return ["the Note Board of ", { seat: Number(first) }];
  return ["the Reserve"];
}

/** Where it is now; on a Note Board a Universal one counts as its column's colour (RM-11). */
function goal(told: Told, where: string): LogPart[] {
  const [kind, , column = ""] = where.split(":");
  if (kind !== "board") return ["in ", ...place(told, where)];
  const as = told.text("cube") === "universal" ? [` as ${cubeName(column)}`] : [];
  return ["on ", ...place(told, where), ...as];
}

/** Cubes of the Reserve lie nowhere that one would have looked. */
const origin = (told: Told, where: string): LogPart[] =>
  where === "reserve" ? [] : [" from ", ...place(told, where)];

type Zone = DungeonologyView["zones"][number];

/** The Zones on both sides of an edge, as the engine tells where it is. */
function beside(told: Told): LogPart[] {
  const [x, y] = [told.number("x"), told.number("y")];
  const behind = told.text("side") === "left" ? { x: x - 1, y } : { x, y: y - 1 };
  const covers = (zone: Zone, at: { x: number; y: number }): boolean =>
    zone.floor === told.number("floor") && [0, 1].includes(at.x - zone.x) && [0, 1].includes(at.y - zone.y);
  const cards = [behind, { x, y }].flatMap((at) => {
    const zone = told.context.view.zones.find((one) => covers(one, at));
    return zone ? [[{ card: zone.card }]] : [];
  });
  return several(cards);
}

const HOW: Record<string, string> = {
  collected: "is Collected",
  dropped: "is Dropped",
  raided: "is Raided",
  archived: "is Archived",
  archive: "makes room in the Archive",
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
      " for ",
      told.them("seat"),
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
      " opens from ",
      told.zone(),
      " to ",
      told.zone("to"),
      ".",
    ),
  passages_laid: (told) => {
    const [one, other] = told.list("zones").map((zone) => told.zoneCard(Number(zone)));
    if (one === undefined || other === undefined) return null;
    return told.line("A ", { number: "Secret Passage", rule: "EX-51" }, " joins ", one, " and ", other, ".");
  },
  teleport_laid: (told) => told.line("A ", { number: "Teleport", rule: "EX-52" }, " in ", told.zone(), "."),
  trap_laid: (told) => told.line("A ", { number: "Trap", rule: "EX-14" }, " waits in ", told.zone(), "."),
  wall_laid: (told) =>
    told.line("A ", { number: "Wall", rule: "EX-14" }, " closes the way between ", ...beside(told), "."),
  wall_broken: (told) => told.line("The Wall between ", ...beside(told), " comes down."),
  cube_moved: (told) => {
    const how = told.text("how");
    const [from, to] = [told.text("from"), told.text("to")];
    const hands = [from, to].every((where) => where.startsWith("board"));
    return told.line(
      { number: cubeName(told.text("cube")), rule: how === "raided" ? "RM-40" : "EX-45" },
      ...origin(told, from),
      ` ${hands ? "changes hands" : (HOW[how] ?? "moves")}: now `,
      ...goal(told, to),
      ".",
    );
  },
};
