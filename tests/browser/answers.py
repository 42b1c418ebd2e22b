"""Which answers of a question can be seen and clicked in a page, and which cannot."""

from __future__ import annotations

from tests.browser.people import Person

SEEN = """() => {
  const CUTTING = ['auto', 'scroll', 'hidden', 'clip'];
  const SLACK = 1.5;
  const inside = (box, around) => box.left >= around.left - SLACK && box.top >= around.top - SLACK
    && box.right <= around.right + SLACK && box.bottom <= around.bottom + SLACK;
  const why = (one) => {
    const box = one.getBoundingClientRect();
    if (box.width < 8 || box.height < 8) return 'has no size';
    if (!inside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return 'lies outside the window';
    for (let parent = one.parentElement; parent; parent = parent.parentElement) {
      const style = getComputedStyle(parent);
      const cuts = CUTTING.includes(style.overflowX) || CUTTING.includes(style.overflowY);
      const name = parent.className || parent.tagName;
      if (cuts && !inside(box, parent.getBoundingClientRect())) return `is cut off by ${name}`;
    }
    const spots = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]];
    const free = spots.filter(([x, y]) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return hit && (one.contains(hit) || hit === one);
    });
    if (free.length < 3) return 'is covered';
    if (one.tabIndex < 0 || one.disabled) return 'has no place among the keys';
    one.focus({ preventScroll: true });
    return document.activeElement === one ? '' : 'cannot be focused';
  };
  const found = {};
  for (const one of document.querySelectorAll('[data-target]')) {
    const fault = why(one);
    for (const move of one.dataset.target.split(', ')) if (found[move] !== '') found[move] = fault;
  }
  document.activeElement?.blur();
  return found;
}"""


BEGINS = '[data-target*=", "]'
"""Something whose click begins several moves, so that another click must follow."""


def seen(person: Person) -> dict[str, str]:
    """The moves that are offered, each with what keeps it from being seen or reached; nothing if nothing does."""
    found: dict[str, str] = person.page.evaluate(SEEN)
    return found


def faults(found: dict[str, str], wanted: set[str]) -> dict[str, str]:
    """The answers that are missing or out of reach, each with the reason."""
    return {move: fault for move in sorted(wanted) if (fault := found.get(move, "is not there"))}


def begins(person: Person) -> dict[str, str]:
    """The same for the second click of a move of two: whatever the first thing begins can be ended."""
    first = person.page.locator(BEGINS).first
    if first.count() == 0:
        return {}
    moves = (first.get_attribute("data-target") or "").split(", ")
    first.click(force=True)  # `seen` has found it within reach; a picture that never rests would hold up a plain click
    person.page.locator('[aria-pressed="true"][data-thing]').first.wait_for()
    found = seen(person)
    for other in person.page.locator(".mover[aria-pressed=false]").all():
        other.click()
        found |= {move: fault for move, fault in seen(person).items() if found.get(move) != ""}
    more = person.page.locator(".bribe .more")
    while more.count() > 0 and more.is_enabled():
        more.click()
        found |= {move: fault for move, fault in seen(person).items() if found.get(move) != ""}
    person.page.keyboard.press("Escape")
    person.page.locator(BEGINS).first.wait_for()
    return faults(found, set(moves))
