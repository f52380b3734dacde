import { Engine } from '../src/lib/pocket/engine';

/** Two engines: one plays and answers at once, the other thinks. */
export interface Pocket {
  play: Engine;
  think: Engine;
}

Object.assign(globalThis, { pocket: { play: new Engine(), think: new Engine() } satisfies Pocket });
