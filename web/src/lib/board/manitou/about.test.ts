import { beforeAll, expect, it } from 'vitest';
import english from '$lib/words/en';
import { words } from '$lib/words/words.svelte';
import { sample } from '../samples';
import { aboutCard } from './about';
import { unready } from './unready';

beforeAll(() => words.use('en', english));

it('says what a card in a ground is, and what to do about it', async () => {
  const { geometry } = await sample('manitou');
  if (geometry.game !== 'manitou') throw new Error('another game');
  const hawk = { player: 'Hawk', yours: false, strength: 12, each: 0, later: null, down: false };
  const hunter = aboutCard(geometry.cards, { ...hawk, card: '8' });
  expect(hunter.title).toBe('Hawk’s Hunter 8');
  expect(hunter.text).toContain('adds 8 to Hawk’s strength here, which is 12');
  const stronger = aboutCard(geometry.cards, { ...hawk, card: '8', strength: 13, each: 1 });
  expect(stronger.text).toContain('adds 9 to Hawk’s strength here, which is 13, tomahawks included.');
  // Only a Matriarch defeats a Chieftain (MN-13), and two of a kind turn each other face down (MN-14).
  const chief = { ...hawk, card: 'chief', strength: 0 };
  expect(aboutCard(geometry.cards, chief).text).toMatch(/one of these: Matriarch, or another of its kind\.$/);
  // Another player's hero meets the later of two (MN-15).
  const shielded = aboutCard(geometry.cards, { ...chief, later: 'scout' });
  expect(shielded.text).toMatch(/The later hero, Scout, protects it/);
  const own = aboutCard(geometry.cards, { ...chief, player: 'Fish', yours: true });
  expect(own.title).toBe('Your Chieftain');
  expect(own.text).toContain('It loses to Matriarch.');
});

it('says what to do before a press on a ground does something', () => {
  const said = (...args: Parameters<typeof unready>) => words.refusal(unready(...args));
  expect(said('play', true, 'Fish')).toBe('First choose a card from your hand, then a ground.');
  expect(said('eighth', true, 'Fish')).toBe(said('play', true, 'Fish'));
  expect(said('move', true, 'Fish')).toMatch(/hunters/);
  expect(said('play', false, 'Hawk')).toBe('Wait a moment: it is Hawk’s turn.');
  expect(said('deck', false, null)).toMatch(/nobody/);
});
