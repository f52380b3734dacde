import { expect, it } from 'vitest';
import { gameOf, spec } from './games';

const options = [
  { key: 'rules', default: 'egyptian' },
  { key: 'stones', default: '4' },
];

it('leaves defaults out of a spec', () => {
  expect(spec('mancala', options, {})).toBe('mancala');
  expect(spec('mancala', options, { rules: 'egyptian', stones: '5' })).toBe('mancala:stones=5');
  expect(spec('mancala', options, { rules: 'nigerian', stones: '5' })).toBe(
    'mancala:rules=nigerian,stones=5',
  );
});

it('knows the game of a spec', () => {
  expect(gameOf('mana:bird=spirit')).toBe('mana');
});
