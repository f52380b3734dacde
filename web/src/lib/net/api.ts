import { updates } from '../../offline/updates.svelte';
import { elsewhere, isSite } from '../site';
import { speaks } from './protocol';
import { Refused } from './refused';
import type {
  DeviceGame,
  Games,
  Invitation,
  Invited,
  Joined,
  Me,
  NewTable,
  Privacy,
  Refusal,
  Study,
  TableInfo,
  Tables,
} from '../wire/types';

/** The answer to every request on a site of static files, which has no server. */
const NO_SERVER: Refusal = elsewhere
  ? { code: 'page-elsewhere', args: { server: { text: elsewhere } } }
  : { code: 'page-needs-server' };

/** Sends a request. Throws `Refused` if the server refuses it, is out of reach or has another version. */
async function request(method: string, path: string, body?: unknown): Promise<Response> {
  if (isSite) throw new Refused(NO_SERVER);
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused({ code: 'page-no-server' });
  });
  const spoken = response.headers.get('menagerie-protocol');
  if (spoken !== null && !speaks(spoken)) {
    updates.differ();
    throw new Refused({ code: 'page-other-version' });
  }
  if (response.ok) return response;
  const refusal: unknown = await response.json().catch(() => ({ code: 'page-no-server' }));
  throw new Refused(refusal as Refusal);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json() as Promise<T>;
}

const askText = async (path: string) => (await request('GET', path)).text();

export const api = {
  enter: (called: string) => ask<Me>('POST', 'me', { called }),
  privacy: () => ask<Privacy>('GET', 'privacy'),
  forget: (way: 'here' | 'everywhere' | 'remove') =>
    ask<null>('DELETE', { here: 'me/session', everywhere: 'me/sessions', remove: 'me' }[way]),
  rename: (name: string) => ask<Me>('PUT', 'me', { name }),
  games: () => ask<Games>('GET', 'games'),
  tables: () => ask<Tables>('GET', 'tables'),
  table: (id: string) => ask<TableInfo>('GET', `tables/${encodeURIComponent(id)}`),
  takeOver: (log: string[]) => ask<TableInfo>('POST', 'tables/taken-over', { log } satisfies DeviceGame),
  create: (table: NewTable) => ask<TableInfo>('POST', 'tables', table),
  invite: (id: string, seat: number) =>
    ask<Invitation>('POST', `tables/${encodeURIComponent(id)}/invitations`, { seat }),
  invited: (invitation: string) => ask<Invited>('POST', 'invitations', { invitation }),
  join: (invitation: string) => ask<Joined>('POST', 'join', { invitation }),
  study: (id: string, ply: number) =>
    ask<Study | null>('GET', `tables/${encodeURIComponent(id)}/study/${ply}`),
  record: (id: string) => askText(`tables/${encodeURIComponent(id)}/record`),
};
