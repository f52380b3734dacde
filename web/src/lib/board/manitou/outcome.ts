/** Says in a few words, in the ground itself, what the latest action there came to. */

import { say } from '$lib/words/words.svelte';
import { isHunter } from './names';
import { placing, type Line } from './ranks';
import { laid, type Acted, type Namer } from './told';
import { heroes, verdict } from './trial';

export interface Outcome {
  ground: number;
  /** Empty if what was said of the ground no longer holds. */
  text: string;
  /** The seat that the outcome favours; null if it favours nobody. */
  seat: number | null;
}

/** Clears the words in a ground that a hunter has left (MN-17): they no longer hold. */
export const cleared = ({ parts }: Acted): Outcome[] =>
  parts.kind === 'move' ? [{ ground: parts.from, text: '', seat: null }] : [];

/** What a card that was laid into a ground came to; null for any other action. */
export function outcome({ board, parts, by, trial }: Acted, namer: Namer): Outcome | null {
  const to = laid(parts);
  if (by === null || !to) return null;
  const { card, ground } = to;
  const who = { player: namer.player(by), by: namer.whose(by) };
  if (isHunter(card)) {
    const placed = placing(board, by, ground);
    const seat = placed.rank === 'tie' ? null : by;
    return { ground, seat, text: say('page-manitou-outcome-hunter', { ...who, ...placed }) };
  }
  const found = trial && verdict(trial, card);
  const [first, second] = heroes(board, by, ground);
  const args = { ...who, card: namer.card(card), other: namer.card(found?.other ?? first?.card ?? card) };
  const key = found?.verdict ?? (second ? 'joins' : 'leads');
  const seat =
    key === 'defeated' ? (found?.seat ?? null) : key === 'alike' || key === 'sacrifice' ? null : by;
  return { ground, seat, text: say(`page-manitou-outcome-${key}`, args) };
}

/** Why the tiles of a ground go to whoever takes them now; null if nobody does. */
export function taking(lines: Line[], ground: number, namer: Namer): Outcome | null {
  const at = lines.findIndex(({ left }) => left > 0);
  const line = lines[at];
  const seat = line?.seats[0];
  if (!line || seat === undefined) return null;
  const args = { player: namer.player(seat), by: namer.whose(seat), own: line.strength, tiles: line.tiles };
  const other = lines[at + 1]?.strength ?? 0;
  const tied = lines.slice(0, at).find(({ share }) => share === 'tie')?.strength ?? 0;
  return { ground, seat, text: say(`page-manitou-taking-${line.share}`, { ...args, other, tied }) };
}
