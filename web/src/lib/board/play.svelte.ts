/** The state that every board needs for picking actions and showing moves. */

import { untrack } from 'svelte';
import { pose, type Point, type Scene, type Sprite } from './motion';
import { pick, type Chosen, type Rules } from './picking';
import { Stage } from './stage.svelte';

/** The cells that a player has picked so far. */
export class Picking {
  picked = $state<string[]>([]);
  /** Where the pointer drags the first pick; null if it drags nothing. */
  dragged = $state<Point | null>(null);
  /** The cell under the pointer or in focus. */
  hovered = $state<string | null>(null);
  readonly #rules: () => Rules;
  readonly #onact: (chosen: Chosen) => void;
  readonly #stage: Stage;
  readonly next = $derived.by(() => this.#rules().next(this.picked));

  /** Each press ends the animation on `stage`, so that nobody has to wait for it. */
  constructor(rules: () => Rules, stage: Stage, onact: (chosen: Chosen) => void) {
    this.#rules = rules;
    this.#stage = stage;
    this.#onact = onact;
  }

  press(id: string): void {
    this.#stage.skip();
    const result = pick(this.#rules(), this.picked, id);
    this.picked = result.kind === 'go-on' ? result.picked : [];
    if (result.kind === 'act') this.#onact(result.chosen);
  }

  cancel(): void {
    this.picked = [];
  }

  /** Where the pointer holds the piece of this cell; null if it does not drag that piece. */
  held(cell: string): Point | null {
    return this.picked[0] === cell ? this.dragged : null;
  }
}

/** Plays the scene that led to the current board, and gives the sprites to draw. */
export class Showing<S extends Sprite> {
  readonly stage = new Stage();
  #scene = $state.raw<Scene<S>>({ sprites: [], cues: [], length: 0 });

  /** Call this while a component is created, because it registers an effect. */
  constructor(story: () => Scene<S>, moving: () => boolean) {
    $effect(() => {
      const scene = story();
      this.#scene = scene;
      if (moving()) untrack(() => this.stage.play(scene));
    });
  }

  /** The visible sprites, each at its current place. */
  readonly shown = $derived.by(() =>
    this.#scene.sprites
      .map((sprite) => ({ ...sprite, ...pose(sprite, this.stage.time) }))
      .filter((sprite) => sprite.opacity > 0),
  );
}
