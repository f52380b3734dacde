import type { Legal } from '../wire/types';

/** Whether an action is legal: only then is it asked about; why it is not says the server at once. */
export function isLegal(legal: Legal, action: string): boolean {
  switch (legal.form) {
    case 'sow':
    case 'roam':
    case 'hunt':
      return legal.actions.some((one) => one.action === action);
    case 'cards':
      return legal.actions.includes(action);
    case 'fill-row':
      return legal.daimyo.some((square) => `=${square}` === action);
    case 'fly': {
      const [way, bird] = action.split('@');
      return legal.moves.some(({ from, to, perches }) => {
        const same = way === (from === null ? `+${to}` : `${from}-${to}`);
        return same && (bird === undefined ? perches.length === 0 : perches.includes(bird));
      });
    }
    case 'place':
    case 'choose':
      // The board lets nothing else be put together.
      return true;
  }
}

/** The cells of the board that an action names, to be marked while it is asked about. */
export function named(game: string, action: string, seat: number): Set<string> {
  if (game === 'manitou') return new Set();
  const words = action.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  return new Set(game === 'mancala' ? words.map((bowl) => `${seat}-${parseInt(bowl)}`) : words);
}
