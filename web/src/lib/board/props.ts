import type { Effect, Legal } from '../wire/types';
import type { ActionOf, BoardOf, Game, GeometryOf } from './face';
import type { Chosen } from './picking';

/** The action that led to a board. */
export interface Played<G extends Game> {
  parts: ActionOf<G> | null;
  by: number | null;
  effect: Effect;
  before: BoardOf<G>;
}

/** The properties of every board component. */
export interface BoardProps<G extends Game> {
  board: BoardOf<G>;
  geometry: GeometryOf<G>;
  /** The legal actions; null if it is not the viewer's turn. */
  legal: Legal | null;
  /** The seat to act. */
  turn: number | null;
  /** The seat at the bottom of the screen. */
  near: number;
  names?: string[] | undefined;
  /** The action that led to this board; null at the start. */
  played: Played<G> | null;
  /** Whether to animate a new action. */
  moving: boolean;
  /** Called when the player chooses an action, or tries an illegal one, which the server will explain. */
  onact: (chosen: Chosen) => void;
  /** Called when the picks of an action that takes several have changed. */
  onpick?: ((picked: string[]) => void) | undefined;
}
