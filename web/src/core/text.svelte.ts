/** Words by key in the current language, from the same Fluent files that the terminal reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "./settings.svelte.ts";

export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(["../../../src/prestol/content/locale/*/*.ftl", "!../../../src/prestol/content/locale/*/{cli,help,faults,companion,server}*.ftl"], {
  query: "?raw",
  import: "default",
});
const NAMES = [...new Set(Object.keys(FILES).map((path) => path.replace(/^.*\/|\.ftl$/g, "")))];
/** Files that every page needs; the words of a game come when it is opened. */
const COMMON = ["common", "web"] as const;

interface Shelf {
  bundle: FluentBundle;
  files: Map<string, Promise<void>>;
}

/** How files end that are not fetched with their game. */
const LATER = ["-learn", "-notes"];

class Speech {
  #shelves = new Map<Language, Shelf>();
  /** Counts what has been loaded, so that everything is shown again when words arrive. */
  #arrived = $state(0);
  /** Files asked for, to be fetched for the other language too when it is chosen. */
  #asked = new Set<string>(COMMON);
  /** The language spoken now; it follows the setting as soon as its words are here. */
  language = $state<Language>(settings.language);

  #shelf(language: Language): Shelf {
    let shelf = this.#shelves.get(language);
    if (!shelf) {
      shelf = { bundle: new FluentBundle(language, { useIsolating: false }), files: new Map() };
      this.#shelves.set(language, shelf);
    }
    return shelf;
  }

  #load(language: Language, file: string): Promise<void> {
    const shelf = this.#shelf(language);
    let loading = shelf.files.get(file);
    if (!loading) {
      loading = this.#fetch(shelf, language, file).catch((error: unknown) => {
        shelf.files.delete(file);
        throw error;
      });
      shelf.files.set(file, loading);
    }
    return loading;
  }

  async #fetch(shelf: Shelf, language: Language, file: string): Promise<void> {
    const read = FILES[`../../../src/prestol/content/locale/${language}/${file}.ftl`];
    if (!read) return;
    shelf.bundle.addResource(new FluentResource(await read()));
    this.#arrived += 1;
  }

  /** Speak a language: everything asked for so far is fetched first, then all words change at once. */
  async speak(language: Language = settings.language): Promise<void> {
    await Promise.all([...this.#asked].map((file) => this.#load(language, file)));
    this.language = language;
    settings.show();
  }

  /**
   * Fetch the words of a game: the file of its name, and those whose names begin with it, such as `ivan-names`.
   * Those of its guided game and its notes come only where they are asked for by their own name.
   */
  async learn(game: string): Promise<void> {
    const files = NAMES.filter((file) => file === game || (file.startsWith(`${game}-`) && !LATER.some((end) => file.endsWith(end))));
    for (const file of files) this.#asked.add(file);
    await Promise.all(files.map((file) => this.#load(this.language, file)));
  }

  has(key: string): boolean {
    return this.#arrived >= 0 && this.#shelf(this.language).bundle.hasMessage(key);
  }

  /** The message of a key; the key itself where there is none, so that a gap shows itself. */
  say(key: string, args: Args | null = null): string {
    const bundle = this.#arrived >= 0 ? this.#shelf(this.language).bundle : null;
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return key;
    return bundle.formatPattern(pattern, args, []);
  }

  /** A thing's name and its declined forms, as arguments: `courtier`, `courtier_acc` and so on. */
  forms(name: string, key: string, args: Args | null = null): Record<string, string> {
    const spoken: Record<string, string> = { [name]: this.say(key, args) };
    const bundle = this.#shelf(this.language).bundle;
    for (const [form, pattern] of Object.entries(bundle.getMessage(key)?.attributes ?? {})) {
      spoken[`${name}_${form}`] = bundle.formatPattern(pattern, args, []);
    }
    return spoken;
  }
}

export const speech = new Speech();

/** Shorthand for templates: the message of a key in the current language. */
export function t(key: string, args: Args | null = null): string {
  return speech.say(key, args);
}

/** Change the language at once, and save the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speech.speak(language);
  settings.set({ language });
}
