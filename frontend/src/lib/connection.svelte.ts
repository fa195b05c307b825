/**
 * One websocket for one table: it comes back by itself, resumes from the last version it saw, and
 * keeps every command until the server has accepted or refused it.
 */
import { untrack } from "svelte";
import { api, ApiError } from "./api";
import { keepCommitment } from "./commitments";
import { applyPatch, PatchError } from "./patch";
import { Stage } from "./stage.svelte";
import type {
  Answer,
  BaseView,
  ChatMessage,
  ClientMessage,
  EventBatch,
  GameEvent,
  ServerMessage,
  Table,
} from "./types";

/** What the badge says; never better than the truth. */
export type ConnectionState = "connecting" | "live" | "reconnecting" | "offline" | "removed";

/** The part of WebSocket in use; tests bring their own. */
export type Socket = Pick<WebSocket, "send" | "close"> & {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

export interface Wiring {
  open(url: string): Socket;
  random(): number;
  table(id: string): Promise<Table>;
  chat(id: string): Promise<ChatMessage[]>;
  events(id: string, after: number): Promise<{ events: EventBatch[] }>;
}

const browser: Wiring = {
  open: (url) => new WebSocket(url),
  random: () => Math.random(),
  table: (id) => api.table(id),
  chat: (id) => api.chat(id),
  events: (id, after) => api.events(id, after),
};

interface OutgoingCommand {
  id: string;
  version: number;
  ask: number;
  answer: Answer;
}

const timing = { ping: 20_000, pong: 8_000, wakePong: 3_000, firstRetry: 500, longestRetry: 15_000 };
const OPEN = 1;
/** Close codes after which coming back is pointless until something changes. */
const farewells: Record<number, { code: string; message: string }> = {
  4401: {
    code: "not_a_person",
    message: "The server does not know you any more. Say your name on the home page.",
  },
  4403: { code: "removed", message: "You no longer sit at this table." },
  4404: { code: "unknown_table", message: "There is no such table. It may have been closed." },
};

export class TableConnection {
  state = $state<ConnectionState>("connecting");
  table = $state.raw<Table | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  /** Why we no longer sit here. */
  removed = $state.raw<{ code: string; message: string } | null>(null);
  /** Commands that are neither accepted nor refused. */
  outstanding = $state.raw<OutgoingCommand[]>([]);
  /** When the next attempt begins, in ms since the epoch. */
  retryAt = $state<number | null>(null);
  readonly stage = new Stage<BaseView, GameEvent>();

  /** A refusal a person should read. */
  onrefused: (code: string, message: string) => void = () => {};
  /** A chat message arrived while the page was open. */
  onchat: (message: ChatMessage) => void = () => {};

  #socket: Socket | null = null;
  #gameId: string | null = null;
  #version = 0;
  #latest: BaseView | null = null;
  #attempts = 0;
  #timers = new Map<"retry" | "ping" | "pong", ReturnType<typeof setTimeout>>();
  #stopped = false;

  constructor(
    readonly id: string,
    private readonly wiring: Wiring = browser,
  ) {}

  /** Opens the socket; returns the way to close it for good. */
  start(): () => void {
    const awake = () => !document.hidden && this.#wake();
    const online = () => this.#wake();
    const offline = () => this.#drop();
    document.addEventListener("visibilitychange", awake);
    addEventListener("online", online);
    addEventListener("offline", offline);
    // An effect that starts us must not run again whenever our state changes.
    untrack(() => this.#open());
    return () => {
      this.#stopped = true;
      document.removeEventListener("visibilitychange", awake);
      removeEventListener("online", online);
      removeEventListener("offline", offline);
      this.#drop();
      this.stage.reset(null);
    };
  }

  /** Answers an open question. Sent now, or as soon as the line is back. */
  answer(ask: number, answer: Answer): void {
    const command = { id: newId(), version: this.#version, ask, answer };
    this.outstanding = [...this.outstanding, command];
    this.#sendCommand(command);
  }

  /** False when the line is down: the text then stays in the field. */
  say(text: string): boolean {
    return this.#send({ type: "chat", text });
  }

  retryNow(): void {
    if (this.state !== "live") this.#wake();
  }

  // ---- the socket's life --------------------------------------------------------------------

  #open(): void {
    if (this.#stopped || this.state === "removed") return;
    this.#clear("retry");
    this.retryAt = null;
    const socket = this.wiring.open(this.#url());
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      opened = true;
      this.#expectLife();
      for (const command of this.outstanding) this.#sendCommand(command);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) void this.#closed(event.code, opened);
    };
  }

  #url(): string {
    const resume = this.#gameId ? `?version=${this.#version}&game=${encodeURIComponent(this.#gameId)}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live${resume}`;
  }

  async #closed(code: number, opened: boolean): Promise<void> {
    this.#forgetSocket();
    if (this.#stopped || this.state === "removed") return;
    const farewell = farewells[code];
    if (farewell) return this.#remove(farewell.code, farewell.message);
    this.state = navigator.onLine ? "reconnecting" : "offline";
    // A refused handshake has no reason in a browser; the REST side can tell it.
    if (!opened && (await this.#turnedAway())) return;
    this.#retry();
  }

  async #turnedAway(): Promise<boolean> {
    try {
      await this.wiring.table(this.id);
    } catch (error) {
      if (error instanceof ApiError && [401, 403, 404, 410].includes(error.status)) {
        this.#remove(error.code, error.message);
        return true;
      }
    }
    return false;
  }

  #retry(): void {
    if (this.#stopped || this.#socket) return;
    const longest = Math.min(timing.longestRetry, timing.firstRetry * 2 ** this.#attempts);
    // Half fixed, half random: a restarted server is not stormed by everybody at once.
    const delay = longest * (0.5 + this.wiring.random() / 2);
    this.#attempts += 1;
    this.retryAt = Date.now() + delay;
    this.#set("retry", delay, () => this.#open());
  }

  /** The page is looked at again, or the network is back: phones drop sockets without a word. */
  #wake(): void {
    if (this.#stopped || this.state === "removed") return;
    this.#attempts = 0;
    if (this.#socket?.readyState === OPEN) this.#ping(timing.wakePong);
    else if (!this.#socket) this.#open();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#forgetSocket();
    this.#clear("retry");
    this.retryAt = null;
    socket?.close();
    if (!this.#stopped && this.state !== "removed") this.state = "offline";
  }

  #forgetSocket(): void {
    this.#socket = null;
    this.#clear("ping");
    this.#clear("pong");
  }

  /** The other side is silent, or its patches do not fit: begin anew. */
  #restart({ resume }: { resume: boolean }): void {
    if (!resume) this.#gameId = null;
    const socket = this.#socket;
    this.#forgetSocket();
    socket?.close();
    this.state = navigator.onLine ? "reconnecting" : "offline";
    this.#retry();
  }

  #remove(code: string, message: string): void {
    const socket = this.#socket;
    this.#forgetSocket();
    this.#clear("retry");
    this.retryAt = null;
    this.removed ??= { code, message };
    this.outstanding = [];
    this.state = "removed";
    socket?.close();
  }

  // ---- ping and pong ------------------------------------------------------------------------

  #expectLife(): void {
    this.#clear("pong");
    this.#set("ping", timing.ping, () => this.#ping(timing.pong));
  }

  #ping(patience: number): void {
    this.#send({ type: "ping" });
    this.#set("pong", patience, () => this.#restart({ resume: true }));
  }

  // ---- messages -----------------------------------------------------------------------------

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #sendCommand({ id, version, ask, answer }: OutgoingCommand): void {
    this.#send({ type: "command", id, version, command: { ask, answer } });
  }

  #receive(data: string): void {
    this.#expectLife();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type !== "removed" && message.type !== "pong") this.#greet();
    switch (message.type) {
      case "table":
        this.table = message.table;
        break;
      case "snapshot":
        this.#snapshot(message);
        break;
      case "patch":
        this.#patch(message);
        break;
      case "accepted":
        this.#settle(message.id);
        break;
      case "refused":
        if (message.id === null || this.#settle(message.id)) this.onrefused(message.code, message.message);
        break;
      case "chat":
        this.#hear([message.message]);
        this.onchat(message.message);
        break;
      case "removed":
        this.#remove(message.code, message.message);
        break;
      case "pong":
        break;
    }
  }

  /** First word of the server on this socket: we are live, and fetch what was said meanwhile. */
  #greet(): void {
    if (this.state === "live" || this.state === "removed") return;
    this.state = "live";
    this.#attempts = 0;
    this.wiring
      .chat(this.id)
      .then((messages) => this.#hear(messages))
      .catch(() => {
        // The chat is a side matter; what is missing comes with the next reconnection.
      });
  }

  #settle(id: string): boolean {
    const known = this.outstanding.some((command) => command.id === id);
    if (known) this.outstanding = this.outstanding.filter((command) => command.id !== id);
    return known;
  }

  #hear(messages: readonly ChatMessage[]): void {
    const known = new Set(this.chat.map((message) => message.id));
    const fresh = messages.filter((message) => !known.has(message.id));
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh].sort((a, b) => a.at.localeCompare(b.at));
  }

  // ---- the game -----------------------------------------------------------------------------

  #snapshot({ game_id: gameId, version, view, events }: Extract<ServerMessage, { type: "snapshot" }>): void {
    const same = this.#gameId === gameId;
    const missed = same && version > this.#version ? (events ?? []) : [];
    const current = same && version === this.#version;
    if (this.#gameId !== null && !same) {
      this.outstanding = [];
      this.stage.forget();
    }
    if (view.outcome === null && view.commitment) keepCommitment(gameId, view.commitment);
    this.#gameId = gameId;
    this.#version = version;
    this.#latest = view;
    // What happened while the line was down is played like anything else.
    if (missed.length > 0 || (current && this.stage.view)) this.stage.push({ version, events: missed, view });
    else {
      this.stage.reset(view);
      void this.#recall(gameId);
    }
  }

  async #recall(gameId: string): Promise<void> {
    try {
      const { events } = await this.wiring.events(this.id, this.stage.lastLogged);
      if (gameId === this.#gameId)
        this.stage.recall(events.filter((batch) => batch.version <= this.#version));
    } catch {
      // Without the past the log begins now.
    }
  }

  #patch(patch: Extract<ServerMessage, { type: "patch" }>): void {
    if (patch.game_id !== this.#gameId || this.#latest === null) return this.#restart({ resume: false });
    // Sent twice around a reconnection: already applied.
    if (patch.to < this.#version || (patch.to === this.#version && patch.from !== patch.to)) return;
    if (patch.from !== this.#version) return this.#restart({ resume: false });
    try {
      this.#latest = applyPatch(this.#latest, patch.ops);
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      return this.#restart({ resume: false });
    }
    this.#version = patch.to;
    this.stage.push({ version: patch.to, events: patch.events, view: this.#latest });
  }

  // ---- timers -------------------------------------------------------------------------------

  #set(name: "retry" | "ping" | "pong", delay: number, action: () => void): void {
    this.#clear(name);
    this.#timers.set(name, setTimeout(action, delay));
  }

  #clear(name: "retry" | "ping" | "pong"): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }
}

/** crypto.randomUUID needs a secure context; friends may play over plain http in a home network. */
function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
