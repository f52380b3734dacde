import type { GameInfo } from '../wire/types';

/** The games, which are built into the page. */
export const catalog = (): Promise<GameInfo[]> =>
  import('./games.json').then(({ default: games }) => games as GameInfo[]);
