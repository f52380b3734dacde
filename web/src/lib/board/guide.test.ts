import { expect, it } from 'vitest';
import { games, faceOf } from '.';
import { stepNow, type Step } from './guide';
import { sample } from './samples';

it('a step is over with its picks, or with the action of its turn', () => {
  const mark = () => null;
  const steps: Step<'mana'>[] = [
    { turn: 0, picks: 1, mark },
    { turn: 0, mark },
    { turn: 1, mark },
  ];
  const at = (turns: number, picks: number) => stepNow(steps, turns, picks)?.index ?? null;
  expect([at(0, 0), at(0, 1), at(0, 0), at(1, 0), at(2, 0)]).toEqual([0, 1, 0, 2, null]);
});

it.each(games)(
  'the guide of %s has three to five steps, and begins with one that can be shown',
  async (game) => {
    const { moments, geometry } = await sample(game);
    const start = moments.find(({ legal, turn }) => legal && turn !== null);
    if (!start?.legal) throw new Error('nobody acts');
    const { board, legal, turn } = start;
    const { guide } = await faceOf(game).guide();
    const rules = game === 'mancala' ? ['general', 'egyptian', 'ethiopian', 'nigerian'] : [''];
    for (const options of rules.map((rules) => ({ rules }))) {
      const lesson = { board, geometry, legal, seat: turn ?? 0, options, picked: [] };
      const steps = guide(lesson);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(5);
      expect(steps[0]?.mark(lesson)?.at).toBeTruthy();
    }
  },
);
