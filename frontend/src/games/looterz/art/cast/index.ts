/** Everybody. The build records these drawings (src/art/drawing/record.ts). */
export * from "./beasts";
export * from "./brutes";
export * from "./goblins";
export * from "./magic";
export * from "./others";
export * from "./rogues";
export * from "./undead";
