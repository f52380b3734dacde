import type { Command, FromClient, FromServer, Refusal, Update } from '../wire/types';

/** A line to the server; a WebSocket, or what a test puts in its place. */
export interface Line {
  send: (text: string) => void;
  close: () => void;
}

export interface LineEvents {
  opened: () => void;
  said: (text: string) => void;
  closed: () => void;
}

export interface Surroundings {
  open: (events: LineEvents) => Line;
  later: (milliseconds: number, then: () => void) => () => void;
  /** A name for an order that no other has. */
  name: () => string;
}

/** Who looks at a table. */
export interface Watcher {
  table: string;
  seat: number | null;
  /** The number of the last event it has. */
  newest: () => number;
  update: (update: Update) => void;
  /** The seats whose players are there. */
  present: (seats: number[]) => void;
  fault: (refusal: Refusal) => void;
}

type Answer = (refusal: Refusal | null) => void;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server says something every 25 seconds. A line that is silent for longer is lost, even if nobody has said so. */
const SILENCE = 40_000;
/** How long the server may take to answer. */
const ANSWER = 8_000;
/** What is over before long: then all is asked again. */
const PASSING = ['server-too-often', 'server-failed'];
const PAUSE = 3_000;

/**
 * The one connection to the server. It heals itself: after a break it watches again from the last numbers and repeats the
 * orders that were not answered, which the server carries out once however often they come.
 */
export class Connection {
  onstatus: (open: boolean) => void = () => {};
  onhello: (now: number) => void = () => {};

  readonly #around: Surroundings;
  #line: Line | null = null;
  #open = false;
  #wait = FIRST_WAIT;
  #retry: (() => void) | null = null;
  #patience: (() => void) | null = null;
  #again: (() => void) | null = null;
  readonly #watchers = new Map<string, Watcher>();
  readonly #orders = new Map<string, { message: FromClient; answer: Answer }>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Looks at a table from now on; one look at a table at a time. Returns how to stop. */
  watch(watcher: Watcher): () => void {
    this.#watchers.set(watcher.table, watcher);
    if (this.#open) this.#ask(watcher);
    else this.#connect();
    return () => {
      if (this.#watchers.get(watcher.table) !== watcher) return;
      this.#watchers.delete(watcher.table);
      if (this.#open) this.#send({ type: 'unwatch', table: watcher.table });
    };
  }

  /** Does something at a table. Answers with why not, or with nothing once it is done. */
  order(table: string, command: Command): Promise<Refusal | null> {
    const id = this.#around.name();
    const message: FromClient = { type: 'order', id, table, command };
    return new Promise((answer) => {
      this.#orders.set(id, { message, answer });
      if (this.#open) {
        this.#send(message);
        this.#expect();
      } else this.#connect();
    });
  }

  /** Does not wait any longer: the device has woken up, or its network is back. */
  hurry(): void {
    if (this.#open || !this.#retry) return;
    this.#retry();
    this.#retry = null;
    this.#connect();
  }

  #connect(): void {
    if (this.#line || this.#retry) return;
    const line = this.#around.open({
      opened: () => this.#line === line && this.#opened(),
      said: (text) => {
        if (this.#line !== line) return;
        this.#said(JSON.parse(text) as FromServer);
        if (this.#open) this.#expect();
      },
      closed: () => this.#closed(line),
    });
    this.#line = line;
    this.#expect();
  }

  /** Gives the line up if nothing comes in time: a network can be gone without a word. */
  #expect(): void {
    this.#patience?.();
    const span = this.#open && this.#orders.size === 0 ? SILENCE : ANSWER;
    this.#patience = this.#around.later(span, () => {
      const line = this.#line;
      if (!line) return;
      line.close();
      // A line without a network does not know when it is closed.
      this.#closed(line);
    });
  }

  #opened(): void {
    this.#open = true;
    this.#expect();
    this.onstatus(true);
    this.#repeat();
  }

  /** Asks for what is lacking, and says again what was not answered. */
  #repeat(): void {
    for (const watcher of this.#watchers.values()) this.#ask(watcher);
    for (const { message } of this.#orders.values()) this.#send(message);
  }

  #repeatLater(): void {
    this.#again?.();
    this.#again = this.#around.later(PAUSE, () => {
      this.#again = null;
      if (this.#open) this.#repeat();
    });
  }

  #closed(line: Line): void {
    if (this.#line !== line) return;
    this.#line = null;
    this.#open = false;
    this.#patience?.();
    this.#patience = null;
    this.onstatus(false);
    this.#retry = this.#around.later(this.#wait, () => {
      this.#retry = null;
      this.#connect();
    });
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #said(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        this.#wait = FIRST_WAIT;
        return this.onhello(message.now);
      case 'update':
        return this.#update(message);
      case 'present':
        return this.#watchers.get(message.table)?.present(message.seats);
      case 'beat':
        return;
      case 'done':
        return this.#answer(message.id, null);
      case 'refused':
        return this.#answer(message.id, message.refusal);
      case 'fault':
        if (PASSING.includes(message.refusal.code)) this.#repeatLater();
        if (message.refusal.code === 'server-too-often') return;
        for (const watcher of this.#watchers.values()) watcher.fault(message.refusal);
        return;
      case 'goodbye':
        this.#line?.close();
    }
  }

  #update(update: Update): void {
    const watcher = this.#watchers.get(update.table);
    if (!watcher || watcher.seat !== update.seat) return;
    const first = update.events[0];
    if (first && first.number > watcher.newest() + 1) this.#ask(watcher);
    else watcher.update(update);
  }

  #answer(id: string, refusal: Refusal | null): void {
    const order = this.#orders.get(id);
    this.#orders.delete(id);
    order?.answer(refusal);
  }

  #ask({ table, seat, newest }: Watcher): void {
    this.#send({ type: 'watch', table, seat, after: newest() });
  }

  #send(message: FromClient): void {
    this.#line?.send(JSON.stringify(message));
  }
}
