import type { Place } from './link';
import type { Playback } from '../table/playback.svelte';
import { applyEvent, momentsTo, type Moment } from '../table/moments';
import { refusalOf } from '../net/refused';
import { Engine } from '../pocket/engine';
import { Stopped } from '../pocket/stopped';
import type { Analysis, Board, Comment, Edit, Options, Refusal } from '../wire/types';

/** A record on the analysis board, with its variations. The engine in the page applies the rules to it. */
export class AnalysisBoard {
  /** The record, and the line that is shown; null before a record is open. */
  analysis = $state.raw<Analysis | null>(null);
  /** What may be done at the place that is shown; null before a record is open. */
  options = $state.raw<Options | null>(null);
  /** The board at the end of a line that is previewed; null if none is. */
  previewed = $state.raw<Board | null>(null);
  /** Why the last change was refused. */
  refused = $state.raw<Refusal | null>(null);
  /** In games that hide something, the seat whose view is shown; null for what everybody sees. */
  #seat: number | null = null;
  /** The record as it was before each change, the latest change last. */
  #past = $state.raw<Place[]>([]);
  /** The records to which `redo` leads, the next one first. */
  #future = $state.raw<Place[]>([]);
  readonly #playback: Playback;
  readonly #engine = new Engine();
  /** The seed for what the referee draws on this board. */
  readonly #seed = Math.floor(Math.random() * 2 ** 52);
  /** The number of the newest preview. An older one that is answered later is not shown. */
  #preview = 0;
  /** Settles once all requests so far are done. */
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

  /** Opens a record at a place. If nothing was played yet, the referee begins. */
  open(place: Place): Promise<boolean> {
    return this.#inTurn(async () => {
      const { plies } = await this.#explore(place, null);
      if (plies.length === 0) await this.#deal();
    });
  }

  /** Shows the game as this seat sees it. */
  async lookFrom(seat: number | null): Promise<void> {
    this.#seat = seat;
    const now = this.#now();
    if (now) await this.#show(now);
  }

  /** Goes to a place of the record. */
  async go(path: string): Promise<void> {
    await this.#inTurn(() => this.#go(path));
  }

  /** Goes to a place of the line that is shown. */
  async step(to: number): Promise<void> {
    const path = this.analysis?.line_paths[to];
    if (path !== undefined) await this.go(path);
  }

  /** Goes forward by this number of places in the line that is shown, or back if it is negative. */
  async stepBy(places: number): Promise<void> {
    await this.#inTurn(async () => {
      const path = this.analysis?.line_paths[this.#playback.shown + places];
      if (path !== undefined) await this.#go(path);
    });
  }

  /** What is said and drawn at a place. */
  commentAt(path: string): Comment {
    const ply = this.analysis?.plies.find((ply) => ply.path === path);
    return ply?.comment ?? this.analysis?.comment ?? { text: '', drawings: [] };
  }

  /** Changes the record at a place. Returns whether that was possible. */
  edit(edit: Edit, path = this.path): Promise<boolean> {
    return this.#change(async ({ record }) => {
      await this.#explore({ record, path }, edit);
    });
  }

  /** Changes what is said and drawn at a place. */
  comment(change: (comment: Comment) => Comment, path = this.path): Promise<boolean> {
    return this.#change(async ({ record }) => {
      const comment = change(this.commentAt(path));
      await this.#explore({ record, path }, { do: 'comment', comment });
    });
  }

  /** Plays actions, one after the other, from a place on. Returns whether all of them were possible. */
  play(actions: string[], path = this.path): Promise<boolean> {
    return this.#change(async ({ record }) => {
      let place: Place = { record, path };
      for (const action of actions) place = await this.#explore(place, { do: 'play', action });
      await this.#deal();
    });
  }

  /** Shows where actions would lead from the place that is shown, without playing them. Null ends the preview. */
  async preview(actions: string[] | null): Promise<void> {
    const own = ++this.#preview;
    const now = this.#now();
    if (!actions || !now) return void (this.previewed = null);
    try {
      let place: Place = now;
      let board: Board | null = null;
      for (const action of actions) {
        const edit: Edit = { do: 'play', action };
        const led = await this.#engine.ask({ type: 'explore', ...place, seat: this.#seat, edit });
        if (own !== this.#preview) return;
        board = momentsTo(led).at(-1)?.board ?? null;
        place = { record: led.record, path: led.path };
      }
      this.previewed = board;
    } catch {
      // In a game with hidden cards, a line may have actions that this seat cannot play on this board.
      if (own === this.#preview) this.previewed = null;
    }
  }

  /** Replaces the record with another one. */
  replace(place: Place): Promise<boolean> {
    return this.#change(async () => {
      await this.#explore(place, null);
    });
  }

  /** Undoes the last change. */
  async undo(): Promise<void> {
    await this.#inTurn(async () => {
      const [place, now] = [this.#past.at(-1), this.#now()];
      if (!place || !now) return;
      await this.#explore(place, null);
      this.#past = this.#past.slice(0, -1);
      this.#future = [now, ...this.#future];
    });
  }

  /** Redoes the change that was undone last. */
  async redo(): Promise<void> {
    await this.#inTurn(async () => {
      const [place, now] = [this.#future[0], this.#now()];
      if (!place || !now) return;
      await this.#explore(place, null);
      this.#future = this.#future.slice(1);
      this.#past = [...this.#past, now];
    });
  }

  /** Ends the engine. */
  close(): void {
    this.#engine.stop();
  }

  #now(): Place | null {
    return this.analysis && { record: this.analysis.record, path: this.path };
  }

  /** Shows a place. Returns whether that was possible. */
  #show(place: Place): Promise<boolean> {
    return this.#inTurn(async () => {
      await this.#explore(place, null);
    });
  }

  /** Makes a change that can be undone. The change waits until all earlier requests are done. */
  #change(work: (shown: Place) => Promise<void>): Promise<boolean> {
    return this.#inTurn(async () => {
      const shown = this.#now();
      if (!shown) return;
      try {
        await work(shown);
      } finally {
        if (this.analysis?.record !== shown.record) {
          this.#past = [...this.#past, shown];
          this.#future = [];
        }
      }
    });
  }

  async #explore({ record, path }: Place, edit: Edit | null): Promise<Analysis> {
    const answer = await this.#engine.ask({ type: 'explore', record, path, seat: this.#seat, edit });
    const options = await this.#optionsAt(answer);
    this.#take(answer);
    this.options = options;
    return answer;
  }

  async #go(path: string): Promise<void> {
    const { analysis } = this;
    if (!analysis) return;
    const { record } = analysis;
    const at = analysis.line_paths.indexOf(path);
    if (at < 0) return void (await this.#explore({ record, path }, null));
    const options = await this.#optionsAt({ record, path });
    this.#playback.browse(at);
    this.options = options;
  }

  #take(analysis: Analysis): void {
    const before = this.path;
    const known = this.analysis !== null;
    this.analysis = analysis;
    this.#playback.moments = analysis.line.reduce<Moment[]>(applyEvent, []);
    const at = Math.max(analysis.line_paths.indexOf(analysis.path), 0);
    // An action that was just played is shown as it happens.
    if (known && analysis.line_paths[at - 1] === before) this.#playback.browse(at - 1);
    this.#playback.browse(at);
  }

  /** Lets the referee act at the end of the line that is shown, until a seat is to act. */
  async #deal(): Promise<void> {
    for (let place = this.#now(); place && this.options?.deal; place = this.#now()) {
      if (place.path !== this.analysis?.line_paths.at(-1)) return;
      await this.#explore(place, { do: 'play', action: this.options.deal });
    }
  }

  /** What may be done at a place. Ask before the place is shown, so that no press on the board is lost. */
  #optionsAt({ record, path }: Place): Promise<Options> {
    return this.#engine.ask({ type: 'options', record, path, seed: this.#seed });
  }

  /** Does something once all earlier requests are done. Returns whether that was possible. */
  #inTurn(work: () => Promise<void>): Promise<boolean> {
    const done = this.#done.then(async () => {
      try {
        this.refused = null;
        await work();
        return true;
      } catch (error) {
        // After the board is closed, nobody waits for the answer.
        if (!(error instanceof Stopped)) this.refused = refusalOf(error);
        return false;
      }
    });
    this.#done = done;
    return done;
  }
}
