/** Where Rigor, the Clans and the porter are seen. */
import { INK, ball, blob, block, dot, glow, line, lines, mix, paint } from "../../../../art/drawing/pen";
import { flame } from "../../../../art/drawing/props";

const wall = (color: string): string => `<path d="M0 0H200V240H0Z" fill="${color}"/>`;

/** Rigor's vault: pillars, and a light that is not the torch's. */
export const vault = (color: string, light = "#8fd63a"): string => {
  const pillar = (x: number): string =>
    block(`${x},0 ${x + 34},0 ${x + 34},240 ${x},240`, mix(color, "#ffffff", 0.12), { w: 3, s: 8, h: true }) +
    block(`${x - 6},0 ${x + 40},0 ${x + 36},22 ${x - 2},22`, mix(color, "#ffffff", 0.2), { w: 3, s: 3 });
  return (
    wall(mix(color, INK, 0.35)) +
    `<path d="M44 240V90Q48 30 100 26Q152 30 156 90V240Z" fill="${mix(color, INK, 0.6)}" stroke="${INK}" stroke-width="3"/>` +
    glow(100, 100, 100, light, 0.6) +
    pillar(4) +
    pillar(162) +
    glow(100, 110, 140, light, 0.25)
  );
};

/** Kragmortha: bad weather, worse architecture. */
export const kragmortha = (light = "#8fd63a"): string =>
  wall("#2c1a4a") +
  glow(100, 90, 130, light, 0.6) +
  paint(
    "-10,20! 30,10 60,26 96,8 140,24 180,8 210,20! 210,56! 170,44 130,58 96,44 50,60 20,48 -10,60!",
    "#1d1136",
    0.85,
  ) +
  block("26,30 36,62 28,64 42,104 22,70 31,68 16,36", light, { w: 2.6, s: 0 }) +
  block("176,34 164,66 173,68 158,110 186,74 176,72 190,44", light, { w: 2.6, s: 0 }) +
  block("-10,250 -10,150 10,110 18,150 34,130 40,170 60,150 70,250", "#1c1232", { w: 3, s: 0 }) +
  block("210,250 210,140 194,96 184,140 166,124 160,166 140,150 128,250", "#1c1232", { w: 3, s: 0 }) +
  dot(14, 160, 3, "#f2b84b") +
  dot(188, 150, 3, "#f2b84b") +
  dot(176, 160, 3, "#f2b84b");

/** Where a Clan meets: a crypt with its cloth and far too many candles. */
export const lodge = (cloth: string, metal = "#d8a443"): string => {
  const candle = (x: number, y: number, h: number): string =>
    flame(x, y - h - 2, 0.34) +
    block(`${x - 5},${y - h} ${x + 5},${y - h} ${x + 6},${y} ${x - 6},${y}`, "#efe2bd", { w: 2.6, s: 2 });
  return (
    wall("#33304a") +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        lines(
          `-4,${i * 40} 204,${i * 40}|${(i % 2) * 24 + 14},${i * 40} ${(i % 2) * 24 + 14},${i * 40 + 40}|${186 - (i % 2) * 24},${i * 40} ${186 - (i % 2) * 24},${i * 40 + 40}`,
          2.2,
          "#211e34",
          "none",
        ),
      )
      .join("") +
    block("40,-10 160,-10 160,190 100,216 40,190", cloth, { w: 4, s: 8, h: true }) +
    lines("48,-10 48,186 100,208 152,186 152,-10", 4, metal, "none") +
    glow(100, 90, 100, "#ffb04a", 0.45) +
    [
      [14, 120, 30],
      [26, 128, 18],
      [176, 124, 22],
      [189, 118, 34],
    ]
      .map(([x = 0, y = 0, h = 0]) => candle(x, y, h))
      .join("") +
    block("-4,120 36,126 34,136 -4,136", "#5b5870", { w: 3, s: 2 }) +
    block("166,124 204,118 204,136 168,136", "#5b5870", { w: 3, s: 2 })
  );
};

/** The porter's lodge: the keys, the clock, the window on the gate. */
export const porterLodge = (color: string, sky: string): string =>
  wall(color) +
  [30, 70, 110, 150, 190].map((x) => line(`${x},0 ${x},240`, 2.2, mix(color, INK, 0.45), "none")).join("") +
  block("6,34 70,34 70,116 6,116", sky, { w: 4, s: 0 }) +
  paint("6,116! 6,90 20,70 30,92 44,60 58,88 70,82 70,116!", mix(sky, INK, 0.5)) +
  lines("38,34 38,116|6,74 70,74", 4, "#5b3a24", "none") +
  block("132,30 198,30 198,104 132,104", "#6d4426", { w: 3.4, s: 4 }) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const [x, y] = [144 + (i % 3) * 20, 46 + Math.floor(i / 3) * 34];
      return (
        `<circle cx="${x}" cy="${y}" r="5" fill="none" stroke="${INK}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="5" fill="none" stroke="#d8a443" stroke-width="2.4"/>` +
        block(
          `${x - 2},${y + 5} ${x + 2},${y + 5} ${x + 2},${y + 10} ${x + 7},${y + 10} ${x + 7},${y + 14} ${x + 2},${y + 14} ${x + 2},${y + 18} ${x + 7},${y + 18} ${x + 7},${y + 22} ${x - 2},${y + 22}`,
          "#d8a443",
          { w: 2, s: 0 },
        )
      );
    })
    .join("") +
  glow(40, 80, 110, "#ffb04a", 0.4) +
  ball(100, 12, 16, 16, "#f3e6c4", { w: 3.4, s: 2 }) +
  lines("100,12 100,2|100,12 106,16", 2.6, INK, "none") +
  blob("-10,214! 210,210! 210,250! -10,250!", mix(color, INK, 0.5), { w: 3, s: 0 });
