import type { Board, Effect, Legal, Refusal } from '../wire/types';
import type { ActionOf, BoardOf, Game, GeometryOf, Remark } from './face';
import type { Chosen } from './picking';
import type { Stage } from './stage.svelte';

/** The action that led to a board. */
export interface Played<G extends Game> {
  parts: ActionOf<G> | null;
  by: number | null;
  effect: Effect;
  before: BoardOf<G>;
}

/** A board of the game's history, and what the action did that led to it. */
export interface Past {
  board: Board;
  effect: Effect;
}

/** What is to be said on the board. */
export interface Talk {
  /** The bubble is beside the first remark. */
  remarks: Remark[];
  /** Called when the player taps a clause. */
  onclause: (clause: string) => void;
  /** Called when the player closes the bubble. */
  onclose: () => void;
}

/** The device that players share is passed on. */
export interface HandOver {
  /** The player who gets it. */
  player: string;
  /** Called when that player has taken the device. */
  onready: () => void;
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
  /** The viewer's seat, if they have one alone. */
  you?: number | null;
  /** By seat, the level of the computer that plays there; null for a person. */
  levels?: (number | null)[] | undefined;
  /** Whether the board shows the newest position of a game that is being played. */
  live?: boolean;
  /** Who gets the device next, if players share it in a game that hides things. Until then, hands are covered. */
  handOver?: HandOver | null;
  /** The action that led to this board; null at the start. */
  played: Played<G> | null;
  /** The game up to this board, which comes last. */
  history: readonly Past[];
  /** The cells that decided the game, once it is over. */
  decisive: string[];
  /** What is to be said about the rules that acted on this board. */
  talk: Talk | null;
  /** The stage on which the board's motions are played. */
  stage: Stage;
  /**
   * The player chose an action, or tried an illegal one, which the server explains. Resolves to false if it was refused or
   * withdrawn.
   */
  onact: (chosen: Chosen) => Promise<boolean>;
  /** Called when a press that makes no action is refused. */
  onrefuse?: ((refusal: Refusal) => void) | undefined;
  /** Called when the picks have changed, in an action that takes several. */
  onpick?: ((picked: string[]) => void) | undefined;
}
