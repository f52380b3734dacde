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
  return {
    next: (picked) => new Set(squares.filter((square) => !picked.includes(square))),
    action: ([daimyo, ...others]) => {
      if (others.length < ronin) return null;
      const sorted = squares.filter((square) => others.includes(square));
      return `=${daimyo}:${sorted.join(',')}`;
    },
  };
}

function phrase([from, to, bird]: string[]): string | null {
  if (to === undefined || from === undefined) return null;
  const head = from === RESERVE ? `+${to}` : `${from}-${to}`;
  return bird === undefined ? head : `${head}@${bird}`;
}
