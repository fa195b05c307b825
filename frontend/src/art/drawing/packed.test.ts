/** Whether packed points are the points that were written. */
import { describe, expect, it } from "vitest";
import { pack, unpack } from "./packed";

describe("packed points", () => {
  it.each([
    "100,100 101,99",
    "30,250! 44,180 70,150 130,150 156,180 170,250!",
    "84,128 100,134|118,126! -40,900",
    "-999,-999 999,999! 0,0",
  ])("%s comes back as it was", (text) => {
    const packed = pack(text);
    expect(packed).not.toBe(text);
    expect(unpack(packed ?? "")).toBe(text);
  });

  it("leaves alone what is not points of whole numbers", () => {
    for (const text of ["1.5,2 3,4", "M0 0H200", "10,20", "", "10,20 x,y"]) expect(pack(text)).toBeNull();
    expect(unpack("10,20 30,40!")).toBe("10,20 30,40!");
  });

  it("takes far fewer letters", () => {
    const text = "30,250! 44,180 70,150 130,150 156,180 170,250!";
    expect((pack(text) ?? text).length).toBeLessThan(text.length * 0.6);
  });
});
