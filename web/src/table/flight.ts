/** Where everything that can fly was before the table changed. */
export type Whereabouts = Map<string, DOMRect>;

const LENGTH = 260;
const LANDED = 9999; // milliseconds after which nothing is on its way any more
const EASE = "cubic-bezier(.2,.75,.25,1)";

/** Remembers where cards and seats are. */
export function whereabouts(root: ParentNode): Whereabouts {
  const found: Whereabouts = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly], [data-anchor]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) found.set(element.dataset.fly ?? `@${element.dataset.anchor}`, rect);
  }
  return found;
}

/** Measures something as if whatever flies there had landed. */
export function landed(root: Element, measure: () => void): void {
  const flights = root.getAnimations({ subtree: true }).filter((each) => !(each instanceof CSSTransition));
  const times = flights.map((flight) => flight.currentTime);
  for (const flight of flights) flight.currentTime = LANDED;
  measure();
  flights.forEach((flight, place) => (flight.currentTime = times[place]!));
}

/** Moves whatever has changed its place from where it was; what is new comes from where `origin` says. */
export function fly(root: ParentNode, before: Whereabouts, origin: (card: string) => string | null): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const key = element.dataset.fly!;
    const source = origin(key);
    const from = before.get(key) ?? (source === null ? undefined : before.get(`@${source}`));
    const to = element.getBoundingClientRect();
    if (from === undefined || to.width === 0) continue;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    const scale = Math.min(Math.max(from.width / to.width, 0.3), 2.5);
    element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
      { duration: LENGTH, easing: EASE, composite: "replace" },
    );
  }
}
