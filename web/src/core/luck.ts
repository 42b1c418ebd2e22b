/**
 * What this browser adds to the luck of a game: sealed while it waits for the others, opened when the game is about to begin.
 *
 * A part is opened only after the server has fixed its own word and everybody's seals, so that nobody can fit theirs to it.
 */

import type { Created, Luck, LuckAsk, NewTable, TableInfo } from "../wire.ts";
import { rest } from "./rest.ts";

interface Kept {
  part: string;
  seal: string;
  /** The hash of the server's word, as it was when the part was sealed. */
  commitment: string;
  /** All seals, as they were when the part was opened and the server had taken it. */
  seals: Record<string, string> | null;
}

/** Sends it to the server; whether it was taken. */
export type Send = (ask: LuckAsk) => Promise<boolean>;

/** What the browser knows about the luck of a finished game; `unknown` where it added nothing. */
export type Proof = "right" | "wrong" | "unknown";

const SHELF = "prestol-luck";
const MANY = 50;
const PART_BYTES = 16;
const SEED_DIGITS = 32;

const busy = new Set<string>();
/** Tables at which another window of the same person was found to have sealed; it is replaced once. */
const replaced = new Set<string>();

function read(): Record<string, Kept> {
  try {
    return (JSON.parse(localStorage.getItem(SHELF) ?? "{}") ?? {}) as Record<string, Kept>;
  } catch {
    return {};
  }
}

function keep(table: string, kept: Kept): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(SHELF, JSON.stringify(Object.fromEntries([...others.slice(1 - MANY), [table, kept]])));
  } catch {
    // without storage nothing is added: what cannot be opened would only delay the game
  }
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

export const sealOf = (part: string): Promise<string> => sha256(`prestol part:${part}`);

/** A fresh part with its seal; null in a browser that cannot reckon hashes here. */
export async function freshPart(): Promise<Pick<Kept, "part" | "seal"> | null> {
  if (!(globalThis.crypto as Crypto | undefined)?.subtle) return null;
  const part = hex(crypto.getRandomValues(new Uint8Array(PART_BYTES)));
  return { part, seal: await sealOf(part) };
}

/** Make a table and add to its luck at once; where nobody else has to come, the game has begun. */
export async function makeTable(request: NewTable): Promise<Created> {
  const fresh = await freshPart();
  const made = await rest.create(fresh ? { ...request, seal: fresh.seal } : request);
  return { ...made, table: await opened(made.table, fresh) };
}

/** Offer to play again, or accept, and add to the luck of that game. */
export async function playAgain(table: string): Promise<TableInfo> {
  const fresh = await freshPart();
  return opened(await rest.rematch(table, fresh?.seal), fresh);
}

async function opened(table: TableInfo, fresh: Pick<Kept, "part" | "seal"> | null): Promise<TableInfo> {
  const { luck } = table;
  if (!fresh || !luck) return table;
  const seat = Object.keys(luck.seals).find((one) => luck.seals[one] === fresh.seal);
  if (seat === undefined) return table;
  keep(table.id, { ...fresh, commitment: luck.commitment, seals: null });
  let begun = table;
  await openPart(table.id, Number(seat), luck, async (ask) => {
    begun = await rest.luck(table.id, ask).catch(() => table);
    return begun !== table;
  });
  return begun;
}

async function openPart(table: string, seat: number, luck: Luck, send: Send): Promise<void> {
  const mine = read()[table];
  if (!mine || luck.until === null || luck.seals[seat] !== mine.seal || luck.commitment !== mine.commitment || luck.opened.includes(seat)) return;
  if (await send({ part: mine.part })) keep(table, { ...mine, seals: luck.seals });
}

async function seal(table: string, luck: Luck, send: Send): Promise<void> {
  const fresh = await freshPart();
  if (!fresh) return;
  keep(table, { ...fresh, commitment: luck.commitment, seals: null });
  if (read()[table]?.seal === fresh.seal) await send({ seal: fresh.seal });
}

/** Do what is to be done at a table that has not begun: seal a part, or open it. */
export async function addLuck(table: string, seat: number, luck: Luck, send: Send): Promise<void> {
  const sealed = luck.seals[seat];
  const mine = sealed !== undefined && read()[table]?.seal === sealed;
  if (busy.has(table) || (luck.until === null && (mine || (sealed !== undefined && replaced.has(table))))) return;
  busy.add(table);
  try {
    if (luck.until !== null) await openPart(table, seat, luck, send);
    else {
      if (sealed !== undefined) replaced.add(table);
      await seal(table, luck, send);
    }
  } finally {
    busy.delete(table);
  }
}

/** Whether the seed of a finished game came from the word that the server had fixed, and from the part of this browser. */
export async function proofOf(table: string, luck: Luck, seed: string | null): Promise<Proof> {
  const mine = read()[table];
  if (!mine?.seals || luck.secret === null || seed === null) return "unknown";
  const seats = Object.keys(luck.seals).sort((one, other) => Number(one) - Number(other));
  const told = seats.map((seat) => `${seat} ${luck.seals[seat]} ${luck.parts[seat] ?? ""}`);
  const mixed = (await sha256(["prestol luck", luck.secret, ...told].join("\n"))).slice(0, SEED_DIGITS);
  const same = seats.length === Object.keys(mine.seals).length && seats.every((seat) => mine.seals?.[seat] === luck.seals[seat]);
  const fixed = (await sha256(`prestol seed:${luck.secret}`)) === mine.commitment;
  const parts = await Promise.all(Object.entries(luck.parts).map(async ([seat, part]) => (await sealOf(part)) === luck.seals[seat]));
  const own = Object.values(luck.parts).includes(mine.part);
  return mixed === seed && same && fixed && own && parts.every(Boolean) ? "right" : "wrong";
}
