/** Where the Scholars are met, and the glory in which they stand when Exalted. */
import { INK, at, ball, blob, block, dot, glow, lines, mix, paint } from "../../../../../art/drawing/pen";
import { flame, skull } from "../../../../../art/drawing/props";

const wall = (color: string): string => `<path d="M0 0H200V240H0Z" fill="${color}"/>`;

/** Bricks, one darker than the other. */
const bricks = (color: string, dark: string): string =>
  wall(dark) +
  Array.from({ length: 45 }, (_, i) => {
    const row = Math.floor(i / 5);
    const x = (i % 5) * 48 - (row % 2) * 24;
    return `<path d="M${x + 2} ${row * 27 + 2}h44v23h-44Z" fill="${mix(color, dark, ((row * 3 + i * 5) % 7) / 9)}"/>`;
  }).join("");

/** Rays of gold, columns, and a ring of light behind the head. */
export const glory = (dark: string, light: string): string =>
  wall(dark) +
  Array.from(
    { length: 16 },
    (_, i) =>
      `<path d="M100 104L88 -110H112Z" transform="rotate(${i * 22.5} 100 104)" fill="${light}" opacity=".34"/>`,
  ).join("") +
  glow(100, 104, 120, "#ffe9a0", 0.85) +
  Array.from({ length: 24 }, (_, i) =>
    at(100, 100, 1, i * 15, block("-4,-78 4,-78 0,-92", "#f2c23e", { w: 2, s: 0 })),
  ).join("") +
  `<circle cx="100" cy="100" r="77" fill="none" stroke="${INK}" stroke-width="10"/><circle cx="100" cy="100" r="77" fill="none" stroke="#f2c23e" stroke-width="5"/>` +
  [8, 192]
    .map((x) =>
      block(`${x - 13},-10 ${x + 13},-10 ${x + 13},250 ${x - 13},250`, "#e8dcc0", {
        w: 3,
        s: 6,
        h: true,
        in: lines(`${x - 4},0 ${x - 4},240|${x + 4},0 ${x + 4},240`, 2, "#a8906a", "none"),
      }),
    )
    .join("");

/** A wall into which somebody ran, with his head. */
export const dentedWall = (): string =>
  bricks("#a8745a", "#6d4636") +
  blob("150,26 176,30 190,54 184,86 160,96 136,84 130,52", "#2a1a20", { w: 3.4, s: 0 }) +
  lines(
    "150,26 144,8|186,40 200,28|186,84 198,98|136,84 122,96|130,50 114,42|162,96 164,116",
    3,
    INK,
    "end",
  ) +
  blob("150,26! 160,20 172,24 176,30!", "#2a1a20", { w: 3, s: 0 }) +
  flame(22, 74, 0.9) +
  block("17,74 27,74 25,112 19,112", "#5b3a24", { w: 2.6, s: 2 }) +
  wallFoot("#4a3028");

const wallFoot = (color: string): string => `<path d="M0 212H200V240H0Z" fill="${color}"/>`;

/** Books that are chained for a reason. */
export const forbiddenShelves = (): string => {
  const chain = (x: number, y: number, turn: number): string =>
    at(
      x,
      y,
      1,
      turn,
      [0, 1, 2, 3, 4, 5]
        .map(
          (i) =>
            `<ellipse cx="${i * 13}" cy="0" rx="8" ry="${i % 2 ? 2.4 : 5}" fill="none" stroke="${INK}" stroke-width="5"/><ellipse cx="${i * 13}" cy="0" rx="8" ry="${i % 2 ? 2.4 : 5}" fill="none" stroke="#9aa3b5" stroke-width="2.4"/>`,
        )
        .join(""),
    );
  return (
    wall("#26303f") +
    [66, 132, 198]
      .map(
        (y, row) =>
          Array.from(
            { length: 13 },
            (_, i) =>
              `<path d="M${i * 16 + ((row * 5) % 7) - 4} ${y - 34 - ((i * 7 + row * 3) % 14)}h13v60h-13Z" fill="${["#5f2f3e", "#2f5a54", "#5a5a2f", "#3a4a7a", "#5f4a30"][(i * 3 + row) % 5]}" stroke="${INK}" stroke-width="2"/>`,
          ).join("") + `<path d="M0 ${y}H200v9H0Z" fill="#4a3424" stroke="${INK}" stroke-width="2.4"/>`,
      )
      .join("") +
    chain(-10, 40, 14) +
    chain(128, 52, -18) +
    chain(-8, 112, -10) +
    chain(140, 104, 12) +
    dot(172, 34, 4, "#b4ea45") +
    dot(184, 34, 4, "#b4ea45") +
    dot(172, 34, 1.6) +
    dot(184, 34, 1.6) +
    glow(20, 70, 110, "#ffb04a", 0.35)
  );
};

/** A kennel for goblins. */
export const doghouse = (): string =>
  wall("#5f7a4a") +
  glow(60, 60, 130, "#d8d07a", 0.5) +
  block("28,96 172,96 176,250 24,250", "#a8653c", {
    s: 8,
    in: lines("60,96 60,240|92,96 92,240|124,96 124,240|156,96 156,240", 2.4, INK, "none"),
  }) +
  block("100,8 196,92 186,108 100,34 14,108 4,92", "#8a3440", { s: 7, h: true }) +
  blob("52,250! 52,140 72,104 100,92 128,104 148,140 148,250!", "#2a1a1c", { w: 3.4, s: 0 }) +
  at(100, 66, 0.4, 0, skull(1)) +
  wallFoot("#c8a24a") +
  lines("10,216 14,206|30,220 36,210|164,218 168,206|186,222 192,212", 3, "#8a6a24", "none");

/** A temple in a jungle, with a signpost that is of no help. */
export const crossroads = (): string =>
  wall("#4f7a6a") +
  glow(80, 70, 130, "#e8d88a", 0.6) +
  block("52,250 52,120 66,120 66,96 80,96 80,74 120,74 120,96 134,96 134,120 148,120 148,250", "#8a8a6a", {
    w: 3,
    s: 8,
    h: true,
  }) +
  block("90,140 110,140 112,200 88,200", "#2a2a24", { w: 2.6, s: 0 }) +
  paint("-10,250! -6,110 30,60 16,-10! -10,-10!", "#254a34") +
  paint("210,250! 200,130 178,70 186,-10! 210,-10!", "#254a34") +
  lines("-4,30 40,50 60,40|204,40 160,54 148,40|-4,160 30,170", 5, "#1c3a2a") +
  block("168,60 174,60 175,250 167,250", "#6d4426", { w: 3, s: 2 }) +
  [
    [84, 1, 8],
    [110, -1, -6],
    [136, 1, -10],
  ]
    .map(([y = 0, side = 1, t = 0]) =>
      at(
        171,
        y,
        side,
        t,
        block("-26,-9 22,-9 30,0 22,9 -26,9", "#b98a52", { w: 3, s: 3 }),
        lines("-16,0 12,0", 3, "#5b3a1c", "none"),
      ),
    )
    .join("") +
  wallFoot("#3a4a2c");

/** Roofs by night, and a window that was shut a moment ago. */
export const rooftop = (): string =>
  wall("#2b2f66") +
  glow(150, 50, 80, "#f3e6b4", 0.5) +
  ball(150, 52, 30, 30, "#f6ecc4", { w: 3, s: 4 }) +
  dot(140, 46, 5, "#dccf9a") +
  dot(158, 60, 7, "#dccf9a") +
  [
    [24, 24],
    [60, 44],
    [96, 18],
    [112, 64],
    [36, 72],
    [186, 100],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 1.8, "#e6e0ff"))
    .join("") +
  block("-10,250 -10,110 36,64 82,110 82,250", "#3f3468", { w: 3, s: 6 }) +
  block("18,112 52,112 52,160 18,160", "#f2b84b", { w: 3, s: 0 }) +
  lines("35,112 35,160|18,136 52,136", 2.6, INK, "none") +
  block("120,250 120,150 160,112 210,150 210,250", "#352c5c", { w: 3, s: 6 }) +
  block("170,84 186,84 186,130 170,130", "#4a3a6a", { w: 3, s: 3 }) +
  block("-10,204 210,196 210,250 -10,250", "#5a3a5a", { w: 3, s: 0 }) +
  lines(
    "-4,216 204,208|20,206 20,216|60,204 60,214|100,202 100,212|140,200 140,210|180,198 180,208",
    2.4,
    INK,
    "none",
  );

/** A scribe's cell: paper up to the ceiling, in triplicate. */
export const cell = (): string => {
  const pile = (x: number, height: number): string =>
    Array.from({ length: height }, (_, i) =>
      block(
        `${x + ((i * 5) % 7)},${216 - i * 13} ${x + 44 + ((i * 3) % 6)},${216 - i * 13} ${x + 44 + ((i * 3) % 6)},${227 - i * 13} ${x + ((i * 5) % 7)},${227 - i * 13}`,
        i % 4 === 2 ? "#d8c69a" : "#f1e4c2",
        { w: 2.4, s: 0 },
      ),
    ).join("");
  return (
    bricks("#55607f", "#3a4260") +
    blob("78,120! 78,50 100,22 122,50 122,120!", "#1c2340", { w: 3.4, s: 0 }) +
    lines("92,32 92,120|108,32 108,120|78,76 122,76", 3.4, "#6a7290", "none") +
    dot(114, 46, 6, "#f3e6b4") +
    pile(2, 14) +
    pile(38, 6) +
    pile(150, 15) +
    pile(122, 5) +
    wallFoot("#2c3048") +
    glow(30, 40, 120, "#ffb04a", 0.35)
  );
};
