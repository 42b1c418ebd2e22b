"""A person at a table of Ivan the Terrible."""

from __future__ import annotations

from tests.browser.people import Person

FREELY = 0.1
"""How often a free action is taken where one is open."""
LOOK = """() => {
  const seen = (query) => [...document.querySelectorAll(query)].find((one) => one.getClientRects().length > 0);
  if (seen('.curtain')) return 'curtain';
  if (seen('section.end')) return 'end';
  if (seen('.stage')) return seen('.stage button:not([aria-haspopup])') ? 'scene' : 'wait';
  if (seen('.prompt .buttons') && !seen('.prompt .buttons [data-target]')) return 'sure';
  return seen('[data-target]') ? 'asked' : 'wait';
}"""
CLICK = """([luck, freely]) => {
  const all = [...document.querySelectorAll('[data-target]')].filter((one) => one.getClientRects().length > 0);
  const bound = all.filter((one) => !one.hasAttribute('data-free'));
  const targets = freely || bound.length === 0 ? all : bound;
  targets[Math.floor(luck * targets.length)]?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
}"""


def sit(person: Person, others: list[dict[str, str]], **wishes: object) -> None:
    person.call("me")
    made = person.call("tables", {"game": "ivan", "seats": [{"kind": "me"}, *others], "start": True, **wishes})
    person.go(f"/table/{made['table']['id']}")
    person.page.locator(".ivan-board, .curtain").first.wait_for()


def pass_by(person: Person, situation: str) -> None:
    """Whatever stands between two questions."""
    if situation == "curtain":
        person.page.locator(".curtain button").click()
    elif situation == "scene":
        person.leave_scene()
    elif situation == "sure":
        person.page.locator(".prompt .buttons button").first.click()
    else:
        person.page.wait_for_timeout(20)


def click_somewhere(person: Person, freely: float = FREELY) -> None:
    """Give a random answer."""
    person.page.evaluate(CLICK, [person.luck.random(), person.luck.random() < freely])
