import { say } from '../words/words.svelte';
import type { Moment } from './moments';

const cardName = (card: string) => say(Number(card) ? `manitou-hunter-${card}` : `manitou-${card}`);
const tileName = (tile: string) =>
  say(`manitou-${tile.replace(/^t(\d)/, 'tepee-$1').replace(/^b(\d)/, 'buffalo-$1')}`);

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
