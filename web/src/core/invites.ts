/** Invitations. The secret of a seat stands behind `#`: no server log and no referrer ever sees it. */

import type { Invite } from "../wire.ts";

const SHELF = "prestol-invites";

type Kept = Record<string, Invite[]>;

function read(): Kept {
  try {
    return (JSON.parse(sessionStorage.getItem(SHELF) ?? "{}") ?? {}) as Kept;
  } catch {
    return {};
  }
}

/** Remember the invitations of a table while this tab is open: the server shows them only once. */
export function keepInvites(table: string, invites: readonly Invite[]): void {
  const kept = read();
  const others = (kept[table] ?? []).filter((one) => !invites.some((invite) => invite.seat === one.seat));
  kept[table] = [...others, ...invites];
  try {
    sessionStorage.setItem(SHELF, JSON.stringify(kept));
  } catch {
    // without storage the links live as long as the page; new ones can always be made
  }
}

export function keptInvites(table: string): Invite[] {
  return read()[table] ?? [];
}

/** The link that lets a friend take a seat. */
export function inviteLink(table: string, invite: Invite): string {
  return `${location.origin}/join/${encodeURIComponent(table)}#${invite.seat}.${encodeURIComponent(invite.secret)}`;
}

/** The seat and the secret of a link, read from its hash as `place.hash` has it; null where there is none. */
export function readInvite(hash: string): Invite | null {
  const match = /^(\d{1,2})\.(.+)$/.exec(hash);
  return match?.[1] && match[2] ? { seat: Number(match[1]), secret: match[2] } : null;
}
