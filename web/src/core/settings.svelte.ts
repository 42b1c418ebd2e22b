/** What a person has set on this device: saved in the browser, read before the first paint by `public/early.js`. */

const LANGUAGES = ["ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["device", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["device", "full", "less"] as const;
export type Motion = (typeof MOTIONS)[number];

/** How fast the moves of others are shown. */
export const SPEEDS = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  /** Loudness of sounds from 0 (off) to 1. */
  sound: number;
  /** Whether the browser may show a notification when a game waits. */
  notify: boolean;
  /** Whether an important move is asked about once more. */
  confirm: boolean;
}

const SHELF = "prestol-settings";

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

function readShelf(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Partial<Kept>) : {};
  } catch {
    return {};
  }
}

/** The first language of the browser that Prestol speaks. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.slice(0, 2).toLowerCase() === language);
    if (found) return found;
  }
  return "en";
}

function oneOf<T extends string>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((one) => one === value) ?? otherwise;
}

export class Settings implements Kept {
  language = $state<Language>("en");
  theme = $state<Theme>("device");
  motion = $state<Motion>("device");
  speed = $state<Speed>("calm");
  sound = $state(0.6);
  notify = $state(false);
  confirm = $state(true);
  #deviceDark = $state(false);
  #deviceStill = $state(false);

  constructor() {
    this.read();
    this.#watch("(prefers-color-scheme: dark)", (on) => (this.#deviceDark = on));
    this.#watch("(prefers-reduced-motion: reduce)", (on) => (this.#deviceStill = on));
  }

  #watch(query: string, tell: (on: boolean) => void): void {
    tell(matches(query));
    if (typeof matchMedia === "function") {
      matchMedia(query).addEventListener("change", (event) => {
        tell(event.matches);
        this.show();
      });
    }
  }

  read(): void {
    const kept = readShelf();
    this.language = oneOf(LANGUAGES, kept.language, browserLanguage());
    this.theme = oneOf(THEMES, kept.theme, "device");
    this.motion = oneOf(MOTIONS, kept.motion, "device");
    this.speed = oneOf(SPEEDS, kept.speed, "calm");
    this.sound = typeof kept.sound === "number" ? Math.min(1, Math.max(0, kept.sound)) : 0.6;
    this.notify = kept.notify === true;
    this.confirm = kept.confirm !== false;
  }

  /** Change something, save it, and show it at once. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    try {
      localStorage.setItem(SHELF, JSON.stringify({ ...readShelf(), ...change }));
    } catch {
      // without storage the choice lasts until the page is closed
    }
    this.show();
  }

  /** Put theme, language and motion on the root element, where the style sheets look for them. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset["theme"] = this.dark ? "dark" : "light";
    root.dataset["motion"] = this.still ? "less" : "full";
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "device" && this.#deviceDark);
  }

  /** Whether things should stay still instead of gliding. */
  get still(): boolean {
    return this.motion === "less" || (this.motion === "device" && this.#deviceStill);
  }
}

export const settings = new Settings();
