import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api";
import { TableConnection, type Socket } from "./connection.svelte";
import type { BaseView, ChatMessage, EventBatch, PatchOp, ServerMessage, Table } from "./types";

class FakeSocket implements Socket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly url: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  say(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  fail(code = 1006): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

const table = { id: "t1", seats: [] } as unknown as Table;
const view = (version: number, more: object = {}) => ({ version, coins: 0, ...more }) as unknown as BaseView;
const snapshot = (version: number, game = "g1"): ServerMessage => ({
  type: "snapshot",
  game_id: game,
  version,
  view: view(version),
});
const patch = (from: number, to: number, ops: PatchOp[] = [{ op: "replace", path: "/version", value: to }]) =>
  ({ type: "patch", game_id: "g1", from, to, ops, events: [] }) satisfies ServerMessage;

let sockets: FakeSocket[];
let rest: { table: () => Promise<Table>; chat: ChatMessage[]; events: EventBatch[] };
let stop: () => void;
let connection: TableConnection;

const last = () => sockets.at(-1) as FakeSocket;
const commands = (socket: FakeSocket) => socket.sent.filter((message) => message.type === "command");

function connect(): void {
  last().accept();
  last().say({ type: "table", table });
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  rest = { table: async () => table, chat: [], events: [] };
  connection = new TableConnection("t1", {
    open: (url) => {
      sockets.push(new FakeSocket(url));
      return last();
    },
    random: () => 1,
    table: () => rest.table(),
    chat: async () => rest.chat,
    events: async () => ({ events: rest.events }),
  });
  stop = connection.start();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("state", () => {
  it("is live only when the server has spoken", () => {
    expect(connection.state).toBe("connecting");
    last().accept();
    expect(connection.state).toBe("connecting");
    last().say({ type: "table", table });
    expect(connection.state).toBe("live");
    expect(connection.table).toEqual(table);
  });

  it("comes back with growing delays, and resumes from the last version of its game", async () => {
    connect();
    last().say(snapshot(11));
    last().fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.state).toBe("reconnecting");
    expect(connection.retryAt).not.toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    expect(last().url).toContain("/api/tables/t1/live?version=11&game=g1");
    last().fail();
    await vi.advanceTimersByTimeAsync(900);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(sockets).toHaveLength(3);
  });

  it("is offline while the browser is, and tries at once when it is back", () => {
    connect();
    dispatchEvent(new Event("offline"));
    expect(connection.state).toBe("offline");
    dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
    connect();
    expect(connection.state).toBe("live");
  });

  it("takes a silent socket for dead", async () => {
    connect();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().sent).toContainEqual({ type: "ping" });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(connection.state).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
  });

  it("lives on when the pong comes", async () => {
    connect();
    for (let minute = 0; minute < 5; minute++) {
      await vi.advanceTimersByTimeAsync(21_000);
      last().say({ type: "pong" });
    }
    expect(connection.state).toBe("live");
    expect(sockets).toHaveLength(1);
  });

  it("checks the line when the page is looked at again", async () => {
    connect();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(last().sent).toContainEqual({ type: "ping" });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(connection.state).toBe("reconnecting");
  });

  it("stays away when removed, and says why", async () => {
    connect();
    last().say({ type: "removed", code: "kicked", message: "The host freed your seat." });
    last().fail(4403);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.state).toBe("removed");
    expect(connection.removed).toEqual({ code: "kicked", message: "The host freed your seat." });
    expect(sockets).toHaveLength(1);
  });

  it("asks why a handshake was refused", async () => {
    rest.table = () => Promise.reject(new ApiError("not_found", "There is no such table.", 404));
    last().fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.state).toBe("removed");
    expect(connection.removed?.message).toBe("There is no such table.");
  });
});

describe("commands", () => {
  it("are sent with version and a key, and are outstanding until accepted", () => {
    connect();
    last().say(snapshot(3));
    connection.answer(17, "draw");
    const [command] = commands(last());
    expect(command).toMatchObject({ version: 3, command: { ask: 17, answer: "draw" } });
    expect(connection.outstanding).toHaveLength(1);
    last().say({ type: "accepted", id: command?.id as string, version: 4 });
    expect(connection.outstanding).toHaveLength(0);
  });

  it("are sent again under the same key after a lost line", async () => {
    connect();
    last().say(snapshot(3));
    connection.answer(17, "draw");
    const [first] = commands(last());
    last().fail();
    await vi.advanceTimersByTimeAsync(500);
    connect();
    expect(commands(last())).toEqual([first]);
    last().say({ type: "accepted", id: first?.id as string, version: 4 });
    last().fail();
    await vi.advanceTimersByTimeAsync(500);
    connect();
    expect(commands(last())).toEqual([]);
  });

  it("given while the line is down wait for it", async () => {
    connect();
    last().say(snapshot(3));
    last().fail();
    connection.answer(17, "draw");
    await vi.advanceTimersByTimeAsync(500);
    connect();
    expect(commands(last())).toHaveLength(1);
  });

  it("refused are told once", () => {
    const refused = vi.fn();
    connection.onrefused = refused;
    connect();
    last().say(snapshot(3));
    connection.answer(17, "draw");
    const id = commands(last())[0]?.id as string;
    const refusal = { type: "refused", id, code: "stale_ask", message: "Too late.", version: 4 } as const;
    last().say(refusal);
    last().say(refusal);
    expect(refused).toHaveBeenCalledExactlyOnceWith("stale_ask", "Too late.");
    expect(connection.outstanding).toHaveLength(0);
  });

  it("of a game that is over are dropped when the next one begins", () => {
    connect();
    last().say(snapshot(3));
    connection.answer(17, "draw");
    last().say(snapshot(1, "g2"));
    expect(connection.outstanding).toHaveLength(0);
  });
});

describe("views", () => {
  it("follow the patches in order", async () => {
    connect();
    last().say(snapshot(1));
    last().say(patch(1, 2, [{ op: "replace", path: "/coins", value: 5 }]));
    last().say(patch(2, 3, [{ op: "replace", path: "/coins", value: 7 }]));
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.stage.view).toMatchObject({ coins: 7 });
  });

  it("take the seat's own sealed answer, which changes no version", async () => {
    connect();
    last().say(snapshot(2));
    last().say(patch(2, 2, [{ op: "add", path: "/answered", value: true }]));
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.stage.view).toMatchObject({ answered: true });
  });

  it("ignore a patch that came twice", async () => {
    connect();
    last().say(snapshot(3));
    last().say(patch(2, 3, [{ op: "replace", path: "/coins", value: 99 }]));
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.stage.view).toMatchObject({ coins: 0 });
    expect(connection.state).toBe("live");
  });

  it.each([
    ["there is a gap", patch(5, 6)],
    ["it does not fit", patch(1, 2, [{ op: "remove", path: "/nowhere" }])],
    ["it is of another game", { ...patch(1, 2), game_id: "g9" }],
  ])("ask for a snapshot when %s", async (_why, message) => {
    connect();
    last().say(snapshot(1));
    last().say(message);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    expect(last().url).not.toContain("version=");
  });

  it("play what happened while the line was down", async () => {
    connect();
    last().say(snapshot(2));
    await vi.advanceTimersByTimeAsync(0);
    last().fail();
    await vi.advanceTimersByTimeAsync(500);
    connect();
    last().say({ ...snapshot(5), events: [{ type: "coins_gained" }] } as ServerMessage);
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.stage.view?.version).toBe(5);
    expect(connection.stage.log).toEqual([{ version: 5, events: [{ type: "coins_gained" }] }]);
  });

  it("recall the log after a snapshot, each version once", async () => {
    rest.events = [
      { version: 1, events: [{ type: "game_started" }] },
      { version: 2, events: [{ type: "card_drawn" }] },
    ];
    connect();
    last().say(snapshot(2));
    await vi.advanceTimersByTimeAsync(0);
    last().say({ ...patch(2, 3), events: [{ type: "phase_started" }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.stage.log.map((batch) => batch.version)).toEqual([1, 2, 3]);
  });
});

describe("chat", () => {
  it("merges what was said meanwhile, in order, each message once", async () => {
    const message = (id: number): ChatMessage => ({
      id,
      seat: 0,
      name: "Ada",
      text: `${id}`,
      at: `2025-01-0${id}`,
    });
    rest.chat = [message(1), message(2)];
    connect();
    last().say({ type: "chat", message: message(2) });
    last().say({ type: "chat", message: message(3) });
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.chat.map((heard) => heard.id)).toEqual([1, 2, 3]);
  });
});
