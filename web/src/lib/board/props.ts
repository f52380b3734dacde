import type { Board, Effect, Geometry, Legal } from '../wire/types';

type Named<T, G> = Extract<T, { game: G }>;

/** What led to a board. */
export interface Played<G extends Board['game']> {
  action: string;
  by: number | null;
  effect: Effect;
  before: Named<Board, G>;
}

/** What every board is given. */
export interface BoardProps<G extends Board['game']> {
  board: Named<Board, G>;
  geometry: Named<Geometry, G>;
  /** What may be done; nothing where it is not for this viewer to do something. */
  legal: Legal | null;
  /** The seat to act. */
  turn: number | null;
  /** The seat whose side is near. */
  near: number;
  /** Who sits where. */
  names?: string[] | undefined;
  /** What led here; shown as a movement when it is new. */
  played: Played<G> | null;
  /** Whether a new action is shown as a movement. */
  moving: boolean;
  /** An action is chosen, or one is tried that is not legal, so that the server says why. */
  onact: (action: string) => void;
  /** What has been pointed at so far of an action that takes several steps. */
  onpick?: ((picked: string[]) => void) | undefined;
}
