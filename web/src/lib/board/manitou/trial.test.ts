import { expect, it } from 'vitest';
import type { ManitouTrial } from '$lib/wire/types';
import { verdict } from './trial';

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
