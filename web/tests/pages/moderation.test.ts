import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";

import { session } from "../../src/core/session.svelte.ts";
import { speech } from "../../src/core/text.svelte.ts";
import Moderation from "../../src/pages/Moderation.svelte";
import type { PersonCard, ReportInfo } from "../../src/wire.ts";
import { ME } from "../fixtures.ts";
import { sent, serve } from "../server.ts";

const REPORT: ReportInfo = { id: "r1", at: 0, reporter: "p1", reporter_name: "Anna", person: "p2", name: "Boris", table: "t1", entry: 7, said: "You donkey", reason: "insult", words: "", closed: null };
const BORIS: PersonCard = { person: "p2", name: "Boris", kind: "account", created: 0, seen: 0, admin: false, address: "203.0.113.9", tables: ["t1"], sanctions: [] };

beforeEach(async () => {
  await speech.learn("web-pages");
  await speech.learn("web-people");
  session.set({ ...ME, name: "Olga", guest: false, admin: true });
});

it("is for administrators alone", () => {
  session.set(ME);
  serve({});
  render(Moderation);
  expect(screen.getByText("This page is for administrators.")).toBeVisible();
});

it("goes from a report to the person, and bans with a reason", async () => {
  const calls = serve({ "GET admin/reports?which=open": { reports: [REPORT] }, "GET admin/people?name=p2": { people: [BORIS] }, "POST admin/ban": {} });
  render(Moderation);
  expect(await screen.findByText("You donkey")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Find person" }));
  const ban = await screen.findByRole("button", { name: "Ban with address" });
  expect(ban).toBeDisabled();
  await userEvent.type(screen.getByLabelText("Reason"), "Insults");
  await userEvent.click(ban);
  expect(await sent(calls)).toEqual({ person: "p2", last: true, hours: 24, reason: "Insults" });
});

it("shows what was done", async () => {
  const line = { at: 0, actor: "Olga", action: "ban", person: "p2", name: "Boris", address: null, table: null, entry: null, reason: "Insults" };
  serve({ "GET admin/reports?which=open": { reports: [] }, "GET admin/audit": { entries: [line] } });
  render(Moderation);
  await userEvent.click(screen.getByRole("radio", { name: "Log" }));
  expect(await screen.findByText("Insults")).toBeVisible();
});
