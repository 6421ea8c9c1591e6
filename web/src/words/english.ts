/** How English counts and lists: for its catalogues, that of the client and those of the games. */
const plurals = new Intl.PluralRules("en");
export const lists = new Intl.ListFormat("en-GB");

export function counted(count: number, one: string, other: string): string {
  return `${count} ${plurals.select(count) === "one" ? one : other}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns words for the middle of a sentence, with a small letter first. */
export function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
