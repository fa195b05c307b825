/** Colours and ornament of each family of cards; Tricks have one for each type. */
import type { Livery } from "../../../art/drawing/frame";
import { INK, at, ball, blob, block, dot, line, lines } from "../../../art/drawing/pen";
import { die, skull } from "../../../art/drawing/props";
import type { Kind } from "./face";
import type { TrickType } from "./faces/tricks";

export type Family = TrickType | Exclude<Kind, "tricks"> | "exalted";

// prettier-ignore
export const LIVERIES: Record<Family, Livery> = {
  fate: { frame: "#2f6f78", tail: "#1d4a52", metal: "#f3e6c4" },
  exploration: { frame: "#5f7f3a", tail: "#3f5a26", metal: "#e8b64a" },
  subterfuge: { frame: "#4c4663", tail: "#312c45", metal: "#c9d0dc" },
  social: { frame: "#b0506a", tail: "#7c3148", metal: "#ffd9a0" },
  magic: { frame: "#6f4aa6", tail: "#4a2f78", metal: "#b4ea45" },
  notoriety: { frame: "#c08a2e", tail: "#85591a", metal: "#fff3cf" },
  jinxes: { frame: "#5c6b2a", tail: "#3e2a4a", metal: "#2b2038" },
  interns: { frame: "#8f6c48", tail: "#5f4630", metal: "#8fc8dc" },
  scholars: { frame: "#2f5f8f", tail: "#1f4064", metal: "#3a3048" },
  exalted: { frame: "#d6aa42", tail: "#8a2634", metal: "#8a2634" },
  clans: { frame: "#41584f", tail: "#2a3b34", metal: "#d8a443" },
  panics: { frame: "#a3302f", tail: "#701d22", metal: "#ffd45e" },
  alerts: { frame: "#c2652a", tail: "#874019", metal: "#f2c23e" },
  sorceries: { frame: "#33283f", tail: "#4c7a1e", metal: "#a6e22e" },
  zones: { frame: "#6a5c8c", tail: "#463c62", metal: "#d8a443" },
};

const cap = (color: string): string =>
  blob("-8,-1 8,-1 8,8 0,10 -8,8", color, { w: 3, s: 2 }) +
  block("0,-10 15,-3 0,4 -15,-3", color, { w: 3, s: 2 }) +
  lines("0,-3 12,-1 13,8", 2, "#f2c23e", "none") +
  dot(13, 9, 2.4, "#f2c23e");
const bell = (color: string): string =>
  ball(0, 11, 4, 4, INK, { w: 2, s: 0 }) +
  blob("0,-13 6,-9 8,2 14,9! -14,9! -8,2 -6,-9", color, { w: 3, s: 3 });

// prettier-ignore
export const ORNAMENTS: Record<Family, (color: string) => string> = {
  fate: (c) => die(0.8, 14, 5, c),
  exploration: (c) => block("0,-14 3,-3 14,0 3,3 0,14 -3,3 -14,0 -3,-3", c, { w: 3, s: 2 }) + dot(0, 0, 2.2),
  subterfuge: (c) => blob("-15,-6! -6,-8 0,-4 6,-8 15,-6! 12,6 4,6 0,1 -4,6 -12,6", c, { w: 3, s: 2 }) + dot(-7, -1, 3, INK, 2) + dot(7, -1, 3, INK, 2),
  social: (c) => blob("-14,-10 0,-12 14,-10 15,2 4,8 -4,14! -5,8 -15,3", c, { w: 3, s: 2 }) + dot(-6, -2, 2) + dot(0, -2, 2) + dot(6, -2, 2),
  magic: (c) => block("0,-13 3.4,-4 13,-4 5.5,2 8.5,12 0,6 -8.5,12 -5.5,2 -13,-4 -3.4,-4", c, { w: 3, s: 2 }),
  notoriety: (c) => block("-8,4 -12,16 -5,13 0,16 0,4", "#a3302f", { w: 2.6, s: 0 }) + block("8,4 12,16 5,13 0,16 0,4", "#a3302f", { w: 2.6, s: 0 }) + ball(0, -2, 10, 10, c, { w: 3, s: 3 }) + at(0, -2, 0.5, 0, block("0,-13 3.4,-4 13,-4 5.5,2 8.5,12 0,6 -8.5,12 -5.5,2 -13,-4 -3.4,-4", "#c08a2e", { w: 0, s: 0 })),
  jinxes: (c) => blob("-12,-13! -5,-7 5,-7 12,-13! 13,4 6,11 -6,11 -13,4", c, { w: 3, s: 2 }) + dot(-5, 0, 3, "#d4f06a") + dot(5, 0, 3, "#d4f06a") + dot(-5, 0, 1, INK, 3) + dot(5, 0, 1, INK, 3),
  interns: (c) => blob("-15,10! -5,6 2,-15! 6,-12 7,6 15,10! 0,13", c, { w: 3, s: 3 }) + line("-6,5 0,7 7,5", 2.6, "#c9362f", "none"),
  scholars: cap,
  exalted: cap,
  clans: (c) => blob("-12,-12! 0,-9 12,-12! 12,2 0,15! -12,2", c, { w: 3, s: 3 }) + dot(-4, -2, 2) + dot(4, -2, 2) + lines("0,3 -7,5|0,3 7,5|0,3 0,8", 1.6, INK, "none"),
  panics: (c) => block("0,-15 4,-7 13,-9 9,-1 15,6 6,7 3,15 -3,8 -12,10 -9,2 -15,-5 -6,-7", c, { w: 3, s: 2 }) + line("0,-7 0,2", 3.4, INK, "none") + dot(0, 5.5, 2),
  alerts: bell,
  sorceries: (c) => skull(0.55, c),
  zones: (c) => ball(0, 0, 11, 12, c, { w: 3, s: 3 }) + dot(0, -3, 3.6) + block("-2,-2 2,-2 3,7 -3,7", INK, { w: 0, s: 0 }),
};
