/** The floor of the dungeon under the cards: flagstones, barely there. */
const STONES = [
  "M4 6h52l3 30-54 3Z",
  "M64 5h44l2 33-43-1Z",
  "M116 6h40l1 28-38 4Z",
  "M5 46l40-2 2 36-41 2Z",
  "M52 44l60 1-1 34-57 1Z",
  "M118 45l38-3 1 38-40 1Z",
  "M4 88l58-1 2 30-59 3Z",
  "M70 87l40 1 1 29-42 2Z",
  "M117 88l40-1-1 30-38 1Z",
];

const stone = (path: string, index: number): string =>
  `<path d="${path}" fill="#fff" fill-opacity="${0.02 + (index % 3) * 0.012}" stroke="#000" stroke-opacity=".22" stroke-width="2.4" stroke-linejoin="round"/>`;

export const floorImage = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 124" width="320" height="248">${STONES.map(stone).join("")}</svg>`,
)}`;
