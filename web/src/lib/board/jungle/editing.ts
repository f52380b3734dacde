import type { JungleAnimal } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { NOTHING, readRows, writeRows, type Draft, type Editing } from '../editing';
import type { BoardOf } from '../face';
import { rows } from '../squares';
import { animalOf, KINDS } from './kinds';
import { SQUARES } from './layout';
import { SIDES } from './sides';
import Tool from './Tool.svelte';

/** The letters of the animals by rank: capital for Orange, small for Yellow. */
const LETTERS = ['r', 'c', 'd', 'w', 'p', 't', 'l', 'e'];
const ACTORS = ['o', 'y'];
const HUNGRY = 'hungry';
const GRID = rows(SQUARES, 0);

type JungleBoard = BoardOf<'jungle'>;

const lookOf = ({ seat, kind }: Pick<JungleAnimal, 'seat' | 'kind'>) => `${seat}-${kind}`;

/** The board with this animal. A side has each animal only once, so the animal leaves its old square. */
const placed = (board: JungleBoard, animal: JungleAnimal): JungleBoard => ({
  ...board,
  animals: [
    ...board.animals.filter((other) => other.square !== animal.square && lookOf(other) !== lookOf(animal)),
    animal,
  ],
});

const cleared = (board: JungleBoard, square: string): JungleBoard => ({
  ...board,
  animals: board.animals.filter((animal) => animal.square !== square),
});

export const editing: Editing<'jungle'> = {
  empty: '7/7/7/7/7/7/7/7/7 o -',
  examples: [
    { key: 'page-editor-jungle-hunger', position: '7/7/3l2r/7/3D3/7/7/7/E6 o -' },
    { key: 'page-editor-jungle-lamb', position: '1W5/2l4/6e/2D4/7/7/7/7/6L o -' },
    { key: 'page-editor-jungle-jump', position: '4d2/7/7/7/7/7/1L5/7/7 o -' },
  ],
  read(text, { geometry }) {
    const [squares = '', actor = '', hungry = '', ...more] = text.split(' ');
    const cells = readRows(GRID, squares);
    const turn = ACTORS.indexOf(actor);
    if (!cells || more.length > 0 || turn < 0 !== (actor === '-')) return null;
    const fed = hungry === '-' ? [] : hungry.split(',');
    if (!fed.every((square) => GRID.flat().includes(square))) return null;
    const traps = geometry.squares.filter(({ terrain }) => terrain === 'trap').map(({ square }) => square);
    const animals = cells.flatMap(([square, letter]): JungleAnimal[] => {
      const kind = KINDS[LETTERS.indexOf(letter.toLowerCase())];
      if (kind === undefined) return [];
      const seat = letter === letter.toLowerCase() ? 1 : 0;
      return [
        {
          ...animalOf(`${seat}-jungle-${kind}`, square),
          trapped: traps.includes(square),
          hungry: fed.includes(square),
        },
      ];
    });
    if (animals.length < cells.length) return null;
    return {
      board: { game: 'jungle', animals, leader: 0, occurrences: 1 },
      turn: turn < 0 ? null : turn,
    };
  },
  write({ board, turn }) {
    const letters = new Map(
      board.animals.map(({ square, seat, rank }) => {
        const letter = LETTERS[rank - 1] ?? '';
        return [square, seat === 0 ? letter.toUpperCase() : letter];
      }),
    );
    const hungry = board.animals.flatMap((animal) => (animal.hungry ? [animal.square] : [])).sort();
    const squares = writeRows(GRID, (square) => letters.get(square));
    return `${squares} ${turn === null ? '-' : ACTORS[turn]} ${hungry.join(',') || '-'}`;
  },
  tools: () => [...[0, 1].map((seat) => KINDS.map((kind) => `${seat}-jungle-${kind}`)), [HUNGRY]],
  toolName(tool) {
    if (tool === HUNGRY) return say('page-editor-jungle-hungry');
    const side = say(SIDES[Number(tool[0])] ?? '');
    return say('page-editor-piece', { side, piece: say(tool.slice(2)) });
  },
  picture: Tool,
  press({ board, turn }, tool, square) {
    const there = board.animals.find((animal) => animal.square === square);
    if (tool === NOTHING || (there && lookOf(there) === tool)) return { board: cleared(board, square), turn };
    if (tool !== HUNGRY) return { board: placed(board, animalOf(tool, square)), turn };
    const toggled = (animal: JungleAnimal) =>
      animal === there ? { ...animal, hungry: !animal.hungry } : animal;
    return { board: { ...board, animals: board.animals.map(toggled) }, turn };
  },
  move({ board, turn }, from, to) {
    const animal = board.animals.find(({ square }) => square === from);
    if (!animal) return { board, turn };
    return { board: to === null ? cleared(board, from) : placed(board, { ...animal, square: to }), turn };
  },
  parts: () => [],
  set: (draft) => draft,
  // Only animals of the player to act can be hungry (J-10).
  turned: ({ board }, seat): Draft<'jungle'> => ({
    board: { ...board, animals: board.animals.map((animal) => ({ ...animal, hungry: false })) },
    turn: seat,
  }),
};
