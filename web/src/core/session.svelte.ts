/** Who is playing in this browser. Everybody has an identity from the first visit; an account is only for more devices. */

import type { Me } from "../wire.ts";
import { shownName } from "./names.ts";
import { rest } from "./rest.ts";

class Session {
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

  /** The name as it is shown; empty until it is known. */
  get name(): string {
    return this.me ? shownName(this.me.name, this.me.guest) : "";
  }

  /** The person, asked for once; after a failure it is asked for again the next time. */
  know(): Promise<Me> {
    this.#asked ??= rest.me().then(
      (me) => this.set(me),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** Ask again who this browser is: its session may have ended. */
  again(): Promise<Me> {
    this.#asked = null;
    return this.know();
  }

  set(me: Me): Me {
    this.me = me;
    this.#asked = Promise.resolve(me);
    return me;
  }
}

export const session = new Session();
