import { expect, it } from 'vitest';
import type { ManitouTrial } from '$lib/wire/types';
import { verdict } from './trial';

const trial = (stays: boolean, ...turned: [number, string][]): ManitouTrial => ({
  ground: 1,
  stays,
  turned: turned.map(([seat, card]) => ({ seat, card })),
});

it('says what a trial of strength came to', () => {
  expect(verdict(trial(true), '7', 0)).toBeNull();
  expect(verdict(trial(true, [1, 'scout']), 'chief', 0)).toMatchObject({ verdict: 'defeats', seat: 1 });
  expect(verdict(trial(false, [0, 'scout']), 'scout', 0)?.verdict).toBe('defeated');
  expect(verdict(trial(false, [1, 'chief'], [0, 'chief']), 'chief', 0)?.verdict).toBe('alike');
  expect(verdict(trial(false, [1, 'scout'], [0, 'chief']), 'chief', 0)?.verdict).toBe('sacrifice');
});
