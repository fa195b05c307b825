/** The six Zones of Kragmortha (Floor IV): Rigor's own, and of those who serve him. */
import { INK, at, ball, blob, block, dot, glow, line, lines, paint } from "../../../../art/drawing/pen";
import { coin, crown, scroll, skull } from "../../../../art/drawing/props";
import { board, bone, candle, crate, gold, openBook, paper, peep, student } from "./furniture";
import { checks, chance, earth, planks, slabs } from "./ground";
import type { Room } from "./room";

/** A torch with the green fire of the Castle. */
const greenFire = (x: number, y: number): string =>
  glow(x, y, 26, "#b4ea45", 0.7) +
  ball(x, y, 6, 6, "#3a3444", { w: 2.6, s: 0 }) +
  blob(`${x},${y - 7}! ${x + 4},${y - 1} ${x + 2},${y + 4} ${x - 2},${y + 4} ${x - 4},${y - 1}`, "#b4ea45", {
    w: 1.6,
    s: 0,
  });

/** On every corner of the Castle stands a spike. */
const castle = (...inner: string[]): string =>
  [
    [10, 10],
    [190, 10],
    [190, 190],
    [10, 190],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        1,
        0,
        block("-9,-9 9,-9 9,9 -9,9", "#5b5870", { w: 2, s: 0 }),
        paint("-8,-8! 8,-8! 0,0!", "#a8a2c4") + paint("8,8! -8,8! 0,0!", "#3a3450"),
        lines("-8,-8 8,8|8,-8 -8,8", 1.6, INK, "none"),
      ),
    )
    .join("") + inner.join("");

// prettier-ignore
const kennel: Room = {
  wall: "#5f5480",
  floor: () => earth("#b08c42", "#d8ba66", "#86642a", 110) + paint("100,50 146,66 154,108 126,146 76,148 46,116 54,70", "#977535", 0.5),
  things: () => castle(
    block("74,20 126,20 126,50 74,50", "#a8402f", { w: 3, s: 5 }), lines("100,20 100,50|80,20 80,50|120,20 120,50|90,20 90,50|110,20 110,50", 1.6), block("94,46 106,46 106,56 94,56", "#2a1c1c", { w: 2.4, s: 0 }), peep(100, 52, 0.55, "#ffd45e"),
    bone(34, 100, 34, 80), at(30, 122, 0.34, 0, skull(1)), ball(168, 100, 13, 12, "#b8323a", { w: 3, s: 3 }), ball(168, 100, 9, 8, "#6d4426", { w: 2, s: 0 }), bone(168, 99, 8, 30), at(100, 174, 1, 0, blob("-14,-6 6,-8 8,2 16,4 14,9 -14,9", "#4a2f1c", { w: 2.6, s: 2 }), lines("-14,-6 -10,-1 -14,3 -9,6", 2, "#e8cf7a", "none")), ball(124, 170, 6, 6, "#d8483f", { w: 2.6, s: 2 }), bone(78, 176, 18, -20), lines("116,50 130,58 134,66", 2.4, "#5f6674", "none"), greenFire(30, 30), greenFire(170, 170)),
};

/** An unrolled map. */
const map = (x: number, y: number, turn: number, size = 1): string =>
  at(
    x,
    y,
    size,
    turn,
    block("-20,-14 20,-14 20,14 -20,14", "#ecd8a4", { w: 2.6, s: 3 }),
    ball(-20, 0, 3, 14, "#c8a870", { w: 2, s: 0 }),
    ball(20, 0, 3, 14, "#c8a870", { w: 2, s: 0 }),
    `<path d="M-13 8Q-8 -8 0 2T12 -7" fill="none" stroke="#8a5a34" stroke-width="2" stroke-dasharray="3 2.4"/>`,
    lines("8,-11 14,-4|14,-11 8,-4", 2.4, "#c9362f", "none"),
    paint("-10,-9 -4,-10 -5,-4 -11,-5", "#7fa070"),
  );

// prettier-ignore
const hoard: Room = {
  wall: "#5a5a6e",
  floor: () => planks("#6a5848", "#443830", 25) + block("46,56 154,50 158,146 44,150", "#e0c890", { w: 2.4, s: 0 }) + `<path d="M56 136Q70 70 98 104T146 64" fill="none" stroke="#b08a50" stroke-width="3" stroke-dasharray="7 5"/>` + paint("60,66 84,62 80,80 62,84", "#b8c088", 0.8) + paint("112,120 140,112 146,134 120,140", "#b8c088", 0.8) + lines("138,56 150,68|150,56 138,68", 4, "#c08060", "none"),
  things: () => castle(
    gold(100, 34, 1), gold(166, 100, 0.9), map(34, 100, 84, 0.9), crate(78, 160, 20), at(112, 168, 1, 0, ball(0, 0, 13, 13, "#d8a443", { w: 3, s: 3 }), dot(0, 0, 9, "#f6ecd0"), block("0,-8 3,0 0,8 -3,0", "#c9362f", { w: 1.6, s: 0 })), at(134, 174, 0.4, 40, scroll()), at(128, 28, 0.4, -20, scroll()), at(72, 30, 0.55, 0, coin(0, 0)), at(170, 126, 0.4, 10, crown()), greenFire(30, 170), greenFire(170, 30)),
};

/** A left glove on its hook. */
const glove = (x: number, y: number, turn: number, color: string): string =>
  at(
    x,
    y,
    1,
    turn,
    blob("-6,-8! 6,-8! 7,4 7,14 3,15 3,6! 2,17 -2,17 -2,6! -4,15 -8,13 -7,3", color, { w: 2.4, s: 2 }),
    blob("6,-2 13,2 11,7 6,4", color, { w: 2.2, s: 0 }),
    board(-7, -11, 14, 5, "#f0e8d6"),
  );

// prettier-ignore
const vestry: Room = {
  wall: "#6f4f7a",
  floor: () => checks("#6a4a80", "#503664", 25) + ball(100, 100, 58, 48, "#b84a86", { w: 2.4, s: 0 }) + `<ellipse cx="100" cy="100" rx="51" ry="41" fill="none" stroke="#f0c0d8" stroke-width="2.4"/>`,
  things: () => castle(
    board(73, 19, 54, 7, "#3a2a3a"), [["#b8323a", 82], ["#3d63b0", 100], ["#d8a443", 118]].map(([c, x]) => glove(Number(x), 36, 0, String(c))).join(""), board(19, 73, 7, 54, "#3a2a3a"), [["#4f7a3f", 82], ["#f0e8d6", 100], ["#2f2a3a", 118]].map(([c, y]) => glove(36, Number(y), -90, String(c))).join(""),
    board(152, 74, 28, 52, "#6d3a4a"), lines("166,76 166,124", 2.4, INK, "none"), dot(162, 100, 2.6, "#f2c23e"), dot(170, 100, 2.6, "#f2c23e"), at(146, 112, 1, 0, blob("0,-6 8,-2 8,6 0,8", "#e8c060", { w: 2.2, s: 0 })), at(98, 170, 0.6, 0, blob("-8,-30 8,-30 26,-12 34,12 26,24 0,26 -27,24 -34,10 -24,-12", "#8a6a44", { w: 4, s: 9, h: true }), blob("-9,-30 -14,-42 -4,-38 3,-44 9,-38 14,-41 8,-29", "#8a6a44", { w: 3.4, s: 3 })), peep(100, 172, 0.6), at(126, 176, 0.5, 0, coin(0, 0)), greenFire(170, 30), greenFire(30, 170)),
};

/** A desk with a candle and sheets in three piles. */
const desk = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    turn,
    board(-25, -12, 50, 24, "#7a5232"),
    paper(-15, -1, -6),
    paper(-13, 0, 5),
    paper(0, 0, 0),
    candle(16, -4, 0.8),
    line("8,7 20,4", 2.4, "#f0ece4", "none"),
  );

// prettier-ignore
const scriptorium: Room = {
  wall: "#55607a",
  floor: () => planks("#4f5a72", "#353d52", 20) + block("50,46 150,50 148,154 52,150", "#efe4c4", { w: 2.4, s: 0 }) + Array.from({ length: 9 }, (_, i) => `<path d="M62 ${60 + i * 10}h${Math.round(40 + chance(i) * 38)}" stroke="#c8b890" stroke-width="2.4"/>`).join("") + paint("126,124 140,122 146,134 138,146 124,142 120,132", "#5a5a9a", 0.5) + dot(118, 148, 3, "#5a5a9a88"),
  things: () => castle(
    desk(100, 33, 0), desk(34, 100, -90), desk(166, 100, 90), student(100, 52, 0, "#4a5568", "#c2c474"), student(53, 100, -90, "#4a5568", "#c2c474"), student(147, 100, 90, "#4a5568", "#c2c474"),
    at(84, 172, 1, 84, block("-4,-26 4,-26 4,20 -4,20", "#f0b52e", { w: 2.6, s: 2 }), block("-4,-26 4,-26 0,-37", "#eccb98", { w: 2.4, s: 0 }), block("-4,20 4,20 4,26 -4,26", "#e0758a", { w: 2.4, s: 0 })), openBook(124, 170, 0.8, 12, "#3d63b0"), greenFire(30, 30), greenFire(170, 30), paper(172, 172, 30), paper(30, 172, -24)),
};

// prettier-ignore
const throne: Room = {
  wall: "#5a4478",
  floor: () => checks("#4a3a62", "#382a4c", 25) + block("74,30 126,30 126,200 74,200", "#7a2f8a", { w: 2.4, s: 0 }) + `<path d="M80 30V200M120 30V200" stroke="#d8a443" stroke-width="2.4"/>` + ball(100, 102, 54, 48, "#8a3f9a", { w: 2.4, s: 0 }) + `<ellipse cx="100" cy="102" rx="47" ry="41" fill="none" stroke="#d8a443" stroke-width="2.4"/>`,
  things: () => castle(
    block("68,18 132,18 128,48 72,48", "#5b5870", { w: 3, s: 3 }), block("80,18 120,18 118,44 82,44", "#d8a443", { w: 3, s: 4 }), block("86,26 114,26 112,42 88,42", "#b8323a", { w: 2.4, s: 3 }), at(100, 16, 0.36, 0, skull(1)), block("76,24 82,24 82,44 76,44", "#b8863a", { w: 2.4, s: 0 }), block("118,24 124,24 124,44 118,44", "#b8863a", { w: 2.4, s: 0 }), paint("90,29 100,30 98,34 90,33", "#e07a7a", 0.8),
    [[32, 88], [32, 116], [168, 88], [168, 116]].map(([x = 0, y = 0]) => ball(x, y, 9, 9, "#8a84a8", { w: 3, s: 3 }) + dot(x, y, 4.6, "#5b5870")).join(""), student(96, 172, 0, "#e88fc0"), at(124, 172, 1, 0, ball(0, 0, 9, 9, "#9aa3b5", { w: 2.6, s: 2 }), dot(0, 0, 6, "#63b6d8"), dot(-2, -1, 2.4, "#fff"), dot(2, 2, 1.8, "#fff"), line("4,4 14,-20", 3.4, "#8a5a34", "none")), lines("76,174 86,172|74,180 84,178", 2, "#a8d8e8"), greenFire(62, 30), greenFire(138, 30)),
};

/** The way from every exit to the middle, narrower behind the wall, and the round balcony there. */
const WALKS =
  [0, 90, 180, 270]
    .map(
      (t) =>
        `<path transform="rotate(${t} 100 100)" d="M28 0H72V20H66V70H34V20H28ZM128 0H172V20H166V70H134V20H128Z"/>`,
    )
    .join("") + '<circle cx="100" cy="100" r="53"/>';

/** Posts of a balustrade over a bay of night. */
const balusters = (t: number): string =>
  `<g transform="rotate(${t} 100 100)">${[78, 89, 100, 111, 122].map((x) => ball(x, 50 + Math.abs(100 - x) * 0.16, 4, 4, "#c4c0dc", { w: 2.2, s: 1 })).join("")}</g>`;

const bolt = (x: number, y: number, turn: number): string =>
  glow(x, y, 30, "#f2e05e", 0.6) +
  at(x, y, 1, turn, block("4,-16 -7,3 -1,3 -5,17 8,-3 2,-3 8,-16", "#f2e05e", { w: 2.6, s: 0 }));

// prettier-ignore
const balcony: Room = {
  wall: "#4f5274",
  floor: () =>
    `<path d="M0 0H200V200H0Z" fill="#252b58"/>` + [0, 90, 180, 270].map((t) => `<g transform="rotate(${t} 100 100)">${paint("64,20 80,28 100,22 118,30 138,22 138,36 118,48 96,40 80,46 64,38", "#4a528e")}</g>`).join("") +
    `<g fill="${INK}" stroke="${INK}" stroke-width="6">${WALKS}</g><clipPath id="walks">${WALKS}</clipPath><g clip-path="url(#walks)">${slabs("#8a86a8", "#5a5878", 40)}</g>` +
    dot(100, 100, 47, "#9a96b8") + `<circle cx="100" cy="100" r="47" fill="none" stroke="#5a5878" stroke-width="3"/>` + at(100, 100, 0.9, 12, block("0,-42 8,-12 40,-14 14,4 26,36 0,16 -26,36 -14,4 -40,-14 -8,-12", "#8582a6", { w: 0, s: 0 })),
  things: () => castle(
    [0, 90, 180, 270].map(balusters).join(""), bolt(32, 100, 8), bolt(168, 100, -14), board(84, 38, 32, 17, "#6d4426"), paper(94, 46, -6), paper(107, 46, 8), glow(100, 172, 34, "#ff9a3c", 0.5),
    [80, 93, 107, 120].map((x, i) => student(x, 170 + (i % 2) * 6, i * 4 - 6, ["#b8323a", "#4f7a3f", "#3d63b0", "#d8a443"][i])).join(""), greenFire(80, 28), greenFire(120, 28)),
};

export const KRAGMORTHA: Record<string, Room> = {
  "kragmortha-kennel": kennel,
  "kragmortha-hoard": hoard,
  "kragmortha-vestry": vestry,
  "kragmortha-scriptorium": scriptorium,
  "kragmortha-throne": throne,
  "kragmortha-balcony": balcony,
};
