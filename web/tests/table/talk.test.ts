import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";

import tsar from "../../src/games/tsar/index.ts";
import Talk from "../../src/table/Talk.svelte";
import { sit, type Sitting } from "../sitting.ts";
import { until } from "../until.ts";

beforeEach(() => localStorage.clear());

/** Send a line, and type the beginning of the next before the answer is there. */
async function writeOn(): Promise<{ here: Sitting; field: HTMLInputElement }> {
  const here = await sit(tsar, "raise");
  render(Talk, { table: here.live });
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await fireEvent.input(field, { target: { value: "Hello" } });
  await fireEvent.submit(field.form!);
  expect(here.sent.at(-1)).toMatchObject({ type: "say", text: "Hello" });
  expect(field.value).toBe("");
  await fireEvent.input(field, { target: { value: "How" } });
  return { here, field };
}

it("keeps what is typed while the line before is on its way", async () => {
  const { here, field } = await writeOn();
  here.answer();
  await until(() => expect(screen.getByRole("button").ariaBusy).not.toBe("true"));
  expect(field.value).toBe("How");
});

it("gives a refused line back, before what was typed since", async () => {
  const { here, field } = await writeOn();
  here.say({ type: "refused", id: String(here.sent.at(-1)?.["id"]), key: "chat-flood", sentence: { en: "Too fast.", ru: "Слишком быстро." }, rule: "", args: {} });
  await until(() => expect(screen.getByRole("alert").textContent).toBe("Too fast."));
  expect(field.value).toBe("Hello How");
});
