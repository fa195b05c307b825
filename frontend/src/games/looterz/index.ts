/** What the shell needs of Looterz. */
import type { GameModule } from "../../lib/game";
import CardDetail from "./CardDetail.svelte";
import Table from "./Table.svelte";
import type { LooterzView } from "./types";
import { outcomeWords, statusWords } from "./words/ending";
import { logLine } from "./words/log";
import { promptRules } from "./words/rules";

const looterz: GameModule<LooterzView> = {
  name: "looterz",
  title: "Looterz: Rigor Mortis",
  Table,
  CardDetail,
  status: statusWords,
  log: logLine,
  promptRules,
  outcome: outcomeWords,
  fairness: {
    rule: "LZ-04",
    verify: async (record, progress) => (await import("./rules/verify")).verify(record, progress),
  },
  // Only the mock asks, which only the development server has.
  fixtures: async () =>
    import.meta.env.DEV ? await import("./fixtures") : Promise.reject(new Error("no fixtures here")),
};

export default looterz;
