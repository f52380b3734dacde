import { device, here } from '../device/here';
import { isHere } from '../device/ids';
import { api } from '../net/api';
import type { Connection } from '../net/connection';
import { guest } from '../net/guest.svelte';
import { server } from '../net/server.svelte';
import type { Study, TableInfo } from '../wire/types';

/** What stores a table: a server, or this device. */
export interface Keeper {
  connection: Connection;
  /** Signs the viewer in. Does nothing for tables on this device. */
  signIn: () => Promise<void>;
  table: (id: string) => Promise<TableInfo>;
  /** The id of a table on the server, if this device has moved the table there; otherwise null. */
  movedTo: (id: string) => string | null;
  study: (id: string, ply: number, hidden: boolean) => Promise<Study | null>;
  record: (id: string) => Promise<string>;
  /** The record of a game that may be analysed, even while it is played. */
  recordToStudy: (id: string) => Promise<string>;
  /** The keeper's current time, in milliseconds since 1970. */
  now: () => number;
  /** How often the connection was lost. */
  breaks: () => number;
}

const online: Keeper = {
  connection: server.connection,
  signIn: () => guest.signIn(),
  table: api.table,
  movedTo: () => null,
  study: (id, ply) => api.study(id, ply),
  record: api.record,
  recordToStudy: api.record,
  now: () => server.now(),
  breaks: () => server.breaks,
};

const onDevice: Keeper = {
  connection: here,
  signIn: () => Promise.resolve(),
  table: (id) => device.table(id),
  movedTo: (id) => device.movedTo(id),
  study: (id, ply, hidden) => device.study(id, ply, hidden),
  record: (id) => device.record(id),
  recordToStudy: (id) => device.recordToStudy(id),
  now: () => Date.now(),
  breaks: () => 0,
};

export const keeperOf = (id: string): Keeper => (isHere(id) ? onDevice : online);
