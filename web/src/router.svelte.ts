export type Place =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "record"; id: string; at: number; eyes: number | null; line: number | null }
  | { name: "account" }
  | { name: "learn"; game: string | null }
  | { name: "tournaments" }
  | { name: "tournament"; id: string }
  | { name: "nowhere" };

/** Returns where an address leads: a path, and what is asked for there. */
export function placeOf(address: string): Place {
  const [path = "", search = ""] = address.split("?");
  const [head = "", id] = path.split("/").filter(Boolean);
  if (head === "") return { name: "lobby" };
  if (head === "table" && id) return { name: "table", id };
  if (head === "record" && id) {
    const asked = new URLSearchParams(search);
    return { name: "record", id, at: numberOf(asked.get("at")) ?? 0, eyes: numberOf(asked.get("eyes")), line: numberOf(asked.get("line")) };
  }
  if (head === "tournament") return id ? { name: "tournament", id } : { name: "tournaments" };
  if (head === "account") return { name: "account" };
  if (head === "learn") return { name: "learn", game: id ?? null };
  return { name: "nowhere" };
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** Returns the address of a moment of a finished game, through one pair of eyes: after a choice, or at a line of what it led to. */
export function recordAddress(id: string, at: number, eyes: number | null, line: number | null = null): string {
  return `/record/${id}?at=${at}${eyes === null ? "" : `&eyes=${eyes}`}${line === null ? "" : `&line=${line}`}`;
}

class Router {
  place: Place = $state(placeOf(location.pathname + location.search));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname + location.search)));
    // Every link inside the client is a plain link, so that it can be opened in a tab, copied and read out.
    addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.place = placeOf(address);
    scrollTo(0, 0);
  }

  /** Moves on within a page: the address tells where one is, and Back leads to where one came from. */
  move(address: string): void {
    this.place = placeOf(address);
    try {
      history.replaceState(null, "", address);
    } catch {
      // Some browsers refuse an address that changes too often; the next step tells it.
    }
  }
}

export const router = new Router();
