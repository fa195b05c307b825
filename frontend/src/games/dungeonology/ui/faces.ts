/** What is printed on a card, whatever its kind, in the one anatomy that all cards share. */
import type { Kind } from "../art/face";
import type { DungeonologyCatalog, ScholarCard, ScholarSide } from "../types";
import { CUBE_NAMES, counted, readable } from "../words/names";

export interface Line {
  /** "Main effect", "Alert": what the line is; nothing for the only text of a card. */
  tag?: string;
  text: string;
}

export interface Print {
  kind: Kind;
  name: string;
  title?: string;
  /** Number in the right upper corner, and what it means. */
  seal: { value: number | string; means: string } | null;
  /** Number in the left upper corner. */
  second: { value: number | string; means: string } | null;
  tab: string | null;
  lines: Line[];
  flavour: string;
  copies: number;
  rules: readonly string[];
}

export const OPTION_NAMES: Record<string, string> = {
  main: "Main effect",
  stealth: "Stealth",
  alert: "Alert",
  aside: "Any time",
};

export const KIND_NAMES: Record<Kind, string> = {
  tricks: "Trick Card",
  jinxes: "Jinx",
  interns: "Intern",
  scholars: "Scholar",
  clans: "Clan Card",
  panics: "Panic Card",
  alerts: "Alert Card",
  sorceries: "Sorcery Card",
  zones: "Zone",
};

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${Math.abs(points)}`);

/** The side of a Scholar that is up. */
export const sideOf = (scholar: ScholarCard, exalted: boolean): ScholarSide =>
  exalted ? scholar.exalted : scholar.side;

type Printed = Partial<Omit<Print, "kind" | "name">>;
type Printer = (catalog: DungeonologyCatalog, card: string, exalted: boolean) => Printed | undefined;

const find = <C extends { id: string }>(cards: readonly C[], card: string): C | undefined =>
  cards.find((one) => one.id === card);

function pointsCard(points: number, text: string, kind: Kind): Printed {
  return {
    seal: { value: signed(points), means: "points at the end" },
    tab: KIND_NAMES[kind],
    lines: [{ text }],
  };
}

const PRINTERS: Record<Kind, Printer> = {
  tricks(catalog, card) {
    const trick = find(catalog.tricks, card);
    return (
      trick && {
        seal: { value: trick.value, means: "Bonus Value" },
        tab: readable(trick.type),
        lines: [
          { tag: OPTION_NAMES["main"] as string, text: trick.main.text },
          ...trick.options.map(({ kind, text }) => ({ tag: OPTION_NAMES[kind] ?? readable(kind), text })),
        ],
        copies: trick.copies,
      }
    );
  },
  jinxes(catalog, card) {
    const jinx = find(catalog.jinxes, card);
    return jinx && pointsCard(jinx.points, jinx.text, "jinxes");
  },
  interns(catalog, card) {
    const intern = find(catalog.interns, card);
    return intern && pointsCard(intern.points, intern.text, "interns");
  },
  scholars(catalog, card, exalted) {
    const scholar = find(catalog.scholars, card);
    if (!scholar) return undefined;
    const side = sideOf(scholar, exalted);
    return {
      title: exalted ? `${scholar.title}, Exalted` : scholar.title,
      seal: { value: side.speed, means: "Speed" },
      second: { value: side.hand_size, means: "Hand size" },
      tab: exalted ? "Exalted" : counted(scholar.students, "Student"),
      lines: [
        ...side.skills.map(({ name, text }) => ({ tag: name.replace(/…$/, ""), text })),
        ...(side.text ? [{ tag: "Exalted", text: side.text }] : []),
      ],
    };
  },
  clans(catalog, card) {
    const clan = find(catalog.clans, card);
    return (
      clan && {
        seal: { value: clan.points, means: "points for the Thesis" },
        tab: "Clan",
        lines: [{ text: clan.text }],
      }
    );
  },
  panics(catalog, card) {
    const panic = find(catalog.panics, card);
    return panic && { tab: "Panic", lines: [{ text: panic.text }] };
  },
  alerts(catalog, card) {
    const alert = find(catalog.alerts, card);
    return (
      alert && {
        seal: { value: alert.clock, means: "round from which the clock strikes" },
        tab: "Alert",
        lines: [{ text: alert.text }],
      }
    );
  },
  sorceries(catalog, card) {
    const sorcery = find(catalog.sorceries, card);
    return (
      sorcery && {
        tab: "Sorcery",
        lines: [
          { text: sorcery.text },
          ...sorcery.minions.map(({ minion, text }) => ({
            tag: find(catalog.scholars, minion)?.name ?? readable(minion),
            text,
          })),
        ],
      }
    );
  },
  zones(catalog, card) {
    const zone = find(catalog.zones, card);
    return (
      zone && {
        seal: { value: zone.alert, means: "Alert" },
        tab: zone.floor === 4 ? "Kragmortha" : `Floor ${"I".repeat(zone.floor)}`,
        lines: [
          ...zone.effects.map(({ text }) => ({ text })),
          ...(zone.spaces.length > 0 ? [{ tag: "Spaces", text: spacesOf(zone.spaces) }] : []),
        ],
      }
    );
  },
};

const spacesOf = (spaces: readonly string[]): string =>
  spaces.map((space) => CUBE_NAMES[space as keyof typeof CUBE_NAMES] ?? readable(space)).join(", ");

/** What is printed on a card; ids are unique among all kinds. */
export function printOf(catalog: DungeonologyCatalog, card: string, exalted = false): Print {
  const listed = catalog.cards.find((one) => one.id === card);
  const kind = listed?.kind ?? "tricks";
  return {
    kind,
    name: listed?.name ?? readable(card),
    seal: null,
    second: null,
    tab: null,
    lines: [],
    flavour: listed?.flavour ?? flavourOf(catalog, kind, card),
    copies: 1,
    rules: listed?.rules ?? [],
    ...PRINTERS[kind](catalog, card, exalted),
  };
}

function flavourOf(catalog: DungeonologyCatalog, kind: Kind, card: string): string {
  const cards: readonly { id: string; flavour?: string }[] = catalog[kind];
  return cards.find((one) => one.id === card)?.flavour ?? "";
}

/** The card in one sentence, for those who listen. */
export function spokenCard(catalog: DungeonologyCatalog, card: string, exalted = false): string {
  const print = printOf(catalog, card, exalted);
  return [
    [print.name, print.title].filter(Boolean).join(" "),
    print.tab,
    print.second && `${print.second.means} ${print.second.value}`,
    print.seal && `${print.seal.means} ${print.seal.value}`,
    ...print.lines.map(({ tag, text }) => (tag ? `${tag}: ${text}` : text)),
  ]
    .filter(Boolean)
    .join(", ");
}
