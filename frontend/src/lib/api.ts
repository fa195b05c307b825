/** The REST side of the server, typed. Every failure is an ApiError with a sentence for people. */
import type {
  ApiErrorBody,
  BaseView,
  BotKind,
  Catalog,
  ChatMessage,
  Clock,
  Command,
  EventBatch,
  GameInfo,
  GameRecord,
  Invite,
  Person,
  Table,
} from "./types";

export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly code: string,
    message: string,
    /** HTTP status; 0 when no answer came at all. */
    readonly status: number,
    readonly details: Record<string, unknown> | null = null,
  ) {
    super(message);
  }
}

/** How far the server's clock is ahead of ours, in ms; countdowns need it. Known to about a second. */
export const serverClock = { ahead: 0 };

export interface TableChange {
  options?: Record<string, unknown>;
  clock?: Clock;
  seats?: number;
}

export const api = {
  newGuest: (name: string) => call<{ person: Person }>("POST", "/guests", { name }),
  me: () => call<{ person: Person }>("GET", "/me"),
  rename: (name: string) => call<{ person: Person }>("PATCH", "/me", { name }),
  games: () => call<{ games: GameInfo[] }>("GET", "/games"),
  catalog: (game: string) => call<Catalog>("GET", `/games/${encodeURIComponent(game)}/catalog`),
  myTables: async () => (await call<{ tables: Table[] }>("GET", "/tables")).tables,
  openTable: (game: string, change: TableChange = {}) => call<Table>("POST", "/tables", { game, ...change }),
  table: (id: string) => call<Table>("GET", table(id)),
  invite: (code: string) => call<Invite>("GET", `/invites/${encodeURIComponent(code)}`),
  join: (code: string) => call<Table>("POST", `/invites/${encodeURIComponent(code)}`, {}),
  lookToWatch: (code: string) => call<Invite>("GET", `/watch/${encodeURIComponent(code)}`),
  watch: (code: string) => call<Table>("POST", `/watch/${encodeURIComponent(code)}`, {}),
  /** A new link for spectators, or none; whoever watches is turned out. */
  spectators: (id: string, allowed: boolean) => call<Table>("POST", table(id, "/spectators"), { allowed }),
  /** Turns one spectator out for good. */
  turnOut: (id: string, spectator: string) => call<Table>("POST", table(id, "/turn_out"), { spectator }),
  leave: (id: string) => call<unknown>("POST", table(id, "/leave"), {}),
  /** Takes our seat back from the bot that plays for us. */
  comeBack: (id: string) => call<unknown>("POST", table(id, "/return"), {}),
  ready: (id: string, ready: boolean) => call<unknown>("POST", table(id, "/ready"), { ready }),
  change: (id: string, change: TableChange) => call<unknown>("POST", table(id, "/options"), change),
  kick: (id: string, seat: number) => call<unknown>("POST", table(id, "/kick"), { seat }),
  bot: (id: string, seat: number, kind: BotKind | null) =>
    call<unknown>("POST", table(id, "/bots"), { seat, kind }),
  start: (id: string) => call<unknown>("POST", table(id, "/start"), {}),
  rematch: (id: string) => call<unknown>("POST", table(id, "/rematch"), {}),
  voteStandIn: (id: string, seat: number, vote: boolean) =>
    call<unknown>("POST", table(id, "/stand_in_votes"), { seat, vote }),
  game: (id: string) => call<{ version: number; view: BaseView }>("GET", table(id, "/game")),
  command: (id: string, body: { id: string; version?: number; command: Command }) =>
    call<{ version: number }>("POST", table(id, "/commands"), body),
  events: (id: string, after: number) =>
    call<{ events: EventBatch[] }>("GET", table(id, `/events?after=${after}`)),
  record: (id: string) => call<GameRecord>("GET", table(id, "/record")),
  chat: async (id: string) => (await call<{ messages: ChatMessage[] }>("GET", table(id, "/chat"))).messages,
  say: (id: string, text: string) => call<unknown>("POST", table(id, "/chat"), { text }),
};

function table(id: string, rest = ""): string {
  return `/tables/${encodeURIComponent(id)}${rest}`;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(
      "unreachable",
      "The server does not answer. Look at your connection, then try again.",
      0,
    );
  }
  noteClock(response);
  const text = await response.text();
  const answer = parse(text);
  if (response.ok) return answer as T;
  throw refusal(response.status, answer);
}

function noteClock(response: Response): void {
  const date = Date.parse(response.headers.get("date") ?? "");
  // The header is cut to whole seconds: half a second is the best guess of what was cut.
  if (!Number.isNaN(date)) serverClock.ahead = date + 500 - Date.now();
}

function parse(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function refusal(status: number, answer: unknown): ApiError {
  const error = (answer as Partial<ApiErrorBody> | null)?.error;
  if (error && typeof error.code === "string" && typeof error.message === "string") {
    return new ApiError(error.code, error.message, status, error.details ?? null);
  }
  return new ApiError(
    "server_error",
    status >= 500
      ? "Something fell over on the server. Nothing of yours is lost; wait a moment and try again."
      : "The server refused this. Reload the page and try again.",
    status,
  );
}

/** The sentence to show for anything that was thrown. */
export function sentence(error: unknown): string {
  return error instanceof ApiError ? error.message : "That did not work. Reload the page and try again.";
}
