import { beforeEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { guest } from './guest.svelte';
import { Refused } from './refused';

vi.mock('./api', () => ({ api: { enter: vi.fn(), tables: vi.fn(), rename: vi.fn() } }));
const { enter, tables, rename } = vi.mocked(api);

const kept = new Map<string, string>();

beforeEach(() => {
  vi.clearAllMocks();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  guest.forget();
  enter.mockResolvedValue({ id: 'a', name: 'Guest 1234' });
  tables.mockResolvedValue({ yours: [], open: [] });
});

it('asks the server for nothing on a first visit', async () => {
  expect(await guest.tables()).toEqual([]);
  expect([tables, enter].map((asked) => asked.mock.calls.length)).toEqual([0, 0]);
});

it('signs a guest in who comes back', async () => {
  kept.set('name', 'Guest');
  await guest.tables();
  expect(tables).toHaveBeenCalledOnce();
  expect(enter).toHaveBeenCalledOnce();
  expect(guest.called).toBe('Guest 1234');
});

it('makes no new guest of one whose session has ended', async () => {
  kept.set('name', 'Ada');
  tables.mockRejectedValue(new Refused({ code: 'server-no-identity' }));
  await expect(guest.tables()).rejects.toThrow(Refused);
  expect(enter).not.toHaveBeenCalled();
  // The next visit is like a first one.
  await guest.tables();
  expect(tables).toHaveBeenCalledOnce();
});

it('signs in whoever saves a name', async () => {
  rename.mockResolvedValue({ id: 'a', name: 'Ada' });
  await guest.rename('Ada');
  expect(enter).toHaveBeenCalledOnce();
  expect(guest.name).toBe('Ada');
});
