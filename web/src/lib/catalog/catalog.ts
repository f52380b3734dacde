import type { GameInfo } from '../wire/types';

let known: Promise<GameInfo[]> | null = null;

/** The games, which are built into the page. */
export const catalog = (): Promise<GameInfo[]> =>
  (known ??= import('./games.json').then(({ default: games }) => games as GameInfo[]));
