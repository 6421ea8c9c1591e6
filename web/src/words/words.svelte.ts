import { en } from "./en";

/** All that the client says; a catalogue of another language has the same shape. */
export type Words = typeof en;

/** The languages there are, each with its own name for itself. All but English are loaded when they are wanted. */
export const LANGUAGES: Record<string, { name: string; load: () => Promise<Words> }> = {
  en: { name: "English", load: () => Promise.resolve(en) },
};

class Spoken {
  words: Words = $state.raw(en);
  language = $state("en");
}

const spoken = new Spoken();

/** The words of the language that is spoken, to be read whenever they are shown: `words.lobby.heading`. */
export const words = new Proxy(en, { get: (_, group) => Reflect.get(spoken.words, group) as unknown });

/** Returns the language to speak: the one that was set, else the first that the browser likes and we know. */
export function chosen(set: string, liked: readonly string[], known = Object.keys(LANGUAGES)): string {
  const wishes = [set, ...liked].map((each) => each.split("-")[0]!.toLowerCase());
  return wishes.find((each) => known.includes(each)) ?? "en";
}

/** Speaks another language from now on; one that cannot be loaded changes nothing. */
export async function speak(language: string, languages = LANGUAGES): Promise<void> {
  const words = await languages[language]?.load().catch(() => undefined);
  if (words === undefined) return;
  spoken.words = words;
  spoken.language = language;
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** Returns the day of a moment, written as it is where the reader lives. */
export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(locale(), { day: "numeric", month: "short", year: "numeric" });
}

/** Returns the time of day of a moment. */
export function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" });
}

/** The language that is spoken as the browser knows it: British English has other dates than American. */
function locale(): string {
  return navigator.languages.find((each) => each.split("-")[0] === spoken.language) ?? spoken.language;
}
