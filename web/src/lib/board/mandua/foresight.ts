/** What a hunter on a field would lead to. The board shows this before it is played, without asking the engine. */
import type { ManduaBoard, ManduaDeed, ManduaField } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { place } from './places';
import { captures, highest, locking, withHunter, type Capture } from './reach';

/** An action that puts a hunter on a field. */
type Settling = Extract<ManduaDeed, { kind: 'place' | 'go' }>;

/** The board once the hunter stands there. */
export const settled = (board: ManduaBoard, deed: Settling): ManduaBoard => ({
  ...board,
  ...withHunter(
    {
      tigers: board.tigers,
      hunters: deed.kind === 'go' ? board.hunters.filter((field) => field !== deed.from) : board.hunters,
    },
    deed.to,
  ),
});

/** What Tiger could capture in its next turn. */
export interface Danger {
  /** The captures that may begin the turn. */
  starts: Capture[];
  /** How many hunters the turn captures; null if finding that out would take too long. */
  total: number | null;
  beaten: Set<string>;
  /** All captures of such turns, and whether they may begin one. */
  captures: (Capture & { atOnce: boolean })[];
}

export function danger(fields: ManduaField[], board: ManduaBoard): Danger {
  const most = highest(fields, board);
  const starts = most?.starts ?? captures(fields, board);
  const atOnce = ({ tiger, to }: Capture) => starts.some((start) => start.tiger === tiger && start.to === to);
  return {
    starts,
    total: most?.total ?? null,
    beaten: most?.beaten ?? new Set(starts.flatMap(({ beaten }) => beaten)),
    captures: [...(most?.captures.values() ?? starts)].map((one) => ({ ...one, atOnce: atOnce(one) })),
  };
}

/**
 * What a hunter on the field `to` would lead to, in words: which hunters a tiger could then beat (MD-8, MD-9), and
 * which tigers the new hunter locks in (MD-23).
 */
export function forecast(
  fields: ManduaField[],
  board: ManduaBoard,
  to: string,
  then: ManduaBoard,
  { starts, total }: Danger,
): string {
  const { shut, all } = locking(fields, board, then);
  const tigers = board.tigers.length;
  const locks = { number: shut.length, locked: all, tigers };
  const words = shut.length > 0 ? [say('page-mandua-ahead-locks', { to, ...locks })] : [];
  if (all === tigers) return words.join(' ');
  const capture = starts.find(({ beaten }) => beaten.includes(to)) ?? starts[0];
  if (!capture) return [...words, say('page-mandua-ahead-safe', { to, more: words.length })].join(' ');
  const { tiger, beaten } = capture;
  const taken = total ?? beaten.length;
  return [
    ...words,
    say('page-mandua-ahead-beats', {
      to,
      more: words.length,
      where: place('where', tiger),
      how: beaten.length === 2 ? 'pair' : 'jump',
      over: beaten[0] === to ? 'self' : (beaten[0] ?? ''),
      at: capture.to,
      lands: place('to', capture.to),
      total: taken > (beaten.length === 2 ? 2 : 1) ? taken : 0,
    }),
  ].join(' ');
}
