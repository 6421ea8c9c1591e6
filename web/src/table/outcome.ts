import type { OptionView } from "../protocol";

/** Returns words without what may differ though they say the same: capitals, the last stop, a card's sign or name. */
function plain(text: string): string {
  return text.toLowerCase().replace(/\.$/, "").replace(/ \([^)]*\)/g, "");
}

/** Returns what a choice does, without repeating its own label. */
export function outcome({ label, preview }: Pick<OptionView, "label" | "preview">): string {
  const deed = plain(label.split(/ - |, /)[0]!);
  for (const separator of [": ", " - ", ". "]) {
    const [head, ...rest] = preview.split(separator);
    if (rest.length > 0 && plain(head!) === deed) {
      const result = rest.join(separator);
      return plain(label).endsWith(plain(result)) ? "" : result.charAt(0).toUpperCase() + result.slice(1);
    }
  }
  const promised = plain(label.split(" - ")[1] ?? label);
  return plain(preview).endsWith(promised) ? "" : preview;
}
