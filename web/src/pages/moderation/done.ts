/** What an administrator does: it is done, said to be done, and what is shown is asked for again. */

import type { Deed } from "../../core/ask.svelte.ts";
import { t } from "../../core/text.svelte.ts";
import { toasts } from "../../ui/toasts.svelte.ts";

/** `key` is what to say once it is done. */
export function done(deed: Deed, act: () => Promise<void>, key: string, again: () => Promise<void>): Promise<void> {
  return deed.run(async () => {
    await act();
    toasts.say(t(key), "good");
    await again();
  });
}
