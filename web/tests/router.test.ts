import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { placeOf, recordAddress } = await import("../src/router.svelte");

describe("an address", () => {
  it("tells the moment of a finished game and whose eyes see it", () => {
    expect(placeOf("/record/abcdefgh?at=12&eyes=1")).toEqual({ name: "record", id: "abcdefgh", at: 12, eyes: 1, line: null });
    expect(placeOf("/record/abcdefgh")).toEqual({ name: "record", id: "abcdefgh", at: 0, eyes: null, line: null });
  });

  it.each([
    [0, null, null],
    [40, 0, null],
    [7, 3, 2],
    [7, null, 0],
  ])("leads back to where it was taken: %s, %s, %s", (at, eyes, line) => {
    expect(placeOf(recordAddress("abcdefgh", at, eyes, line))).toEqual({ name: "record", id: "abcdefgh", at, eyes, line });
  });

  it.each(["?at=-1&eyes=x", "?at=1e9&eyes=", "?at=&eyes=-2", "?at=99999999"])("that nobody wrote down right leads to the beginning: %s", (search) => {
    expect(placeOf(`/record/abcdefgh${search}`)).toEqual({ name: "record", id: "abcdefgh", at: 0, eyes: null, line: null });
  });

  it("may ask for things on other pages, which know nothing of it", () => {
    expect(placeOf("/table/abcdefgh?from=mail")).toEqual({ name: "table", id: "abcdefgh" });
    expect(placeOf("/?x")).toEqual({ name: "lobby" });
    expect(placeOf("/elsewhere")).toEqual({ name: "nowhere" });
  });
});
