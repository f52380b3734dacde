import type { ManaDuty, ManaPiece } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { NOTHING, readNumber, readRows, writeRows, type Draft, type Editing, type Known } from '../editing';
import type { BoardOf } from '../face';
import { rows } from '../squares';
import Figure from './Figure.svelte';
import { BIRD } from './flight';
import { SQUARES } from './layout';
import { strokesIn } from './outlook';

/** The number of Ronin of each side (MA-1). */
const RONIN = 5;
const LETTERS = ['R', 'D', 'r', 'd'];
const ACTORS = ['b', 'w'];
const DUTIES: Record<ManaDuty, string> = {
  single: '1',
  double: '2',
  triple: '3',
  free: '*',
  'set-up': '=',
  over: '-',
};
/** What the bird demands, by the steps of its square. */
const KINDS: Record<number, ManaDuty> = { 1: 'single', 2: 'double', 3: 'triple' };
const GRID = rows(SQUARES, 0);

type ManaBoard = BoardOf<'mana'>;
type Ground = Known<'mana'>;

const dutyOf = (mark: string) =>
  (Object.keys(DUTIES) as ManaDuty[]).find((duty) => DUTIES[duty] === mark) ?? null;
const lookOf = ({ seat, daimyo }: Pick<ManaPiece, 'seat' | 'daimyo'>) =>
  `${seat}-${daimyo ? 'daimyo' : 'ronin'}`;

/** The board with the missing Ronin counted as captured (MA-1). During the set-up, none are captured. */
function counted(board: ManaBoard): ManaBoard {
  const waiting = (seat: number) => {
    const ronin = board.pieces.filter((piece) => piece.seat === seat && !piece.daimyo).length;
    return board.duty === 'set-up' ? 0 : Math.max(RONIN - ronin, 0);
  };
  return { ...board, captured: [waiting(0), waiting(1)] };
}

/** The board with the bird on a square or beside the board, and with the duty that follows (MA-11). */
function perched(board: ManaBoard, bird: string | null, { geometry }: Ground): ManaBoard {
  const steps = strokesIn(geometry)(bird);
  return { ...board, bird, duty: board.duty === 'set-up' ? 'set-up' : (KINDS[steps] ?? 'free') };
}

/** The board after a square was emptied of its piece and of the bird. */
function cleared(board: ManaBoard, square: string, ground: Ground): ManaBoard {
  const pieces = board.pieces.filter((piece) => piece.square !== square);
  const rest = { ...board, pieces };
  return counted(board.bird === square ? perched(rest, null, ground) : rest);
}

/** The board with this piece. Each side has only one Daimyo, so a second one replaces the first. */
function placed(board: ManaBoard, piece: ManaPiece, ground: Ground): ManaBoard {
  const { pieces, ...rest } = cleared(board, piece.square, ground);
  const others = pieces.filter(({ seat, daimyo }) => !(piece.daimyo && daimyo && seat === piece.seat));
  return counted({ ...rest, pieces: [...others, piece] });
}

export const editing: Editing<'mana'> = {
  empty: '6/6/6/6/6/6 b - 5/5 *',
  examples: [
    { key: 'page-editor-mana-placed', position: 'rrdrrr/6/6/6/6/RRDRRR b - 0/0 *' },
    { key: 'page-editor-mana-bird', position: 'r1d3/3rr1/4R1/6/2R3/5D b - 3/2 *' },
    { key: 'page-editor-mana-duty', position: 'r1d3/5r/6/2R3/6/5D b e3 4/3 3' },
  ],
  read(text) {
    const [squares = '', actor = '', bird = '', waiting = '', mark = '', ...more] = text.split(' ');
    const cells = readRows(GRID, squares);
    const [black, white, ...others] = waiting.split('/').map((number) => readNumber(number, RONIN));
    const turn = ACTORS.indexOf(actor);
    const duty = dutyOf(mark);
    const known = bird === '-' || GRID.flat().includes(bird);
    if (
      !cells ||
      typeof black !== 'number' ||
      typeof white !== 'number' ||
      others.length > 0 ||
      !duty ||
      !known
    )
      return null;
    if (more.length > 0 || turn < 0 !== (actor === '-')) return null;
    const pieces = cells.map(([square, letter]) => {
      const look = LETTERS.indexOf(letter);
      return { square, seat: look < 2 ? 0 : 1, daimyo: look % 2 === 1, known: look >= 0 };
    });
    if (pieces.some((piece) => !piece.known)) return null;
    const board: ManaBoard = {
      game: 'mana',
      pieces: pieces.map(({ square, seat, daimyo }) => ({ square, seat, daimyo })),
      bird: bird === '-' ? null : bird,
      duty,
      captured: [black, white],
      quiet: 0,
    };
    return { board, turn: turn < 0 ? null : turn };
  },
  write({ board, turn }) {
    const letters = new Map(
      board.pieces.map(({ square, seat, daimyo }) => [square, LETTERS[2 * seat + Number(daimyo)]]),
    );
    const squares = writeRows(GRID, (square) => letters.get(square));
    const actor = turn === null ? '-' : ACTORS[turn];
    return `${squares} ${actor} ${board.bird ?? '-'} ${board.captured.join('/')} ${DUTIES[board.duty]}`;
  },
  tools: () => [['0-daimyo', '0-ronin', '1-daimyo', '1-ronin', BIRD]],
  toolName(tool) {
    if (tool === BIRD) return say('mana-bird');
    const side = say(tool.startsWith('0') ? 'mana-black' : 'mana-white');
    return say('page-editor-piece', { side, piece: say(`mana-${tool.slice(2)}`) });
  },
  picture: Figure,
  press({ board, turn }, tool, square, ground) {
    const there = board.pieces.find((piece) => piece.square === square);
    const same = tool === BIRD ? board.bird === square : there && lookOf(there) === tool;
    if (tool === NOTHING) return { board: cleared(board, square, ground), turn };
    if (tool === BIRD) return { board: perched(board, same ? null : square, ground), turn };
    if (same) return { board: cleared(board, square, ground), turn };
    const piece = { square, seat: Number(tool[0]), daimyo: tool.endsWith('daimyo') };
    return { board: placed(board, piece, ground), turn };
  },
  move({ board, turn }, from, to, ground) {
    const piece = board.pieces.find(({ square }) => square === from);
    if (piece && to !== null) {
      const left = { ...board, pieces: board.pieces.filter((other) => other !== piece) };
      return { board: placed(left, { ...piece, square: to }, ground), turn };
    }
    if (piece) return { board: cleared(board, from, ground), turn };
    return { board: board.bird === from ? perched(board, to, ground) : board, turn };
  },
  parts({ board }) {
    const choice = (value: string) => ({ value, label: say('page-editor-mana-duty-of', { duty: value }) });
    const value = board.duty === 'set-up' || board.duty === 'free' ? board.duty : 'bird';
    const choices = ['set-up', 'free', ...(board.bird === null && value !== 'bird' ? [] : ['bird'])];
    const label = say('page-editor-mana-task');
    return [{ id: 'duty', label, kind: 'choice', value, choices: choices.map(choice) }];
  },
  set({ board, turn }, _, value, ground) {
    const next: ManaBoard = { ...board, duty: value === 'set-up' ? 'set-up' : 'free' };
    return { board: counted(value === 'bird' ? perched(next, board.bird, ground) : next), turn };
  },
  turned: ({ board }, seat): Draft<'mana'> => ({ board, turn: seat }),
};
