/** The view after an event, as far as the client shows it move: a copy that follows a beat's events. */
import type { Cube, DungeonologyEvent, DungeonologyView, EventOf, SeatView, ZoneView } from "../types";

type View = DungeonologyView;

const withSeat = (view: View, seat: number, change: Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)),
});

const withZone = (view: View, zone: number, change: (zone: ZoneView) => Partial<ZoneView>): View => ({
  ...view,
  zones: view.zones.map((one) => (one.zone === zone ? { ...one, ...change(one) } : one)),
});

/** The view while the cube is in the air: taken, and not yet put down. */
export const lifted = (view: View, { cube, from }: EventOf<"cube_moved">): View => taken(view, cube, from);

/** The view after the event; `end` is the view after the whole beat, for what the event leaves open. */
export function after(view: View, event: DungeonologyEvent, end: View): View {
  switch (event.type) {
    case "turn_started":
      return {
        ...view,
        round: event.round,
        turn: { ...view.turn, seat: event.seat, number: event.turn, phase: "start", actions: [] },
      };
    case "phase_started":
      // A Sorcery Card is done within a phase.
      return {
        ...view,
        turn: { ...view.turn, phase: event.phase },
        sorcery: { ...view.sorcery, showing: null },
      };
    case "scholar_moved":
      return withSeat(view, event.seat, { zone: event.zone });
    case "rigor_moved":
      return { ...view, rigor: event.zone };
    case "minion_moved":
      return event.zone === null
        ? view
        : { ...view, minions: { ...view.minions, [event.minion]: event.zone } };
    case "minion_placed":
      return { ...view, minions: { ...view.minions, [event.minion]: event.zone } };
    case "zone_placed":
      return placed(view, event.zone, end);
    case "zone_filled":
      return withZone(view, event.zone, () => ({ spaces: event.spaces }));
    case "cube_moved":
      return put(taken(view, event.cube, event.from), event.cube, event.to);
    case "sorcery_drawn":
      return { ...view, sorcery: { ...view.sorcery, showing: event.card } };
    case "test_started":
      return {
        ...view,
        test: {
          kind: event.kind,
          seat: event.seat,
          zone: event.zone,
          target: event.target ?? null,
          stealth: event.stealth,
          alert: event.alert,
          played: [],
        },
      };
    case "test_ended":
      return { ...view, test: null };
    case "student_drawn":
      return withSeat(view, event.seat, { students: event.students });
    case "stun_changed":
      return withSeat(view, event.seat, { stun: event.stun });
    case "study_bonus_changed":
      return withSeat(view, event.seat, { study_bonus: event.bonus });
    case "omega_drawn":
      return { ...view, campus: { ...view.campus, omegas: event.track } };
    case "clan_revealed":
    case "thesis_accepted":
      return {
        ...view,
        campus: { ...view.campus, clan: event.clan, clan_known_by: view.seats.map(({ seat }) => seat) },
      };
    case "stacks_uncovered":
      return { ...view, stacks: event.stacks };
    case "panic_revealed":
      return { ...view, campus: { ...view.campus, panic: event.card, turns_left: event.turns } };
    default:
      return view;
  }
}

function placed(view: View, zone: number, end: View): View {
  const lies = end.zones[zone];
  if (!lies || view.zones.some((one) => one.zone === zone)) return view;
  return {
    ...view,
    placing: null,
    zones: [...view.zones, { ...lies, spaces: lies.spaces.map(() => "" as const) }],
  };
}

function taken(view: View, cube: Cube, from: string): View {
  const [kind, first, second] = from.split(":");
  if (kind === "space")
    return withZone(view, Number(first), ({ spaces }) => ({
      spaces: spaces.map((space, index) => (index === Number(second) ? "" : space)),
    }));
  if (kind === "board") return onBoard(view, Number(first), second ?? "", (cubes) => without(cubes, cube));
  return view;
}

function put(view: View, cube: Cube, to: string): View {
  const [kind, first, second] = to.split(":");
  if (kind === "space")
    return withZone(view, Number(first), ({ spaces }) => ({
      spaces: spaces.map((space, index) => (index === Number(second) ? cube : space)),
    }));
  if (kind === "board") return onBoard(view, Number(first), second ?? "", (cubes) => [...cubes, cube]);
  return view;
}

function onBoard(view: View, seat: number, column: string, change: (cubes: Cube[]) => Cube[]): View {
  const player = view.seats[seat];
  if (!player || !(column in player.board)) return view;
  const key = column as keyof SeatView["board"];
  return withSeat(view, seat, { board: { ...player.board, [key]: change(player.board[key]) } });
}

function without(cubes: Cube[], cube: Cube): Cube[] {
  const index = cubes.lastIndexOf(cube);
  return index < 0 ? cubes : cubes.filter((_, at) => at !== index);
}
