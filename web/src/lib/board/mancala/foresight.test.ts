import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { MancalaBoard } from '$lib/wire/types';
import { markNow, teach, type Course, type Situation } from '../guide';
import { begin, loss, play, seeded, type At } from '../playing-in-test';
import { after, position, type RuleSet } from './foresight';
import { FIRST, guide as make } from './guide';

const RULES: RuleSet[] = ['general', 'egyptian', 'ethiopian', 'nigerian'];

const sowingsOf = ({ legal }: At) => (legal?.form === 'sow' ? legal.actions : []);

/** The board of a position's text. */
function boardOf(text: string): MancalaBoard {
  const [south = [], north = []] = text.split('/').map((half) => (half.match(/\d+/g) ?? []).map(Number));
  return {
    bowls: [south.slice(0, 6), north.slice(0, 6)],
    mancalas: [south[6], north[6]],
  } as MancalaBoard;
}

it.each(RULES)('foresees what the rules of %s do', { timeout: 60_000 }, async (rules) => {
  const random = seeded(3);
  for (const stones of [3, 5]) {
    let at = await begin(`mancala:rules=${rules},stones=${stones}`);
    while (at.turn !== null) {
      const sowings = sowingsOf(at);
      const sown = sowings[random(sowings.length)];
      if (!sown) throw new Error('nothing can be sown');
      const foreseen = after(position(boardOf(at.text), at.turn), sown, rules);
      at = await play(at, sown.action);
      expect(foreseen).toEqual(position(boardOf(at.text), at.turn));
    }
  }
});

const manual = readFileSync(new URL('../../../../../book/en/manual/known.md', import.meta.url), 'utf8');
/** The best first actions that the manual has proven, as its tables print them. */
function proven(rules: string, stones: string): string[] {
  const best = (row: string, way: string) =>
    row
      .split('|')
      .slice(2, -1)
      .slice(-6)
      .flatMap((cell, i) => (cell.includes('**') ? [`${i + 1}${way}`] : []));
  if (rules === 'ethiopian') return best(/^\| to the right.*$/m.exec(manual)?.[0] ?? '', 'r');
  const options = [
    ...(rules === 'egyptian' ? [] : [`rules=${rules}`]),
    ...(stones === '4' ? [] : [`stones=${stones}`]),
  ];
  const spec = ['mancala', options.join()].filter(Boolean).join(':');
  return best(manual.split('\n').find((row) => row.startsWith(`| \`${spec}\``)) ?? '', '');
}

it.each(Object.entries(FIRST))(
  'begins the guide of %s with a sowing that is proven to be best',
  (start, action) => {
    const [rules = '', stones = ''] = start.split(' ');
    expect(proven(rules, stones)).toContain(action);
  },
);

/** The situation of the player to act, for the guide. */
const situation = (at: At, rules: RuleSet, picked: string[] = []) =>
  ({
    board: { game: 'mancala', ...boardOf(at.text) },
    geometry: { game: 'mancala' },
    legal: { game: 'mancala', form: 'sow', actions: sowingsOf(at) },
    seat: at.turn,
    options: { rules },
    picked,
  }) as unknown as Situation<'mancala'>;

it.each(RULES)('teaches %s with actions that give no game away', { timeout: 60_000 }, async (rules) => {
  const spec = `mancala:rules=${rules},stones=3`;
  const random = seeded(1);
  let at = await begin(spec);
  let course: Course = [];
  const guide = make(situation(at, rules));
  const taught: string[] = [];
  for (let turn = 0; at.turn !== null && turn < 8;) {
    const sowings = sowingsOf(at);
    let sown = sowings[random(sowings.length)];
    if (at.turn === 0) {
      const now = situation(at, rules);
      course = teach(guide, course, turn, now);
      const mark = markNow(guide, course, turn, now)?.mark;
      const bowl = Number(/"0-(\d)"/.exec(mark?.at ?? '')?.[1] ?? 0);
      if (mark && bowl > 0) {
        const picked = situation(at, rules, [`0-${bowl}`]);
        const way = mark.key.endsWith('pick')
          ? markNow(guide, (course = teach(guide, course, turn, picked)), turn, picked)?.mark.args['way']
          : mark.args['way'];
        sown = sowings.find((one) => one.bowl === bowl && (one.way === null || one.way === way));
        // A loss of 0.2 is a blunder in a review.
        expect(await loss(at, sown?.action ?? '', 20_000), `${mark.key} ${sown?.action}`).toBeLessThan(0.2);
        taught.push(mark.key);
      }
      turn++;
    }
    at = await play(at, sown?.action ?? '');
  }
  expect(taught.length).toBeGreaterThanOrEqual(2);
});
