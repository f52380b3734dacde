import { cardName, tileName } from '../board/manitou/names';
import { say } from '../words/words.svelte';
import type { Moment } from './moments';

/** An action as people read it. The board games' own notation is readable enough. */
export function actionWords({ action, board }: Pick<Moment, 'action' | 'board'>): string {
  if (action === null) return '';
  if (board.game !== 'manitou') return action;
  const [verb = '', what = ''] = action.split(':');
  const [card = '', ground = '', to = ''] = what.split(/[@>]/);
  switch (verb) {
    case 'play':
    case 'move':
      return say(`page-manitou-act-${verb}`, { card: cardName(card), ground, to });
    case 'take':
    case 'discard':
      return say(`page-manitou-act-${verb}`, { tile: tileName(what) });
    default:
      return say(`page-manitou-act-${verb}`);
  }
}
