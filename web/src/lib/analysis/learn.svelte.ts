import type { Chosen } from '../board/picking';
import { refusalOf } from '../net/refused';
import { Engine } from '../pocket/engine';
import { Stopped } from '../pocket/stopped';
import type { Expected, Refusal, Study } from '../wire/types';
import { actionOf, judgeTry, seenBy, type Judged, type Try, type Verdict } from './review';
import { studyOf, type Reviewer } from './review.svelte';

/** An action that the learner tries. */
export type Tried = Pick<Chosen, 'action' | 'parts'>;

/** The learner's progress with the mistake that is shown. */
export type Stage = 'asked' | 'checking' | Verdict | 'shown' | 'over';

/** Learning from mistakes: before each mistake of a seat, the learner looks for a better action. */
export class Lesson {
  readonly seat: number;
  readonly mistakes: Judged[];
  readonly #record: string;
  readonly #hidden: boolean;
  readonly #positions: number;
  readonly #engine = new Engine();
  /** The index of the current mistake. */
  at = $state(0);
  stage = $state<Stage>('asked');
  /** The action that was tried last; null if none was. */
  last = $state.raw<Tried | null>(null);
  /** What the action that was tried last costs; null if that is not known. */
  judged = $state.raw<Judged | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** The number of mistakes for which something better was found. */
  found = $state(0);

  constructor(reviewer: Reviewer, seat: number) {
    this.seat = seat;
    this.mistakes = reviewer.mistakes.filter((one) => one.seat === seat);
    this.#record = reviewer.record ?? '';
    this.#hidden = reviewer.hidden;
    this.#positions = reviewer.total;
    if (this.mistakes.length === 0) this.stage = 'over';
  }

  /** The mistake that is shown; null at the end. */
  get mistake(): Judged | null {
    return this.stage === 'over' ? null : (this.mistakes[this.at] ?? null);
  }

  /** Whether no other mistake follows the one that is shown. */
  get isLast(): boolean {
    return this.at >= this.mistakes.length - 1;
  }

  /** The path of the place before the mistake; null at the end. */
  get path(): string | null {
    return this.mistake && String(this.mistake.ply - 1);
  }

  /** The action that was best in place of the mistake. */
  get solution(): Expected | null {
    return this.mistake?.best.line[0] ?? null;
  }

  /** What is known of the action that was tried last or, once the solution is shown, of the solution. */
  get study(): Study | null {
    return (this.stage === 'shown' ? this.mistake?.best : this.judged?.played) ?? null;
  }

  /** The expected reply to that action. */
  get reply(): Expected[] {
    return this.study?.line.slice(1) ?? [];
  }

  /** Whether an action that is played at this place is an answer to the lesson. */
  asks(path: string): boolean {
    return path === this.path && !['good', 'shown', 'checking'].includes(this.stage);
  }

  /** Judges an action that the learner tries in place of their mistake. */
  async tried({ action, parts }: Tried): Promise<Verdict> {
    const { mistake } = this;
    if (!mistake) return 'unclear';
    [this.stage, this.last, this.judged, this.refused] = ['checking', { action, parts }, null, null];
    let found: Try = { verdict: 'unclear', judged: null };
    try {
      found = judgeTry(mistake, { action, parts }, await this.#worth(mistake, { action, parts }));
    } catch (error) {
      if (!(error instanceof Stopped)) this.refused = refusalOf(error);
    }
    // The learner may have gone on meanwhile.
    if (this.mistake !== mistake || this.stage !== 'checking') return found.verdict;
    [this.stage, this.judged] = [found.verdict, found.judged];
    if (found.verdict === 'good') this.found++;
    return found.verdict;
  }

  /** Gives up on the current mistake, so that the solution is shown. */
  show(): void {
    this.stage = 'shown';
  }

  /** Goes on to the next mistake, or to the end. */
  next(): void {
    this.#engine.stop();
    this.at++;
    [this.last, this.judged] = [null, null];
    this.stage = this.at < this.mistakes.length ? 'asked' : 'over';
  }

  /** Starts the lesson again with the first mistake. */
  again(): void {
    [this.at, this.found, this.last, this.judged, this.stage] = [0, 0, null, null, 'asked'];
  }

  /** Ends the engine. */
  close(): void {
    this.#engine.stop();
  }

  /**
   * What an action is worth to the learner; null if that must be judged by the lines that are known already.
   */
  async #worth({ ply, seat, action, lines }: Judged, tried: Tried): Promise<Study | null> {
    const [first] = lines;
    if (this.#hidden || tried.action === action || (first && actionOf(first) === tried.action)) return null;
    const [engine, path] = [this.#engine, String(ply - 1)];
    const played = await engine.ask({
      type: 'explore',
      record: this.#record,
      path,
      seat: null,
      edit: { do: 'play', action: tried.action },
    });
    const place = { record: played.record, path: played.path };
    const [best] = await studyOf(engine, place, false, this.#positions);
    const line = [{ seat, ...tried }];
    if (best) return { ...seenBy(best, seat), line: [...line, ...best.line] };
    const { result } = await engine.ask({ type: 'options', ...place, seed: 1 });
    const value = result?.scores[seat];
    if (value === undefined) return null;
    return { seat, value, certain: true, proven: null, margin: null, line };
  }
}
