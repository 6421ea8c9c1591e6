import type { OptionView } from "../protocol";

/** Returns words without what may differ though they say the same: capitals, the last stop, a card's sign or name. */
function plain(text: string): string {
  return text.toLowerCase().replace(/\.$/, "").replace(/ \([^)]*\)/g, "");
}

/** Returns what a choice does, without repeating its own label. */
export function outcome({ label, preview }: Pick<OptionView, "label" | "preview">): string {
  const result = withoutDeed(preview, [label, label.split(/ - |, /)[0]!].map(plain));
  const promised = plain(label.split(" - ")[1] ?? label);
  return plain(label).endsWith(plain(result)) || plain(result).endsWith(promised) ? "" : result;
}

/** Returns an outcome without the text of a card that lies open beside it. */
export function besides(result: string, text: string): string {
  return text === "" ? result : result.replace(text, "").replace(/ {2,}/g, " ").trim();
}

/** Returns what a preview says after it has named the deed itself. */
function withoutDeed(preview: string, deeds: string[]): string {
  for (const separator of [": ", " - ", ". "]) {
    const [head, ...rest] = preview.split(separator);
    const result = rest.join(separator);
    if (rest.length > 0 && deeds.includes(plain(head!))) return result.charAt(0).toUpperCase() + result.slice(1);
  }
  return preview;
}
