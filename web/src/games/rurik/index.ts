/** Rurik at the table. */

import type { Component } from "svelte";

import { viewOf } from "../../board/view.ts";
import type { Face, SceneProps, Seeing, Tone } from "../../table/face.ts";
import { happened } from "../../table/told.ts";
import type { Entry, Legal } from "../../wire.ts";
import Board from "./Board.svelte";
import Chooser from "./Chooser.svelte";
import ClaimScene from "./ClaimScene.svelte";
import Ending from "./Ending.svelte";
import EndScene from "./EndScene.svelte";
import Hand from "./Hand.svelte";
import Holding from "./Holding.svelte";
import Offer from "./Offer.svelte";
import Sign from "./Sign.svelte";
import { asking } from "./asking.ts";
import { curvesOf } from "./curves.ts";
import { figuresOf } from "./figures.ts";
import { lines } from "./log.ts";
import { isPlace, offersOf } from "./offers.ts";
import { clicks } from "./picking.ts";
import { foretold } from "./sayings.ts";
import { scoreOf } from "./score.ts";
import { steps } from "./steps.ts";
import { look } from "./table.ts";
import type { RurikView } from "./view.ts";
import { inWords } from "./words.ts";

const GLANCE = 600;
const BLINK = 200;
const SEEN = ["placed", "bribed", "marched", "sent", "mustered", "attacked", "rebel-defeated", "built", "taxed", "deed-done", "scheme-played", "pushed"];
/** Questions what to pay a price with. */
const PAYMENTS = ["discard", "spend", "remove", "demolish"];
/** Moves that show cards of a deck, so that they cannot be undone. */
const DRAWING = ["deck", "attack", "attack-rebellion"];

function scenes(entry: Entry): Component<SceneProps>[] {
  const claims = happened(entry, "claim-begins") ? [ClaimScene] : [];
  return happened(entry, "won") ? [...claims, EndScene] : claims;
}

function sound(entry: Entry): Tone {
  if (happened(entry, "claim-begins") || happened(entry, "attacked")) return "drum";
  if (happened(entry, "deed-done") || happened(entry, "built")) return "bell";
  if (happened(entry, "loss")) return "fall";
  return happened(entry, "looks") || happened(entry, "scheme-played") ? "cards" : "knock";
}

/** A deck is drawn from as soon as it is named, and a loss check turns up cards at once where only one deck has any. */
function weighty(seeing: Seeing, move: Legal): boolean {
  if (move.kind === "deck") return true;
  return DRAWING.includes(move.kind) && viewOf<RurikView>(seeing).deck_sizes.includes(0);
}

const face: Face = {
  id: "rurik",
  Board,
  Hand,
  Holding,
  Ending,
  belongings: () => import("./Belongings.svelte"),
  ask: (seeing) => asking(look(seeing)),
  offers: offersOf,
  Offer,
  Sign,
  isPlace,
  buttons: (seeing) => look(seeing).aims.apart.filter((move) => move.kind !== "pay"),
  clicks,
  Chooser,
  foretell: (seeing, move) => foretold(look(seeing), move),
  isForced: (seeing) => PAYMENTS.includes(viewOf<RurikView>(seeing).ask),
  weighty,
  score: (seeing, seat) => scoreOf(look(seeing), seat),
  round: (seeing) => viewOf<RurikView>(seeing),
  inWords,
  lines,
  pause: (entry) => (SEEN.some((name) => happened(entry, name)) ? GLANCE : BLINK),
  scenes,
  steps,
  sound,
  curves: (seeing) => curvesOf(seeing.told, seeing.seats.length, figuresOf(seeing.words.bundle)),
  lesson: async () => (await import("./learn.ts")).lesson,
};

export default face;
