// Where the best action leads, so that a hint can say what it does.
import { Engine } from '../pocket/engine';
import { momentsTo, type Moment } from './moments';

/** The moment to which an action leads after the moment at `ply` of a record; undefined if it cannot be played. */
export async function momentAfter(record: string, ply: number, action: string): Promise<Moment | undefined> {
  const engine = new Engine();
  try {
    const edit = { do: 'play', action } as const;
    const led = await engine.ask({ type: 'explore', record, path: String(ply), seat: null, edit });
    return momentsTo(led)[ply + 1];
  } catch {
    // The hint is worth giving without its effects.
    return undefined;
  } finally {
    engine.stop();
  }
}
