/**
 * The tables of this device. The page manages them with its own engine, as a server manages its tables.
 */

import { api } from '../net/api';
import { randomHex } from '../net/random';
import { Refused } from '../net/refused';
import { Engine } from '../pocket/engine';
import { RecordReader } from '../pocket/records';
import type { Command, NewTable, Stored, Study, TableInfo, ToPocket, Update } from '../wire/types';
import { Errands } from './errands';
import { newId } from './ids';
import { Store, type Addition } from './store';

/** How often a change is tried before it fails because other tabs are faster. */
const TRIES = 5;
/**
 * A table's clocks are not charged for a time longer than this, in milliseconds, in which no running tab showed the
 * table. The limit is more than a minute, because a hidden tab may run only once a minute.
 */
const PAUSED = 75_000;
/** A shorter limit, which applies when a tab opens the table. */
const REOPENED = 15_000;

/**
 * This device stores the id that a moved table has on its server. The storage key is this prefix, followed by the
 * id that the table had on this device.
 */
const MOVED = 'moved-';

const unknown = () => new Refused({ code: 'table-unknown' });
/** The refusal of a change that came too late, because other tabs were faster. */
const outdated = () => new Refused({ code: 'table-old-board' });

/** A request that the engine answers with entries to add to a table. */
type Adding = Extract<
  ToPocket,
  { type: 'set-up' | 'set-up-rematch' | 'order' | 'pass-time' | 'play-computer' }
>;

export class Device {
  /** Called with the id of a table that was changed here or in another tab. */
  onchange: (id: string) => void = () => {};

  readonly #store = new Store();
  /** Applies commands and answers questions about tables. */
  readonly #engine = new Engine();
  /** Thinks for the computers. */
  readonly #thinker = new Engine();
  /** Analyses positions. */
  readonly #student = new RecordReader();
  /** Tells other tabs of changes. */
  readonly #tabs = new BroadcastChannel('tables');
  /** Runs an errand for each table whose computers think. The errand's name is the id of the table. */
  readonly #thinking = new Errands();
  /** Returns the name of the person at this device. */
  readonly #name: () => string;

  constructor(name: () => string) {
    this.#name = name;
    this.#tabs.onmessage = ({ data }: MessageEvent<string>) => this.onchange(data);
  }

  /** The state of every table. */
  async tables(): Promise<TableInfo[]> {
    return (await this.#store.tables()).map(({ info }) => info);
  }

  async table(id: string): Promise<TableInfo> {
    const kept = await this.#store.table(id);
    if (!kept) throw unknown();
    return kept.info;
  }

  /** Sets a table up and returns its id. */
  async create(wish: NewTable): Promise<string> {
    const id = newId();
    const [name, seed, now] = [this.#name(), randomHex(32), Date.now()];
    const addition = await this.#addition({ id, log: [] }, { type: 'set-up', id, wish, name, seed, now });
    await this.#store.append([addition], now);
    return id;
  }

  /** Carries out a command. An order with the same id is carried out only once. */
  async order(id: string, order: string, command: Command): Promise<void> {
    await this.attend(id);
    const [name, rematch] = [this.#name(), newId()];
    await this.#change(id, (table, now) => ({ type: 'order', table, order, name, command, rematch, now }));
  }

  /** Ends a game whose time is up. */
  async passTime(id: string): Promise<void> {
    await this.attend(id);
    await this.#change(id, (table, now) => ({ type: 'pass-time', table, absent: null, now }));
  }

  /**
   * Notes that a tab shows a table, or has just `opened` it. The clocks are not charged for a time in which
   * no tab showed the table, because all were closed or the device slept.
   */
  async attend(id: string, opened = false): Promise<void> {
    const kept = await this.#store.table(id);
    if (!kept) throw unknown();
    const { alive: absent, info } = kept;
    if (info.stage !== 'playing' || info.clock.kind === 'none') return;
    if (Date.now() - absent > (opened ? REOPENED : PAUSED))
      await this.#change(id, (table, now) => ({ type: 'pass-time', table, absent, now }));
    await this.#store.keepAlive(id, Date.now());
  }

  /**
   * The table's current state and its events, as a viewer at this seat sees them. Leaves out the first `after` events.
   */
  async news(id: string, seat: number | null, after: number): Promise<Update> {
    return this.#engine.ask({ type: 'watch', table: await this.#stored(id), seat, after });
  }

  async record(id: string): Promise<string> {
    const { record } = await this.#engine.ask({ type: 'record', table: await this.#stored(id) });
    return record;
  }

  /** What the position after `ply` actions is worth; null if nobody is to act in it. */
  async study(id: string, ply: number, hidden: boolean): Promise<Study | null> {
    return this.#student.study(await this.recordToStudy(id, ply), ply, hidden);
  }

  /**
   * The record of a game. Throws unless the position after `ply` actions may be analysed now, or every position if
   * `ply` is null.
   */
  async recordToStudy(id: string, ply: number | null = null): Promise<string> {
    const table = await this.#stored(id);
    const { record } = await this.#engine.ask({ type: 'record-to-study', table, ply });
    return record;
  }

  /** Moves a table to the server, which checks it. Returns its id there. */
  async moveOnline(id: string): Promise<string> {
    const { log } = await this.#stored(id);
    const table = await api.takeOver(log);
    if (!(await this.#store.remove(id, log.length))) throw outdated();
    localStorage.setItem(MOVED + id, table.id);
    this.#tabs.postMessage(id);
    return table.id;
  }

  /** The id on the server of a table that was moved there; null if this device moved no such table. */
  movedTo(id: string): string | null {
    return localStorage.getItem(MOVED + id);
  }

  /** Removes all tables. */
  async clear(): Promise<void> {
    await this.#store.clear();
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(id);
    this.#tabs.postMessage(id);
  }

  /**
   * Lets computers act and choose sides at a table until it is a person's turn, or until `goes` returns false
   * because this tab no longer shows the table. If several tabs show it, the computers think in one of them,
   * and the others wait.
   */
  async think(id: string, goes: () => boolean): Promise<void> {
    // Browsers offer locks only to pages from a secure connection. Without locks, two tabs do the same work.
    const { locks } = navigator as Partial<Navigator>;
    const act = () => this.#act(id, goes);
    await this.#thinking.run(id, async () => {
      await (locks ? locks.request(`think-${id}`, act) : act());
    });
  }

  async #act(id: string, goes: () => boolean): Promise<void> {
    while (goes()) {
      const table = await this.#stored(id);
      const { decision, ply, at } = await this.#thinker.ask({ type: 'choose', table });
      if (decision === null) return;
      await new Promise((done) => setTimeout(done, Math.max(0, at - Date.now())));
      try {
        await this.#change(id, (table, now) => ({ type: 'play-computer', table, ply, decision, now }));
      } catch (error) {
        // The table has changed, for example by a take-back. Let the computer look at the new board.
        if (!(error instanceof Refused && error.refusal.code === 'table-old-board')) throw error;
      }
    }
  }

  /** Asks the engine for entries and stores them. If another tab was faster, asks again. */
  async #change(id: string, request: (table: Stored, now: number) => Adding): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const [table, now] = [await this.#stored(id), Date.now()];
      const addition = await this.#addition(table, request(table, now));
      if (addition.entries.length === 0) return;
      const additions = [addition];
      const { rematch } = addition.info;
      // Players go to a rematch as soon as they learn of it, so store the rematch and the news in one step.
      if (rematch !== null && !(await this.#store.table(rematch))) {
        const seed = randomHex(32);
        const next = { id: rematch, log: [] };
        additions.push(
          await this.#addition(next, { type: 'set-up-rematch', id: rematch, of: table, seed, now }),
        );
      }
      if (await this.#store.append(additions, now)) {
        this.#tabs.postMessage(id);
        this.onchange(id);
        return;
      }
    }
    throw outdated();
  }

  /** The entries with which the engine answers a request, as an addition to a table. */
  async #addition({ id, log }: Stored, request: Adding): Promise<Addition> {
    const { entries, info } = await this.#engine.ask(request);
    return { id, after: log.length, entries, info };
  }

  async #stored(id: string): Promise<Stored> {
    const log = await this.#store.log(id);
    if (log.length === 0) throw unknown();
    return { id, log };
  }
}
