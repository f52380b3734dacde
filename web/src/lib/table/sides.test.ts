import { beforeEach, describe, expect, it } from 'vitest';
import english from '../words/en';
import { say, words } from '../words/words.svelte';
import type { State } from '../wire/types';
import type { Moment } from './moments';
import {
  askedState,
  choiceWords,
  choosingWords,
  formerCalls,
  mayUndo,
  seatAt,
  sideQuestion,
  type Company,
  type SideChoice,
} from './sides';

const company = (parts: Partial<Company> = {}): Company => ({
  game: 'mancala',
  names: ['Ada', 'Bo'],
  levels: [null, null],
  yours: [],
  ...parts,
});
/** The same person twice, so that only the sides tell them apart. */
const nameless = (yours: number[]) => company({ names: ['South', 'North'], yours });
const exchange = { at: 1, seat: 1, exchanged: true };
const keep = { ...exchange, exchanged: false };

beforeEach(() => words.use('en', english));

it('a turn from before the choice cannot be taken back', () => {
  const game = (...seats: number[]) => [null, ...seats].map((by, ply) => ({ by, ply }) as unknown as Moment);
  const acted = (moments: Moment[], choice: SideChoice | null) =>
    [0, 1].map((seat) => mayUndo(moments, choice, seat));
  expect(acted(game(), null)).toEqual([false, false]);
  expect(acted(game(0), null)).toEqual([true, false]);
  expect(acted(game(0, 1), keep)).toEqual([false, true]);
  // Seat 0 goes on with the turn in which the side was chosen.
  expect(acted(game(0, 0), keep)).toEqual([false, false]);
  expect(acted(game(0, 1), exchange)).toEqual([false, true]);
  expect(acted(game(0, 1, 0), exchange)).toEqual([true, true]);
});

it('before the choice, the players sat in their former seats', () => {
  expect([0, 1, 2].map((at) => seatAt(exchange, at, 0))).toEqual([1, 1, 0]);
  expect([0, 1, 2].map((at) => seatAt(keep, at, 0))).toEqual([0, 0, 0]);
  expect(seatAt(null, 1, 0)).toBe(0);
  expect(formerCalls(company({ yours: [0] }))).toEqual(['Bo', say('page-viewer')]);
  expect(formerCalls(company({ names: ['x', 'Bo'], levels: [2, null], yours: [1] }))).toEqual([
    say('page-viewer'),
    say('page-computer-alone'),
  ]);
  expect(formerCalls(nameless([0, 1]))).toEqual(['South', 'North']);
});

it('the state before a choice has the players in their former seats', () => {
  const after = { seats: [{ name: 'Bo' }, { name: 'Ada' }], turn: 1, pie: 'exchanged' } as unknown as State;
  expect(askedState(after, { what: 'side-chosen', seat: 1, exchanged: true })).toMatchObject({
    seats: [{ name: 'Ada' }, { name: 'Bo' }],
    turn: 1,
    pie: 'asked',
    legal: null,
  });
  expect(askedState(after, { what: 'side-chosen', seat: 1, exchanged: false }).seats).toBe(after.seats);
});

describe('a choice in words', () => {
  // The names stand in the seats that the players have after the choice.
  it.each<[string, Company, string]>([
    ['who chose', company({ names: ['Bo', 'Ada'], yours: [0] }), 'You took South. Ada plays North now.'],
    ['the other one', company({ names: ['Bo', 'Ada'], yours: [1] }), 'Bo took South. You play North now.'],
    ['a spectator', company({ names: ['Bo', 'Ada'] }), 'Bo took South. Ada plays North now.'],
    [
      'who plays the computer',
      company({ levels: [3, null], yours: [1] }),
      'The computer took South. You play North now.',
    ],
    [
      'who watches two computers',
      company({ names: ['Level 1', 'Level 3'], levels: [1, 3] }),
      'Level 1 took South. Level 3 plays North now.',
    ],
    ['namesakes', nameless([1]), 'The other player took South. You play North now.'],
    ['who shares a device', nameless([0, 1]), 'The sides are swapped: whoever played South plays North now.'],
  ])('is an exchange to %s', (_, company, said) => expect(choiceWords(company, exchange)).toBe(said));

  it.each<[string, Company, string]>([
    ['who chose', company({ yours: [1] }), 'You kept North.'],
    ['the other one', company({ yours: [0] }), 'Bo kept North.'],
    ['who plays the computer', company({ levels: [null, 3], yours: [0] }), 'The computer kept North.'],
    ['who shares a device', nameless([0, 1]), 'The sides stay as they are.'],
  ])('leaves the sides to %s', (_, company, said) => expect(choiceWords(company, keep)).toBe(said));
});

it('the question names the sides, the other player and whose turn comes next', () => {
  expect(sideQuestion(company({ yours: [1] }), 1, 1)).toEqual({
    title: 'Choose your side',
    text: 'Ada opened as South. If you take South, Ada plays North. Either way, it is North’s turn next.',
    take: 'Take South',
    keep: 'Keep North',
  });
  const mana = sideQuestion(company({ game: 'mana', levels: [1, null], yours: [1] }), 1, 0);
  expect(mana.text).toBe(
    'Both have set up. The computer plays Black. If you take Black, the computer plays White. Either way, it is Black’s turn next.',
  );
  const shared = sideQuestion(nameless([0, 1]), 1, 1);
  expect([shared.title, shared.text]).toEqual([
    'Choose a side, North',
    'South has opened. If you take South, you two swap sides. Either way, it is North’s turn next.',
  ]);
});

it('the others learn what they wait for', () => {
  const [yours, theirs] = ['North', 'South'];
  const said = (whose: string, player: string) => say('page-pie-chooses', { whose, player, yours, theirs });
  expect(choosingWords(company({ yours: [0] }), 1)).toBe(said('other', 'Bo'));
  expect(choosingWords(company({ levels: [null, 2], yours: [0] }), 1)).toBe(said('computer', ''));
});
