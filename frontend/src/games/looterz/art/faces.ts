/** Which drawing belongs to which card, and the place it stands in. */
import { banditQueen, bard, cutpurse, fence, nekota, pickpocket, torchbearer } from "./cast/rogues";
import { archer, krystian, loanShark, murfa, plagueRat, scapegoat } from "./cast/beasts";
import { auctioneer, gambler, trapdoor } from "./cast/goblins";
import { bellRinger, bodySnatcher, drummer, ghost, gravedigger, miser, necromancer } from "./cast/undead";
import { berserker, butcher, cook, porter, romulus, zakogtey } from "./cast/brutes";
import {
  blackmailer,
  cannoneer,
  cultist,
  fuse,
  gromykh,
  khalMar,
  martyr,
  medic,
  mirrorImp,
  morgalo,
} from "./cast/others";
import { idol, lantern, murrigan, seer, siren } from "./cast/magic";
import { INK, blob, dot, line } from "../../../art/drawing/pen";
import { eyes } from "../../../art/drawing/parts";
import type { Family } from "./scenes";

export interface Face {
  family: Family;
  draw(): string;
  /** How far the figure moves up on the large card, whose window is lower, to show what it holds. */
  lift: number;
}

const face = (family: Family, draw: () => string, lift = 0): Face => ({ family, draw, lift });

export const FACES: Record<string, Face> = {
  "khal-mar": face("demon", khalMar, 14),
  krystian: face("beast", krystian),
  berserker: face("brute", berserker),
  cutpurse: face("rogue", cutpurse),
  torchbearer: face("rogue", torchbearer),
  porter: face("brute", porter, -8),
  zakogtey: face("brute", zakogtey),
  nekota: face("rogue", nekota),
  gromykh: face("machine", gromykh),
  murrigan: face("magic", murrigan),
  murfa: face("beast", murfa, 12),
  morgalo: face("machine", morgalo),
  medic: face("holy", medic),
  romulus: face("brute", romulus),
  scapegoat: face("beast", scapegoat, 20),
  idol: face("magic", idol, 14),
  pickpocket: face("rogue", pickpocket),
  "bandit-queen": face("rogue", banditQueen),
  ghost: face("undead", ghost),
  blackmailer: face("demon", blackmailer),
  bard: face("rogue", bard, 8),
  gravedigger: face("undead", gravedigger),
  necromancer: face("undead", necromancer),
  fuse: face("machine", fuse, 16),
  miser: face("undead", miser, 16),
  cultist: face("holy", cultist, 6),
  butcher: face("brute", butcher),
  fence: face("rogue", fence, 6),
  gambler: face("rogue", gambler),
  seer: face("magic", seer, 22),
  cannoneer: face("machine", cannoneer),
  trapdoor: face("rogue", trapdoor),
  martyr: face("holy", martyr),
  "mirror-imp": face("demon", mirrorImp),
  "bell-ringer": face("undead", bellRinger),
  lantern: face("magic", lantern),
  cook: face("brute", cook),
  archer: face("beast", archer),
  "loan-shark": face("beast", loanShark),
  "plague-rat": face("beast", plagueRat),
  "body-snatcher": face("undead", bodySnatcher),
  auctioneer: face("rogue", auctioneer, 12),
  drummer: face("undead", drummer, 7),
  siren: face("magic", siren, 4),
};

/** A card without a drawing of its own: somebody in the dark. */
const stranger = (): string =>
  blob("30,250! 44,180 70,150 130,150 156,180 170,250!", "#2b2338") +
  blob("100,40 134,60 142,100 128,140 100,152 72,140 58,100 66,60", "#2b2338") +
  eyes(100, 100, 18, 9, { white: "#ffd45e", iris: INK, look: [0.2, 0.1] }) +
  line("84,128 100,134 118,126", 3, "#ffd45e") +
  dot(118, 126, 1.4, "#ffd45e");

export const faceOf = (card: string): Face => FACES[card] ?? face("rogue", stranger);
