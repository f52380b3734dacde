import { NOTHING, isRefusal, type Draft, type Editing, type Known, type Part } from '../board/editing';
import type { Game } from '../board/face';
import { optionsOf, spec as specOf } from '../games';
import { Refused, refusalOf } from '../net/refused';
import { Engine } from '../pocket/engine';
import type { Board, GameInfo, Refusal } from '../wire/types';

/** What is edited: a spec and the text of a position. */
interface Edited {
  spec: string;
  text: string;
}

/** A position from which a game can begin. */
interface Legal {
  record: string;
  board: Board;
  turn: number | null;
}

/**
 * A position that somebody sets up. The text of the position is its only state. The board shows as much of
 * the text as can be read.
 */
export class PositionEditor {
  /** Why the last press changed nothing. */
  refused = $state.raw<Refusal | null>(null);
  /**
   * What is wrong with the position; empty if nothing is. While a position is checked, these are the faults of
   * the previous one.
   */
  faults = $state.raw<Refusal[]>([]);
  /** Whether the engine has yet to say what is wrong with the position. */
  checking = $state(true);
  /** The position as the engine knows it; null if it is not legal, or not checked yet. */
  legal = $state.raw<Legal | null>(null);
  /** The chosen tool of the palette. */
  tool = $state(NOTHING);
  /** The cell that is chosen, in games without tools. */
  cell = $state<string | null>(null);
  #now = $state.raw<Edited>({ spec: '', text: '' });
  /** The last text that could be drawn, parsed. */
  #draft = $state.raw<Draft<Game> | null>(null);
  #past = $state.raw<Edited[]>([]);
  /** Whether the last change was typed. If so, the next typed change is undone together with it. */
  #typing = false;
  /** The number of the newest question to the engine. */
  #newest = 0;
  readonly #info: GameInfo;
  readonly #editing: Editing;
  readonly #engine = new Engine();

  constructor(info: GameInfo, editing: Editing) {
    this.#info = info;
    this.#editing = editing;
    this.tool = editing.tools({ geometry: info.geometry, options: {} })[0]?.[0] ?? NOTHING;
  }

  get text(): string {
    return this.#now.text;
  }

  readonly options = $derived.by(() => optionsOf(this.#now.spec, this.#info.options));
  readonly #known = $derived.by((): Known<Game> => ({
    geometry: this.#info.geometry,
    options: this.options,
  }));
  readonly board = $derived.by(() => this.legal?.board ?? this.#draft?.board ?? null);
  /** The seat to act according to the engine; null while that is not known. */
  readonly turn = $derived.by(() => this.legal?.turn ?? null);
  /** The seat to act according to the text. */
  readonly seat = $derived.by(() => this.#draft?.turn ?? null);
  readonly tools = $derived.by(() => this.#editing.tools(this.#known));
  readonly parts = $derived.by((): Part[] =>
    this.#draft ? this.#editing.parts(this.#draft, this.cell) : [],
  );

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  /** Begins with a position, or with the start of the game. */
  async begin(spec: string, position: string | null): Promise<void> {
    await this.#put({ spec, text: position ?? (await this.#start(spec)) }, true);
  }

  /** Sets up the start of the game with the current options. */
  async toStart(): Promise<void> {
    const text = await this.#start(this.#now.spec);
    await this.#change({ ...this.#now, text });
  }

  /** Sets up the position of a text, with these options. */
  async take(text: string, options: Record<string, string> = {}): Promise<void> {
    const spec = specOf(this.#info.name, this.#info.options, { ...this.options, ...options });
    await this.#change({ spec, text });
  }

  /** Sets up the text that somebody is typing, without correcting it. */
  async type(text: string): Promise<void> {
    if (!this.#typing) this.#past = [...this.#past, this.#now];
    this.#typing = true;
    await this.#put({ ...this.#now, text }, true);
  }

  /**
   * Changes an option of the spec. If the position is still the start, it becomes the new spec's start. Nothing
   * changes if the rules refuse the spec.
   */
  async choose(key: string, value: string): Promise<void> {
    this.refused = null;
    const spec = specOf(this.#info.name, this.#info.options, { ...this.options, [key]: value });
    const starts = Promise.all([this.#start(this.#now.spec), this.#start(spec)]);
    const found = await starts.catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      this.refused = error.refusal;
    });
    if (!found) return;
    const [was, start] = found;
    const { text } = this.#now;
    await this.#change({ spec, text: text === was ? start : text });
  }

  press(cell: string): void {
    if (this.tools.length === 0) this.cell = this.cell === cell ? null : cell;
    else this.#edit((draft) => this.#editing.press(draft, this.tool, cell, this.#known));
  }

  move(from: string, to: string | null): void {
    this.#edit((draft) => this.#editing.move(draft, from, to, this.#known));
  }

  set(part: string, value: string): void {
    this.#edit((draft) => this.#editing.set(draft, part, value, this.#known));
  }

  turnTo(seat: number): void {
    this.#edit((draft) => this.#editing.turned(draft, seat));
  }

  async undo(): Promise<void> {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#typing = false;
    await this.#put(last, true);
  }

  /** Ends the engine. */
  close(): void {
    this.#newest++;
    this.#engine.stop();
  }

  #edit(change: (draft: Draft<Game>) => Draft<Game> | Refusal): void {
    this.refused = null;
    if (!this.#draft) return;
    const next = change(this.#draft);
    if (isRefusal(next)) this.refused = next;
    else void this.#change({ ...this.#now, text: this.#editing.write(next) });
  }

  async #change(next: Edited): Promise<void> {
    const { spec, text } = this.#now;
    if (next.spec === spec && next.text === text) return;
    this.#past = [...this.#past, this.#now];
    this.#typing = false;
    await this.#put(next, false);
  }

  /** Shows a text. Unless it is taken `literally`, corrects those parts that follow from the other ones. */
  async #put(next: Edited, literally: boolean): Promise<void> {
    this.#now = next;
    this.refused = null;
    this.#draft = this.#editing.read(next.text.trim(), this.#known) ?? this.#draft;
    await this.#check(literally);
  }

  /** Asks the engine what is wrong with the position, and may correct it; see `#put`. */
  async #check(literally: boolean): Promise<void> {
    const own = ++this.#newest;
    this.legal = null;
    this.checking = true;
    const { spec } = this.#now;
    const position = this.#now.text.trim();
    let [legal, faults]: [Legal | null, Refusal[]] = [null, []];
    try {
      legal = await this.#begun(spec, position);
    } catch (error) {
      if (own === this.#newest) faults = error instanceof Refused ? error.all : [refusalOf(error)];
    }
    if (own !== this.#newest) return;
    const mended = !literally && this.#draft ? this.#editing.mend?.(this.#draft, faults) : null;
    const text = mended ? this.#editing.write(mended) : position;
    if (text !== position) return this.#put({ spec, text }, true);
    this.faults = faults;
    this.legal = legal;
    this.checking = false;
  }

  /** Begins a record with a position. */
  async #begun(spec: string, position: string): Promise<Legal> {
    const { record } = await this.#engine.ask({ type: 'begin', spec, position });
    const place = { record, path: '0' };
    const { line } = await this.#engine.ask({ type: 'explore', ...place, seat: null, edit: null });
    const { turn } = await this.#engine.ask({ type: 'options', ...place, seed: 0 });
    const [first] = line;
    if (first?.what !== 'started') throw new Error('the engine showed no start');
    return { record, board: first.board, turn };
  }

  /** The text of the start. */
  async #start(spec: string): Promise<string> {
    const { record } = await this.#engine.ask({ type: 'begin', spec, position: null });
    const { position } = await this.#engine.ask({ type: 'options', record, path: '0', seed: 0 });
    return position ?? '';
  }
}
