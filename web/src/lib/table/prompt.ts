import type { Board, Geometry, Legal, ManaBoard, ManaSquare, ManduaBoard } from '../wire/types';
import type { Args } from '../words/words.svelte';

/** What is to be done now, as a key of the book. */
export interface Prompt {
  key: string;
  args: Args;
}

const prompt = (key: string, args: Args = {}): Prompt => ({ key: `page-now-${key}`, args });

/** What the player to act is to do, after he has pointed at so much; nothing where the board says so itself. */
export function promptOf(
  board: Board,
  geometry: Geometry,
  legal: Legal | null,
  picked: string[],
): Prompt | null {
  if (!legal) return null;
  switch (board.game) {
    case 'mancala': {
      const ways = legal.form === 'sow' && legal.actions.some(({ way }) => way !== null);
      return prompt('mancala', { ways: ways ? 'yes' : 'no' });
    }
    case 'mana':
      return geometry.game === 'mana' ? mana(board, geometry.squares, legal, picked) : null;
    case 'jungle':
      return prompt('jungle', { hungry: board.animals.filter(({ hungry }) => hungry).length });
    case 'mandua':
      return prompt(`mandua-${mandua(board, legal)}`);
    case 'manitou':
      return null;
  }
}

const DUTIES: Partial<Record<ManaBoard['duty'], number>> = { single: 1, double: 2, triple: 3 };

function mana({ duty }: ManaBoard, squares: ManaSquare[], legal: Legal, picked: string[]): Prompt | null {
  if (legal.form === 'fill-row') return prompt('mana-row');
  if (legal.form === 'place') return prompt('mana-place', { left: legal.ronin + 1 - picked.length });
  if (legal.form !== 'fly') return null;
  if (picked.length > 1) return prompt('mana-bird');
  const strokes = new Map(squares.map(({ square, steps }) => [square, steps]));
  const wanted = DUTIES[duty] ?? 0;
  // Whoever has no piece there moves what he likes (MA-13).
  const bound = legal.moves.every(({ from }) => from !== null && strokes.get(from) === wanted);
  const reserve = legal.moves.some(({ from }) => from === null) ? 'yes' : 'no';
  return prompt('mana-move', { duty: bound ? wanted : 0, reserve });
}

function mandua(board: ManduaBoard, legal: Legal): string {
  if (board.phase === 'remove') return 'remove';
  if (board.phase !== 'prowl')
    return legal.form === 'hunt' && legal.actions.some(({ kind }) => kind === 'place') ? 'set' : 'hunter';
  if (board.to_beat === null) return board.turn.announced + board.turn.steps.length > 0 ? 'tiger' : 'strict';
  return board.to_beat > 0 ? 'beat' : 'tiger';
}
