import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { setupWordsOf } from "../src/games/words";
import { hueOf, linesOf } from "../src/lobby/plainPoster";
import PosterArt from "../src/lobby/PosterArt.svelte";
import { teamsOf } from "../src/teams";

const drawn = (game: string, title: string): string => render(PosterArt, { props: { game, title } }).body.replace(/<!--.*?-->/g, "");

describe("a game that brings nothing of its own", () => {
  it("has a poster with its title, in the same colours every time and in others than another game", () => {
    expect(drawn("lantern-night", "Lantern Night")).toMatch(/>Lantern<\/text>.*>Night<\/text>/);
    expect(drawn("lantern-night", "Lantern Night")).toContain(`hsl(${hueOf("lantern-night")} `);
    expect(hueOf("lantern-night")).not.toBe(hueOf("paper-moon"));
  });

  it("has a long title in several lines", () => {
    expect(linesOf("The Long Night of the Lantern Keepers")).toEqual(["The Long", "Night of the", "Lantern", "Keepers"]);
  });

  it("tells its rules as they call themselves", async () => {
    expect(await setupWordsOf("lantern-night")).toEqual({});
  });
});

it("draws a game's own poster", () => {
  expect(drawn("shadow-cards", "Shadow Cards")).not.toContain("</text>");
});

it("tells teams from players who are on their own", () => {
  expect(teamsOf([[0, 2], [1, 3]])).toEqual([[0, 2], [1, 3]]);
  expect(teamsOf([[0], [1], [2]])).toEqual([]);
  expect(teamsOf([[0, 1, 2]])).toEqual([]);
});
