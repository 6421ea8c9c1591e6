import { settings } from "../settings.svelte";
import type { Heard } from "./hearing";
import { Synth } from "./synth";

const APART = 0.14; // seconds between two sounds of the same change
const STAYS = 2200; // milliseconds for which a caption can be read

/** What this browser lets a person hear of the games, and read of it: both only if they want to. */
class Ear {
  caption = $state("");

  private readonly synth = new Synth();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const wake = (): void => {
      if (settings.sounds) this.synth.wake();
    };
    for (const gesture of ["pointerup", "keydown", "change"]) addEventListener(gesture, wake);
  }

  /** Lets things be heard; who looks at another page hears only that they are asked. */
  hear(all: Heard[]): void {
    const heard = document.hidden ? all.filter((each) => each.sound === "turn") : all;
    if (heard.length === 0) return;
    if (settings.sounds) heard.forEach((each, place) => this.synth.play(each.sound, place * APART));
    if (settings.captions) this.show(heard.map((each) => each.caption).join(" · "));
  }

  private show(caption: string): void {
    this.caption = caption;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.caption = ""), STAYS);
  }
}

export const ear = new Ear();
