import type { Component } from "svelte";
import { inFolder } from "./folders";

const POSTERS = import.meta.glob<Component>("./*/Poster.svelte", { eager: true, import: "default" });

/** Returns the drawing on a game's poster, if it has one of its own. */
export function posterOf(game: string): Component | undefined {
  return inFolder(game, "Poster.svelte", POSTERS);
}
