import "./ui/style.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { matchRoute, place } from "./core/router.svelte.ts";
import { settings } from "./core/settings.svelte.ts";
import { speech } from "./core/text.svelte.ts";
import { ROUTES } from "./pages/index.ts";

settings.show();
const page = matchRoute(ROUTES, place.path)?.page.load().catch(() => undefined); // the page comes together with its words
await speech.speak();
await page;

const target = document.getElementById("app");
if (target) mount(App, { target });
