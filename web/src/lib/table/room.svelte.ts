import { server } from '../net/server.svelte';
import type { Command, Refusal, State, Update } from '../wire/types';
import { applyEvent } from './moments';
import { Playback } from './playback.svelte';

/** How long each action is shown if the next has already arrived, in milliseconds. */
const pace = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 60 : 750);

/** How many milliseconds a person must be gone to be shown as away: they may only be reloading the page. */
const BLINK = 4000;

/**
 * A table as one viewer sees it: its current state, and the game, which the viewer can browse. The board
 * shows new actions one after the other, so slowly that each can be seen.
 */
export class Room extends Playback {
  readonly id: string;
  state = $state.raw<State | null>(null);
  /** The seat whose view is shown; null for a spectator. */
  seat = $state<number | null>(null);
  /** The seats whose players are present; null until that is known. */
  present = $state.raw<number[] | null>(null);
  /** Why this browser keeps its contribution to the dice to itself; see `Duties`. */
  trouble = $state<'lost' | 'changed' | null>(null);
  /** Why the table cannot be shown. */
  fault = $state.raw<Refusal | null>(null);

  /** The viewer's seats. */
  #yours: number[] = [];
  /** What was done for them; once is enough. */
  readonly #done = new Set<string>();
  #number = 0;
  #stop: (() => void) | null = null;
  #pacing: ReturnType<typeof setTimeout> | undefined;
  #blinking: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    super();
    this.id = id;
  }

  /**
   * Shows the table to the person of these seats, and does there what needs no decision: it sits down for them,
   * commits to their contributions to the dice, and reveals them.
   */
  attend(yours: number[]): void {
    this.#yours = yours;
    this.watch(yours[0] ?? null);
  }

  /** Shows the table as a seat sees it, from the start of the game. */
  watch(seat: number | null): void {
    this.leave();
    this.seat = seat;
    this.#number = 0;
    this.moments = [];
    this.shown = 0;
    this.#stop = server.connection.watch({
      table: this.id,
      seat,
      newest: () => this.#number,
      update: (update) => this.#update(update),
      present: (seats) => this.#present(seats),
      fault: (refusal) => (this.fault = refusal),
    });
  }

  leave(): void {
    this.#stop?.();
    clearTimeout(this.#pacing);
    clearTimeout(this.#blinking);
  }

  do(command: Command): Promise<Refusal | null> {
    return server.connection.order(this.id, command);
  }

  /** Whether the person at a seat is away. */
  isAway(seat: number): boolean {
    return this.state?.seats[seat]?.sitter === 'person' && this.present?.includes(seat) === false;
  }

  override browse(to: number): void {
    clearTimeout(this.#pacing);
    super.browse(to);
  }

  #update({ events, state }: Update): void {
    this.fault = null;
    const opening = this.#number === 0;
    for (const event of events) {
      if (event.number <= this.#number) continue;
      this.#number = event.number;
      this.moments = applyEvent(this.moments, event);
    }
    this.state = state;
    if (this.#yours.length > 0) void this.#prepare(state);
    const last = this.moments.length - 1;
    // When the viewer arrives, show the current position and not the actions that led to it.
    if (opening || this.shown > last) this.shown = Math.max(last, 0);
    else if (!this.browsing) this.#follow();
  }

  async #prepare({ stage, seats, dice }: State): Promise<void> {
    if (dice) {
      // Loaded on demand: most games have no dice.
      const own = await import('../dice/seats');
      if (stage !== 'waiting') {
        if (!own.isAsNoted(this.id, dice)) this.trouble = 'changed';
        return;
      }
      const { commit, reveal, trouble } = own.duties(this.id, dice, seats, this.#yours);
      this.trouble = trouble;
      for (const seat of commit)
        this.#once(`sit-${seat}`, () => ({
          do: 'sit',
          seat,
          commitment: own.commit(this.id, dice.commitment, seat),
        }));
      for (const { seat, contribution } of reveal)
        this.#once(`reveal-${seat}`, () => ({ do: 'reveal', seat, contribution }));
    } else if (stage === 'waiting') {
      for (const seat of this.#yours)
        if (seats[seat]?.sitter === 'kept')
          this.#once(`sit-${seat}`, () => ({ do: 'sit', seat, commitment: null }));
    }
  }

  /** Sends a command unless this page has sent it. A refusal says that another tab was faster. */
  #once(what: string, command: () => Command): void {
    if (this.#done.has(what)) return;
    this.#done.add(what);
    void this.do(command());
  }

  #present(seats: number[]): void {
    clearTimeout(this.#blinking);
    const gone = this.present?.filter((seat) => !seats.includes(seat)) ?? [];
    this.present = [...seats, ...gone];
    if (gone.length > 0) this.#blinking = setTimeout(() => (this.present = seats), BLINK);
  }

  #follow(): void {
    clearTimeout(this.#pacing);
    const last = this.moments.length - 1;
    if (this.shown >= last || this.browsing) return;
    this.shown = last - this.shown > 8 ? last : this.shown + 1;
    if (this.shown < last) this.#pacing = setTimeout(() => this.#follow(), pace());
  }
}
