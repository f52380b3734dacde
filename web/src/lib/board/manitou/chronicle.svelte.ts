import { untrack } from 'svelte';
import { told, type Acted, type Namer } from './told';

interface Latest {
  /** How many actions the game has had. */
  at: number;
  acted: Acted | null;
  /** The seat of the viewer. */
  seat: number;
}

/** What happened since the viewer's last action, or since the hunt began, and why. */
export class Chronicle {
  #log = $state.raw<{ at: number; acted: Acted | null }[]>([]);
  readonly #latest: () => Latest;
  readonly #telling: () => boolean;
  readonly #namer: Namer;

  readonly lines = $derived.by(() => {
    const { at } = this.#latest();
    const seen = this.#log.filter((one) => one.at < at || this.#telling());
    return seen.flatMap(({ acted }) => (acted ? told(acted, this.#namer) : []));
  });

  /** `telling` is whether the viewer has seen what the last action did. */
  constructor(latest: () => Latest, telling: () => boolean, namer: Namer) {
    this.#latest = latest;
    this.#telling = telling;
    this.#namer = namer;
    $effect(() => {
      const { at, acted, seat } = latest();
      untrack(() => {
        const earlier = this.#log.filter((one) => one.at < at);
        const fresh = acted?.by === seat || acted?.parts.kind === 'tiles';
        const follows = !fresh && earlier.at(-1)?.at === at - 1;
        this.#log = [...(follows ? earlier : []), { at, acted }];
      });
    });
  }
}
