/** What jsdom lacks of a browser, and a quiet start for every test. */

import "@testing-library/jest-dom/vitest";

import { configure } from "@testing-library/svelte";
import { beforeEach } from "vitest";

import { settings } from "../src/core/settings.svelte.ts";
import { speech } from "../src/core/text.svelte.ts";

configure({ asyncUtilTimeout: 10_000 }); // machines that test many things at once are slow

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
window.scrollTo = () => undefined;
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  settings.read();
  await speech.speak("en");
});
