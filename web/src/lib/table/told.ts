import type { Board } from '../wire/types';
import { say } from '../words/words.svelte';
import { actionWords } from './actions';
import type { Moment } from './moments';

/** Who did what. */
export function said(moment: Moment | undefined, before: Moment | undefined, names: string[]): string {
  if (!moment?.action || !before) return '';
  const player = moment.by === null ? say('page-referee') : (names[moment.by] ?? '');
  return say('page-said', { player, action: told(moment, before.board) });
}

/** What happened, for those who do not see it: which piece went where, and what became of the others. */
export function told(moment: Pick<Moment, 'action' | 'board' | 'effect' | 'by'>, before: Board): string {
  return [mainly(moment, before), ...besides(moment, before)].join('; ');
}

function mainly({ action, board, effect }: Parameters<typeof told>[0], before: Board): string {
  switch (effect.effect) {
    case 'roamed': {
      const { from, to } = effect;
      return say('page-told-move', { piece: animal(before, from), from, to });
    }
    case 'flown': {
      const [from = '', to = from] = [effect.path[0], effect.path.at(-1)];
      if (effect.returned) return say('page-told-return', { to });
      return say('page-told-move', { piece: piece(before, from), from, to });
    }
    case 'struck': {
      const [from = '', to = ''] = (action ?? '').split('-');
      return say('page-told-move', { piece: figure(before, from), from, to });
    }
  }
  const to = /^@(\w\w)$/.exec(action ?? '')?.[1];
  if (board.game === 'mandua' && to) return say('page-told-set', { piece: say('mandua-hunter'), to });
  const daimyo = /^=(\w\w)$/.exec(action ?? '')?.[1];
  if (board.game === 'mana' && daimyo) return say('page-told-set', { piece: say('mana-daimyo'), to: daimyo });
  return actionWords({ action, board });
}

function besides({ effect, by }: Parameters<typeof told>[0], before: Board): string[] {
  switch (effect.effect) {
    case 'sown': {
      const banked = effect.steps.flatMap((step) =>
        step.step === 'bank' && step.to === by ? [step.stones] : [],
      );
      const stones = banked.reduce((sum, some) => sum + some, 0);
      return stones > 0 ? [say('page-told-banked', { stones })] : [];
    }
    case 'flown': {
      const { captured, path, bird } = effect;
      return [
        ...(captured ? [say('page-told-captured', { what: piece(before, path.at(-1) ?? '') })] : []),
        ...(bird ? [say('page-told-bird', { to: bird })] : []),
      ];
    }
    case 'roamed': {
      const { takes, starves, from, to } = effect;
      // The mover itself may starve, where it has gone.
      const starved = starves.map((square) => animal(before, square === to ? from : square));
      return [
        ...(takes ? [say('page-told-captured', { what: say(takes) })] : []),
        ...(starved.length > 0 ? [say('page-told-starved', { what: starved.join(', ') })] : []),
      ];
    }
    case 'struck':
      return effect.beaten.length > 0 ? [say('page-told-beaten', { what: effect.beaten.join(', ') })] : [];
    default:
      return [];
  }
}

function animal(board: Board, square: string): string {
  const kind = board.game === 'jungle' && board.animals.find((animal) => animal.square === square)?.kind;
  return kind ? say(kind) : '';
}

function piece(board: Board, square: string): string {
  const found = board.game === 'mana' && board.pieces.find((piece) => piece.square === square);
  return say(found && found.daimyo ? 'mana-daimyo' : 'mana-ronin');
}

function figure(board: Board, field: string): string {
  return say(board.game === 'mandua' && board.tigers.includes(field) ? 'mandua-tiger' : 'mandua-hunter');
}
