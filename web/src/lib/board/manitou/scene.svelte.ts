import type { ManitouBoard } from '$lib/wire/types';
import { untrack } from 'svelte';
import type { Sound } from '../motion';
import type { Stage } from '../stage.svelte';
import type { Dragged } from './dragging';
import { flights, landed, newestPlace, settled, type Flight } from './flights';
import type { Acted } from './told';

/** Something that flies, and where on the screen it begins and ends. */
export interface Route {
  flight: Flight;
  from: DOMRect;
  to: DOMRect;
}

/** The shortest time for which an action is shown, in milliseconds, like all times here. */
const SHOWN = 420;
/** How long the leather thief takes to leave with its tile. */
const LEAVES = 1500;
/** How long a trial of strength takes. */
export const MEETING = 2100;
/** When the heroes meet. */
export const STRUCK = 560;
/** How long the board pauses after the last card of a hunt. */
const TURNING = 2200;
/** How long the viewer can read a trial of strength. */
const JUDGED = 900;
/** How long it takes to deal the first tiles. */
const DEALING = 2200;
/** How long the end of a hunt is seen before its summary appears, in general and after the leather thief. */
const LOOK = 900;
const ROBBED = 2600;
/** The time to read the words on how the first ground will be shared out, or on how a ground was shared out. */
const READING = 1500;

/** What the scene needs to know about the board to show an action. */
interface Around {
  stage: Stage;
  board: ManitouBoard;
  acted: Acted | null;
  /** The element that contains all places. */
  table: HTMLElement | undefined;
  /** Whether this action ends a hunt, so that the viewer is to read the summary before the game goes on. */
  waits: boolean;
  /** Whether the players have clocks, which run on while something is shown. */
  timed: boolean;
  /** Whether the viewer decides when the game goes on after something that takes time to read. */
  reads: boolean;
  /** Whether the viewer is to act next. If so, they can read before they act. */
  acts: boolean;
}

/** A card that the viewer dropped, and where. */
interface Dropped {
  card: string;
  at: Dragged;
}

/** Shows an action: what flies from where to where, and when the board shows the outcome. */
export class Scene {
  /** What is in the air; empty if nothing moves. */
  routes = $state.raw<Route[]>([]);
  /** Whether the end of a hunt is being shown. It stays until the viewer goes on. */
  holding = $state(false);
  /** Whether the scene stays until the viewer has read what comes next. */
  #pauses = $state(false);
  readonly #around: () => Around;
  /** Where everything was when the action was announced. */
  #spots = new Map<string, DOMRect>();
  #dropped: Dropped | null = null;

  // Effects read these single values. If they read `around`, they would run again whenever anything in it changes.
  readonly #stage = $derived.by(() => this.#around().stage);
  readonly #board = $derived.by(() => this.#around().board);
  readonly #flights = $derived.by(() => {
    const { acted } = this.#around();
    return acted ? flights(acted) : [];
  });
  readonly #landing = $derived(this.routes.length > 0 ? landed(this.#flights) : 0);
  readonly #arrival = $derived(this.routes.length > 0 ? settled(this.#flights) : 0);
  readonly #time = $derived.by(() => this.#around().stage.time);
  readonly #turned = $derived.by(() => (this.#around().acted?.trial?.turned.length ?? 0) > 0);
  /** The places where things that are still in the air will land. */
  readonly #coming = $derived(
    this.routes.flatMap(({ flight }) => (this.#time < flight.ends ? flight.to.slice(0, 1) : [])).join('\n'),
  );
  /** The same, as a set that changes only when something lands. */
  readonly inAir = $derived(new Set(this.#coming.split('\n')));
  /** Whether the board has begun to show the action that was announced last. */
  #begun = $state(true);
  readonly #step = $derived.by(() => {
    const { stage } = this.#around();
    // Until the scene begins, everything counts as still in the air. Otherwise, the outcome would flash up too early.
    if (!this.#begun && !stage.resting && !stage.calm && this.#flights.length > 0) return 'flies';
    return this.#time < this.#landing ? 'flies' : this.#time < this.#arrival ? 'landed' : 'arrived';
  });
  /** How long the board is seen after the last turn of a hunt, before what follows from it is shown. */
  readonly #lasts = $derived.by(() => {
    const { acted, board } = this.#around();
    const last = acted?.before.phase === 'play' && board.phase !== 'play';
    return last ? TURNING + (acted.trial?.met ? JUDGED : 0) : 0;
  });
  /** How long the leather thief is seen leaving before what follows is shown; 0 if the players have clocks. */
  readonly #leaving = $derived.by(() => {
    const { acted, board, timed } = this.#around();
    return acted?.parts.kind === 'discard' && board.phase !== 'discard' && !timed ? LEAVES : 0;
  });
  /** Whether the leather thief is leaving. What follows waits until it is gone. */
  readonly leaves = $derived.by(() => {
    if (this.#leaving === 0 || this.#around().stage.resting) return false;
    return !this.#begun || this.#time < this.#landing + this.#leaving;
  });
  readonly #trial = $derived(this.#turned ? MEETING : 0);
  /** Whether the last card of a hunt is being shown. What follows from it waits. */
  readonly lastCard = $derived.by(() => {
    const { stage } = this.#around();
    if (this.#lasts === 0 || stage.resting) return false;
    return !this.#begun || this.#time < this.#landing + this.#trial + this.#lasts;
  });
  /** Whether the card that was played, or the tile that was taken, has not arrived yet. */
  readonly flies = $derived(this.#step === 'flies');
  /** Whether a trial of strength is being shown. */
  readonly meeting = $derived.by(() => {
    const { stage } = this.#around();
    return this.#turned && !stage.calm && stage.time < this.#landing + MEETING;
  });
  /** For how long heroes have been meeting, in milliseconds; null while none do. */
  readonly fought = $derived.by(() =>
    this.meeting && !this.flies ? this.#around().stage.time - this.#landing : null,
  );
  /** Whether a ground that was just shared out is still being shown, before what follows. */
  readonly closing = $derived.by(() => {
    const { stage, acted } = this.#around();
    return acted !== null && closes(acted) && !stage.resting && !this.flies;
  });
  /** Whether the first tiles of a hunt are being dealt. */
  readonly dealing = $derived.by(() => {
    const { stage, acted } = this.#around();
    return acted?.parts.kind === 'tiles' && !stage.resting;
  });
  /** When the last action of a hunt has been seen for long enough. */
  readonly #looked = $derived.by(
    () => this.#arrival + (this.#around().acted?.parts.kind === 'discard' ? ROBBED : LOOK),
  );
  /** Whether the last action of a hunt has been seen for long enough. */
  readonly seen = $derived(this.holding && this.#time >= this.#looked);
  /** Whether nothing moves any more and the viewer is to go on. */
  readonly paused = $derived(
    this.#pauses && !this.lastCard && !this.leaves && this.#step === 'arrived' && this.#time < Infinity,
  );
  /**
   * The board as the players' panels show it: a thing that flies is counted once it has arrived, but a card that is
   * played no longer counts among its player's cards.
   */
  readonly tallied = $derived.by(() => {
    const { board, acted } = this.#around();
    if (!acted || this.#step === 'arrived') return board;
    const { before } = acted;
    if (!this.flies) return { ...board, totem: before.totem, horse: before.horse };
    const seats = before.seats.map((player, seat) => {
      const { hand, deck } = board.seats[seat] ?? player;
      return { ...player, hand, deck };
    });
    return { ...before, seats };
  });

  constructor(around: () => Around) {
    this.#around = around;
    $effect(() => {
      const stage = this.#stage;
      const player = {
        announced: () => {
          this.#spots = this.#measured();
          this.#begun = false;
        },
        stopped: () => {
          this.routes = [];
          this.#begun = true;
          this.holding = false;
          this.#pauses = false;
        },
      };
      stage.player = player;
      return () => {
        if (stage.player === player) stage.player = null;
      };
    });
    $effect(() => {
      void this.#board;
      untrack(() => this.#begin());
    });
    $effect(() => {
      if (!this.#stage.resting) return;
      this.holding = false;
      this.#pauses = false;
    });
  }

  /** The seat whose newest card in a ground is still in the air; null if there is none. */
  arriving(ground: number): number | null {
    const seats = this.#around().board.seats.keys();
    return [...seats].find((seat) => this.inAir.has(newestPlace(seat, ground))) ?? null;
  }

  /** Remembers where the viewer dropped a card, so that it flies from there. */
  drop(dropped: Dropped): void {
    this.#dropped = dropped;
  }

  /** The card that the viewer dropped last. */
  get dropped(): Dropped | null {
    return this.#dropped;
  }

  /** Forgets a dropped card that was not played. */
  forget(dropped: Dropped | null): void {
    if (this.#dropped === dropped) this.#dropped = null;
  }

  /** Where every cell and place of the table is now. */
  #measured(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    const { table } = this.#around();
    for (const one of table?.querySelectorAll<HTMLElement>('[data-cell], [data-place]') ?? [])
      for (const name of [one.dataset['cell'], one.dataset['place']])
        if (name !== undefined) found.set(name, one.getBoundingClientRect());
    return found;
  }

  #begin(): void {
    const { stage, acted, waits, reads, acts } = this.#around();
    if (!stage.announced) return;
    this.#begun = true;
    // Measuring makes the browser lay out the page at once, so measure only what flies.
    const flights = stage.calm ? [] : this.#flights;
    const [then, now] = [this.#spots, flights.length > 0 ? this.#measured() : new Map<string, DOMRect>()];
    const at = (places: string[], boxes: Map<string, DOMRect>) =>
      places.map((place) => boxes.get(place)).find((box) => box !== undefined && box.width > 0);
    const dropped = this.#dropped;
    this.#dropped = null;
    this.routes = flights.flatMap((flight, i) => {
      const { thing } = flight;
      // The first flight is that of the card that was played. An equal card may fly later, when it is drawn.
      const isDropped = i === 0 && dropped !== null && thing.kind === 'card' && thing.card === dropped.card;
      const [from, to] = [isDropped ? boxOf(dropped.at) : at(flight.from, then), at(flight.to, now)];
      return from && to ? [{ flight, from, to }] : [];
    });
    this.holding = waits;
    const shared = acted !== null && closes(acted);
    const cylinder = acted !== null && bringsCylinder(acted);
    const news = shared || cylinder || (acted !== null && opens(acted));
    this.#pauses = !waits && news && reads && (shared || cylinder || !acts);
    const trial = this.#trial;
    // The flight of a card that is drawn does not add to the time, because it flies while the heroes meet.
    const shown = Math.max(this.#arrival, SHOWN, this.#landing + trial) + this.#lasts + this.#leaving;
    const dealt = acted?.parts.kind === 'tiles' ? DEALING : 0;
    const reading = news && !this.#pauses ? READING : 0;
    const length = acted && acted.by !== null ? shown + reading : dealt;
    stage.play({
      length: waits ? this.#looked : length,
      waits: waits ? 'board' : this.#pauses ? 'press' : null,
      tells: this.#landing + trial,
      // A card sounds when it touches the ground, a tile when it is won, and a trial of strength when the heroes meet.
      // Without animations, only the first of these sounds.
      cues: [
        ...(trial > 0 ? [{ at: this.#landing + STRUCK, sound: 'capture' } as const] : []),
        { at: Math.max(this.#landing - 40, 0), sound: soundOf(acted) },
      ],
    });
  }
}

/** Whether the sharing out of the grounds or the leather thief comes next. */
const opens = ({ before, board }: Acted) =>
  (board.phase === 'take' || board.phase === 'discard') && before.phase !== board.phase;

/**
 * Whether the last tile of a ground was taken, and another ground or the leather thief comes next. False after the
 * last ground of a hunt, because the hunt's summary follows.
 */
const closes = ({ before, board }: Acted) =>
  before.phase === 'take' &&
  board.hunt === before.hunt &&
  (board.phase === 'discard' ||
    (board.phase === 'take' && before.takes[0]?.ground !== board.takes[0]?.ground));

/** Whether a tile brought a cylinder (MN-26), so that nothing is taken for the viewer before they have read of it. */
const bringsCylinder = ({ before, board }: Acted) =>
  before.phase === 'take' && (before.totem !== board.totem || before.horse !== board.horse);

/** The sound of a flying thing when it lands. A tile that the viewer wins rings. */
function soundOf(acted: Acted | null): Sound {
  if (acted?.parts.kind !== 'take') return 'card';
  return acted.by === acted.board.own?.seat ? 'prize' : 'tile';
}

/** The box of a card that is dragged. */
const boxOf = ({ x, y, width }: Dragged) => new DOMRect(x - width / 2, y - width, width, width * 1.4);
