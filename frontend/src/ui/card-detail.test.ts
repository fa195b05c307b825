import { expect, it } from "vitest";
import { detail } from "./card-detail.svelte";

it("has one attachment for a card, and another where a tap opens it", () => {
  expect(detail("murfa")).toBe(detail("murfa"));
  expect(detail("murfa", { tap: true })).not.toBe(detail("murfa"));
  expect(detail("murfa")).not.toBe(detail("bobbo"));
  expect(detail(null)).toBeUndefined();
});
