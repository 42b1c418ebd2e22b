/** What the server says, recorded by scripts/web_fixtures.py, and small things made like it. */

import type { ContentBundle, Entry, GameList, Me, Moment, RulesBooks, SeatInfo, TableInfo } from "../src/wire.ts";
import catalog from "./fixtures/catalog.json";
import books from "./fixtures/tsar-books.json";
import bundle from "./fixtures/tsar-bundle.json";
import game from "./fixtures/tsar-game.json";
import said from "./fixtures/tsar-said.json";

export const BUNDLE = bundle as unknown as ContentBundle;
export const CATALOG = catalog as unknown as GameList;
export const BOOKS = books as unknown as RulesBooks;
export const GAME = game as unknown as { entries: Entry[]; moments: Record<string, Moment> };

export interface Said {
  event?: { name: string; args: Record<string, number> };
  move?: string;
  en: string;
  ru: string;
}
export const SAID = said as unknown as Said[];

export const ME: Me = { person: "p0", name: "Guest 1234", guest: true, created: 1_794_700_000_000, admin: false };

export function seat(at: number, change: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: at, kind: "person", name: `Player ${at}`, person: `p${at}`, guest: true, outside: false, bot: null, resigned: false, ...change };
}

export function table(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t0",
    game: "tsar",
    owner: "p0",
    status: "playing",
    seats: [seat(0), seat(1), seat(2, { kind: "bot", name: "", person: null, guest: false, bot: "casual" })],
    options: {},
    pace: { kind: "free", bank: 600, extra: 15, days: 3, away: 0 },
    listed: false,
    watchable: true,
    created: 1_794_700_000_000,
    changed: 1_794_700_000_000,
    number: 1,
    waiting: [1],
    rematch: null,
    practice: false,
    rules: 1,
    content: "",
    windows: { seconds: {}, early: false, ask: false },
    chosen: false,
    luck: null,
    ...change,
  };
}
