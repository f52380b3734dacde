import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asked, Engine } from '../pocket/engine-in-test';
import type { Analysis } from '../wire/types';
import { Lesson } from './learn.svelte';
import { actionOf } from './review';
import { Reviewer } from './review.svelte';

vi.mock('../pocket/engine', () => import('../pocket/engine-in-test'));
vi.stubGlobal('navigator', { hardwareConcurrency: 1 });
// The reviews take seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** A game in which `seat` makes mistakes. */
interface Played {
  spec: string;
  position: string | null;
  actions: string[];
  seat: number;
  /** The numbers of the plies with the seat's mistakes. */
  mistakes: number[];
  /** Another bad action in place of the first mistake. */
  worse: string;
}

const MANITOU = {
  spec: 'manitou:cards=random',
  position: null,
  actions: [
    'tiles:totem,b2|b3,tomahawk,tomahawk|t3,horse,t2',
    'deck:0:10,rain,5,chief,7,scout,2,4',
    'deck:1:medicine,8,6,matriarch,9,4,chief',
    ...['play:10@2', 'play:8@1', 'play:rain@3', 'play:medicine@3', 'play:chief@2', 'play:6@2'],
  ],
  seat: 0,
  mistakes: [8],
  worse: 'play:5@2',
} satisfies Played;

const GAMES: Record<string, Played> = {
  mancala: {
    spec: 'mancala',
    position: '2 2 3 3 1 1 12 / 3 1 1 0 2 3 14 S',
    actions: ['2'],
    seat: 0,
    mistakes: [1],
    worse: '3',
  },
  mana: {
    spec: 'mana',
    position: null,
    actions: ['=f1', '=f6', 'b1-a2@d5'],
    seat: 0,
    mistakes: [3],
    worse: 'b1-a2@c2',
  },
  jungle: {
    spec: 'jungle',
    position: '7/7/7/7/7/7/3r3/7/E6 o -',
    actions: ['a1-b1', 'd3-d4', 'b1-a1', 'd4-d5'],
    seat: 1,
    mistakes: [2, 4],
    worse: 'd3-c3',
  },
  mandua: {
    spec: 'mandua',
    position: null,
    actions: ['@b2', 'a1-b1', '@e4'],
    seat: 0,
    mistakes: [3],
    worse: '@e2',
  },
  manitou: MANITOU,
};

/** Reviews a game, and begins the lesson of its player. */
async function lessonOn({ spec, position, actions, seat }: Played): Promise<Lesson> {
  const engine = new Engine();
  const begun = await engine.ask({ type: 'begin', spec, position });
  if (begun.type !== 'record') throw new Error(JSON.stringify(begun));
  let place = { record: begun.record, path: '0' };
  let analysis: Analysis | null = null;
  for (const action of actions) {
    const edit = { do: 'play', action } as const;
    const played = await engine.ask({ type: 'explore', ...place, seat: null, edit });
    if (played.type !== 'analysis') throw new Error(JSON.stringify(played));
    [analysis, place] = [played, { record: played.record, path: played.path }];
  }
  if (!analysis) throw new Error('nothing was played');
  const reviewer = new Reviewer();
  reviewer.look(analysis, analysis.path, spec.startsWith('manitou'));
  await reviewer.start();
  expect([reviewer.refused, reviewer.complete]).toEqual([null, true]);
  return new Lesson(reviewer, seat);
}

const plain = (action: string) => ({ action, parts: null });

beforeEach(() => void asked.splice(0));

describe.each(Object.entries(GAMES))('mistakes in %s', (_, played) => {
  it('are put one by one, judged, tried again and solved', async () => {
    const lesson = await lessonOn(played);
    expect(lesson.mistakes.map(({ ply }) => ply)).toEqual(played.mistakes);
    const [first = 0] = played.mistakes;
    const mistake = played.actions[first - 1] ?? '';
    // The learner is put before the mistake, and only an action there is an answer.
    expect([lesson.stage, lesson.path]).toEqual(['asked', String(first - 1)]);
    expect([lesson.asks(String(first - 1)), lesson.asks(String(first))]).toEqual([true, false]);

    expect(await lesson.tried(plain(mistake))).toBe('same');
    expect([lesson.stage, lesson.found]).toEqual(['same', 0]);
    // The learner may try again, and is told what the try costs.
    expect(lesson.asks(String(first - 1))).toBe(true);
    expect(await lesson.tried(plain(played.worse))).toBe('not-best');
    expect(lesson.judged?.action).toBe(played.worse);
    expect(lesson.judged?.loss).toBeGreaterThan(0.05);
    expect(lesson.refused).toBeNull();
    const solution = lesson.solution?.action ?? '';
    expect([mistake, played.worse]).not.toContain(solution);
    expect(await lesson.tried(plain(solution))).toBe('good');
    expect([lesson.stage, lesson.found, lesson.refused]).toEqual(['good', 1, null]);
    expect(lesson.asks(String(first - 1))).toBe(false);
    for (const next of played.mistakes.slice(1)) {
      lesson.next();
      expect([lesson.stage, lesson.path, lesson.last]).toEqual(['asked', String(next - 1), null]);
    }
    lesson.next();
    expect([lesson.stage, lesson.mistake, lesson.path]).toEqual(['over', null, null]);
    lesson.again();
    expect([lesson.stage, lesson.path, lesson.found]).toEqual(['asked', String(first - 1), 0]);
  });

  it('are solved for a learner who gives up, who then goes on', async () => {
    const lesson = await lessonOn(played);
    lesson.show();
    expect(lesson.stage).toBe('shown');
    expect(lesson.solution?.action).toBe(lesson.mistake?.best.line[0]?.action);
    expect(lesson.solution?.action).not.toBe(lesson.mistake?.action);
    expect(lesson.reply).toEqual(lesson.mistake?.best.line.slice(1));
    expect(lesson.asks(lesson.path ?? '')).toBe(false);
    for (const _ of played.mistakes) lesson.next();
    expect([lesson.stage, lesson.found]).toEqual(['over', 0]);
  });

  it('end with the last one', async () => {
    const lesson = await lessonOn(played);
    for (const at of played.mistakes.keys()) {
      expect(lesson.isLast).toBe(at === played.mistakes.length - 1);
      lesson.next();
    }
  });
});

describe('in Big Manitou, a lesson', () => {
  it('uses only what the seat knew', async () => {
    // The other seat has the same cards in its hand, but draws others from its deck.
    const elsewhere = MANITOU.actions.with(2, 'deck:1:medicine,8,6,4,chief,9,matriarch');
    const lessons = [await lessonOn(MANITOU), await lessonOn({ ...MANITOU, actions: elsewhere })];
    const [one, other] = lessons.map(({ mistakes }) =>
      mistakes.map(({ ply, loss, lines }) => ({
        ply,
        loss,
        lines: lines.map(({ value, line }) => [value, ...line.map(({ action }) => action)]),
      })),
    );
    expect(one?.length).toBe(1);
    expect(other).toEqual(one);
  });

  it('judges a try by the search before the mistake, so that no card is turned over', async () => {
    const lesson = await lessonOn(MANITOU);
    asked.splice(0);
    const lines = lesson.mistake?.lines ?? [];
    const verdicts = new Map<string, string>();
    for (const line of lines) {
      const action = actionOf(line) ?? '';
      verdicts.set(action, await lesson.tried(plain(action)));
    }
    expect(asked).toEqual([]);
    expect(new Set(verdicts.values())).toEqual(new Set(['good', 'not-best', 'same']));
    expect(await lesson.tried(plain('play:medicine@1'))).toBe('unclear');
  });
});

it('a player without mistakes has nothing to learn', async () => {
  const lesson = await lessonOn({ ...MANITOU, seat: 1 });
  expect([lesson.mistakes, lesson.stage, lesson.mistake, lesson.path]).toEqual([[], 'over', null, null]);
});
