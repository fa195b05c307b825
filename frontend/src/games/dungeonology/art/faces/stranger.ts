/** A card without a drawing of its own: somebody in the dark, who has seen us first. */
import { INK, at, ball, blob, dot, glow, line, lines, paint } from "../../../../art/drawing/pen";
import { eye } from "../../../../art/drawing/parts";
import { lanternLamp } from "../../../../art/drawing/props";
import type { Face } from "../face";

// prettier-ignore
export const stranger: Face = {
  scene: () =>
    `<path d="M0 0H200V240H0Z" fill="#2b2440"/>` + glow(44, 120, 130, "#ffb04a", 0.5) +
    [0, 1, 2, 3, 4, 5, 6, 7].map((row) => lines(`-4,${row * 32} 60,${row * 32 + 2} 130,${row * 32 - 2} 204,${row * 32}|${(row % 2) * 34 + 20},${row * 32} ${(row % 2) * 34 + 22},${row * 32 + 30}|${(row % 2) * 40 + 120},${row * 32} ${(row % 2) * 40 + 118},${row * 32 + 30}`, 2.4, "#1b1630", "none")).join("") +
    `<path d="M62 240V96Q66 30 116 26Q164 30 168 96V240Z" fill="#120d1c" stroke="${INK}" stroke-width="6"/>`,
  draw: () =>
    blob("60,250! 72,190 90,164 116,156 142,164 160,190 172,250!", "#332946", { s: 10, h: true }) +
    blob("116,50! 140,64 156,96 152,130 136,152 116,160 96,152 80,130 76,96 92,64", "#3b3052", { s: 10, h: true }) +
    blob("116,78 136,90 142,112 134,134 116,144 98,134 90,112 96,90", "#120d1c", { w: 3.4, s: 0 }) +
    eye(104, 110, 12, -1, { white: "#ffe46b", iris: "#c9362f", look: [-0.6, 0.2] }) +
    eye(130, 110, 12, 1, { white: "#ffe46b", iris: "#c9362f", look: [-0.6, 0.2] }) +
    line("104,132 116,137 130,131", 3, "#ffe46b") + lines("96,60 92,84|136,62 140,84", 2.4) +
    at(46, 150, 1.25, -6, lanternLamp()) + ball(48, 116, 11, 10, "#8a5a5e", { w: 3.4, s: 3 }) + lines("40,112 56,112|40,118 56,118", 2) +
    paint("56,124 84,170 90,190 70,180 48,128", "#332946") + dot(128, 104, 1.4, "#fff"),
};
