import { describe, expect, it } from 'vitest';
import type { Study, TreePly } from '../wire/types';
import {
  accuracy,
  answerTo,
  bestAction,
  judge,
  judgeAll,
  judgeTry,
  keysOf,
  mainPly,
  mistakes,
  nextPosition,
  recordedResult,
  recordedStop,
  sides,
  turningPoint,
  worth,
  type Judged,
  type MainLine,
} from './review';

/** A line of a study that begins with an action. */
const found = (seat: number, action: string, value: number, more: Partial<Study> = {}): Study => ({
  seat,
  value,
  certain: false,
  proven: null,
  margin: null,
  line: [{ seat, action, parts: null }],
  ...more,
});
const proven = (seat: number, action: string, value: number, margin: number | null = null) =>
  found(seat, action, value, { certain: true, margin });

/** A main line of plies such as `0a`: seat 0 plays a; `-x` is the referee's. */
const line = (plies: string[], studies: (Study[] | undefined)[], more: Partial<MainLine> = {}): MainLine => ({
  plies: plies.map((ply) => ({
    seat: ply[0] === '-' ? null : Number(ply[0]),
    action: ply.slice(1),
    parts: null,
  })),
  studies,
  end: null,
  seats: 2,
  hidden: false,
  ...more,
});
const judged = (of: MainLine, ply = 1): Judged => {
  const one = judge(of, ply);
  if (!one) throw new Error('not judged');
  return one;
};

describe('the answer to an action', () => {
  const studies = [[found(0, 'a', 0.7)], [found(1, 'x', 0.8), found(1, 'y', 0.6)]];
  it('is the best action of the other seat', () => {
    expect(answerTo(line(['0c'], studies), 1)).toBe(studies[1]?.[0]);
  });
  it('is not known before its position was studied, or if the players know different things', () => {
    expect(answerTo(line(['0c'], [studies[0]]), 1)).toBeNull();
    expect(answerTo(line(['0c'], studies, { hidden: true }), 1)).toBeNull();
  });
  it('does not exist if the same seat acts again, or nobody does', () => {
    expect(answerTo(line(['0c'], [studies[0], [found(0, 'x', 0.8)]]), 1)).toBeNull();
    expect(answerTo(line(['0c'], [studies[0], []]), 1)).toBeNull();
  });
});

describe('an action', () => {
  it('is worth what the next position is worth, seen by the seat that acted', () => {
    const two = [found(0, 'a', 0.7), found(0, 'b', 0.6)];
    const other = judged(line(['0c'], [two, [found(1, 'x', 0.8)]]));
    expect(other.loss).toBeCloseTo(0.5);
    expect(other.mark).toBe('??');
    // The same seat goes on.
    const again = judged(line(['0c'], [two, [found(0, 'x', 0.58)]]));
    expect(again.loss).toBeCloseTo(0.12);
    expect(again.mark).toBe('?');
  });

  it('is worth no more than the lines that were found, unless that is proven', () => {
    const two = [found(0, 'a', 0.7), found(0, 'b', 0.63)];
    expect(judged(line(['0c'], [two, [found(1, 'x', 0.1)]])).loss).toBeCloseTo(0.07);
    const won = judged(line(['0c'], [two, [proven(1, 'x', 0)]]));
    expect(won.loss).toBe(0);
    expect(won.best.value).toBe(1);
  });

  it('is compared within one search if that found it', () => {
    const two = [found(0, 'a', 0.7), found(0, 'b', 0.6)];
    expect(judged(line(['0b'], [two, [found(1, 'x', 0.9)]])).loss).toBeCloseTo(0.1);
  });

  it('that the search preferred is wrong only if another is proven to be better', () => {
    const after = [proven(1, 'x', 1)];
    const estimated = [found(0, 'a', 0.7), found(0, 'b', 0.6)];
    expect(judged(line(['0a'], [estimated, after])).loss).toBe(0);
    const drawn = [found(0, 'a', 0.7), proven(0, 'b', 0.5)];
    expect(judged(line(['0a'], [drawn, after])).loss).toBe(0.5);
  });

  it('without a choice loses nothing', () => {
    const one = judged(line(['0a'], [[found(0, 'a', 0.7)], [found(1, 'x', 0.9)]]));
    expect([one.forced, one.loss, one.mark]).toEqual([true, 0, null]);
  });

  it('is a mistake if it gives away points for certain, though it has no mark', () => {
    const two = [proven(0, 'a', 1, 20), proven(0, 'b', 1, 14)];
    const one = judged(line(['0b'], [two, [proven(1, 'x', 0, -14)]]));
    expect([one.loss, one.mark, one.points]).toEqual([0, null, 6]);
    expect(mistakes([one])).toEqual([one]);
    const estimated = [found(0, 'a', 0.6, { margin: 3 }), found(0, 'b', 0.6, { margin: 1 })];
    const other = judged(line(['0b'], [estimated, [found(1, 'x', 0.4, { margin: -1 })]]));
    expect([other.points, mistakes([other])]).toEqual([null, []]);
  });

  it('loses points where both results are proven', () => {
    const two = [proven(0, 'a', 1, 8), proven(0, 'b', 1, 6)];
    expect(judged(line(['0c'], [two, [proven(1, 'x', 0, -2)]])).points).toBe(6);
    expect(judged(line(['0c'], [two, [proven(1, 'x', 0)]])).points).toBeNull();
  });

  it('that ends the game is worth its outcome', () => {
    const two = [proven(1, 'a', 1, 3), proven(1, 'b', 0, -9)];
    const end = { scores: [0.5, 0.5], points: [24, 24] };
    const last = judged(line(['1c'], [two, []], { end }));
    expect([last.loss, last.points]).toEqual([0.5, 3]);
  });

  it('is open until all is known, and where the referee acts nobody is judged', () => {
    const two = [found(0, 'a', 0.7), found(0, 'b', 0.6)];
    expect(judge(line(['0c'], [two, undefined]), 1)).toBeNull();
    expect(judge(line(['0c'], [undefined, two]), 1)).toBeNull();
    expect(judge(line(['-c'], [[], two]), 1)).toBeNull();
  });

  it('is judged by what its seat knew', () => {
    const two = [found(0, 'a', 0.5), found(0, 'b', 0.3)];
    const three = { seats: 3, hidden: true };
    expect(judged(line(['0b'], [two, [found(1, 'x', 0.9)]], three)).loss).toBeCloseTo(0.2);
    const open = judged(line(['0c'], [two, [found(1, 'x', 0.9)]], three));
    expect([open.loss, open.mark]).toEqual([null, null]);
  });
});

it('looks past the referee for what a position is worth', () => {
  const one = line(['0a', '-b'], [[found(0, 'a', 0.5)], [], [found(1, 'x', 0.75)]]);
  expect(worth(one, 1, 0)?.value).toBe(0.25);
  expect(worth(line(['0a'], [[], []]), 1, 0)).toBeNull();
});

describe('a game', () => {
  const game = line(
    ['0a', '1x', '0c', '1y'],
    [
      [found(0, 'a', 0.6), found(0, 'b', 0.5)],
      [found(1, 'x', 0.4), found(1, 'y', 0.2)],
      [found(0, 'a', 0.6), found(0, 'b', 0.6)],
      [found(1, 'y', 0.9)],
      [],
    ],
    { end: { scores: [0, 1], points: null } },
  );
  const all = judgeAll(game);

  it('has an accuracy, marks and best actions for each seat', () => {
    const [first, second] = sides(all, 2);
    expect(first?.accuracy).toBeCloseTo(accuracy([0, 0.5]) ?? 0);
    expect(first).toMatchObject({
      actions: 2,
      found: 1,
      marks: [
        ['?!', 0],
        ['?', 0],
        ['??', 1],
      ],
    });
    expect(second).toMatchObject({ actions: 1, found: 1, accuracy: 100 });
    expect(sides([], 1)[0]?.accuracy).toBeNull();
  });

  it('turns where somebody who did not win gave an even position away', () => {
    expect(turningPoint(all, [0, 1])?.ply).toBe(3);
    expect(turningPoint(all, [1, 0])).toBeNull();
    expect(turningPoint(all, null)?.ply).toBe(3);
    expect(mistakes(all).map(({ ply }) => ply)).toEqual([3]);
  });

  it('has a best action', () => expect(bestAction(all)?.ply).toBe(2));
});

it('is accurate where little is given away', () => {
  expect(accuracy([])).toBeNull();
  expect(accuracy([0, 0])).toBeCloseTo(100);
  expect(accuracy([1 / 6])).toBeCloseTo(50);
  expect(accuracy([0, 0, 0, 0.5])).toBeCloseTo(312.5 / 4);
});

it('judges what is tried instead of a mistake', () => {
  const two = [found(0, 'a', 0.7), found(0, 'b', 0.66)];
  const mistake = judged(line(['0c'], [two, [found(1, 'x', 0.8)]]));
  const tried = (action: string, after: Study | null = null) =>
    judgeTry(mistake, { action, parts: null }, after);
  expect(tried('c').verdict).toBe('same');
  expect(tried('a').verdict).toBe('good');
  expect(tried('b').verdict).toBe('good');
  expect(tried('b', proven(0, 'b', 0)).verdict).toBe('not-best');
  expect(tried('d')).toEqual({ verdict: 'unclear', judged: null });
  expect(tried('d', found(0, 'd', 0.66)).verdict).toBe('good');
  const worse = tried('d', found(0, 'd', 0.58));
  expect(worse).toMatchObject({ verdict: 'not-best', judged: { action: 'd', mark: '?' } });
  expect(worse.judged?.loss).toBeCloseTo(0.12);
});

it('finds the place of a path on the main line', () => {
  expect(['0', '7', '4.2/7', '4.2/6.1/7', '1.1/1'].map(mainPly)).toEqual([0, 7, 3, 3, 0]);
});

it('looks first at what is near', () => {
  expect(nextPosition([false, false, false, false], 1)).toBe(1);
  expect(nextPosition([false, true, false, false], 1)).toBe(2);
  expect(nextPosition([false, true, true, false], 1)).toBe(0);
  expect(nextPosition([true, true], 0)).toBeNull();
});

it('reads the result of a record', () => {
  const record = (result: string) => `[Spec "mancala"]\n[Result "${result}"]\n\n1. 6`;
  expect(['*', '1 0', '0.5 0.5', '1/2 1/2'].map((result) => recordedResult(record(result)))).toEqual([
    null,
    [1, 0],
    [0.5, 0.5],
    [0.5, 0.5],
  ]);
});

it('reads why a game was stopped', () => {
  const stop = (kind: string, scores: number[]) =>
    recordedStop(`[Spec "mancala"]\n[Stop "${kind}"]\n\n1. 6`, scores);
  expect(stop('resignation', [1, 0])).toEqual({ kind: 'resignation', seat: 1 });
  expect(stop('time', [0, 1])).toEqual({ kind: 'time', seat: 0 });
  expect(stop('agreement', [0.5, 0.5])).toEqual({ kind: 'agreement' });
  expect(stop('abort', [])).toEqual({ kind: 'abort' });
  expect(stop('resignation', [0, 1, 0])).toBeNull();
  expect(stop('boredom', [1, 0])).toBeNull();
  expect(recordedStop('[Spec "mancala"]\n\n1. 6', [1, 0])).toBeNull();
});

it('knows a position again by how it came about', () => {
  const plies = (actions: string[]) => actions.map((action) => ({ action }) as TreePly);
  const record = '[Spec "jungle"]\n[Seat0 "Ada"]\n\n1. a b';
  const keys = keysOf(record, [plies(['a', 'b'])]);
  expect(keys).toHaveLength(3);
  expect(
    keysOf(record.replace('Ada', 'Eve'), [plies(['a', 'c'])]).map((key, at) => key === keys[at]),
  ).toEqual([true, true, false]);
  // The same action is hidden from one viewer, but visible to another.
  expect(keysOf(record, [plies(['?']), plies(['x'])])[1]).not.toBe(
    keysOf(record, [plies(['?']), plies(['y'])])[1],
  );
});
