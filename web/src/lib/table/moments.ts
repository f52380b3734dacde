import type { Action, Board, Effect, Happened } from '../wire/types';

/** The game after so many actions. */
export interface Moment {
  ply: number;
  /** Who acted; nobody at the start, and where the referee dealt. */
  by: number | null;
  action: string | null;
  /** The same in its parts. */
  parts: Action | null;
  effect: Effect;
  board: Board;
}

/** The game to browse through, as the events tell it. What was taken back is not in it. */
export function tell(moments: Moment[], event: Happened): Moment[] {
  switch (event.what) {
    case 'started':
      return [
        { ply: 0, by: null, action: null, parts: null, effect: { effect: 'plain' }, board: event.board },
      ];
    case 'played': {
      const { ply, seat, action, parts, effect, board } = event;
      return [...moments, { ply, by: seat, action, parts, effect, board }];
    }
    case 'dealt': {
      const { ply, action, parts, board } = event;
      return [...moments, { ply, by: null, action, parts, effect: { effect: 'plain' }, board }];
    }
    case 'taken-back': {
      const kept = moments.filter((moment) => moment.ply <= event.ply);
      const last = kept.at(-1);
      return last ? [...kept.slice(0, -1), { ...last, board: event.board }] : kept;
    }
    default:
      return moments;
  }
}
