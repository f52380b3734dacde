import type { JungleBoard, Legal } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import type { GeometryOf, Prompt } from '../face';
import { steps } from '../squares';
import { leapsOf, SWIMMERS } from './explaining';
import { closed, doomed } from './hunger';

/** The sentence that tells the player what to do. */
export function prompt(
  board: JungleBoard,
  geometry: GeometryOf<'jungle'>,
  legal: Legal,
  [picked]: string[],
): Prompt {
  const key = 'page-now-jungle';
  const den = board.animals.some((animal) => closed(geometry.squares, animal) !== null) ? 'closed' : 'open';
  const [lost, ...others] = doomed(board);
  if (lost) {
    const args = { hungry: 'doomed', number: others.length + 1, animal: say(lost.kind), den };
    // The link opens the rules at J-10 (when an animal becomes hungry). J-12 (prey that has starved) is in sight, too.
    return { key, args, clause: 'J-10' };
  }
  const [hungry, ...more] = board.animals.filter((animal) => animal.hungry);
  if (hungry) {
    const args = { hungry: more.length + 1, animal: say(hungry.kind), den };
    return { key, args, clause: 'J-11' };
  }
  const kind = board.animals.find(({ square }) => square === picked)?.kind;
  if (picked === undefined || kind === undefined) return { key, args: { hungry: 0, den: 'open' } };
  return {
    key: 'page-now-jungle-to',
    args: { animal: say(kind), ground: groundAhead(picked, kind, geometry, legal) },
  };
}

/** What a player must know about the ground around a picked animal. */
type Ground = 'stuck' | 'den' | 'trap' | 'dry' | 'jumps' | 'blocked' | 'swims' | 'plain';

function groundAhead(from: string, kind: string, { squares }: GeometryOf<'jungle'>, legal: Legal): Ground {
  const moves = legal.form === 'roam' ? legal.actions.filter((move) => move.from === from) : [];
  if (moves.length === 0) return 'stuck';
  const leads = (to: string) => moves.some((move) => move.to === to);
  if (squares.some(({ square, terrain }) => terrain === 'den' && leads(square))) return 'den';
  if (squares.some(({ square, terrain }) => terrain === 'trap' && leads(square))) return 'trap';
  const wet = squares.filter(({ square, terrain }) => terrain === 'water' && steps(square, from) === 1);
  if (wet.length === 0) return 'plain';
  if (SWIMMERS.includes(kind)) return 'swims';
  if (moves.some(({ crossed }) => crossed.length > 0)) return 'jumps';
  const leaps = leapsOf(kind);
  // A Leopard below or above the water can only go around it, as an animal that never jumps.
  const aside = wet.some(({ square }) => square.slice(1) === from.slice(1));
  return leaps === 'any' || (leaps === 'rank' && aside) ? 'blocked' : 'dry';
}
