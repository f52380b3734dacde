import { beforeEach, expect, it, vi } from 'vitest';

/** A history like that of a browser: steps back and forth arrive later. */
class FakeHistory {
  entries: { address: string; state: unknown }[] = [{ address: 'a', state: null }];
  at = 0;
  arrive: () => void = () => {};

  get state() {
    return this.entries[this.at]?.state;
  }
  get address() {
    return this.entries[this.at]?.address ?? '';
  }
  pushState(state: unknown, _: string, address = this.address) {
    this.entries.splice(++this.at, Infinity, { address, state });
  }
  replaceState(state: unknown, _: string, address = this.address) {
    this.entries[this.at] = { address, state };
  }
  go(by: number) {
    setTimeout(() => {
      this.at += by;
      this.arrive();
    }, 20);
  }
}

let history: FakeHistory;
/** The module as a page loads it. */
async function load() {
  vi.resetModules();
  return import('./layers');
}
const passed = () => new Promise((done) => setTimeout(done, 60));
/** Waits long enough for `settle` to run, but not for a step back to arrive. */
const settling = () => new Promise((done) => setTimeout(done, 5));
async function back() {
  history.go(-1);
  await passed();
}
const addresses = () => history.entries.slice(0, history.at + 1).map(({ address }) => address);

beforeEach(() => {
  history = new FakeHistory();
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', {
    get href() {
      return history.address;
    },
  });
  vi.stubGlobal('addEventListener', (_: string, arrive: () => void) => (history.arrive = arrive));
});

it('lets Back close the layers, the highest first, before it leaves the page', async () => {
  const { layer } = await load();
  const closed: string[] = [];
  layer(() => closed.push('low'));
  layer(() => closed.push('high'));
  await passed();
  expect(addresses()).toEqual(['a', 'a', 'a']);
  await back();
  expect(closed).toEqual(['high']);
  await back();
  expect([closed, addresses()]).toEqual([['high', 'low'], ['a']]);
});

it('keeps no entry of a layer that was closed otherwise, or was left for another page', async () => {
  const { layer, advance } = await load();
  const close = layer(() => {});
  await passed();
  close();
  await passed();
  expect([addresses(), history.state]).toEqual([['a'], null]);
  layer(() => {});
  await passed();
  advance('b', () => {});
  expect([addresses(), history.state]).toEqual([['a', 'b'], null]);
});

it('keeps an address that changed while a layer was open', async () => {
  const { layer, advance, readdress } = await load();
  layer(() => {});
  await passed();
  readdress('a2');
  await back();
  expect(addresses()).toEqual(['a2']);
  const close = layer(() => {});
  await passed();
  readdress('a3');
  advance('b', close);
  await passed();
  expect(addresses()).toEqual(['a2', 'a3', 'b']);
  await back();
  expect([addresses(), history.state]).toEqual([['a2', 'a3'], null]);
});

it('goes on only once the entry of a closed layer was left', async () => {
  const { layer, advance } = await load();
  const close = layer(() => {});
  await passed();
  close();
  await settling();
  const arrived = vi.fn();
  advance('b', arrived);
  expect(arrived).not.toHaveBeenCalled();
  await passed();
  expect([addresses(), arrived.mock.calls.length]).toEqual([['a', 'b'], 1]);
});

it('does not close a layer that opens while the entry of another one is being left', async () => {
  const { layer } = await load();
  const close = layer(() => {});
  await passed();
  close();
  await settling();
  const closed = vi.fn();
  layer(closed);
  await passed();
  expect([addresses(), history.state]).toEqual([['a', 'a'], { layers: 1 }]);
  await back();
  expect([closed.mock.calls.length, addresses()]).toEqual([1, ['a']]);
});

it('takes the entry of a layer for an ordinary one after a reload', async () => {
  history.pushState({ layers: 1 }, '');
  const { layer } = await load();
  const close = layer(() => {});
  await passed();
  expect(addresses()).toEqual(['a', 'a', 'a']);
  close();
  await passed();
  expect([addresses(), history.state]).toEqual([['a', 'a'], null]);
});

it('keeps what else an entry of the history holds', async () => {
  history.replaceState({ own: 1 }, '');
  const { layer } = await load();
  const close = layer(() => {});
  await passed();
  expect(history.state).toEqual({ own: 1, layers: 1 });
  vi.resetModules();
  // A reload while the layer is open: the entry is an ordinary one afterwards.
  await load();
  expect(history.state).toEqual({ own: 1 });
  close();
});
