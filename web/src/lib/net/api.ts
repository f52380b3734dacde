import { isSite } from '../site';
import type {
  Games,
  Invitation,
  Invited,
  Joined,
  Me,
  NewTable,
  Privacy,
  Records,
  Refusal,
  Shown,
  Study,
  TableInfo,
  Tables,
} from '../wire/types';

/** A refusal by the server. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isSite) throw new Refused({ code: 'page-needs-server' });
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused({ code: 'page-no-server' });
  });
  const answer: unknown = await response.json().catch(() => ({ code: 'page-no-server' }));
  if (!response.ok) throw new Refused(answer as Refusal);
  return answer as T;
}

let known: Promise<Games> | null = null;

export const api = {
  enter: (called: string) => ask<Me>('POST', 'me', { called }),
  privacy: () => ask<Privacy>('GET', 'privacy'),
  forget: (way: 'here' | 'everywhere' | 'remove') =>
    ask<null>('DELETE', { here: 'me/session', everywhere: 'me/sessions', remove: 'me' }[way]),
  rename: (name: string) => ask<Me>('PUT', 'me', { name }),
  /** Fetched once: the games do not change while the page is open. */
  games: () => (known ??= ask<Games>('GET', 'games')),
  tables: () => ask<Tables>('GET', 'tables'),
  table: (id: string) => ask<TableInfo>('GET', `tables/${encodeURIComponent(id)}`),
  create: (table: NewTable) => ask<TableInfo>('POST', 'tables', table),
  invite: (id: string, seat: number) =>
    ask<Invitation>('POST', `tables/${encodeURIComponent(id)}/invitations`, { seat }),
  invited: (invitation: string) => ask<Invited>('POST', 'invitations', { invitation }),
  join: (invitation: string) => ask<Joined>('POST', 'join', { invitation }),
  records: (text: string) => ask<Records>('POST', 'records', { text }),
  show: (record: string) => ask<Shown>('POST', 'records/show', { record }),
  study: (id: string, ply: number) =>
    ask<Study | null>('GET', `tables/${encodeURIComponent(id)}/study/${ply}`),
  studyRecord: (record: string, ply: number) => ask<Study | null>('POST', 'records/study', { record, ply }),
  recordOf: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
};
