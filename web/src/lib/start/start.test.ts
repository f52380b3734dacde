import { beforeEach, expect, it, vi } from 'vitest';
import { NotStarted } from '../pocket/crashed';
import type { GameInfo } from '../wire/types';
import { instead } from './instead.svelte';
import { DEFAULT_PLAN, type Plan } from './plan';
import { start } from './start';

const { create, createOnline, signIn, go } = vi.hoisted(() => ({
  create: vi.fn<() => Promise<string>>(),
  createOnline: vi.fn(() => Promise.resolve({ id: 'online' })),
  signIn: vi.fn(() => Promise.resolve()),
  go: vi.fn(),
}));
vi.mock('../device/here', () => ({ device: { create } }));
vi.mock('../net/api', () => ({ api: { create: createOnline } }));
vi.mock('../net/guest.svelte', () => ({ guest: { signIn } }));
vi.mock('../router.svelte', () => ({ router: { go } }));
vi.mock('../site', () => ({ isSite: false }));

const info = { name: 'mana', options: [], seats: [2], seats_option: null, levels: 8 } as unknown as GameInfo;
const plan: Plan = DEFAULT_PLAN;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', { setItem: vi.fn() });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('asks the server for nothing while the browser keeps the game', async () => {
  create.mockResolvedValueOnce('here-1');
  await start(plan, info);
  expect(instead.answer).toBe(null);
  expect([signIn, createOnline].map((asked) => asked.mock.calls.length)).toEqual([0, 0]);
  expect(go).toHaveBeenCalledWith('/table/here-1');
});

it.each([
  ['plays on the server', true],
  ['begins no game', false],
])('asks where the browser cannot keep the game, and %s', async (_, agreed) => {
  create.mockRejectedValueOnce(new NotStarted('no engine'));
  const started = start(plan, info);
  await vi.waitFor(() => expect(instead.answer).not.toBe(null));
  expect(signIn).not.toHaveBeenCalled();
  instead.answer?.(agreed);
  await started;
  expect(instead.answer).toBe(null);
  expect([signIn, createOnline].map((asked) => asked.mock.calls.length)).toEqual(agreed ? [1, 1] : [0, 0]);
  expect(go.mock.calls).toEqual(agreed ? [['/table/online']] : []);
});
