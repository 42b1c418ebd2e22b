/** Both themes can be read: the contrasts of WCAG AA, computed from the tokens themselves. */

import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const css = readFileSync("src/ui/tokens.css", "utf8");
const [day = "", night = ""] = css.split(/:root\[data-theme="dark"\]/);

const tokens = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value]));

const LIGHT = tokens(day);
const DARK = { ...LIGHT, ...tokens(night) };

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAPERS = ["paper", "paper-card", "paper-sunk", "paper-bright"];
const WASHES = ["wash-cinnabar", "wash-malachite", "wash-ochre", "wash-lapis"];
const INKS = ["ink", "ink-soft", "cinnabar", "cinnabar-deep", "malachite", "ochre", "lapis"];
const PAIRS = [
  ...INKS.flatMap((ink) => [...PAPERS, ...WASHES].map((paper) => [ink, paper, 4.5] as const)),
  ...["seal", "seal-deep"].map((seal) => ["on-seal", seal, 4.5] as const),
  ["on-cinnabar", "cinnabar", 4.5] as const,
  ...[0, 1, 2, 3, 4, 5].map((seat) => ["on-seat", `seat-${seat}`, 4.5] as const),
  ...["paper", "paper-card"].map((paper) => ["title-ink", paper, 4.5] as const),
  ...["edge", "focus", "glow"].flatMap((edge) => PAPERS.map((paper) => [edge, paper, 3] as const)),
];

describe.each([
  ["parchment", LIGHT],
  ["night", DARK],
])("in the theme of %s", (_, theme) => {
  it.each(PAIRS)("%s can be seen on %s", (one, other, least) => {
    expect(theme[one], `--${one}`).toBeDefined();
    expect(theme[other], `--${other}`).toBeDefined();
    expect(contrast(theme[one] ?? "", theme[other] ?? "")).toBeGreaterThanOrEqual(least);
  });
});

it("the night changes every ink and paper of the day", () => {
  expect(Object.keys(tokens(night)).sort()).toEqual(Object.keys(LIGHT).sort());
});
