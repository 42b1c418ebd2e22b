import { describe, expect, it } from "vitest";

import { centred, held, MOST, moved, placeAt, shows, WHOLE, zoomed } from "../../src/board/window.ts";

const SIZE = { width: 1000, height: 800 };

describe("the part of a map that is shown", () => {
  it("never leaves the map and never shows it smaller than whole", () => {
    expect(held({ x: -50, y: 900, scale: 2 }, SIZE)).toEqual({ x: 0, y: 400, scale: 2 });
    expect(zoomed(WHOLE, SIZE, 0.5, { x: 10, y: 10 })).toEqual(WHOLE);
    expect(zoomed(WHOLE, SIZE, 100, { x: 500, y: 400 }).scale).toBe(MOST);
    expect(moved({ x: 400, y: 300, scale: 2 }, SIZE, { x: 500, y: -500 })).toEqual({ x: 500, y: 0, scale: 2 });
  });

  it("keeps the point under the finger where it is", () => {
    const frame = { left: 0, top: 0, width: 500, height: 400 };
    const at = { clientX: 125, clientY: 300 };
    const place = placeAt(WHOLE, SIZE, frame, at);
    expect(place).toEqual({ x: 250, y: 600 });
    const near = zoomed(WHOLE, SIZE, 2, place);
    expect(placeAt(near, SIZE, frame, at)).toEqual(place);
  });

  it("finds places in a frame of another shape, where the map stands in the middle", () => {
    expect(placeAt(WHOLE, SIZE, { left: 100, top: 0, width: 1200, height: 800 }, { clientX: 200, clientY: 0 })).toEqual({ x: 0, y: 0 });
    expect(placeAt(WHOLE, SIZE, { left: 0, top: 0, width: 0, height: 0 }, { clientX: 5, clientY: 5 })).toEqual({ x: 500, y: 400 });
  });

  it("goes to what is not in sight", () => {
    const near = zoomed(WHOLE, SIZE, 4, { x: 0, y: 0 });
    const far = { x: 900, y: 700 };
    expect(shows(near, SIZE, far)).toBe(false);
    expect(shows(centred(near, SIZE, far), SIZE, far)).toBe(true);
    expect(shows(WHOLE, SIZE, far)).toBe(true);
  });
});
