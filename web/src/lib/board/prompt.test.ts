import { describe, expect, it } from 'vitest';
import { RESERVE } from './mana/choices';
import { sample, sampleNames } from './samples';
import german from '../words/de';
import englishBook from '../words/en';
import { Words } from '../words/words.svelte';
import { faceOf } from '.';
import type { Board, Geometry, Legal } from '../wire/types';

const promptOf = (board: Board, geometry: Geometry, legal: Legal | null, picked: string[]) =>
  legal && faceOf(board.game).prompt(board, geometry, legal, picked);

const words = Object.entries({ en: englishBook, de: german }).map(([language, book]) => {
  const words = new Words();
  words.use(language, book);
  return words;
});

describe.each(sampleNames.filter((name) => name !== 'manitou'))('what is to be done in %s', async (name) => {
  const { geometry, moments } = await sample(name);

  it('is said in whole sentences', () => {
    for (const { board, legal } of moments) {
      const prompt = promptOf(board, geometry, legal, []);
      expect(prompt === null).toBe(legal === null);
      for (const { say } of prompt ? words : [])
        expect(say(prompt?.key ?? '', prompt?.args)).toMatch(/^[a-zäöüA-ZÄÖÜ][^{}]+[a-z)]$/);
    }
  });
});

const english = (key: string, args = {}) => words[0]?.say(key, args);

it('in Mana, follows what has been pointed at and what the bird asks for', async () => {
  const { geometry, moments } = await sample('mana');
  const bound = moments.find(({ board }) => board.game === 'mana' && board.duty === 'single');
  if (bound?.legal?.form !== 'fly') throw new Error('a duty');
  const { from, to, perches } = bound.legal.moves[0] ?? {};
  if (!from || !to || !perches?.[0] || geometry.game !== 'mana') throw new Error('a move');
  const steps = geometry.squares.find(({ square }) => square === perches[0])?.steps;
  const say = (picked: string[]) => {
    const prompt = promptOf(bound.board, geometry, bound.legal, picked);
    return prompt && words[0]?.say(prompt.key, prompt.args);
  };
  expect(say([])).toBe(english('page-now-mana-move', { duty: 1, bound: 'yes', reserve: 'no' }));
  expect(say([from])).toBe(english('page-now-mana-to', { steps: 1, more: 'others' }));
  const clauses = [[from], [RESERVE]].map(
    (picked) => promptOf(bound.board, geometry, bound.legal, picked)?.clause,
  );
  expect(clauses).toEqual(['MA-6', 'MA-13']);
  const bird = promptOf(bound.board, geometry, bound.legal, [from, to]);
  expect(bird).toMatchObject({ key: 'page-now-mana-bird', args: { steps }, clause: 'MA-10' });
  const place = { form: 'place' as const, squares: [], ronin: 5 };
  const left = [0, 1, 5].map((picked) => promptOf(bound.board, geometry, place, Array(picked).fill('a1')));
  expect(left.map((prompt) => prompt && words[0]?.say(prompt.key, prompt.args))).toEqual(
    [6, 5, 1].map((left) => english('page-now-mana-place', { left })),
  );
});

it('in Mandua, says if only one move is left', async () => {
  const { geometry, moments } = await sample('mandua');
  const { board } = moments.find(({ board }) => board.game === 'mandua' && board.phase === 'prowl') ?? {};
  if (board?.game !== 'mandua') throw new Error('a turn of Tiger');
  const go = { kind: 'go', action: 'a1-a3', from: 'a1', to: 'a3', beaten: ['a2'] } as const;
  const said = (...actions: (typeof go)[]) => {
    const prompt = promptOf(
      { ...board, to_beat: 1 },
      geometry,
      { form: 'hunt', actions } as unknown as Legal,
      [],
    );
    return [english(prompt?.key ?? '', prompt?.args), prompt?.clause];
  };
  expect(said(go)).toEqual(['you can beat, so you must: go from a1 to a3, your only move', 'MD-11']);
  expect(said(go, { ...go }).join()).not.toContain('only');
});
