import { describe, expect, it } from "vitest";

import { matchRoute, place } from "../../src/core/router.svelte.ts";
import { ROUTES } from "../../src/pages/index.ts";

const routes = ["/", "/new", "/new/:game", "/rules/:game/provenance", "/rules/:game", "/table/:id/*", "/*"].map((path) => ({ path, page: path }));

describe("a path", () => {
  it.each([
    ["/", "/", {}],
    ["/new", "/new", {}],
    ["/new/tsar", "/new/:game", { game: "tsar" }],
    ["/rules/tsar", "/rules/:game", { game: "tsar" }],
    ["/rules/tsar/provenance", "/rules/:game/provenance", { game: "tsar" }],
    ["/table/a%20b", "/table/:id/*", { id: "a b", rest: "" }],
    ["/table/x/end", "/table/:id/*", { id: "x", rest: "end" }],
    ["/no/such/place", "/*", { rest: "no/such/place" }],
  ])("%s leads to %s", (path, page, params) => {
    expect(matchRoute(routes, path)).toEqual({ page, params });
  });

  it("that cannot be read leads nowhere rather than breaking", () => {
    expect(matchRoute(routes, "/new/%E0%A4%A")?.page).toBe("/*");
  });
});

it("every way in the frame of the site has a page", () => {
  for (const path of ["/", "/new", "/new/tsar", "/learn", "/learn/tsar", "/rules", "/rules/tsar", "/account", "/settings", "/about", "/room/x", "/join/x"]) {
    expect(matchRoute(ROUTES, path)?.page.load).toBeTypeOf("function");
  }
});

describe("a click", () => {
  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
    document.querySelector("a")?.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it("on a link inside walks without a reload", () => {
    expect(click(`<a href="/rules/tsar?x=1#TSR-PRM-02">x</a>`)).toBe(true);
    expect([place.path, place.query.get("x"), place.hash]).toEqual(["/rules/tsar", "1", "TSR-PRM-02"]);
  });

  it.each([
    [`<a href="https://example.org/">x</a>`, {}],
    [`<a href="/api/docs">x</a>`, {}],
    [`<a href="/about" target="_blank">x</a>`, {}],
    [`<a href="/about" download>x</a>`, {}],
    [`<a href="/about">x</a>`, { ctrlKey: true }],
  ])("is left to the browser: %s", (html, init) => {
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    place.go("/settings");
    click(html, init);
    expect(place.path).toBe("/settings");
  });
});
