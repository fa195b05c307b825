/** Gamblers, twins and auctioneers of the alley. Laid out by hand, one part of the body a line. */
import {
  INK,
  at,
  ball,
  blob,
  block,
  clipped,
  dot,
  lean,
  line,
  lines,
  poly,
  tube,
} from "../../../../art/drawing/pen";
import { brows, bulb, eye, eyes, fist, goblinEars, grin, palm } from "../../../../art/drawing/parts";
import { die, pole } from "../../../../art/drawing/props";

// prettier-ignore
export const gambler = (): string => {
  const skin = '#cf9468';
  const shirt = '#3f6f4a';
  return (
    blob('24,250! 36,196 60,164 100,152 140,164 164,196 176,250!', shirt, { s: 11, h: true, in: block('60,150 100,160 92,250 40,250', '#8a4a2f', { w: 3, s: 4 }) + block('140,150 104,160 112,250 168,250', '#8a4a2f', { w: 3, s: 4 }) + lines('102,176 102,240', 2.4) }) +
    blob('30,186 36,166 58,158 66,176 56,200 36,204', '#e7dcc0', { s: 4 }) + lines('40,194 52,186|44,200 56,192', 2) + `<path d="M34 196L62 182" stroke="#c9d0dc" stroke-width="4"/>` +
    lean(6,
      ball(62, 104, 10, 13, skin, { s: 3 }) + ball(138, 104, 10, 13, skin, { s: 3 }) +
      blob('100,56 126,62 138,86 136,116 122,144 100,153 78,144 64,116 62,86 74,62', skin, { s: 9, h: true }) +
      lines('60,84 82,90 104,80 140,70', 5) + blob('68,88 94,84 96,104 82,114 68,106', '#2b1f2a', { w: 3, s: 3 }) +
      eye(119, 96, 13, 1, { lid: skin, drop: 0.22, look: [-0.1, -0.4], iris: '#3f8f5a' }) + line('106,82 118,76 134,84', 8, '#4a2a18') +
      bulb(100, 112, 11, '#c9785a') + grin(102, 128, 27, 17, { teeth: 6, gaps: [4] }, 0.55) + block('93,125 101,125 101,135 93,136', '#f2c23e', { w: 1.6, s: 0 }) + block('110,125 118,124 118,133 110,135', '#f2c23e', { w: 1.6, s: 0 }) +
      `<path d="${'M70 140L71 144M76 148L77 152M88 153L88 157M112 154L112 158M124 148L125 152M131 140L131 144'}" stroke="${INK}" stroke-width="2"/>` +
      blob('52,76 62,62 100,68 138,54 152,62 150,74 100,86 60,88', '#2f4a3a', { s: 4 }) + blob('64,66 66,34 86,22 116,20 134,34 138,58 100,72', '#3d5f4a', { s: 8, h: true }) + block('64,58 102,64 138,50 138,58 102,72 64,66', '#c9362f', { w: 3, s: 2 }) +
      at(122, 34, 1, 16, block('-9,-14 9,-14 9,14 -9,14', '#f7ecc8', { w: 2.6, s: 2 }), blob('0,-7! 6,0 0,8! -6,0', '#c9362f', { w: 0, s: 0 })) + at(136, 40, 1, 34, block('-9,-14 9,-14 9,14 -9,14', '#f7ecc8', { w: 2.6, s: 2 }), blob('0,-7! 6,2 2,3 3,8! -3,8! -2,3 -6,2', INK, { w: 0, s: 0 })),
    ) +
    tube('164,226 178,196 164,160', 24, shirt) + palm(164, 148, 1.05, 8, skin) +
    at(150, 108, 1, 0, die(0.85, -18, 5)) + at(182, 100, 1, 0, die(0.95, 22, 1)) + at(28, 122, 1, 0, die(0.95, -28, 3)) + lines('152,130 150,142|178,122 174,134|188,78 192,66|160,88 158,78', 2.6, '#ffe27a')
  );
};

// prettier-ignore
export const trapdoor = (): string => {
  const head = (skin: string, dull: boolean): string =>
    clipped(dull ? poly('0,-90 120,-90 120,90 0,90') : poly('0,-90 -120,-90 -120,90 0,90'), goblinEars(-34, 34, 0, 34, skin, dull ? 16 : -2)) + blob('0,-40 26,-34 36,-12 34,14 20,34 0,42 -20,34 -34,14 -36,-12 -26,-34', skin, { s: 8, h: true }) + lines('-6,-40 -10,-52|0,-41 0,-56|6,-40 11,-51', 2.8);
  const plank = (y: number): string => lines(`14,${y} 186,${y}`, 2.6, INK, 'none');
  return (
    block('22,6 178,6 190,112 10,112', '#8a5f38', { s: 8, in: lines('62,0 56,120|100,0 100,120|138,0 144,120', 3, INK, 'none') + lines('40,20 38,60|80,30 78,90|120,14 121,50|160,40 164,90', 2) }) +
    block('18,30 182,30 184,44 16,44', '#5f6674', { w: 3, s: 4 }) + block('14,84 186,84 188,98 12,98', '#5f6674', { w: 3, s: 4 }) + [28, 76, 124, 172].map((x) => dot(x, 37, 3, '#c9d0dc') + dot(x, 91, 3, '#c9d0dc')).join('') +
    `<circle cx="100" cy="62" r="12" fill="none" stroke="${INK}" stroke-width="9"/><circle cx="100" cy="62" r="12" fill="none" stroke="#d8a443" stroke-width="4"/>` +
    block('4,176 196,176 200,250 0,250', '#120b18', { s: 0 }) +
    at(64, 114, 1.12, -8, head('#8fae4d', false), eye(-13, -6, 12, -1, { look: [0.4, 0], iris: '#8a5a1a' }), eye(14, -6, 12, 1, { look: [-0.2, -0.2], iris: '#8a5a1a' }), brows(0, -22, 14, 9, 5, 5, '#3a2a14'), bulb(0, 8, 7, '#7d9a3f'), grin(0, 18, 21, 14, { teeth: 5, gaps: [2], tongue: true }, 0.5)) +
    at(140, 126, 1.02, 9, head('#a8b85a', true), eyes(0, -5, 14, 13, { look: [-0.6, -0.7], iris: '#5a7a8a', pupil: 0.24 }), brows(0, -23, 14, 9, -8, 5, '#3a2a14'), bulb(0, 10, 8, '#94a34a'), line('-13,27 -6,22 0,26 6,22 13,27', 3.6), block('-4,24 4,24 4,31 -4,31', '#f7ecc8', { w: 2, s: 0 }), at(30, -22, 0.8, 10, blob('0,-12! 6,2 0,9 -6,2', '#9fd6e8', { w: 2.4, s: 2 }))) +
    block('-4,170 204,170 206,190 -6,190', '#a87444', { s: 5 }) + plank(180) + block('-4,190 204,190 204,250 -4,250', '#7a5232', { s: 6, in: lines('40,190 38,250|98,190 98,250|156,190 158,250', 3, INK, 'none') }) +
    at(26, 172, 0.85, 0, fist(0, 0, 1, -90, '#8fae4d')) + fist(88, 172, 0.85, -90, '#8fae4d') + fist(118, 173, 0.8, -90, '#a8b85a') + fist(170, 173, 0.8, -90, '#a8b85a')
  );
};

// prettier-ignore
export const auctioneer = (): string => {
  const skin = '#9aa84f';
  const coat = '#a04a2f';
  const curl = (x: number, y: number): string => ball(x, y, 13, 10, '#f0eadc', { w: 3, s: 4 }) + `<path d="M${x - 4} ${y}a4 3 0 1 1 5 3" fill="none" stroke="${INK}" stroke-width="2"/>`;
  return (
    tube('160,226 182,190 162,150', 24, coat) + at(158, 92, 1, -22, pole(54, '#8a5a34', 8), blob('-30,-14! 30,-14! 34,0 30,14! -30,14! -34,0', '#a8703a', { s: 6, h: true }), lines('-20,-14 -20,14|20,-14 20,14', 3, INK, 'none')) +
    blob('32,250! 42,196 66,162 100,150 134,162 158,196 168,250!', coat, { s: 10, h: true }) + blob('80,150 100,156 120,150 116,176 124,196! 100,190 76,196! 84,176', '#f0e8d6', { s: 4 }) + lines('92,160 88,190|100,160 100,188|108,160 112,190', 2) +
    lean(-5,
      goblinEars(64, 136, 104, 44, skin, 4) + blob('58,130 50,100 54,64 74,40 100,32 126,40 146,64 150,100 142,130 100,120', '#f0eadc', { s: 8 }) +
      blob('100,58 124,64 136,86 134,114 120,142 100,153 80,142 66,114 64,86 76,64', skin, { s: 9, h: true }) +
      curl(56, 80) + curl(54, 102) + curl(58, 124) + curl(144, 80) + curl(146, 102) + curl(142, 124) + blob('62,74 72,46 100,34 128,46 138,74 120,62 100,58 80,62', '#f7f2e6', { s: 6 }) + curl(82, 54) + curl(118, 54) + curl(100, 46) +
      eye(82, 94, 12, -1, { lid: skin, drop: 0.16, tilt: 12, look: [0.2, 0.1], iris: '#8a3a1a' }) + eye(118, 94, 12, 1, { look: [-0.1, 0.1], iris: '#8a3a1a' }) + `<circle cx="118" cy="94" r="16" fill="#bfe6f022" stroke="#d8a443" stroke-width="4"/><path d="M133 98Q142 120 128 150" fill="none" stroke="#d8a443" stroke-width="2"/>` + brows(100, 77, 19, 11, 5, 6, '#4a4a20') +
      blob('94,94 104,92 112,108 109,120 98,122 90,116', '#889642', { w: 3.2, s: 4 }) + grin(100, 126, 22, 22, { teeth: 5, gaps: [0], tongue: true, lower: 3 }, 0.1),
    ) +
    fist(160, 138, 0.95, -16, skin) + tube('40,230 26,210 44,184', 22, coat) +
    block('20,188 180,188 190,204 10,204', '#8a5a34', { s: 5 }) + block('34,204 166,204 160,250 40,250', '#6d4426', { s: 8, in: lines('56,204 60,250|144,204 140,250', 3, INK, 'none') }) +
    at(60, 172, 1, -6, block('-24,-18 24,-18 24,18 -24,18', '#efe2bd', { w: 3, s: 3 }), `<text y="-2" font-family="Georgia,serif" font-weight="bold" font-size="13" text-anchor="middle" fill="${INK}">LOT</text><text y="13" font-family="Georgia,serif" font-weight="bold" font-size="16" text-anchor="middle" fill="#c9362f">0</text>`) +
    lines('186,64 198,58|182,50 190,40|132,72 122,66', 3.6)
  );
};
