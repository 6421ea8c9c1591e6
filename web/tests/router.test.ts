import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { placeOf, recordAddress } = await import("../src/router.svelte");

describe("an address", () => {
  it("tells the moment of a finished game and whose eyes see it", () => {
    expect(placeOf("/record/abcdefgh?at=12&eyes=1")).toEqual({ name: "record", id: "abcdefgh", at: 12, eyes: 1 });
    expect(placeOf("/record/abcdefgh")).toEqual({ name: "record", id: "abcdefgh", at: 0, eyes: null });
  });

  it.each([
    [0, null],
    [40, 0],
    [7, 3],
  ])("leads back to where it was taken: %s, %s", (at, eyes) => {
    expect(placeOf(recordAddress("abcdefgh", at, eyes))).toEqual({ name: "record", id: "abcdefgh", at, eyes });
  });

  it.each(["?at=-1&eyes=x", "?at=1e9&eyes=", "?at=&eyes=-2", "?at=99999999"])("that nobody wrote down right leads to the beginning: %s", (search) => {
    expect(placeOf(`/record/abcdefgh${search}`)).toEqual({ name: "record", id: "abcdefgh", at: 0, eyes: null });
  });

  it("may ask for things on other pages, which know nothing of it", () => {
    expect(placeOf("/table/abcdefgh?from=mail")).toEqual({ name: "table", id: "abcdefgh" });
    expect(placeOf("/?x")).toEqual({ name: "lobby" });
    expect(placeOf("/elsewhere")).toEqual({ name: "nowhere" });
  });
});
