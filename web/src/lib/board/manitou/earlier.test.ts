import { describe, expect, it } from 'vitest';
import type { Happened } from '$lib/wire/types';
import { sample } from '../samples';
import { byHunt, exchanged, kindsFor, won } from './earlier';

const { moments } = await sample('manitou');
/** A game as the engine tells it: the start, then each action. */
const line = moments.map(({ board, action, by }, ply): Happened => {
  if (action === null) return { what: 'started', board };
  if (by === null) return { what: 'dealt', ply, action, parts: null, board };
  return { what: 'played', seat: by, ply, action, parts: null, effect: { effect: 'plain' }, board };
});
const played = moments.flatMap(({ action }) => (action === null ? [] : [action]));
/** The number of actions before the hunt of this number. */
const before = (hunt: number) =>
  byHunt(played.map((action) => ({ action })))
    .slice(0, hunt - 1)
    .flat().length;

describe('the hunts before the one that is set up', () => {
  it('brought the tiles that the players have', () => {
    for (const hunt of [2, 3]) {
      const end = before(hunt);
      const board = moments[end]?.board;
      if (board?.game !== 'manitou') throw new Error('no board');
      const all = won(line.slice(0, end + 1));
      for (const [seat, { tiles }] of board.seats.entries()) {
        const own = all.filter((one) => one.seat === seat).map(({ tile }) => tile);
        expect([hunt, seat, own.sort()]).toEqual([hunt, seat, [...tiles].sort()]);
      }
      expect(all.some(({ last }) => !last)).toBe(hunt > 2);
    }
  });

  it('bring another tile if the referee draws another', () => {
    const end = before(2);
    const earlier = played.slice(0, end);
    const [one] = won(line.slice(0, end + 1));
    if (!one) throw new Error('no tile was won');
    const changed = exchanged(earlier, one, 'horse');
    expect(changed[one.taken]).toBe('take:horse');
    expect(changed[one.drawn]?.split('|')[one.ground]).toContain('horse');
    const same = (action: string, at: number) =>
      action === changed[at] || [one.drawn, one.taken].includes(at);
    expect(earlier.every(same)).toBe(true);
    expect(exchanged(changed, { ...one, tile: 'horse' }, one.tile).length).toBe(end);
  });

  it('stay as they were if a tepee becomes a buffalo, but not if it becomes a totem', () => {
    const one = { seat: 0, taken: 0, drawn: 0, ground: 0 };
    const kinds = ['t1', 'b2', 'totem', 'horse'];
    expect(kindsFor({ ...one, tile: 't1', last: true }, kinds)).toEqual(kinds);
    expect(kindsFor({ ...one, tile: 't1', last: false }, kinds)).toEqual(['t1', 'b2']);
    expect(kindsFor({ ...one, tile: 'horse', last: false }, kinds)).toEqual(['horse']);
  });
});
