import type { House } from '../board/stage.svelte';
import type { Moment } from '../table/moments';
import { Playback } from '../table/playback.svelte';
import type { Node, Played, Shown } from './boards';

const START = { by: null, action: null, parts: null, effect: { effect: 'plain' } } as const;

/** A board of the rule book. It plays its example actions one after the other, or actions of the reader. */
export class Demonstration extends Playback {
  /** The node that each moment shows. */
  #nodes = $state.raw<Node[]>([]);
  /** Whether the reader has left the examples and plays actions of their own. */
  own = $state(false);
  readonly #line: Node[];
  readonly #reading: number[];

  /** `reading` says how long the caption of each moment is shown, in milliseconds. */
  constructor(house: House, shown: Shown, reading: number[]) {
    super(house);
    this.#line = mainLine(shown);
    this.#reading = reading;
    this.reset();
  }

  /** The node that is shown. */
  readonly node = $derived(this.#nodes[this.shown]);

  /** Whether the actions are being played, one after the other. */
  readonly runs = $derived(!this.browsing && !(this.newest && this.stage.resting));

  /** Goes back to the position before the first action. */
  reset(): void {
    this.#show(this.#line);
    this.own = false;
    this.stage.stop();
    this.shown = 0;
    this.browsing = true;
  }

  /** Plays all example actions from the start. */
  start(): void {
    this.reset();
    this.browsing = false;
    this.follow();
  }

  /** Stops after the action that is being shown. */
  halt(): void {
    this.browsing = true;
    this.stage.hurry();
  }

  /** Shows the board after `to` of the example actions. */
  step(to: number): void {
    if (this.own) this.reset();
    this.browse(to);
    this.browsing = true;
  }

  /** Plays an action of the reader. Returns false if it is not legal. */
  act(action: string): boolean {
    const { node, shown } = this;
    const next = node?.next?.find((next) => next.action === action);
    if (!node || !next) return false;
    const ahead = this.#nodes.findIndex((one, i) => i > shown && one === next);
    if (ahead < 0) {
      this.own = true;
      this.#show([...this.#nodes.slice(0, shown + 1), next]);
    }
    // Skip refused examples between here and this action.
    const to = ahead < 0 ? shown + 1 : ahead;
    this.shown = to - 1;
    this.browse(to);
    this.browsing = true;
    return true;
  }

  protected override pause(before: Moment): number {
    return this.#reading[before.ply] ?? 0;
  }

  #show(nodes: Node[]): void {
    this.#nodes = nodes;
    this.moments = nodes.map((node, ply) => {
      const { board } = node;
      return isPlayed(node) && node !== nodes[ply - 1] ? { ply, ...node } : { ply, board, ...START };
    });
  }
}

const isPlayed = (node: Node): node is Played => 'action' in node;

/** The start, and the node after each example action. A refused action leads to the same node. */
function mainLine({ start, line }: Shown): Node[] {
  const nodes = [start];
  for (const action of line) {
    const here = nodes.at(-1) ?? start;
    nodes.push((action !== null && here.next?.find((next) => next.action === action)) || here);
  }
  return nodes;
}
