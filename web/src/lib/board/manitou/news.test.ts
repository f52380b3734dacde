import { expect, it } from 'vitest';
import type { ManitouBoard } from '$lib/wire/types';
import { sample } from '../samples';
import { news, recent } from './chronicle';
import { fitting, GAP, MORE } from './fitting';
import { thiefAt } from './thief';
import { told, type Namer } from './told';

const { moments } = await sample('manitou');
const pasts = moments.map(({ effect, ...past }) => ({
  ...past,
  effect: effect ?? { effect: 'plain' as const },
}));
const namer: Namer = {
  player: (seat) => `player ${seat}`,
  whose: () => 'other',
  players: (seats) => seats.join(),
  card: (card) => card,
  cards: (cards) => cards.join(),
  tile: (tile) => tile,
};
const steps = (to: number, seat: number) => recent(pasts.slice(0, to + 1), seat, null, () => null);

it('goes back to the last action of the viewer, or to the beginning of the hunt', () => {
  let seen = 0;
  for (const at of moments.keys()) {
    const found = steps(at, 0);
    const [first, ...later] = found;
    if (!first) continue;
    expect(later.every(({ by, parts }) => by !== 0 && parts.kind !== 'tiles')).toBe(true);
    seen += Math.min(later.length, 1);
  }
  expect(seen).toBeGreaterThan(5);
});

it('tells the latest step and the trials of strength before it, and apart from that what the viewer knows', () => {
  let seen = 0;
  const asSeat: Namer = { ...namer, whose: (seat) => (seat === 0 ? 'yours' : 'other') };
  for (const at of moments.keys()) {
    const found = steps(at, 0);
    const { latest, earlier, known } = news(found, null, asSeat);
    const all = found.map((one) => told(one, asSeat)).filter(({ length }) => length > 0);
    if (all.length < 2 || latest.length === 0) continue;
    const before = all.slice(0, -1).flat();
    const tried = before.filter(({ key }) => key.startsWith('page-manitou-trial-'));
    const step = all.at(-1) ?? [];
    const matters = step.filter(({ key }) => !/begins|warned|left|played-out/.test(key));
    // While the leather thief waits, only why it came matters.
    if (found.at(-1)?.board.phase === 'discard') {
      expect(latest.map(({ key }) => key)).toContain('page-manitou-told-thief');
      expect(latest.some(({ key }) => /leads|hunter/.test(key))).toBe(false);
      expect(earlier).toEqual([]);
      continue;
    }
    expect(latest).toEqual([...matters, ...tried]);
    const rest = [...earlier, ...known];
    expect(rest).toHaveLength(before.length - tried.length + step.length - matters.length);
    for (const line of rest) expect([...before, ...step]).toContainEqual(line);
    for (const { args } of earlier) expect(args['by']).not.toBe('yours');
    seen++;
  }
  expect(seen).toBeGreaterThan(2);
});

it('tells nothing old while grounds are shared out', () => {
  let seen = 0;
  for (const [at, { board, parts }] of moments.entries()) {
    if (board.game !== 'manitou' || board.phase !== 'take' || parts?.game !== 'manitou') continue;
    const { latest } = news(steps(at, 0), board.takes[0]?.ground ?? 1, namer);
    const keys = latest.map(({ key }) => key.replace('page-manitou-told-', ''));
    expect(keys.filter((key) => ['take', 'leads', 'played-out'].includes(key))).toEqual([]);
    seen++;
  }
  expect(seen).toBeGreaterThan(5);
});

it('says of every score that grew while a ground was shared out by how much it grew', () => {
  let seen = 0;
  for (const [at, { board, parts }] of moments.entries()) {
    if (
      board.game !== 'manitou' ||
      board.phase !== 'take' ||
      parts?.game !== 'manitou' ||
      parts.kind !== 'take'
    )
      continue;
    const found = steps(at, 0);
    const ground = found.at(-1)?.before.takes[0]?.ground ?? 1;
    const taken = found.filter(
      ({ parts, before }) => parts.kind === 'take' && before.takes[0]?.ground === ground,
    );
    const pairs = ({ known }: ReturnType<typeof news>) =>
      known
        .filter(({ key, args }) => key === 'page-manitou-told-wins' && args['source'] === 'pairs')
        .reduce((sum, { args }) => sum + Number(args['points']), 0);
    const grown = taken
      .flatMap(({ before, board }) =>
        board.seats.map(({ points }, seat) => points.pairs - (before.seats[seat]?.points.pairs ?? 0)),
      )
      .filter((points) => points > 0)
      .reduce((sum, points) => sum + points, 0);
    expect(pairs(news(found, ground, namer))).toBe(grown);
    seen += Math.min(grown, 1);
  }
  expect(seen).toBeGreaterThan(0);
});

it('cuts no sentence: what does not fit is behind a button', () => {
  expect(fitting([40, 40], 40 + GAP + 40, 20, 2)).toEqual({ whole: 2, lines: 0, more: false });
  expect(fitting([40, 40], 40 + GAP + MORE, 20, 2)).toEqual({ whole: 1, lines: 0, more: true });
  // If a sentence is too long, only whole lines of it are shown.
  expect(fitting([100], 88, 20, 1)).toEqual({ whole: 0, lines: 3, more: true });
  expect(fitting([100], 30, 20, 1)).toEqual({ whole: 0, lines: 0, more: true });
  // Sentences that nobody needs are left out where there is no room.
  expect(fitting([40, 40], 50, 20, 1)).toEqual({ whole: 1, lines: 0, more: false });
  expect(fitting([40, 40], 90, 20, 1)).toEqual({ whole: 2, lines: 0, more: false });
});

it('expects the leather thief only until it has come', () => {
  const at = (phase: string, hunt: number, owes = false) =>
    thiefAt({ phase, hunt, seats: [{ robbed: true, owes_tile: owes }] } as unknown as ManitouBoard, 0);
  expect([at('play', 1), at('take', 1), at('discard', 1, true), at('discard', 1)]).toEqual([
    'yes',
    'yes',
    'now',
    'no',
  ]);
  expect([at('play', 2), at('discard', 2, true), at('take', 2), at('over', 4)]).toEqual([
    'yes',
    'now',
    'no',
    'no',
  ]);
});
