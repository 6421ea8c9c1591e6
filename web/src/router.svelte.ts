export type Place =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "record"; id: string }
  | { name: "account" }
  | { name: "learn"; game: string | null }
  | { name: "nowhere" };

/** Returns where a path leads. */
export function placeOf(path: string): Place {
  const [head = "", id] = path.split("/").filter(Boolean);
  if (head === "") return { name: "lobby" };
  if (head === "table" && id) return { name: "table", id };
  if (head === "record" && id) return { name: "record", id };
  if (head === "account") return { name: "account" };
  if (head === "learn") return { name: "learn", game: id ?? null };
  return { name: "nowhere" };
}

class Router {
  place: Place = $state(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname)));
    // Every link inside the client is a plain link, so that it can be opened in a tab, copied and read out.
    addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
      event.preventDefault();
      this.go(link.pathname);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = placeOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();
