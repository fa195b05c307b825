import { beforeEach, expect, it } from "vitest";
import { keepCommitment, keptCommitment } from "./commitments";

beforeEach(() => localStorage.clear());

it("keeps the commitment that was seen first", () => {
  keepCommitment("g1", "first");
  keepCommitment("g1", "second");
  keepCommitment("g2", "other");
  expect([keptCommitment("g1"), keptCommitment("g2"), keptCommitment("g3")]).toEqual([
    "first",
    "other",
    undefined,
  ]);
});

it("forgets the oldest games", () => {
  for (let game = 0; game < 101; game += 1) keepCommitment(`g${game}`, "c");
  expect(keptCommitment("g0")).toBeUndefined();
  expect(keptCommitment("g100")).toBe("c");
});
