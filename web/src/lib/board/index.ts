/** The only list of the games in the page's code. */

import type { Game, GameFace } from './face';
import { jungle } from './jungle';
import { mana } from './mana';
import { mancala } from './mancala';
import { mandua } from './mandua';
import { manitou } from './manitou';

const faces: { [G in Game]: GameFace<G> } = { mancala, mana, jungle, mandua, manitou };

/** The games, in the order in which the home page shows them. */
export const games = Object.keys(faces) as Game[];

export const isGame = (name: string): name is Game => Object.hasOwn(faces, name);

/** The `GameFace` of a game. Callers must pass it only boards and actions of the same game. */
export function faceOf(game: string): GameFace {
  if (!isGame(game)) throw new Error(`no game ${game}`);
  return faces[game] as unknown as GameFace;
}
