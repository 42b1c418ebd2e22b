/**
 * Small fonts for what stands on every page: the letters, figures and marks of Russian and English.
 *
 * They are cut from the files of the packages before a build, under names of their own as the licence of the fonts wants it (reserved
 * names). Browsers fetch the whole files only for other letters. By hand, because subset-font keeps the reserved names and fonteditor-core
 * loses the kerning.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";

const FOLDER = join(import.meta.dirname, "src/ui/fonts");
const FILES = ["pt-sans-latin-400", "pt-sans-latin-700", "pt-serif-latin-700", "pt-sans-cyrillic-400", "pt-sans-cyrillic-700", "pt-serif-cyrillic-700"];
const LATIN = [[0x20, 0x7e], [0xa0, 0xa0], [0xa7, 0xa7], [0xab, 0xab], [0xb7, 0xb7], [0xbb, 0xbb], [0xd7, 0xd7], [0x2013, 0x2014], [0x2018, 0x201e], [0x2026, 0x2026], [0x2039, 0x203a], [0x2212, 0x2212]] as const;
const RUSSIAN = [[0x401, 0x401], [0x410, 0x44f], [0x451, 0x451], [0x2116, 0x2116]] as const;

type Tables = Map<string, Buffer>;

/** The tables of a WOFF file, unpacked. */
export function tablesOf(woff: Buffer): Tables {
  const found: Tables = new Map();
  for (let at = 44; at < 44 + 20 * woff.readUInt16BE(12); at += 20) {
    const [from, packed, size] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const data = woff.subarray(from, from + packed);
    found.set(woff.toString("latin1", at, at + 4), packed < size ? inflateSync(data) : data);
  }
  return found;
}

const table = (tables: Tables, name: string): Buffer => {
  const found = tables.get(name);
  if (!found) throw new Error(`The font has no table ${name}.`);
  return found;
};

/** The glyph of every character of the basic plane, from a table of format 4. */
export function glyphsOf(cmap: Buffer): Map<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + 8 * at));
  const map = cmap.subarray(starts.find((at) => cmap.readUInt16BE(at) === 4) ?? 0);
  const count = map.readUInt16BE(6) / 2;
  const found = new Map<number, number>();
  for (let part = 0; part < count; part += 1) {
    const end = map.readUInt16BE(14 + 2 * part);
    const start = map.readUInt16BE(16 + 2 * (count + part));
    const delta = map.readUInt16BE(16 + 2 * (2 * count + part));
    const place = 16 + 2 * (3 * count + part);
    const offset = map.readUInt16BE(place);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : map.readUInt16BE(place + offset + 2 * (code - start));
      found.set(code, listed === 0 ? 0 : (listed + delta) & 0xffff);
    }
  }
  return found;
}

/** The outlines one by one. */
function outlines(tables: Tables): Buffer[] {
  const [loca, glyf] = [table(tables, "loca"), table(tables, "glyf")];
  const long = table(tables, "head").readUInt16BE(50) === 1;
  const at = (index: number): number => (long ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index));
  return Array.from({ length: table(tables, "maxp").readUInt16BE(4) }, (_, index) => glyf.subarray(at(index), at(index + 1)));
}

/** The glyphs that a glyph is put together from. */
function partsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const found: number[] = [];
  for (let at = 10, flags = 0x20; flags & 0x20; ) {
    flags = outline.readUInt16BE(at);
    found.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
  }
  return found;
}

function numbers(values: readonly number[], long: boolean): Buffer {
  const made = Buffer.alloc(values.length * (long ? 4 : 2));
  values.forEach((value, at) => (long ? made.writeUInt32BE(value, 4 * at) : made.writeUInt16BE(value / 2, 2 * at)));
  return made;
}

/** A table of names with the family, the licence and the copyright of the font it was cut from. */
function names(name: Buffer, family: string): Buffer {
  const text = Buffer.from(family, "utf16le").swap16();
  const kept = Array.from({ length: name.readUInt16BE(2) }, (_, at) => name.subarray(6 + 12 * at, 18 + 12 * at)).filter((one) => one.readUInt16BE(0) === 3 && [0, 13, 14].includes(one.readUInt16BE(6)));
  const old = name.readUInt16BE(4);
  const said = kept.map((one) => ({ id: one.readUInt16BE(6), text: name.subarray(old + one.readUInt16BE(10), old + one.readUInt16BE(10) + one.readUInt16BE(8)) }));
  const all = [...said, ...[1, 4].map((id) => ({ id, text }))].toSorted((a, b) => a.id - b.id);
  const head = Buffer.alloc(6 + 12 * all.length);
  head.writeUInt16BE(all.length, 2);
  head.writeUInt16BE(head.length, 4);
  let from = 0;
  all.forEach((one, at) => {
    [3, 1, 0x409, one.id, one.text.length, from].forEach((value, field) => head.writeUInt16BE(value, 6 + 12 * at + 2 * field));
    from += one.text.length;
  });
  return Buffer.concat([head, ...all.map((one) => one.text)]);
}

/** A font with the outlines of some characters only: the others are empty. Nothing may lead to those, so ligatures go. */
export function cut(tables: Tables, wanted: (code: number) => boolean, family: string): Tables {
  const drawn = outlines(tables);
  const kept = new Set([0, ...[...glyphsOf(table(tables, "cmap"))].flatMap(([code, glyph]) => (wanted(code) ? [glyph] : []))]);
  for (const glyph of kept) for (const part of partsOf(drawn[glyph] ?? Buffer.alloc(0))) kept.add(part);
  const shapes = drawn.map((outline, glyph) => (kept.has(glyph) ? outline : outline.subarray(0, 0)));
  const ends = shapes.reduce<number[]>((sums, shape) => [...sums, (sums.at(-1) ?? 0) + shape.length], [0]);
  const post = Buffer.from(table(tables, "post").subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  const made = new Map(tables).set("glyf", Buffer.concat(shapes)).set("loca", numbers(ends, table(tables, "head").readUInt16BE(50) === 1)).set("post", post);
  made.set("name", names(table(tables, "name"), family)).delete("GSUB");
  return made;
}

/** The tables as one TrueType file. */
export function packed(tables: Tables): Buffer {
  const all = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(all.length));
  const head = Buffer.alloc(12 + 16 * all.length);
  head.writeUInt32BE(0x00010000, 0);
  [all.length, 16 * power, Math.log2(power), 16 * (all.length - power)].forEach((value, at) => head.writeUInt16BE(value, 4 + 2 * at));
  let from = head.length;
  const bodies = all.map(([name, data], at) => {
    const body = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    let sum = 0;
    for (let word = 0; word < body.length; word += 4) sum = (sum + body.readUInt32BE(word)) >>> 0;
    head.write(name, 12 + 16 * at, "latin1");
    [sum, from, data.length].forEach((value, field) => head.writeUInt32BE(value, 16 + 16 * at + 4 * field));
    from += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}

/** Write the small fonts where the styles look for them. */
export function cutFonts(): void {
  const packages = createRequire(import.meta.url);
  mkdirSync(FOLDER, { recursive: true });
  for (const file of FILES) {
    const [family = "", script] = [file.split("-").slice(0, 2).join("-"), file.split("-")[2]];
    const ranges = script === "latin" ? LATIN : RUSSIAN;
    const source = join(dirname(packages.resolve(`@fontsource/${family}/package.json`)), "files", `${file}-normal.woff`);
    const wanted = (code: number): boolean => ranges.some(([from, to]) => code >= from && code <= to);
    writeFileSync(join(FOLDER, `${file.replace("pt-", "prestol-")}.ttf`), packed(cut(tablesOf(readFileSync(source)), wanted, family.replace("pt-", "Prestol "))));
  }
}
