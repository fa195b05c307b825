/** Where faces are seen: eight places of the University and of the Tower's upper floors. */
import { INK, at, ball, blob, block, dot, glow, line, lines, mix, paint } from "../../../../art/drawing/pen";
import { flame } from "../../../../art/drawing/props";

const wall = (color: string): string => `<path d="M0 0H200V240H0Z" fill="${color}"/>`;
const rect = (x: number, y: number, w: number, h: number, color: string): string =>
  `<path d="M${x} ${y}h${w}v${h}h${-w}Z" fill="${color}" stroke="${INK}" stroke-width="2.2"/>`;

const SPINES = ["#8a2f3c", "#3d6b5a", "#9a7b3a", "#4a589c", "#7a4a6a", "#5f4630"];

function shelf(y: number, from: number, to: number, seed: number): string {
  let out = "";
  let x = from;
  for (let i = seed; x < to - 6; i += 1) {
    const w = 9 + ((i * 7) % 6);
    const h = 30 + ((i * 5) % 13);
    out += rect(x, y - h, Math.min(w, to - x), h, SPINES[(i * 5 + seed) % 6] ?? INK);
    out += `<path d="M${x + 2} ${y - h + 8}h${w - 4}" stroke="#e8c46a" stroke-width="2" opacity=".6"/>`;
    x += w;
  }
  return out + rect(from - 4, y, to - from + 8, 7, "#6d4426");
}

/** Shelves up to the ceiling. */
export const library = (): string =>
  wall("#3a2430") +
  [44, 98, 152, 206]
    .map((y, i) => shelf(y, -2, 66, i) + shelf(y, 72, 132, i + 3) + shelf(y, 138, 202, i + 5))
    .join("") +
  rect(65, -4, 8, 250, "#7a4e2c") +
  rect(131, -4, 8, 250, "#7a4e2c") +
  glow(100, 100, 110, "#ffb04a", 0.4);

/** A passage of stone, arch behind arch. */
export const corridor = (): string => {
  const arch = (x: number, y: number, color: string): string =>
    `<path d="M${x} 240V${y + 60}Q${x} ${y} 100 ${y}Q${200 - x} ${y} ${200 - x} ${y + 60}V240Z" fill="${color}" stroke="${INK}" stroke-width="3"/>`;
  return (
    wall("#6c6488") +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        lines(
          `-4,${i * 42 + 8} 100,${i * 42 + 6} 204,${i * 42 + 8}|${(i % 2) * 20 + 12},${i * 42 + 8} ${(i % 2) * 20 + 12},${i * 42 + 48}|${188 - (i % 2) * 20},${i * 42 + 8} ${188 - (i % 2) * 20},${i * 42 + 48}`,
          2.2,
          "#453e60",
          "none",
        ),
      )
      .join("") +
    arch(26, 8, "#4d466a") +
    arch(48, 34, "#38324f") +
    arch(66, 60, "#231e36") +
    paint("-10,250! 66,190 134,190 210,250!", "#57503f", 0.9) +
    lines("66,194 30,240|100,194 100,240|134,194 170,240|40,214 160,214", 2, "#2c2733", "none") +
    glow(40, 90, 110, "#ffb04a", 0.4) +
    flame(24, 84, 0.7) +
    rect(19, 84, 10, 26, "#5b3a24")
  );
};

/** The students' tavern. */
export const tavern = (): string => {
  const barrel = (x: number, y: number): string =>
    ball(x, y, 27, 27, "#8a5a34", { w: 3, s: 6 }) +
    `<circle cx="${x}" cy="${y}" r="19" fill="#a8703a" stroke="${INK}" stroke-width="2.4"/>` +
    lines(`${x - 7},${y - 18} ${x - 7},${y + 18}|${x + 7},${y - 18} ${x + 7},${y + 18}`, 1.8, INK, "none") +
    dot(x, y + 10, 3.4);
  return (
    wall("#6a4028") +
    [22, 62, 102, 142, 182].map((x) => line(`${x},0 ${x + 1},240`, 2.2, "#45281c", "none")).join("") +
    rect(-4, 30, 208, 12, "#4c2d1c") +
    barrel(172, 96) +
    barrel(196, 146) +
    barrel(150, 148) +
    glow(48, 90, 90, "#ffc45a", 0.6) +
    rect(20, 62, 54, 60, "#f2b84b") +
    lines("47,62 47,122|20,92 74,92|20,62 74,122|74,62 20,122", 2.4, "#5b3a24", "none") +
    [110, 128].map((x) => line(`${x},42 ${x},56`, 2) + rect(x - 6, 56, 12, 14, "#b9a88a")).join("") +
    rect(-4, 206, 208, 40, "#3f241a")
  );
};

/** The lecture hall: a blackboard full of proof. */
export const lecture = (): string =>
  wall("#7a5a48") +
  rect(-4, 176, 208, 70, "#4f3228") +
  lines("30,176 28,240|80,176 80,240|130,176 131,240|176,176 178,240", 2.4, INK, "none") +
  block("8,20 192,16 194,158 6,160", "#2f4a42", { w: 5, s: 4, ink: "#5b3a24" }) +
  lines(
    "22,40 40,36 58,40|22,52 50,50|150,36 178,34|152,48 172,46|156,60 180,58|20,130 46,128|22,142 36,141",
    2.4,
    "#cfe0d0",
    "none",
  ) +
  `<g fill="none" stroke="#cfe0d0" stroke-width="2.4" opacity=".8"><circle cx="40" cy="88" r="20"/><path d="M40 68L57 98H23ZM150 92h34M167 76v34M150 124q10 -16 17 0t17 0"/></g>` +
  glow(60, 60, 120, "#ffb04a", 0.25);

/** The quadrangle at night. */
export const quad = (): string => {
  const tower = (x: number, y: number, w: number, c: string): string =>
    `<path d="M${x} 240V${y}L${x + w / 2} ${y - w}L${x + w} ${y}V240Z" fill="${c}" stroke="${INK}" stroke-width="2.2"/>`;
  const pane = (x: number, y: number): string =>
    `<path d="M${x} ${y + 16}V${y + 5}Q${x + 5} ${y - 4} ${x + 10} ${y + 5}V${y + 16}Z" fill="#f2b84b" stroke="${INK}" stroke-width="1.8"/>`;
  return (
    wall("#37427c") +
    glow(150, 46, 70, "#f3e6b4", 0.45) +
    dot(150, 46, 25, "#f3e6b4") +
    dot(143, 40, 5, "#d8c88a") +
    dot(158, 54, 7, "#d8c88a") +
    [
      [30, 22],
      [70, 34],
      [104, 16],
      [184, 20],
      [112, 60],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.5, "#e6e0ff"))
      .join("") +
    tower(64, 96, 30, "#272e60") +
    tower(98, 116, 40, "#2a3166") +
    tower(-12, 84, 56, "#3b3570") +
    tower(146, 116, 64, "#3b3570") +
    [
      [8, 104],
      [24, 104],
      [12, 138],
      [164, 132],
      [182, 132],
      [74, 116],
      [112, 140],
    ]
      .map(([x = 0, y = 0]) => pane(x, y))
      .join("") +
    paint("-10,206! 50,196 120,202 210,194! 210,260! -10,260!", "#1f2a3a") +
    glow(16, 120, 80, "#ffb04a", 0.35)
  );
};

/** The laboratory of applied mistakes. */
export const laboratory = (): string => {
  const jar = (x: number, y: number, c: string): string =>
    `<path d="M${x - 11} ${y - 30}h22v26q0 4 -5 4h-12q-5 0 -5 -4Z" fill="${mix(c, "#1a1030", 0.45)}" stroke="${INK}" stroke-width="2.2"/><path d="M${x - 10} ${y - 18}h20v14q0 3 -4 3h-12q-4 0 -4 -3Z" fill="${c}"/>` +
    rect(x - 9, y - 36, 18, 6, "#8a5a34");
  return (
    wall("#3f2a70") +
    glow(140, 90, 120, "#86d63a", 0.4) +
    rect(-4, 70, 58, 7, "#5a3a2c") +
    rect(146, 70, 58, 7, "#5a3a2c") +
    rect(-4, 140, 44, 7, "#5a3a2c") +
    rect(160, 140, 44, 7, "#5a3a2c") +
    jar(14, 70, "#ff7a59") +
    jar(40, 70, "#57c7e3") +
    jar(162, 70, "#a6e22e") +
    jar(188, 70, "#e86ab0") +
    jar(16, 140, "#a6e22e") +
    jar(182, 140, "#f2c23e") +
    dot(36, 58, 3, "#fff") +
    `<g fill="none" stroke="#9a7ad8" stroke-width="2.4" opacity=".65"><circle cx="100" cy="66" r="46"/><path d="M100 20L140 89H60ZM100 112L60 43H140Z"/></g>` +
    rect(-4, 212, 208, 34, "#241742")
  );
};

/** A stage with its curtain. */
export const stage = (): string => {
  const curtain = (x: number, side: number): string =>
    blob(
      `${x},-10! ${x + side * 62},-10! ${x + side * 54},70 ${x + side * 34},150 ${x + side * 40},250! ${x},250!`,
      "#a3263a",
      { s: 8, h: true },
    ) +
    lines(
      `${x + side * 16},0 ${x + side * 14},240|${x + side * 36},0 ${x + side * 24},150|${x + side * 50},0 ${x + side * 40},90`,
      3,
      "#5f1420",
    );
  return (
    wall("#402338") +
    glow(100, 60, 120, "#ffdf8a", 0.6) +
    paint("70,-10! 130,-10! 190,210! 10,210!", "#ffe9a8", 0.22) +
    rect(-4, 204, 208, 40, "#7a4a2b") +
    lines("30,204 20,240|80,204 78,240|120,204 122,240|170,204 180,240", 2.2, "#4c2d1c", "none") +
    curtain(-4, 1) +
    curtain(204, -1) +
    blob("-6,-10! 206,-10! 206,18 180,34 150,20 124,34 100,22 76,34 50,20 20,34 -6,18", "#c23346", {
      w: 3,
      s: 5,
    }) +
    line("-4,14 20,30 50,16 76,30 100,18 124,30 150,16 180,30 204,14", 3, "#e8b64a", "none")
  );
};

/** A fortune teller's tent: cloth, stars and a wheel that nobody oiled. */
export const tent = (): string =>
  wall("#1f5560") +
  [0, 2, 4, 6, 8, 10]
    .map((i) => paint(`100,-60! ${i * 40 - 120},250! ${i * 40 - 80},250!`, "#2f7680", 0.75))
    .join("") +
  glow(100, 90, 120, "#ffcf7a", 0.35) +
  [
    [22, 60, 0.9],
    [60, 26, 0.7],
    [150, 24, 0.8],
    [178, 76, 1],
    [30, 130, 0.6],
    [172, 136, 0.7],
    [104, 14, 0.5],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      at(
        x,
        y,
        s,
        10,
        block("0,-12 3,-4 12,-4 5,2 8,11 0,6 -8,11 -5,2 -12,-4 -3,-4", "#f2c23e", { w: 2, s: 0 }),
      ),
    )
    .join("") +
  blob("168,24 182,30 184,46 174,54 178,40!", "#f3e6b4", { w: 2, s: 0 }) +
  paint("-10,214! 100,206 210,214! 210,260! -10,260!", "#12333c");
