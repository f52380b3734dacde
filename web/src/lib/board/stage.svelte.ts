import type { Scene, Sprite } from './motion';
import { sounds } from '../sound/sounds.svelte';

/** Plays one scene at a time. A new scene replaces the running one. */
export class Stage {
  /** Milliseconds since the scene began; infinite once it is over. */
  time = $state(Infinity);
  #frame = 0;

  play(scene: Scene<Sprite>): void {
    cancelAnimationFrame(this.#frame);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || scene.length === 0 || document.hidden) {
      this.time = Infinity;
      if (scene.cues[0]) sounds.play(scene.cues[0].sound);
      return;
    }
    let begun: number | null = null;
    const due = [...scene.cues].sort((a, b) => a.at - b.at);
    const step = (now: number) => {
      begun ??= now;
      const time = now - begun;
      while (due[0] && due[0].at <= time) sounds.play((due.shift() as (typeof due)[0]).sound);
      this.time = time >= scene.length ? Infinity : time;
      if (time < scene.length) this.#frame = requestAnimationFrame(step);
    };
    this.time = 0;
    this.#frame = requestAnimationFrame(step);
  }

  /** Jumps to the end of the scene. */
  skip(): void {
    cancelAnimationFrame(this.#frame);
    this.time = Infinity;
  }
}
