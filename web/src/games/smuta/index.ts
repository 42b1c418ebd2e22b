/** Smuta at the table. */

import { viewOf } from "../../board/view.ts";
import type { Face, Seeing, Tone } from "../../table/face.ts";
import { happened } from "../../table/told.ts";
import type { Entry, Legal } from "../../wire.ts";
import Board from "./Board.svelte";
import Chooser from "./Chooser.svelte";
import Ending from "./Ending.svelte";
import Holding from "./Holding.svelte";
import Offer from "./Offer.svelte";
import { asking } from "./asking.ts";
import { called } from "./calling.ts";
import { curvesOf } from "./curves.ts";
import { figuresOf } from "./figures.ts";
import { lines } from "./log.ts";
import Hand from "./hand/Hand.svelte";
import { isPlace, offersOf } from "./offers.ts";
import { clicks } from "./picking.ts";
import { foretold } from "./sayings.ts";
import { scenesOf } from "./scenes/index.ts";
import { look } from "./table.ts";
import type { SmutaView } from "./view.ts";
import { inWords } from "./words.ts";

const GLANCE = 700;
const BLINK = 200;
const SEEN = ["marched", "attacked", "captured", "control-taken", "proclaimed", "announced", "victory", "died", "entered", "returned"];
/** Moves that throw a die or draw a card at once, so that they cannot be undone. */
const FATEFUL = ["win", "storm", "call", "evade", "recruit"];

function sound(entry: Entry): Tone {
  if (happened(entry, "attacked") || happened(entry, "stormed")) return "drum";
  if (happened(entry, "proclaimed") || happened(entry, "captured")) return "bell";
  if (happened(entry, "died") || happened(entry, "rout")) return "fall";
  return happened(entry, "announced") || happened(entry, "card-drawn") ? "cards" : "knock";
}

const weighty = (_: Seeing, move: Legal): boolean => FATEFUL.includes(move.kind);

const face: Face = {
  id: "smuta",
  Board,
  Hand,
  Holding,
  Ending,
  belongings: () => import("./Belongings.svelte"),
  ask: (seeing) => asking(look(seeing)),
  offers: offersOf,
  Offer,
  isPlace,
  buttons: (seeing) => look(seeing).aims.apart,
  clicks,
  called,
  Chooser,
  foretell: (seeing, move) => foretold(look(seeing), move),
  weighty,
  score: (seeing, seat) => viewOf<SmutaView>(seeing).victory_points[seat] ?? 0,
  inWords,
  lines,
  pause: (entry) => (SEEN.some((name) => happened(entry, name)) ? GLANCE : BLINK),
  scenes: scenesOf,
  sound,
  curves: (seeing) => curvesOf(seeing.told, seeing.seats.length, figuresOf(seeing.words.bundle)),
  lesson: async () => (await import("./learn.ts")).lesson,
};

export default face;
