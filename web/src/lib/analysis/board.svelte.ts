import type { Place } from './link';
import type { Playback } from '../table/playback.svelte';
import { applyEvent, type Moment } from '../table/moments';
import { explain } from '../net/refused';
import { Engine } from '../pocket/engine';
import type { Analysis, Edit, Options } from '../wire/types';

/** A record on the analysis board, with its variations. The engine in the page keeps them to the rules. */
export class AnalysisBoard {
  /** The record, and the line that is shown; null before a record is open. */
  analysis = $state.raw<Analysis | null>(null);
  /** What may be done at the place that is shown; null until the engine has said so. */
  options = $state.raw<Options | null>(null);
  /** Why the last change was refused. */
  refused = $state('');
  /** The records before the last changes, the newest last. */
  #past = $state.raw<Place[]>([]);
  /** The changes that were undone, the last one first. */
  #future = $state.raw<Place[]>([]);
  readonly #playback: Playback;
  readonly #engine = new Engine();
  /** Settles once everything that was asked for is done. */
  #done: Promise<unknown> = Promise.resolve();

  constructor(playback: Playback) {
    this.#playback = playback;
  }

  /** The path to the place that is shown. */
  get path(): string {
    return this.analysis?.line_paths[this.#playback.shown] ?? '0';
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  get redoable(): boolean {
    return this.#future.length > 0;
  }

  /** Opens a record at a place. */
  async open(place: Place): Promise<void> {
    [this.#past, this.#future] = [[], []];
    await this.#show(place, null);
  }

  /** Goes to a place of the record. */
  async go(path: string): Promise<void> {
    const { analysis } = this;
    if (!analysis) return;
    const at = analysis.line_paths.indexOf(path);
    if (at >= 0) this.#playback.browse(at);
    else await this.#show({ record: analysis.record, path }, null);
    await this.#look();
  }

  /** Changes the record at a place. Returns whether that was possible. */
  async edit(edit: Edit, path = this.path): Promise<boolean> {
    const before = this.analysis;
    if (!before) return false;
    const shown = { record: before.record, path: this.path };
    if (!(await this.#show({ record: before.record, path }, edit))) return false;
    if (this.analysis?.record !== before.record) {
      this.#past = [...this.#past, shown];
      this.#future = [];
    }
    return true;
  }

  /** Undoes the last change. */
  async undo(): Promise<void> {
    const [place, now] = [this.#past.at(-1), this.#now()];
    if (!place || !now || !(await this.#show(place, null))) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [now, ...this.#future];
  }

  /** Makes the change again that was undone last. */
  async redo(): Promise<void> {
    const [place, now] = [this.#future[0], this.#now()];
    if (!place || !now || !(await this.#show(place, null))) return;
    this.#future = this.#future.slice(1);
    this.#past = [...this.#past, now];
  }

  /** Ends the engine. */
  close(): void {
    this.#engine.stop();
  }

  #now(): Place | null {
    return this.analysis && { record: this.analysis.record, path: this.path };
  }

  /** Shows a place after a change, if there is one. Returns whether that was possible. */
  #show({ record, path }: Place, edit: Edit | null): Promise<boolean> {
    return this.#inTurn(async () => {
      const answer = await this.#engine.ask({ type: 'explore', record, path, edit });
      if (answer.type !== 'analysis') throw new Error(`the engine answered ${answer.type}`);
      this.#take(answer);
      await this.#askOptions();
    });
  }

  async #look(): Promise<void> {
    await this.#inTurn(() => this.#askOptions());
  }

  #take(analysis: Analysis): void {
    const before = this.path;
    const known = this.analysis?.record;
    this.analysis = analysis;
    this.#playback.moments = analysis.line.reduce<Moment[]>(applyEvent, []);
    const at = Math.max(analysis.line_paths.indexOf(analysis.path), 0);
    // An action that was just played is shown as it happens.
    const follows = known !== undefined && analysis.line_paths[at - 1] === before;
    if (follows) this.#playback.browse(at - 1);
    this.#playback.browse(at);
  }

  async #askOptions(): Promise<void> {
    const place = this.#now();
    if (!place) return;
    this.options = null;
    const answer = await this.#engine.ask({ type: 'options', ...place });
    if (answer.type !== 'options') throw new Error(`the engine answered ${answer.type}`);
    if (this.path === place.path) this.options = answer;
  }

  /** Does something once everything before it is done. Returns whether that was possible. */
  #inTurn(work: () => Promise<void>): Promise<boolean> {
    const done = this.#done.then(async () => {
      try {
        this.refused = '';
        await work();
        return true;
      } catch (error) {
        this.refused = explain(error);
        return false;
      }
    });
    this.#done = done;
    return done;
  }
}
