/** The calls of the lobby. A refusal comes back as a `ServerProblem` with a sentence for people. */

import type {
  About,
  AnswerList,
  CompanionAsk,
  CompanionTold,
  ContentBundle,
  Created,
  GameInfo,
  GameList,
  Hint,
  Invite,
  Join,
  LogPage,
  LuckAsk,
  Me,
  NewTable,
  NewToken,
  Past,
  Problem,
  RulesBooks,
  Start,
  TableInfo,
  TableList,
  TokenInfo,
  TokenList,
  Why,
} from "../wire.ts";

/** A call that was not carried out. `status` is 0 where the server could not be reached. */
export class ServerProblem extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.sentence.en || problem.key);
    this.name = "ServerProblem";
    this.status = status;
    this.problem = problem;
  }

  get key(): string {
    return this.problem.key;
  }
}

/** Errors that the client reports itself; the words are `web-problem-<key>`. */
const own = (key: string): Problem => ({ key, sentence: { en: "", ru: "" }, rule: "", args: {} });
const UNREACHABLE = own("unreachable");
const STRANGE = own("strange");

type Method = "GET" | "POST" | "DELETE";

async function reach(method: Method, path: string, body: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { Accept: "application/json", "Content-Type": "application/json" };
  }
  try {
    return await fetch(`/api/${path}`, init);
  } catch {
    throw new ServerProblem(0, UNREACHABLE);
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "key" in value && "sentence" in value;
}

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await reach(method, path, body);
  if (response.status === 204) return undefined as T;
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new ServerProblem(response.status, response.status >= 500 ? UNREACHABLE : STRANGE);
  }
  if (response.ok) return answer as T;
  throw new ServerProblem(response.status, isProblem(answer) ? { ...STRANGE, ...answer } : STRANGE);
}

/** Answers that do not change while the page is open are asked for once; a failure is not kept. */
function once<Key extends string, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const kept = new Map<Key, Promise<T>>();
  return (key) => {
    let answer = kept.get(key);
    if (!answer) {
      answer = load(key);
      kept.set(key, answer);
      answer.catch(() => kept.delete(key));
    }
    return answer;
  };
}

const catalog = once<"all", GameList>(() => call("GET", "games"));
const bundleAt = once<string, ContentBundle>((path) => call("GET", `content/${path}`));
const books = once<string, RulesBooks>((game) => call("GET", `rules/${game}`));

export const rest = {
  about: (): Promise<About> => call("GET", "about"),

  me: (): Promise<Me> => call("GET", "me"),
  rename: (name: string): Promise<Me> => call("POST", "me", { name }),
  login: (name: string, password: string): Promise<Me> => call("POST", "account/login", { name, password }),
  logout: (): Promise<Me> => call("POST", "account/logout"),

  /** The games that can be played here, and those that are announced. */
  catalog: (): Promise<GameList> => catalog("all"),
  games: async (): Promise<GameInfo[]> => (await catalog("all")).games,
  /** What a game is made of: the newest content, or the content of that name, with which a table was made. */
  bundle: (game: string, content = ""): Promise<ContentBundle> => bundleAt(content ? `${game}?name=${content}` : game),
  books,
  /** What the companion of a game says to all that was entered. */
  companion: (game: string, ask: CompanionAsk): Promise<CompanionTold> => call("POST", `companion/${game}`, ask),

  myTables: async (): Promise<TableInfo[]> => (await call<TableList>("GET", "tables?which=mine")).tables,
  listedTables: async (): Promise<TableInfo[]> => (await call<TableList>("GET", "tables?which=listed")).tables,
  create: (table: NewTable): Promise<Created> => call("POST", "tables", table),
  table: (id: string): Promise<TableInfo> => call("GET", `tables/${id}`),
  /** A table as those may see it who hold the secret of one of its seats. */
  invited: (id: string, secret: string): Promise<TableInfo> => call("POST", `tables/${id}/invited`, { secret }),
  join: (id: string, join: Join): Promise<TableInfo> => call("POST", `tables/${id}/join`, join),
  invite: (id: string, seat: number): Promise<Invite> => call("POST", `tables/${id}/invites`, { seat }),
  leave: (id: string): Promise<TableInfo> => call("POST", `tables/${id}/leave`),
  start: (id: string, start: Start = {}): Promise<TableInfo> => call("POST", `tables/${id}/start`, start),
  rematch: (id: string, seal?: string): Promise<TableInfo> => call("POST", `tables/${id}/rematch${seal ? `?seal=${seal}` : ""}`),
  luck: (id: string, luck: LuckAsk): Promise<TableInfo> => call("POST", `tables/${id}/luck`, luck),
  log: (id: string, before: number): Promise<LogPage> => call("GET", `tables/${id}/log/${before}`),
  past: (id: string, number: number): Promise<Past> => call("GET", `tables/${id}/past/${number}`),
  why: (id: string, seat: number, move: string): Promise<Why> => call("POST", `tables/${id}/why`, { seat, move }),
  hint: (id: string, seat: number): Promise<Hint> => call("POST", `tables/${id}/hint`, { seat }),
  answers: async (id: string, seat: number): Promise<AnswerList["answers"]> => (await call<AnswerList>("GET", `tables/${id}/answers/${seat}`)).answers,
  recordAddress: (id: string): string => `/api/tables/${id}/record`,

  tokens: async (): Promise<TokenInfo[]> => (await call<TokenList>("GET", "tokens")).tokens,
  makeToken: (name: string): Promise<NewToken> => call("POST", "tokens", { name }),
  dropToken: (id: string): Promise<void> => call("DELETE", `tokens/${id}`),
};
