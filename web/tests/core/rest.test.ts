import { expect, it, vi } from "vitest";

import { failure } from "../../src/core/problems.ts";
import { rest, ServerProblem } from "../../src/core/rest.ts";
import { speech } from "../../src/core/text.svelte.ts";
import { ME } from "../fixtures.ts";
import { Refusal, serve } from "../server.ts";

it("sends JSON and gives back what the server answers", async () => {
  const calls = serve({ "POST me": ME });
  expect(await rest.rename("Anna")).toEqual(ME);
  expect(calls).toEqual([{ method: "POST", path: "me", body: { name: "Anna" } }]);
});

it("a refusal is a sentence in the language of the moment", async () => {
  serve({ "POST me": new Refusal(409, "name-taken") });
  const problem = await rest.rename("Anna").catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ServerProblem);
  expect((problem as ServerProblem).status).toBe(409);
  expect(failure(problem)).toBe("Refused: name-taken.");
  await speech.speak("ru");
  expect(failure(problem)).toBe("Отказ: name-taken.");
});

it.each([
  ["a server that cannot be reached", () => Promise.reject(new TypeError("no network")), /Can’t reach the server/],
  ["a proxy that answers instead", () => Promise.resolve(new Response("<html>", { status: 502 })), /Can’t reach the server/],
  ["an answer that is no JSON", () => Promise.resolve(new Response("?", { status: 200 })), /couldn’t read/],
])("%s is told as such", async (_, fetch, sentence) => {
  vi.stubGlobal("fetch", fetch);
  expect(failure(await rest.me().catch((error: unknown) => error))).toMatch(sentence);
});

it("a failure of our own is told without its details", () => {
  expect(failure(new Error("x is undefined"))).toMatch(/went wrong on this page/);
});

it("asks for what does not change once, and again after a failure", async () => {
  const answers: Record<string, unknown> = { "GET rules/other": new Refusal(500, "fault") };
  const calls = serve(answers);
  await expect(rest.books("other")).rejects.toThrow();
  answers["GET rules/other"] = { en: {}, ru: {} };
  await rest.books("other");
  await rest.books("other");
  expect(calls.length).toBe(2);
});
