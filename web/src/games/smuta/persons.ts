/** Commanders and personages as busts of our own in one style: headgear, beard and cloth tell them apart. */

import { body, dots, face, fine, line, shape, type Bust, type Part } from "../../board/bust/parts.ts";

type Hat = "boyar" | "tall" | "helmet" | "cossack" | "magierka" | "plume" | "brim" | "crown" | "klobuk" | "veil" | "diadem" | "bare";
type Beard = "full" | "short" | "forked" | "moustache" | "none";
interface Look {
  hat: Hat;
  beard: Beard;
  hair?: string;
  cloth?: string;
  hatTint?: string;
}

const BEARDS: Readonly<Record<Beard, string>> = {
  full: "M-15 -3C-17 14 -11 31 0 33C11 31 17 14 15 -3C12 5 7 6 0 6C-7 6 -12 5 -15 -3Z",
  short: "M-15 0C-15 14 -8 23 0 23C8 23 15 14 15 0C12 7 7 7 0 7C-7 7 -12 7 -15 0Z",
  forked: "M-14 0C-15 15 -12 24 -8 33L0 24L8 33C12 24 15 15 14 0C11 7 7 7 0 7C-7 7 -11 7 -14 0Z",
  moustache: "M0 7C-5 5 -11 8 -17 15C-9 15 -3 13 0 11C3 13 9 15 17 15C11 8 5 5 0 7Z",
  none: "",
};

const BRIM = "M-21 -23C-12 -29 12 -29 21 -23L20 -12C11 -18 -11 -18 -20 -12Z";

const HATS: Readonly<Record<Hat, (tint: string) => Part[]>> = {
  boyar: (tint) => [shape(tint, "M-17 -18C-17 -42 17 -42 17 -18Z"), shape("fur", BRIM)],
  tall: (tint) => [shape("fur", "M-17 -14L-23 -50H23L17 -14C9 -19 -9 -19 -17 -14Z"), shape(tint, "M-23 -50Q0 -58 23 -50Q0 -43 -23 -50Z")],
  helmet: () => [shape("iron", "M0 -52C3 -42 19 -35 19 -13C9 -18 -9 -18 -19 -13C-19 -35 -3 -42 0 -52Z"), line("M0 -18V-3M-19 -14C-9 -19 9 -19 19 -14")],
  cossack: (tint) => [shape(tint, "M10 -34C26 -36 30 -18 26 -4L20 -12Z"), shape("dark", "M-20 -13C-24 -40 24 -40 20 -13C10 -19 -10 -19 -20 -13Z")],
  magierka: (tint) => [shape(tint, "M-18 -15L-20 -35H20L18 -15C9 -20 -9 -20 -18 -15Z"), line("M10 -34C16 -46 24 -50 32 -50", "white"), dots("gold", [10, -30])],
  plume: (tint) => [shape(tint, "M-17 -18C-17 -38 17 -38 17 -18Z"), shape("fur", BRIM), shape("white", "M6 -30C4 -46 14 -56 26 -54C20 -48 16 -40 12 -30Z")],
  brim: (tint) => [shape(tint, "M-14 -20L-11 -42H11L14 -20Z"), shape(tint, "M-33 -16C-18 -25 18 -25 33 -16C18 -12 -18 -12 -33 -16Z"), shape("red", "M8 -30C14 -46 26 -44 30 -36C22 -38 16 -34 13 -26Z")],
  crown: () => [shape("fur", BRIM), shape("gold", "M-17 -22C-15 -40 15 -40 17 -22C8 -28 -8 -28 -17 -22Z"), dots("red", [-9, -29], [0, -32], [9, -29]), line("M0 -38V-50M-5 -45H5", "gold")],
  klobuk: (tint) => [shape(tint, "M-21 26C-24 2 -20 -18 -17 -20C-17 -46 17 -46 17 -20C20 -18 24 2 21 26L15 10C17 -6 14 -18 0 -18C-14 -18 -17 -6 -15 10Z"), line("M0 -40V-28M-5 -35H5", "gold")],
  veil: (tint) => [shape(tint, "M-21 -10C-19 -31 19 -31 21 -10C12 -19 -12 -19 -21 -10Z"), dots("gold", [-12, -20], [-4, -23.5], [4, -23.5], [12, -20])],
  diadem: () => [shape("gold", "M-19 -15L-22 -36L-11 -26L0 -40L11 -26L22 -36L19 -15C9 -21 -9 -21 -19 -15Z"), dots("red", [-10, -21], [0, -23], [10, -21])],
  bare: () => [],
};

const TRIM: Part[] = fine(line("M-30 20Q0 36 30 20", "gold"));
const LONG = "M0 -34C22 -34 25 -12 23 4C22 16 27 24 31 31H-31C-27 24 -22 16 -23 4C-25 -12 -22 -34 0 -34Z";
const LOCKS = "M-18 -20C-24 -8 -24 8 -19 15L-13 12V-16ZM18 -20C24 -8 24 8 19 15L13 12V-16Z";
const BOWL = "M-17 -10C-18 -34 18 -34 17 -10C9 -20 -9 -20 -17 -10Z";

function drawn({ hat, beard, hair = "hair", cloth = "own", hatTint = "red" }: Look): Bust {
  const woman = hat === "veil";
  const bearded = beard === "full" || beard === "short" || beard === "forked";
  return [
    ...(woman ? [shape("white", LONG)] : []),
    ...body(cloth),
    ...(woman || hat === "klobuk" ? [] : [shape(hair, LOCKS)]),
    ...face({ blush: woman, old: hair === "grey" || hair === "white", mouth: beard === "none", brows: beard === "moustache" ? "stern" : "calm" }),
    ...(hat === "bare" || hat === "diadem" ? [shape(hair, BOWL)] : []),
    ...(BEARDS[beard] ? [shape(hair, BEARDS[beard])] : []),
    ...(bearded ? [line("M-5 12Q0 15 5 12", "lips")] : []),
    ...HATS[hat](hatTint),
    ...TRIM,
  ];
}

const boyar = (beard: Beard, hair: string, hatTint = "red"): Look => ({ hat: "boyar", beard, hair, hatTint });
const noble = (hair: string, hatTint = "own"): Look => ({ hat: "magierka", beard: "moustache", hair, hatTint });

/** By the ids of the content, so that changed content keeps its faces. */
const LOOKS: Readonly<Record<string, Look>> = {
  vasily_golitsyn: boyar("full", "grey"),
  petr_basmanov: boyar("short", "hair", "dark"),
  fedor_sheremetev: { hat: "tall", beard: "full", hair: "brown" },
  boris_lykov: { hat: "helmet", beard: "short", hair: "rust" },
  dmitry_pozharsky: { hat: "helmet", beard: "full", hair: "hair" },
  false_dmitry_1: { hat: "plume", beard: "none", hair: "rust", hatTint: "own" },
  roman_rozynski: noble("hair"),
  aleksander_lisowski: { hat: "plume", beard: "moustache", hair: "fair", hatTint: "dark" },
  stanislaw_zolkiewski: noble("grey", "red"),
  jan_karol_chodkiewicz: { hat: "helmet", beard: "moustache", hair: "brown" },
  ivan_bolotnikov: { hat: "cossack", beard: "short", hair: "hair" },
  andrey_telyatevsky: boyar("forked", "brown", "dark"),
  ivan_zarutsky: { hat: "cossack", beard: "moustache", hair: "hair", hatTint: "own" },
  andrey_prosovetsky: { hat: "cossack", beard: "full", hair: "rust" },
  ivan_kurakin: boyar("full", "rust"),
  istoma_pashkov: { hat: "bare", beard: "short", hair: "fair" },
  prokopy_lyapunov: { hat: "helmet", beard: "forked", hair: "grey" },
  dmitry_trubetskoy: { hat: "tall", beard: "short", hair: "hair" },
  mikhail_shein: { hat: "helmet", beard: "full", hair: "grey" },
  jan_sapieha: noble("rust", "dark"),
  fedor_mstislavsky: { hat: "tall", beard: "full", hair: "white" },
  dmitry_shuisky: boyar("short", "rust", "own"),
  mikhail_skopin_shuisky: { hat: "plume", beard: "short", hair: "fair", hatTint: "red" },
  grigory_valuev: { hat: "boyar", beard: "forked", hair: "hair", hatTint: "own" },
  jakob_delagardie: { hat: "brim", beard: "moustache", hair: "fair", hatTint: "dark" },
  evert_horn: { hat: "brim", beard: "short", hair: "brown", hatTint: "felt" },
  boris_godunov: { hat: "crown", beard: "short", hair: "hair" },
  vasily_shuisky: boyar("full", "white", "dark"),
  ivan_romanov: boyar("short", "brown"),
  ivan_vorotynsky: boyar("full", "hair"),
  marina_mnishek: { hat: "veil", beard: "none", hatTint: "own" },
  tsarevich_petr: { hat: "cossack", beard: "none", hair: "hair" },
  andrey_trubetskoy: { hat: "tall", beard: "full", hair: "grey" },
  andrey_golitsyn: boyar("forked", "grey"),
  karl_philip: { hat: "diadem", beard: "none", hair: "fair" },
  gustav_iii_vasa: { hat: "diadem", beard: "moustache", hair: "brown" },
  vladislav: { hat: "plume", beard: "none", hair: "fair", hatTint: "red" },
  filaret: { hat: "klobuk", beard: "full", hair: "grey", hatTint: "white" },
  false_dmitry_2: { hat: "boyar", beard: "short", hair: "hair", hatTint: "own" },
  false_dmitry_3: { hat: "bare", beard: "forked", hair: "rust" },
  false_dmitry_4: { hat: "cossack", beard: "none", hair: "fair", hatTint: "own" },
  hermogen: { hat: "klobuk", beard: "full", hair: "white", hatTint: "white" },
  kuzma_minin: { hat: "bare", beard: "full", hair: "brown", cloth: "felt" },
  mikhail_romanov: { hat: "crown", beard: "none", hair: "fair" },
  avraamy_palitsyn: { hat: "klobuk", beard: "forked", hair: "brown", hatTint: "dark", cloth: "dark" },
  don_cossacks: { hat: "cossack", beard: "moustache", hair: "fair", cloth: "felt" },
  kasimov_tatars: { hat: "tall", beard: "moustache", hair: "hair", cloth: "felt" },
  shishi: { hat: "bare", beard: "full", hair: "hair", cloth: "felt" },
  zaporozhians: { hat: "cossack", beard: "moustache", hair: "hair", cloth: "red", hatTint: "fair" },
};

const PLAIN: Look = { hat: "boyar", beard: "short", hair: "brown" };

const known = new Map<string, Bust>();

export function bustOf(id: string): Bust {
  const found = known.get(id) ?? drawn(LOOKS[id] ?? PLAIN);
  known.set(id, found);
  return found;
}
