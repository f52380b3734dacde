import { device } from '../device/here';
import { isHere } from '../device/ids';
import { server } from '../net/server.svelte';
import type { TableInfo } from '../wire/types';

const KEY = 'removed';
/** The maximum number of tables to remember: more than the server lists. */
const MOST = 200;

/** The tables that this device no longer shows. */
class Removed {
  #ids = $state.raw(stored());

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  /** Hides a table on this device. If its game is not over, also aborts, leaves or resigns it. */
  async remove({ id, stage, yours }: TableInfo): Promise<void> {
    if (isHere(id)) await device.remove(id);
    this.#ids = [...this.#ids, id].slice(-MOST);
    if (isHere(id)) return;
    localStorage.setItem(KEY, JSON.stringify(this.#ids.filter((id) => !isHere(id))));
    const [seat] = yours;
    if (stage === 'over' || seat === undefined) return;
    // Until everybody has acted, a player may abort. Later, they can only resign. At a table that still waits
    // for players, a guest can only leave.
    const orders = ['abort', stage === 'waiting' ? 'leave' : 'resign'] as const;
    for (const what of orders) if ((await server.connection.order(id, { do: what, seat })) === null) return;
  }
}

function stored(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const removed = new Removed();
