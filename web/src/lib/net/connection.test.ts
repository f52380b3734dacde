import { describe, expect, it } from 'vitest';
import type { FromClient, FromServer, Update } from '../wire/types';
import { Connection, type LineEvents, type Watcher } from './connection';

/** A server that does nothing of itself. */
function fake() {
  const lines: { events: LineEvents; sent: FromClient[]; closed: boolean }[] = [];
  const waits: { milliseconds: number; then: () => void }[] = [];
  /** What is done when nothing is heard for so long. */
  const silences: typeof waits = [];
  let names = 0;
  const connection = new Connection({
    open: (events) => {
      const line = { events, sent: [] as FromClient[], closed: false };
      lines.push(line);
      return {
        send: (text) => line.sent.push(JSON.parse(text) as FromClient),
        close: () => {
          line.closed = true;
          events.closed();
        },
      };
    },
    later: (milliseconds, then) => {
      const list = [8_000, 40_000].includes(milliseconds) ? silences : waits;
      const wait = { milliseconds, then };
      list.push(wait);
      return () => {
        if (list.includes(wait)) list.splice(list.indexOf(wait), 1);
      };
    },
    name: () => `order-${++names}`,
  });
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('no line');
    return last;
  };
  const say = (message: FromServer) => line().events.said(JSON.stringify(message));
  return { connection, lines, waits, silences, line, say };
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
  state: {} as never,
});

describe('a connection', () => {
  it('watches once the line is open', () => {
    const { connection, line } = fake();
    connection.watch(watcher([]));
    expect(line().sent).toEqual([]);
    line().events.opened();
    expect(line().sent).toEqual([{ type: 'watch', table: 't', seat: 0, after: 0 }]);
  });

  it('goes on from the last number after a break', () => {
    const { connection, line, say, waits, lines } = fake();
    const seen: Update[] = [];
    connection.watch(watcher(seen));
    line().events.opened();
    say(update(1, 2));
    line().events.closed();
    waits.shift()?.then();
    expect(lines.length).toBe(2);
    line().events.opened();
    expect(line().sent).toEqual([{ type: 'watch', table: 't', seat: 0, after: 2 }]);
    say(update(3));
    expect(seen.flatMap(({ events }) => events.map(({ number }) => number))).toEqual([1, 2, 3]);
  });

  it('asks again where an event is missing', () => {
    const { connection, line, say } = fake();
    const seen: Update[] = [];
    connection.watch(watcher(seen));
    line().events.opened();
    say(update(1));
    say(update(3));
    expect(seen.length).toBe(1);
    expect(line().sent.at(-1)).toEqual({ type: 'watch', table: 't', seat: 0, after: 1 });
  });

  it('repeats an order that was not answered, with the same name', async () => {
    const { connection, line, say, waits } = fake();
    const answer = connection.order('t', { do: 'resign', seat: 0 });
    line().events.opened();
    const [order] = line().sent;
    line().events.closed();
    waits.shift()?.then();
    line().events.opened();
    expect(line().sent).toEqual([order]);
    say({ type: 'done', id: 'order-1' });
    expect(await answer).toBeNull();
  });

  it('says why an order was refused, and repeats it no more', async () => {
    const { connection, line, say, waits } = fake();
    const answer = connection.order('t', { do: 'resign', seat: 0 });
    line().events.opened();
    say({ type: 'refused', id: 'order-1', refusal: { code: 'table-over' } });
    expect(await answer).toEqual({ code: 'table-over' });
    line().events.closed();
    waits.shift()?.then();
    line().events.opened();
    expect(line().sent).toEqual([]);
  });

  it('waits longer each time, until the server has said hello', () => {
    const { connection, line, say, waits } = fake();
    connection.watch(watcher([]));
    const breaks = () => {
      line().events.closed();
      const wait = waits.shift();
      wait?.then();
      return wait?.milliseconds;
    };
    expect([breaks(), breaks(), breaks()]).toEqual([400, 800, 1600]);
    line().events.opened();
    say({ type: 'hello', me: { id: 'x', name: 'y' }, now: 0 });
    expect(breaks()).toBe(400);
  });

  it('comes back after a goodbye', () => {
    const { connection, line, say, waits, lines } = fake();
    connection.watch(watcher([]));
    line().events.opened();
    say({ type: 'goodbye' });
    expect(line().closed).toBe(true);
    waits.shift()?.then();
    expect(lines.length).toBe(2);
  });

  it('gives a silent line up and opens another', () => {
    const { connection, line, lines, say, silences, waits } = fake();
    const states: boolean[] = [];
    connection.onstatus = (open) => states.push(open);
    connection.watch(watcher([]));
    line().events.opened();
    const before = silences[0];
    say({ type: 'beat' });
    // Whatever is heard begins the time anew.
    expect(silences.length).toBe(1);
    expect(silences[0]).not.toBe(before);
    expect(silences[0]?.milliseconds).toBe(40_000);
    silences[0]?.then();
    expect(line().closed).toBe(true);
    expect(states).toEqual([true, false]);
    waits.shift()?.then();
    expect(lines.length).toBe(2);
    // What the old line still has to say is not heard.
    lines[0]?.events.closed();
    lines[0]?.events.said(JSON.stringify({ type: 'goodbye' }));
    expect(line().closed).toBe(false);
    line().events.opened();
    expect(states).toEqual([true, false, true]);
  });

  it('waits less long for an answer, and repeats the order on another line', () => {
    const { connection, line, silences, waits } = fake();
    connection.watch(watcher([]));
    line().events.opened();
    void connection.order('t', { do: 'resign', seat: 0 });
    const order = line().sent.at(-1);
    expect(silences.map(({ milliseconds }) => milliseconds)).toEqual([8_000]);
    silences[0]?.then();
    waits.shift()?.then();
    line().events.opened();
    expect(line().sent.at(-1)).toEqual(order);
  });

  it('does not wait for ever for a line to open', () => {
    const { connection, line, lines, silences, waits } = fake();
    connection.watch(watcher([]));
    expect(silences[0]?.milliseconds).toBe(8_000);
    silences[0]?.then();
    expect(line().closed).toBe(true);
    waits.shift()?.then();
    expect(lines.length).toBe(2);
  });

  it('asks again, a little later, where the server had too much to do', () => {
    const { connection, line, say, waits } = fake();
    const faults: string[] = [];
    connection.watch({ ...watcher([]), fault: ({ code }) => faults.push(code) });
    line().events.opened();
    void connection.order('t', { do: 'resign', seat: 0 });
    const [watch, order] = line().sent.splice(0);
    say({ type: 'fault', refusal: { code: 'server-too-often' } });
    expect(line().sent).toEqual([]);
    waits.shift()?.then();
    expect(line().sent.splice(0)).toEqual([watch, order]);
    // What cannot be told of is said meanwhile.
    say({ type: 'fault', refusal: { code: 'server-failed' } });
    waits.shift()?.then();
    expect(line().sent).toEqual([watch, order]);
    expect(faults).toEqual(['server-failed']);
    say({ type: 'fault', refusal: { code: 'table-unknown' } });
    expect([waits.length, faults]).toEqual([0, ['server-failed', 'table-unknown']]);
  });

  it('tells who is there', () => {
    const { connection, line, say } = fake();
    const seen: number[][] = [];
    connection.watch({ ...watcher([]), present: (seats) => seen.push(seats) });
    line().events.opened();
    say({ type: 'present', table: 't', seats: [1] });
    say({ type: 'present', table: 'other', seats: [0] });
    expect(seen).toEqual([[1]]);
  });

  it('lets go of a table', () => {
    const { connection, line, say } = fake();
    const seen: Update[] = [];
    const stop = connection.watch(watcher(seen));
    line().events.opened();
    stop();
    expect(line().sent.at(-1)).toEqual({ type: 'unwatch', table: 't' });
    say(update(1));
    expect(seen).toEqual([]);
  });
});
