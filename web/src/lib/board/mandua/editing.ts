import type { ManduaTask, Refusal } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { NOTHING, readNumber, readRows, writeRows, type Draft, type Editing, type Known } from '../editing';
import type { BoardOf } from '../face';
import { beaten } from './layout';
import Tool from './Tool.svelte';

/** The most hunters that a game has (MD-1). */
const MOST = 25;
const TIGER = 'tiger';
const HUNTER = 'hunter';
/** The tool that marks a tiger which Hunter may remove after an objection (MD-18). */
const REMOVABLE = 'removable';
const CAGES = ['A', 'B', 'C', 'D'];
const GRID = [5, 4, 3, 2, 1].map((rank) => ['a', 'b', 'c', 'd', 'e'].map((file) => `${file}${rank}`));
const ACTORS = ['h', 't'];

type ManduaBoard = BoardOf<'mandua'>;

const seatOf = ({ phase }: ManduaBoard) => (phase === 'over' ? null : phase === 'prowl' ? 1 : 0);
const drafted = (board: ManduaBoard): Draft<'mandua'> => ({ board, turn: seatOf(board) });

/**
 * The board at the beginning of an ordinary turn. The pieces determine how many hunters Tiger must capture.
 */
const plain = (board: ManduaBoard, phase: 'hunt' | 'prowl'): ManduaBoard => ({
  ...board,
  phase,
  removable: [],
  to_beat: 0,
  beaten: 0,
  turn: { ...board.turn, announced: 0 },
});

/** The board with these tigers marked as removable. If none is left, the turn becomes an ordinary one. */
const marked = (board: ManduaBoard, removable: string[]): ManduaBoard =>
  removable.length > 0
    ? { ...plain(board, 'hunt'), phase: 'remove', removable }
    : board.phase === 'remove'
      ? plain(board, 'hunt')
      : board;

function cleared(board: ManduaBoard, field: string): ManduaBoard {
  const without = (fields: string[]) => fields.filter((other) => other !== field);
  const rest = { ...board, tigers: without(board.tigers), hunters: without(board.hunters) };
  return marked(rest, without(board.removable));
}

/** The number of hunters of the game that do not stand on the board. */
const room = ({ hunters, all }: ManduaBoard): number => Math.max(all - hunters.length, 0);

/** The board with no more hunters still to be placed than the game has. */
const fitted = (board: ManduaBoard): ManduaBoard => ({
  ...board,
  to_set: Math.min(board.to_set, room(board)),
});

/** The board with one more hunter: a captured one or, if there is none, one that is still to be placed. */
function hunted(board: ManduaBoard, field: string): ManduaBoard {
  const { hunters, ...rest } = cleared(board, field);
  return fitted({ ...rest, hunters: [...hunters, field] });
}

/** Why a hunter cannot stand on a field; null if one can. */
const outside = (field: string): Refusal | null =>
  CAGES.includes(field)
    ? { code: 'mandua-hunter-outside', clause: 'MD-3', args: { field: { square: field } } }
    : null;

/** Reads the state of a turn: its phase, and what else the text says about it; null if it cannot be read. */
function readState(
  actor: string,
  state: string,
): (Pick<ManduaBoard, 'phase' | 'removable' | 'to_beat' | 'beaten'> & { announced: number }) | null {
  const quiet = { removable: [], to_beat: 0, beaten: 0, announced: 0 };
  const turns: Record<string, ManduaTask> = { h: 'hunt', t: 'prowl', '-': 'over' };
  const phase = turns[actor];
  if (!phase) return null;
  if (state === '-') return { ...quiet, phase };
  if (state === '?') return { ...quiet, phase: 'object' };
  const total = /^\+(\d+)$/.exec(state);
  if (total) return { ...quiet, phase: 'prowl', to_beat: readNumber(total[1] ?? '', MOST) };
  const said = /^!(\d+)\+(\d+)$/.exec(state);
  if (said) {
    const [announced, struck] = said.slice(1).map((number) => readNumber(number, MOST));
    return typeof announced !== 'number' || typeof struck !== 'number'
      ? null
      : { ...quiet, phase: 'prowl', beaten: struck, announced };
  }
  const named = state.startsWith('x:') ? state.slice(2).split(',') : [];
  const known = named.length > 0 && named.every((field) => [...GRID.flat(), ...CAGES].includes(field));
  return known ? { ...quiet, phase: 'remove', removable: named } : null;
}

function writeState(board: ManduaBoard, order: string[]): string {
  const { phase, removable, to_beat: toBeat, beaten: struck, turn } = board;
  if (phase === 'remove') return `x:${order.filter((field) => removable.includes(field)).join(',')}`;
  if (phase === 'object') return '?';
  if (phase !== 'prowl') return '-';
  if (turn.announced > 0 || struck > 0) return `!${turn.announced}+${struck}`;
  return toBeat ? `+${toBeat}` : '-';
}

/** The examples are from games without a handicap (MD-29). */
const ALL = { hunters: '25' };

export const editing: Editing<'mandua'> = {
  empty: '5/5/5/5/5 ---- 25 h -',
  examples: [
    { key: 'page-editor-mandua-pair', position: '5/1h1h1/2T2/5/5 TT-T 23 t +2', options: ALL },
    { key: 'page-editor-mandua-end', position: '2h2/5/hh1hh/2h2/2h2 TTTT 16 h -', options: ALL },
    { key: 'page-editor-mandua-maharaja', position: '3T1/5/1T3/T1T2/hh3 ---- 0 h -', options: ALL },
  ],
  read(text, { options }) {
    const [fields = '', cages = '', waiting = '', actor = '', state = '', ...more] = text.split(' ');
    const cells = readRows(GRID, fields);
    const toSet = readNumber(waiting, 99);
    const turn = readState(actor, state);
    if (!cells || toSet === null || !turn || more.length > 0 || !/^[T-]{4}$/.test(cages)) return null;
    if (!cells.every(([, letter]) => letter === 'T' || letter === 'h')) return null;
    const standing = (wanted: string) =>
      cells.flatMap(([field, letter]) => (letter === wanted ? [field] : []));
    const tigers = [...standing('T'), ...CAGES.filter((_, i) => cages[i] === 'T')];
    const hunters = standing('h');
    const { announced, ...rest } = turn;
    return drafted({
      game: 'mandua',
      tigers,
      hunters,
      to_set: toSet,
      all: Number(options['hunters'] ?? MOST),
      ...rest,
      turn: { tigers, hunters, announced, steps: [] },
    });
  },
  write({ board }) {
    const letter = (field: string) =>
      board.tigers.includes(field) ? 'T' : board.hunters.includes(field) ? 'h' : undefined;
    const cages = CAGES.map((cage) => letter(cage) ?? '-').join('');
    const seat = seatOf(board);
    const actor = seat === null ? '-' : ACTORS[seat];
    const order = [...[...GRID].reverse().flat(), ...CAGES];
    return `${writeRows(GRID, letter)} ${cages} ${board.to_set} ${actor} ${writeState(board, order)}`;
  },
  tools: ({ options }: Known<'mandua'>) => [
    [TIGER, HUNTER, ...(options['referee'] === 'strict' ? [REMOVABLE] : [])],
  ],
  toolName: (tool) => say(tool === REMOVABLE ? 'page-editor-mandua-removable' : `mandua-${tool}`),
  picture: Tool,
  press({ board }, tool, field) {
    const there = { [TIGER]: board.tigers, [HUNTER]: board.hunters }[tool]?.includes(field);
    if (tool === NOTHING || there) return drafted(cleared(board, field));
    if (tool === REMOVABLE) {
      const { removable } = board;
      if (removable.includes(field))
        return drafted(
          marked(
            board,
            removable.filter((one) => one !== field),
          ),
        );
      return drafted(board.tigers.includes(field) ? marked(board, [...removable, field]) : board);
    }
    if (tool === HUNTER) return outside(field) ?? drafted(hunted(board, field));
    const rest = cleared(board, field);
    return drafted({ ...rest, tigers: [...rest.tigers, field] });
  },
  move(draft, from, to, known) {
    const { board } = draft;
    const tool = board.tigers.includes(from) ? TIGER : board.hunters.includes(from) ? HUNTER : null;
    if (tool === null || from === to) return draft;
    const refusal = to !== null && tool === HUNTER ? outside(to) : null;
    if (refusal) return refusal;
    const lifted = drafted(cleared(board, from));
    const there = tool === TIGER ? board.tigers : board.hunters;
    return to === null || there.includes(to) ? lifted : this.press(lifted, tool, to, known);
  },
  parts({ board }) {
    const number = (id: string, value: number) => ({
      kind: 'number' as const,
      id,
      label: say(`page-editor-mandua-${id}`),
      value,
      least: 0,
      most: room(board),
    });
    return [number('to-set', board.to_set), number('beaten', Math.max(beaten(board), 0))];
  },
  set({ board }, part, value) {
    const number = Number(value);
    return drafted({ ...board, to_set: part === 'beaten' ? room(board) - number : number });
  },
  turned: ({ board }, seat) => drafted(plain(board, seat === 0 ? 'hunt' : 'prowl')),
  mend({ board }, faults) {
    if (faults.some(({ code }) => code === 'mandua-position-few-hunters')) return drafted(fitted(board));
    const total = faults.find(({ code }) => code === 'mandua-position-total')?.args?.['highest'];
    if (total && 'number' in total && board.phase === 'prowl')
      return drafted({ ...plain(board, 'prowl'), to_beat: total.number });
    const codes = ['strict', 'guided', 'turn-before'].map((state) => `mandua-position-${state}`);
    if (!faults.some(({ code }) => codes.includes(code))) return null;
    return drafted(plain(board, board.phase === 'prowl' ? 'prowl' : 'hunt'));
  },
};
