import { expect, it } from 'vitest';
import type { ManitouBoard } from '$lib/wire/types';
import english from '$lib/words/en';
import { words } from '$lib/words/words.svelte';
import { drawsThief, foresee, prospect } from './foresight';
import { turnOf } from './layout';

/** A board on which seats have these hunters in ground 1, and this many tomahawks. */
const hunters = (laid: number[][], tomahawks: number[] = []) =>
  ({
    first: 0,
    grounds: [['t1', 't1', 't1'], [], []],
    seats: laid.map((cards, seat) => ({
      grounds: [cards.map((card) => ({ card: String(card), face_up: true })), [], []],
      strength: [cards.reduce((sum, card) => sum + card + (tomahawks[seat] ?? 0), 0), 0, 0],
      tomahawks: [cards.length * (tomahawks[seat] ?? 0), 0, 0],
      total: cards.reduce((sum, card) => sum + card, 0),
      robbed: false,
      tiles: Array.from({ length: tomahawks[seat] ?? 0 }, () => 'tomahawk'),
    })),
  }) as unknown as ManitouBoard;

it('foretells the rank of a hunter, tomahawks included (MN-22, MN-23)', () => {
  const rank = (board: ManitouBoard, card: string) => {
    const { rank, own, other } = prospect(board, card, 0, 1);
    return [rank, own, other];
  };
  expect(rank(hunters([[], []]), '4')).toEqual(['alone', 4, 0]);
  expect(rank(hunters([[3], []]), '4')).toEqual(['alone', 7, 0]);
  expect(rank(hunters([[3], [5]]), '4')).toEqual(['highest', 7, 5]);
  expect(rank(hunters([[], [5]]), '5')).toEqual(['tie', 5, 5]);
  expect(rank(hunters([[], [5]]), '4')).toEqual(['next', 4, 5]);
  expect(rank(hunters([[], [5], [6]]), '4')).toEqual(['none', 4, 6]);
  expect(rank(hunters([[], [5]], [2]), '4')).toEqual(['highest', 6, 5]);
  // Stronger players who tie are passed over, but the result still names their strength.
  expect(rank(hunters([[], [6], [6]]), '4')).toEqual(['passes', 4, 6]);
  expect(rank(hunters([[], [6], [6], [3]]), '4')).toEqual(['passes', 4, 6]);
  expect(rank(hunters([[], [3], [3]]), '4')).toEqual(['highest', 4, 3]);
  expect(rank(hunters([[], [6], [5]]), '5')).toEqual(['tie', 5, 5]);
  expect(rank(hunters([[], [7], [7], [6]]), '5')).toEqual(['next', 5, 6]);
});

it('foretells the tiles that a card would bring, as the sides count them (MN-21 to MN-23)', async () => {
  await words.use('en', english);
  const cards = [{ card: 'chief', name: '', value: null, defeats: ['scout'] }];
  /** What seat 0 would get in a ground with three tiles where the other player, or seat 0 itself, has such a hero. */
  const told = (laid: number[][], hero: string | null, card: string, own?: string) => {
    const board = hunters(laid);
    const seats = board.seats.map((player, seat) => {
      const card = [own, hero][seat];
      const more = card ? [{ card, face_up: true }] : [];
      return { ...player, grounds: [[...player.grounds[0], ...more], [], []] };
    });
    const grounds = [['t1', 'b1', 'b2'], [], []];
    return foresee({ ...board, grounds, seats } as unknown as ManitouBoard, cards, card, 0, 1).text;
  };
  expect(told([[], []], null, '6')).toBe('alone with 6: you take 2 tiles');
  expect(told([[5], [10]], null, '6')).toBe('11 against 10: you take 2 tiles');
  expect(told([[], [8]], null, '6')).toBe('6 against 8: second, 1 tile');
  expect(told([[], [8]], 'scout', '6')).toBe('6 against 8: none left');
  expect(told([[3], [8]], null, '4', 'chief')).toBe('7 against 8: hero takes 1');
  expect(told([[3], []], null, '4', 'chief')).toBe('alone with 7: you take 3 tiles');
  expect(told([[5], []], 'scout', 'chief')).toBe('defeats Scout: you take 3 tiles');
  expect(told([[], [8]], null, 'chief')).toBe('your hero takes 1 tile first');
});

it('foretells the leather thief, who counts without tomahawks (MN-19)', () => {
  expect(drawsThief(hunters([[1, 2], [8]], [2]), '4', 0)).toBe('no');
  expect(drawsThief(hunters([[1, 2], [8]]), '5', 0)).toBe('tie');
  expect(drawsThief(hunters([[1, 2], [8]]), '6', 0)).toBe('yes');
  expect(drawsThief(hunters([[1, 2], [8]]), 'chief', 0)).toBe('no');
  expect(drawsThief(hunters([[3], [8]]), '6', 0)).toBe('no');
  const ahead = hunters([[2, 6], [3]]);
  const seats = ahead.seats.map((player, seat) => ({ ...player, robbed: seat === 0 }));
  expect(drawsThief({ ...ahead, seats } as ManitouBoard, '4', 0)).toBe('stays');
  expect(drawsThief({ ...ahead, seats } as ManitouBoard, 'chief', 0)).toBe('no');
  // From the second hunt on, it comes before tiles are shared out (MN-20).
  const bare = seats.map((player) => ({ ...player, tiles: [] }));
  expect(drawsThief({ ...ahead, seats: bare, hunt: 2 } as unknown as ManitouBoard, '4', 0)).toBe('no');
});

it('counts the turns of a hunt, even if somebody passed (MN-10, MN-31)', () => {
  expect(turnOf(hunters([[], []]), 0)).toBe(1);
  expect(turnOf(hunters([[1], []]), 1)).toBe(1);
  expect(turnOf(hunters([[1], [2]]), 0)).toBe(2);
  expect(turnOf(hunters([[1, 2, 3], [4]]), 0)).toBe(4);
});
