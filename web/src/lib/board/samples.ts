import type { Action, Board, Effect, Geometry, Legal } from '../wire/types';

/** A randomly played game, as `crates/wire/tests/samples.rs` writes it to a file. */
export interface Sample {
  spec: string;
  /** The keys of the seats' names in the book; empty if the seats only have numbers. */
  seat_names: string[];
  geometry: Geometry;
  moments: Moment[];
}

export interface Moment {
  action: string | null;
  parts: Action | null;
  by: number | null;
  effect: Effect | null;
  board: Board;
  turn: number | null;
  legal: Legal | null;
}

const files = import.meta.glob<Sample>('../samples/*.json', { import: 'default' });

export const sampleNames = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''));

export async function sample(name: string): Promise<Sample> {
  const load = files[`../samples/${name}.json`];
  if (!load) throw new Error(`no sample ${name}`);
  return load();
}
