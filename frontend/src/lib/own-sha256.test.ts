/** Whether our SHA-256 is SHA-256, for messages about the length of one and two blocks. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { ownSha256 } from "./own-sha256";

it.each([0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 1000])("of %d bytes", (length) => {
  const message = Uint8Array.from({ length }, (_, i) => (i * 37 + 200) % 256);
  const expected = createHash("sha256").update(message).digest("hex");
  expect(Buffer.from(ownSha256(message)).toString("hex")).toBe(expected);
});
