/** A server made of answers: what is asked is written down, what is not known is refused as the real one would. */

import { afterEach, expect, vi } from "vitest";

import { until } from "./until.ts";

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

export type Answers = Record<string, unknown | ((body: unknown) => unknown)>;

export class Refusal {
  readonly status: number;
  readonly key: string;

  constructor(status: number, key: string) {
    this.status = status;
    this.key = key;
  }
}

const json = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), { status, headers: { "Content-Type": "application/json" } });

/** Answers by “METHOD path”. */
export function serve(answers: Answers): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}): Promise<Response> => {
    const method = init.method ?? "GET";
    const path = address.replace(/^\/api\//, "");
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    calls.push({ method, path, body });
    const known = answers[`${method} ${path}`];
    const answer = typeof known === "function" ? (known as (body: unknown) => unknown)(body) : known;
    if (answer instanceof Refusal) {
      return json(answer.status, { key: answer.key, sentence: { en: `Refused: ${answer.key}.`, ru: `Отказ: ${answer.key}.` } });
    }
    if (answer === undefined) return json(404, { key: "no-such-page", sentence: { en: "There is no such page.", ru: "Такой страницы нет." } });
    return json(200, answer);
  });
  return calls;
}

/** What was sent first, as soon as it is: a click may have to wait for other answers before it asks for something. */
export const sent = (calls: readonly Call[]): Promise<unknown> =>
  until(() => {
    const call = calls.find((one) => one.method === "POST");
    expect(call).toBeDefined();
    return call?.body;
  });

afterEach(() => {
  vi.unstubAllGlobals();
});
