import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../board';
import { StepClock } from '../board/clock';
import type { House } from '../board/stage.svelte';
import { boardsOf, type Boards } from './boards';
import { Demonstration } from './demonstration.svelte';
import { diagram, type Diagram } from './diagram';
import { appendix, parse, type Block } from './markdown';

const book = (language: string, game: string) =>
  parse(readFileSync(new URL(`../../../../book/${language}/${game}.md`, import.meta.url), 'utf8'));

/** The boards of a page, in order. */
const boardsIn = (blocks: Block[]): Diagram[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap((item) => boardsIn(item.blocks));
    return block.kind === 'board' ? [block.diagram] : [];
  });

/** The number of boards before the first clause. */
const pictures = (blocks: Block[]) => {
  const first = blocks.findIndex((block) => block.kind === 'list' && block.items.some((item) => item.clause));
  return boardsIn(blocks.slice(0, first)).length;
};

const boards = new Map<string, Boards | null>();
for (const game of games) boards.set(game, await boardsOf(game));

describe.each(games)('the rule book of %s', (game) => {
  it.each(['en', 'de'])('teaches in five pictures and has all its boards (%s)', (language) => {
    const blocks = book(language, game);
    expect(pictures(blocks)).toBeGreaterThanOrEqual(5);
    const known = boards.get(game)?.boards ?? {};
    for (const { name, picture, steps } of boardsIn(blocks)) {
      expect(picture.text, name).not.toBe('');
      expect(steps.map((step) => step.caption.text !== '')).toEqual(steps.map(() => true));
      // In the file, a refused action is null. All other actions are the same there.
      const line = known[name]?.line;
      expect(line, name).toEqual(steps.map((step) => (step.refused ? null : step.action)));
    }
    expect(new Set(boardsIn(blocks).map(({ name }) => name))).toEqual(new Set(Object.keys(known)));
  });

  it('folds what only programs need', () => {
    const { blocks, title, folded } = appendix(book('en', game), true);
    const clauses = (blocks: Block[]) =>
      blocks.flatMap((block) => (block.kind === 'list' ? block.items.filter((item) => item.clause) : []));
    expect(title).toBe('Appendix: for programs');
    expect(clauses(folded)).toEqual([]);
    expect(clauses(blocks).length).toBeGreaterThan(10);
  });
});

it('reads what is said of a picture and of each action', () => {
  const { picture, steps } = diagram(
    'x',
    'game jungle\nmark a1\ntext One\ntext two.\nrefuse d4-d3 J-7\ntext No.',
  );
  expect(picture).toEqual({ text: 'One two.', marks: ['a1'], crosses: [] });
  expect(steps).toEqual([
    { action: 'd4-d3', refused: true, caption: { text: 'No.', marks: ['d4'], crosses: ['d3'] } },
  ]);
});

/** The board `take` of Jungle: one action is refused, one is played, and the reader can try others. */
function take() {
  const clock = new StepClock();
  const house: House = { clock, manner: () => ({ speed: 1, calm: false, pause: 400 }), sound: () => {} };
  const shown = boards.get('jungle')?.boards['take'];
  if (!shown) throw new Error('no board');
  return { clock, show: new Demonstration(house, shown, [1000, 1000, 1000]) };
}

it('plays what a board shows, with time to read', () => {
  const { clock, show } = take();
  show.start();
  expect(show.shown).toBe(0);
  clock.step(1500);
  expect(show.shown).toBe(1);
  // A refused action changes nothing.
  expect(show.moments[1]?.board).toBe(show.moments[0]?.board);
  clock.step(1500);
  expect(show.moments[show.shown]?.action).toBe('d4-d5');
  clock.step(1500);
  expect(show.runs).toBe(false);
  show.reset();
  expect(show.shown).toBe(0);
});

it('plays the actions of the reader and refuses all others', () => {
  const { clock, show } = take();
  expect(show.act('d4-d3')).toBe(false);
  expect(show.shown).toBe(0);
  expect(show.act('a1-a2')).toBe(true);
  expect(show.own).toBe(true);
  expect(show.moments[show.shown]?.action).toBe('a1-a2');
  clock.step(500);
  // `step` goes back to the example actions.
  show.step(2);
  expect([show.own, show.moments[show.shown]?.action]).toEqual([false, 'd4-d5']);
  show.reset();
  expect(show.act('d4-d5')).toBe(true);
  expect([show.own, show.shown]).toEqual([false, 2]);
});
