import { expect, it } from "vitest";

import { named, seatName, shownName } from "../../src/core/names.ts";
import { speech } from "../../src/core/text.svelte.ts";
import { seat } from "../fixtures.ts";

it("numbered guests are named in the language of the moment, others as they wish", async () => {
  await speech.speak("ru");
  expect(shownName("Guest 1234", true)).toBe("Гость 1234");
  expect(shownName("Guest 1234", false)).toBe("Guest 1234");
  expect(shownName("Guesthouse", true)).toBe("Guesthouse");
});

it("a bot is lent a name by its seat, the same every time", () => {
  const bot = seat(3, { kind: "bot", name: "", person: null });
  expect(seatName(bot)).toBe("Merchant Sadko");
  expect(named(bot)).toEqual({ ...bot, name: "Merchant Sadko" });
  expect(seatName(seat(0, { kind: "open", name: "" }))).toBe("open seat");
});
