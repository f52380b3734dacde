import { untrack } from 'svelte';
import { told, type Acted, type Namer, type Told } from './told';

interface Latest {
  /** How many actions the game has had. */
  at: number;
  acted: Acted | null;
  /** The seat of the viewer. */
  seat: number;
  /** Whether the viewer has seen what the last action came to. */
  telling: boolean;
}

/** What happened since the viewer's last action, or since the hunt began, and why. */
export class Chronicle {
  #log = $state.raw<{ at: number; lines: Told[] }[]>([]);
  readonly #latest: () => Latest;

  readonly lines = $derived.by(() => {
    const { at, telling } = this.#latest();
    return this.#log.flatMap((one) => (one.at < at || telling ? one.lines : []));
  });

  constructor(latest: () => Latest, namer: Namer) {
    this.#latest = latest;
    $effect(() => {
      const { at, acted, seat } = latest();
      const lines = acted ? told(acted, namer) : [];
      untrack(() => {
        const earlier = this.#log.filter((one) => one.at < at);
        const fresh = acted?.by === seat || acted?.parts.kind === 'tiles';
        const follows = !fresh && earlier.at(-1)?.at === at - 1;
        this.#log = [...(follows ? earlier : []), { at, lines }];
      });
    });
  }
}
