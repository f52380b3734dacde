import { describe, expect, it } from 'vitest';
import { sample, sampleNames } from '../board/samples';
import german from '../words/de';
import english from '../words/en';
import { words } from '../words/words.svelte';
import type { Board, Effect } from '../wire/types';
import { told } from './told';

const piece = (square: string, daimyo: boolean) => ({ square, seat: 0, daimyo });

/** What is told of a whole game. */
async function story(name: string): Promise<string[]> {
  const { moments } = await sample(name);
  return moments.slice(1).flatMap(({ effect, ...moment }, i) => {
    const before = moments[i]?.board;
    return effect && before ? [told({ ...moment, effect }, before)] : [];
  });
}

describe.each(sampleNames)('what happens in %s', (name) => {
  it.each(Object.entries({ en: english, de: german }))('is told in words, in %s', async (language, book) => {
    words.use(language, book);
    for (const sentence of await story(name)) {
      expect(sentence).toMatch(/^\p{Lu}/u);
      // Neither a key nor the text of an action.
      expect(sentence).not.toMatch(/page-|[a-g]\d-|[@=]|[{}]|^\d/);
    }
  });
});

it('tells what became of the others', async () => {
  words.use('en', english);
  const all = (await Promise.all(sampleNames.map(story))).flat();
  for (const sentence of [
    /^Tiger from b3 to b7$/,
    /^Ronin from f1 to f3; the bird to c4$/,
    /; starved: \w+/,
    /^Tiger from d3 to e3; beaten on e2, e4$/,
    /^Hunter to a4$/,
    /^Bowl \d.*; \d+ stones? into the mancala$/,
  ])
    expect(all).toContainEqual(expect.stringMatching(sentence));
});

it('tells what is captured', async () => {
  words.use('de', german);
  const before = { game: 'mana', pieces: [piece('a1', false), piece('a2', true)] } as unknown as Board;
  const flown: Effect = { effect: 'flown', path: ['a1', 'a2'], returned: false, captured: true, bird: null };
  const moment = { action: 'a1-a2', by: 0, board: before };
  expect(told({ ...moment, effect: flown }, before)).toBe('Ronin von a1 nach a2; geschlagen: Daimyo');
  const jungle = (await sample('jungle')).moments.find(({ effect }) => effect?.effect === 'roamed');
  if (jungle?.effect?.effect !== 'roamed') throw new Error('nobody moved');
  const effect = { ...jungle.effect, takes: 'jungle-cat' };
  expect(told({ ...jungle, effect }, jungle.board)).toMatch(/; geschlagen: Katze/);
});
