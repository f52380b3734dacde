import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Engine } from '$lib/pocket/engine-in-test';
import type { Legal, MancalaBoard, Sowing } from '$lib/wire/types';
import { markNow, teach, type Course, type Situation } from '../guide';
import { after, position, type RuleSet } from './foresight';
import { FIRST, guide as make } from './guide';

const RULES: RuleSet[] = ['general', 'egyptian', 'ethiopian', 'nigerian'];
const engine = new Engine();

/** A random number generator with a seed. */
const seeded = (seed: number) => (below: number) =>
  Math.floor(((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32) * below);

/** A position of a game that the engine of the page plays. */
interface At {
  record: string;
  path: string;
  text: string;
  turn: number | null;
  sowings: Sowing[];
}

const sowingsOf = (legal: Legal | null) => (legal?.form === 'sow' ? legal.actions : []);

async function look(record: string, path: string): Promise<At> {
  const found = await engine.ask({ type: 'options', record, path, seed: 1 });
  if (found.type !== 'options') throw new Error(found.type);
  return { record, path, text: found.position ?? '', turn: found.turn, sowings: sowingsOf(found.legal) };
}

async function begin(spec: string): Promise<At> {
  const found = await engine.ask({ type: 'begin', spec, position: null });
  if (found.type !== 'record') throw new Error(found.type);
  return look(found.record, '0');
}

async function play({ record, path }: At, action: string): Promise<At> {
  const edit = { do: 'play', action } as const;
  const found = await engine.ask({ type: 'explore', record, path, seat: null, edit });
  if (found.type !== 'analysis') throw new Error(found.type);
  return look(found.record, found.path);
}

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
      const sown = at.sowings[random(at.sowings.length)];
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
const situation = ({ text, turn, sowings }: At, rules: RuleSet, picked: string[] = []) =>
  ({
    board: { game: 'mancala', ...boardOf(text) },
    geometry: { game: 'mancala' },
    legal: { game: 'mancala', form: 'sow', actions: sowings },
    seat: turn,
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
    let sown = at.sowings[random(at.sowings.length)];
    if (at.turn === 0) {
      const [now, bowls] = [situation(at, rules), at.sowings];
      course = teach(guide, course, turn, now);
      const mark = markNow(guide, course, turn, now)?.mark;
      const bowl = Number(/"0-(\d)"/.exec(mark?.at ?? '')?.[1] ?? 0);
      if (mark && bowl > 0) {
        const picked = situation(at, rules, [`0-${bowl}`]);
        const way = mark.key.endsWith('pick')
          ? markNow(guide, (course = teach(guide, course, turn, picked)), turn, picked)?.mark.args['way']
          : mark.args['way'];
        sown = bowls.find((one) => one.bowl === bowl && (one.way === null || one.way === way));
        const wish = {
          nodes: 20_000,
          lines: 1,
          also: sown?.action ?? null,
          tables: 'common',
          seed: 1,
        } as const;
        const study = await engine.ask({ type: 'study', record: at.record, path: at.path, ...wish });
        if (study.type !== 'lines') throw new Error(study.type);
        const worth = study.lines.find(({ line }) => line[0]?.action === sown?.action)?.value ?? 0;
        // A loss of 0.2 is a blunder in a review.
        expect((study.lines[0]?.value ?? 1) - worth, `${mark.key} ${sown?.action}`).toBeLessThan(0.2);
        taught.push(mark.key);
      }
      turn++;
    }
    at = await play(at, sown?.action ?? '');
  }
  expect(taught.length).toBeGreaterThanOrEqual(2);
});
