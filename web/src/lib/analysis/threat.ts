import { faceOf } from '../board';
import { optionsOf } from '../games';
import { Refused } from '../net/refused';
import type { GameInfo } from '../wire/types';
import type { Place } from './link';
import { begun, unlessRefused } from './open';

/**
 * In a game of two seats: the position as it would be if the seat to act had passed. The other seat is to act
 * in it. Null if no game can begin with that position, or if the game's positions have no text.
 */
export async function passed(info: GameInfo, spec: string, position: string): Promise<Place | null> {
  const code = await faceOf(info.name).editing?.();
  const known = { geometry: info.geometry, options: optionsOf(spec, info.options) };
  const draft = code?.editing.read(position, known);
  if (!code || !draft || draft.turn === null) return null;
  const { editing } = code;
  const turned = editing.turned(draft, 1 - draft.turn);
  try {
    return await begun(spec, editing.write(turned));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const mended = editing.mend?.(turned, error.all);
    return mended ? unlessRefused(begun(spec, editing.write(mended))) : null;
  }
}
