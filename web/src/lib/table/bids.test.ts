import { beforeAll, describe, expect, it } from 'vitest';
import english from '../words/en';
import { words } from '../words/words.svelte';
import { biddingWords, bidQuestion, bidsWords } from './bids';
import { applyEvent } from './moments';
import type { Company } from './sides';
import { sample } from '../board/samples';

beforeAll(() => words.use('en', english));

const ada: Company = { game: 'mandua', names: ['Ada', 'Bo'], levels: [null, null], yours: [0] };
const shared: Company = { game: 'mandua', names: ['Hunter', 'Tiger'], levels: [null, null], yours: [0, 1] };
const bids = (...numbers: number[]) => ({ numbers, most: (numbers.at(-1) ?? 26) - 1, exchanged: false });

describe('the question to the player who bids', () => {
  it('asks for a number at first', () => {
    const { text, numbers, passes } = bidQuestion(ada, 0, bids());
    expect(text).toContain('Then Bo names fewer');
    expect([numbers[0], numbers.at(-1), passes]).toEqual([25, 1, false]);
  });

  it('says what was named, and by whom', () => {
    const { text, numbers, passes } = bidQuestion(ada, 0, bids(20, 15));
    expect(text).toMatch(/^Bo would play Hunter with 15 hunters\./);
    expect([numbers[0], passes]).toEqual([14, true]);
  });

  it('leaves only to pass after the smallest number', () => {
    const { text, numbers, passes } = bidQuestion(ada, 0, bids(1));
    expect(text).toContain('so you play Tiger');
    expect([numbers, passes]).toEqual([[], true]);
  });

  it('names no side on a shared device, where nobody has one yet', () => {
    const { title, text } = bidQuestion(shared, 1, bids(20));
    expect(title).toBe('The second player bids');
    expect(text).toMatch(/^The other player would play Hunter with 20 hunters\./);
  });
});

it('tells the others what they wait for', () => {
  expect(biddingWords(ada, 1, bids())).toBe('Bo bids.');
  expect(biddingWords(ada, 1, bids(20))).toBe('Bo bids. 20 hunters were named last.');
});

it('says how the bids ended', () => {
  const end = { at: 0, seat: 0, exchanged: true, number: 12 };
  expect(bidsWords(ada, end)).toBe('You play Hunter with 12 hunters.');
  expect(bidsWords({ ...ada, yours: [1] }, end)).toBe('Ada plays Hunter with 12 hunters.');
  expect(bidsWords(shared, end)).toBe('The second player plays Hunter with 12 hunters.');
});

it('the game begins with another board', async () => {
  const { moments } = await sample('mandua');
  const board = moments[0]?.board;
  if (board?.game !== 'mandua') throw new Error('the sample has a board');
  const begun = applyEvent([], { what: 'started', board });
  const fewer = { ...board, all: 12 };
  const passed = applyEvent(begun, { what: 'passed', seat: 1, bid: 12, exchanged: false, board: fewer });
  expect(passed.map(({ ply, board }) => [ply, board])).toEqual([[0, fewer]]);
});
