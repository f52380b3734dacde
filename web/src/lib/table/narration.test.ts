import { describe, expect, it } from 'vitest';
import { faceOf } from '../board';
import { sample, sampleNames } from '../board/samples';
import german from '../words/de';
import english from '../words/en';
import { say, words } from '../words/words.svelte';
import type { Action, Board, Effect } from '../wire/types';
import { announce, describe as described, narrate, narratePrevious, narrateTurn } from './narration';
import type { Moment } from './moments';

const piece = (square: string, daimyo: boolean) => ({ square, seat: 0, daimyo });

/** The sentences about each action of a sample game. */
async function story(name: string): Promise<string[]> {
  const { moments } = await sample(name);
  return moments.slice(1).flatMap(({ effect, ...moment }, i) => {
    const before = moments[i]?.board;
    return effect && before ? [described({ ...moment, effect }, before)] : [];
  });
}

describe.each(sampleNames)('what happens in %s', (name) => {
  it.each(Object.entries({ en: english, de: german }))('is told in words, in %s', async (language, book) => {
    words.use(language, book);
    for (const sentence of await story(name)) {
      expect(sentence).toMatch(/^[\p{Lu}\d]/u);
      // The sentence contains neither an unresolved key nor the notation of an action.
      expect(sentence).not.toMatch(/page-|[a-g]\d-|[@=]|[{}]|^\d+[^\d ]/);
    }
  });
});

it('tells what became of the others', async () => {
  words.use('en', english);
  const all = (await Promise.all(sampleNames.map(story))).flat();
  const move = (piece: string, from: string, to: string) =>
    say('page-told-move', { piece: say(piece), from, to });
  const starved = say('page-jungle-told-starves', { number: 1, what: '' }).trim();
  for (const sentence of [
    move('jungle-tiger', 'b3', 'b7'),
    `${move('mana-ronin', 'f1', 'f3')}; ${say('page-told-bird', { to: 'c4' })}`,
    'Tiger then steps to e3, between e2 and e4, and beats both',
    say('page-told-set', { piece: say('mandua-hunter'), to: 'a4' }),
  ])
    expect(all).toContain(sentence);
  expect(all.some((sentence) => sentence.endsWith(starved))).toBe(true);
  expect(all.some((sentence) => / \(\+[12]\)$/.test(sentence))).toBe(true);
});

it.each(sampleNames)('calls the seats of %s as the rules do', async (name) => {
  words.use('en', english);
  const { geometry, seat_names: keys } = await sample(name);
  const { side } = faceOf(geometry.game);
  const expected = keys.length > 0 ? keys.map((key) => say(key)) : [say('page-tribe-0')];
  expect(expected.map((_, seat) => side(seat))).toEqual(expected);
});

it('tells what is captured', async () => {
  words.use('de', german);
  const before = { game: 'mana', pieces: [piece('a1', false), piece('a2', true)] } as unknown as Board;
  const flown: Effect = {
    effect: 'flown',
    path: ['a1', 'a2'],
    returned: false,
    captured: true,
    bird: null,
    skipped: null,
  };
  const parts: Action = { game: 'mana', kind: 'move', from: 'a1', to: 'a2', bird: null };
  const moment = { action: 'a1-a2', parts, by: 0, board: before };
  expect(described({ ...moment, effect: flown }, before)).toBe(
    [
      say('page-told-move', { piece: say('mana-ronin'), from: 'a1', to: 'a2' }),
      say('page-told-captured', { what: say('mana-daimyo') }),
    ].join('; '),
  );
  const jungle = (await sample('jungle')).moments.find(({ effect }) => effect?.effect === 'roamed');
  if (jungle?.effect?.effect !== 'roamed') throw new Error('nobody moved');
  const effect = { ...jungle.effect, takes: 'jungle-cat' };
  expect(described({ ...jungle, effect }, jungle.board)).toContain(
    `; ${say('page-jungle-told-eats', { what: say('jungle-cat') })}`,
  );
});

it('marks every capture in the list of moves', async () => {
  words.use('en', english);
  const briefs = async (name: string) => {
    const { moments } = await sample(name);
    return moments.slice(1).flatMap(({ action, parts, effect, by }, i) => {
      const before = moments[i]?.board;
      if (!action || !parts || !effect || !before) return [];
      return [{ effect, ...faceOf(before.game).brief({ action, parts, effect, by, before }) }];
    });
  };
  const captures = (effect: Effect) =>
    (effect.effect === 'struck' && effect.beaten.length > 0) ||
    (effect.effect === 'roamed' && effect.takes !== null) ||
    (effect.effect === 'flown' && effect.captured);
  for (const name of ['mandua', 'mandua-strict', 'jungle', 'mana'])
    for (const { effect, events } of await briefs(name))
      expect(events.some(({ sign }) => sign === 'takes')).toBe(captures(effect));
  const told = (await briefs('mandua')).map(({ text, events }) => ({ text, events }));
  expect(told).toContainEqual({
    text: 'd3–e3',
    events: [{ sign: 'takes', text: '2', spoken: say('page-brief-mandua-beats', { hunters: 2 }) }],
  });
  expect(told).toContainEqual({ text: 'a4', events: [] });
});

it('announces an action without what comes of it', async () => {
  words.use('en', english);
  const { moments } = await sample('jungle');
  const at = moments.findIndex(({ effect }) => effect?.effect === 'roamed' && effect.starves.length > 0);
  const [before, moment] = [moments[at - 1], moments[at]] as unknown as [Moment, Moment];
  const [player = '', told] = ['Anna', described(moment, before.board)];
  expect(announce([before, moment], [player, player])).toBe(
    say('page-said', { player, action: told.split('; ')[0] ?? '' }),
  );
  expect(told).toContain('; ');
});

it('ends with one full stop what is told in a sentence', async () => {
  words.use('en', english);
  const { moments } = await sample('mandua-strict');
  const before = moments.find(({ board }) => board.game === 'mandua' && board.turn.steps.length > 0);
  const parts: Action = { game: 'mandua', kind: 'object', number: 2 };
  const effect: Effect = { effect: 'objected', verdict: 'needless', highest: 2 };
  const after = { ...before, by: 0, action: 'object2', parts, effect } as unknown as Moment;
  expect(narrate(after, before as unknown as Moment, ['Anna', 'Ben'])).toBe(
    `Anna: ${say('page-mandua-objection-needless', { number: 2 })}`,
  );
});

it('tells all actions of a turn together', async () => {
  words.use('en', english);
  const moments = (await sample('mancala')).moments.map((moment, ply): Moment => ({
    ...moment,
    ply,
    effect: moment.effect ?? { effect: 'plain' },
  }));
  const again = moments.findIndex(
    ({ by, action }, i) => i > 1 && action !== null && by === moments[i - 1]?.by && by !== moments[i - 2]?.by,
  );
  const [before, first, second] = moments.slice(again - 2, again + 1);
  if (!before || !first || !second) throw new Error('nobody moved again');
  expect(narrateTurn(moments.slice(0, again), ['Anna', 'Ben'])).toBe(narrate(first, before, ['Anna', 'Ben']));
  const action = [described(first, before.board), described(second, first.board)].join('; ');
  const player = ['Anna', 'Ben'][second.by ?? 0] ?? '';
  expect(narrateTurn(moments.slice(0, again + 1), ['Anna', 'Ben'])).toBe(
    say('page-said', { player, action }),
  );
  // While the second action is being shown, the text describes the first one with its effects.
  const begun = [described(first, before.board), described(second, first.board).split(' (')[0]].join('; ');
  expect(announce(moments.slice(0, again + 1), ['Anna', 'Ben'])).toBe(
    say('page-said', { player, action: begun }),
  );
  // The previous turn is that of the other player, however many actions the last turn has.
  const previous = narrateTurn(moments.slice(0, again - 1), ['Anna', 'Ben']);
  expect(narratePrevious(moments.slice(0, again), () => ['Anna', 'Ben'])).toBe(previous);
  expect(narratePrevious(moments.slice(0, again + 1), () => ['Anna', 'Ben'])).toBe(previous);
  expect(narratePrevious(moments.slice(0, 2), () => ['Anna', 'Ben'])).toBe('');
});

it('tells only the last action of a player whose board tells of each, and what the referee repeats only once', async () => {
  words.use('en', english);
  const { board } = (await sample('manitou')).moments[0] ?? {};
  if (!board) throw new Error('a board');
  const moment = (ply: number, by: number | null, parts: Action | null): Moment => ({
    ...{ ply, by, parts, board, effect: { effect: 'plain' } },
    action: parts && 'x',
  });
  const twice = (by: number | null, parts: Action) =>
    narrateTurn([moment(0, null, null), moment(1, by, parts), moment(2, by, parts)], ['Anna']);
  const told = (parts: Action) => described({ ...moment(1, 0, parts) }, board);
  const take: Action = { game: 'manitou', kind: 'take', tile: 'b1' };
  // The board itself describes the earlier action.
  expect(twice(0, take)).toBe(say('page-said', { player: 'Anna', action: told(take) }));
  const deck: Action = { game: 'manitou', kind: 'deck' };
  expect(twice(null, deck)).toBe(`${told(deck)}.`);
});
