/** What the toolbar and the keys do. */

import { settings } from "../core/settings.svelte.ts";
import { chooseLanguage, speech, t } from "../core/text.svelte.ts";
import type { IconName } from "../ui/icons.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import type { Desk } from "./desk.svelte.ts";
import { lastMoveOf } from "./told.ts";
import { movedLast, undoOffer } from "./undo.ts";

export const PANELS = ["log", "talk", "notes", "words"] as const;
export type Panel = (typeof PANELS)[number];
export type Window = "" | "rules" | "keys" | "more" | "undo";

export interface Tool {
  does: string;
  icon: IconName;
  label: string;
  disabled?: boolean;
  /** Whether it is on, for tools that switch something. */
  on?: boolean;
}

const SOUND = 0.6;
/** Panels with a field to write in. */
const WRITTEN: readonly Panel[] = ["talk", "notes"];

export class Tools {
  readonly desk: Desk;
  panel = $state<Panel>("log");
  /** On a small screen a panel is a sheet that is open or not. */
  sheet = $state(false);
  /** Whether the field of the panel that was opened should get the cursor. */
  writing = $state(false);
  window = $state<Window>("");

  constructor(desk: Desk) {
    this.desk = desk;
  }

  get #owns(): boolean {
    return this.desk.eyes !== null;
  }

  /** Whether hints are given: to one person who plays against bots. */
  get #alone(): boolean {
    return this.desk.table.seats.filter((seat) => seat.kind !== "bot").length === 1;
  }

  readonly list: readonly Tool[] = $derived.by(() => {
    const { desk } = this;
    const own: Tool[] = [
      { does: "undo", icon: "undo", label: t("web-table-undo"), disabled: undoOffer(desk) === null },
      { does: "hint", icon: "hint", label: t("web-table-hint"), disabled: !desk.asked || !this.#alone },
      { does: "cover", icon: desk.covered ? "eye" : "lock", label: t(desk.covered ? "web-table-uncover" : "web-table-cover"), on: desk.covered },
    ];
    return [
      ...(this.#owns ? own : []),
      { does: "replay", icon: "clock", label: t("web-table-replay-last"), disabled: desk.stage.steps.length < 2 },
      { does: "rules", icon: "book", label: t("web-table-rules") },
      { does: "talk", icon: "chat", label: t("web-table-talk") },
      { does: "notes", icon: "note", label: t("web-table-notes") },
      { does: "watch", icon: "link", label: t("web-table-watch-link") },
      { does: "language", icon: "language", label: t("web-switch-language") },
      { does: "theme", icon: settings.dark ? "sun" : "moon", label: t(settings.dark ? "web-switch-light" : "web-switch-dark") },
      { does: "sound", icon: settings.sound > 0 ? "sound" : "silence", label: t(settings.sound > 0 ? "web-table-sound-off" : "web-table-sound-on") },
      { does: "more", icon: "more", label: t("web-table-more") },
    ];
  });

  /** What a tool does; a key that was struck by mistake should do no harm. */
  do(what: string, byKey = false): void {
    const { desk } = this;
    if (what === "undo") this.#undo(byKey);
    else if (what === "hint") void desk.hint();
    else if (what === "cover") desk.covered = !desk.covered;
    else if (what === "replay") this.replay();
    else if (what === "rules" || what === "keys" || what === "more") this.window = what;
    else if (what === "back") void desk.stage.step(-1);
    else if (what === "on") void desk.stage.step(1);
    else if (what === "watch") void this.#copy();
    else if (what === "language") void chooseLanguage(speech.language === "ru" ? "en" : "ru");
    else if (what === "theme") settings.set({ theme: settings.dark ? "light" : "dark" });
    else if (what === "sound") settings.set({ sound: settings.sound > 0 ? 0 : SOUND });
    else if (what === "escape") this.#escape();
    else if (isPanel(what)) this.open(what);
  }

  open(panel: Panel): void {
    this.sheet = !(this.sheet && this.panel === panel);
    this.show(panel);
  }

  /** Turn to a panel, ready to write where it has a field. */
  show(panel: Panel): void {
    this.panel = panel;
    this.writing = WRITTEN.includes(panel);
  }

  /** Watch what happened since the own last turn, or for a spectator the last round of moves. */
  replay(): void {
    const { stage, table } = this.desk;
    const seats = table.mine.length > 0 ? table.mine : table.seats.map((seat) => seat.seat);
    const last = lastMoveOf(table.entries, seats);
    const before = stage.steps.findLast((entry) => entry.number < last)?.number;
    if (before !== undefined) void stage.watch(before);
  }

  /** Whether one's own move is the last thing that happened, or only the answer in an open window is changed. */
  get #fresh(): boolean {
    return this.desk.table.now?.window != null || movedLast(this.desk);
  }

  #undo(byKey: boolean): void {
    const offer = undoOffer(this.desk);
    if (!offer) return;
    const asks = offer.consent.length > 0 || (byKey && (offer.moves > 1 || !this.#fresh));
    if (asks) this.window = "undo";
    else void this.desk.undo();
  }

  async #copy(): Promise<void> {
    const address = `${location.origin}/table/${this.desk.table.id}`;
    try {
      await navigator.clipboard.writeText(address);
      toasts.say(t("web-table-link-copied"), "good");
    } catch {
      toasts.say(address);
    }
  }

  #escape(): void {
    const { desk } = this;
    if (desk.stage.scene ?? desk.stage.part) desk.stage.hurry();
    else if (desk.notice || desk.sure) desk.clear();
    else if (!desk.stage.live) desk.stage.present();
    else this.sheet = false;
  }
}

function isPanel(what: string): what is Panel {
  return (PANELS as readonly string[]).includes(what);
}
