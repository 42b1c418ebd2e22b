/** The small fonts hold what they are for, and no more. */

import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { cut, glyphsOf, packed, tablesOf } from "../../fonts.ts";

const WHOLE = tablesOf(readFileSync("node_modules/@fontsource/pt-sans/files/pt-sans-cyrillic-400-normal.woff"));
const code = (letter: string): number => letter.codePointAt(0) ?? 0;

/** How many bytes the outline of a letter has. */
function drawn(tables: ReadonlyMap<string, Buffer>, letter: string): number {
  const [loca, cmap] = [tables.get("loca")!, tables.get("cmap")!];
  const glyph = glyphsOf(cmap).get(code(letter)) ?? 0;
  return 2 * (loca.readUInt16BE(2 * glyph + 2) - loca.readUInt16BE(2 * glyph));
}

it("a cut font draws the letters that are wanted, and is smaller", () => {
  const small = cut(WHOLE, (one) => one === code("Ж") || one === code("й"), "Prestol Sans");
  for (const letter of "Жй") expect(drawn(small, letter)).toBe(drawn(WHOLE, letter));
  expect(drawn(WHOLE, "Ђ")).toBeGreaterThan(0);
  expect(drawn(small, "Ђ")).toBe(0);
  expect(packed(small).length).toBeLessThan(packed(WHOLE).length / 2);
  expect(small.has("GSUB")).toBe(false);
});

it("a letter brings along what it is put together from", () => {
  const alone = cut(WHOLE, (one) => one === code("й"), "Prestol Sans");
  const sizes = packed(alone).length - packed(cut(WHOLE, () => false, "Prestol Sans")).length;
  expect(sizes).toBeGreaterThan(drawn(alone, "й"));
});

it("has a name of its own, as the licence wants it", () => {
  const name = cut(WHOLE, () => true, "Prestol Sans").get("name")!.swap16().toString("utf16le");
  expect(name).toContain("Prestol Sans");
});

it("is a whole TrueType file", () => {
  const file = packed(WHOLE);
  const count = file.readUInt16BE(4);
  expect(count).toBe(WHOLE.size);
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + 16 * at;
    const data = WHOLE.get(file.toString("latin1", entry, entry + 4))!;
    const from = file.readUInt32BE(entry + 8);
    expect(file.subarray(from, from + data.length).equals(data)).toBe(true);
  }
});
