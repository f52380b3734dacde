import { SvelteMap } from 'svelte/reactivity';

const KEY = 'beaten-';

/** The levels of the computer that the viewer has beaten on this device, by the game. */
class Ladder {
  readonly #levels = new SvelteMap<string, readonly number[]>();

  /** The beaten levels of a game, in ascending order. */
  beaten(game: string): readonly number[] {
    return this.#levels.get(game) ?? stored(game);
  }

  /** The lowest level above this one that is not beaten yet; null if there is none. */
  above(game: string, level: number, levels: number): number | null {
    const beaten = this.beaten(game);
    for (let next = level + 1; next <= levels; next++) if (!beaten.includes(next)) return next;
    return null;
  }

  /** Notes that the viewer has beaten a level. */
  climb(game: string, level: number): void {
    const before = this.beaten(game);
    if (before.includes(level)) return;
    const levels = [...before, level].sort((one, other) => one - other);
    this.#levels.set(game, levels);
    localStorage.setItem(KEY + game, levels.join(' '));
  }
}

function stored(game: string): number[] {
  const levels = (localStorage.getItem(KEY + game) ?? '').split(' ').map(Number);
  return levels.filter((level) => Number.isInteger(level) && level > 0);
}

export const ladder = new Ladder();
