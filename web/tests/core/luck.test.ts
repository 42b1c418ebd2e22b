import { beforeEach, describe, expect, it, vi } from "vitest";

import { addLuck, makeTable, proofOf, sealOf } from "../../src/core/luck.ts";
import type { Luck, LuckAsk, NewTable } from "../../src/wire.ts";
import { table } from "../fixtures.ts";
import { serve, type Call } from "../server.ts";

const PART = "00112233445566778899aabbccddeeff";
const COMMITMENT = "c0ffee";
const SHELF = "prestol-luck";

const luck = (change: Partial<Luck> = {}): Luck => ({ commitment: COMMITMENT, seals: {}, opened: [], until: null, secret: null, parts: {}, ...change });
const asked = (calls: readonly Call[]): LuckAsk[] => calls.filter((call) => call.path.endsWith("/luck")).map((call) => call.body as LuckAsk);
const kept = (id: string): { part: string; seal: string; seals: unknown } => (JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Record<string, never>)[id]!;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let sent: LuckAsk[];
const send = (ask: LuckAsk): Promise<boolean> => Promise.resolve(sent.push(ask) > 0);
let id = "";
let tables = 0;

beforeEach(() => {
  id = `luck${(tables += 1)}`;
  sent = [];
});

describe("at a table that has not begun", () => {
  it("a part is sealed once, and opened only when all seals are fixed", async () => {
    await addLuck(id, 1, luck(), send);
    const [{ seal }] = sent as [LuckAsk];
    expect(seal).toBe(await sealOf(kept(id).part));
    await addLuck(id, 1, luck({ seals: { 1: seal! } }), send);
    expect(sent).toHaveLength(1);
    await addLuck(id, 1, luck({ seals: { 0: "other", 1: seal! }, until: 5 }), send);
    expect(sent.at(-1)).toEqual({ part: kept(id).part });
    expect(kept(id).seals).toEqual({ 0: "other", 1: seal });
  });

  it("nothing is opened to a server that has changed its word, or that holds another seal", async () => {
    await addLuck(id, 0, luck(), send);
    const [{ seal }] = sent as [LuckAsk];
    await addLuck(id, 0, luck({ commitment: "changed", seals: { 0: seal! }, until: 5 }), send);
    await addLuck(id, 0, luck({ seals: { 0: "not mine" }, until: 5 }), send);
    await addLuck(id, 0, luck({ seals: { 0: seal! }, until: 5, opened: [0] }), send);
    expect(sent).toHaveLength(1);
  });

  it("two windows of one person do not seal against each other for ever", async () => {
    await addLuck(id, 0, luck({ seals: { 0: "of the other window" } }), send);
    await addLuck(id, 0, luck({ seals: { 0: "of the other window again" } }), send);
    expect(sent).toHaveLength(1);
  });

  it("a browser without hashes adds nothing", async () => {
    const without = vi.spyOn(crypto, "subtle", "get").mockReturnValue(undefined as never);
    await addLuck(id, 0, luck(), send);
    without.mockRestore();
    expect(sent).toHaveLength(0);
  });
});

it("a table for one is made and begun with the part of this browser", async () => {
  let sealed = "";
  const calls = serve({
    "POST tables": (body: unknown) => {
      sealed = (body as NewTable).seal ?? "";
      return { table: table({ id, status: "open", luck: luck({ seals: { 0: sealed }, until: 9 }) }), invites: [] };
    },
    [`POST tables/${id}/luck`]: table({ id, status: "playing" }),
  });
  const made = await makeTable({ game: "tsar", seats: [{ kind: "me" }], start: true });
  expect(made.table.status).toBe("playing");
  expect(asked(calls)).toEqual([{ part: kept(id).part }]);
  expect(sealed).toBe(await sealOf(kept(id).part));
});

describe("after the game", () => {
  const SEAL = "2504408046bbf6c04148f3a035dd98632d52e893c8e9c2e31e56c9b1fe67ac53";
  const SEED = "2d8abd5dd03db2e6049288da68ca18ac";

  async function over(change: Partial<Luck> = {}): Promise<Luck> {
    const commitment = await sha256("prestol seed:word");
    localStorage.setItem(SHELF, JSON.stringify({ [id]: { part: PART, seal: SEAL, commitment, seals: { 1: SEAL } } }));
    return luck({ commitment, seals: { 1: SEAL }, opened: [1], secret: "word", parts: { 1: PART }, ...change });
  }

  it("the browser reckons the seed as the server does", async () => {
    expect(await sealOf(PART)).toBe(SEAL);
    expect(await proofOf(id, await over(), SEED)).toBe("right");
  });

  it("whatever was changed is noticed", async () => {
    expect(await proofOf(id, await over(), "another")).toBe("wrong");
    expect(await proofOf(id, await over({ secret: "another" }), SEED)).toBe("wrong");
    expect(await proofOf(id, await over({ parts: {}, opened: [] }), SEED)).toBe("wrong");
    expect(await proofOf(id, await over({ seals: { 0: SEAL, 1: SEAL } }), SEED)).toBe("wrong");
  });

  it("a browser that added nothing claims nothing", async () => {
    expect(await proofOf("elsewhere", await over(), SEED)).toBe("unknown");
  });
});
