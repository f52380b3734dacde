/** Keeps the tables of this device in the browser's database. All tabs share it. */

import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { TableInfo } from '../wire/types';

const NAME = 'menagerie';
/** The version of the database's schema. Increase it with every change of the schema. */
const VERSION = 1;

/** What is stored for a table besides its log. */
export interface Kept {
  id: string;
  /** The number of entries in the table's log. */
  number: number;
  /** The state of the table. */
  info: TableInfo;
  /** When a tab last changed the table or, while a clock ran, showed it. In milliseconds since 1970. */
  alive: number;
}

/** Entries to append to the log of a table, or with which to begin the log of a new table. */
export interface Addition {
  id: string;
  /** The number of entries that the log is expected to have before the addition. */
  after: number;
  entries: string[];
  /** The state of the table after the addition. */
  info: TableInfo;
}

interface Schema extends DBSchema {
  tables: { key: string; value: Kept };
  entries: { key: [table: string, number: number]; value: string };
}

const logOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

export class Store {
  #database: Promise<IDBPDatabase<Schema>> | null = null;

  /** Opens the database when it is first needed. Closes it if a tab with a newer page must upgrade it. */
  #open(): Promise<IDBPDatabase<Schema>> {
    return (this.#database ??= openDB<Schema>(NAME, VERSION, {
      upgrade(database) {
        database.createObjectStore('tables', { keyPath: 'id' });
        database.createObjectStore('entries');
      },
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        this.#database = null;
      },
      terminated: () => (this.#database = null),
    }).catch((reason: unknown) => {
      this.#database = null;
      throw reason;
    }));
  }

  async tables(): Promise<Kept[]> {
    return (await this.#open()).getAll('tables');
  }

  async table(id: string): Promise<Kept | undefined> {
    return (await this.#open()).get('tables', id);
  }

  async log(id: string): Promise<string[]> {
    return (await this.#open()).getAll('entries', logOf(id));
  }

  /**
   * Adds entries to tables, all or nothing, and waits until they are on the disk. Returns false and changes
   * nothing if another tab was faster, so that a log does not have the expected length.
   */
  async append(additions: Addition[], now: number): Promise<boolean> {
    const database = await this.#open();
    const change = database.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    const [tables, log] = [change.objectStore('tables'), change.objectStore('entries')];
    const known = await Promise.all(additions.map(({ id }) => tables.get(id)));
    const fits = additions.every(({ after }, place) => (known[place]?.number ?? 0) === after);
    const puts = (fits ? additions : []).flatMap(({ id, after, entries, info }) => [
      ...entries.map((entry, place) => log.add(entry, [id, after + place + 1])),
      tables.put({ id, number: after + entries.length, info, alive: now }),
    ]);
    await Promise.all([...puts, change.done]);
    return fits;
  }

  /** Notes that a table was shown at this moment. */
  async keepAlive(id: string, now: number): Promise<void> {
    const change = (await this.#open()).transaction('tables', 'readwrite');
    const known = await change.store.get(id);
    if (known) await change.store.put({ ...known, alive: Math.max(known.alive, now) });
    await change.done;
  }

  async clear(): Promise<void> {
    (await this.#database)?.close();
    this.#database = null;
    await deleteDB(NAME);
  }

  /** Removes a table. Returns false and changes nothing if its log has another `number` of entries. */
  async remove(id: string, number?: number): Promise<boolean> {
    const change = (await this.#open()).transaction(['tables', 'entries'], 'readwrite');
    const tables = change.objectStore('tables');
    const fits = number === undefined || (await tables.get(id))?.number === number;
    const deletions = fits ? [tables.delete(id), change.objectStore('entries').delete(logOf(id))] : [];
    await Promise.all([...deletions, change.done]);
    return fits;
  }
}
