/** What the boards share in picking and showing moves, as state that their drawings follow. */

import { untrack } from 'svelte';
import { pose, type Point, type Scene, type Sprite } from './motion';
import { pick, type Chosen, type Rules } from './picking';
import { Stage } from './stage.svelte';

/** What a player points at on a board. */
export class Picking {
  picked = $state<string[]>([]);
  /** Where the pointer is that drags the first pick. */
  dragged = $state<Point | null>(null);
  /** The cell under the pointer, or in focus. */
  hovered = $state<string | null>(null);
  readonly #rules: () => Rules;
  readonly #onact: (chosen: Chosen) => void;
  readonly #stage: Stage;
  readonly next = $derived.by(() => this.#rules().next(this.picked));

  /** Pointing at something ends the scene on the stage: nobody waits for an animation. */
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

  /** Where the pointer holds the piece of this cell, if it does. */
  held(cell: string): Point | null {
    return this.picked[0] === cell ? this.dragged : null;
  }
}

/** The scene that led to the board as it stands, played when it is new. */
export class Showing<S extends Sprite> {
  readonly stage = new Stage();
  #scene = $state.raw<Scene<S>>({ sprites: [], cues: [], length: 0 });

  /** To be made while a component is made: its effects are the component's. */
  constructor(story: () => Scene<S>, moving: () => boolean) {
    $effect(() => {
      const scene = story();
      this.#scene = scene;
      if (moving()) untrack(() => this.stage.play(scene));
    });
  }

  /** The sprites that are seen at this moment, each where it is. */
  readonly shown = $derived.by(() =>
    this.#scene.sprites
      .map((sprite) => ({ ...sprite, ...pose(sprite, this.stage.time) }))
      .filter((sprite) => sprite.opacity > 0),
  );
}
