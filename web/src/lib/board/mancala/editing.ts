import { say } from '$lib/words/words.svelte';
import type { BoardOf } from '../face';
import { readNumber, type Draft, type Editing } from '../editing';
import { count, name, places, seatOf, write } from './layout';
import { side } from './told';

/** The most stones that a game can have (MC-1). */
const MOST = 96;
/** The prefix of a `Part`'s id. The part's value is the number of stones in the chosen hollow. */
const STONES = 'stones';

const placeOf = (cell: string) => places.find((place) => name(place) === cell);

/** The board with this number of stones in a hollow. */
function filled(board: BoardOf<'mancala'>, cell: string, stones: number): BoardOf<'mancala'> {
  const place = placeOf(cell);
  if (!place) return board;
  const at = (seat: number, bowl: number | null) => seat === place.seat && bowl === place.bowl;
  const [south, north] = [0, 1].map((seat) => ({
    bowls: board.bowls[seat]?.map((old, i) => (at(seat, i + 1) ? stones : old)),
    mancala: at(seat, null) ? stones : (board.mancalas[seat] ?? 0),
  }));
  return {
    ...board,
    bowls: [south?.bowls, north?.bowls] as BoardOf<'mancala'>['bowls'],
    mancalas: [south?.mancala ?? 0, north?.mancala ?? 0],
  };
}

function readSide(text: string): number[] | null {
  const stones = text.split(' ').map((number) => readNumber(number, MOST));
  return stones.length === 7 && stones.every((number) => number !== null) ? stones : null;
}

export const editing: Editing<'mancala'> = {
  empty: '0 0 0 0 0 0 0 / 0 0 0 0 0 0 0 S',
  examples: [
    {
      key: 'page-editor-mancala-chain',
      position: '0 3 0 0 2 1 10 / 2 7 0 1 0 0 9 S',
      options: { rules: 'egyptian' },
    },
    {
      key: 'page-editor-mancala-capture',
      position: '1 2 3 0 2 0 4 / 0 1 5 2 0 3 6 S',
      options: { rules: 'egyptian' },
    },
    {
      key: 'page-editor-mancala-four',
      position: '0 0 2 0 0 4 2 / 1 3 0 2 0 1 4 S',
      options: { rules: 'nigerian' },
    },
  ],
  read(text) {
    const [, south, north, actor] = /^(.+) \/ (.+) ([SN-])$/.exec(text) ?? [];
    const sides = [readSide(south ?? ''), readSide(north ?? '')];
    const [one, other] = sides;
    if (!one || !other || actor === undefined) return null;
    const bowls = [one.slice(0, 6), other.slice(0, 6)] as BoardOf<'mancala'>['bowls'];
    const mancalas: [number, number] = [one[6] ?? 0, other[6] ?? 0];
    return { board: { game: 'mancala', bowls, mancalas }, turn: seatOf(actor) };
  },
  write: ({ board, turn }) => write(board, turn),
  tools: () => [],
  toolName: (tool) => tool,
  press: (draft) => draft,
  move: ({ board, turn }, from, to) => ({ board: to === null ? filled(board, from, 0) : board, turn }),
  parts({ board }, cell) {
    const place = placeOf(cell ?? '');
    if (!place) return [];
    const label =
      place.bowl === null
        ? say('page-editor-mancala-store', { player: side(place.seat) })
        : say('page-editor-mancala-bowl', { player: side(place.seat), bowl: place.bowl });
    return [
      {
        kind: 'number',
        id: `${STONES}@${name(place)}`,
        label,
        value: count(board, place),
        least: 0,
        most: MOST,
      },
    ];
  },
  set: ({ board, turn }, part, value): Draft<'mancala'> => ({
    board: filled(board, part.slice(STONES.length + 1), Number(value)),
    turn,
  }),
  turned: ({ board }, seat) => ({ board, turn: seat }),
};
