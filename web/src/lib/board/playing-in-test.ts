/** Plays games with the engine of the page, for tests of what looks ahead without it. */
import { Engine } from '$lib/pocket/engine-in-test';
import type { Legal } from '$lib/wire/types';

const engine = new Engine();

/** A random number generator with a seed. */
export const seeded = (seed: number) => (below: number) =>
  Math.floor(((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32) * below);

/** A place in a game. */
export interface At {
  record: string;
  path: string;
  text: string;
  turn: number | null;
  legal: Legal | null;
}

async function look(record: string, path: string): Promise<At> {
  const found = await engine.ask({ type: 'options', record, path, seed: 1 });
  if (found.type !== 'options') throw new Error(found.type);
  return { record, path, text: found.position ?? '', turn: found.turn, legal: found.legal };
}

export async function begin(spec: string): Promise<At> {
  const found = await engine.ask({ type: 'begin', spec, position: null });
  if (found.type !== 'record') throw new Error(found.type);
  return look(found.record, '0');
}

export async function play({ record, path }: At, action: string): Promise<At> {
  const edit = { do: 'play', action } as const;
  const found = await engine.ask({ type: 'explore', record, path, seat: null, edit });
  if (found.type !== 'analysis') throw new Error(found.type);
  return look(found.record, found.path);
}

/** How much worse an action is than the best one, by a search with this number of nodes. */
export async function loss({ record, path }: At, also: string, nodes: number): Promise<number> {
  const wish = { nodes, lines: 1, also, tables: 'common', seed: 1 } as const;
  const study = await engine.ask({ type: 'study', record, path, ...wish });
  if (study.type !== 'lines') throw new Error(study.type);
  const worth = study.lines.find(({ line }) => line[0]?.action === also)?.value ?? 0;
  return Math.max(...study.lines.map(({ value }) => value)) - worth;
}
