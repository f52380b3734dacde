import { device } from '../device/here';
import { isHere } from '../device/ids';
import { server } from '../net/server.svelte';
import type { TableInfo } from '../wire/types';

const KEY = 'removed';
/** The most tables that are remembered: more than the server lists. */
const MOST = 200;

/** The tables that this device shows no more. */
class Removed {
  #ids = $state.raw(stored());

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  /** Ends what is still going on at a table, if the rules of the table let the viewer, and shows it no more. */
  async remove({ id, stage, yours }: TableInfo): Promise<void> {
    this.#ids = [...this.#ids, id].slice(-MOST);
    if (isHere(id)) return device.remove(id);
    localStorage.setItem(KEY, JSON.stringify(this.#ids));
    const [seat] = yours;
    if (stage === 'over' || seat === undefined) return;
    // Before everybody has acted a game may be aborted; later it is resigned. A guest leaves a table that waits.
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
