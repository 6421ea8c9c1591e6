import { expect, test } from "vitest";
import { placeFor, widthFor, type Box } from "../src/table/glass";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const SIZE = { width: 380, height: 220 };

function apart(place: { left: number; top: number }, other: Box): boolean {
  const { left, top, right, bottom } = box(place.left, place.top, SIZE.width, SIZE.height);
  return left >= other.right || right <= other.left || top >= other.bottom || bottom <= other.top;
}

test("a card is held up within the window, and not over itself", () => {
  for (const [x, y] of [[0, 0], [1340, 0], [700, 400], [0, 760], [1340, 760]] as const) {
    const card = box(x, y, 100, 140);
    const place = placeFor(SIZE, { width: 1440, height: 900 }, card, [], []);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.left + SIZE.width).toBeLessThanOrEqual(1440);
    expect(place.top + SIZE.height).toBeLessThanOrEqual(900);
    expect(apart(place, card)).toBe(true);
  }
});

test("a card of the hand is held up over the table, not over what is asked", () => {
  const prompt = box(0, 560, 390, 130);
  const place = placeFor(SIZE, { width: 390, height: 844 }, box(40, 740, 62, 87), [box(10, 630, 370, 48)], [prompt]);
  expect(apart(place, prompt)).toBe(true);
});

test("where there is room for nothing else, at least the answers can be seen", () => {
  const answers = box(10, 300, 340, 48);
  const place = placeFor(SIZE, { width: 400, height: 400 }, box(150, 60, 62, 87), [answers], [box(0, 0, 400, 400)]);
  expect(apart(place, answers)).toBe(true);
});

test("a card is held up clearly larger than it lies, and within the window", () => {
  for (const [width, height] of [[1920, 1080], [1440, 900], [720, 450], [390, 844]] as const) {
    for (const share of [0.04, 0.08, 0.13]) {
      const across = widthFor(box(0, 0, share * width, share * width * 1.4), { width, height });
      expect(across).toBeGreaterThanOrEqual(1.3 * share * width);
      expect(across * 1.4).toBeLessThan(height);
    }
  }
});

test("a card of which only the name is seen is held up as any small one is", () => {
  const room = { width: 1440, height: 900 };
  expect(widthFor(box(0, 0, 240, 18), room)).toBe(widthFor(box(0, 0, 40, 56), room));
});
