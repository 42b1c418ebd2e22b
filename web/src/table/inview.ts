/** Where none of the answers to a question is in sight, the part of the screen that holds them scrolls there. */

const CUTTING = ["auto", "scroll", "hidden", "clip"];

/** The part of an element that scrolling parents leave to be seen, as a share of its height. */
function share(one: Element): number {
  const box = one.getBoundingClientRect();
  let [top, bottom] = [box.top, box.bottom];
  for (let parent = one.parentElement; parent; parent = parent.parentElement) {
    if (!CUTTING.includes(getComputedStyle(parent).overflowY)) continue;
    const around = parent.getBoundingClientRect();
    [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
  }
  return box.height > 0 ? Math.max(0, bottom - top) / box.height : 0;
}

/** Bring what can be done in one part of the screen into sight, unless some of it is. Free actions are no answers. */
export function bringInView(part: ParentNode): void {
  const answers = [...part.querySelectorAll("[data-target]:not([data-free])")];
  if (answers.some((one) => share(one) > 0.6)) return;
  answers.at(-1)?.scrollIntoView({ block: "nearest" });
  answers[0]?.scrollIntoView({ block: "nearest" });
}
