/** Ivan the Terrible at the table. */

import type { Component } from "svelte";

import { viewOf } from "../../board/view.ts";
import { t } from "../../core/text.svelte.ts";
import type { Face, SceneProps, Seeing, Tone } from "../../table/face.ts";
import type { Entry, Legal } from "../../wire.ts";
import Board from "./Board.svelte";
import Chooser from "./Chooser.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Holding from "./Holding.svelte";
import Offer from "./Offer.svelte";
import RewardsScene from "./RewardsScene.svelte";
import ScoringScene from "./ScoringScene.svelte";
import Sign from "./Sign.svelte";
import { happened } from "../../table/told.ts";
import { asking } from "./asking.ts";
import { amounts } from "./goods.ts";
import { curvesOf } from "./curves.ts";
import { regionAsked } from "./forecast.ts";
import { lines } from "./log.ts";
import { clicks } from "./marching.ts";
import { isPlace, offersOf } from "./offers.ts";
import type { IvanView } from "./view.ts";
import { foretold, rewardWords } from "./sayings.ts";
import { look } from "./table.ts";
import { inWords } from "./words.ts";

const GLANCE = 600;
const BLINK = 200;
/** Moves that show a card from a deck, so that they cannot be undone. */
const DRAWING = new Set(["draw", "draw-estate", "draw-title"]);
const SEEN = ["planned", "left", "placed", "marched", "entered", "built", "completed", "title-taken", "estate-taken", "spoils-taken"];

function scenes(entry: Entry): Component<SceneProps>[] {
  const rewards = happened(entry, "reward-chosen") ? [RewardsScene] : [];
  return happened(entry, "scoring-begins") ? [...rewards, ScoringScene] : rewards;
}

function sound(entry: Entry): Tone {
  if (happened(entry, "sent") || happened(entry, "scoring-begins")) return "drum";
  if (happened(entry, "completed") || happened(entry, "sealed")) return "bell";
  return happened(entry, "project-taken") || happened(entry, "project-drawn") ? "cards" : "knock";
}

/** Rewards are small on the map of a phone, so they have buttons as well. */
function buttons(seeing: Seeing): Legal[] {
  return [...look(seeing).aims.buttons, ...seeing.legal.filter((move) => move.kind === "reward")];
}

/** Rewards are named by what they do, so that nobody has to look for them on the map; many stakes find room side by side, and a seal says its price. */
function called(seeing: Seeing, move: Legal): string {
  const sight = look(seeing);
  const [number = 0] = move.args;
  if (move.kind === "reward") return t("web-ivan-reward-called", { effect: rewardWords(sight, regionAsked(sight.view), number) });
  const price = sight.figures.sealPrice[sight.view.seats] ?? 0;
  if (move.kind === "seal" && price > 0) return t("web-ivan-seal-called", { price: amounts({ coin: price }, "acc") });
  if (move.kind === "stake") return number === 0 ? t("web-ivan-stake-none") : amounts({ coin: number });
  return "";
}

const face: Face = {
  id: "ivan",
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
  buttons,
  called,
  clicks,
  Chooser,
  foretell: (seeing, move) => foretold(look(seeing), move),
  weighty: (_, move) => DRAWING.has(move.kind),
  score: (seeing, seat) => viewOf<IvanView>(seeing).vp[seat] ?? 0,
  round: (seeing) => viewOf<IvanView>(seeing),
  inWords,
  lines,
  pause: (entry) => (SEEN.some((name) => happened(entry, name)) ? GLANCE : BLINK),
  scenes,
  sound,
  curves: (seeing) => curvesOf(seeing.told, seeing.seats.length),
  lesson: async () => (await import("./learn.ts")).lesson,
};

export default face;
