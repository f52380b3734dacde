/** A socket to the tables of this device, which uses the same messages as the WebSocket of a server. */

import type { Socket, SocketEvents } from '../net/connection';
import { refusalOf } from '../net/refused';
import type { FromClient, FromServer } from '../wire/types';
import type { Device } from './device';

/** The interval between heartbeats, in milliseconds. */
const BEAT = 5_000;

interface Watch {
  seat: number | null;
  /** The number of the last event that was sent. */
  sent: number;
  /** Fires at the table's deadline. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Settles once the newest update is sent. The next update waits for it. */
  telling: Promise<void>;
}

export class DeviceSocket implements Socket {
  readonly #device: Device;
  readonly #events: SocketEvents;
  readonly #watches = new Map<string, Watch>();
  readonly #beat: ReturnType<typeof setInterval>;

  constructor(device: Device, events: SocketEvents) {
    this.#device = device;
    this.#events = events;
    device.onchange = (id) => this.#tell(id);
    this.#beat = setInterval(() => this.#attendAll(), BEAT);
    queueMicrotask(() => {
      events.opened();
      this.#say({ type: 'hello', me: { id: 'local', name: '' }, now: Date.now() });
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromClient;
    switch (message.type) {
      case 'watch':
        return void this.#watch(message.table, message.seat, message.after);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'order':
        return void this.#device.order(message.table, message.id, message.command).then(
          () => this.#say({ type: 'done', id: message.id }),
          (error: unknown) => this.#say({ type: 'refused', id: message.id, refusal: refusalOf(error) }),
        );
      case 'more':
      // Updates from this device are never split into pages, so there is nothing more to send.
    }
  }

  close(): void {
    clearInterval(this.#beat);
    for (const id of [...this.#watches.keys()]) this.#unwatch(id);
    this.#events.closed();
  }

  async #watch(id: string, seat: number | null, after: number): Promise<void> {
    this.#unwatch(id);
    this.#watches.set(id, { seat, sent: after, timer: undefined, telling: Promise.resolve() });
    try {
      await this.#device.attend(id, true);
      const { seats } = await this.#device.table(id);
      const people = seats.flatMap(({ sitter }, seat) => (sitter === 'computer' ? [] : [seat]));
      this.#say({ type: 'present', table: id, seats: people });
      this.#tell(id);
    } catch (error) {
      this.#say({ type: 'fault', refusal: refusalOf(error) });
    }
  }

  #unwatch(id: string): void {
    clearTimeout(this.#watches.get(id)?.timer);
    this.#watches.delete(id);
  }

  /** Sends the news of a table. Then sets its timer and lets its computers think. */
  #tell(id: string): void {
    const watch = this.#watches.get(id);
    if (watch) watch.telling = watch.telling.then(() => this.#update(id, watch));
  }

  async #update(id: string, watch: Watch): Promise<void> {
    if (this.#watches.get(id) !== watch) return;
    try {
      const update = await this.#device.news(id, watch.seat, watch.sent);
      if (this.#watches.get(id) !== watch) return;
      watch.sent = update.state.number;
      this.#say({ ...update, type: 'update' });
      clearTimeout(watch.timer);
      const { deadline } = update.state;
      if (deadline !== null) {
        // Always update afterwards, which sets a new timer: the device's clock may have been set back meanwhile.
        const end = () => this.#see(this.#device.passTime(id).then(() => this.#tell(id)));
        watch.timer = setTimeout(() => void end(), Math.max(0, deadline - Date.now()));
      }
      void this.#see(this.#device.think(id, () => this.#watches.has(id)));
    } catch (error) {
      this.#say({ type: 'fault', refusal: refusalOf(error) });
    }
  }

  /** Sends a heartbeat, and notes that all watched tables are shown. */
  #attendAll(): void {
    this.#say({ type: 'beat', now: Date.now() });
    for (const id of this.#watches.keys()) void this.#see(this.#device.attend(id));
  }

  /** Waits for background work, and reports its failure to the page as a fault. */
  async #see(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => this.#say({ type: 'fault', refusal: refusalOf(error) }));
  }

  #say(message: FromServer): void {
    this.#events.received(JSON.stringify(message));
  }
}
