import { expect, it } from "vitest";

import { speech } from "../../src/core/text.svelte.ts";
import { clockText } from "../../src/table/clock.ts";
import { KEYS, keyOf, meaning } from "../../src/table/keys.ts";
import { isWay, next, walk } from "../../src/table/walk.ts";

const press = (init: KeyboardEventInit, target: HTMLElement = document.body): string => {
  const event = new KeyboardEvent("keydown", { ...init, bubbles: true });
  if (!target.isConnected) document.body.append(target);
  let what = "";
  target.addEventListener("keydown", (heard) => (what = meaning(heard)), { once: true });
  target.dispatchEvent(event);
  return what;
};

it("letters are told by their place, so a Cyrillic layout works, too", () => {
  expect(press({ code: "KeyU", key: "г" })).toBe("undo");
  expect(press({ code: "KeyH", key: "h" })).toBe("hint");
  expect(press({ code: "Slash", key: ",", shiftKey: true })).toBe("keys");
  expect(press({ code: "Digit7", key: "?", shiftKey: true })).toBe("keys");
});

it("nothing is meant while somebody types or holds a control key", () => {
  expect(press({ code: "KeyU", key: "u" }, document.createElement("input"))).toBe("");
  expect(press({ code: "KeyU", key: "u", ctrlKey: true })).toBe("");
});

it("keys are heard again as soon as a window is closed, though the focus is still in it", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  const field = dialog.appendChild(document.createElement("input"));
  dialog.setAttribute("open", "");
  expect(press({ code: "KeyV", key: "v" }, field)).toBe("");
  dialog.removeAttribute("open");
  expect(press({ code: "KeyV", key: "v" }, field)).toBe("words");
});

it("every key has a word in both languages", async () => {
  for (const language of ["en", "ru"] as const) {
    await speech.speak(language);
    await speech.learn("web-table");
    for (const key of KEYS) expect(speech.has(`web-table-key-${key.does}`), key.does).toBe(true);
  }
  expect(keyOf("undo")).toBe("U");
});

it("an arrow leads to the nearest in line", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 300, y: 5 },
    { x: 0, y: 200 },
  ];
  const from = { x: 0, y: 0 };
  expect(next(spots, from, "ArrowRight")).toBe(0);
  expect(next(spots, from, "ArrowDown")).toBe(3);
  expect(next(spots, from, "ArrowLeft")).toBe(-1);
  expect(next(spots, { x: 100, y: 0 }, "ArrowRight")).toBe(2);
  expect(isWay("ArrowUp")).toBe(true);
  expect(isWay("Enter")).toBe(false);
});

it("a clock shows minutes, hours, or days where there is plenty", async () => {
  await speech.learn("web-table");
  expect(clockText(0)).toBe("0:00");
  expect(clockText(247_900)).toBe("4:07");
  expect(clockText(3_847_000)).toBe("1:04:07");
  expect(clockText(2 * 86_400_000 + 5 * 3_600_000)).toBe("2 d 5 h");
  expect(clockText(2 * 86_400_000 + 5 * 3_600_000, true)).toBe("2 d");
  expect(clockText(247_900, true)).toBe("4:07");
  const day = 86_400_000;
  expect([clockText(3 * day), clockText(3 * day - 1500), clockText(3 * day - 1500, true)]).toEqual(["3 d", "3 d", "3 d"]);
  expect(clockText(3 * day - 3_700_000)).toBe("2 d 23 h");
  expect(clockText(day - 1500)).toBe("1 d");
  expect(clockText(day - 3_700_000)).toBe("22:58:20");
});

it("walking begins at an answer, not at a free action", () => {
  document.body.innerHTML = '<button data-target data-free="sell">Sell</button><button data-target>Lead</button>';
  expect(walk(document.body, "ArrowDown")).toBe(true);
  expect(document.activeElement).toHaveTextContent("Lead");
  document.body.innerHTML = '<button data-target data-free="sell">Sell</button>';
  walk(document.body, "ArrowDown");
  expect(document.activeElement).toHaveTextContent("Sell");
  document.body.innerHTML = "";
});
