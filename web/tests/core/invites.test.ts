import { expect, it } from "vitest";

import { inviteLink, keepInvites, keptInvites, readInvite } from "../../src/core/invites.ts";

it("a link carries seat and secret behind the hash, and they come back", () => {
  const link = new URL(inviteLink("t0", { seat: 2, secret: "a/b+c d" }));
  expect(link.pathname).toBe("/join/t0");
  expect(link.search).toBe("");
  expect(readInvite(decodeURIComponent(link.hash.slice(1)))).toEqual({ seat: 2, secret: "a/b+c d" });
});

it.each(["", "secret", "x.secret", "2."])("“%s” is no invitation", (hash) => {
  expect(readInvite(hash)).toBeNull();
});

it("a fresh invitation takes the place of the one before", () => {
  keepInvites("t0", [
    { seat: 1, secret: "one" },
    { seat: 2, secret: "two" },
  ]);
  keepInvites("t0", [{ seat: 1, secret: "new" }]);
  expect(keptInvites("t0").sort((one, other) => one.seat - other.seat)).toEqual([
    { seat: 1, secret: "new" },
    { seat: 2, secret: "two" },
  ]);
  expect(keptInvites("t1")).toEqual([]);
});
