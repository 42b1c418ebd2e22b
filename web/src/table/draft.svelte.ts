/** Something being typed: saved in the browser at every key, so that it is never lost. */

const SHELF = "prestol-draft-";

export class Draft {
  text = $state("");
  readonly #key: string;

  constructor(name: string) {
    this.#key = SHELF + name;
    try {
      this.text = localStorage.getItem(this.#key) ?? "";
    } catch {
      this.text = "";
    }
  }

  set(text: string): void {
    this.text = text;
    try {
      if (text) localStorage.setItem(this.#key, text);
      else localStorage.removeItem(this.#key);
    } catch {
      // without storage the draft lives as long as the page
    }
  }
}
