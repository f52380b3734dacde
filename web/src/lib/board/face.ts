import type { Component } from 'svelte';
import type { Referee } from '../dice/referee';
import type { Args } from '../words/words.svelte';
import type { Action, Board, Effect, Expected, Geometry, Happened, Legal } from '../wire/types';
import type { Brief } from './brief';
import type { Editing } from './editing';
import type { GuideModule } from './guide';
import type { BoardProps } from './props';

/** The name of a game in specs and addresses. */
export type Game = Board['game'];

/** The types of one game's board, actions and geometry. */
export type BoardOf<G extends Game> = Extract<Board, { game: G }>;
export type ActionOf<G extends Game> = Extract<Action, { game: G }>;
export type GeometryOf<G extends Game> = Extract<Geometry, { game: G }>;

/** An action that was played, and what it did. */
export interface Deed<G extends Game> {
  /** The action's text. */
  action: string;
  parts: ActionOf<G>;
  effect: Effect;
  /** The seat that acted; null for the referee. */
  by: number | null;
  /** The board before the action. */
  before: BoardOf<G>;
}

/** A Fluent message: its key and its arguments. */
export interface Sentence {
  key: string;
  args: Args;
}

/** What a player should do. */
export interface Prompt extends Sentence {
  /** The clause that forces the player to do so. */
  clause?: string;
}

/** What a rule did on a cell of the board. */
export interface Remark extends Sentence {
  clause: string;
  /** The cell where it happened. */
  cell: string;
  /** Whether the remark disappears with the next action. */
  brief?: boolean;
  /**
   * Whether the remark still holds after the opponent's answer. If so, it is not shown as past. Whatever ends it has
   * a remark of its own.
   */
  lasts?: boolean;
  /** Whether somebody has acted since. If so, the board no longer shows what the remark is about. */
  past?: boolean;
  /** Whether its cell gets no ring, because the board itself marks the cell. */
  ringless?: boolean;
}

/** A player's place in the ranking. Equal players share a place. */
export interface Standing {
  seat: number;
  /** The place, from 1. */
  place: number;
  points: number;
}

/** How a seat's pieces are marked in lists. */
export interface Mark {
  /** A CSS colour. */
  colour: string;
  /** Whether the mark is a square instead of a disc. */
  square?: boolean;
}

/** How a board is shown in the rule book. */
export interface FigureLayout {
  /** Width to height, as a CSS ratio; `auto` if the content decides. */
  ratio: string;
  /** Whether the text about the board is beside it on wide screens. */
  beside?: boolean;
  /** The board's ratio and width on narrow screens, if they differ. */
  narrow?: { ratio: string; width: string };
  /** Whether the board is inert in demonstrations, where the reader only watches. */
  still?: boolean;
}

/** The result of playing a list of actions from the start of a game. */
export interface Replayed<G extends Game> {
  board: BoardOf<G>;
  /** The start of the game, then each action. */
  line: Happened[];
  /** The seat to act; null if the referee is to act or the game is over. */
  turn: number | null;
  legal: Legal | null;
  /** An action of the referee, if the referee is to act. */
  deal: string | null;
}

/** Replays actions. Returns what `seat` sees afterwards or, if it is null, what everybody sees. Throws `Refused`. */
export type Replay<G extends Game> = (actions: string[], seat: number | null) => Promise<Replayed<G>>;

/** The properties of the component that sets up a position step by step. */
export interface SetUpProps<G extends Game> {
  /** The actions of the game up to the position where the editor was opened. */
  played: { action: string; seat: number | null }[];
  geometry: GeometryOf<G>;
  /** The options of the spec. */
  options: Record<string, string>;
  replay: Replay<G>;
  /**
   * Called with the actions that lead to the position, or null until they are known. `seat` is the seat whose
   * view is set up, and `whole` says whether everything that the seat sees is known.
   */
  onset: (actions: string[] | null, seat: number, whole: boolean) => void;
  /** Called if the engine fails. */
  onfail: (error: unknown) => void;
}

/**
 * Puts a hint into words: which action is best, and why, as far as the board shows that. `words` is the name of the
 * action.
 */
export type HintWords<G extends Game> = (
  board: BoardOf<G>,
  geometry: GeometryOf<G>,
  best: { seat: number; action: string; parts: ActionOf<G>; words: string },
) => string;

/**
 * What an action is good for, as far as the boards before and after it show. `wins` is whether it certainly wins, and
 * `line` the principal variation that begins with it, if it is known.
 */
export type Purposes<G extends Game> = (
  before: BoardOf<G>,
  after: BoardOf<G>,
  geometry: GeometryOf<G>,
  best: { seat: number; parts: ActionOf<G>; wins?: boolean; line?: Expected[] },
  options: Record<string, string>,
) => string[];

/**
 * The best action that begins with these picks, as far as can be seen quickly. Null if every such action loses;
 * undefined if none is found.
 */
export type Completes<G extends Game> = (
  board: BoardOf<G>,
  geometry: GeometryOf<G>,
  begun: { seat: number; picked: string[] },
  options: Record<string, string>,
) => { action: string; parts: ActionOf<G> } | null | undefined;

/** Says what the player of a seat, who has lost by the rules, could do better next time, judging from all actions. */
export type NextTime<G extends Game> = (
  deeds: Deed<G>[],
  last: BoardOf<G>,
  geometry: GeometryOf<G>,
  seat: number,
) => Sentence[];

/**
 * Everything that the page knows about one game. `index.ts` in each game's folder exports one such object.
 * Code outside these folders works the same way for every game.
 */
export interface GameFace<G extends Game = Game> {
  /** Loads the board's component when a board of this game is first shown. */
  board(): Promise<{ default: Component<BoardProps<G>> }>;
  /** Loads the guide through a first game. */
  guide(): Promise<GuideModule<G>>;
  /** The name of the guide for these options and this seat; missing if the game has only one guide. */
  guideOf?(options: Record<string, string>, seat: number): string;
  /** Loads what the position editor needs, for games whose positions have a text. */
  editing?(): Promise<{ editing: Editing<G> }>;
  /** Loads the component that sets up a position step by step, for games whose positions have no text. */
  setUp?(): Promise<{ default: Component<SetUpProps<G>> }>;
  /**
   * Loads the words of a hint, for games with hidden cards. In these games, a hint cannot tell a line of
   * play.
   */
  hints?(): Promise<{ hintWords: HintWords<G> }>;
  /** Loads what a hint or a review says of the purposes of an action, besides its effects. */
  purposes?(): Promise<{
    purposes: Purposes<G>;
    /**
     * Whether the purposes already say in words what the action does. If so, the short signs of the list of moves are
     * left out.
     */
    tells?: boolean;
    completes?: Completes<G>;
  }>;
  /** Loads what the result says to a player who has lost. */
  nextTime?(): Promise<{ nextTime: NextTime<G> }>;
  /** Loads the code that repeats the deals of a record, for games with hidden cards. */
  referee?(): Promise<{ referee: Referee }>;
  /** The game's picture, inside an SVG of 320 by 190 units. */
  art: Component;
  /** The layout of its boards in the rule book. */
  figure: FigureLayout;
  /** Whether the board may be higher than a phone's screen, and scrolls within its space. */
  scrolls?: boolean;
  /** The hue of the game's material, as in OKLCH. The bubbles of the guide have this hue. */
  hue: number;
  /** The mark of each seat, in seat order. */
  marks: Mark[];
  /** The name of a seat's side. */
  side(seat: number): string;
  /** Whether computers are called by their sides, and the board shows their levels. */
  namesComputers?: boolean;
  /**
   * Whether the board keeps saying what happened until the player's next action, so that the game need not
   * wait until they have read it.
   */
  keepsTelling?: boolean;
  /** Whether the board itself shows who sits where. */
  showsPlayers?: boolean;
  /** Whether the board itself celebrates a victory. */
  celebrates?: boolean;
  /** Whether the words for an action need a whole line in the list of moves. */
  longActions?: boolean;
  /** The relative widths of the seats' columns in the list of moves, if one seat's turns are longer. */
  shares?: number[];
  /** How many lines a phone reserves for the prompt and the last action; by default 2. */
  lines?: number;
  /**
   * An action in words, or its text if the text is clear enough. `board` is the board before the action, if
   * it is known.
   */
  actionWords(parts: ActionOf<G>, action: string, board?: BoardOf<G>): string;
  /** The cells to mark on the board for an action of this seat. */
  cells?(parts: ActionOf<G>, seat: number): string[];
  /** The cells where an arrow for an action of this seat begins and ends; null if nothing moves. */
  route?(parts: ActionOf<G>, seat: number): [string, string] | null;
  /** The cells over which an action's route leads, both ends included; null if the route is straight. */
  way?(parts: ActionOf<G>, legal: Legal): string[] | null;
  /**
   * What the player should do next, given the picks so far; null if the board itself says that. `options` are
   * those of the game, and `last` is the effect of the last action.
   */
  prompt(
    board: BoardOf<G>,
    geometry: GeometryOf<G>,
    legal: Legal,
    picked: string[],
    options?: Record<string, string>,
    last?: Effect | null,
  ): Prompt | null;
  /** What the player to act must do, in words for the other players; null if the player to act is free to choose. */
  awaited?(board: BoardOf<G>, geometry: GeometryOf<G>, seat: number): Sentence | null;
  /** The score of each seat, where a game is won by points. */
  score?(board: BoardOf<G>): number[];
  /** The ranking of the players, the best first. Only games that can have more than two players have it. */
  standing?(board: BoardOf<G>): Standing[];
  /** The cells that decided a game. `deed` is the last action, and `winners` are the seats that won. */
  decisive?(board: BoardOf<G>, deed: Deed<G>, winners: number[]): string[];
  /**
   * The consequences that the rules added to an action: what starved, whose turn is skipped, who acts again.
   * The first remark is the most important one for a viewer who plays the seats `yours`.
   */
  remarks?(deed: Deed<G>, yours: number[]): Remark[];
  /**
   * Why the game ended and how the score was counted, if the last action shows more than the rule itself says.
   * `names` are the players as the viewer calls them.
   */
  ended?(deed: Deed<G>, yours: number[], names: string[]): Remark | null;
  /** What an action did, in the list of moves. */
  brief(deed: Deed<G>): Brief;
  /**
   * What an action did, for screen readers: which piece went where, then what became of the others. A part in brackets
   * follows without a semicolon.
   */
  describe(deed: Deed<G>): string[];
}
