/** The faces of the Trick Cards, by type. */
import type { Face } from "../face";
import { EXPLORATION } from "./tricks/exploration";
import { FATE } from "./tricks/fate";
import { MAGIC } from "./tricks/magic";
import { NOTORIETY } from "./tricks/notoriety";
import { SOCIAL } from "./tricks/social";
import { SUBTERFUGE } from "./tricks/subterfuge";

export type TrickType = "fate" | "exploration" | "subterfuge" | "social" | "magic" | "notoriety";

const BY_TYPE: [TrickType, Record<string, Face>][] = [
  ["fate", FATE],
  ["exploration", EXPLORATION],
  ["subterfuge", SUBTERFUGE],
  ["social", SOCIAL],
  ["magic", MAGIC],
  ["notoriety", NOTORIETY],
];

export const TRICKS: Record<string, Face> = Object.assign({}, ...BY_TYPE.map(([, faces]) => faces));

/** The type whose frame a Trick Card has. */
export const trickType = (card: string): TrickType =>
  BY_TYPE.find(([, faces]) => card in faces)?.[0] ?? "fate";
