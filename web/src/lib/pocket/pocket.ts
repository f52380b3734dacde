// A game without a server: one engine plays and answers at once, the other one thinks.
import { Engine } from './engine';

export const pocket = { play: new Engine(), think: new Engine() };
