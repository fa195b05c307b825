// @vitest-environment node
/** Whether the recorded cast, which the build puts in the place of the drawings, is drawn to the letter as they are. */
import { describe, expect, it } from "vitest";
import { recorded } from "../../../../build/record-drawings";
import * as parts from "../../../art/drawing/parts";
import * as pen from "../../../art/drawing/pen";
import * as props from "../../../art/drawing/props";
import { played } from "../../../art/recorded/play";
import * as cast from "./cast/index";

const path = new URL("./cast/index.ts", import.meta.url).pathname;
const { names, forms, recording } = await recorded(path);
const library = { ...pen, ...parts, ...props } as unknown as Record<string, () => string>;
const drawings = played(library, forms, names.length, recording);

/** A part that a drawing uses twice is drawn twice from a recording, with ids of its own. */
const withoutIds = (svg = ""): string => svg.replace(/(id="|#)(c?[a-z])\d+\b/g, "$1$2");

describe("the recorded cast", () => {
  it.each(names.map((name, i) => [name, i] as const))("%s looks as drawn", (name, i) => {
    pen.freshSheet();
    const drawn = (cast as Record<string, () => string>)[name]?.();
    pen.freshSheet();
    expect(withoutIds(drawings[i]?.())).toBe(withoutIds(drawn));
  });
});
