/** The Camp and the Zones of Floor I: cellars, coats and cheese. */
import { INK, at, ball, blob, block, dot, glow, line, lines, paint } from "../../../../art/drawing/pen";
import { die, flame, sausages, skull } from "../../../../art/drawing/props";
import {
  barrel,
  board,
  bone,
  candle,
  cheese,
  crate,
  mushroom,
  paper,
  peep,
  pool,
  rat,
  rug,
  student,
} from "./furniture";
import { earth, planks, slabs } from "./ground";
import type { Room } from "./room";

/** A tent from above, its ridge from top to bottom. */
const tent = (x: number, y: number, turn: number, color: string): string =>
  at(
    x,
    y,
    1,
    turn,
    block("-22,-17 22,-17 26,15 -26,15", color, { w: 3, s: 6, h: true }),
    block("0,-19 3,-17 3,16 0,18", "#f3e6c4", { w: 2, s: 0 }),
    block("-9,15 10,15 1,-4", "#2a1c1c", { w: 2.4, s: 0 }),
    lines("-26,15 -34,21|26,15 34,21|-22,-17 -30,-22|22,-17 30,-22", 2, "#e8d8b0", "none"),
    peep(1, 10, 0.55),
  );

// prettier-ignore
const camp: Room = {
  wall: "#8c8f78",
  floor: () => earth("#7c8a4a", "#5f6f38", "#a09a70", 90) + paint("30,40 100,30 170,50 176,130 150,170 60,172 26,120", "#a88d5a", 0.55) + paint("40,-10! 62,-10! 80,60 60,80 46,40", "#a88d5a", 0.5) + paint("140,210! 164,210! 150,150 130,130", "#a88d5a", 0.5),
  things: () =>
    tent(100, 40, 0, "#c8553f") + tent(42, 100, -90, "#4f7fa8") + tent(158, 100, 90, "#d8a443") +
    [0, 60, 120].map((t) => at(100, 102, 1, t, block("-24,-4 24,-4 24,4 -24,4", "#6d4426", { w: 2.6, s: 2 }))).join("") + flame(100, 112, 0.7) +
    ball(100, 98, 19, 18, "#3a3444", { w: 3.4, s: 4 }) + ball(100, 97, 14, 13, "#8fae3f", { w: 2.4, s: 0 }) + dot(95, 94, 3, "#c8e05a") + dot(106, 101, 2.4, "#c8e05a") + peep(101, 94, 0.55) + line("104,100 120,84", 4, "#8a5a34", "none") +
    student(100, 130, 0) + student(96, 145, 8, "#8a3440") + student(102, 160, -10, "#d8a443") + student(112, 174, -40, "#4f7a3f") + board(124, 128, 22, 9) + dot(130, 132, 3, "#f3e6c4") + dot(139, 132, 3, "#f3e6c4") + lines("124,166 130,162|126,174 133,174", 2, "#f3e6c4"),
};

// prettier-ignore
const pantry: Room = {
  wall: "#b0a08c",
  floor: () => planks("#c89a5c", "#8a6438") + rug(100, 100, 56, 46, "#e8dcc0", "#b8553f"),
  things: () =>
    board(80, 22, 40, 16) + cheese(91, 30, 7, 40) + cheese(109, 30, 7, -30) +
    board(156, 106, 24, 72, "#7a5230") + cheese(168, 122, 11, 20) + cheese(168, 147, 11, 150) + peep(166, 145, 0.7) + cheese(169, 168, 8, 60) + peep(166, 120, 0.6) +
    barrel(82, 168, 12) + barrel(56, 170, 10) + barrel(106, 171, 9, "#8a3440") + at(30, 168, 1, 0, blob("-9,10! -9,-6 0,-14 9,-6 9,10! 4,6 0,11 -4,6", "#e8f0f4", { w: 2.6, s: 3 }), dot(-3, -4, 2), dot(4, -4, 2), ball(0.5, 2, 2, 2.6, INK, { w: 0, s: 0 })) +
    crate(22, 88, 24) + at(29, 24, 0.5, 8, sausages(3)) + at(128, 22, 0.5, -6, sausages(2)) + rat(126, 172, 70) + dot(138, 166, 3, "#f0b83a"),
};

/** A rack of halberds on a wall. */
const rack = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    turn,
    board(-30, -6, 60, 8, "#5b3a24"),
    [-20, -4, 12]
      .map(
        (p) =>
          line(`${p},-8 ${p + 6},24`, 4, "#8a5a34", "none") +
          blob(`${p + 3},14! ${p + 14},16 ${p + 12},26 ${p + 5},24!`, "#c9cfdb", { w: 2.2, s: 1 }),
      )
      .join(""),
  );

// prettier-ignore
const guardroom: Room = {
  wall: "#9a7a68",
  floor: () => slabs("#a8644a", "#6d3a30", 40) + rug(100, 102, 52, 42, "#8a2f38", "#d8a443"),
  things: () =>
    lines("118,52 126,60|104,54 104,64", 7, "#3a2a1c", "none") + board(76, 24, 48, 28) + at(88, 36, 0.5, 20, die(1, 0, 5)) + at(100, 42, 0.5, -16, die(1, 0, 1)) + ball(112, 33, 6, 6, "#c9cfdb", { w: 2.2, s: 2 }) + dot(112, 33, 3.6, "#e0a030") + blob("112,52 126,52 128,62 118,62", "#4a2f1c", { w: 2.4, s: 1 }) + blob("92,52 104,52 104,63 94,63", "#4a2f1c", { w: 2.4, s: 1 }) +
    rack(26, 66, 90) +
    board(146, 118, 34, 58, "#6d4426") + block("149,132 177,132 177,173 149,173", "#5f7a4a", { w: 2.4, s: 3 }) + block("152,121 174,121 174,131 152,131", "#f0e8d6", { w: 2.2, s: 1 }) + ball(163, 128, 7, 7, "#e0a884", { w: 2.2, s: 2 }) + lines("159,128 162,129|165,129 168,128", 1.6) + lines("160,133 166,133", 1.6) +
    barrel(88, 172, 10) + ball(112, 172, 9, 9, "#b8323a", { w: 2.6, s: 2 }) + ball(112, 172, 3.4, 3.4, "#d8a443", { w: 2, s: 0 }) + bone(126, 168, 12, 30),
};

/** A gate in a wall seen from above: two leaves ajar about the origin. */
const gate = (x: number, y: number, turn: number, color: string, w = 40): string =>
  at(
    x,
    y,
    1,
    turn,
    block(`${-w / 2 - 5},-10 ${w / 2 + 5},-10 ${w / 2 + 5},8 ${-w / 2 - 5},8`, "#5f6674", { w: 3, s: 2 }),
    block(`${-w / 2},-6 0,-6 0,3 ${-w / 2},3`, color, { w: 2.4, s: 2 }),
    block(`0,-6 ${w / 2},-6 ${w / 2},3 0,3`, color, { w: 2.4, s: 2 }),
    dot(-4, -1, 2, "#f2c23e"),
    dot(4, -1, 2, "#f2c23e"),
  );

// prettier-ignore
const gateHall: Room = {
  wall: "#8c93a4",
  floor: () => slabs("#93a0ae", "#5a6474", 50) + [0, 90, 180, 270].map((t) => `<g transform="rotate(${t} 100 100)">${paint("92,66! 92,44! 84,44! 100,26! 116,44! 108,44! 108,66!", "#6d7a8c", 0.7)}</g>`).join("") + `<circle cx="100" cy="100" r="50" fill="none" stroke="#6d7a8c" stroke-width="5"/>`,
  things: () =>
    gate(50, 16, 0, "#8a5a34", 44) + at(50, 30, 1, 0, block("-18,0 18,0 18,12 -18,12", "#c8553f", { w: 2.4, s: 1 }), lines("-12,6 12,6", 4, "#f3e6c4", "none")) +
    gate(100, 16, 0, "#4f7a3f", 20) + gate(100, 184, 180, "#b8863a", 28) + gate(50, 184, 180, "#6b4a8a", 44) + gate(184, 100, 90, "#b8323a", 30) + gate(16, 100, -90, "#3d63b0", 12) +
    student(46, 150, 60, "#8a3440") + paper(58, 144, 60) + board(156, 158, 20, 14, "#b98a52") + lines("160,165 172,165|160,165 164,161|160,165 164,169|172,165 168,161|172,165 168,169", 2, "#5b3a1c"),
};

/** A cloak on its hook. */
const cloak = (x: number, y: number, turn: number, color: string): string =>
  at(
    x,
    y,
    1,
    turn,
    blob("-4,-8 4,-8 10,2 12,22! 6,18 0,23 -6,18 -12,22! -10,2", color, { w: 2.6, s: 5, h: true }),
    dot(0, -8, 3.6),
    dot(0, -8, 2, "#d8a443"),
  );

// prettier-ignore
const cloakroom: Room = {
  wall: "#94788a",
  floor: () => planks("#8a4a56", "#5f2f3e", 25) + rug(100, 100, 54, 44, "#a8646a", "#e8c48a"),
  things: () =>
    board(120, 20, 62, 7, "#5b3a24") + [["#3d63b0", 130], ["#d8a443", 148], ["#4f7a3f", 166]].map(([c, x]) => cloak(Number(x), 30, 0, String(c))).join("") +
    board(20, 26, 7, 56, "#5b3a24") + cloak(30, 36, -90, "#6b4a8a") + cloak(30, 54, -90, "#2f2a3a") + peep(40, 54, 0.5) + cloak(30, 72, -90, "#b8553f") +
    board(126, 154, 54, 20) + [0, 1, 2].map((i) => paper(136 + i * 12, 164, i * 20 - 20, ["#f0d050", "#f3e6c4", "#e08a8a"][i])).join("") + ball(172, 162, 5, 4, "#f2c23e", { w: 2, s: 1 }) + dot(172, 162, 1.4) +
    [0, 1].map((i) => blob(`${84 + i * 14},164 ${92 + i * 14},164 ${94 + i * 14},178 ${82 + i * 14},178`, "#4a2f1c", { w: 2.4, s: 2 })).join("") + bone(30, 112, 14, 80) + at(30, 100, 0.34, 0, skull(1)),
};

// prettier-ignore
const mushroomCellar: Room = {
  wall: "#6a7a80",
  floor: () => earth("#4a3f52", "#6a8a7a", "#5f5468", 70) + glow(100, 100, 90, "#63e0c0", 0.35),
  things: () =>
    glow(166, 50, 50, "#63e0e8", 0.5) + glow(34, 100, 40, "#e070c0", 0.4) +
    mushroom(160, 52, 24, "#d8483f") + mushroom(170, 84, 13, "#e8883f") + mushroom(134, 34, 12, "#4fb0c8") + peep(158, 56, 0.9) +
    mushroom(100, 30, 11, "#b45ad0") + mushroom(84, 34, 7, "#d8483f") +
    mushroom(32, 92, 13, "#4fb0c8") + mushroom(30, 114, 9, "#b45ad0") + peep(32, 94, 0.6) +
    mushroom(100, 172, 13, "#e8883f") + mushroom(84, 176, 7, "#4fb0c8") + mushroom(117, 176, 6, "#d8483f") + mushroom(30, 30, 6, "#e8883f") + mushroom(172, 172, 8, "#4fb0c8") + mushroom(28, 174, 6, "#b45ad0") +
    student(170, 116, -110) + mushroom(172, 114, 5, "#d8483f") + pool("170,140 176,144 174,152", "#4fb0c8"),
};

// prettier-ignore
const ratParliament: Room = {
  wall: "#9a8a6a",
  floor: () => slabs("#7a6a4a", "#4f4430", 25) + rug(98, 104, 52, 40, "#3f6a4a", "#d8c46a"),
  things: () =>
    board(78, 21, 102, 12, "#5a7a4a") + board(88, 38, 84, 11, "#6a8a54") + board(168, 106, 12, 70, "#8a4a4a") + board(152, 114, 11, 56, "#a05a54") +
    [88, 103, 118, 133, 148, 168].map((x, i) => rat(x, 26, 180, i % 3 ? "#8d8494" : "#6a5f70", 0.8)).join("") + [98, 114, 146, 160].map((x) => rat(x, 43, 180, "#a89a8a", 0.8)).join("") +
    [116, 132, 150, 166].map((y, i) => rat(175, y, -90, i % 2 ? "#8d8494" : "#6a5f70", 0.8)).join("") + [124, 141, 158].map((y) => rat(158, y, -90, "#a89a8a", 0.8)).join("") +
    board(22, 82, 18, 42, "#6d4426") + cheese(31, 103, 9, 10) + rat(47, 103, 90, "#f0ece4") + candle(29, 88, 0.7) + candle(29, 118, 0.7) + paper(92, 170, 40) + paper(108, 174, -30) + dot(100, 164, 2, "#f0b83a") + dot(115, 168, 1.6, "#f0b83a"),
};

export const FLOOR_ONE: Record<string, Room> = {
  camp,
  pantry,
  guardroom,
  "gate-hall": gateHall,
  cloakroom,
  "mushroom-cellar": mushroomCellar,
  "rat-parliament": ratParliament,
};
