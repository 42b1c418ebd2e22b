/** Short messages that come and go at the edge of the page. */

export type Tone = "plain" | "good" | "bad";

export interface Toast {
  id: number;
  text: string;
  tone: Tone;
}

const LASTS = 6000;

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  say(text: string, tone: Tone = "plain"): void {
    const id = this.#next;
    this.#next += 1;
    this.shown = [...this.shown.filter((toast) => toast.text !== text), { id, text, tone }].slice(-3);
    setTimeout(() => this.drop(id), LASTS + 40 * text.length);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
