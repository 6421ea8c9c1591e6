/** What a key asks for at the table. */
export type Command =
  | { do: "pick"; slot: number }
  | { do: "move"; by: 1 | -1 }
  | { do: "row"; by: 1 | -1 }
  | { do: "act" | "pass" | "undo" | "log" | "help" | "command" | "back" | "hint" | "score" | "chat" | "text" | "read" };

export interface Stroke {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
}

/**
 * What the focus is on: letters typed into a field are no commands, and a focused button takes Enter and Space itself.
 * A focused card takes Enter, but Space passes: whoever presses it twice by mistake should not play a card.
 */
export type Focus = "table" | "field" | "button" | "card";

const LETTERS: Record<string, Command> = {
  u: { do: "undo" },
  l: { do: "log" },
  h: { do: "hint" },
  s: { do: "score" },
  c: { do: "chat" },
  t: { do: "text" },
  v: { do: "read" },
  "?": { do: "help" },
  "/": { do: "command" },
};

const ARROWS: Record<string, Command> = {
  ArrowLeft: { do: "move", by: -1 },
  ArrowRight: { do: "move", by: 1 },
  ArrowUp: { do: "row", by: -1 },
  ArrowDown: { do: "row", by: 1 },
};

/** Returns the command of a key, or null if the key means nothing here. */
export function commandFor(stroke: Stroke, focus: Focus): Command | null {
  if (stroke.key === "Escape") return { do: "back" };
  if (focus === "field" || stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  if (/^[1-9]$/.test(stroke.key)) return { do: "pick", slot: Number(stroke.key) - 1 };
  if (stroke.key in ARROWS) return ARROWS[stroke.key]!;
  if (focus === "table" && stroke.key === "Enter") return { do: "act" };
  if ((focus === "table" || focus === "card") && stroke.key === " ") return { do: "pass" };
  return LETTERS[stroke.key.toLowerCase()] ?? null;
}

/** Returns what the focus is on. */
export function focusOf(element: Element | null): Focus {
  if (element === null) return "table";
  if (element.closest("input, textarea, select, [contenteditable=true]")) return "field";
  if (element.closest("[data-touch]")) return "card";
  return element.closest("button, a, summary, dialog") ? "button" : "table";
}
