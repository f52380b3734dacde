import { describe, expect, it } from 'vitest';
import { pose } from '../motion';
import { pick } from '../picking';
import { sample } from '../samples';
import type { MancalaBoard } from '$lib/wire/types';
import { rules } from './choices';
import { layout } from './layout';
import { agrees, arrange, counted, sow } from './sowing';

const mancala = (board: { game: string }) => board as unknown as MancalaBoard;

describe.each(['mancala', 'mancala-ethiopian'])('the stones of %s', async (name) => {
  const { moments } = await sample(name);

  it('lie as on the board after each sowing', () => {
    let stones = arrange(mancala(moments[0]?.board ?? { game: '' }));
    for (const { board, effect } of moments.slice(1)) {
      if (effect?.effect !== 'sown') throw new Error('nothing was sown');
      const sown = sow(stones, effect.steps, layout(mancala(board), 0, 'wide'));
      expect(agrees(sown.stones, mancala(board))).toBe(true);
      stones = sown.stones;
    }
  });

  it('are counted as they fall, and agree with the board at the end', () => {
    let stones = arrange(mancala(moments[0]?.board ?? { game: '' }));
    for (const { board, effect } of moments.slice(1)) {
      if (effect?.effect !== 'sown') throw new Error('nothing was sown');
      const plan = layout(mancala(board), 0, 'wide');
      const { ticks, laps, stones: after } = sow(stones, effect.steps, plan);
      expect(laps.length).toBe(effect.steps.filter(({ step }) => step === 'lift').length);
      expect(counted(ticks, laps[0]?.id ?? '', 0)).toBe(0);
      for (const { id, count } of plan.hollows) expect(counted(ticks, id, Infinity) ?? count).toBe(count);
      stones = after;
    }
  });

  it('stay the same stones, and travel for little more than a second', () => {
    const [start, first] = moments;
    if (!start || first?.effect?.effect !== 'sown') throw new Error('nothing was sown');
    const { scene } = sow(
      arrange(mancala(start.board)),
      first.effect.steps,
      layout(mancala(start.board), 0, 'tall'),
    );
    expect(new Set(scene.sprites.map(({ key }) => key)).size).toBe(48);
    expect(scene.length).toBeLessThan(1700);
    for (const sprite of scene.sprites)
      expect(pose(sprite, Infinity)).toMatchObject({ x: sprite.x, y: sprite.y });
  });

  it('are sown by pointing at a bowl, and at a way where there is a choice', () => {
    const { legal, turn } = moments[0] ?? {};
    if (legal?.form !== 'sow' || turn === null || turn === undefined) throw new Error('nobody acts');
    for (const { action, bowl, way } of legal.actions) {
      const asked = rules(legal, turn, way !== null);
      const first = pick(asked, [], `${turn}-${bowl}`);
      const last = way && first.kind === 'go-on' ? pick(asked, first.picked, way) : first;
      expect(last.kind === 'act' && last.chosen.action).toBe(action);
    }
  });
});

it('an empty bowl is sent for an explanation', () => {
  const asked = rules({ form: 'sow', actions: [] }, 0, false);
  expect(pick(asked, [], '0-3')).toEqual({
    kind: 'act',
    chosen: { action: '3', parts: null, cells: ['0-3'] },
  });
  expect(pick(asked, [], '1-3')).toEqual({ kind: 'nothing' });
});
