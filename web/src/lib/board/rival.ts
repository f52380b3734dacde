import type { Remark } from './face';

/** The only opponent of a viewer who plays one of two seats. */
export interface Rival {
  /** The name of a person; null for a computer. */
  name: string | null;
}

/** The opponent of a viewer with the seat `you`; null if there is not exactly one. */
export function rivalOf(
  you: number | null | undefined,
  names: string[] | undefined,
  levels: (number | null)[] | undefined,
): Rival | null {
  if (you === null || you === undefined || names?.length !== 2) return null;
  const [seat, name] = [1 - you, names[1 - you]];
  return (levels?.[seat] ?? null) === null ? { name: name ?? null } : { name: null };
}

/**
 * The arguments that say whom a remark is about, each with the argument that holds the name of that player.
 */
const ABOUT = { whose: 'side', yours: 'next', banks: 'other' };

/** The same remark, in which the only opponent is called by name, or "the computer", instead of by colour. */
export function calling<R extends Remark>(remark: R, rival: Rival | null): R {
  if (!rival) return remark;
  const args = { ...remark.args };
  for (const [about, named] of Object.entries(ABOUT)) {
    if (args[about] !== 'other') continue;
    if (rival.name === null) args[about] = 'computer';
    else args[named] = rival.name;
  }
  return { ...remark, args };
}
