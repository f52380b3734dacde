import { describe, expect, it } from 'vitest';
import { sample } from '../samples';
import { actions, isWhole, seatAt, sizes, unlaid, unplayed, type Hunt } from './hunt';

const { moments } = await sample('manitou');
const boards = moments.flatMap(({ board }) => (board.game === 'manitou' ? [board] : []));
/** A first hunt of three players whose tiles were drawn. */
const dealt = (() => {
  const found = boards.find(({ phase }) => phase === 'choose');
  if (!found) throw new Error('no choice in the sample');
  return found;
})();

const hunt = (more: Partial<Hunt>): Hunt => ({ ...unplayed(dealt.grounds), ...more });

describe('a hunt that is set up', () => {
  it('goes round from the first player', () => {
    const { first } = dealt;
    expect(first).toBe(0);
    expect([0, 1, 2, 3].map((at) => seatAt(dealt, at))).toEqual([0, 1, 2, 0]);
  });

  it('asks for three cards in hand while the deck lasts', () => {
    expect(sizes(dealt, hunt({ seat: 0 }))).toEqual({ hand: 3, deck: 6 });
    const laid = Array.from({ length: 21 }, (_, i) => ({ card: String(Math.floor(i / 3) + 1), ground: 1 }));
    expect(sizes(dealt, hunt({ seat: 0, laid }))).toEqual({ hand: 2, deck: 0 });
  });

  it('leads to what was set up, and gives the others any cards', () => {
    const set = hunt({
      seat: 0,
      laid: [
        { card: 'chief', ground: 2 },
        { card: '10', ground: 1 },
      ],
      hand: ['3', 'chief', '5'],
      deck: ['1', '2', '4', '6', 'scout'],
    });
    const [tiles, ...rest] = actions(dealt, set, true);
    expect(tiles).toBe(`tiles:${dealt.grounds.map((tiles) => tiles.join(',')).join('|')}`);
    expect(rest).toEqual([
      'choose:1,2,3,4,5,6,chief,chief,scout',
      'choose:1,2,3,4,5,6,7,10',
      'choose:1,2,3,4,5,6,7',
      'deck:0:chief,3,chief,5,1,2,4,6,scout',
      'deck:1:10,1,2,3,4,5,6,7',
      'deck:2:1,2,3,4,5,6,7',
      'play:chief@2',
      'play:10@1',
    ]);
    expect(actions(dealt, set, false)[1]).toMatch(/^deck:0:/);
    expect(isWhole(dealt, set)).toBe(true);
  });

  it('is completed with any cards while some of the viewer’s are not known', () => {
    const set = hunt({ seat: 2, hand: ['9'], deck: ['rain'] });
    expect(isWhole(dealt, set)).toBe(false);
    expect(actions(dealt, set, true)).toContain('deck:2:9,rain,1,2,3,4,5');
  });

  it('lets nobody play a card twice', () => {
    const set = hunt({ seat: 1, laid: [{ card: 'chief', ground: 1 }] });
    const chiefs = (seat: number) => unlaid(dealt, set, seat).filter((card) => card === 'chief').length;
    expect([chiefs(0), chiefs(1)]).toEqual([1, 2]);
  });
});
