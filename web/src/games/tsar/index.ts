/** Tsar of the Hill at the table. */

import type { Component } from "svelte";

import { viewOf } from "../../board/view.ts";
import { t } from "../../core/text.svelte.ts";
import type { Face, Offers, SceneProps, Seeing, Tone } from "../../table/face.ts";
import { happened } from "../../table/told.ts";
import type { Entry } from "../../wire.ts";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Holding from "./Holding.svelte";
import Offer from "./Offer.svelte";
import RoundScene from "./RoundScene.svelte";
import VoteScene from "./VoteScene.svelte";
import { curvesOf } from "./curves.ts";
import { figuresOf } from "./figures.ts";
import { lines } from "./log.ts";
import type { TsarView } from "./view.ts";
import { foretold, voteForetold } from "./sayings.ts";
import { look } from "./table.ts";
import { inWords } from "./words.ts";

const GLANCE = 700;
const BLINK = 150;

function sound(entry: Entry): Tone {
  if (happened(entry, "candidate")) return "drum";
  if (happened(entry, "laid")) return "cards";
  return "knock";
}

function foretell(seeing: Seeing, move: { kind: string; args: number[] }): string {
  const sight = look(seeing);
  const [courtier = 0, floor = 0] = move.args;
  if (move.kind === "vote") return voteForetold(sight, courtier === 0 ? "for" : "against");
  return foretold(sight, { courtier, floor: move.kind === "raise" ? (sight.view.floor[courtier] ?? 0) + 1 : floor });
}

function scenes(entry: Entry): Component<SceneProps>[] {
  return [...(happened(entry, "voted") ? [VoteScene] : []), ...(happened(entry, "scored") ? [RoundScene] : [])];
}

/** The cards of an election: both, for one that cannot be played says why. */
function offers(seeing: Seeing): Offers[] {
  const voting = seeing.legal.some((move) => move.kind === "vote");
  return voting ? [{ id: "vote", title: t("web-tsar-cards"), things: ["vote:0", "vote:1"], shape: "chips" }] : [];
}

const face: Face = {
  id: "tsar",
  Board,
  Hand,
  Holding,
  Ending,
  belongings: () => import("./Belongings.svelte"),
  offers,
  Offer,
  isPlace: (domain) => domain !== "vote",
  buttons: () => [],
  foretell,
  weighty: (_, move) => move.kind === "vote",
  score: (seeing, seat) => viewOf<TsarView>(seeing).totals[seat] ?? 0,
  round: (seeing) => viewOf<TsarView>(seeing),
  inWords,
  lines,
  pause: (entry) => (happened(entry, "settled") || happened(entry, "raised") ? GLANCE : BLINK),
  scenes,
  sound,
  curves: (seeing) => curvesOf(figuresOf(seeing.words.bundle), seeing.told, seeing.seats.length),
  curvesShow: () => t("web-tsar-chart-about"),
  lesson: async () => (await import("./learn.ts")).lesson,
};

export default face;
