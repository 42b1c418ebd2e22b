/** Which page stands at which path. Each comes when it is first opened. */

import type { Component } from "svelte";

import type { Route } from "../core/router.svelte.ts";
import { speech } from "../core/text.svelte.ts";

export type PageModule = { default: Component<Record<string, string>> };

export interface Stop {
  load: () => Promise<PageModule>;
  /** Without head and foot, as the table wants the whole window. */
  bare?: boolean;
}

/** Pages take what the path says as text; what each wants is its own business. */
const stop = (load: () => Promise<unknown>, bare = false): Stop => ({ load: load as Stop["load"], bare });

/** A page with words that the others do not need: both come together, and a table stays light. */
const wordy = (load: () => Promise<unknown>): Stop => stop(async () => (await Promise.all([load(), speech.learn("web-pages")]))[0]);

/** A page about people: those of an account, and of keeping order. */
const peopled = (load: () => Promise<unknown>): Stop =>
  stop(async () => (await Promise.all([load(), speech.learn("web-pages"), speech.learn("web-people")]))[0]);

/** The companion of a game: the page, its own words, and the names of the game. */
const companion = (game: string, load: () => Promise<unknown>): Stop =>
  stop(async () => (await Promise.all([load(), speech.learn("web-companion"), speech.learn(game)]))[0]);

/** Where there is no such page. */
export const NOWHERE = stop(() => import("./Nowhere.svelte"));

export const ROUTES: readonly Route<Stop>[] = [
  { path: "/", page: stop(() => import("./Home.svelte")) },
  { path: "/new", page: stop(() => import("./NewTable.svelte")) },
  { path: "/new/:game", page: stop(() => import("./NewTable.svelte")) },
  { path: "/room/:id", page: stop(() => import("./Room.svelte")) },
  { path: "/join/:id", page: stop(() => import("./Join.svelte")) },
  { path: "/table/:id/*", page: stop(() => import("../table/TablePage.svelte"), true) },
  { path: "/learn", page: wordy(() => import("./Learn.svelte")) },
  { path: "/learn/:game", page: stop(() => import("../table/LearnPage.svelte"), true) },
  { path: "/companion/rurik", page: companion("rurik", () => import("../games/rurik/companion/CompanionPage.svelte")) },
  { path: "/rules", page: stop(() => import("./RulesShelf.svelte")) },
  { path: "/rules/:game", page: stop(() => import("./Rules.svelte")) },
  { path: "/rules/:game/provenance", page: wordy(() => import("./Provenance.svelte")) },
  { path: "/account", page: peopled(() => import("./Account.svelte")) },
  { path: "/moderation", page: peopled(() => import("./Moderation.svelte")) },
  { path: "/settings", page: wordy(() => import("./Settings.svelte")) },
  { path: "/about", page: wordy(() => import("./About.svelte")) },
  { path: "/*", page: NOWHERE },
];
