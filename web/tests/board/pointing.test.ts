import { expect, it } from "vitest";

import { pointing, type Clickable } from "../../src/board/clickable.ts";

/** A thing that notes what it hears. */
function thing(name: string, heard: string[]): Clickable {
  return { thing: name, told: name, target: false, moves: [], picked: false, lit: false, act: () => undefined, point: (on) => heard.push(`${name} ${on ? "on" : "off"}`) };
}

it("what was pointed at is left, though another thing may have taken its place", () => {
  const heard: string[] = [];
  let here = thing("city:1", heard);
  const hands = pointing(() => here);
  hands.onpointerenter();
  here = thing("city:2", heard);
  hands.onpointerleave();
  hands.onblur();
  hands.onfocus();
  expect(heard).toEqual(["city:1 on", "city:1 off", "city:2 on"]);
});
