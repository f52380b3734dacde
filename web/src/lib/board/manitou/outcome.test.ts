import { beforeAll, expect, it } from 'vitest';
import type { ManitouBoard, ManitouPlaced, ManitouTrial } from '$lib/wire/types';
import english from '$lib/words/en';
import { words } from '$lib/words/words.svelte';
import { cleared, outcome, taking } from './outcome';
import { plan } from './ranks';
import type { Namer } from './told';

beforeAll(() => words.use('en', english));

const namer: Namer = {
  player: (seat) => ['Ada', 'Bob', 'Cy'][seat] ?? '',
  whose: (seat) => (seat === 0 ? 'yours' : 'other'),
  players: (seats) => seats.join(),
  card: (card) => card,
  cards: (cards) => cards.join(),
  tile: (tile) => tile,
};
/** A board with these cards of each seat in ground 1; cards after a minus lie face down. */
const board = (...seats: string[][]) =>
  ({
    seats: seats.map((cards) => ({
      grounds: [
        cards.map((card): ManitouPlaced => ({ card: card.replace('-', ''), face_up: !card.startsWith('-') })),
        [],
        [],
      ],
      strength: [cards.reduce((sum, card) => sum + (Number(card) || 0), 0), 0, 0],
      tomahawks: [0, 0, 0],
    })),
    grounds: [['t1', 'b1', 'b2'], [], []],
    takes: [],
  }) as unknown as ManitouBoard;
const says = (at: ManitouBoard, by: number, card: string, trial: ManitouTrial | null = null) => {
  const acted = { before: at, board: at, parts: { kind: 'play', card, ground: 1 } as const, by, turn: null };
  const found = outcome({ ...acted, trial }, namer);
  return [found?.text, found?.seat];
};

it('says in a ground what a hunter came to', () => {
  expect(says(board(['7'], ['9']), 1, '9')).toEqual(['9 beats 7: Bob leads', 1]);
  expect(says(board(['7', '3'], ['9']), 0, '3')).toEqual(['10 beats 9: you lead', 0]);
  expect(says(board(['7'], []), 0, '7')).toEqual(['You lead with 7', 0]);
  expect(says(board(['7'], ['9']), 0, '7')).toEqual(['7 against 9: you are second', 0]);
  expect(says(board(['7'], ['7']), 1, '7')).toEqual(['7 against 7: a tie', null]);
});

it('says in a ground what a hero came to, and favours whoever wins a trial of strength', () => {
  const met = { seat: 1, card: 'scout' };
  const trial = (stays: boolean, ...turned: ManitouTrial['turned']) => ({ ground: 1, stays, met, turned });
  expect(says(board(['chief'], []), 0, 'chief')).toEqual(['You take a tile first, so far', 0]);
  expect(says(board([], ['chief', 'rain']), 1, 'rain')).toEqual(['rain protects chief', 1]);
  expect(says(board(['rain'], ['-scout']), 0, 'rain', trial(true, met))).toEqual(['rain defeats scout', 0]);
  const [mine, both] = [
    { seat: 0, card: 'medicine' },
    { seat: 0, card: 'scout' },
  ];
  expect(says(board(['-medicine'], ['scout']), 0, 'medicine', trial(false, mine))).toEqual([
    'scout defeats medicine',
    1,
  ]);
  expect(says(board(['-scout'], ['-scout']), 0, 'scout', trial(false, both, met))).toEqual([
    'Equal heroes: both face down',
    null,
  ]);
});

it('clears the words in a ground that a hunter has left', () => {
  const at = board(['7'], ['9']);
  const acted = { before: at, board: at, by: 1, turn: null, trial: null };
  const move = { kind: 'move', card: '9', from: 3, to: 1 } as const;
  expect(cleared({ ...acted, parts: move })).toEqual([{ ground: 3, text: '', seat: null }]);
  expect(cleared({ ...acted, parts: { kind: 'play', card: '9', ground: 1 } })).toEqual([]);
});

it('says why the tiles of a ground go to whoever takes them now', () => {
  const at = board(['7'], ['9', 'chief']);
  const takes = (['heroes', 'highest', 'highest', 'next'] as const).map((share) => ({
    seat: share === 'next' ? 0 : 1,
    ground: 1,
    share,
  }));
  const text = (from: number) => {
    const left = { ...at, takes: takes.slice(from) };
    return taking(plan(left, 1, takes), 1, namer)?.text;
  };
  expect([0, 1, 3, 4].map(text)).toEqual([
    'Bob’s hero takes 1 tile first',
    '9 beats 7: Bob takes 2 tiles',
    '7 is second: you take 1 tile',
    undefined,
  ]);
});
