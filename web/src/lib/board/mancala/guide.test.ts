import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { Judge } from '$lib/pocket/worths';
import { markNow, teach, type Course, type Situation } from '../guide';
import { begin, loss, play, seeded, type At } from '../playing-in-test';
import { editing } from './editing';
import { FIRST, guide as make, question } from './guide';

vi.mock('$lib/pocket/engine', () => import('$lib/pocket/engine-in-test'));

const sowingsOf = ({ legal }: At) => (legal?.form === 'sow' ? legal.actions : []);

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

const boardOf = (text: string) => editing.read(text, { geometry: { game: 'mancala' }, options: {} })?.board;

/** The situation of the player to act, for the guide. */
const situation = (at: At, rules: string, picked: string[] = []) =>
  ({
    board: boardOf(at.text),
    geometry: { game: 'mancala' },
    legal: { game: 'mancala', form: 'sow', actions: sowingsOf(at) },
    seat: at.turn,
    options: { rules },
    picked,
  }) as unknown as Situation<'mancala'>;

it.each(['general', 'egyptian', 'ethiopian', 'nigerian'])(
  'begins %s at its usual start without the engine',
  async (rules) => {
    const at = situation(await begin(`mancala:rules=${rules}`), rules);
    expect(question(at, false)).toBeNull();
    expect(markNow(make(at), teach(make(at), [], 0, at), 0, at)?.mark.at).toContain('"0-');
  },
);

it('explains in Ethiopian that a single stone may not be sown', () => {
  const legal = { form: 'sow', actions: [{ action: '2r', bowl: 2, way: 'right', ends: null }] };
  const at = (text: string) =>
    ({
      board: boardOf(text),
      legal,
      seat: 0,
      options: { rules: 'ethiopian' },
      picked: [],
    }) as unknown as Situation<'mancala'>;
  const said = (text: string) => make(at(text)).lessons.flatMap(({ mark }) => mark(at(text)) ?? []);
  const single = (text: string) => said(text).find(({ key }) => key.endsWith('single'));
  expect(single('4 2 1 0 0 0 4 / 4 4 4 4 4 4 0 S')).toMatchObject({
    at: '.count[data-count="0-3"]',
    shows: true,
  });
  expect(single('4 2 0 0 0 0 5 / 4 4 4 4 4 1 3 S')).toBeUndefined();
});

it.each(['general', 'egyptian', 'ethiopian', 'nigerian'])(
  'teaches %s with actions that give no game away',
  async (rules) => {
    const judge = new Judge();
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
        const asked = question(now, false);
        if (asked) now.worths = await judge.worths(spec, asked);
        course = teach(guide, course, turn, now);
        const mark = markNow(guide, course, turn, now)?.mark;
        const bowl = Number(/"0-(\d)"/.exec(mark?.at ?? '')?.[1] ?? 0);
        if (mark && !mark.shows && bowl > 0) {
          const picked = { ...now, picked: [`0-${bowl}`] };
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
  },
);

it('points at no sowing that the engine does not call good, not even after a press on another bowl', () => {
  const bowl = (action: string, bowl: number, way: 'left' | 'right') => ({ action, bowl, way, ends: null });
  const now = {
    board: boardOf('4 4 4 4 4 4 1 / 4 4 4 4 4 4 0 S'),
    geometry: { game: 'mancala' },
    legal: { form: 'sow', actions: [bowl('1r', 1, 'right'), bowl('1l', 1, 'left'), bowl('2l', 2, 'left')] },
    seat: 0,
    options: { rules: 'ethiopian' },
    picked: [],
    worths: new Map([
      ['2l', 0.6],
      ['1r', 0.4],
    ]),
  } as unknown as Situation<'mancala'>;
  const marked = (picked: string[], worths = now.worths) => {
    const at = { ...now, picked, ...(worths ? { worths } : {}) };
    return markNow(make(at), teach(make(at), [], 0, at), 0, at)?.mark.at ?? null;
  };
  expect(marked([])).toContain('"0-2"');
  expect(marked(['0-2'])).toContain('"left"');
  expect(marked(['0-1'])).toBeNull();
  expect(marked([], new Map())).toBeNull();
});
