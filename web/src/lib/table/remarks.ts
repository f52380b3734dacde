import { faceOf } from '../board';
import type { Remark, Sentence } from '../board/face';
import { calling, type Rival } from '../board/rival';
import type { Geometry } from '../wire/types';
import type { Moment } from './moments';

/** The action that led to a moment, with the `GameFace` of its game; null if there is none. */
function deedAt(moments: Moment[], at: number) {
  const [before, moment] = [moments[at - 1]?.board, moments[at]];
  if (!before || !moment?.parts || moment.action === null) return null;
  const { action, parts, effect, by } = moment;
  return { face: faceOf(before.game), deed: { action, parts, effect, by, before } };
}

/** The remarks on what the rules did in the action that led to a moment. */
export function remarksOn(moments: Moment[], at: number, yours: number[]): Remark[] {
  const found = deedAt(moments, at);
  return found?.face.remarks?.(found.deed, yours) ?? [];
}

/** Explains how the last action ended the game; null if the words of the rule are enough. */
export function closingRemark(
  moments: Moment[],
  yours: number[],
  names: string[],
  rival: Rival | null,
): Remark | null {
  const found = deedAt(moments, moments.length - 1);
  const remark = found?.face.ended?.(found.deed, yours, names);
  return remark ? calling(remark, rival) : null;
}

/** What a player who has lost could do better next time. */
export async function nextTime(moments: Moment[], geometry: Geometry, seat: number): Promise<Sentence[]> {
  const last = moments.at(-1)?.board;
  if (!last) return [];
  const module = await faceOf(last.game).nextTime?.();
  const deeds = moments.flatMap((_, at) => deedAt(moments, at)?.deed ?? []);
  return module?.nextTime(deeds, last, geometry, seat) ?? [];
}

/**
 * Whether an action had an effect that the viewer should read about before the game goes on, such as a
 * capture or an extra turn.
 */
export function eventful(moments: Moment[], at: number): boolean {
  const found = deedAt(moments, at);
  return found !== null && !found.face.keepsTelling && found.face.brief(found.deed).events.length > 0;
}

/**
 * The remarks to show on the board at a moment. They include the remarks on the viewer's own last action,
 * because the opponent's answer may have come before the viewer could read them. `told` says whether this
 * moment's own remarks may be shown yet. The viewer has closed the remarks up to the moment `closed`.
 */
export function remarksAt(
  moments: Moment[],
  at: number,
  yours: number[],
  told: boolean,
  closed = -1,
): Remark[] {
  const now = told && at !== closed ? remarksOn(moments, at, yours) : [];
  const own = moments.findLastIndex(({ by }, i) => i <= at && by !== null && yours.includes(by));
  const earlier: Remark[] = [];
  for (let i = Math.max(own, closed + 1, 1); own >= 0 && i < at; i++)
    for (const remark of remarksOn(moments, i, yours))
      if (!remark.brief) earlier.push({ ...remark, past: true });
  return [...earlier, ...now];
}
