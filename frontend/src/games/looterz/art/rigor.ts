/** Rigor Mortis, home from his travels: one portrait in four cards. With the fourth he opens his eyes. */
import {
  INK,
  SHEET_DEFS,
  at,
  ball,
  blob,
  block,
  dot,
  freshSheet,
  glow,
  line,
  lines,
  mix,
  mirrored,
  paint,
  tube,
} from "../../../art/drawing/pen";
import { spark } from "../../../art/drawing/props";

const BONE = "#e8dcba";
const IRON = "#5b5870";

// prettier-ignore
function storm(open: boolean): string {
  return (
    `<path d="M0 0H200V280H0Z" fill="#2c1a4a"/>` + glow(100, 110, 150, open ? '#ff6a2a' : '#7fae2a', 0.55) +
    paint('-10,20! 30,10 60,26 96,8 140,24 180,8 210,20! 210,60! 170,48 130,62 96,46 50,64 20,50 -10,66!', '#1d1136', 0.85) +
    paint('-10,-10! 210,-10! 210,24! 160,34 110,20 60,36 20,22 -10,34!', '#160c2a') +
    block('24,30 34,62 26,64 40,104 20,70 29,68 14,36', open ? '#ffd45e' : '#b4ea45', { w: 2.6, s: 0 }) + block('176,34 164,70 173,72 158,116 186,78 176,76 190,44', open ? '#ffd45e' : '#b4ea45', { w: 2.6, s: 0 }) +
    paint('-10,170! 20,150 40,160 30,280 -10,280!', '#160c2a', 0.8) + paint('210,160! 184,146 164,160 172,280 210,280!', '#160c2a', 0.8)
  );
}

// prettier-ignore
function shoulders(): string {
  const pauldron = blob('92,212 60,190 24,190 -6,214 -10,262 40,256 84,250', IRON, { s: 10, h: true }) + block('6,206 -8,164 24,194', IRON, { s: 4 }) + block('34,192 30,150 54,188', IRON, { s: 4 }) + [[6, 240], [26, 230], [48, 226], [68, 228]].map(([x = 0, y = 0]) => dot(x, y, 3.4, '#c9c4dc')).join('');
  return (
    blob('-10,300! 10,226 60,200 140,200 190,226 210,300!', '#3a2a56', { s: 12, h: true, in: lines('100,220 100,290|70,220 60,290|130,220 140,290', 4) }) +
    pauldron + mirrored(pauldron) +
    blob('40,216 20,150 44,128 70,180 100,200 130,180 156,128 180,150 160,216 130,232 100,240 70,232', '#4a2f78', { s: 8, h: true }) + lines('44,136 60,196|156,136 140,196', 3)
  );
}

// prettier-ignore
function lei(): string {
  const colors = ['#e2475c', '#f2c23e', '#e88fc0', '#f4eede', '#ef7a35'];
  const places = [[48, 196], [56, 212], [68, 226], [83, 236], [100, 240], [117, 236], [132, 226], [144, 212], [152, 196]];
  return places.map(([x = 0, y = 0], i) => at(x, y, 1, i * 40, ...[0, 72, 144, 216, 288].map((t) => at(0, 0, 1, t, ball(0, -6.5, 5, 6, colors[i % 5] ?? '#e2475c', { w: 2.2, s: 1.5 }))), ball(0, 0, 3.6, 3.6, '#f2c23e', { w: 1.8, s: 1 }))).join('');
}

// prettier-ignore
function head(open: boolean): string {
  const socket = (x: number): string => blob(`${x - 19},112 ${x - 8},98 ${x + 10},98 ${x + 20},112 ${x + 12},132 ${x - 10},132`, '#1b0f1c', { w: 3.6, s: 0 });
  const ember = (x: number, side: number): string => glow(x, 115, 34, '#ff7a1f', 0.95) + dot(x, 115, 12, '#ff5a1a') + dot(x, 115, 8, '#ffb23c') + dot(x, 115, 4, '#fff6c8') + line(`${x + side * 21},96 ${x},102 ${x - side * 19},117`, 9);
  const lid = (x: number): string => blob(`${x - 18},113 ${x - 8},100 ${x + 10},100 ${x + 19},113 ${x + 10},130 ${x - 9},130`, mix(BONE, '#7a6a58', 0.35), { w: 2.4, s: 4 }) + line(`${x - 17},117 ${x},125 ${x + 18},117`, 4.4) + lines(`${x - 10},123 ${x - 12},129|${x},126 ${x},132|${x + 10},123 ${x + 12},129`, 2.6);
  return (
    blob('100,62 138,70 160,96 158,128 146,148 144,168! 132,196 100,206 68,196 56,168! 54,148 42,128 40,96 62,70', BONE, { s: 13, h: true }) +
    lines('128,78 138,92 132,102 140,112|60,84 66,92', 2.8) +
    socket(76) + socket(124) + (open ? ember(76, -1) + ember(124, 1) : lid(76) + lid(124)) +
    blob('100,128! 90,146 94,152 100,146! 106,152 110,146', '#1b0f1c', { w: 0, s: 0 }) + lines('56,142 66,150 68,160|144,142 134,150 132,160', 3.4) +
    (open
      ? blob('62,162! 80,160 100,164 120,160 138,162! 132,190 100,198 68,190', '#1b0f1c', { w: 3.6, s: 0, in: glow(100, 182, 30, '#ff7a1f', 0.8) + [66, 78, 90, 102, 114, 126].map((x, i) => block(`${x},156 ${x + 11},156 ${x + 10},${174 - (i % 2) * 3} ${x + 1},${174 - (i % 2) * 3}`, i === 4 ? '#f2c23e' : '#f7efd2', { w: 2.2, s: 2 })).join('') + [70, 82, 94, 106, 118].map((x) => block(`${x},186 ${x + 11},186 ${x + 11},204 ${x},204`, '#e0d2a8', { w: 2.2, s: 2 })).join('') })
      : blob('64,164 100,168 136,164 134,184 100,190 66,184', '#f0e6c6', { w: 3.6, s: 4, in: line('60,174 100,179 140,174', 3, INK, 'none') + lines('76,160 77,192|88,162 89,192|100,162 100,194|112,162 111,192|124,160 123,192', 2.6, INK, 'none') })) +
    lines('62,160 54,154|138,160 146,154', 3)
  );
}

// prettier-ignore
function crown(open: boolean): string {
  return (
    blob('40,84! 26,22! 52,54! 66,8! 82,48! 100,-6! 118,48! 134,8! 148,54! 174,22! 160,84! 130,70 100,66 70,70', '#6f6a88', { s: 9, h: true }) +
    blob('38,82 70,68 100,64 130,68 162,82 160,94 130,80 100,76 70,80 40,94', '#d8a443', { s: 5 }) +
    block('100,46 108,58 100,70 92,58', open ? '#ff5a1a' : '#8a2634', { w: 3, s: 3 }) + block('66,52 71,61 66,69 61,61', '#b4ea45', { w: 2.6, s: 2 }) + block('134,52 139,61 134,69 129,61', '#b4ea45', { w: 2.6, s: 2 }) + (open ? spark(100, 56, 0.7) : '') +
    dot(66, 9, 5, '#d8a443') + dot(134, 9, 5, '#d8a443') + ball(100, -2, 7, 7, '#d8a443', { w: 3, s: 2 }) + dot(27, 23, 5, '#d8a443') + dot(173, 23, 5, '#d8a443')
  );
}

// prettier-ignore
function luggage(): string {
  const bone = (path: string): string => tube(path, 7, BONE, 2.8);
  return (
    at(172, 246, 1, 8, block('-26,-14 26,-14 26,40 -26,40', '#a8703a', { s: 6, h: true }), lines('-14,-14 -14,40|14,-14 14,40', 4, '#5b3a24', 'none'), `<path d="M-10 -14Q0 -30 10 -14" fill="none" stroke="${INK}" stroke-width="7"/>`, at(-2, 6, 1, -10, ball(0, 0, 10, 7, '#63a6a0', { w: 2, s: 0 }))) +
    [[160, 226, 158, 210], [167, 224, 166, 208], [174, 224, 174, 208], [181, 226, 182, 211]].map(([a = 0, b = 0, c = 0, d = 0]) => bone(`${a},${b} ${c},${d}`)).join('') +
    tube('26,284 30,200 28,128', 8, '#8a5a34') + at(28, 118, 1, 0, blob('-14,12 -16,-6 -8,-18 8,-18 16,-6 14,12', BONE, { w: 3, s: 4 }), dot(-6, -4, 4.4), dot(6, -4, 4.4), dot(-6, -4, 1.8, '#b4ea45'), dot(6, -4, 1.8, '#b4ea45'), lines('-5,6 -5,12|0,6 0,12|5,6 5,12', 2, INK, 'none')) +
    ['20,214 38,212', '19,222 38,220', '20,230 38,228', '21,238 37,236'].map(bone).join('')
  );
}

/** The whole portrait; asleep on his feet until the fourth card. */
export function rigorSvg(open: boolean): string {
  freshSheet();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="280" viewBox="0 0 200 280">${SHEET_DEFS}` +
    storm(open) +
    at(15, 20, 0.85, 0, shoulders(), head(open), crown(open), lei(), luggage()) +
    `<radialGradient id="edge" cx=".5" cy=".45" r=".8"><stop offset=".6" stop-color="#0d0714" stop-opacity="0"/><stop offset="1" stop-color="#0d0714" stop-opacity=".7"/></radialGradient><path d="M0 0H200V280H0Z" fill="url(#edge)"/></svg>`
  );
}
