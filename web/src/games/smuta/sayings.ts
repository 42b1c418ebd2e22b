/** What a move would bring, and what a thing is, in one sentence. */

import { t } from "../../core/text.svelte.ts";
import type { Legal } from "../../wire.ts";
import { armyOf, armyWords, personLegitimacy, worthWords } from "./armies.ts";
import { called } from "./calling.ts";
import { AWAY, NOBODY, NONE, SIEGE_GOOD, SOVEREIGN } from "./parts.ts";
import { cellName, figureName, figureOf, has, partyName, piecesAt, placeOf, pointName, type Sight } from "./table.ts";

export const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(". ");

/** What a point is: its kind and points, and who holds it. */
export function pointKindWords(sight: Sight, point: number): string[] {
  const { view } = sight;
  const place = placeOf(sight, point);
  const holder = view.control[point] ?? NOBODY;
  return [
    t("web-smuta-point-kind", { kind: place.kind, points: place.vp }),
    ...(place.legitimacy > 0 ? [t("web-smuta-point-legitimacy", { count: place.legitimacy })] : []),
    ...((view.walled[point] ?? 0) > 0 ? [t("web-smuta-point-walled")] : []),
    ...(place.kind === "poland" ? [] : [holder === SOVEREIGN ? t("web-smuta-point-sovereign") : holder === NOBODY ? t("web-smuta-point-free") : t("web-smuta-point-held", { party: partyName(sight, holder) })]),
  ];
}

/** The same, and who stands there. */
export function pointWords(sight: Sight, point: number): string[] {
  return [...pointKindWords(sight, point), ...piecesAt(sight, point).map((who) => pieceShort(sight, who))];
}

export function pointLine(sight: Sight, point: number): string {
  return `${pointName(sight, point)}. ${joined(pointWords(sight, point))}.`;
}

/** “Ivan Bolotnikov (Rebel party), units 5”. */
export function pieceShort(sight: Sight, who: number): string {
  const army = armyOf(sight, who);
  const inside = has(sight, who, "inside") ? `, ${t("web-smuta-mark-inside").toLowerCase()}` : "";
  const laid = has(sight, who, "laid") ? `, ${t("web-smuta-mark-laid").toLowerCase()}` : "";
  return t("web-smuta-piece-short", { name: figureName(sight, who), party: partyName(sight, sight.view.owner[who] ?? 0), count: army.size }) + inside + laid;
}

/** Where somebody is who is no piece of the map. */
export function whereWords(sight: Sight, who: number): string {
  const { view } = sight;
  const at = view.at[who] ?? AWAY.notYet;
  if (at >= 0) return pointName(sight, at);
  if (at === AWAY.track) return t("web-smuta-where-track", { cell: cellName(sight, view.track[who] ?? 0) });
  if (at === AWAY.army) return t("web-smuta-where-army", { name: figureName(sight, view.host[who] ?? 0) });
  if (at === AWAY.party) return t("web-smuta-where-party");
  if (at === AWAY.box) return t("web-smuta-where-box");
  return at === AWAY.beside ? t("web-smuta-where-beside") : "";
}

/** A person, a commander with the army, or a detachment, line by line. */
export function figureWords(sight: Sight, who: number): string[] {
  const figure = figureOf(sight, who);
  const owner = sight.view.owner[who] ?? NOBODY;
  const party = owner >= 0 ? [partyName(sight, owner)] : [];
  const rank = figure.sort === "detachment" ? [] : [t("web-smuta-rank", { legitimacy: personLegitimacy(sight, who), administration: figure.administration })];
  const piece = figure.sort === "personage" ? [] : armyWords(sight, who);
  const where = whereWords(sight, who);
  return [...party, ...(where ? [where] : []), ...rank, ...piece];
}

export function figureLine(sight: Sight, who: number): string {
  return `${figureName(sight, who)}. ${joined(figureWords(sight, who))}.`;
}

/** The towns of a table by die, the price, and what would be left. */
export function tableWords(sight: Sight, table: number): string[] {
  const { cost, rolls } = sight.figures.tables[table]!;
  const own = sight.view.legitimacy[sight.view.seat ?? 0] ?? 0;
  const left = own - sight.view.spent - cost;
  const named = rolls.flatMap((points, at) => (points.length > 0 ? [`${at + 1}: ${points.map((point) => pointName(sight, point)).join(" / ")}`] : []));
  return [sight.view.ask === "politics" ? t("web-smuta-table-cost", { cost, left }) : t("web-smuta-table-free"), named.join(", ")];
}

function goodWords(sight: Sight, good: number): string {
  const points = sight.view.about.points;
  const unit = sight.figures.units[good];
  const cost = good === SIEGE_GOOD ? sight.figures.siegeCost : (unit?.cost ?? 0);
  const strength = unit ? t("web-smuta-unit-worth", { fire: unit.fire, melee: unit.melee }) : "";
  return joined([strength, points === undefined ? "" : t("web-smuta-good-cost", { cost, left: points - cost })]);
}

/** Where a march would lead: into whom, and what the point is. */
function marchWords(sight: Sight, point: number): string {
  const own = sight.view.owner[sight.view.moving?.piece ?? NONE] ?? sight.view.seat ?? NOBODY;
  const enemies = piecesAt(sight, point).filter((who) => sight.view.owner[who] !== own && !has(sight, who, "inside"));
  const attack = enemies.length > 0 ? t("web-smuta-would-attack", { names: enemies.map((who) => `${figureName(sight, who)} (${worthWords(armyOf(sight, who))})`).join(", ") }) : "";
  return attack || joined(pointWords(sight, point));
}

/** What the die must show to evade: with the own strategic rating against that of the attacker, 4; a 1 never does, a 6 always. */
function evadeWords({ view }: Sight): string {
  if (!view.battle) return "";
  const [attacker = 0, own = 0] = view.battle.strategic;
  return t("web-smuta-would-evade", { least: Math.max(2, Math.min(6, EVADED - own + attacker)), own, attacker });
}

/** What a card does. */
export function cardWords(sight: Sight, card: number): string {
  return sight.seeing.words.about("card_kind", card).join(" ");
}

function more(sight: Sight, { kind, args }: Legal): string {
  const [first = 0, second = 0] = args;
  if (kind === "play" || kind === "pick") return cardWords(sight, first);
  if (kind === "win") return joined(tableWords(sight, first));
  if (kind === "buy" || kind === "bring") return goodWords(sight, first);
  if (kind === "go" || kind === "step") return marchWords(sight, first);
  if (kind === "town" || kind === "aim-at") return joined(pointWords(sight, first));
  if (kind === "place") return joined(pointWords(sight, second));
  if (kind === "kind") return goodWords(sight, first);
  if (kind === "lose") return t("web-smuta-would-lose", { count: sight.view.units[first]?.[second] ?? 0 });
  if (kind === "join") return joined(armyWords(sight, second));
  if (kind === "evade") return evadeWords(sight);
  return FIGURED.has(kind) ? joined(figureWords(sight, first)) : "";
}

/** What die and ratings must come to in order to evade. */
const EVADED = 4;
const FIGURED: ReadonlySet<string> = new Set(["take", "lay", "storm", "name", "proclaim", "send", "campaign", "resource", "lead", "shelter", "aim", "lose-detachment"]);

/** The move in words, and what it would bring. */
export function foretold(sight: Sight, move: Legal): string {
  const told = more(sight, move);
  const said = called(sight.seeing, move) || sight.seeing.words.move(move.move, sight.seeing.names);
  return told ? `${said}. ${told}`.replace(/\.?$/, ".").replace("..", ".") : said;
}
