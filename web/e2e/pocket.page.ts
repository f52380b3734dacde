import { Engine } from '../src/lib/pocket/engine';

/** One engine that plays and answers at once, and one that thinks. */
export interface Pocket {
  play: Engine;
  think: Engine;
}

Object.assign(globalThis, { pocket: { play: new Engine(), think: new Engine() } satisfies Pocket });
