/** A game with the companion. It is kept in this browser, so that it needs no account and survives a reload or a lost connection. */

import { failure } from "../../../core/problems.ts";
import { rest, ServerProblem } from "../../../core/rest.ts";
import { t } from "../../../core/text.svelte.ts";
import type { CompanionAsk, TaskInfo } from "../../../wire.ts";
import type { CompanionSeen } from "../companion.ts";
import { seenWith, type Change } from "./changes.ts";

const SHELF = "prestol-companion-rurik";

export interface Begin {
  difficulty: string;
  leader: string;
  cards: "app" | "box";
  seed: string;
}

export type Entry = { do: string } & Record<string, unknown>;

/** What an answer of the server brought. */
interface Told {
  tasks: TaskInfo[];
  screen: CompanionSeen;
}

interface Kept extends Told {
  begin: Begin;
  entries: Entry[];
  rules: number;
  content: string;
  /** What was changed since the last entry, after each tap. */
  drafts: Change[][];
  /** How many tasks have been read. */
  read: number;
  /** An entry that waits for a connection. */
  pending: Entry | null;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  return ["begin", "entries", "tasks", "screen", "drafts", "read"].every((name) => name in value);
}

function readShelf(): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** A seed that nobody has chosen. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}

/** Whether another try may help: the server was not reached, or is too busy. */
const isPassing = (error: unknown): boolean => error instanceof ServerProblem && (error.status === 0 || error.status === 429 || error.status >= 500);

export class CompanionGame {
  kept = $state.raw<Kept | null>(readShelf());
  busy = $state(false);
  problem = $state("");
  /** Whether the game could not be saved in this browser. */
  unsaved = $state(false);
  readonly #past: Told[] = [];
  /** What was changed on the table since the last entry. */
  readonly draft = $derived<Change[]>(this.kept?.drafts.at(-1) ?? []);
  readonly seen = $derived(this.kept && seenWith(this.kept.screen, this.draft));

  get reading(): boolean {
    return this.kept !== null && this.kept.read < this.kept.tasks.length;
  }

  /** Whether an entry waits for a connection. */
  get waiting(): boolean {
    return this.kept?.pending !== undefined && this.kept?.pending !== null && !this.busy;
  }

  #keep(kept: Kept | null): void {
    this.kept = kept;
    try {
      if (kept) localStorage.setItem(SHELF, JSON.stringify(kept));
      else localStorage.removeItem(SHELF);
      this.unsaved = false;
    } catch {
      this.unsaved = true;
    }
  }

  #change(change: Partial<Kept>): void {
    if (this.kept) this.#keep({ ...this.kept, ...change });
  }

  async #ask(ask: CompanionAsk): Promise<Told & { rules: number; content: string }> {
    const told = await rest.companion("rurik", ask);
    return { ...told, screen: told.screen as unknown as CompanionSeen };
  }

  /** One thing at a time; a mistake is said, and nothing is lost. */
  async #run(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await act();
    } catch (error) {
      this.problem = isPassing(error) ? t("web-companion-no-line") : failure(error);
      if (!isPassing(error)) this.#change({ pending: null });
    } finally {
      this.busy = false;
    }
  }

  async start(begin: Begin): Promise<void> {
    await this.#run(async () => {
      const told = await this.#ask({ begin: { ...begin } });
      this.#past.length = 0;
      this.#keep({ ...told, begin, entries: [], drafts: [], read: 0, pending: null });
    });
  }

  async enter(entry: Entry): Promise<void> {
    this.#change({ pending: entry });
    await this.#run(async () => {
      const { kept } = this;
      if (!kept) return;
      const entries = [...kept.entries, entry];
      const told = await this.#ask({ begin: { ...kept.begin }, entries, rules: kept.rules, content: kept.content });
      this.#past.push({ tasks: kept.tasks, screen: kept.screen });
      const read = entry.do === "fix" ? Math.min(kept.read, told.tasks.length) : 0;
      this.#keep({ ...kept, ...told, entries, drafts: [], read, pending: null });
    });
  }

  /** Send again what could not be sent. */
  async again(): Promise<void> {
    if (this.kept?.pending) await this.enter(this.kept.pending);
  }

  /** Take back the last tap, or else the last entry. */
  async undo(): Promise<void> {
    const { kept } = this;
    if (!kept || this.busy) return;
    this.problem = "";
    if (kept.pending) return this.#change({ pending: null });
    if (kept.drafts.length > 0) return this.#change({ drafts: kept.drafts.slice(0, -1) });
    if (kept.entries.length === 0) return;
    const entries = kept.entries.slice(0, -1);
    await this.#run(async () => {
      const told = this.#past.pop() ?? (await this.#ask({ begin: { ...kept.begin }, entries, rules: kept.rules, content: kept.content }));
      this.#keep({ ...kept, tasks: told.tasks, screen: told.screen, entries, drafts: [], read: told.tasks.length });
    });
  }

  get canUndo(): boolean {
    const { kept } = this;
    return kept !== null && (kept.drafts.length > 0 || kept.entries.length > 0 || kept.pending !== null);
  }

  change(draft: Change[]): void {
    if (this.busy) return; // the answer that is on its way brings a new table
    this.problem = "";
    if (this.kept) this.#change({ drafts: [...this.kept.drafts, draft] });
  }

  /** Forget all that was changed since the last entry. */
  discard(): void {
    this.#change({ drafts: [] });
  }

  read(read: number): void {
    this.#change({ read });
  }

  /** Put the game away for good. */
  leave(): void {
    this.#past.length = 0;
    this.problem = "";
    this.#keep(null);
  }
}
