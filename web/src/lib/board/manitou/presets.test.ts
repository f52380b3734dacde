import { describe, expect, it } from 'vitest';
import { sample } from '../samples';
import { isWhole, laidBy, seatAt, unplayed } from './hunt';
import { isHunter } from './names';
import { preset, PRESETS, scripted, type Preset } from './presets';

const { moments } = await sample('manitou');
/** The boards after the choice of each hunt of a game began. */
const boards = moments.flatMap(({ board }) =>
  board.game === 'manitou' && board.phase === 'choose' ? [board] : [],
);

describe('a hunt that the editor begins with', () => {
  it('has a turn of the viewer, with all their cards', () => {
    const kinds = Object.keys(PRESETS) as Preset[];
    for (const board of boards)
      for (const kind of kinds)
        for (const seat of board.seats.keys()) {
          const now = preset(board, { ...unplayed(board.grounds), seat }, kind);
          expect(isWhole(board, now)).toBe(true);
          expect(laidBy(board, now, seat).length).toBe(PRESETS[kind]);
          if (kind !== 'first') expect(seatAt(board, now.laid.length)).toBe(seat);
        }
  });

  it('uses only cards that the players have, and no third hero of one player in a ground', () => {
    for (const board of boards)
      for (const seat of board.seats.keys()) {
        const laid = scripted(board, 7 * board.seats.length).filter((_, at) => seatAt(board, at) === seat);
        const rest = [...(board.seats[seat]?.available ?? [])];
        for (const { card } of laid) expect(rest.splice(rest.indexOf(card), 1)).toEqual([card]);
        for (const ground of [1, 2, 3]) {
          const heroes = laid.filter((one) => one.ground === ground && !isHunter(one.card));
          expect(heroes.length).toBeLessThan(3);
        }
      }
  });
});
