import type { Action, Analysis, Board, Effect, Happened } from '../wire/types';

/** The state of a game after `ply` actions, and the last of these actions. */
export interface Moment {
  ply: number;
  /** The seat that acted; null at the start and for the referee. */
  by: number | null;
  action: string | null;
  /** The same action, split into its parts. */
  parts: Action | null;
  effect: Effect;
  board: Board;
}

/** Applies an event to the list of moments. Actions that were taken back are dropped. */
export function applyEvent(moments: Moment[], event: Happened): Moment[] {
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
    case 'passed':
      return moments.slice(0, 1).map((start) => ({ ...start, board: event.board }));
    default:
      return moments;
  }
}

/** The moments of an analysed line, up to the place that is shown. */
export const momentsTo = ({
  line,
  line_paths,
  path,
}: Pick<Analysis, 'line' | 'line_paths' | 'path'>): Moment[] =>
  line.slice(0, line_paths.indexOf(path) + 1).reduce<Moment[]>(applyEvent, []);
