/** What the shell needs of Dungeonology. */
import type { GameModule } from "../../lib/game";
import CardDetail from "./CardDetail.svelte";
import Table from "./Table.svelte";
import type { DungeonologyView } from "./types";
import { outcomeWords, statusWords } from "./words/ending";
import { logLine } from "./words/log";
import { promptRules } from "./words/prompts";

const dungeonology: GameModule<DungeonologyView> = {
  name: "dungeonology",
  title: "Dungeonology: Rigor Mortis",
  Table,
  CardDetail,
  status: statusWords,
  log: logLine,
  promptRules,
  outcome: outcomeWords,
  fairness: {
    rule: "EX-16",
    verify: async (record, progress) => (await import("./fairness/verify")).verify(record, progress),
  },
  // Only the mock asks, which only the development server has.
  fixtures: async () =>
    import.meta.env.DEV ? await import("./fixtures") : Promise.reject(new Error("no fixtures here")),
};

export default dungeonology;
