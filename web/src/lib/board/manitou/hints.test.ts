import { beforeAll, expect, it } from 'vitest';
import type { ManitouAction } from '$lib/wire/types';
import english from '$lib/words/en';
import { words } from '$lib/words/words.svelte';
import { sample } from '../samples';
import { hintWords } from './hints';

beforeAll(() => words.use('en', english));

const { geometry, moments } = await sample('manitou');
if (geometry.game !== 'manitou') throw new Error('another game');
const start = moments.find(({ board }) => board.game === 'manitou' && board.phase === 'play')?.board;
if (start?.game !== 'manitou') throw new Error('nobody plays');
const found = start;
/** A board on which nobody has tiles, with these cards of seat 0 and seat 1 in ground 1. */
function board(mine: string[], theirs: string[], tiles: string[] = []) {
  const laid = [mine, theirs].map((cards) => cards.map((card) => ({ card, face_up: true })));
  const sum = (cards: string[] = []) => cards.reduce((sum, card) => sum + (Number(card) || 0), 0);
  return {
    ...found,
    own: { seat: 0, hand: ['2', '9', 'scout'], deck: [], aside: [] },
    seats: found.seats.map((player, seat) => ({
      ...player,
      tiles: seat === 0 ? tiles : [],
      points: {
        pairs: 0,
        tepees: seat === 0 && tiles.includes('t1') ? 1 : 0,
        buffaloes: 0,
        totem: 0,
        horse: 0,
        tomahawks: 0,
        total: 0,
      },
      grounds: [laid[seat] ?? [], [], []] as typeof player.grounds,
      total: sum([mine, theirs][seat]),
      strength: [sum([mine, theirs][seat]), 0, 0] as typeof player.strength,
      tomahawks: [0, 0, 0] as typeof player.tomahawks,
    })),
  };
}
/** The same with a third player, who has these cards in ground 1. */
function third(at: ReturnType<typeof board>, cards: string[]): ReturnType<typeof board> {
  const like = board([], cards).seats[1];
  return like ? { ...at, seats: [...at.seats.slice(0, 2), like] } : at;
}
const hint = (at: ReturnType<typeof board>, action: string, parts: ManitouAction) =>
  hintWords(at, geometry, { seat: 0, action, parts: { game: 'manitou', ...parts }, words: 'This' });
const play = (at: ReturnType<typeof board>, card: string) =>
  hint(at, `play:${card}@1`, { kind: 'play', card, ground: 1 });
const COMPUTER = 'This. The computer would play this.';

it('says what a hunter does, and is silent where only the computer knows', () => {
  expect(play(board([], []), '9')).toBe('This. With it, you are the strongest in ground 1.');
  expect(play(board(['3'], ['8']), '9')).toBe('This. With it, you are ahead in ground 1: 12 against 8.');
  expect(play(board([], ['10']), '9')).toBe('This. With it, you are second in ground 1: 9 against 10.');
  expect(play(board([], ['9']), '9')).toBe(COMPUTER);
});

it('says what a hunter costs, from the third turn on', () => {
  const ahead = 'This. With it, you are ahead in ground 1: 12 against 8.';
  expect(play(board(['3', 'scout'], ['8']), '9')).toBe(`${ahead} But it brings the thief.`);
  expect(play(board(['3'], ['8']), '9')).toBe(ahead);
});

it('says that stronger players tie, who then take nothing (MN-22)', () => {
  const why = 'This. With it, you are ahead in ground 1: the players who tie at 9 take nothing.';
  expect(play(third(board([], ['9']), ['9']), '2')).toBe(why);
});

it('says that a weak hunter keeps stronger cards, if one can still be played in this hunt', () => {
  const spare = 'This. It keeps your stronger cards for later.';
  expect(play(third(board([], ['8']), ['10']), '2')).toBe(spare);
  // The strongest takes both tiles, so the second takes none.
  const two = { ...board([], ['8']), grounds: [['t1', 't2'], [], []] as string[][] };
  expect(play(two as ReturnType<typeof board>, '2')).toBe(spare);
  // Here the hunter ties with another player's, who then takes nothing. So it does more than save stronger
  // cards.
  expect(play(third(board([], ['2']), ['10']), '2')).toBe(COMPUTER);
  const last = third(board(['chief', 'chief', ...Array(4).fill('scout')], ['8']), ['10']);
  expect(play(last, '2')).toBe(COMPUTER);
  expect(play({ ...last, totem: 0 }, '2')).toBe(spare);
  const moved = hint(third(board([], ['8']), ['10']), 'move:2@2>1', {
    kind: 'move',
    card: '2',
    from: 2,
    to: 1,
  });
  expect(moved).toBe(COMPUTER);
});

it('says what a hero does', () => {
  expect(play(board([], []), 'scout')).toBe(
    'This. With it, you would be the first to take a tile in ground 1.',
  );
  expect(play(board(['chief'], []), 'scout')).toBe('This. It protects your hero in ground 1.');
  expect(play(board([], ['matriarch']), 'scout')).toBe('This. It turns Matriarch face down in ground 1.');
  expect(play(board([], ['scout']), 'scout')).toMatch(/turned down with it/);
  expect(play(board([], ['chief']), 'scout')).toBe(COMPUTER);
});

it('names the cards of a choice, and what a tile brings or costs', () => {
  const chosen = hint(board([], []), 'choose:3,10,chief', { kind: 'choose', cards: ['3', '10', 'chief'] });
  expect(chosen).toBe('The computer would take 3, 10, and Chieftain.');
  const take = (tile: string) => hint(board([], []), `take:${tile}`, { kind: 'take', tile });
  expect(take('horse')).toBe('This. It brings 1 point now.');
  expect(take('t1')).toBe(COMPUTER);
  const owner = board([], [], ['t1', 'totem']);
  expect(hint(owner, 'discard:t1', { kind: 'discard', tile: 't1' })).toBe('This. It costs you no point.');
});
