import type { Legal } from '$lib/wire/types';
import { listed, type Choice, type Rules } from '../picking';

/** What stands for the Ronin beside the board. */
export const RESERVE = '+';

/** Piece, end and bird's perch; or squares for the pieces to be set up, the Daimyo's first. */
export function rules(legal: Legal | null, own: (square: string) => boolean): Rules {
  switch (legal?.form) {
    case 'fill-row':
      return {
        ...listed(legal.daimyo.map((square) => ({ picks: [square], action: `=${square}` }))),
        phrase: ([square]) => `=${square}`,
      };
    case 'place':
      return place(legal.squares, legal.ronin);
    case 'fly': {
      const choices = legal.moves.flatMap(({ from, to, perches }): Choice[] => {
        const head = from === null ? `+${to}` : `${from}-${to}`;
        const picks = [from ?? RESERVE, to];
        if (perches.length === 0) return [{ picks, action: head }];
        return perches.map((bird) => ({ picks: [...picks, bird], action: `${head}@${bird}` }));
      });
      return { ...listed(choices), own, phrase };
    }
    default:
      return listed([]);
  }
}

function place(squares: string[], ronin: number): Rules {
  const set = ([daimyo, ...others]: string[]) => `=${daimyo}:${others.sort(byRank).join(',')}`;
  return {
    loose: true,
    next: (picked) => new Set(squares.filter((square) => !picked.includes(square))),
    action: (picked) => (picked.length > ronin ? set(picked) : null),
    // The server is asked of a whole set-up: squares that nothing stands against fill it up.
    phrase: (picked) => {
      const more = squares.filter((square) => !picked.includes(square));
      return set([...picked, ...more].slice(0, ronin + 1));
    },
  };
}

/** By rank, then by file: the order in which Ronin are set up. */
function byRank(one: string, other: string): number {
  return one.slice(1).localeCompare(other.slice(1)) || one.localeCompare(other);
}

function phrase([from, to, bird]: string[]): string | null {
  if (to === undefined || from === undefined) return null;
  const head = from === RESERVE ? `+${to}` : `${from}-${to}`;
  return bird === undefined ? head : `${head}@${bird}`;
}
