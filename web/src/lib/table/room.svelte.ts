import type { Command, Event, Refusal, State, Update } from '../wire/types';
import { house } from './house';
import type { Keeper } from './keeper';
import { applyEvent, type Moment } from './moments';
import { Playback } from './playback.svelte';
import { eventful } from './remarks';
import { askedState, TURNING, type SideChoice } from './sides';

/** Milliseconds before a person is shown as away: they may only be reloading the page. */
const BLINK = 4000;

/** The longest pause before an answer in games with a clock, in milliseconds. */
const HASTE = 150;

/**
 * If the effects of an action are worth reading about, the pause until the next action is longer by the
 * factor `READING`, but at most `LONGEST_READING` milliseconds.
 */
const READING = 3.2;
const LONGEST_READING = 2500;

/** A table as one viewer sees it: its state, and its game, which the viewer can browse. */
export class Room extends Playback {
  readonly id: string;
  readonly keeper: Keeper;
  state = $state.raw<State | null>(null);
  /** The seat whose view is shown; null for a spectator. */
  seat = $state<number | null>(null);
  /** The seats whose players are present; null until that is known. */
  present = $state.raw<number[] | null>(null);
  /** Why this browser does not reveal its contribution to the dice; see `Duties`. */
  trouble = $state<'lost' | 'changed' | null>(null);
  /** Why the table cannot be shown. */
  fault = $state.raw<Refusal | null>(null);
  /** The viewer's seats. Under the pie rule and by bids, they may change. */
  yours = $state.raw<number[]>([]);
  /** The choice of a side under the pie rule, or the end of the bids, once it is shown. */
  choice = $state.raw<SideChoice | null>(null);
  /** How often the viewer moved to another seat while they watched. */
  exchanges = $state(0);

  /** Whether the viewer has said that the game may begin. */
  #ready = false;
  /** What was already sent for these seats, so that nothing is sent twice. */
  readonly #done = new Set<string>();
  #number = 0;
  /** Whether this seat's view of the game has not arrived yet. */
  #opening = true;
  /** Updates that wait for the board to come to rest. */
  #held: (() => void)[] = [];
  /** Whether the page is trying the viewer's other seat, because the server refused their former one. */
  #reseats = false;
  #stop: (() => void) | null = null;
  #blinking: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, keeper: Keeper) {
    super(house);
    this.id = id;
    this.keeper = keeper;
  }

  /**
   * Shows the table to the person with these seats. It also does everything that needs no decision: it takes
   * their seats, commits to their contributions to the dice, and reveals the contributions. On a shared
   * device, it shows nobody's hidden cards until one of the players confirms that the others are not looking.
   */
  attend(yours: number[], isShared = false): void {
    this.yours = yours;
    this.watch(isShared ? null : (yours[0] ?? null));
  }

  /**
   * Shows the table as a seat sees it, once the server has sent that view. Until then, the old view stays.
   */
  watch(seat: number | null): void {
    this.leave();
    this.#number = 0;
    this.#opening = true;
    this.#held = [];
    this.#subscribe(seat, this.yours);
  }

  #subscribe(seat: number | null, yours: number[]): void {
    this.#stop = this.keeper.connection.watch({
      table: this.id,
      seat,
      newest: () => this.#number,
      update: (update) => this.#update(seat, yours, update),
      present: (seats) => this.#present(seats),
      fault: (refusal) => this.#fail(seat, yours, refusal),
    });
  }

  /**
   * Notes why the table cannot be shown. If the server refuses the viewer's seat, the players may have exchanged their
   * seats under the pie rule or by bids. In that case, this watches from the other seat.
   */
  #fail(seat: number | null, yours: number[], refusal: Refusal): void {
    const agreed = Boolean(this.state?.pie ?? this.state?.bids);
    const maybe = refusal.code === 'table-not-your-seat' && agreed && yours.length === 1;
    if (!maybe || seat === null || this.#reseats) {
      this.fault = refusal;
      return;
    }
    this.#reseats = true;
    this.#subscribe(1 - seat, [1 - seat]);
  }

  leave(): void {
    this.#stop?.();
    this.stage.stop();
    clearTimeout(this.#blinking);
  }

  /**
   * Whether the viewer must say when the game begins, as the host of a table to which friends come by link. A
   * rematch begins by itself, because everybody has agreed to it.
   */
  get asksReady(): boolean {
    const { stage, host, earlier, seats } = this.state ?? { host: null, seats: [] };
    return (
      stage === 'waiting' &&
      earlier === null &&
      host !== null &&
      this.yours.includes(host) &&
      this.yours.some((seat) => seats[seat]?.sitter === 'kept') &&
      seats.some(({ sitter }, seat) => sitter !== 'computer' && !this.yours.includes(seat))
    );
  }

  /** Called when the viewer is ready. The game begins once everybody else is ready, too. */
  ready(): void {
    this.#ready = true;
    if (this.state) void this.#prepare(this.state);
  }

  /**
   * Sends a command for the viewer, now or not at all: it must not take effect later, when the viewer no
   * longer expects it.
   */
  async do(command: Command): Promise<Refusal | null> {
    const breaks = this.keeper.breaks();
    const refusal = await this.keeper.connection.order(this.id, command, true);
    // The connection broke while the action was being sent, and meanwhile the board has changed.
    return refusal?.code === 'table-old-board' && this.keeper.breaks() > breaks
      ? { code: 'page-too-late' }
      : refusal;
  }

  /** Whether the person at a seat is away. */
  isAway(seat: number): boolean {
    return this.state?.seats[seat]?.sitter === 'person' && this.present?.includes(seat) === false;
  }

  #update(seat: number | null, yours: number[], { events, state }: Update): void {
    this.#reseats = false;
    const fresh = events.filter(({ number }) => number > this.#number);
    // Only an action proves that the engine has started.
    if (fresh.length > 0 || this.fault?.code !== 'page-engine-not-started') this.fault = null;
    this.#number = fresh.at(-1)?.number ?? this.#number;
    const apply = (events: Event[]) => this.#apply(seat, yours, events, state);
    const at = this.#opening ? -1 : fresh.findIndex(({ what }) => what === 'side-chosen');
    const chosen = fresh[at];
    if (chosen?.what === 'side-chosen') {
      // First show what was played before the choice, with the players in the seats that they had then.
      if (at > 0) this.#apply(this.seat, this.yours, fresh.slice(0, at), askedState(state, chosen));
      this.#held.push(() => apply(fresh.slice(at)));
    } else if (this.#held.length > 0) this.#held.push(() => apply(fresh));
    else apply(fresh);
    this.#catchUp();
  }

  #apply(seat: number | null, yours: number[], events: Event[], state: State): void {
    let [moments, choice] = this.#opening ? [[], null] : [this.moments, this.choice];
    for (const event of events) {
      moments = applyEvent(moments, event);
      if (event.what === 'side-chosen' || event.what === 'passed')
        choice = {
          at: moments.length - 1,
          seat: event.seat,
          exchanged: event.exchanged,
          ...(event.what === 'passed' ? { number: event.bid } : {}),
        };
    }
    const chosen = this.#opening || choice === this.choice ? null : choice;
    [this.moments, this.choice, this.state, this.yours] = [moments, choice, state, yours];
    this.seat = seat;
    if (yours.length > 0) void this.#prepare(state);
    const last = moments.length - 1;
    // When the view arrives, show the current position at once, without playing the whole game.
    if (this.#opening || this.shown > last) {
      this.stage.stop();
      this.shown = Math.max(last, 0);
      this.browsing = false;
    }
    this.#opening = false;
    const moves = chosen?.exchanged === true && yours.length === 1;
    if (moves) this.exchanges++;
    // The next action waits until the viewer has seen the choice.
    if (chosen && this.settled) this.stage.carry(moves ? TURNING : 0);
    this.follow();
  }

  /** Applies the updates that wait, once the board has shown everything before them. */
  #catchUp(): void {
    if (!(this.settled || this.browsing || document.hidden)) return;
    for (const apply of this.#held.splice(0)) apply();
  }

  override browse(to: number): void {
    super.browse(to);
    this.#catchUp();
  }

  protected override follow(): void {
    super.follow();
    this.#catchUp();
  }

  protected override pause(before: Moment, next: Moment): number {
    const pause = super.pause(before, next);
    if (this.state?.clock.kind === 'fischer') return Math.min(pause, HASTE);
    const isOwn = next.by !== null && this.yours.includes(next.by);
    if (this.choice?.at === this.shown && !isOwn) return LONGEST_READING;
    // If the viewer's own action follows at once, it was forced. So the viewer still needs the time to read.
    const reads = this.yours.length > 0 && before.by !== null && eventful(this.moments, this.shown);
    return reads ? Math.min(this.manner.pause * READING, LONGEST_READING) : pause;
  }

  async #prepare({ stage, seats, dice }: State): Promise<void> {
    const waits = this.asksReady && !this.#ready;
    if (dice) {
      // Loaded on demand: most games have no dice.
      const own = await import('../dice/seats');
      if (stage !== 'waiting') {
        if (!own.isAsNoted(this.id, dice)) this.trouble = 'changed';
        return;
      }
      const { commit, reveal, trouble } = own.duties(this.id, dice, seats, this.yours);
      this.trouble = trouble;
      for (const seat of waits ? [] : commit)
        this.#once(`sit-${seat}`, () => ({
          do: 'sit',
          seat,
          commitment: own.commit(this.id, dice.commitment, seat),
        }));
      for (const { seat, contribution } of reveal)
        this.#once(`reveal-${seat}`, () => ({ do: 'reveal', seat, contribution }));
    } else if (stage === 'waiting' && !waits) {
      for (const seat of this.yours)
        if (seats[seat]?.sitter === 'kept')
          this.#once(`sit-${seat}`, () => ({ do: 'sit', seat, commitment: null }));
    }
  }

  /** Sends a command, but only once. Refusals are ignored, because another tab may have been faster. */
  #once(what: string, command: () => Command): void {
    if (this.#done.has(what)) return;
    this.#done.add(what);
    void this.keeper.connection.order(this.id, command());
  }

  #present(seats: number[]): void {
    clearTimeout(this.#blinking);
    const gone = this.present?.filter((seat) => !seats.includes(seat)) ?? [];
    this.present = [...seats, ...gone];
    if (gone.length > 0) this.#blinking = setTimeout(() => (this.present = seats), BLINK);
  }
}
