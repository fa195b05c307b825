import { expect, it } from "vitest";
import { parseRoute } from "./router.svelte";

it.each([
  ["/", { page: "home" }],
  ["/join/goblin", { page: "join", code: "GOBLIN" }],
  ["/watch/abc123", { page: "watch", code: "ABC123" }],
  ["/table/abc-1", { page: "table", id: "abc-1" }],
  ["/rules", { page: "rules", game: null }],
  ["/rules/looterz", { page: "rules", game: "looterz" }],
  ["/credits", { page: "credits" }],
  ["/join", { page: "lost" }],
  ["/table/a/b", { page: "lost" }],
  ["/%E0%A4%A", { page: "lost" }],
])("%s", (path, route) => expect(parseRoute(path)).toEqual(route));
