import type { Effect, Legal } from '../wire/types';
import type { ActionOf, BoardOf, Game, GeometryOf } from './face';
import type { Chosen } from './picking';

/** What led to a board. */
export interface Played<G extends Game> {
  parts: ActionOf<G> | null;
  by: number | null;
  effect: Effect;
  before: BoardOf<G>;
}

/** What every board is given. */
export interface BoardProps<G extends Game> {
  board: BoardOf<G>;
  geometry: GeometryOf<G>;
  /** What may be done; null where it is not this viewer's turn. */
  legal: Legal | null;
  /** The seat to act. */
  turn: number | null;
  /** The seat whose side is near. */
  near: number;
  names?: string[] | undefined;
  /** What led here; shown as a movement when it is new. */
  played: Played<G> | null;
  /** Whether a new action is shown as a movement. */
  moving: boolean;
  /** An action is chosen, or one is tried that is not legal, so that the server says why. */
  onact: (chosen: Chosen) => void;
  /** What has been pointed at so far of an action that takes several steps. */
  onpick?: ((picked: string[]) => void) | undefined;
}
