import type { Chosen } from '../board/picking';

/** An action that the player has chosen and is asked to confirm. */
export class Confirming {
  #asked = $state.raw<{ chosen: Chosen; answer: (played: Promise<boolean> | false) => void } | null>(null);

  /** The action in question. */
  get chosen(): Chosen | null {
    return this.#asked?.chosen ?? null;
  }

  /** Asks the player. Resolves to whether the action was played: false if the player does not confirm. */
  ask(chosen: Chosen): Promise<boolean> {
    this.withdraw();
    return new Promise((answer) => (this.#asked = { chosen, answer }));
  }

  confirm(play: (chosen: Chosen) => Promise<boolean>): void {
    this.#asked?.answer(play(this.#asked.chosen));
    this.#asked = null;
  }

  withdraw(): void {
    this.#asked?.answer(false);
    this.#asked = null;
  }
}
