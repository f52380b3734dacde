// Where the first actions of a line lead, so that a hint can say what they do.
import { Engine } from '../pocket/engine';
import type { Study } from '../wire/types';
import { momentsTo, type Moment } from './moments';

/** How many actions of a line a hint describes with their effects. */
const TOLD = 2;

/**
 * The moments to which the first actions of a line lead, after the moment at `ply` of a record. Empty if they cannot
 * be played.
 */
export async function follow(record: string, ply: number, line: Study['line']): Promise<Moment[]> {
  const engine = new Engine();
  try {
    let place = { record, path: String(ply) };
    let moments: Moment[] = [];
    for (const { action } of line.slice(0, TOLD)) {
      const led = await engine.ask({
        type: 'explore',
        ...place,
        seat: null,
        edit: { do: 'play', action },
      });
      moments = momentsTo(led);
      place = { record: led.record, path: led.path };
    }
    return moments.slice(ply + 1);
  } catch {
    // The hint is worth giving without its effects.
    return [];
  } finally {
    engine.stop();
  }
}
