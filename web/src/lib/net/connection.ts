import { randomHex } from './random';
import type { Command, Event, FromClient, FromServer, Refusal, Update } from '../wire/types';

/** A WebSocket, or a substitute for one: a fake in tests, or the tables of this device. */
export interface Socket {
  send: (text: string) => void;
  close: () => void;
}

export interface SocketEvents {
  opened: () => void;
  received: (text: string) => void;
  closed: () => void;
}

export interface Environment {
  open: (events: SocketEvents) => Socket;
  schedule: (milliseconds: number, then: () => void) => () => void;
  /** Creates a unique id for an order. */
  orderId: () => string;
}

/** The parts of an environment that all connections in a browser share. */
export const browser: Pick<Environment, 'schedule' | 'orderId'> = {
  schedule: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  orderId: () => randomHex(16),
};

/** A subscription to a table. */
export interface Watcher {
  table: string;
  seat: number | null;
  /** The number of the last event that the watcher received. */
  newest: () => number;
  update: (update: Update) => void;
  /** Called with the seats whose players are present. */
  present: (seats: number[]) => void;
  fault: (refusal: Refusal) => void;
}

type Answer = (refusal: Refusal | null) => void;

const FIRST_BACKOFF = 400;
const LONGEST_BACKOFF = 15_000;
/**
 * How long a connection may be silent before it counts as lost, in milliseconds. The server sends a heartbeat
 * every 25 seconds.
 */
const SILENCE_TIMEOUT = 40_000;
/** How long the server may take to answer, in milliseconds. */
const ANSWER_TIMEOUT = 8_000;
/** Faults which say that a client or an address asks for too much at once. */
const LIMITS = ['server-busy', 'server-too-much-waiting', 'server-too-often'];
/**
 * Temporary faults: the client subscribes again after a pause. The engine may not have started because the device
 * was offline.
 */
const TRANSIENT_FAULTS = [...LIMITS, 'server-away', 'server-failed', 'page-engine-not-started'];
const RESYNC_DELAY = 3_000;

/**
 * A connection to a server, or to the tables of this device. After an interruption it reconnects, resyncs
 * each table from its last event and resends the unanswered orders. The server carries out each order once,
 * however often it arrives.
 */
export class Connection {
  onstatus: (open: boolean) => void = () => {};
  /** Called with the number of orders that the server has yet to answer. */
  onpending: (orders: number) => void = () => {};
  /** Called with the server's time whenever a message contains it. */
  ontime: (now: number) => void = () => {};

  /** Called on each connection, and when the server reports a change. `stale`: whether its data is out of date. */
  onstale: (stale: boolean) => void = () => {};

  readonly #environment: Environment;
  #socket: Socket | null = null;
  #open = false;
  #backoff = FIRST_BACKOFF;
  #retry: (() => void) | null = null;
  #timeout: (() => void) | null = null;
  #resyncTimer: (() => void) | null = null;
  readonly #watchers = new Map<string, Watcher>();
  /** For each table with an unfinished update, the events on the pages that have arrived so far. */
  readonly #pages = new Map<string, Event[]>();
  readonly #orders = new Map<string, { message: FromClient; answer: Answer }>();

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /**
   * Subscribes to a table, in place of any earlier subscription to it. Returns a function that ends the
   * subscription.
   */
  watch(watcher: Watcher): () => void {
    this.#watchers.set(watcher.table, watcher);
    if (this.#open) this.#subscribe(watcher);
    else this.#connect();
    return () => {
      if (this.#watchers.get(watcher.table) !== watcher) return;
      this.#watchers.delete(watcher.table);
      if (this.#open) this.#send({ type: 'unwatch', table: watcher.table });
    };
  }

  /**
   * Sends a command to a table. Resolves to the refusal, or to null once the command was carried out. Without
   * a connection, the command waits for one. But an `urgent` command without a connection is refused at once and
   * never sent.
   */
  order(table: string, command: Command, urgent = false): Promise<Refusal | null> {
    if (urgent && !this.#open) return Promise.resolve({ code: 'page-not-sent' });
    const id = this.#environment.orderId();
    const message: FromClient = { type: 'order', id, table, command };
    return new Promise((answer) => {
      this.#orders.set(id, { message, answer });
      this.onpending(this.#orders.size);
      if (this.#open) {
        this.#send(message);
        this.#restartTimeout();
      } else this.#connect();
    });
  }

  /** Reconnects without waiting for the next retry, because the device woke up or its network is back. */
  reconnectNow(): void {
    if (this.#open || !this.#retry) return;
    this.#retry();
    this.#retry = null;
    this.#connect();
  }

  /** Closes the connection until it is needed again. */
  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    for (const cancel of [this.#retry, this.#timeout, this.#resyncTimer]) cancel?.();
    this.#retry = this.#timeout = this.#resyncTimer = null;
    this.#pages.clear();
    socket?.close();
    this.onstatus(true);
  }

  #connect(): void {
    if (this.#socket || this.#retry) return;
    const socket = this.#environment.open({
      opened: () => this.#socket === socket && this.#opened(),
      received: (text) => {
        if (this.#socket !== socket) return;
        this.#received(JSON.parse(text) as FromServer);
        if (this.#open) this.#restartTimeout();
      },
      closed: () => this.#closed(socket),
    });
    this.#socket = socket;
    this.#restartTimeout();
  }

  /** Restarts the timeout after which a silent connection is closed. */
  #restartTimeout(): void {
    this.#timeout?.();
    const span = this.#open && this.#orders.size === 0 ? SILENCE_TIMEOUT : ANSWER_TIMEOUT;
    this.#timeout = this.#environment.schedule(span, () => {
      const socket = this.#socket;
      if (!socket) return;
      socket.close();
      // Without a network, no event reports that the socket is closed.
      this.#closed(socket);
    });
  }

  #opened(): void {
    this.#open = true;
    // A server without its database says so after its greeting.
    this.onstale(false);
    this.#restartTimeout();
    this.onstatus(true);
    this.#resync();
  }

  /** Subscribes to every table again and resends the unanswered orders. */
  #resync(): void {
    for (const watcher of this.#watchers.values()) this.#subscribe(watcher);
    for (const { message } of this.#orders.values()) this.#send(message);
  }

  #resyncLater(): void {
    this.#resyncTimer?.();
    this.#resyncTimer = this.#environment.schedule(RESYNC_DELAY, () => {
      this.#resyncTimer = null;
      if (this.#open) this.#resync();
    });
  }

  #closed(socket: Socket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#open = false;
    this.#pages.clear();
    this.#timeout?.();
    this.#timeout = null;
    this.onstatus(false);
    this.#retry = this.#environment.schedule(this.#backoff, () => {
      this.#retry = null;
      this.#connect();
    });
    this.#backoff = Math.min(Math.max(this.#backoff * 2, FIRST_BACKOFF), LONGEST_BACKOFF);
  }

  #received(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        this.#backoff = FIRST_BACKOFF;
        return this.ontime(message.now);
      case 'update':
        return this.#update(message);
      case 'present':
        return this.#watchers.get(message.table)?.present(message.seats);
      case 'beat':
        return this.ontime(message.now);
      case 'stale':
        return this.onstale(message.stale);
      case 'done':
        return this.#answer(message.id, null);
      case 'refused':
        return this.#answer(message.id, message.refusal);
      case 'fault':
        if (TRANSIENT_FAULTS.includes(message.refusal.code)) this.#resyncLater();
        if (LIMITS.includes(message.refusal.code)) return;
        for (const watcher of this.#watchers.values()) watcher.fault(message.refusal);
        return;
      case 'goodbye':
        // This server is stopping. Reconnect soon: another server, or the next one, can answer at once.
        this.#backoff = 0;
        this.#socket?.close();
    }
  }

  #update(update: Update): void {
    const watcher = this.#watchers.get(update.table);
    if (!watcher || watcher.seat !== update.seat) return;
    const earlier = this.#pages.get(update.table) ?? [];
    const newest = earlier.at(-1)?.number ?? watcher.newest();
    const first = update.events[0];
    if (first && first.number > newest + 1) {
      this.#subscribe(watcher);
      return;
    }
    const events = [...earlier, ...update.events];
    if (update.more) {
      // Only the last page contains the current state of the table.
      this.#pages.set(update.table, events);
      this.#send({ type: 'more', table: update.table });
    } else {
      this.#pages.delete(update.table);
      watcher.update({ ...update, events });
    }
  }

  #answer(id: string, refusal: Refusal | null): void {
    const order = this.#orders.get(id);
    this.#orders.delete(id);
    this.onpending(this.#orders.size);
    order?.answer(refusal);
  }

  #subscribe({ table, seat, newest }: Watcher): void {
    this.#pages.delete(table);
    this.#send({ type: 'watch', table, seat, after: newest() });
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
