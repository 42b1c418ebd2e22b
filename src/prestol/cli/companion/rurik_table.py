"""The table of Rurik as the companion knows it, in lines of words."""

from __future__ import annotations

from typing import Any

from prestol.engine.game import Game
from prestol.library.text import Text


class Table:
    """Says what stands where."""

    def __init__(self, game: Game, text: Text, screen: dict[str, Any]) -> None:
        self.game = game
        self.text = text
        self.screen = screen

    def name(self, domain: str, id: str) -> str:
        value = self.game.notation.domains[domain].index(id)
        return self.text.named(self.game, "one", domain, value)["one"]

    def say(self, key: str, **args: Any) -> str:
        return self.text.say(f"cli-companion-{key}", **args)

    def lines(self) -> list[str]:
        found = [self.say("table-round", round=self.screen["round"], rounds=self.screen["rounds"])]
        found += [self.region(region) for region in self.screen["regions"]]
        found += [line for banner in self.screen["banners"] if (line := self.banner(banner))]
        return [*found, *self.stocks()]

    def changed(self, regions: list[str]) -> list[str]:
        """Regions that were just changed, as they are now; without a region it is coins or war markers."""
        found = [self.region(region) for region in self.screen["regions"] if region["id"] in regions]
        return [*found, *(self.stocks() if "" in regions else [])]

    def stocks(self) -> list[str]:
        rebellion, you = self.screen["rebellion"], self.screen["you"]
        goods = [f"{self.name('good', id)} {count}" for id, count in rebellion["goods"].items() if count]
        figures = {name: rebellion[name] for name in ("coins", "supply", "war")}
        priority = self.name("priority", rebellion["priority"])
        return [
            self.say("table-rebellion", priority=priority, goods=", ".join(goods) or "–", **figures),
            self.say("table-you", supply=you["supply"], war=you["war"]),
        ]

    def region(self, region: dict[str, Any]) -> str:
        own = [self.say("table-troops", count=region["troops"])] if region["troops"] else []
        own += [self.name("leader", self.screen["you"]["leader"])] if region["leader"] else []
        own += [self.name("building", id).lower() for id in region["buildings"]]
        theirs = [self.say("table-rebels", count=region["rebels"])] if region["rebels"] else []
        theirs += [self.name("leader", "sviatopolk")] if region["sviatopolk"] else []
        theirs += [self.name("building", id).lower() for id in region["theirs"]]
        parts = [self.say("table-yours", what=", ".join(own))] if own else []
        parts += [self.say("table-theirs", what=", ".join(theirs))] if theirs else []
        parts += [self.say("table-neutrals", count=region["neutrals"])] if region["neutrals"] else []
        parts += [self.name("good", region["yields"]).lower()] if region["stocked"] and region["yields"] else []
        ruler = self.say(f"table-ruler-{region['ruler'] or 'nobody'}")
        return f"  {self.name('region', region['id'])} ({ruler}): {'; '.join(parts) or '–'}"

    def banner(self, banner: dict[str, Any]) -> str:
        taken = [self.advisor(space) for space in banner["spaces"] if space["side"]]
        return f"  {self.name('action', banner['id'])}: {', '.join(taken)}" if taken else ""

    def advisor(self, space: dict[str, Any]) -> str:
        value = space["advisor"].removeprefix("adv_").rstrip("ab")
        side = "you" if space["side"] == "you" else "rebellion"
        return self.say(f"table-advisor-{side}", value=value, bribe=space["bribe"])

    # --- the question

    def question(self) -> str:
        """What the companion wants to know, with an example of what to type."""
        ask, about = self.screen["ask"], self.screen["about"]
        figures: dict[str, Any] = {name: value for name, value in about.items() if isinstance(value, int)}
        if "region" in about:
            figures["region"] = self.name("region", about["region"])
        if ask == "deploy":
            free = [self.name("region", id) for id in about["regions"]]
            figures |= {"regions": ", ".join(free), "one": free[0].lower(), "other": free[1].lower()}
        if ask == "place":
            figures["advisors"] = ", ".join(id.removeprefix("adv_").rstrip("ab") for id in about["advisors"])
            figures["banners"] = ", ".join(self.name("action", id) for id in about["banners"])
        if ask == "turn":
            return self.turn(about["spaces"])
        return self.say("ask-top" if about.get("top") else f"ask-{ask}", **figures)

    def turn(self, spaces: list[dict[str, Any]]) -> str:
        value = spaces[0]["advisor"].removeprefix("adv_").rstrip("ab")
        return self.say("ask-turn", value=value, banner=self.name("action", spaces[0]["banner"]))

    def result(self) -> list[str]:
        result = self.screen["result"]
        parts = [f"{self.say(f'source-{name}')} {points}" for name, points in result["breakdown"].items()]
        how = "shared" if result["shared"] else "won" if result["won"] else "lost"
        ending = self.say(f"{how}-tie" if result["tie"] and how != "shared" else how, **self.scores())
        return [self.say("breakdown", points=result["rebellion"], parts=", ".join(parts)), ending]

    def scores(self) -> dict[str, int]:
        return {side: self.screen["result"][side] for side in ("you", "rebellion")}
