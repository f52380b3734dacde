import { expect, it, vi } from 'vitest';
import { refusalOf } from '../net/refused';
import { NotStarted } from './crashed';
import { RecordReader } from './records';

vi.mock('./engine', () => ({
  Engine: class {
    ask = () => Promise.reject(new NotStarted('no engine'));
    stop(): void {}
  },
}));

it('sends no record to the server where the engine cannot start', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const reader = new RecordReader();
  for (const asked of [reader.records('text'), reader.show('record'), reader.study('record', 1, false)]) {
    const reason: unknown = await asked.catch((error: unknown) => error);
    expect(refusalOf(reason)).toEqual({ code: 'page-engine-not-started' });
  }
  expect(fetch).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});
