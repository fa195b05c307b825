/** Floors seen from above, edge to edge in 200 × 200; flat and calm, because cubes lie on them. */
import { INK, dot, lines, mix } from "../../../../art/drawing/pen";

/** A number in [0, 1) that always comes out the same, for stones that are not all alike. */
export const chance = (seed: number): number => {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
};

const sheet = (color: string): string => `<path d="M0 0H200V200H0Z" fill="${color}"/>`;

/** Paths of many small shapes, one for each of three shades. */
const shaded = (color: string, dark: string, count: number, shape: (index: number) => string): string => {
  const paths = ["", "", ""];
  for (let i = 0; i < count; i += 1) paths[Math.floor(chance(i + count) * 3)] += shape(i);
  return paths.map((d, i) => `<path d="${d}" fill="${mix(color, dark, 0.1 + i * 0.13)}"/>`).join("");
};

/** Big worn slabs. */
export const slabs = (color: string, joint: string, size = 40): string => {
  const across = 200 / size;
  return (
    sheet(joint) +
    shaded(color, joint, across * (across + 1), (i) => {
      const row = Math.floor(i / (across + 1));
      const x = (i % (across + 1)) * size - (row % 2) * (size / 2);
      const w = size - 3 - chance(i) * 2;
      return `M${x + 2} ${row * size + 3}l2 -2h${Math.round(w - 4)}l2 3v${size - 7}l-3 2h${Math.round(4 - w)}l-1 -2Z`;
    })
  );
};

/** Floorboards, from left to right. */
export const planks = (color: string, joint: string, width = 20): string =>
  sheet(joint) +
  shaded(color, joint, (200 / width) * 3, (i) => {
    const row = Math.floor(i / 3);
    const x = (i % 3) * 90 - Math.round(chance(row) * 60);
    return `M${x} ${row * width + 1}h88v${width - 2}h-88Z`;
  }) +
  lines(
    Array.from({ length: 200 / width }, (_, i) => {
      const x = Math.round(chance(i + 40) * 140);
      const y = i * width + width / 2;
      return `${x},${y} ${x + 20},${y - 2} ${x + 44},${y + 1}`;
    }).join("|"),
    1.2,
    mix(joint, INK, 0.3),
  );

/** A chessboard. */
export const checks = (light: string, dark: string, size = 25): string => {
  let d = "";
  for (let row = 0; row < 200 / size; row += 1)
    for (let x = (row % 2) * size; x < 200; x += 2 * size)
      d += `M${x} ${row * size}h${size}v${size}h${-size}Z`;
  return (
    sheet(light) +
    `<path d="${d}" fill="${dark}"/><path d="${Array.from({ length: 200 / size - 1 }, (_, i) => `M0 ${(i + 1) * size}H200M${(i + 1) * size} 0V200`).join("")}" stroke="${INK}" stroke-width=".8" opacity=".4"/>`
  );
};

/** Trodden earth, grass or straw: blades and pebbles on one colour. */
export const earth = (color: string, blade: string, pebble: string, count = 60): string => {
  let blades = "";
  let pebbles = "";
  for (let i = 0; i < count; i += 1) {
    const x = Math.round(chance(i) * 200);
    const y = Math.round(chance(i + 500) * 200);
    if (i % 4) blades += `M${x} ${y}l${Math.round(chance(i + 9) * 8 - 4)} -6`;
    else pebbles += dot(x, y, 2 + chance(i + 3) * 3, pebble, 2);
  }
  return (
    sheet(color) +
    pebbles +
    `<path d="${blades}" stroke="${blade}" stroke-width="1.8" stroke-linecap="round"/>`
  );
};

/** Iron plates with rivets. */
export const plates = (color: string, joint: string): string =>
  slabs(color, joint, 50) +
  Array.from({ length: 32 }, (_, i) => {
    const row = Math.floor(i / 8);
    return dot(
      ((i % 8) * 25 + (row % 2) * 0 + (i % 2 ? -6 : 6) + 200) % 200,
      row * 50 + 8,
      1.8,
      mix(color, "#ffffff", 0.3),
    );
  }).join("");
