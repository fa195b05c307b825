/** The eight places, one for each family: dark, flat, and lit by one torch from the upper left. */
import { torchlight } from "../../../art/drawing/frame";
import {
  INK,
  at,
  ball,
  blob,
  block,
  dot,
  glow,
  line,
  lines,
  mix,
  paint,
  poly,
} from "../../../art/drawing/pen";

export type Family = "demon" | "undead" | "beast" | "rogue" | "brute" | "magic" | "holy" | "machine";

const wall = (color: string): string => `<path d="M0 0H200V240H0Z" fill="${color}"/>`;
const flat = { s: 0, w: 2.2 };

function bricks(color: string, dark: string): string {
  let out = wall(dark);
  for (let row = 0; row < 9; row += 1) {
    for (let i = -1; i < 5; i += 1) {
      const x = i * 48 + (row % 2) * 24;
      const wobble = ((row * 7 + i * 5) % 5) - 2;
      out += `<path d="M${x + 2} ${row * 27 + 2}h44v${22 + wobble * 0.4}h-43.${(row + i + 9) % 9}Z" fill="${mix(color, dark, ((row * 3 + i * 5 + 20) % 7) / 9)}"/>`;
    }
  }
  return out;
}

const torch = (x: number, y: number): string =>
  glow(x, y, 120, "#ffb04a", 0.55) +
  block(`${x - 5},${y + 12} ${x + 5},${y + 12} ${x + 3},${y + 50} ${x - 3},${y + 50}`, "#5b3a24", {
    w: 2.4,
    s: 2,
  }) +
  blob(
    `${x},${y - 26}! ${x + 9},${y - 6} ${x + 10},${y + 8} ${x},${y + 15} ${x - 10},${y + 8} ${x - 7},${y - 8}`,
    "#ff8a2a",
    { w: 2.4, s: 0 },
  ) +
  paint(`${x},${y - 10}! ${x + 5},${y + 4} ${x},${y + 12} ${x - 5},${y + 4}`, "#ffe08a");

function rift(): string {
  return (
    wall("#4a1838") +
    glow(100, 95, 130, "#e23b3b", 0.7) +
    paint(
      "100,-20! 128,30 116,60 146,95 124,130 150,190 120,250! 60,250! 78,190 50,140 74,96 52,60 84,28",
      "#7d1733",
      0.8,
    ) +
    paint(
      "100,0! 118,40 106,66 130,98 112,136 128,190 110,240! 80,240! 92,186 70,138 90,98 74,62 92,32",
      "#e8542e",
      0.75,
    ) +
    paint("101,30! 108,66 102,84 116,104 102,140 108,180! 94,150 86,108 96,88 92,62", "#ffd07a", 0.9) +
    lines(
      "50,140 24,132 8,144|146,95 172,84 196,96|52,60 30,44 4,46|150,190 176,176 198,184|128,30 152,16 170,20",
      4,
      "#b9283a",
      "end",
    ) +
    [
      [22, 88, 12],
      [176, 48, 10],
      [30, 190, 14],
      [170, 140, 11],
      [14, 28, 8],
    ]
      .map(([x = 0, y = 0, r = 0], i) =>
        block(
          `${x - r},${y} ${x - r * 0.2},${y - r} ${x + r},${y - r * 0.3} ${x + r * 0.5},${y + r}`,
          i % 2 ? "#4a1f45" : "#3b1a3c",
          { w: 2.4, s: 4 },
        ),
      )
      .join("")
  );
}

function crypt(): string {
  const arch = (x: number, w: number): string =>
    `<path d="M${x} 240V80Q${x} 30 ${x + w / 2} 24Q${x + w} 30 ${x + w} 80V240Z" fill="#2a3050" stroke="${INK}" stroke-width="2.4"/><path d="M${x + 7} 240V84Q${x + 8} 42 ${x + w / 2} 34Q${x + w - 8} 42 ${x + w - 7} 84V240Z" fill="#1c2140"/>`;
  const skull = (x: number, y: number): string =>
    dot(x, y, 9, "#6f8580") +
    `<path d="M${x - 5} ${y + 5}h10v7h-10Z" fill="#6f8580"/>` +
    dot(x - 3.5, y, 2.6, "#2a3050") +
    dot(x + 3.5, y, 2.6, "#2a3050");
  return (
    bricks("#565f86", "#3d4566") +
    arch(-24, 84) +
    arch(140, 84) +
    skull(176, 190) +
    skull(194, 196) +
    skull(20, 196) +
    skull(3, 190) +
    glow(100, 70, 110, "#7fd6b4", 0.4) +
    `<path d="M0 206H200V240H0Z" fill="#23284a"/>` +
    lines("168,20 178,44 196,50|168,20 184,28 198,22|168,20 166,44", 1.4, "#8aa5a0", "none") +
    glow(10, 60, 120, "#ffb04a", 0.25)
  );
}

function thicket(): string {
  const leaf = (x: number, y: number, turn: number, s: number, c: string): string =>
    at(x, y, s, turn, blob("0,0! 10,-8 26,0! 10,8", c, { w: 1.8, s: 3 }));
  return (
    wall("#35552f") +
    glow(90, 80, 120, "#9dbb4a", 0.5) +
    paint("-10,240! -6,120 30,60 20,0! 40,-10! 52,70 24,150 40,250!", "#1d3322") +
    paint("210,240! 190,150 160,90 176,0! 200,-10! 210,100", "#1d3322") +
    paint("70,250! 80,170 60,130 72,60 66,0! 78,0! 84,70 76,130 98,180 92,250!", "#22402a", 0.8) +
    lines(
      "-5,120 40,140 70,120 110,150|205,90 160,110 140,90 110,100|-5,30 40,40 70,20 120,30|200,180 160,170 140,190",
      6,
      "#16291c",
      "none",
    ) +
    [
      [24, 34, 20],
      [60, 26, 200],
      [150, 20, 160],
      [178, 60, 120],
      [184, 110, 200],
      [12, 90, -20],
      [8, 150, 30],
      [190, 170, 150],
      [36, 180, -40],
      [160, 196, 230],
      [120, 14, 30],
    ]
      .map(([x = 0, y = 0, t = 0], i) => leaf(x, y, t, 0.9 + (i % 3) * 0.25, i % 2 ? "#4f8a3f" : "#3d7038"))
      .join("") +
    dot(176, 88, 3, "#e7d64a") +
    dot(186, 89, 3, "#e7d64a") +
    glow(0, 40, 110, "#ffb04a", 0.3)
  );
}

function alley(): string {
  const house = (x: number, w: number, y: number, c: string): string =>
    `<path d="M${x} 240V${y}L${x + w / 2} ${y - w * 0.55}L${x + w} ${y}V240Z" fill="${c}" stroke="${INK}" stroke-width="2"/>`;
  const pane = (x: number, y: number): string =>
    `<path d="M${x} ${y}h13v17h-13Z" fill="#f2b84b" stroke="${INK}" stroke-width="2"/><path d="M${x + 6.5} ${y}v17M${x} ${y + 8}h13" stroke="${INK}" stroke-width="1.6"/>`;
  return (
    wall("#3c4684") +
    dot(158, 40, 24, "#f3e6b4") +
    dot(150, 36, 20, "#3c4684") +
    glow(158, 40, 60, "#f3e6b4", 0.3) +
    [
      [40, 20],
      [96, 14],
      [120, 52],
      [70, 44],
      [190, 84],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.4, "#cfc8e8"))
      .join("") +
    house(60, 46, 86, "#2d3468") +
    house(100, 50, 98, "#272c5c") +
    house(-30, 84, 72, "#4a3c80") +
    house(146, 80, 76, "#4a3c80") +
    pane(14, 96) +
    pane(172, 110) +
    pane(168, 160) +
    glow(20, 104, 60, "#ffb04a", 0.5) +
    glow(178, 118, 40, "#ffb04a", 0.35) +
    lines("54,110 100,122 146,108", 1.6, INK, "none") +
    block("74,116 90,118 88,140 72,138", "#6d5a86", flat) +
    block("104,119 122,117 124,136 106,140", "#4f5f8a", flat) +
    `<path d="M0 214H200V240H0Z" fill="#1f2144"/>`
  );
}

function guardRoom(): string {
  return (
    bricks("#8a5a3a", "#5c3a2e") +
    torch(24, 62) +
    at(
      164,
      74,
      1,
      0,
      block("-24,-60 24,-60 24,26 0,12 -24,26", "#7c2430", { w: 3, s: 6 }),
      blob("0,-40 14,-24 10,-8 0,-2 -10,-8 -14,-24", "#d9a441", { w: 2, s: 3 }),
      dot(-5, -22, 3.4),
      dot(5, -22, 3.4),
      lines("-4,-8 -4,-13|0,-7 0,-13|4,-8 4,-13", 1.6),
    ) +
    lines("176,130 192,230|192,130 172,230", 5, "#2a1a18", "none") +
    `<path d="M0 214H200V240H0Z" fill="#2e1c1c"/>` +
    glow(24, 50, 150, "#ff9a3c", 0.28)
  );
}

function laboratory(): string {
  const flask = (x: number, y: number, c: string): string =>
    `<path d="M${x - 4} ${y - 22}h8v10l9 16q2 8 -6 8h-14q-8 0 -6 -8l9 -16Z" fill="${mix(c, "#1a1030", 0.35)}" stroke="${INK}" stroke-width="2.2"/><path d="M${x - 9} ${y + 2}h18l3 5q1 4 -5 4h-14q-6 0 -5 -4Z" fill="${c}"/>` +
    dot(x - 2, y + 5, 1.6, "#fff");
  return (
    wall("#43297a") +
    glow(150, 70, 110, "#86d63a", 0.42) +
    `<path d="M0 84H60V92H0ZM140 84H200V92H140ZM0 150H44V158H0ZM156 150H200V158H156Z" fill="#5a3a2c" stroke="${INK}" stroke-width="2.2"/>` +
    flask(18, 72, "#ff7a59") +
    flask(44, 72, "#a6e22e") +
    flask(184, 72, "#57c7e3") +
    flask(160, 72, "#a6e22e") +
    block("2,128 10,126 12,150 4,150", "#8a2f3c", flat) +
    block("12,122 22,122 22,150 12,150", "#3d6b5a", flat) +
    block("24,130 32,126 38,148 30,151", "#9a7b3a", flat) +
    dot(176, 138, 11, "#d8cda6") +
    dot(172, 138, 3, INK) +
    dot(180, 138, 3, INK) +
    `<path d="M171 144h10v6h-10Z" fill="#d8cda6"/>` +
    lines("150,8 150,30|164,0 164,22|40,0 40,18", 1.6, "#120a20", "none") +
    glow(10, 30, 110, "#ffb04a", 0.35) +
    [
      [150, 40],
      [156, 28],
      [144, 24],
    ]
      .map(([x = 0, y = 0], i) => dot(x, y, 3 + i, "#86d63a55"))
      .join("")
  );
}

function chapel(): string {
  const glass = ["#8c3b5e", "#d9a441", "#3f6f8f", "#5d8a4a", "#a4502f", "#6b4a8a"];
  let window = `<path d="M52 240V70Q56 16 100 -8Q144 16 148 70V240Z" fill="#120c1c"/>`;
  for (let i = 0; i < 18; i += 1) {
    const x = 60 + (i % 3) * 27;
    const y = 6 + Math.floor(i / 3) * 36;
    window += `<path d="${poly(`${x + 13},${y - 16} ${x + 26},${y} ${x + 13},${y + 18} ${x},${y}`)}" fill="${mix(glass[(i * 5 + 2) % 6] ?? "#888888", "#1c1030", 0.25)}"/>`;
  }
  return (
    bricks("#6a5c8c", "#4d4268") +
    window +
    glow(100, 60, 110, "#ffd98a", 0.55) +
    `<path d="M52 240V70Q56 16 100 -8Q144 16 148 70V240" fill="none" stroke="#241b34" stroke-width="7"/>` +
    [16, 30, 172, 186]
      .map(
        (x, i) =>
          block(
            `${x - 4},${150 + (i % 2) * 16} ${x + 4},${150 + (i % 2) * 16} ${x + 4},240 ${x - 4},240`,
            "#e6d9b4",
            { w: 2, s: 3 },
          ) +
          glow(x, 140 + (i % 2) * 16, 30, "#ffc35a", 0.7) +
          blob(
            `${x},${130 + (i % 2) * 16}! ${x + 4},${142 + (i % 2) * 16} ${x},${149 + (i % 2) * 16} ${x - 4},${142 + (i % 2) * 16}`,
            "#ffdf80",
            { w: 1.6, s: 0 },
          ),
      )
      .join("")
  );
}

function workshop(): string {
  const gear = (x: number, y: number, r: number, c: string): string => {
    let teeth = "";
    for (let i = 0; i < 10; i += 1)
      teeth += `<path d="M${-r * 0.16} ${-r * 1.22}h${r * 0.32}v${r * 0.4}h${-r * 0.32}Z" transform="rotate(${i * 36})" fill="${c}" stroke="${INK}" stroke-width="2"/>`;
    return at(
      x,
      y,
      1,
      8,
      teeth,
      ball(0, 0, r, r, c, { w: 2.4, s: r * 0.25 }),
      dot(0, 0, r * 0.42, "#231a22"),
    );
  };
  return (
    wall("#5a4238") +
    lines("34,0 34,240|100,0 100,240|166,0 166,240", 2, "#3d2c28", "none") +
    glow(40, 60, 130, "#ff9a3c", 0.5) +
    gear(170, 52, 34, "#6b5a52") +
    gear(128, 12, 20, "#5a4a48") +
    gear(22, 150, 24, "#5a4a48") +
    `<path d="M-4 40H62V52H-4Z" fill="#7a5236" stroke="${INK}" stroke-width="2.4"/>` +
    lines("12,52 12,80|28,52 28,74|46,52 46,84", 4, "#8f97a8", "none") +
    block("6,78 18,78 20,92 4,92", "#8f97a8", { w: 2, s: 2 }) +
    block("40,82 52,82 52,90 40,90", "#6a4a34", { w: 2, s: 2 }) +
    ball(28, 80, 6, 6, "#8f97a8", { w: 2, s: 2 }) +
    `<path d="M150 240V120H214V240Z" fill="#6d5048" stroke="${INK}" stroke-width="2.4"/>` +
    lines("150,150 200,150|150,180 200,180", 3, INK, "none") +
    [156, 186].map((x) => [128, 160, 190].map((y) => dot(x, y, 2, "#9a8a80")).join("")).join("")
  );
}

const PLACES: Record<Family, () => string> = {
  demon: rift,
  undead: crypt,
  beast: thicket,
  rogue: alley,
  brute: guardRoom,
  magic: laboratory,
  holy: chapel,
  machine: workshop,
};

/** The background of a family; `flip` mirrors the place but never the light. */
export function place(family: Family, flip: boolean): string {
  const scene = PLACES[family]();
  const laid =
    flip && family !== "brute" && family !== "machine"
      ? `<g transform="translate(200 0) scale(-1 1)">${scene}</g>`
      : scene;
  return laid + torchlight();
}

/** Motes of dust and sparks in the light. */
export const motes = (color: string): string =>
  [
    [30, 40, 1.6],
    [60, 22, 1.2],
    [168, 30, 1.4],
    [180, 96, 1.8],
    [18, 120, 1.4],
    [150, 14, 1],
  ]
    .map(([x = 0, y = 0, r = 1]) => dot(x, y, r, color))
    .join("") + line("0,0 0,0.1", 0.1, color);
