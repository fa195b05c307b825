/** Seven addresses need no library. */

export type Route =
  | { page: "home" }
  | { page: "join"; code: string }
  | { page: "watch"; code: string }
  | { page: "table"; id: string }
  | { page: "rules"; game: string | null }
  | { page: "credits" }
  | { page: "lost" };

export function parseRoute(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "join" && second && parts.length === 2) return { page: "join", code: second.toUpperCase() };
  if (first === "watch" && second && parts.length === 2) return { page: "watch", code: second.toUpperCase() };
  if (first === "table" && second && parts.length === 2) return { page: "table", id: second };
  if (first === "rules" && parts.length <= 2) return { page: "rules", game: second ?? null };
  if (first === "credits" && parts.length === 1) return { page: "credits" };
  return { page: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  /** False on the first page of a visit. */
  moved = false;
  route = $state.raw<Route>(parseRoute(globalThis.location?.pathname ?? "/"));

  /** Follows links of our own without a page load. Call once. */
  listen(): void {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.moved = true;
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = parseRoute(location.pathname);
  }
}

export const router = new Router();
