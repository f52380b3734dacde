import type { Game, Purposes } from '../board/face';
import { optionsOf } from '../games';
import type { Moment } from '../table/moments';
import type { Board, GameInfo, Study } from '../wire/types';

/** What a game's code can say about the purposes of actions. */
export interface Helper {
  purposes: Purposes<Game>;
  tells?: boolean;
}

/**
 * What the first action of a line achieves, in words for the seat that plays it; null if there is nothing to say.
 * `after` is the moment to which it leads.
 */
export function purposeOf(
  helper: Helper | null,
  { geometry, options }: Pick<GameInfo, 'geometry' | 'options'>,
  spec: string,
  { seat, line, certain, value }: Study,
  before: Board | undefined,
  after: Moment | null | undefined,
): string | null {
  const [first] = line;
  if (!helper || !first?.parts || !before || !after) return null;
  const best = { seat, parts: first.parts, wins: certain && value > 0.5, line };
  return helper.purposes(before, after.board, geometry, best, optionsOf(spec, options))[0] ?? null;
}
