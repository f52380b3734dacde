import { expect, it } from 'vitest';
import type { ManitouBoard, ManitouTrial } from '$lib/wire/types';
import { sample } from '../samples';
import { fighters, outcomes, outlook, verdict } from './trial';

/** A trial of strength between a new hero of seat 0 and a hero of seat 1. */
const trial = (met: string | null, stays: boolean, ...turned: [number, string][]): ManitouTrial => ({
  ground: 1,
  stays,
  met: met === null ? null : { seat: 1, card: met },
  turned: turned.map(([seat, card]) => ({ seat, card })),
});

it('says what a trial of strength came to, and names the winner', () => {
  expect(verdict(trial(null, true), '7')).toBeNull();
  expect(verdict(trial('scout', true, [1, 'scout']), 'chief')).toEqual({
    verdict: 'defeats',
    other: 'scout',
    seat: 1,
  });
  expect(verdict(trial('chief', false, [0, 'scout']), 'scout')).toEqual({
    verdict: 'defeated',
    other: 'chief',
    seat: 1,
  });
  expect(verdict(trial('chief', false, [1, 'chief'], [0, 'chief']), 'chief')?.verdict).toBe('alike');
  expect(verdict(trial('scout', false, [1, 'scout'], [0, 'chief']), 'chief')?.verdict).toBe('sacrifice');
});

it('foretells every trial of strength', async () => {
  const { geometry, moments } = await sample('manitou');
  let heroes = 0;
  for (const [i, { board, parts, by, effect }] of moments.entries()) {
    const before = moments[i - 1]?.board;
    if (board.game !== 'manitou' || before?.game !== 'manitou' || geometry.game !== 'manitou') continue;
    if (parts?.game !== 'manitou' || parts.kind !== 'play' || typeof by !== 'number') continue;
    if (effect?.effect !== 'played') continue;
    const found = outlook(before, geometry.cards, parts.card, by, parts.ground);
    if (Number(parts.card) > 0) expect(found).toBeNull();
    else {
      heroes++;
      const came = verdict(effect, parts.card)?.verdict;
      expect(came === undefined ? ['leads', 'joins'] : [came]).toContain(found?.verdict);
    }
  }
  expect(heroes).toBeGreaterThan(3);
});

it('foretells what comes of two heroes', () => {
  const cards = [{ card: 'chief', name: '', value: null, defeats: ['scout'] }];
  const table = (...met: string[]) => {
    const row = met.map((card) => ({ card, face_up: true }));
    return { seats: [{ grounds: [[]] }, { grounds: [row] }] } as unknown as ManitouBoard;
  };
  const come = (...met: string[]) => outlook(table(...met), cards, 'chief', 0, 1)?.verdict;
  expect(come('rain', 'scout')).toBe('sacrifice');
  expect(come('scout', 'matriarch')).toBe('defeated');
  expect(come('chief')).toBe('alike');
  expect(come()).toBe('leads');
  // For the owner of a hero, another one protects it.
  expect(outlook(table('scout'), cards, 'chief', 1, 1)).toEqual({ verdict: 'joins', other: 'scout' });
});

it('says which cards won and lost a trial of strength, and where they lie', async () => {
  const { moments } = await sample('manitou');
  let met = 0;
  for (const [i, { board, parts, by, effect }] of moments.entries()) {
    const before = moments[i - 1]?.board;
    if (board.game !== 'manitou' || before?.game !== 'manitou' || parts?.game !== 'manitou') continue;
    const trial = effect?.effect === 'played' ? effect : null;
    const acted = { before, board, parts, by: by ?? null, turn: null, trial };
    const found = outcomes(acted);
    expect(found).toHaveLength(trial?.met ? 2 : 0);
    const shown = fighters(acted, 0);
    expect(shown?.map(({ seat }) => seat) ?? []).toEqual(found.map(({ seat }) => seat).sort((a, b) => b - a));
    for (const { ground, seat, place, outcome } of found) {
      const laid = board.seats[seat]?.grounds[ground - 1]?.[place];
      expect(laid?.face_up).toBe(outcome === 'wins');
      expect(Number(laid?.card)).toBeNaN();
      met++;
    }
  }
  expect(met).toBeGreaterThan(0);
});
