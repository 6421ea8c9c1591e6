import { en } from "./en";

/** All that the client says at every table; a catalogue of another language has the same shape. */
export type Words = typeof en;

/** The languages there are, each with its own name for itself. All but English are loaded when they are wanted. */
export const LANGUAGES: Record<string, { name: string; load: () => Promise<Words> }> = {
  en: { name: "English", load: () => Promise.resolve(en) },
};

class Spoken {
  words: Words = $state.raw(en);
  language = $state("en");
}

const now = new Spoken();

/** The words of the language that is spoken, to be read whenever they are shown: `words.lobby.heading`. */
export const words = new Proxy(en, { get: (_, group) => Reflect.get(now.words, group) as unknown });

/** The translations of a game's words, by file; each is called by the name of its language. */
type Translations<Own> = Record<string, () => Promise<Record<string, Own>>>;

/** What one game says: English until another language is spoken and there is a translation. */
class Catalogue<Own extends object> {
  said: Own;

  constructor(private readonly english: Own, private readonly translations: Translations<Own>) {
    this.said = $state.raw(english);
  }

  async speak(language: string): Promise<void> {
    const translation = await this.translations[`./${language}.ts`]?.().catch(() => undefined);
    this.said = translation?.[language] ?? this.english;
  }
}

const catalogues: Catalogue<object>[] = []; // of the games that were needed so far

/** Returns the words of a game in the language that is spoken, from its English ones and the translations beside them. */
export function spoken<Own extends object>(english: Own, translations: Translations<Own>): Own {
  const catalogue = new Catalogue(english, translations);
  catalogues.push(catalogue);
  return new Proxy(english, { get: (_, group) => Reflect.get(catalogue.said, group) as unknown });
}

/** Lets the games that were needed so far speak as everything else does. */
export async function translated(): Promise<void> {
  await Promise.all(catalogues.map((each) => each.speak(now.language)));
}

/** Returns the language to speak: the one that was set, else the first that the browser likes and we know. */
export function chosen(set: string, liked: readonly string[], known = Object.keys(LANGUAGES)): string {
  const languages = [set, ...liked].map((each) => each.split("-")[0]!.toLowerCase());
  return languages.find((each) => known.includes(each)) ?? "en";
}

/** Speaks another language from now on; one that cannot be loaded changes nothing. */
export async function speak(language: string, languages = LANGUAGES): Promise<void> {
  const words = await languages[language]?.load().catch(() => undefined);
  if (words === undefined) return;
  now.words = words;
  now.language = language;
  await translated();
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** Returns the day of a moment. */
export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(locale(), { day: "numeric", month: "short", year: "numeric" });
}

/** Returns the time of day of a moment. */
export function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" });
}

/** The language that is spoken, for days and times: our English is British. */
function locale(): string {
  return now.language === "en" ? "en-GB" : now.language;
}
