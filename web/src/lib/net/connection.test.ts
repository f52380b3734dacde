import { describe, expect, it } from 'vitest';
import type { FromClient, FromServer, Update } from '../wire/types';
import { Connection, type SocketEvents, type Watcher } from './connection';

/** A connection to a fake server, which the test controls. */
function fake() {
  const sockets: { events: SocketEvents; sent: FromClient[]; closed: boolean }[] = [];
  const waits: { milliseconds: number; then: () => void }[] = [];
  /** The timers that guard against silence. */
  const silences: typeof waits = [];
  let names = 0;
  const connection = new Connection({
    open: (events) => {
      const socket = { events, sent: [] as FromClient[], closed: false };
      sockets.push(socket);
      return {
        send: (text) => socket.sent.push(JSON.parse(text) as FromClient),
        close: () => {
          socket.closed = true;
          events.closed();
        },
      };
    },
    schedule: (milliseconds, then) => {
      const list = [8_000, 40_000].includes(milliseconds) ? silences : waits;
      const wait = { milliseconds, then };
      list.push(wait);
      return () => {
        if (list.includes(wait)) list.splice(list.indexOf(wait), 1);
      };
    },
    orderId: () => `order-${++names}`,
  });
  const socket = () => {
    const last = sockets.at(-1);
    if (!last) throw new Error('no socket');
    return last;
  };
  const say = (message: FromServer) => socket().events.received(JSON.stringify(message));
  return { connection, sockets, waits, silences, socket, say };
}

function watcher(seen: Update[], table = 't'): Watcher {
  const newest = () => seen.flatMap((update) => update.events).at(-1)?.number ?? 0;
  return {
    table,
    seat: 0,
    newest,
    update: (update) => seen.push(update),
    present: () => {},
    fault: () => {},
  };
}

const update = (...numbers: number[]): FromServer => ({
  type: 'update',
  table: 't',
  seat: 0,
  events: numbers.map((number) => ({ number, at: 0, what: 'created' })),
  more: false,
  state: {} as never,
});

/** A page of events that is not the last page. */
const page = (...numbers: number[]): FromServer => ({ ...update(...numbers), more: true }) as FromServer;

describe('a connection', () => {
  it('subscribes once the connection is open', () => {
    const { connection, socket } = fake();
    connection.watch(watcher([]));
    expect(socket().sent).toEqual([]);
    socket().events.opened();
    expect(socket().sent).toEqual([{ type: 'watch', table: 't', seat: 0, after: 0 }]);
  });

  it('goes on from the last number after a break', () => {
    const { connection, socket, say, waits, sockets } = fake();
    const seen: Update[] = [];
    connection.watch(watcher(seen));
    socket().events.opened();
    say(update(1, 2));
    socket().events.closed();
    waits.shift()?.then();
    expect(sockets.length).toBe(2);
    socket().events.opened();
    expect(socket().sent).toEqual([{ type: 'watch', table: 't', seat: 0, after: 2 }]);
    say(update(3));
    expect(seen.flatMap(({ events }) => events.map(({ number }) => number))).toEqual([1, 2, 3]);
  });

  it('asks again where an event is missing', () => {
    const { connection, socket, say } = fake();
    const seen: Update[] = [];
    connection.watch(watcher(seen));
    socket().events.opened();
    say(update(1));
    say(update(3));
    expect(seen.length).toBe(1);
    expect(socket().sent.at(-1)).toEqual({ type: 'watch', table: 't', seat: 0, after: 1 });
  });

  it('asks for page after page, and passes them on together', () => {
    const { connection, socket, say } = fake();
    const seen: Update[] = [];
    connection.watch(watcher(seen));
    socket().events.opened();
    say(page(1, 2));
    expect(socket().sent.at(-1)).toEqual({ type: 'more', table: 't' });
    say(page(3));
    expect(seen).toEqual([]);
    expect(socket().sent.length).toBe(3);
    say(update(4));
    expect(seen.map(({ events }) => events.map(({ number }) => number))).toEqual([[1, 2, 3, 4]]);
    say(update(5));
    expect(seen.at(-1)?.events.length).toBe(1);
  });

  it('turns the pages anew after a break or a gap', () => {
    const { connection, socket, say, waits } = fake();
    const seen: Update[] = [];
    connection.watch(watcher(seen));
    socket().events.opened();
    say(page(1, 2));
    socket().events.closed();
    waits.shift()?.then();
    socket().events.opened();
    expect(socket().sent).toEqual([{ type: 'watch', table: 't', seat: 0, after: 0 }]);
    say(page(1, 2));
    say(page(4));
    expect(socket().sent.at(-1)).toEqual({ type: 'watch', table: 't', seat: 0, after: 0 });
    say(page(1, 2));
    say(update(3));
    expect(seen.map(({ events }) => events.map(({ number }) => number))).toEqual([[1, 2, 3]]);
  });

  it('repeats an order that was not answered, with the same name', async () => {
    const { connection, socket, say, waits } = fake();
    const answer = connection.order('t', { do: 'resign', seat: 0 });
    socket().events.opened();
    const [order] = socket().sent;
    socket().events.closed();
    waits.shift()?.then();
    socket().events.opened();
    expect(socket().sent).toEqual([order]);
    say({ type: 'done', id: 'order-1' });
    expect(await answer).toBeNull();
  });

  it('sends no urgent order later that it cannot send now', async () => {
    const { connection, socket, say } = fake();
    connection.watch(watcher([]));
    expect(await connection.order('t', { do: 'resign', seat: 0 }, true)).toEqual({ code: 'page-not-sent' });
    socket().events.opened();
    expect(socket().sent.map(({ type }) => type)).toEqual(['watch']);
    const answer = connection.order('t', { do: 'resign', seat: 0 }, true);
    say({ type: 'done', id: 'order-1' });
    expect(await answer).toBeNull();
  });

  it('tells how many orders have no answer yet', async () => {
    const { connection, socket, say, waits } = fake();
    const counts: number[] = [];
    connection.onpending = (orders) => counts.push(orders);
    connection.watch(watcher([]));
    socket().events.opened();
    const answer = connection.order('t', { do: 'resign', seat: 0 }, true);
    // The order may or may not have arrived, so it is sent again. It still has no answer.
    socket().events.closed();
    waits.shift()?.then();
    socket().events.opened();
    expect(counts).toEqual([1]);
    say({ type: 'done', id: 'order-1' });
    await answer;
    expect(counts).toEqual([1, 0]);
  });

  it('says why an order was refused, and repeats it no more', async () => {
    const { connection, socket, say, waits } = fake();
    const answer = connection.order('t', { do: 'resign', seat: 0 });
    socket().events.opened();
    say({ type: 'refused', id: 'order-1', refusal: { code: 'table-over' } });
    expect(await answer).toEqual({ code: 'table-over' });
    socket().events.closed();
    waits.shift()?.then();
    socket().events.opened();
    expect(socket().sent).toEqual([]);
  });

  it('waits longer each time, until the server has said hello', () => {
    const { connection, socket, say, waits } = fake();
    connection.watch(watcher([]));
    const breaks = () => {
      socket().events.closed();
      const wait = waits.shift();
      wait?.then();
      return wait?.milliseconds;
    };
    expect([breaks(), breaks(), breaks()]).toEqual([400, 800, 1600]);
    socket().events.opened();
    say({ type: 'hello', me: { id: 'x', name: 'y' }, now: 0 });
    expect(breaks()).toBe(400);
  });

  it("passes on the server's time, when it says hello and at each beat", () => {
    const { connection, socket, say } = fake();
    const times: number[] = [];
    connection.ontime = (now) => times.push(now);
    connection.watch(watcher([]));
    socket().events.opened();
    say({ type: 'hello', me: { id: 'x', name: 'y' }, now: 5 });
    say({ type: 'beat', now: 3_600_005 });
    expect(times).toEqual([5, 3_600_005]);
  });

  it('says that the news may be out of date, until the server or another connection says otherwise', () => {
    const { connection, socket, say, waits } = fake();
    const states: boolean[] = [];
    connection.onstale = (stale) => states.push(stale);
    connection.watch(watcher([]));
    socket().events.opened();
    say({ type: 'stale', stale: true });
    say({ type: 'stale', stale: false });
    say({ type: 'stale', stale: true });
    socket().events.closed();
    waits.shift()?.then();
    socket().events.opened();
    expect(states).toEqual([false, true, false, true, false]);
  });

  it('comes back at once after a goodbye, and then as after any break', () => {
    const { connection, socket, say, waits, sockets } = fake();
    connection.watch(watcher([]));
    socket().events.opened();
    say({ type: 'goodbye' });
    expect(socket().closed).toBe(true);
    const pauses = [0, 1, 2].map(() => {
      const wait = waits.shift();
      wait?.then();
      socket().events.closed();
      return wait?.milliseconds;
    });
    expect(pauses).toEqual([0, 400, 800]);
    expect(sockets.length).toBe(4);
  });

  it('closes a silent connection and opens another', () => {
    const { connection, socket, sockets, say, silences, waits } = fake();
    const states: boolean[] = [];
    connection.onstatus = (open) => states.push(open);
    connection.watch(watcher([]));
    socket().events.opened();
    const before = silences[0];
    say({ type: 'beat', now: 0 });
    // Every message restarts the timeout.
    expect(silences.length).toBe(1);
    expect(silences[0]).not.toBe(before);
    expect(silences[0]?.milliseconds).toBe(40_000);
    silences[0]?.then();
    expect(socket().closed).toBe(true);
    expect(states).toEqual([true, false]);
    waits.shift()?.then();
    expect(sockets.length).toBe(2);
    // Events of the old socket are ignored.
    sockets[0]?.events.closed();
    sockets[0]?.events.received(JSON.stringify({ type: 'goodbye' }));
    expect(socket().closed).toBe(false);
    socket().events.opened();
    expect(states).toEqual([true, false, true]);
  });

  it('waits less long for an answer, and repeats the order on another connection', () => {
    const { connection, socket, silences, waits } = fake();
    connection.watch(watcher([]));
    socket().events.opened();
    void connection.order('t', { do: 'resign', seat: 0 });
    const order = socket().sent.at(-1);
    expect(silences.map(({ milliseconds }) => milliseconds)).toEqual([8_000]);
    silences[0]?.then();
    waits.shift()?.then();
    socket().events.opened();
    expect(socket().sent.at(-1)).toEqual(order);
  });

  it('does not wait for ever for a connection to open', () => {
    const { connection, socket, sockets, silences, waits } = fake();
    connection.watch(watcher([]));
    expect(silences[0]?.milliseconds).toBe(8_000);
    silences[0]?.then();
    expect(socket().closed).toBe(true);
    waits.shift()?.then();
    expect(sockets.length).toBe(2);
  });

  it('asks again, a little later, where the server had too much to do', () => {
    const { connection, socket, say, waits } = fake();
    const faults: string[] = [];
    connection.watch({ ...watcher([]), fault: ({ code }) => faults.push(code) });
    socket().events.opened();
    void connection.order('t', { do: 'resign', seat: 0 });
    const [watch, order] = socket().sent.splice(0);
    say({ type: 'fault', refusal: { code: 'server-too-much-waiting' } });
    waits.shift()?.then();
    expect(socket().sent.splice(0)).toEqual([watch, order]);
    say({ type: 'fault', refusal: { code: 'server-too-often' } });
    expect(socket().sent).toEqual([]);
    waits.shift()?.then();
    expect(socket().sent.splice(0)).toEqual([watch, order]);
    // Faults other than rate limits are reported even now.
    say({ type: 'fault', refusal: { code: 'server-failed' } });
    waits.shift()?.then();
    expect(socket().sent).toEqual([watch, order]);
    expect(faults).toEqual(['server-failed']);
    say({ type: 'fault', refusal: { code: 'table-unknown' } });
    expect([waits.length, faults]).toEqual([0, ['server-failed', 'table-unknown']]);
  });

  it('reports who is present', () => {
    const { connection, socket, say } = fake();
    const seen: number[][] = [];
    connection.watch({ ...watcher([]), present: (seats) => seen.push(seats) });
    socket().events.opened();
    say({ type: 'present', table: 't', seats: [1] });
    say({ type: 'present', table: 'other', seats: [0] });
    expect(seen).toEqual([[1]]);
  });

  it('unsubscribes from a table', () => {
    const { connection, socket, say } = fake();
    const seen: Update[] = [];
    const stop = connection.watch(watcher(seen));
    socket().events.opened();
    stop();
    expect(socket().sent.at(-1)).toEqual({ type: 'unwatch', table: 't' });
    say(update(1));
    expect(seen).toEqual([]);
  });

  it('stays closed once it is closed, until it is needed again', () => {
    const { connection, sockets, waits, silences, socket } = fake();
    const open: boolean[] = [];
    connection.onstatus = (status) => open.push(status);
    connection.watch(watcher([]))();
    socket().events.opened();
    connection.close();
    expect(sockets.map(({ closed }) => closed)).toEqual([true]);
    expect([waits, silences]).toEqual([[], []]);
    // The page does not report a lost connection.
    expect(open).toEqual([true, true]);
    connection.reconnectNow();
    expect(sockets).toHaveLength(1);
    connection.watch(watcher([], 'u'));
    expect(sockets).toHaveLength(2);
    socket().events.opened();
    expect(socket().sent).toEqual([{ type: 'watch', table: 'u', seat: 0, after: 0 }]);
  });
});
