/** Walking over what can be done with the arrow keys: the next target in that direction gets the focus. */

export type Way = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export interface Spot {
  x: number;
  y: number;
}

const WAYS: Record<Way, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** How much worse it is to be off the way than far along it. */
const ASIDE = 2.5;

export function isWay(key: string): key is Way {
  return key in WAYS;
}

/** The index of the best spot from one spot in a direction; the nearest in line wins. -1 if there is none. */
export function next(spots: readonly Spot[], from: Spot, way: Way): number {
  const { x, y } = WAYS[way];
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, at) => {
    const along = (spot.x - from.x) * x + (spot.y - from.y) * y;
    if (along < 1) return;
    const aside = Math.abs((spot.x - from.x) * y + (spot.y - from.y) * x);
    const cost = along + aside * ASIDE;
    if (cost < least) [best, least] = [at, cost];
  });
  return best;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Move the focus inside a part of the page, at first to an answer rather than to a free action. With `all` things that cannot be done are walked over, too. */
export function walk(root: ParentNode, way: Way, all = false): boolean {
  const wanted = all ? "[data-thing], [data-target]" : "[data-target]";
  const found = [...root.querySelectorAll<HTMLElement | SVGElement>(wanted)];
  const here = document.activeElement;
  const at = here ? found.indexOf(here as HTMLElement) : -1;
  if (found.length === 0) return false;
  if (at < 0) {
    (found.find((one) => !one.hasAttribute("data-free")) ?? found[0])?.focus();
    return true;
  }
  const others = found.filter((_, index) => index !== at);
  const chosen = next(others.map(middle), middle(found[at] as Element), way);
  others[chosen]?.focus();
  return chosen >= 0;
}
