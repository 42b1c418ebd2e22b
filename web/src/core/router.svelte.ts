/** Where the person is: paths like `/rules/tsar#TSR-PRM-02`, followed without reloading the page. */

export interface Route<Page> {
  /** `/rules/:game`; a part that begins with a colon takes any word, a last `*` takes the rest. */
  path: string;
  page: Page;
}

export interface Match<Page> {
  page: Page;
  params: Record<string, string>;
}

/** The first route that fits a path. */
export function matchRoute<Page>(routes: readonly Route<Page>[], path: string): Match<Page> | null {
  const words = path.split("/").filter(Boolean);
  for (const route of routes) {
    const params = fit(route.path.split("/").filter(Boolean), words);
    if (params) return { page: route.page, params };
  }
  return null;
}

/** A word of an address as it was meant; null where it cannot be read. */
function decoded(word: string): string | null {
  try {
    return decodeURIComponent(word);
  } catch {
    return null;
  }
}

function fit(pattern: string[], words: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    if (part === "*") return { ...params, rest: words.slice(at).join("/") };
    const word = words[at];
    if (word === undefined) return null;
    const meant = decoded(word);
    if (meant === null) return null;
    if (part.startsWith(":")) params[part.slice(1)] = meant;
    else if (part !== word) return null;
  }
  return pattern.length === words.length ? params : null;
}

class Place {
  path = $state("/");
  query = $state(new URLSearchParams());
  hash = $state("");
  /** Whether the person went forward; going back, the browser restores the scroll position itself. */
  forward = true;
  /** Whether only the address has changed: the page stays as it is, and so does the focus. */
  quiet = false;

  constructor() {
    this.#look();
    addEventListener("popstate", () => {
      this.forward = false;
      this.quiet = false;
      this.#look();
    });
    addEventListener("hashchange", () => this.#look());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  #look(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decoded(location.hash.slice(1)) ?? "";
  }

  /** Go to a path of Prestol. */
  go(to: string, { replace = false, quiet = false } = {}): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.forward = true;
    this.quiet = quiet;
    this.#look();
  }

  /** Links inside Prestol are followed without a reload; all others are left to the browser. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (!link || !href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (href.startsWith("#") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();

/** Shorthand for buttons and scripts. */
export function go(to: string): void {
  place.go(to);
}
