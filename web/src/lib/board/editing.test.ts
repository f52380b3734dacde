import { describe, expect, it } from 'vitest';
import { faceOf, games } from '.';
import { isRefusal, NOTHING, type Draft, type Editing, type Known } from './editing';
import type { Game } from './face';
import { sample, sampleNames } from './samples';
import { optionsOf } from '../games';
import type { Board } from '../wire/types';
import options from '../catalog/games.json';

/** The samples of the games whose positions are edited. */
const edited = sampleNames.filter((name) => faceOf(name.split('-')[0] ?? '').editing);

async function code(game: string): Promise<Editing> {
  const load = await faceOf(game).editing?.();
  if (!load) throw new Error(`${game} is not edited`);
  return load.editing;
}

const info = (game: string) => {
  const found = options.find(({ name }) => name === game);
  if (!found) throw new Error(`no game ${game}`);
  return found;
};

/**
 * The board without the parts that the text of a position omits: the history, and everything that the engine
 * computes.
 */
function plain(board: Board): unknown {
  switch (board.game) {
    case 'mana':
      return { ...board, quiet: 0, pieces: sorted(board.pieces) };
    case 'jungle': {
      const animals = board.animals.map((animal) => ({ ...animal, prey: [] }));
      return { animals: sorted(animals) };
    }
    case 'mandua': {
      const { phase, to_set, to_beat, removable } = board;
      const [tigers, hunters] = [[...board.tigers].sort(), [...board.hunters].sort()];
      return { tigers, hunters, phase, to_set, to_beat: to_beat ?? 0, removable };
    }
    default:
      return board;
  }
}

const sorted = <T extends { square: string }>(pieces: T[]): T[] =>
  [...pieces].sort((a, b) => a.square.localeCompare(b.square));

describe.each(edited)('the positions of %s', async (name) => {
  const { spec, geometry, moments } = await sample(name);
  const editing = await code(geometry.game);
  const known: Known<Game> = { geometry, options: optionsOf(spec, info(geometry.game).options) };
  const drafts = moments.map(({ board, turn }) => ({ board, turn }) as Draft<Game>);

  it('are read as they were written', () => {
    // During a strict turn, the text says how many hunters were captured, but not by which steps.
    const whole = drafts.filter(({ board }) => board.game !== 'mandua' || board.turn.announced === 0);
    expect(whole.length).toBeGreaterThan(5);
    for (const draft of whole) {
      const text = editing.write(draft);
      const read = editing.read(text, known);
      expect(read && editing.write(read)).toBe(text);
      if (draft.board.game === 'mandua' && draft.board.beaten > 0) continue;
      expect(read && [plain(read.board), read.turn], text).toEqual([plain(draft.board), draft.turn]);
    }
  });

  it('can be built up from the empty board, and taken apart', () => {
    const cells = drafts.at(-1)?.board;
    const tools = [...editing.tools(known).flat(), NOTHING];
    const empty = editing.read(editing.empty, known);
    if (!empty || !cells) throw new Error('the empty board cannot be read');
    for (const tool of tools)
      for (const cell of ['a1', 'c3', 'e5']) {
        const pressed = editing.press(empty, tool, cell, known);
        if (isRefusal(pressed)) throw new Error(pressed.code);
        const again = editing.read(editing.write(pressed), known);
        expect(again && editing.write(again)).toBe(editing.write(pressed));
        const away = editing.press(pressed, NOTHING, cell, known);
        if (!isRefusal(away) && tool !== 'bird')
          expect(editing.write(away).split(' ')[0]).toBe(editing.empty.split(' ')[0]);
      }
  });

  it('are not read from other texts', () => {
    for (const text of ['', 'x', '1 2 3', editing.empty + ' x', editing.empty.slice(1)])
      expect(editing.read(text, known), text).toBeNull();
  });

  it('have examples that can be drawn', () => {
    for (const { position } of editing.examples) {
      const read = editing.read(position, known);
      expect(read && editing.write(read)).toBe(position);
    }
  });
});

it('every game says whether its positions are edited', () => {
  expect(games.filter((game) => !faceOf(game).editing)).toEqual(['manitou']);
});
