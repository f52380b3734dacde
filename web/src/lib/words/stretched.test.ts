import { expect, it } from 'vitest';
import { longer } from './stretched';
import { Words } from './words.svelte';

it('stretches every word, and nothing else', () => {
  expect(longer('Play 3 cards.')).toBe('Plaaay 3 caaaards.');
});

it('makes what the page says some 40 % longer', async () => {
  const [plain, drawn] = [new Words(), new Words()];
  await plain.open(['en']);
  await drawn.open(['qps']);
  const said = ['page-welcome-more', 'page-guide-mandua-lock', 'page-manitou-choose-title'];
  const length = (words: Words) => said.map((key) => words.say(key)).join('').length;
  const share = length(drawn) / length(plain);
  expect(share).toBeGreaterThan(1.4);
  expect(share).toBeLessThan(1.7);
});
