/** What stands below the heads on the board: clothes and the one thing that each carries; 100 × 130. */
import { INK, at, ball, blob, block, dot, line, lines, mix, paint, tube } from "../../../../art/drawing/pen";
import { coin, purse, scroll } from "../../../../art/drawing/props";

const hand = (x: number, y: number, skin: string): string => ball(x, y, 6, 6, skin, { w: 2.6, s: 2 });
const boots = (color: string): string =>
  blob("32,110 46,108 48,118 30,118", color, { w: 2.8, s: 2 }) +
  blob("54,108 68,110 70,118 52,118", color, { w: 2.8, s: 2 });
const tunic = (color: string, inner = ""): string =>
  blob("40,64 60,64 72,80 74,110! 50,114 26,110! 28,80", color, { w: 3, s: 6, h: true, in: inner });
const robe = (color: string, inner = ""): string =>
  blob("40,64 60,64 74,86 78,116! 50,120 22,116! 26,86", color, { w: 3, s: 6, h: true, in: inner });

/** A book, closed, about the origin. */
export const book = (color: string): string =>
  block("-12,-15 12,-15 12,15 -12,15", color, { w: 3, s: 3 }) +
  block("-9,11 12,11 12,15 -9,15", "#f3e6c4", { w: 1.6, s: 0 }) +
  line("-8,-14 -8,11", 2.4, INK, "none") +
  ball(2, -3, 4, 4, "#f2c23e", { w: 2, s: 0 });

/** The compass of a treasure hunter. */
export const compass = (): string =>
  ball(0, 0, 13, 13, "#d8a443", { w: 3, s: 4 }) +
  dot(0, 0, 9, "#f6ecd0") +
  block("0,-8 3,0 0,8 -3,0", "#c9362f", { w: 1.6, s: 0 });

/** A pencil as tall as a goblin, its tip up, its foot at the origin. */
export const pencil = (): string =>
  block("-5,-56 5,-56 5,-4 -5,-4", "#f0b52e", { w: 2.8, s: 3 }) +
  block("-5,-56 5,-56 0,-70", "#eccb98", { w: 2.8, s: 2 }) +
  paint("-2,-64! 2,-64! 0,-71!", INK) +
  block("-5,-6 5,-6 5,2 -5,2", "#e0758a", { w: 2.8, s: 1 });

/** The bag of Lex-A, about the origin. */
export const swag = (): string => at(0, 0, 1.05, 14, purse("#8a6a44"));

/** Body by Scholar; the head stands at 50,44. */
// prettier-ignore
export const BODIES: Record<string, (skin: string, cloth: string) => string> = {
  valerio: (skin, cloth) =>
    boots("#5b3a24") + tunic("#8d96aa", block("36,60 64,60 68,130 32,130", cloth, { w: 2.6, s: 4 }) + paint("50,82! 58,90 50,104! 42,90", "#f2c23e")) +
    tube("70,78 82,92 80,100", 9, "#8d96aa", 2.6) + hand(80, 102, skin) + block("77,104 83,104 83,74 80,54 77,74", "#c9cfdb", { w: 2.6, s: 2 }) + block("70,100 90,100 90,105 70,105", "#d8a443", { w: 2.6, s: 1 }) +
    ball(24, 94, 15, 17, "#b8323a", { w: 3, s: 5 }) + ball(24, 94, 6, 7, "#d8a443", { w: 2.6, s: 2 }),
  sofia: (skin, cloth) =>
    boots("#2a2434") + tunic(cloth, lines("50,70 50,110", 2.4)) + block("28,92 72,92 73,99 27,99", "#5b3a24", { w: 2.4, s: 2 }) + dot(50, 95, 3.4, "#f2c23e") +
    at(24, 90, 0.95, -12, book("#8a2f45")) + hand(28, 100, skin) + tube("70,78 80,90 76,100", 8, cloth, 2.6) + hand(76, 102, skin) + block("73,100 79,100 78,126 76,130 74,126", "#c9cfdb", { w: 2.4, s: 1 }),
  vincenzo: (skin, cloth) =>
    robe(cloth, lines("50,74 50,120", 2.4) + block("20,104 80,104 80,112 20,112", "#f2d45e", { w: 0, s: 0 })) + lines("38,66 50,74 62,66", 4, "#f2d45e", "none") +
    block("78,118 82,118 83,54 77,54", "#8a5a34", { w: 2.8, s: 2 }) + ball(80, 50, 8, 8, "#63b6d8", { w: 2.8, s: 3 }) + dot(77, 47, 2, "#fff") + tube("70,80 80,92", 11, cloth, 2.6) + hand(80, 92, skin) + tube("30,80 22,96", 11, cloth, 2.6) + hand(22, 98, skin),
  rebecca: (skin, cloth) =>
    robe(cloth, block("42,60 58,60 62,130 38,130", "#efe2bd", { w: 2.4, s: 3 })) +
    [0, 1, 2, 3].map((i) => block(`${14 + (i % 2) * 3},${106 - i * 9} ${42 + (i % 2) * 3},${106 - i * 9} ${42 + (i % 2) * 3},${114 - i * 9} ${14 + (i % 2) * 3},${114 - i * 9}`, ["#3d63b0", "#b8323a", "#d8a443", "#2f7a70"][i] ?? cloth, { w: 2.6, s: 2 })).join("") + hand(28, 108, skin) + tube("70,80 80,92 78,96", 10, cloth, 2.6) + hand(78, 96, skin) + line("78,100 88,70 94,58", 4, "#f0e8d6") + line("78,104 82,88", 3),
  fluffy: (skin, cloth) =>
    tube("74,108 90,102 92,86", 8, cloth, 2.6) + blob("24,112 40,108 44,119 20,119", cloth, { w: 2.8, s: 3 }) + blob("60,108 76,112 80,119 56,119", cloth, { w: 2.8, s: 3 }) + tunic(cloth, ball(50, 96, 15, 20, "#ecc894", { w: 0, s: 0 })) +
    block("34,70 66,70 68,79 32,79", "#b8323a", { w: 2.8, s: 2 }) + at(50, 84, 0.8, 0, ball(0, 0, 8, 8, "#f2c23e", { w: 2.6, s: 2 })) + blob("24,84 36,84 38,98 24,98", skin, { w: 2.8, s: 3 }) + blob("64,84 76,84 76,98 62,98", skin, { w: 2.8, s: 3 }) + lines("28,96 28,99|33,96 33,99|67,96 67,99|72,96 72,99", 1.8),
  zbugbok: (skin, cloth) =>
    boots("#5b3a24") + tunic(cloth, block("44,60 56,60 56,130 44,130", mix(cloth, "#ffffff", 0.3), { w: 0, s: 0 }) + lines("30,66 74,104", 5, "#5b3a24", "none")) + block("26,98 74,98 74,105 26,105", "#5b3a24", { w: 2.4, s: 2 }) + block("60,84 72,84 72,94 60,94", mix(cloth, "#3a2a10", 0.3), { w: 2.4, s: 2 }) +
    tube("30,80 18,90 22,98", 9, cloth, 2.6) + at(22, 94, 0.95, 0, compass()) + tube("70,80 84,86 82,74", 9, cloth, 2.6) + hand(82, 76, skin) + at(84, 66, 0.5, 16, scroll()),
  "lex-a": (skin, cloth) =>
    boots("#241d34") + tunic(cloth, lines("34,66 66,112|66,66 34,112", 3, "#241d34", "none")) + block("27,94 73,94 74,101 26,101", "#d84a8a", { w: 2.4, s: 2 }) +
    tube("70,80 82,90 78,100", 8, cloth, 2.6) + at(80, 100, 0.75, 0, swag()) + hand(79, 84, skin) + tube("30,80 16,82 14,68", 8, cloth, 2.6) + ball(14, 64, 7.5, 7.5, "#b8323a", { w: 2.8, s: 2 }) + lines("10,58 8,51|14,57 14,49|18,58 20,51", 4, "#b8323a", "none") + at(14, 46, 0.6, 0, coin(0, 0)),
  matita: (skin, cloth) =>
    robe(cloth, lines("50,76 50,120", 2.4) + block("20,110 80,110 80,116 20,116", "#efe2bd", { w: 0, s: 0 })) + blob("30,70 38,62 50,66 62,62 70,70 64,78 50,76 36,78", "#f4eede", { w: 2.8, s: 2 }) +
    at(24, 98, 0.62, -8, scroll()) + hand(26, 100, skin) + at(82, 118, 1, 4, pencil()) + tube("70,82 80,92", 10, cloth, 2.6) + hand(82, 92, skin),
};
