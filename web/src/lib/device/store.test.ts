import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TableInfo } from '../wire/types';
import { Store } from './store';

const add = (id: string, after: number, entries: string[], info: TableInfo) => ({ id, after, entries, info });
const info = (ply: number) => ({ id: 'here-1', ply }) as TableInfo;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the tables of this device', () => {
  it('are kept with their logs', async () => {
    const store = new Store();
    expect(await store.append([add('here-1', 0, ['a', 'b'], info(0))], 5)).toBe(true);
    expect(await store.append([add('here-1', 2, ['c'], info(1))], 6)).toBe(true);
    expect(await store.append([add('here-10', 0, ['z'], info(0))], 6)).toBe(true);
    const again = new Store();
    expect(await again.log('here-1')).toEqual(['a', 'b', 'c']);
    expect(await again.table('here-1')).toEqual({ id: 'here-1', number: 3, info: info(1), alive: 6 });
    expect((await again.tables()).map(({ id }) => id)).toEqual(['here-1', 'here-10']);
  });

  it('keep their numbers when an entry has more digits', async () => {
    const store = new Store();
    const entries = Array.from({ length: 12 }, (_, place) => String(place));
    await store.append([add('here-1', 0, entries, info(0))], 5);
    expect(await store.log('here-1')).toEqual(entries);
  });

  it('take no entries behind a log that has changed', async () => {
    const [one, other] = [new Store(), new Store()];
    await one.append([add('here-1', 0, ['a'], info(0))], 5);
    const both = await Promise.all([
      one.append([add('here-1', 1, ['b'], info(1))], 6),
      other.append([add('here-1', 1, ['x', 'y'], info(2))], 6),
    ]);
    expect([...both].sort()).toEqual([false, true]);
    expect((await one.log('here-1')).length).toBe(both[0] ? 2 : 3);
    for (const after of [0, 7])
      expect(await one.append([add('here-1', after, ['q'], info(9))], 7)).toBe(false);
    expect((await one.table('here-1'))?.info.ply).toBe(both[0] ? 1 : 2);
  });

  it('are changed together or not at all', async () => {
    const store = new Store();
    await store.append([add('here-1', 0, ['a'], info(0))], 5);
    const [one, next] = [add('here-1', 1, ['b'], info(1)), add('here-2', 0, ['x'], info(0))];
    expect(await store.append([{ ...one, after: 2 }, next], 6)).toBe(false);
    expect([await store.log('here-1'), await store.log('here-2')]).toEqual([['a'], []]);
    expect(await store.append([one, next], 6)).toBe(true);
    expect([await store.log('here-1'), await store.log('here-2')]).toEqual([['a', 'b'], ['x']]);
  });

  it('stay if more has happened than their remover knows', async () => {
    const store = new Store();
    await store.append([add('here-1', 0, ['a', 'b'], info(0))], 5);
    expect([await store.remove('here-1', 1), await store.log('here-1')]).toEqual([false, ['a', 'b']]);
    expect([await store.remove('here-1', 2), await store.log('here-1')]).toEqual([true, []]);
  });

  it('are removed with their logs', async () => {
    const store = new Store();
    await store.append([add('here-1', 0, ['a'], info(0))], 5);
    await store.append([add('here-2', 0, ['b'], info(0))], 5);
    await store.remove('here-1');
    await store.keepAlive('here-1', 9);
    expect([await store.log('here-1'), await store.table('here-1')]).toEqual([[], undefined]);
    expect(await store.log('here-2')).toEqual(['b']);
  });

  it('know when they were last shown', async () => {
    const store = new Store();
    await store.append([add('here-1', 0, ['a'], info(0))], 5);
    await store.keepAlive('here-1', 9);
    await store.keepAlive('here-1', 7);
    expect((await store.table('here-1'))?.alive).toBe(9);
  });
});
