/** The tables of this device. It does for them what a server does for its tables, with the engine in the page. */

import { api, Refused } from '../net/api';
import { randomHex } from '../net/random';
import { Engine } from '../pocket/engine';
import { HIDDEN_NODES, NODES } from '../pocket/nodes';
import type { Command, FromPocket, NewTable, Study, TableInfo, ToPocket, Update } from '../wire/types';
import { newId } from './ids';
import { Store } from './store';

/** How often a change is tried if other tabs are faster. */
const TRIES = 5;
/** How long a tab may not have run before no clock is charged for it. Browsers let hidden tabs run once a minute. */
const PAUSED = 75_000;
const REOPENED = 15_000;

const unknown = () => new Refused({ code: 'table-unknown' });

/** An answer of this type. The engine gives no other. */
function expect<T extends FromPocket['type']>(answer: FromPocket, type: T) {
  if (answer.type !== type) throw new Error(`the engine answered ${answer.type}, not ${type}`);
  return answer as Extract<FromPocket, { type: T }>;
}

export class Device {
  /** Called with a table that has changed here or in another tab. */
  onchange: (id: string) => void = () => {};

  readonly #store = new Store();
  /** Plays and answers. */
  readonly #engine = new Engine();
  /** Thinks for the computers, and about positions. */
  readonly #thinker = new Engine();
  readonly #student = new Engine();
  /** Tells other tabs of changes. */
  readonly #tabs = new BroadcastChannel('tables');
  /** The tables whose computers think in this tab. */
  readonly #thinking = new Set<string>();
  /** The name of the person at this device. */
  readonly #name: () => string;

  constructor(name: () => string) {
    this.#name = name;
    this.#tabs.onmessage = ({ data }: MessageEvent<string>) => this.onchange(data);
  }

  /** How all tables stand, the newest first. */
  async tables(): Promise<TableInfo[]> {
    const kept = await this.#store.tables();
    return kept.map(({ info }) => info).sort((one, other) => other.touched - one.touched);
  }

  async table(id: string): Promise<TableInfo> {
    const kept = await this.#store.table(id);
    if (!kept) throw unknown();
    return kept.info;
  }

  /** Sets a table up and returns its id. */
  async create(table: NewTable): Promise<string> {
    const id = newId();
    const seed = randomHex(32);
    const request: ToPocket = { type: 'set-up', table, name: this.#name(), seed, now: Date.now() };
    await this.#begin(id, request);
    return id;
  }

  /** Carries out a command; the same order only once. */
  async order(id: string, order: string, command: Command): Promise<void> {
    await this.attend(id);
    const name = this.#name();
    const rematch = newId();
    await this.#change(id, (log) => ({
      type: 'order',
      log,
      id: order,
      name,
      command,
      rematch,
      now: Date.now(),
    }));
  }

  /** Ends a game whose time is up. */
  async passTime(id: string): Promise<void> {
    await this.attend(id);
    await this.#change(id, (log) => ({ type: 'pass-time', log, absent: null, now: Date.now() }));
  }

  /**
   * Notes that a table is shown. No clock is charged for a time in which it was not, because no tab `opened` it or the
   * device slept.
   */
  async attend(id: string, opened = false): Promise<void> {
    const kept = await this.#store.table(id);
    if (!kept) throw unknown();
    const { alive, info } = kept;
    if (info.stage !== 'playing' || info.clock.kind === 'none') return;
    if (Date.now() - alive > (opened ? REOPENED : PAUSED))
      await this.#change(id, (log) => ({ type: 'pass-time', log, absent: alive, now: Date.now() }));
    await this.#store.keepAlive(id, Date.now());
  }

  /** What a viewer lacks who has the first `after` events. */
  async news(id: string, seat: number | null, after: number): Promise<Update> {
    const log = await this.#log(id);
    const answer = await this.#engine.ask({ type: 'watch', table: id, log, seat, after });
    return expect(answer, 'update');
  }

  async record(id: string): Promise<string> {
    const answer = await this.#engine.ask({ type: 'record', log: await this.#log(id) });
    return expect(answer, 'record').record;
  }

  /** What the position after so many actions is worth; null if nobody is to act there. */
  async study(id: string, ply: number, hidden: boolean): Promise<Study | null> {
    const { record } = expect(
      await this.#engine.ask({ type: 'record-to-study', log: await this.#log(id) }),
      'record',
    );
    const nodes = hidden ? HIDDEN_NODES : NODES;
    const answer = await this.#student.ask({ type: 'study', record, ply, nodes, lines: 1, seed: 1 });
    return expect(answer, 'lines').lines[0] ?? null;
  }

  /** Moves a table to the server, which checks it. Returns its id there. */
  async moveOnline(id: string): Promise<string> {
    const table = await api.takeOver(await this.#log(id));
    await this.#store.remove(id);
    return table.id;
  }

  /** Removes all tables. */
  async clear(): Promise<void> {
    await this.#store.clear();
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(id);
  }

  /**
   * Lets computers act at a table until a person is to act or `goes` says that it is not shown any more. Only one tab lets
   * them think.
   */
  async think(id: string, goes: () => boolean): Promise<void> {
    if (this.#thinking.has(id)) return;
    this.#thinking.add(id);
    try {
      // Browsers have locks only for pages that come over a secure connection. Without, two tabs think the same.
      const { locks } = navigator as Partial<Navigator>;
      if (!locks) await this.#act(id, goes);
      else {
        await locks.request(`think-${id}`, { ifAvailable: true }, (lock) =>
          lock ? this.#act(id, goes) : undefined,
        );
      }
    } finally {
      this.#thinking.delete(id);
    }
  }

  async #act(id: string, goes: () => boolean): Promise<void> {
    while (goes() && computerActs(await this.table(id))) {
      const log = await this.#log(id);
      const answer = await this.#thinker
        .ask({ type: 'act', log, now: Date.now() })
        .catch((error: unknown) => {
          // Another tab was faster.
          if (error instanceof Refused && error.refusal.code === 'table-not-your-turn') return null;
          throw error;
        });
      if (!answer) continue;
      const { entries, at } = expect(answer, 'acted');
      await new Promise((done) => setTimeout(done, Math.max(0, at - Date.now())));
      await this.#append(id, log, entries);
    }
  }

  /** Asks for entries and keeps them. If another tab is faster, it asks again. */
  async #change(id: string, request: (log: string[]) => ToPocket): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const log = await this.#log(id);
      const { entries } = expect(await this.#engine.ask(request(log)), 'entries');
      if (entries.length === 0 || (await this.#append(id, log, entries))) return;
    }
    throw new Refused({ code: 'server-busy' });
  }

  async #begin(id: string, request: ToPocket): Promise<void> {
    const { entries } = expect(await this.#engine.ask(request), 'entries');
    await this.#append(id, [], entries);
  }

  async #log(id: string): Promise<string[]> {
    const log = await this.#store.log(id);
    if (log.length === 0) throw unknown();
    return log;
  }

  async #append(id: string, log: string[], entries: string[]): Promise<boolean> {
    const answer = await this.#engine.ask({ type: 'info', table: id, log: [...log, ...entries] });
    const info = expect(answer, 'info');
    const kept = await this.#store.append(id, log.length, entries, info, Date.now());
    if (!kept) return false;
    // Players who are told of the rematch go there at once.
    if (info.rematch && !(await this.#store.table(info.rematch))) {
      const [seed, now] = [randomHex(32), Date.now()];
      const all = [...log, ...entries];
      await this.#begin(info.rematch, { type: 'set-up-rematch', table: id, log: all, seed, now });
    }
    this.#tabs.postMessage(id);
    this.onchange(id);
    return true;
  }
}

/** Whether a computer is to act. */
const computerActs = ({ stage, turn, seats }: TableInfo) =>
  stage === 'playing' && turn !== null && seats[turn]?.sitter === 'computer';
