import { note } from '../dice/witness';
import { chance } from '../net/chance';
import { server } from '../net/server.svelte';
import type { Command, Refusal, State, Update } from '../wire/types';
import { tell } from './moments';
import { Reel } from './reel.svelte';

/** How long one action is looked at before the next that is already there. */
const pace = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 60 : 750);

/** Whoever is back after so long was never away: he loaded the page again, or crossed a tunnel. */
const BLINK = 4000;

/**
 * A table as one viewer sees it: how it stands, and the game to browse through. What is shown follows the newest at a pace
 * that lets each action be seen.
 */
export class Room extends Reel {
  readonly id: string;
  state = $state.raw<State | null>(null);
  /** Through whose eyes. */
  seat = $state<number | null>(null);
  /** The seats whose players are there, once that is known. */
  present = $state.raw<number[] | null>(null);
  /** Why the table cannot be looked at. */
  fault = $state.raw<Refusal | null>(null);

  #number = 0;
  #stop: (() => void) | null = null;
  #pacing: ReturnType<typeof setTimeout> | undefined;
  #blinking: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    super();
    this.id = id;
  }

  /** Looks at the table through the eyes of a seat, from the start of its game. */
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

  /** Sits down. What the seat adds to the dice is drawn after their commitment was read, and both are noted. */
  sit(seat: number, commitment: string): Promise<Refusal | null> {
    const contribution = chance(16);
    note(this.id, commitment, seat, contribution);
    return this.do({ do: 'sit', seat, contribution });
  }

  /** Whether the person at a seat does not look at the table. */
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
      this.moments = tell(this.moments, event);
    }
    this.state = state;
    const last = this.moments.length - 1;
    // Whoever has just come sees how it stands, and not how it came about.
    if (opening || this.shown > last) this.shown = Math.max(last, 0);
    else if (!this.browsing) this.#follow();
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
