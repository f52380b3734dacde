import { beforeEach, expect, it, vi } from 'vitest';
import type { Study, ToPocket } from '../wire/types';
import { EVERY, Thinker } from './thinker.svelte';

/** The smallest node budget with which a search proves the value of an action. */
const PROVEN_FROM: Record<string, number> = { best: 200_000, other: 100_000, open: Infinity };

const { asked } = vi.hoisted(() => ({ asked: [] as [lines: number, nodes: number][] }));
vi.mock('../pocket/engine', () => ({
  Engine: class {
    ask(request: ToPocket & { type: 'study' }) {
      asked.push([request.lines, request.nodes]);
      const lines = Object.entries(PROVEN_FROM).map(([action, from], i): Study => {
        const [certain, value] = [request.nodes >= from, 0.5 - i / 10];
        return {
          seat: 0,
          value,
          certain,
          proven: null,
          margin: null,
          line: [{ seat: 0, action, parts: null }],
        };
      });
      return Promise.resolve({
        lines: lines.slice(0, request.lines),
        nodes: request.nodes,
        depth: 1,
        large_tables: null,
      });
    }
    giveUp(): void {}
  },
}));

const subject = { place: { record: '', path: '0' }, key: 'here', hidden: false, large: false };
const settled = () => new Promise((done) => setTimeout(done, 300));
const known = (thinker: Thinker) =>
  thinker.found('here')?.lines.map(({ line, certain }) => [line[0]?.action, certain]);

beforeEach(() => {
  asked.length = 0;
});

it('looks for the value of every action once that of the best one is proven, but not for long', async () => {
  const thinker = new Thinker();
  const end = thinker.think({ ...subject, count: 1, every: true });
  await settled();
  end();
  const [first, others] = [1, EVERY].map((lines) => asked.filter(([count]) => count === lines));
  expect(first?.map(([, nodes]) => nodes)).toEqual([50_000, 100_000, 200_000]);
  // The searches for all actions begin again with a small budget. What is proven already stays.
  expect(others?.map(([, nodes]) => nodes)).toEqual([50_000, 100_000, 200_000, 400_000, 800_000]);
  const values = [
    ['best', true],
    ['other', true],
    ['open', false],
  ];
  expect(known(thinker)).toEqual(values);
  // When the viewer comes back, or wants more lines, nothing is searched again.
  asked.length = 0;
  thinker.think({ ...subject, count: 2, every: true });
  await settled();
  expect([asked, known(thinker)]).toEqual([[], values]);
  // Both lines are proven, so it does not matter that another action is not.
  thinker.think({ ...subject, count: 2, every: false });
  await settled();
  expect(asked).toEqual([]);
});

it('looks for no other action if none is wanted', async () => {
  const thinker = new Thinker();
  thinker.think({ ...subject, count: 1, every: false });
  await settled();
  expect(asked.map(([lines]) => lines)).toEqual([1, 1, 1]);
  expect(known(thinker)).toEqual([['best', true]]);
});
