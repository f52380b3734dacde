import type { Action, Board, Effect, Legal, Refusal } from '../wire/types';
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

/** A board of the game's history, and the action that led to it. */
export interface Past {
  board: Board;
  effect: Effect;
  /** The action and the seat that acted, where they are known. */
  parts?: Action | null;
  by?: number | null;
}

/** Remarks to show in a bubble on the board. */
export interface Talk {
  /** The remarks. The bubble is beside the cell of the first one. */
  remarks: Remark[];
  /** Called when the player taps a clause. */
  onclause: (clause: string) => void;
  /** Called when the player closes the bubble. */
  onclose: () => void;
}

/** Tells whom to pass the shared device to. */
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
  /** The options of the game; undefined where only the board is known. */
  options?: Record<string, string>;
  names?: string[] | undefined;
  /** The viewer's seat, if the viewer has exactly one seat. */
  you?: number | null;
  /** For each seat, the level of its computer player; null for a person. */
  levels?: (number | null)[] | undefined;
  /** Whether the board shows the newest position of a game that is being played. */
  live?: boolean;
  /** Whether the board plays an action for the viewer if the rules leave no choice. */
  plays?: boolean;
  /** Whether the players have clocks. If so, the board adds no pauses for reading. */
  timed?: boolean;
  /** In a game with hidden cards: who gets the shared device next. Until they have it, hands are covered. */
  handOver?: HandOver | null;
  /** The action that led to this board; null at the start. */
  played: Played<G> | null;
  /** The boards of the game so far. This board is the last one. */
  history: readonly Past[];
  /** The cells that decided the game, once it is over. */
  decisive: string[];
  /** Remarks on what the rules did in the action that led to this board. */
  talk: Talk | null;
  /** The stage on which the board's motions are played. */
  stage: Stage;
  /**
   * Called when the player has chosen an action. The action may be illegal; then the server says why.
   * Resolves to false if the action was refused or withdrawn.
   */
  onact: (chosen: Chosen) => Promise<boolean>;
  /** Called when a press is refused without an action being sent. */
  onrefuse?: ((refusal: Refusal) => void) | undefined;
  /** Called before a key acts on a wide field of the board, so that a refusal can be shown there. */
  onaim?: ((field: Element) => void) | undefined;
  /** Called when the picks have changed, in games whose actions take several picks. */
  onpick?: ((picked: string[]) => void) | undefined;
  /**
   * Called when the player weighs an action: points at it, or holds a finger on it, without playing it. `words` say
   * what the action would do; they are null if the player weighs none.
   */
  onweigh?: ((words: string | null) => void) | undefined;
}
