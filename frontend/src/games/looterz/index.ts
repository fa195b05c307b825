import type { GameModule } from "../../lib/game";
import CardDetail from "./CardDetail.svelte";
import Table from "./Table.svelte";

const looterz: GameModule = {
  name: "looterz",
  title: "Looterz: Rigor Mortis",
  Table,
  CardDetail,
  status: (view, context) => ({
    turn: view.turn.seat === view.viewer ? "Your turn" : `${context.seatName(view.turn.seat)}'s turn`,
    phase: view.turn.phase,
  }),
  log: (event) => ({ parts: [event.type] }),
  outcome: (outcome) => ({ title: "The game is over.", reason: outcome.reason, label: (label) => label }),
  fixtures: async () => await import("./fixtures"),
};

export default looterz;
