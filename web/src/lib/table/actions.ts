import { cardName, tileName } from '../board/manitou/names';
import { say } from '../words/words.svelte';
import type { Moment } from './moments';

/** An action as people read it; moves from square to square are readable as they are written. */
export function actionWords({ action, board }: Pick<Moment, 'action' | 'board'>): string {
  if (action === null) return '';
  switch (board.game) {
    case 'mancala': {
      const [, bowl = '', way = 'none'] = /^(\d)([rl]?)$/.exec(action) ?? [];
      return say('page-mancala-act', { bowl, way });
    }
    case 'mandua': {
      const [, verb = '', what = ''] = /^(say|object|remove|end)(.*)$/.exec(action) ?? [];
      return verb ? say(`page-mandua-act-${verb}`, { what }) : action;
    }
    case 'manitou':
      return manitouWords(action);
    default:
      return action;
  }
}

function manitouWords(action: string): string {
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
