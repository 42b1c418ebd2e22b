/** Telling somebody who looks elsewhere that a game waits: title, bell, and the browser's own notification. */

import { settings } from "../core/settings.svelte.ts";
import { t } from "../core/text.svelte.ts";
import { call } from "./sound.ts";

const MARK = "● ";

/** The title of the page: a mark and a word while the person is asked. */
export function titled(game: string, asked: boolean): string {
  return asked ? `${MARK}${t("web-table-title-turn", { game })}` : t("web-table-title", { game });
}

/** Ring, and notify if the page is hidden and the person has allowed it. */
export function ring(game: string, body: string): void {
  call("bell");
  if (!document.hidden || !settings.notify || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const notification = new Notification(t("web-table-title-turn", { game }), { body, tag: location.pathname, icon: "/favicon.svg" });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
