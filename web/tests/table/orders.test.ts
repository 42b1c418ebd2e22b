import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";

import More from "../../src/table/More.svelte";
import { plainFace } from "../../src/table/plain.ts";
import { Tools } from "../../src/table/tools.svelte.ts";
import type { Order } from "../../src/wire.ts";
import { BUNDLE, GAME } from "../ivan/seen.ts";
import { serve } from "../server.ts";
import { Sitting } from "../sitting.ts";
import { until } from "../until.ts";

const SEAL: Order = { ask: "seal", rule: "IVN-ACT-07", play: "pass", unless: [], times: null, then: [], when: {}, until: "", since: 0 };

/** The window “More” at a moment of Ivan the Terrible. */
async function more(name: string, orders: Order[] = []): Promise<Sitting> {
  serve({ "GET content/ivan": BUNDLE });
  const here = new Sitting(plainFace("ivan"));
  const now = GAME.moments[name]!;
  here.greet(now, { game: "ivan", entries: GAME.entries.filter((entry) => entry.number <= now.number), orders: { "0": orders } });
  await until(() => expect(here.desk.seeing).not.toBeNull());
  render(More, { desk: here.desk, tools: new Tools(here.desk) });
  return here;
}

const offer = (): HTMLElement | null => screen.queryByRole("button", { name: /Always answer/ });

it("a question that may be passed can be passed from now on, until the person wants to be asked again", async () => {
  const here = await more("seal");
  await userEvent.click(offer()!);
  expect(here.sent.at(-1)).toMatchObject({ type: "order", seat: 0, orders: [SEAL] });
  here.answer();
  const again = await screen.findByRole("button", { name: "Ask me again" });
  expect(offer()).toBeNull();
  await userEvent.click(again);
  expect(here.sent.at(-1)).toMatchObject({ type: "order", seat: 0, orders: [] });
  here.answer();
  await until(() => expect(screen.queryByRole("button", { name: "Ask me again" })).toBeNull());
});

it("where several moves are open one of them may be kept", async () => {
  const here = await more("place-warrior");
  const [, kept] = GAME.moments["place-warrior"]!.views["0"]!.legal;
  await userEvent.selectOptions(screen.getByLabelText("Still ask me if I can"), kept!.move);
  await userEvent.click(offer()!);
  expect(here.sent.at(-1)).toMatchObject({ orders: [{ ask: "place-warrior", play: "pass", unless: [kept!.move] }] });
});

it.each(["plan", "maneuver", "seal-waiting"])("nothing is offered where nothing may be passed (%s)", async (name) => {
  await more(name);
  expect(offer()).toBeNull();
});

it("an order that holds is shown at any time, and is kept beside a new one", async () => {
  const here = await more("place-warrior", [SEAL]);
  expect(screen.getByText(/Place a seal for the bonus/)).toBeVisible();
  await userEvent.click(offer()!);
  expect(here.sent.at(-1)).toMatchObject({ orders: [SEAL, { ask: "place-warrior" }] });
});

it("an order that is refused does not hold", async () => {
  const here = await more("seal");
  await userEvent.click(offer()!);
  here.say({ type: "refused", id: String(here.sent.at(-1)?.["id"]), key: "not-your-seat", sentence: { en: "No.", ru: "Нет." }, rule: "", args: {} });
  await until(() => expect(here.desk.notice?.text).toBe("No."));
  expect(screen.queryByRole("button", { name: "Ask me again" })).toBeNull();
});
