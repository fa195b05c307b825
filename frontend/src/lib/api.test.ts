import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiError, sentence, serverClock } from "./api";

function answers(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(body, { status, headers }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe("api", () => {
  it("sends JSON and returns the answer", async () => {
    const fetch = answers(200, '{"person":{"id":"p","name":"Ada"}}');
    await expect(api.rename("Ada")).resolves.toEqual({ person: { id: "p", name: "Ada" } });
    expect(fetch).toHaveBeenCalledWith(
      "/api/me",
      expect.objectContaining({ method: "PATCH", body: '{"name":"Ada"}', credentials: "same-origin" }),
    );
  });

  it("escapes what goes into addresses", async () => {
    const fetch = answers(200, "{}");
    await api.invite("a/b?");
    expect(fetch.mock.calls[0]?.[0]).toBe("/api/invites/a%2Fb%3F");
  });

  it("turns a refusal into a typed error with the server's sentence", async () => {
    answers(409, '{"error":{"code":"table_full","message":"This table is full.","details":{"seats":6}}}');
    const error = await api.join("CODE").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: "table_full", status: 409, details: { seats: 6 } });
    expect(sentence(error)).toBe("This table is full.");
  });

  it("has a sentence when the answer is not the server's own", async () => {
    answers(502, "<html>Bad gateway</html>");
    const error = await api.games().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: "server_error", status: 502 });
    expect(sentence(error)).toContain("Nothing of yours is lost");
  });

  it("has a sentence when there is no answer", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
    await expect(api.me()).rejects.toMatchObject({ code: "unreachable", status: 0 });
  });

  it("accepts an empty answer", async () => {
    answers(200, "");
    await expect(api.leave("t")).resolves.toBeNull();
  });

  it("learns how far the server's clock is ahead", async () => {
    answers(200, "{}", { date: new Date(Date.now() + 60_000).toUTCString() });
    await api.me();
    expect(serverClock.ahead).toBeGreaterThan(58_000);
    expect(serverClock.ahead).toBeLessThan(62_000);
  });
});
