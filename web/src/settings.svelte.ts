import { chosen, speak } from "./words/words.svelte";

export type Theme = "dusk" | "dawn" | "auto";
export type Speed = "slow" | "normal" | "fast" | "instant"; // at which what happens is shown

interface Kept {
  theme: Theme;
  motion: "auto" | "off";
  speed: Speed;
  oneTap: boolean; // a tap on a card plays it, without a second one to confirm
  contrast: boolean;
  sounds: boolean;
  language: string; // "auto" for one that the browser likes
  captions: boolean; // a word on the screen for each sound, whether it is heard or not
  met: string[]; // the games that were played here before
}

const KEY = "gloaming:settings";
const USUAL: Kept = { theme: "auto", motion: "auto", speed: "normal", oneTap: false, contrast: false, sounds: false, captions: false, language: "auto", met: [] };

const MORE_CONTRAST = "(prefers-contrast: more)"; // what the device asks for

/** How this browser likes to show the games; kept here, not on the server. */
class Settings {
  theme: Theme = $state("auto");
  motion: "auto" | "off" = $state("auto");
  speed: Speed = $state("normal");
  oneTap = $state(false);
  contrast = $state(false);
  sounds = $state(false);
  captions = $state(false);
  language = $state("auto");
  met: string[] = $state([]);

  constructor() {
    try {
      Object.assign(this, { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) });
    } catch {
      // A browser that keeps nothing plays with the usual settings.
    }
    this.apply();
    for (const query of ["(prefers-color-scheme: light)", MORE_CONTRAST]) {
      matchMedia(query).addEventListener("change", () => this.apply());
    }
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    this.apply();
    if (change.language !== undefined) void this.speak();
    try {
      const { theme, motion, speed, oneTap, contrast, sounds, captions, language, met } = this;
      localStorage.setItem(KEY, JSON.stringify({ theme, motion, speed, oneTap, contrast, sounds, captions, language, met }));
    } catch {
      // Then it holds until the page is closed.
    }
  }

  /** Remembers that a game was played here. */
  meet(game: string): void {
    if (!this.met.includes(game)) this.set({ met: [...this.met, game] });
  }

  /** Whether nothing flies or fades; what happens is shown as long as otherwise. */
  get still(): boolean {
    return this.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** How long something is looked at, as a multiple of the usual time. */
  get patience(): number {
    return { slow: 2, normal: 1, fast: 0.5, instant: 0 }[this.speed];
  }

  /** Speaks the language that is wanted; resolves when it does. */
  speak(): Promise<void> {
    return speak(chosen(this.language, navigator.languages));
  }

  private apply(): void {
    const light = matchMedia("(prefers-color-scheme: light)").matches;
    const root = document.documentElement;
    root.dataset.theme = this.theme === "auto" ? (light ? "dawn" : "dusk") : this.theme;
    root.toggleAttribute("data-still", this.motion === "off");
    root.toggleAttribute("data-contrast", this.contrast || matchMedia(MORE_CONTRAST).matches);
  }
}

export const settings = new Settings();
